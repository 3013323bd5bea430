# shellcheck shell=bash disable=SC2034,SC2154
# Sourced by games/play and tests/run: installs what is missing from Debian's packages, configures and builds.
# Sets boost, options for CMake. Expects root, the checkout, and yes, empty unless nothing is to be asked.

build_packages=(cmake g++ make libboost1.81-dev libtinyxml2-dev libspdlog-dev libcli11-dev libicu-dev)
test_packages=(catch2 librapidcheck-dev git)
clang_packages=(clang-14 clang-format-14 clang-tidy-14)
boost=()

say() { printf '%s\n' "$*" >&2; }
installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

as_root() {
  if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi
}

give_up() {  # PACKAGES...
  say "As root, run this and try again:"
  say "  apt-get update && apt-get install --no-install-recommends $*"
  exit 3
}

# install_packages PACKAGES...: those that are missing, after saying what will happen.
install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "This is no Debian; Riffle needs what Debian calls: $*"
    return
  fi
  local package missing=()
  for package in "$@"; do
    if [[ $package == libboost1.81-dev ]] && installed libboost1.74-dev; then
      provide_boost
    elif ! installed "$package"; then
      missing+=("$package")
    fi
  done
  [[ ${#missing[@]} == 0 ]] && return

  [[ $(id -u) == 0 ]] || command -v sudo >/dev/null || give_up "${missing[@]}"
  say "Missing: ${missing[*]}"
  as_root apt-get update -qq || give_up "${missing[@]}"
  announce "${missing[@]}" || give_up "${missing[@]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" \
    </dev/null >/dev/null || give_up "${missing[@]}"
}

# Says how much will be installed; on a terminal, asks.
announce() {
  local plan count megabytes answer
  plan=$(LC_ALL=C apt-get install -qq -y --no-install-recommends --print-uris "$@") || return
  count=$(grep -c "^'" <<<"$plan" || true)
  megabytes=$(awk "/^'/ { sum += \$3 } END { print int(sum / 1e6 + 0.5) }" <<<"$plan")
  say "Will install $count packages, $megabytes MB to download, about $((1 + megabytes / 60)) minutes."
  if [[ -t 0 && -z $yes ]]; then
    read -r -p "Go on? [Y/n] " answer
    if [[ $answer == [nN]* ]]; then
      say "Nothing was installed."
      exit 3
    fi
  fi
}

# Boost 1.81 and 1.74 remove each other as packages; where 1.74 is in use, 1.81 is unpacked beside it.
provide_boost() {
  boost=("-DBoost_ROOT=$root/.build/deps/usr")
  [[ -d $root/.build/deps/usr/include/boost ]] && return
  say "Boost 1.74 is installed and stays; unpacking Boost 1.81 (10 MB) into .build/deps."
  if ! unpack_boost && ! { as_root apt-get update -qq && unpack_boost; }; then
    say "libboost1.81-dev could not be downloaded. As root, run apt-get update and try again."
    exit 3
  fi
}

unpack_boost() {
  mkdir -p "$root/.build/deps"
  (cd "$root/.build/deps" && apt-get download -qq -o APT::Sandbox::User=root libboost1.81-dev &&
    dpkg -x libboost1.81-dev_*.deb .)
}

# configure PRESET [OPTIONS...]: begins anew where the build tree was made under another path.
configure() {
  local preset=$1 fresh=() cache="$root/.build/$1/CMakeCache.txt"
  shift
  if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
    fresh=(--fresh)
  fi
  cmake -S "$root" --preset "$preset" "${fresh[@]}" "${boost[@]}" "$@"
}

# build PRESET LOG [OPTIONS...]: configures and builds what the preset says, shows the progress, and what went wrong.
build() {
  local preset=$1 log=$2
  shift 2
  say "Building $preset (all of it is in ${log#"$root"/})"
  mkdir -p "$root/.build"
  if ! { configure "$preset" "$@" && (cd "$root" && cmake --build --preset "$preset" -j "$(nproc)"); } 2>&1 |
    tee "$log" | progress; then
    say "The build failed:"
    grep -m 10 -E 'error:|CMake Error' "$log" >&2 || true
    tail -n 20 "$log" >&2
    return 1
  fi
}

progress() {
  local line
  while read -r line; do
    if [[ -t 2 && $line == \[* ]]; then printf '\r%s' "${line%%]*}]" >&2; fi
  done
  if [[ -t 2 ]]; then printf '\r' >&2; fi
}
