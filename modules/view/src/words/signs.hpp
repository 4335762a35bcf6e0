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
inline constexpr StateSign held_sign{"#", "sign-held"};
inline constexpr std::array state_signs{hunting_sign, sleeping_sign, fleeing_sign, confused_sign, held_sign};

/// A row of the sidebar: the keys of its label and of its explanation.
struct SidebarSign {
    std::string_view label;
    std::string_view about;
};
/// The rows of the sidebar, from top to bottom.
inline constexpr std::array<SidebarSign, 21> sidebar_signs{
    {{"sidebar-depth", "sign-depth"},   {"sidebar-unsaved", "sign-unsaved"},
     {"sidebar-health", "sign-health"}, {"sidebar-mana", "sign-mana"},
     {"sheet-level", "sign-level"},     {"sheet-attributes", "sign-attributes"},
     {"gear-armour", "sign-armour"},    {"gear-damage", "sign-damage"},
     {"gear-shots", "sign-shots"},      {"sheet-weight", "sign-weight"},
     {"sidebar-gold", "sign-gold"},     {"sidebar-turn", "sign-turn"},
     {"sidebar-lit", "sign-light"},     {"sidebar-overburdened", "sign-overburdened"},
     {"sheet-hunger", "sign-hunger"},   {"sidebar-burning", "sign-burning"},
     {"sidebar-wet", "sign-wet"},       {"rules-page-conditions", "sign-condition"},
     {"sidebar-next", "sign-order"},    {"next-turn", "sign-next-turn"},
     {"action-map", "sign-minimap"}}};
/// That of a run in which a cheat was used.
inline constexpr std::string_view cheated_sign = "sign-cheated";

}  // namespace torchwake::view
