#pragma once

#include <unistd.h>

#include <cstdio>
#include <string>

/// What a call writes to standard error.
template <class Call>
std::string written_by(const Call& call) {
  std::FILE* const file = std::tmpfile();
  const int kept = ::dup(STDERR_FILENO);
  std::fflush(stderr);
  ::dup2(::fileno(file), STDERR_FILENO);
  call();
  std::fflush(stderr);
  ::dup2(kept, STDERR_FILENO);
  ::close(kept);
  std::rewind(file);
  std::string written;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) written += static_cast<char>(c);
  std::fclose(file);
  return written;
}
