#pragma once

// Announced spells. A monster that announces a spell casts it with its next action, two turns later, at the
// cell that it aimed at. The spell reaches the cells that were announced, whatever has changed since then and
// whoever stands in the way, and spares its caster. It fails if the caster dies, is moved, held or confused.
// Neither another nor gas holds, confuses or slows the hero in those cells, and the others do it no more than
// plain harm there and call nobody, so that a way out stays one.

#include <torchwake/rules/game_state.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// The turns that an announcement takes.
inline constexpr std::int32_t turns_of_announcement = 2;

/// True if an announced spell reaches a cell.
[[nodiscard]] bool reaches(const Announcement& announced, core::Point at);

/// The cells that an announced spell reaches. Row by row, each once.
[[nodiscard]] std::vector<core::Point> cells_of(const Announcement& announced);

/// True if one of the announced spells reaches a cell.
[[nodiscard]] bool is_announced_at(const World& world, core::Point at);

/// The condition that keeps an actor from casting what it announced.
[[nodiscard]] constexpr bool breaks_announcements(content::ConditionKind kind) {
    return kind == content::ConditionKind::Held || kind == content::ConditionKind::Confusion;
}

}  // namespace torchwake::rules
