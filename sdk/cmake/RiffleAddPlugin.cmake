# riffle_add_plugin(NAME SOURCES... [PROVIDES IDS...] [REQUIRES IDS...] [OUTPUT_DIRECTORY FOLDER])
#
# Builds NAME.riffle, a library that a Riffle host loads. PROVIDES and REQUIRES are read by the host before any code of
# the plugin runs. Private dependencies are added as usual: target_link_libraries(NAME PRIVATE ...).

# Whoever includes this file alone gets the SDK too: its headers lie beside this folder in the sources, and three folders
# up in an installation.
if(NOT TARGET Riffle::sdk)
  find_path(Riffle_INCLUDE_DIRECTORY riffle/plugin.hpp
    PATHS "${CMAKE_CURRENT_LIST_DIR}/../include" "${CMAKE_CURRENT_LIST_DIR}/../../../include"
    NO_CACHE REQUIRED NO_DEFAULT_PATH)
  add_library(Riffle::sdk INTERFACE IMPORTED GLOBAL)
  target_include_directories(Riffle::sdk INTERFACE "${Riffle_INCLUDE_DIRECTORY}")
  target_compile_features(Riffle::sdk INTERFACE cxx_std_20)
endif()

# Joins ids to a C string literal that holds a JSON list without its brackets: "\"a.b\",\"c.d\"".
function(riffle_json_ids RESULT)
  list(TRANSFORM ARGN REPLACE "(.+)" "\\\\\"\\1\\\\\"")
  list(JOIN ARGN "," joined)
  set(${RESULT} "\"${joined}\"" PARENT_SCOPE)
endfunction()

function(riffle_add_plugin NAME)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUTPUT_DIRECTORY" "PROVIDES;REQUIRES")
  if(NOT arg_OUTPUT_DIRECTORY)
    set(arg_OUTPUT_DIRECTORY "${RIFFLE_PLUGIN_DIRECTORY}")
  endif()
  if(NOT arg_OUTPUT_DIRECTORY)
    set(arg_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}")
  endif()
  riffle_json_ids(provides ${arg_PROVIDES})
  riffle_json_ids(requires ${arg_REQUIRES})

  add_library(${NAME} MODULE ${arg_UNPARSED_ARGUMENTS})
  target_link_libraries(${NAME} PRIVATE Riffle::sdk)
  target_compile_definitions(${NAME} PRIVATE "RIFFLE_PLUGIN_PROVIDES=${provides}" "RIFFLE_PLUGIN_REQUIRES=${requires}")
  set(map "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.map")
  set_target_properties(${NAME} PROPERTIES
    PREFIX "" SUFFIX ".riffle" LIBRARY_OUTPUT_DIRECTORY "${arg_OUTPUT_DIRECTORY}"
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON LINK_DEPENDS "${map}")
  # A unique symbol would pin the library for the life of the process.
  target_compile_options(${NAME} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)
  target_link_options(${NAME} PRIVATE "LINKER:--version-script=${map}")
  if(NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize=")  # a sanitizer's run-time lives in the program
    target_link_options(${NAME} PRIVATE "LINKER:-z,defs")
  endif()
  set_property(GLOBAL APPEND PROPERTY RIFFLE_PLUGINS ${NAME})
endfunction()
