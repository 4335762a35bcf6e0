#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Bends the run. Requires: for the next level, that there is one.
void cheat(const Ruleset& ruleset, World& world, CheatKind kind, Events& events);

}  // namespace torchwake::rules
