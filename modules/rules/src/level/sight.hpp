#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Computes the hero's field of view again, without remembering what it sees.
void refresh_sight(MutableGameState game);

/// Updates what the hero sees and remembers, if something changed.
void refresh_view(MutableGameState game);

/// Tells of the scenes whose middles the hero sees for the first time.
void notice_scenes(World& world, Events& events);

/// True if the actor sees a cell. Requires: the cell lies on the level.
[[nodiscard]] bool sees_cell(GameState game, EntityId actor, core::Point at);

/// True if an eye with that range of vision sees `at`. Requires: both cells lie on the level.
[[nodiscard]] bool can_see(const World& world, core::Point eye, core::Cells vision, core::Point at);

/// Makes every walkable cell and the walls around known to the hero.
void learn_level(World& world);

/// True if the monster would notice the hero where it is. One that hunts the hero sees as far as ever; any
/// other sees half as far where there is too little light.
[[nodiscard]] bool notices_hero(GameState game, EntityId monster);

/// True if the monster sees the hero. Sight is symmetric, so the hero's field of view answers it.
[[nodiscard]] bool sees_hero(GameState game, EntityId monster);

}  // namespace torchwake::rules
