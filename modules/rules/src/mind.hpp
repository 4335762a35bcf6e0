#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// What a monster does next. Changes its Mind; says in `events` when it notices the hero. Of the enemies in
/// its view it goes for the nearest.
/// Random: stream "minds": of a kind with quips one while the hero and it see each other, and another where
/// it speaks; else none while it hunts, flees or goes somewhere, nor while it sleeps undisturbed.
[[nodiscard]] Command decide(const Ruleset& ruleset, World& world, EntityId monster, Events& events);

}  // namespace torchwake::rules
