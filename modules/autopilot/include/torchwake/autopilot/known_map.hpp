#pragma once

// The known terrain in the form that searches need. A KnownMap is kept from turn to turn, so that each turn
// costs only what has changed; without a memory of harm its answers never depend on when it was updated.

#include <torchwake/core/direction.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::autopilot {

/// The dangers to which a map has no steps: perils; but for Perils also armed traps, covers that hinder and
/// water that carries things away; with ForecastHarm also the cells in which matter hurts within the forecast
/// beats.
enum class Shuns : std::uint8_t {
    ForecastHarm,  ///< also what matter will do within the forecast beats
    WhatStays,     ///< only what does not change by itself
    Perils         ///< only perils, for a way where there is no other
};

/// The cells in which matter hurt, or was soon to hurt, when the hero saw them last. With them a way around a
/// fire stays the way when the fire is out of view.
class SeenHarm {
  public:
    /// Adds the cells that a forecast names. Forgets what is in view, what was seen too long ago, and other
    /// levels.
    void update(const forecast::Knowledge& knowledge, const forecast::MatterForecast& forecast);
    /// The remembered cells, those of the last forecast among them; each once.
    [[nodiscard]] std::vector<core::Point> cells() const;

  private:
    struct Cell {
        core::Point at;
        std::int32_t turn = 0;  ///< in which it was seen
    };
    std::int32_t depth_ = 0;
    std::vector<Cell> cells_;
};

/// What the hero knows of the terrain of the present level, as sets of cells and legal steps.
class KnownMap {
  public:
    /// A map of no level; update() makes it one.
    explicit KnownMap(Shuns shuns = Shuns::ForecastHarm) : shuns_(shuns) {}

    /// Updates the map from the hero's knowledge. With ForecastHarm and a memory of harm it also shuns what
    /// that remembers, and updates it. Cost: a comparison of all cells, and more for each changed one.
    void update(const forecast::Knowledge& knowledge, SeenHarm* memory = nullptr);

    /// The steps that known terrain allows to an actor that opens doors.
    [[nodiscard]] const spatial::OpenNeighbours& steps() const { return steps_; }
    /// True for a known cell that an actor that opens doors can enter.
    [[nodiscard]] bool passable(core::Point at) const { return passable_.get(at); }
    /// All such cells.
    [[nodiscard]] const spatial::BitGrid& passable() const { return passable_; }
    /// True for such a cell without a danger.
    [[nodiscard]] bool is_safe(core::Point at) const { return passable_.get(at) && !dangerous_.get(at); }
    /// The known cells from which a step may lead into unknown ones.
    [[nodiscard]] const spatial::BitGrid& frontier() const { return frontier_; }
    /// The frontier and the passable cells known only from a map, without the hero's own. Requires: the map
    /// is up to date. Cost: one step per word of the grid.
    [[nodiscard]] spatial::BitGrid unseen(const forecast::Knowledge& knowledge) const;
    /// The number of known cells. Cost: one step per word of the grid.
    [[nodiscard]] std::size_t known_cells() const { return known_.count(); }
    /// True if no step leads to some cells because matter there hurts, now or soon.
    [[nodiscard]] bool forecasts_harm() const { return harm_is_forecast_; }
    /// The forecast that names those cells; empty without ForecastHarm.
    [[nodiscard]] const forecast::MatterForecast& forecast() const { return forecast_; }
    /// Grows with each change.
    [[nodiscard]] std::uint64_t version() const { return version_; }

  private:
    void begin(const forecast::Knowledge& knowledge);
    /// Returns true if anything changed.
    [[nodiscard]] bool take_row(const forecast::Knowledge& knowledge, std::int32_t y);
    /// Returns true if the cells to keep off changed.
    [[nodiscard]] bool take_dangers(const forecast::Knowledge& knowledge, SeenHarm* memory);
    void find_steps();
    void find_frontier();

    Shuns shuns_;
    const content::Catalog* catalog_ = nullptr;
    core::Grid<content::TileId> tiles_;
    spatial::BitGrid passable_;
    spatial::BitGrid known_;
    spatial::BitGrid frontier_;
    spatial::OpenNeighbours steps_;
    std::vector<core::Point> dangers_;  ///< no step leads there
    spatial::BitGrid dangerous_;        ///< the same cells
    std::vector<core::Point> opened_;   ///< cells that opened or closed since `steps_` was updated
    forecast::Forecaster forecaster_;
    forecast::MatterForecast forecast_;
    bool harm_is_forecast_ = false;
    std::uint64_t version_ = 0;
};

/// The shortest paths to the nearest of some cells.
class PathMap {
  public:
    /// Leads onto the targets. Those with a danger, onto which the map has no steps, count as none.
    /// Cost: nothing if neither the map nor the targets have changed.
    void lead_onto(const KnownMap& map, std::vector<core::Point> targets);
    /// Leads beside the targets, and onto those without a danger. Cost: as lead_onto().
    void lead_beside(const KnownMap& map, std::vector<core::Point> targets);
    /// The steps to the nearest target; spatial::unreachable if no known path leads to one.
    [[nodiscard]] spatial::Distance distance(core::Point from) const { return distances_[from]; }
    /// The first step of a shortest known path; nothing on a target, or if no path leads to one.
    [[nodiscard]] std::optional<core::Direction> first_step(const KnownMap& map, core::Point from) const;
    /// The target at the end of the path that first_step() begins.
    [[nodiscard]] core::Point end_of_path(const KnownMap& map, core::Point from) const;

  private:
    std::vector<core::Point> targets_;
    std::uint64_t version_ = 0;
    spatial::DistanceFinder finder_;
    spatial::DistanceMap distances_;
};

/// The direction of the step from one cell to another beside it; nothing if they are not neighbours, or if a
/// corner is in the way. An unseen cell counts as a corner.
[[nodiscard]] std::optional<core::Direction> step_between(const forecast::Knowledge& knowledge,
                                                          core::Point from, core::Point to);

/// True where the hero stops beside a cell to do something with what is there: a known prop that nobody can
/// walk onto, such as a chest, a gate with a toll, or a vendor. Requires: the level contains the cell.
[[nodiscard]] bool is_to_be_met(const forecast::Knowledge& knowledge, core::Point at);

/// The cells where a way to a cell ends: the cell itself; of what is to be met there, the passable cells from
/// which a step leads into it. Requires: the level contains the cell, and the map is up to date.
[[nodiscard]] std::vector<core::Point> ends_of_way(const forecast::Knowledge& knowledge, const KnownMap& map,
                                                   core::Point to);

}  // namespace torchwake::autopilot
