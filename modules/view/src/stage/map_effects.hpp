#pragma once

// What a player is made to wait for: missiles in flight, a level that unfolds row by row, the way between two
// levels with what is shown on it. All of it runs on a clock of its own, which stands still while a menu is
// open.

#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/view/picture.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::view {

/// The way of a missile. Invariant: at least two cells.
struct MissilePath {
    std::vector<core::Point> cells;  ///< from the one that it leaves to the last
    std::array<SpriteIndex, 2> sprites{};
    Colour hue;

    [[nodiscard]] std::int64_t steps() const { return static_cast<std::int64_t>(cells.size()) - 1; }
};

/// Where a missile is now.
struct MissileView {
    core::Point at;  ///< its middle, in sprite pixels
    SpriteIndex sprite = 0;
    Colour hue;
};

class MapEffects {
  public:
    static constexpr std::int64_t cell_time = 33;  ///< that a missile takes for each cell
    static constexpr std::int64_t fade_time = 200;
    static constexpr std::int64_t rows_a_second = 60;

    /// How long that many rows take to unfold.
    [[nodiscard]] static constexpr std::int64_t reveal_time(std::int32_t rows) {
        return (rows * std::int64_t{1000} + rows_a_second - 1) / rows_a_second;
    }

    [[nodiscard]] std::int64_t now() const { return now_; }
    void advance(core::Milliseconds time);
    /// Ends everything at once.
    void clear();
    [[nodiscard]] bool running() const;

    // Each begins at a moment of this clock.
    void fly(MissilePath path, std::int64_t start);
    void reveal(std::int32_t rows, std::int64_t start);
    /// Through black, which lasts for a time of its own: `fade_time` besides.
    void fade(std::int64_t start, std::int64_t dark_time = 0);

    [[nodiscard]] std::optional<MissileView> missile() const;
    /// How many rows of a level have unfolded; nothing where none does.
    [[nodiscard]] std::optional<std::int32_t> revealed_rows() const;
    /// Of the map, in permille.
    [[nodiscard]] std::int32_t brightness() const;
    /// Since when the map is black, and less than 0 before; nothing where no black lies ahead.
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
    std::vector<Flight> flights_;  ///< one after the other
    std::optional<Reveal> reveal_;
    std::optional<Fade> fade_;
};

}  // namespace torchwake::view
