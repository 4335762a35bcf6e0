#pragma once

#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>
#include <torchwake/screen/rule_page.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace torchwake::screen {

/// The legal answers that a suspended coroutine waits for; the screen stack has the name of its scope.
/// Everything that lists legal actions (help line, headless protocol, mouse labels) reads this.
struct Prompt {
    std::vector<Offer> offers{};         ///< in the order in which they are shown
    std::vector<Action> cell_actions{};  ///< the actions that take any cell of the level
    std::int32_t cells = 0;              ///< the number of cells of the level
    std::int32_t moments = 0;            ///< JumpTo takes any argument from 0 to one less
    bool text = false;                   ///< Type takes any printable character
    bool any_key = false;                ///< BindKey takes any key
    bool only_fresh = false;             ///< no held key answers it

    /// True if the answer is legal. Cost: linear in the offers.
    [[nodiscard]] bool accepts(const Offer& offer) const {
        if (takes_cell(offer.action)) {
            return offer.argument >= 0 && offer.argument < cells &&
                   std::ranges::find(cell_actions, offer.action) != cell_actions.end();
        }
        if (offer.action == Action::JumpTo) {
            return offer.argument >= 0 && offer.argument < moments;
        }
        if (offer.action == Action::Type) {
            return text && is_printable(offer.argument);
        }
        if (offer.action == Action::BindKey) {
            return any_key && find_key(offer.argument).has_value();
        }
        if (offer.action == Action::Help) {
            constexpr auto pages = static_cast<std::int32_t>(rule_page_table.size());
            return offer.argument >= 0 && offer.argument < pages && has({offer.action});
        }
        if (offer.action == Action::FillQuickSlot) {
            constexpr std::int32_t last_place = quick_slot_of(Action::QuickSlot9);
            return offer.argument >= 0 && offer.argument <= last_place && has({offer.action});
        }
        return has(offer);
    }

  private:
    [[nodiscard]] bool has(const Offer& offer) const {
        return std::ranges::find(offers, offer) != offers.end();
    }

    /// True for a Unicode scalar value that is no control character (C0, DEL, C1) and no line or paragraph
    /// separator.
    [[nodiscard]] static constexpr bool is_printable(std::int32_t character) {
        const bool control = character < 0x20 || (character >= 0x7F && character < 0xA0) ||
                             character == 0x2028 || character == 0x2029;
        const bool scalar = character <= 0x10FFFF && (character < 0xD800 || character > 0xDFFF);
        return scalar && !control;
    }
};

}  // namespace torchwake::screen
