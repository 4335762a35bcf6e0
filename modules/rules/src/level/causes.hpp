#pragma once

// The deeds that caused the fire, the heat and the gas of a level.

#include "world/actor_ref.hpp"

#include <torchwake/rules/matter.hpp>
#include <torchwake/rules/world.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace torchwake::rules {

/// The place of a deed among those of the level, from 1; 0 if there are too many.
[[nodiscard]] inline std::uint8_t cause_of(Activity& active, const Deed& deed) {
    constexpr std::size_t most_deeds = std::numeric_limits<std::uint8_t>::max();
    const auto found = std::ranges::find(active.deeds, deed);
    const auto place = static_cast<std::size_t>(found - active.deeds.begin());
    if (place == most_deeds) {
        return 0;
    }
    if (found == active.deeds.end()) {
        active.deeds.push_back(deed);
    }
    return static_cast<std::uint8_t>(place + 1);
}

/// The deed of a cause; one of nobody if none is known.
[[nodiscard]] inline Deed deed_of(const Activity& active, std::size_t cause) {
    return cause > 0 ? active.deeds[cause - 1] : Deed{};
}

/// The deed that caused the fire or the heat of a cell.
[[nodiscard]] inline Deed deed_of_fire(const Activity& active, core::Point at) {
    return deed_of(active, active.cause[at]);
}

/// The deed that caused the gas of a cell.
[[nodiscard]] inline Deed deed_of_gas(const Activity& active, core::Point at) {
    return deed_of(active, active.gas_cause[at]);
}

/// The doer of a deed as it is now; if dead or gone, unseen at `at`.
[[nodiscard]] inline ActorRef doer_of(const World& world, const Deed& deed, core::Point at) {
    return actor_ref_or_at(world, deed.doer, deed.kind, at);
}

}  // namespace torchwake::rules
