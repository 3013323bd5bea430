#pragma once

#include <cstdio>
#include <cstdlib>

/// For what only a programmer's error can cause: prints and aborts. Content and players never reach one.
#define RIFFLE_CHECK(condition)                                                                   \
  do {                                                                                            \
    if (!(condition)) {                                                                           \
      std::fprintf(stderr, "%s:%d: internal check failed: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                               \
    }                                                                                             \
  } while (false)
