#pragma once

#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// Looks out of the hero's eyes anew, without remembering what it sees.
void refresh_sight(const content::Catalog& catalog, World& world);

/// Brings what the hero sees and remembers up to date, where something changed.
void refresh_view(const content::Catalog& catalog, World& world);

/// Whether that actor sees a cell. Requires: the cell lies on the level.
[[nodiscard]] bool sees_cell(const content::Catalog& catalog, const World& world, EntityId actor,
                             core::Point at);

/// Whether an eye in one cell that sees so far sees another. Requires: both cells lie on the level.
[[nodiscard]] bool can_see(const World& world, core::Point eye, core::Cells vision, core::Point at);

/// The hero knows from now on of every cell where one can walk, and of the walls around.
void learn_level(World& world);

/// Whether that monster sees the hero: sight is symmetric, so it is asked of the hero's side.
[[nodiscard]] bool sees_hero(const content::Catalog& catalog, const World& world, EntityId monster);

}  // namespace torchwake::rules
