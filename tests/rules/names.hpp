#pragma once

// The names of the scenarios that most tests of the rules use.

#include "scenario/scenario.hpp"

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

using core::Direction;
using scenario::events_of;
using scenario::map_of;
using scenario::Scenario;

}  // namespace torchwake::rules
