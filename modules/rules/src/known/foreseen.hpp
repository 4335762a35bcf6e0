#pragma once

// The questions that both the foreseen harm and the foreseen fates of a deed ask.

#include <torchwake/rules/foreseen_harm.hpp>

#include <optional>

namespace torchwake::rules {

/// True if the hero knows that nothing blocks a cell. The cell may lie outside the level.
[[nodiscard]] inline bool is_open(const Knowledge& knowledge, core::Point at) {
    const std::optional<content::TileId> tile =
        knowledge.size().contains(at) ? knowledge.tile(at) : std::nullopt;
    return tile && !knowledge.catalog().tile(*tile).blocks;
}

/// True if the deed is a missile that can be picked up again: it hits, and its effects do not happen.
[[nodiscard]] inline bool stays_whole(const content::Catalog& catalog, const AimedDeed& deed) {
    return (deed.thrown || deed.weapon.valid()) && !catalog.breaks(deed.source);
}

}  // namespace torchwake::rules
