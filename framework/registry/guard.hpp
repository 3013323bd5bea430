#pragma once

#include "base/guard.hpp"  // for the rooms that call plugins
