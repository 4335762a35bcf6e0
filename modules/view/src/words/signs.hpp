#pragma once

// The signs of the screen and the word list's keys of their explanations. The sidebar explains them under
// the pointer, the rule book in a list.

#include <array>
#include <string_view>

namespace torchwake::view {

/// A letter for an actor's state, and the key of its explanation.
struct StateSign {
    std::string_view letter = " ";
    std::string_view about{};
};
inline constexpr StateSign hunting_sign{"!", "sign-hunting"};
inline constexpr StateSign sleeping_sign{"z", "sign-asleep"};
inline constexpr StateSign fleeing_sign{"f", "sign-fleeing"};
inline constexpr StateSign confused_sign{"?", "sign-confused"};
inline constexpr std::array state_signs{hunting_sign, sleeping_sign, fleeing_sign, confused_sign};

/// The explanations of the sidebar's rows, from top to bottom.
inline constexpr std::array<std::string_view, 20> sidebar_signs{
    "sign-depth",        "sign-unsaved", "sign-health",  "sign-mana",      "sign-level",
    "sign-attributes",   "sign-armour",  "sign-damage",  "sign-shots",     "sign-weight",
    "sign-gold",         "sign-turn",    "sign-order",   "sign-next-turn", "sign-light",
    "sign-overburdened", "sign-hunger",  "sign-burning", "sign-wet",       "sign-condition"};
/// That of a run in which a cheat was used.
inline constexpr std::string_view cheated_sign = "sign-cheated";

}  // namespace torchwake::view
