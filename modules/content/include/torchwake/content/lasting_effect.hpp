#pragma once

#include <cstddef>
#include <cstdint>

namespace torchwake::content {

/// What can last on a body for a while, beside confusion. Kinds do not mix: each has a countdown of its own.
enum class ConditionKind : std::uint8_t {
    Haste,     ///< halves the ticks between its bearer's actions
    Slow,      ///< doubles them
    Poison,    ///< takes hit points after each action
    Regrowth,  ///< gives some back after each action
    Strength,  ///< adds to an attribute, or takes from it
    Dexterity,
    Intelligence,
    Held,  ///< takes no step: it struggles instead
};

inline constexpr std::size_t condition_count = static_cast<std::size_t>(ConditionKind::Held) + 1;

/// Brings a condition; one of the same kind that lasts already is replaced.
struct LastingEffect {
    ConditionKind kind = ConditionKind::Haste;
    std::int32_t turns = 1;   ///< actions of its bearer's own
    std::int32_t amount = 1;  ///< hit points an action, or points of the attribute; else 1

    friend bool operator==(const LastingEffect&, const LastingEffect&) = default;
};

/// Whether it changes an attribute.
[[nodiscard]] constexpr bool changes_attribute(ConditionKind kind) {
    return kind >= ConditionKind::Strength && kind <= ConditionKind::Intelligence;
}

/// Whether its bearer is better off with it.
[[nodiscard]] constexpr bool is_welcome(ConditionKind kind, std::int32_t amount) {
    return kind != ConditionKind::Slow && kind != ConditionKind::Poison && kind != ConditionKind::Held &&
           amount > 0;
}

}  // namespace torchwake::content
