#pragma once

// What the hero's aimed items and spells would do, weighed against each other and against blows.

#include "scout.hpp"

#include <torchwake/rules/preview.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::bots {

/// How something aimed would do.
struct Strike {
    rules::Command command;
    std::int32_t worth = 0;  ///< expected harm, in thousandths of an enemy each
};

/// The best use of an aimed item on those enemies; nothing where none is worth so much.
[[nodiscard]] std::optional<Strike> best_use(const rules::Knowledge& knowledge, const Scout& scout,
                                             const std::vector<rules::KnownActor>& enemies,
                                             std::int32_t least_worth);
/// The same of the spells that it knows.
[[nodiscard]] std::optional<Strike> best_cast(const rules::Knowledge& knowledge, const Scout& scout,
                                              const std::vector<rules::KnownActor>& enemies,
                                              std::int32_t least_worth);

/// A spell that does the hero good before a hard fight, and does not last yet.
[[nodiscard]] MaybeCommand strengthen(const rules::Knowledge& knowledge, const Scout& scout);
/// A spell that heals, where not much of it would be lost.
[[nodiscard]] MaybeCommand mend(const rules::Knowledge& knowledge, const Scout& scout);
/// A spell that shows the level.
[[nodiscard]] MaybeCommand scry(const rules::Knowledge& knowledge, const Scout& scout);

}  // namespace torchwake::bots
