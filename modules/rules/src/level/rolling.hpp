#pragma once

// Props that can be rolled, such as barrels.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/point.hpp>

#include <optional>

namespace torchwake::rules {

/// The item as which a tile rolls; nothing if it does not roll.
[[nodiscard]] inline std::optional<content::ItemId> rolls_as(const content::Catalog& catalog,
                                                             std::optional<content::TileId> tile) {
    return tile ? catalog.tile(*tile).rolls_as : std::nullopt;
}

/// The farthest cell of the level to which a prop rolls from beside its roller. Requires: the item has an
/// aim.
[[nodiscard]] inline core::Point target_of_roll(const content::ItemDef& item, core::Size level,
                                                core::Point roller, core::Direction direction) {
    core::Point target = roller;
    for (std::int32_t cell = 0; cell < item.aim->range.value && level.contains(core::step(target, direction));
         ++cell) {
        target = core::step(target, direction);
    }
    return target;
}

}  // namespace torchwake::rules
