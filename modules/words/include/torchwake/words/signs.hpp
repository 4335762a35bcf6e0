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
/// It has announced a spell.
inline constexpr StateSign announcing_sign{"a", "sign-announcing"};
/// It hunts the hero, whose blows are weak against it as it stands.
inline constexpr StateSign plated_sign{"]", "sign-plated"};
/// All of them, in the order of the rule book.
inline constexpr std::array state_signs{hunting_sign,  plated_sign, sleeping_sign,  fleeing_sign,
                                        confused_sign, held_sign,   announcing_sign};

/// A row of the sidebar: the keys of its label and of its explanation.
struct SidebarSign {
    std::string_view label;  ///< the key of its label
    std::string_view about;  ///< the key of its explanation
};
/// The rows of the sidebar, from top to bottom.
inline constexpr std::array sidebar_signs{
    SidebarSign{"sidebar-depth", "sign-depth"},   SidebarSign{"sidebar-unsaved", "sign-unsaved"},
    SidebarSign{"sidebar-health", "sign-health"}, SidebarSign{"sidebar-mana", "sign-mana"},
    SidebarSign{"sheet-level", "sign-level"},     SidebarSign{"sheet-attributes", "sign-attributes"},
    SidebarSign{"gear-armour", "sign-armour"},    SidebarSign{"gear-damage", "sign-damage"},
    SidebarSign{"gear-shots", "sign-shots"},      SidebarSign{"sheet-weight", "sign-weight"},
    SidebarSign{"sidebar-gold", "sign-gold"},     SidebarSign{"sidebar-turn", "sign-turn"},
    SidebarSign{"sidebar-lit", "sign-light"},     SidebarSign{"sidebar-struck", "sign-struck"},
    SidebarSign{"sheet-hunger", "sign-hunger"},   SidebarSign{"sidebar-overburdened", "sign-overburdened"},
    SidebarSign{"sidebar-wet", "sign-wet"},       SidebarSign{"sidebar-burning", "sign-burning"},
    SidebarSign{"sidebar-next", "sign-order"},    SidebarSign{"rules-page-conditions", "sign-condition"},
    SidebarSign{"next-turn", "sign-next-turn"},   SidebarSign{"action-map", "sign-minimap"},
};
/// That of a run in which a cheat was used.
inline constexpr std::string_view cheated_sign = "sign-cheated";

}  // namespace torchwake::words
