#pragma once

// The animations that the player waits for: missiles in flight, a level that unfolds row by row, and the
// transition between two levels. They run on a clock of their own, which stands still while a menu is open.

#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/panels/picture.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::stage {

/// The path of a missile. Invariant: at least two cells.
struct MissilePath {
    std::vector<core::Point> cells;  ///< from the one that it leaves to the last
    std::array<panels::SpriteIndex, 2> sprites{};
    content::Colour hue;

    [[nodiscard]] std::int64_t steps() const { return static_cast<std::int64_t>(cells.size()) - 1; }
};

/// A missile at the present moment.
struct MissileView {
    core::Point at;  ///< its middle, in sprite pixels
    panels::SpriteIndex sprite = 0;
    content::Colour hue;
};

class MapEffects {
  public:
    static constexpr std::int64_t cell_time = 33;  ///< a missile's time per cell
    static constexpr std::int64_t fade_time = 200;
    static constexpr std::int64_t rows_a_second = 60;

    /// The time in which this many rows unfold.
    [[nodiscard]] static constexpr std::int64_t reveal_time(std::int32_t rows) {
        return (rows * std::int64_t{1000} + rows_a_second - 1) / rows_a_second;
    }

    [[nodiscard]] std::int64_t now() const { return now_; }
    void advance(core::Milliseconds time);
    /// Ends all effects at once.
    void clear();
    [[nodiscard]] bool running() const;

    // Each effect begins at a moment of this clock.
    void fly(MissilePath path, std::int64_t start);
    void reveal(std::int32_t rows, std::int64_t start);
    /// Fades the map out and in again, `fade_time` altogether, and keeps it black for `dark_time` in between.
    void fade(std::int64_t start, std::int64_t dark_time = 0);

    [[nodiscard]] std::optional<MissileView> missile() const;
    /// The number of rows that have unfolded; nothing where no level unfolds.
    [[nodiscard]] std::optional<std::int32_t> revealed_rows() const;
    /// The brightness of the map, in permille.
    [[nodiscard]] std::int32_t brightness() const;
    /// The time since the map became black, below 0 before that; nothing after the dark time, or without a
    /// fade.
    [[nodiscard]] std::optional<std::int64_t> time_in_dark() const;

  private:
    struct Flight {
        MissilePath path;
        std::int64_t start = 0;
        [[nodiscard]] std::int64_t end() const { return start + path.steps() * cell_time; }
    };
    struct Fade {
        std::int64_t start = 0;
        std::int64_t dark_time = 0;
    };
    struct Reveal {
        std::int32_t rows = 0;
        std::int64_t start = 0;
    };

    std::int64_t now_ = 0;
    std::vector<Flight> flights_;  ///< in the order of their starts
    std::optional<Reveal> reveal_;
    std::optional<Fade> fade_;
};

}  // namespace torchwake::stage
