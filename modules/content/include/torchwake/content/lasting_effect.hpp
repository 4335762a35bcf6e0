#pragma once

// Conditions: effects that last on an actor for a while. Each kind has a countdown of its own.
//
// A new kind is an enumerator and a row here, its effect in `rules`, and its words (condition_words.hpp has
// their keys): docs/adding.md.

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/attributes.hpp>
#include <torchwake/content/enum_table.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace torchwake::content {

/// The kinds of conditions; n is the amount.
// Files store the numbers: a new kind comes last.
BOOST_DEFINE_FIXED_ENUM_CLASS(ConditionKind, std::uint8_t,
                              Haste,         ///< halves the ticks between its bearer's actions
                              Slow,          ///< doubles the ticks between its bearer's actions
                              Poison,        ///< takes n hit points after each action
                              Regrowth,      ///< restores n hit points after each action
                              Strength,      ///< adds n points of strength; below 0: takes them
                              Dexterity,     ///< adds n points of dexterity; below 0: takes them
                              Intelligence,  ///< adds n points of intelligence; below 0: takes them
                              Held,          ///< keeps its bearer in place: it struggles instead of stepping
                              Confusion)     ///< sends its bearer's steps in random directions

/// The number of kinds of conditions.
inline constexpr std::size_t condition_count = enum_count<ConditionKind>;

/// The properties of a kind of condition.
struct ConditionTraits {
    ConditionKind kind = ConditionKind::Haste;  ///< whose row this is
    std::string_view id;                        ///< in data, in reports and in the keys of words
    Colour hue;                                 ///< of the sparks when it begins
    std::string_view mark;                      ///< the sprite over its bearer's head; empty: none
    bool harmful = false;                       ///< bad for its bearer, whatever its amount
    bool has_amount = false;                    ///< false: data names none, and it is 1
    std::optional<Attribute> attribute{};       ///< the amount is added to it
    bool times_intelligence = false;            ///< turns are multiplied by the user's intelligence bonus
    bool disables = false;                      ///< the bearer acts at random: its mark comes before fear
    bool ends_first = false;                    ///< it ends before poison and regrowth take effect
};

/// The properties of each kind, by its value.
inline constexpr std::array<ConditionTraits, condition_count> condition_table{{
    {.kind = ConditionKind::Haste, .id = "haste", .hue = {255, 230, 120}, .mark = "hasted"},
    {.kind = ConditionKind::Slow, .id = "slow", .hue = {110, 140, 170}, .mark = "slowed", .harmful = true},
    {.kind = ConditionKind::Poison,
     .id = "poison",
     .hue = {152, 207, 86},
     .mark = "poisoned",
     .harmful = true,
     .has_amount = true},
    {.kind = ConditionKind::Regrowth,
     .id = "regrowth",
     .hue = {226, 255, 170},
     .mark = "regrowing",
     .has_amount = true},
    {.kind = ConditionKind::Strength,
     .id = "strength",
     .hue = {230, 110, 70},
     .mark = "strengthened",
     .has_amount = true,
     .attribute = Attribute::Strength},
    {.kind = ConditionKind::Dexterity,
     .id = "dexterity",
     .hue = {120, 220, 210},
     .mark = {},
     .has_amount = true,
     .attribute = Attribute::Dexterity},
    {.kind = ConditionKind::Intelligence,
     .id = "intelligence",
     .hue = {150, 140, 250},
     .mark = {},
     .has_amount = true,
     .attribute = Attribute::Intelligence},
    {.kind = ConditionKind::Held, .id = "held", .hue = {194, 202, 214}, .mark = "held", .harmful = true},
    {.kind = ConditionKind::Confusion,
     .id = "confusion",
     .hue = {176, 108, 240},
     .mark = "confused",
     .harmful = true,
     .times_intelligence = true,
     .disables = true,
     .ends_first = true},
}};
static_assert(has_row_for_each(condition_table), "every kind of condition has a row, in order");

/// The properties of a kind.
[[nodiscard]] constexpr const ConditionTraits& traits_of(ConditionKind kind) {
    return condition_table[static_cast<std::size_t>(kind)];
}

/// An effect that starts a condition, or replaces it.
struct LastingEffect {
    ConditionKind kind = ConditionKind::Haste;  ///< the condition that starts
    std::int32_t turns = 1;                     ///< the bearer's own actions
    std::int32_t amount = 1;                    ///< hit points per action, or attribute points; else 1

    friend bool operator==(const LastingEffect&, const LastingEffect&) = default;
};

/// True if the condition is good for its bearer.
[[nodiscard]] constexpr bool is_welcome(ConditionKind kind, std::int32_t amount) {
    return !traits_of(kind).harmful && amount > 0;
}

}  // namespace torchwake::content
