#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Decides a monster's next command: of the enemies in its view it goes for the nearest. Changes its Mind,
/// and reports in `events` when it notices the hero.
/// Random: stream "minds". A kind with quips draws once while the hero and it see each other, and again when
/// it speaks. A caster draws when it may cast. Otherwise a monster draws nothing while it hunts, flees or
/// goes somewhere, nor while it sleeps undisturbed.
[[nodiscard]] Command decide(const Ruleset& ruleset, World& world, EntityId monster, Events& events);

/// The command that a monster gives in place of another one that would leave it in flames or lead it there: a
/// step out of them, a way around, or a wait. Its kind tells how it minds them (content::Wariness). Monsters
/// know the matter of the whole level.
[[nodiscard]] Command away_from_hazards(MutableGameState game, EntityId monster, const Command& decided);

/// The beats that monsters look ahead.
inline constexpr std::int32_t beats_foreseen = 2;

/// The cells that hurt the hero now or within the beats that are foreseen. Valid until the World changes.
[[nodiscard]] const spatial::BitGrid& hazards_of_the_hero(MutableGameState game);

/// True if the hazards that monsters remember are those of the present matter.
[[nodiscard]] bool hazards_are_current(GameState game);

/// The command that a monster which shuns lamps gives in place of another one that would leave it within two
/// cells of a lit lamp or lead it there: a step away, a step past, or a wait.
[[nodiscard]] Command away_from_lamps(GameState game, EntityId monster, const Command& decided);

/// True if the actor sees another that is hostile to it.
[[nodiscard]] bool sees_enemy(GameState game, EntityId actor);

}  // namespace torchwake::rules
