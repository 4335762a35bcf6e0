#pragma once

// Announced spells. A monster that announces a spell casts it with its next action, two turns later, at the
// cell that it aimed at. Nobody stops it on its way, and it spares its caster, so its cells are known at
// once. It fails if the caster dies, is moved, held or confused. No other holds, confuses or slows the hero
// in those cells, so that a way out stays one.

#include <torchwake/rules/game_state.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// The turns that an announcement takes.
inline constexpr std::int32_t turns_of_announcement = 2;

/// The cells that an announced spell reaches from its caster's cell. Row by row, each once. Requires: the
/// spell has an aim. Cost: that of a flight, and of a view of its radius.
[[nodiscard]] std::vector<core::Point> announced_cells(GameState game, core::Point from,
                                                       const Announcement& announced);

/// True if an announced spell reaches a cell. Cost: that of announced_cells() for each.
[[nodiscard]] bool is_announced_at(GameState game, core::Point at);

/// The condition that keeps an actor from casting what it announced.
[[nodiscard]] constexpr bool breaks_announcements(content::ConditionKind kind) {
    return kind == content::ConditionKind::Held || kind == content::ConditionKind::Confusion;
}

}  // namespace torchwake::rules
