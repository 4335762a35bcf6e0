#pragma once

// How a level was made, as a film: the whole of it in small, step by step. What a step makes spreads like
// light from where the hero will arrive, and glows for a while. At its end the animator closes in on that
// place.
//
// 1. The level is made again from seed and depth, so that the animator shows the level that the hero enters.
// 2. What it shows is a function of the time since its start.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/view/picture.hpp>
#include <torchwake/view/text_screen.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::view {

class LevelBuildAnimator {
  public:
    static constexpr std::int64_t making_time = 1500;  ///< of all steps together
    static constexpr std::int64_t closing_time = 250;  ///< in which it closes in
    static constexpr std::int64_t length = making_time + closing_time;

    /// Of the level that a seed has at a depth. Still: each step is there at once, and nothing glows or
    /// moves. Requires: the catalog outlives the animator.
    LevelBuildAnimator(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth, bool still);

    [[nodiscard]] std::size_t step_at(std::int64_t time) const;
    /// What worldgen calls a step.
    [[nodiscard]] const std::string& step_name(std::size_t step) const { return steps_[step].name; }
    /// The window's picture, fitted into an area of that many map cells.
    void draw(std::int64_t time, core::Size cells, MapPicture& picture) const;
    /// A step in letters, scrolled to where the hero will arrive.
    void draw_text(std::size_t step, TextScreen& screen, const core::Rect& area) const;

  private:
    enum class Form : std::uint8_t { Rock, Wall, Ground, Thing };
    /// What is seen of a cell.
    struct Cell {
        const content::Appearance* look = nullptr;
        Form form = Form::Rock;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    struct Step {
        std::string name;
        core::Grid<Cell> cells;
    };
    /// Which step a cell shows, and how much of its glow is left, in permille.
    struct Moment {
        std::size_t step = 0;
        std::int32_t glow = 0;
    };
    /// How the level stands in the picture.
    struct Lens {
        std::int32_t size = 1;  ///< of a cell, in sprite pixels
        core::Point camera;
        std::int32_t brightness = 0;  ///< permille
    };

    [[nodiscard]] core::Grid<Cell> cells_of(const rules::LevelPlan& plan) const;
    void measure_delays();
    /// Nothing where the first step has not reached the cell yet.
    [[nodiscard]] std::optional<Moment> moment(core::Point at, std::int64_t time) const;
    [[nodiscard]] Lens lens(std::int64_t time, core::Size cells) const;
    void draw_cell(const Cell& cell, const core::Rect& area, const Lens& lens, std::int32_t glow,
                   std::vector<Particle>& blocks) const;

    const content::Catalog* catalog_;
    bool still_;
    content::Colour ground_;  ///< under things
    std::vector<Step> steps_;
    core::Point arrival_;
    core::Grid<std::int32_t> delays_;  ///< until a step reaches a cell, in permille of the step's time
};

}  // namespace torchwake::view
