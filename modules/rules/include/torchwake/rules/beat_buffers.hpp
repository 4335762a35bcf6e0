#pragma once

#include <torchwake/core/grid.hpp>
#include <torchwake/rules/matter.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// A cover that broke.
struct BrokenCover {
    core::Point at;            ///< its cell
    content::MatterId matter;  ///< the cover that is gone
};

/// A liquid that froze or thawed.
struct TurnedLiquid {
    core::Point at;            ///< its cell
    content::MatterId before;  ///< the liquid that was there
    content::MatterId after;   ///< the liquid that is there now
};

/// The changes of a beat, row by row.
struct BeatChanges {
    std::vector<core::Point> lit;           ///< cells that began to burn
    std::vector<core::Point> burnt_ground;  ///< cells whose tile burnt away; the caller replaces it
    std::vector<core::Point> eaten_ground;  ///< likewise, by acid
    std::vector<core::Point> perils;        ///< cells that may have become a peril, or none
    std::vector<core::Point> opacity;       ///< cells whose matter now blocks sight, or no longer does
    std::vector<BrokenCover> broken;        ///< by frost, then by blasts
    std::vector<TurnedLiquid> turned;       ///< by frost or warmth
    std::vector<Blast> blasts;              ///< each cell once

    /// Empties every list, and keeps its memory.
    void clear();
};

/// Columns of a row, from `first` to before `last`; none if those are equal.
struct Columns {
    std::size_t first = 0;  ///< the westernmost column, from 0
    std::size_t last = 0;   ///< the column after the easternmost one
    /// The number of columns.
    [[nodiscard]] std::size_t size() const { return last - first; }
};

/// A byte for each cell of a level, and for the cells around it.
class BorderedPlane {
  public:
    /// Takes the size of a level; every byte becomes `value`. Keeps its memory if that suffices.
    void reset(core::Size level, std::uint8_t value);
    /// The bytes of a row of the level, also at -1 and at the width. Requires: y from -1 to the height.
    [[nodiscard]] std::uint8_t* row(std::ptrdiff_t y) { return bytes_.data() + (y + 1) * stride_ + 1; }
    /// The bytes of such a row, which can't be changed.
    [[nodiscard]] const std::uint8_t* row(std::ptrdiff_t y) const {
        return bytes_.data() + (y + 1) * stride_ + 1;
    }

  private:
    std::ptrdiff_t stride_ = 0;
    std::vector<std::uint8_t> bytes_{};
};

/// Working memory of the beats of matter. Whoever lets beats pass keeps one, so that only its first beat on a
/// level allocates; no thread shares it with another one. Nothing in it says how a beat ends but its changes.
struct BeatBuffers {
    BeatChanges changes{};               ///< of the last beat
    std::vector<Columns> active{};       ///< by row: where something is going on
    std::vector<Columns> busy{};         ///< by row: the same, and the cells to which it can come in the beat
    BorderedPlane burns{};               ///< 1: the cell burnt when the beat began
    BorderedPlane gas{};                 ///< the gas of each cell, or that which takes it
    BorderedPlane amount{};              ///< of gas, when it begins to drift
    BorderedPlane open{};                ///< 255: gas gets into the cell
    std::vector<std::uint8_t> marks{};   ///< of one row: the cells to look at one by one
    std::vector<std::uint8_t> inflow{};  ///< of one row: heat from what burns
    std::vector<std::int8_t> heat{};     ///< of one row: heat after the beat, without bounds
    std::vector<std::int8_t> east{};     ///< of one row: gas that drifts east; below 0: comes from there
    std::vector<std::int8_t> south{};    ///< of one row: the same to the row below
    std::vector<std::int8_t> north{};    ///< of one row: gas that came from the row above
    std::vector<std::uint8_t> thins{};   ///< of one row: the gas that a cell loses
    std::vector<std::uint8_t> opaque_from{};  ///< of one row: the amount of gas that blocks sight
    std::vector<std::size_t> burnt_out{};     ///< cells whose fuel ended
    std::vector<std::size_t> lit_gas{};       ///< cells whose gas began to burn and may explode
    std::vector<std::size_t> flashes{};       ///< burning cells into which gas came that burns
    std::vector<std::uint8_t> waiting{};      ///< by cell: gas that lit and is in no group yet
    std::vector<std::size_t> group{};         ///< joined cells whose gas lit
};

}  // namespace torchwake::rules
