#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Decides a monster's next command: of the enemies in its view it goes for the nearest. Changes its Mind,
/// and reports in `events` when it notices the hero.
/// Random: stream "minds". A kind with quips draws once while the hero and it see each other, and again when
/// it speaks. A caster draws when it may cast. Otherwise a monster draws nothing while it hunts, flees or
/// goes somewhere, nor while it sleeps undisturbed.
[[nodiscard]] Command decide(const Ruleset& ruleset, World& world, EntityId monster, Events& events);

}  // namespace torchwake::rules
