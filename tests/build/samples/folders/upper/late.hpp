#pragma once

#include "base/early.hpp"
