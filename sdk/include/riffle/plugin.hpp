#pragma once

#include <riffle/context.hpp>
#include <riffle/edit.hpp>
#include <riffle/event.hpp>
#include <riffle/registrar.hpp>
#include <riffle/result.hpp>

#include <cstdint>
#include <exception>

/// The version of this SDK. A host takes plugins of its own major and of no newer minor.
#define RIFFLE_SDK_VERSION "0.1"

// What must agree between a host and a plugin besides the version; the compiler need not (g++ 12 and clang 14 mix).
#if defined(_LIBCPP_VERSION)
#define RIFFLE_ABI_LIBRARY "libc++"
#else
#define RIFFLE_ABI_LIBRARY "libstdc++"
#endif
#if defined(_GLIBCXX_USE_CXX11_ABI) && _GLIBCXX_USE_CXX11_ABI
#define RIFFLE_ABI_STRINGS "cxx11"
#else
#define RIFFLE_ABI_STRINGS "old"
#endif
#if defined(_GLIBCXX_DEBUG)
#define RIFFLE_ABI_CHECKS "debug"
#else
#define RIFFLE_ABI_CHECKS "plain"
#endif
#if defined(__SANITIZE_ADDRESS__)
#define RIFFLE_ABI_SANITIZER "address"
#elif defined(__SANITIZE_THREAD__)
#define RIFFLE_ABI_SANITIZER "thread"
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RIFFLE_ABI_SANITIZER "address"
#elif __has_feature(thread_sanitizer)
#define RIFFLE_ABI_SANITIZER "thread"
#endif
#endif
#if !defined(RIFFLE_ABI_SANITIZER)
#define RIFFLE_ABI_SANITIZER "none"
#endif
#if UINTPTR_MAX > 0xFFFFFFFFU
#define RIFFLE_ABI_POINTER "8"
#else
#define RIFFLE_ABI_POINTER "4"
#endif

/// The ABI of this translation unit: "itanium;libstdc++;cxx11;plain;none;8", compared field by field.
#define RIFFLE_ABI                                                                                    \
  "itanium;" RIFFLE_ABI_LIBRARY ";" RIFFLE_ABI_STRINGS ";" RIFFLE_ABI_CHECKS ";" RIFFLE_ABI_SANITIZER \
  ";" RIFFLE_ABI_POINTER

// Given by riffle_add_plugin(NAME … PROVIDES … REQUIRES …): JSON string lists without their brackets.
#if !defined(RIFFLE_PLUGIN_PROVIDES)
#define RIFFLE_PLUGIN_PROVIDES ""
#endif
#if !defined(RIFFLE_PLUGIN_REQUIRES)
#define RIFFLE_PLUGIN_REQUIRES ""
#endif

/// The JSON text of a plugin's note.
#define RIFFLE_NOTE_TEXT(id, version)                                                                       \
  "{\"id\":\"" id "\",\"version\":\"" version "\",\"sdk\":\"" RIFFLE_SDK_VERSION "\",\"abi\":\"" RIFFLE_ABI \
  "\",\"provides\":[" RIFFLE_PLUGIN_PROVIDES "],\"requires\":[" RIFFLE_PLUGIN_REQUIRES "]}"

namespace riffle::detail {

/// An ELF note: owner "Riffle", type 1, a JSON text. It survives `strip` and is read without running anything.
template <std::size_t Length>
struct Note {
  std::uint32_t name_size = 7;
  std::uint32_t text_size = Length;
  std::uint32_t type = 1;
  char name[8] = {'R', 'i', 'f', 'f', 'l', 'e', '\0', '\0'};
  char text[(Length + 3) / 4 * 4] = {};
};

template <std::size_t Length>
consteval Note<Length> make_note(const char (&json)[Length]) {
  Note<Length> note;
  for (std::size_t i = 0; i < Length; ++i) note.text[i] = json[i];
  return note;
}

}  // namespace riffle::detail

/// Makes this library a plugin: its note, and its one exported function, which calls `load(Registrar&)`.
///
/// Called: load() once, when the plugin is loaded. What it throws refuses the plugin.
#define RIFFLE_PLUGIN(id, version, load)                                                                  \
  [[gnu::section(".note.riffle"), gnu::used, gnu::aligned(4)]] static constexpr auto riffle_plugin_note = \
      riffle::detail::make_note(RIFFLE_NOTE_TEXT(id, version));                                           \
  extern "C" [[gnu::visibility("default")]] void riffle_plugin_load(riffle::Registrar& host) noexcept;    \
  void riffle_plugin_load(riffle::Registrar& host) noexcept {                                             \
    try {                                                                                                 \
      load(host);                                                                                         \
    } catch (const std::exception& error) {                                                               \
      host.fail(error.what());                                                                            \
    } catch (...) {                                                                                       \
      host.fail("load() threw something that is no std::exception");                                      \
    }                                                                                                     \
  }                                                                                                       \
  static_assert(true)
