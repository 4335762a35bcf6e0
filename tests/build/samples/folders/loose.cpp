#include "upper/late.hpp"
