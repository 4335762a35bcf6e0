#pragma once

// The forecast of forecast.hpp after an aimed deed, with the heat and the matter that it brings.

#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/forecast/odds.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::forecast {

/// One whom matter then hurts more or less than without the deed, if it stays where it is.
struct FateChange {
    rules::EntityId who;            ///< may be the hero
    content::MonsterId kind;        ///< its kind
    core::Point at;                 ///< its cell
    std::int32_t lost = 0;          ///< hit points over the forecast beats, besides those of the strike
    std::int32_t lost_without = 0;  ///< the same without the deed
    std::int32_t beats_to_die = 0;  ///< 0: it lives through all of them
    std::int32_t beats_to_die_without = 0;  ///< the same without the deed
    /// True if the deed makes it die sooner, or lose more and not live longer for it.
    [[nodiscard]] bool is_worse() const;
    friend bool operator==(const FateChange&, const FateChange&) = default;
};

/// The fates of the hero and of those in view after a deed, by id; none if it brings neither heat nor matter.
/// Requires: the forecast is the deed's. Cost: two forecasts.
[[nodiscard]] std::vector<FateChange> forecast_fates(const Knowledge& knowledge, const AimedDeed& deed,
                                                     const AimForecast& aim);

/// The fates after the hero has set fire to a cell. Cost: a forecast, and another for each cell.
class FatesOfFire {
  public:
    /// Takes the world as it is now. Cost: a forecast.
    explicit FatesOfFire(const Knowledge& knowledge);
    /// The fates of the hero and of those in view after fire in that cell, by id. Requires: the level
    /// contains the cell.
    [[nodiscard]] std::vector<FateChange> at(core::Point cell) const;

  private:
    Knowledge knowledge_;
    MatterForecast without_;
};

}  // namespace torchwake::forecast
