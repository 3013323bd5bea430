# The package Riffle: the target Riffle::sdk, and riffle_add_plugin. All of it is found relative to this file, so an
# installation may be moved.
include("${CMAKE_CURRENT_LIST_DIR}/RiffleAddPlugin.cmake")
