#pragma once

// The signs of the screen and the word list's keys of their explanations. The sidebar explains them under
// the pointer, the rule book in a list.

#include <array>
#include <string_view>

namespace torchwake::words {

/// A letter for an actor's state, and the key of its explanation.
struct StateSign {
    std::string_view letter = " ";  ///< in UTF-8, one cell wide
    std::string_view about{};       ///< the key of its explanation; empty: none
};
/// It hunts the hero.
inline constexpr StateSign hunting_sign{"!", "sign-hunting"};
/// It sleeps.
inline constexpr StateSign sleeping_sign{"z", "sign-asleep"};
/// It flees.
inline constexpr StateSign fleeing_sign{"f", "sign-fleeing"};
/// It stumbles about.
inline constexpr StateSign confused_sign{"?", "sign-confused"};
/// It is held in place.
inline constexpr StateSign held_sign{"#", "sign-held"};
/// All of them, in the order of the rule book.
inline constexpr std::array state_signs{hunting_sign, sleeping_sign, fleeing_sign, confused_sign, held_sign};

/// A row of the sidebar: the keys of its label and of its explanation.
struct SidebarSign {
    std::string_view label;  ///< the key of its label
    std::string_view about;  ///< the key of its explanation
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

}  // namespace torchwake::words
