#pragma once

// The next beats of a level's matter, as far as the hero knows it. Matter draws no dice, so as long as nobody
// acts, what the hero sees happens exactly like this. Unknown cells count as stone without matter; remembered
// ones have the cover and the liquid last seen there, and neither gas nor heat.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace torchwake::forecast {

/// The number of beats that are forecast.
inline constexpr std::int32_t forecast_beats = 5;

/// An actor in view, if it stays where it is.
struct FateForecast {
    rules::EntityId id;             ///< the actor
    std::int32_t lost = 0;          ///< hit points, over the forecast beats
    std::int32_t beats_to_die = 0;  ///< 0: it lives through all of them
    friend bool operator==(const FateForecast&, const FateForecast&) = default;
};

/// What the next beats do, if nobody acts.
struct MatterForecast {
    std::int32_t ticks = 0;                 ///< until the first beat; those after it follow each 12 ticks
    std::vector<spatial::BitGrid> harmful;  ///< by beat: the cells that then hurt who stands there; empty:
                                            ///< all is at rest
    std::vector<FateForecast> fates;        ///< of those whom a beat hurts, the hero among them, by id
    /// True if the cell hurts at one of the forecast beats.
    [[nodiscard]] bool ever_harmful(core::Point at) const;
};

/// True if something that does not burn yet could be lit in a cell. None could beyond the level.
[[nodiscard]] bool is_fuel(const Knowledge& knowledge, core::Point at);

/// The harm of matter to who stands in a cell.
struct MatterHarm {
    bool flames = false;         ///< fire burns there
    content::MatterId matter{};  ///< that hurts, impairs, corrodes or explodes
    bool explodes = false;       ///< it hurts by a blast
    friend bool operator==(const MatterHarm&, const MatterHarm&) = default;
};

/// A cell that one of the forecast beats harms.
struct CellForecast {
    core::Point at;         ///< the cell
    std::int32_t beat = 1;  ///< the first that harms, from 1 on
    MatterHarm harm{};      ///< by which it is harmful at that beat
    /// No actor in view can come so near, cast or throw so far that it changes the cell before; nor can
    /// anybody out of view come so near. Haste, drifting gas and finds of others are not counted.
    bool sure = false;
    friend bool operator==(const CellForecast&, const CellForecast&) = default;
};

class MatterCourse;

/// Forecasts again and again in the same memory: only its first forecast on a level allocates any.
class Forecaster {
  public:
    Forecaster();
    ~Forecaster();
    /// Takes over the memory of another; the other may only be destroyed or assigned to.
    Forecaster(Forecaster&&) noexcept;
    /// Takes over the memory of another; the other may only be destroyed or assigned to.
    Forecaster& operator=(Forecaster&&) noexcept;
    Forecaster(const Forecaster&) = delete;
    Forecaster& operator=(const Forecaster&) = delete;

    /// The answer of forecast_matter. Valid until the next call.
    [[nodiscard]] const MatterForecast& forecast(const Knowledge& knowledge,
                                                 std::int32_t beats = forecast_beats);
    /// The cells that a beat harms, to the hero if it were not wet, row by row. Valid until the next
    /// call. Cost: that of a forecast, and a search of the level if any cell is harmed.
    [[nodiscard]] const std::vector<CellForecast>& forecast_cells(const Knowledge& knowledge);

  private:
    std::unique_ptr<MatterCourse> course_;
};

/// Forecasts the next beats. Cost: 30 us for 200 active cells of a level of 80x43; none if all in view is at
/// rest. Who asks often keeps a Forecaster.
[[nodiscard]] MatterForecast forecast_matter(const Knowledge& knowledge, std::int32_t beats = forecast_beats);

/// The first harm in a cell.
struct TimedHarm {
    std::int32_t ticks = 0;  ///< until then
    MatterHarm harm{};       ///< at that moment
    friend bool operator==(const TimedHarm&, const TimedHarm&) = default;
};
/// The harm of one of the forecast beats in a cell, to the hero if it were not wet; nothing if none
/// hurts there. Cost: that of a forecast.
[[nodiscard]] std::optional<TimedHarm> forecast_harm_of_matter(const Knowledge& knowledge, core::Point at);

/// True if the matter that the hero knows of in a cell hurts it there now, if it were not wet.
[[nodiscard]] bool hurts_now(const Knowledge& knowledge, core::Point at);

/// The harm to the hero if it stood in a cell, as the matter of some moment touches it: with its wetness and
/// its fire. Cost: that of forecast_matter for one beat.
class HarmOfCells {
  public:
    /// Takes the matter and the hero as they are now. Cost: a beat of the known matter.
    explicit HarmOfCells(const Knowledge& knowledge);
    /// The harm by the matter that is there now, or after the next beat; also by flames in the gas
    /// that a step there makes, within the forecast beats. Requires: the level contains the cell.
    [[nodiscard]] MatterHarm at(core::Point cell) const;

  private:
    [[nodiscard]] MatterHarm touch_of(const rules::Matter& matter, core::Point cell) const;
    /// True if the gas that a step there makes burns there within the forecast beats.
    [[nodiscard]] bool lights_own_gas(core::Point cell) const;

    Knowledge knowledge_;
    core::Point here_;
    bool corrodible_;
    std::int32_t max_hit_points_ = 0;
    rules::Exposure exposure_;
    rules::Matter now_;
    rules::Matter next_;
    std::vector<rules::Blast> blasts_{};  ///< of the next beat
};

}  // namespace torchwake::forecast
