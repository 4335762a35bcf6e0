#pragma once

// The cells that the map marks because fire, gas, a blast or an announced spell reaches them soon.

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/matter_forecast.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::panels {

/// How far from the hero cells are marked that are not on its way.
inline constexpr std::int32_t marked_distance = 5;

/// Which cells are marked.
enum class ForecastDetail : std::uint8_t {
    Sparing,   ///< near the hero, those that the next harm reaches; on its way, those that any beat reaches
    AllBeats,  ///< all that any forecast beat reaches, each with the number of that beat
};

/// A mark on a cell.
struct ForecastMark {
    core::Point at;          ///< the cell
    std::int32_t beat = 1;   ///< the first that harms there, from 1 on
    bool sure = true;        ///< false: somebody could change it first; it is drawn in dots
    bool numbered = false;   ///< it shows its beat, or its ticks
    std::int32_t ticks = 0;  ///< until an announced spell reaches the cell; 0: matter reaches it
    bool announced = false;  ///< an announced spell reaches it, no matter
    friend bool operator==(const ForecastMark&, const ForecastMark&) = default;
};

/// What matter and those who announced a spell do next, as the hero can tell at one moment. Empty: nothing.
class ForecastMarks {
  public:
    ForecastMarks() = default;
    /// Takes what was announced, and forecasts the matter as the hero knows it now. Cost: that of
    /// Forecaster::forecast_cells(), and of Knowledge::announcements().
    ForecastMarks(const forecast::Knowledge& knowledge, forecast::Forecaster& forecaster);

    /// The marks, row by row. A cell that already hurts has none of matter; one that is announced has only
    /// the mark of the first spell that reaches it.
    [[nodiscard]] std::vector<ForecastMark> marked(std::span<const core::Point> way = {},
                                                   ForecastDetail detail = ForecastDetail::Sparing) const;

  private:
    [[nodiscard]] bool is_announced(core::Point at) const;

    std::vector<ForecastMark> announced_;
    std::vector<ForecastMark> marks_;
    core::Rect near_;             ///< the cells near the hero
    std::int32_t next_beat_ = 0;  ///< the first that harms any of them; 0: none does
};

/// The marks on the map at this moment. Cost: that of a forecast, in new memory; who asks often keeps a
/// Forecaster.
[[nodiscard]] std::vector<ForecastMark> marked_cells(const forecast::Knowledge& knowledge,
                                                     std::span<const core::Point> way = {},
                                                     ForecastDetail detail = ForecastDetail::Sparing);

}  // namespace torchwake::panels
