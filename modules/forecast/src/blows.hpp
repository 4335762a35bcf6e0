#pragma once

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/attack.hpp>

#include <cstdint>

namespace torchwake::forecast {

/// The hit points of a victim of blows.
struct Health {
    std::int32_t now = 0;       ///< those left
    std::int32_t most = 0;      ///< when it is unhurt
    std::int32_t regained = 0;  ///< before each blow but the first
};

/// The blows of one fighter against another of that health.
[[nodiscard]] BlowForecast forecast_blows(const rules::Fighter& attacker, const rules::Fighter& victim,
                                          const Health& health);

}  // namespace torchwake::forecast
