#include "base/early.hpp"
#include "../upper/late.hpp"
