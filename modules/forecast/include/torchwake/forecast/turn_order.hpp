#pragma once

// The next actions of the hero, of those in view and of those who follow it over a stair, as far as the hero
// can tell, and the beats of matter between them. The next action of each and the one after it are exact,
// because their waits are drawn; later ones depend on dice not drawn yet. All of this holds as long as no
// action changes the speed, the encumbrance or the number of actors, and matter does not come to rest.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/ids.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::forecast {

/// One of the next actions, or a beat that does more than dry what is wet.
struct UpcomingAct {
    rules::EntityId id;       ///< of a beat: invalid, as the kind
    content::MonsterId kind;  ///< of the actor
    core::Point at;           ///< its cell
    bool certain = false;     ///< false: depends on a wait not drawn yet, which counts as a mean one
    bool beat = false;        ///< nobody's action: matter changes
};

/// The next `count` actions in order, the hero's present one first, with the beats among them. None after an
/// uncertain one is certain.
/// Cost: one step for each action and actor in view.
[[nodiscard]] std::vector<UpcomingAct> upcoming_acts(const Knowledge& knowledge, std::size_t count);

/// The acts of another actor between the hero's present action and its next turn, in ticks from now. One that
/// acts at the same tick as the hero acts after it.
struct ActForecast {
    std::int32_t ticks = 0;   ///< until the other's next act
    std::int32_t turn = 0;    ///< until the hero's next turn
    std::int32_t fewest = 0;  ///< bounds of the number of its acts; different only if a third act is possible
    std::int32_t most = 0;    ///< the upper bound
    friend bool operator==(const ActForecast&, const ActForecast&) = default;
};

/// Nothing if the actor is not in view.
[[nodiscard]] std::optional<ActForecast> acts_before_hero(const Knowledge& knowledge, rules::EntityId actor);

}  // namespace torchwake::forecast
