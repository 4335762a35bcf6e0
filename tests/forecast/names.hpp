#pragma once

#include "rules/names.hpp"

namespace torchwake::forecast {

// Tests of forecasts set worlds up and play them: they use the names of rules as their own.
using namespace rules;

}  // namespace torchwake::forecast
