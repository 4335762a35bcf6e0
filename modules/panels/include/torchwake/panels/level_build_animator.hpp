#pragma once

// Shows how a level was made, step by step, with the whole level in small. The changes of a step spread from
// the cell where the hero will arrive, and glow for a while. At the end the view zooms in on that cell.
//
// 1. The level is made again from seed and depth, so that the animation shows the level that the hero enters.
// 2. The picture is a function of the time since the start.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/rules/ruleset.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::panels {

/// The animation of how one level was made.
class LevelBuildAnimator {
  public:
    static constexpr std::int64_t making_time = 1500;  ///< of all steps together, in milliseconds
    static constexpr std::int64_t closing_time = 250;  ///< of the zoom at the end, in milliseconds
    static constexpr std::int64_t length = making_time + closing_time;  ///< of the whole, in milliseconds

    /// Prepares the level of a seed and a depth. `still`: each step appears at once; nothing glows or moves.
    /// Requires: the catalog outlives the animator.
    LevelBuildAnimator(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth, bool still);

    /// The step that is shown at a time since the start, in milliseconds.
    [[nodiscard]] std::size_t step_at(std::int64_t time) const;
    /// The name that worldgen gives a step.
    [[nodiscard]] const std::string& step_name(std::size_t step) const { return steps_[step].name; }
    /// The picture for the window, fitted into an area of this many map cells.
    void draw(std::int64_t time, core::Size cells, MapPicture& picture) const;
    /// Draws a step in letters, scrolled to the cell where the hero will arrive.
    void draw_text(std::size_t step, TextScreen& screen, const core::Rect& area) const;

  private:
    enum class Form : std::uint8_t { Rock, Wall, Ground, Thing };
    /// The look of a cell.
    struct Cell {
        const content::Appearance* look = nullptr;
        Form form = Form::Rock;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    struct Step {
        std::string name;
        core::Grid<Cell> cells;
    };
    /// The step that a cell shows, and the rest of its glow in permille.
    struct Moment {
        std::size_t step = 0;
        std::int32_t glow = 0;
    };
    /// The size and the place of the level in the picture.
    struct Lens {
        std::int32_t size = 1;  ///< a cell in sprite pixels
        core::Point camera;
        std::int32_t brightness = 0;  ///< permille
    };

    [[nodiscard]] core::Grid<Cell> cells_of(const rules::LevelPlan& plan) const;
    void measure_delays();
    /// Nothing if the first step has not reached the cell yet.
    [[nodiscard]] std::optional<Moment> moment(core::Point at, std::int64_t time) const;
    [[nodiscard]] Lens lens(std::int64_t time, core::Size cells) const;
    void draw_cell(const Cell& cell, const core::Rect& area, const Lens& lens, std::int32_t glow,
                   std::vector<Particle>& blocks) const;

    const content::Catalog* catalog_;
    bool still_;
    content::Colour ground_;  ///< the colour below objects
    std::vector<Step> steps_;
    core::Point arrival_;
    core::Grid<std::int32_t> delays_;  ///< before a step reaches a cell, in permille of the step's time
};

}  // namespace torchwake::panels
