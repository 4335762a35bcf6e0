#pragma once

#include <torchwake/rules/forecast.hpp>

namespace torchwake::rules {

/// The next beats of that matter in place of what the hero knows of the level's. The actors are those that it
/// knows.
[[nodiscard]] MatterForecast foresee_beats(const Knowledge& knowledge, Matter matter,
                                           std::int32_t beats = foreseen_beats);

}  // namespace torchwake::rules
