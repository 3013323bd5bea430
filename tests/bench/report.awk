# Reads medians ("program benchmark field value"), then targets.tsv; prints the table and the curves.
BEGIN {
  FS = "\t"
  line = "%-68s %10s %8s %8s %8s  %10s %8s\n"
}

FILENAME !~ /targets\.tsv$/ {
  found[$1, $2, $3] = $4
  if ($3 == "cpu" && $2 ~ /^[a-z_0-9]+\/[a-z]+:[0-9]+$/) {
    split($2, parts, /[\/:]/)
    points[$1, parts[1]] = points[$1, parts[1]] " " parts[3]
    argument[$1, parts[1]] = parts[2]
  }
  next
}

/^#/ || index(chosen, " " $3 " ") == 0 { next }

function figure(value) { return value >= 1000 ? sprintf("%.0f", value) : sprintf("%.3g", value) }

$1 == "row" {
  if (!heading++) printf line, "what", "median", "must", "aim", "of must", "peer now", "paired"
  if (!(($3, $4, $5) in found)) {
    printf line, $2, "MISSING", $8, $9, "", "", ""
    missing++
    next
  }
  value = found[$3, $4, $5] / $6
  of_must = $8 == "-" ? "" : sprintf("%.2f", value / $8)
  peer = paired = ""
  if ($10 != "-" && ($3, $10, $5) in found) {
    now = found[$3, $10, $5] / $6
    peer = figure(now) " " $7
    if ($8 != "-") paired = sprintf("%.2f", value / now * $11 / $8)
  }
  printf line, $2, figure(value) " " $7, $8, $9, of_must, peer, paired
}

# From few to many; the exponent is the slope between the ends, 1 where twice as much takes twice as long.
$1 == "curve" {
  if (!curves++) printf "\n%-50s %s\n", "how it grows", "exponent, then amount: median"
  count = split(points[$3, $4], amounts, " ")
  for (i = 2; i <= count; i++)
    for (j = i; j > 1 && amounts[j] + 0 < amounts[j - 1] + 0; j--) {
      swap = amounts[j]; amounts[j] = amounts[j - 1]; amounts[j - 1] = swap
    }
  if (count < 2) {
    printf "%-50s MISSING\n", $2
    missing++
    next
  }
  text = ""
  for (i = 1; i <= count; i++) {
    value = found[$3, $4 "/" argument[$3, $4] ":" amounts[i], $5] / $6
    if (i == 1) first = value
    text = text "  " amounts[i] ": " figure(value)
  }
  printf "%-50s %5.2f %s %s\n", $2, log(value / first) / log(amounts[count] / amounts[1]), text, $7
}

END { exit missing ? 1 : 0 }
