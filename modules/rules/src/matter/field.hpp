#pragma once

// The planes of a level's matter as the passes of a beat see them. Cells are named by their index.

#include "matter/beat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::rules {

/// The facts of tiles and matter that the passes ask for, by id.
struct MatterFacts {
    static constexpr std::size_t kinds = 256;

    explicit MatterFacts(const content::Catalog& catalog);

    std::array<bool, kinds> open{};  ///< liquid and gas get through; none of the unknown stone
    std::array<std::uint8_t, kinds> ground_ignition{};
    std::array<std::uint8_t, kinds> ground_fuel{};
    std::array<const content::MatterDef*, kinds> matter{};
    std::array<bool, kinds> slick{};      ///< covers that float on a liquid
    std::array<bool, kinds> corrosive{};  ///< liquids that eat at what they touch
    std::optional<content::MatterId> steam;
};

/// A level during one beat. Its passes change the planes and note what the caller must know.
class MatterField {
  public:
    MatterField(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles, Matter& matter);

    /// Calls visit(cell) for each cell in which something is going on or to which it can come in this beat,
    /// and for those between them in a row.
    template <class Visit>
    void for_each_cell(const Visit& visit) const {
        rules::for_each_cell(busy_, width_, visit);
    }

    /// Calls visit(cell, place) for the neighbours that are on the level: N E S W, then the diagonal ones.
    template <class Visit>
    void for_each_neighbour(std::size_t cell, bool diagonal, const Visit& visit) const {
        static constexpr std::array<core::Point, 8> steps{
            {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
        const core::Point here = point(cell);
        for (std::size_t place = 0; place < (diagonal ? 8 : 4); ++place) {
            const core::Point there = here + steps[place];
            if (size.contains(there)) {
                visit(static_cast<std::size_t>(there.y) * width_ + static_cast<std::size_t>(there.x), place);
            }
        }
    }

    [[nodiscard]] std::size_t cells() const { return tiles.size(); }
    [[nodiscard]] std::size_t width() const { return width_; }
    [[nodiscard]] core::Point point(std::size_t cell) const {
        return {static_cast<std::int32_t>(cell % width_), static_cast<std::int32_t>(cell / width_)};
    }
    [[nodiscard]] bool is_open(std::size_t cell) const { return facts.open[tiles[cell].value]; }
    /// Nothing if the id is invalid.
    [[nodiscard]] const content::MatterDef* kind(content::MatterId id) const {
        return facts.matter[id.value];
    }
    /// True if no heat stays there.
    [[nodiscard]] bool is_wet(std::size_t cell) const;

    /// Changes the amount of gas; `by` is its cause where there was none.
    void set_gas(std::size_t cell, content::MatterId which, std::int32_t now, std::uint8_t by);
    /// Adds gas where there is none of another kind.
    void give_off(std::size_t cell, content::MatterId which, std::int32_t more, std::uint8_t by);
    /// Notes the cell if the change of a matter's amount there changes what blocks sight.
    void note_opacity(const content::MatterDef* matter, std::int32_t before, std::int32_t after,
                      std::size_t cell);

    MatterFacts facts;
    core::Size size;
    std::span<const content::TileId> tiles;
    std::span<content::MatterId> cover;
    std::span<content::MatterId> liquid;
    std::span<std::uint8_t> depth;
    std::span<content::MatterId> gas;
    std::span<std::uint8_t> amount;
    std::span<std::int8_t> heat;
    std::span<std::int8_t> coming;
    std::span<std::uint8_t> fuel;
    std::span<BurningLayer> burning;
    std::span<std::uint8_t> wet;
    std::span<std::uint8_t> eaten;
    std::span<std::uint8_t> cause;
    std::span<std::uint8_t> gas_cause;
    bool& flowing;
    BeatChanges changes{};

  private:
    void find_busy_columns();

    std::size_t width_;
    std::vector<Columns> busy_{};  ///< by row
};

/// Fire spends its fuel and gives heat; heat lights what burns, and freezes and thaws.
void burn(MatterField& field);
/// Gas drifts and thins.
void drift(MatterField& field);
/// Liquid flows until its depth changes by one at most from cell to cell.
void flow(MatterField& field);
/// Acid eats at what it touches, until it is spent.
void corrode(MatterField& field);

}  // namespace torchwake::rules
