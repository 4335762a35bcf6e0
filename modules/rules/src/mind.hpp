#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// What a monster does next. Changes its Mind; says in `events` when it notices the hero.
/// Random: stream "minds", none while it hunts or goes somewhere, nor while it sleeps undisturbed.
[[nodiscard]] Command decide(const Ruleset& ruleset, World& world, EntityId monster, Events& events);

}  // namespace torchwake::rules
