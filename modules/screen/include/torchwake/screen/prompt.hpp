#pragma once

#include <torchwake/screen/action.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace torchwake::screen {

/// What a suspended coroutine waits for: the innermost scope's name is on the screen stack; here is what is
/// legal. Everything that lists legal actions (help line, headless protocol, mouse labels) reads this.
struct Prompt {
    std::vector<Offer> offers;  ///< in the order in which they are shown

    [[nodiscard]] bool accepts(const Offer& offer) const {
        return std::ranges::find(offers, offer) != offers.end();
    }
};

}  // namespace torchwake::screen
