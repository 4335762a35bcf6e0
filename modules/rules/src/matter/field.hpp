#pragma once

// The planes of a level's matter as the passes of a beat see them. Cells are named by their index.

#include <torchwake/content/matter_facts.hpp>
#include <torchwake/rules/beat.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace torchwake::rules {

/// The busy columns of one row.
struct RowPart {
    std::ptrdiff_t y = 0;
    std::ptrdiff_t x = 0;   ///< of the first column
    std::size_t cell = 0;   ///< the first one
    std::size_t cells = 0;  ///< above 0

    template <class T>
    [[nodiscard]] std::span<T> of(std::span<T> plane) const {
        return plane.subspan(cell, cells);
    }
    /// True if a byte of a bordered plane is not 0 there or in the row above or below.
    [[nodiscard]] bool any_near(const BorderedPlane& plane) const;
    /// The part in working memory of one row, or of a row of a bordered plane.
    template <class T>
    [[nodiscard]] T* of(T* row) const {
        return row + x;
    }
};

/// A level during one beat. Its passes change the planes and note what the caller must know.
class MatterField {
  public:
    /// Clears the changes of the buffers.
    MatterField(const content::Catalog& catalog, const core::Grid<content::TileId>& level_tiles,
                Matter& matter, BeatBuffers& working_memory);

    /// Calls visit(RowPart) for the cells of each row in which something is going on or to which it can come
    /// in this beat, and for those between them.
    template <class Visit>
    void for_each_row(const Visit& visit) const {
        for (std::size_t y = 0; y < buffers.busy.size(); ++y) {
            const Columns& busy = buffers.busy[y];
            if (busy.size() > 0) {
                visit(RowPart{static_cast<std::ptrdiff_t>(y), static_cast<std::ptrdiff_t>(busy.first),
                              y * width_ + busy.first, busy.size()});
            }
        }
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
                visit(cell_at(there), place);
            }
        }
    }

    [[nodiscard]] std::size_t cells() const { return tiles.size(); }
    [[nodiscard]] std::size_t width() const { return width_; }
    [[nodiscard]] core::Point point(std::size_t cell) const {
        return {static_cast<std::int32_t>(cell % width_), static_cast<std::int32_t>(cell / width_)};
    }
    [[nodiscard]] std::size_t cell_at(core::Point at) const {
        return static_cast<std::size_t>(at.y) * width_ + static_cast<std::size_t>(at.x);
    }
    [[nodiscard]] bool is_open(std::size_t cell) const { return facts.open[tiles[cell].value] > 0; }
    /// Requires: the id is valid.
    [[nodiscard]] const content::MatterDef& kind(content::MatterId id) const { return kinds[id.value]; }
    /// True if no heat stays there.
    [[nodiscard]] bool is_wet(std::size_t cell) const {
        return rules::is_wet(facts, cover[cell], liquid[cell], wet[cell] > 0);
    }

    /// Changes the amount of gas; `by` is its cause where there was none.
    void set_gas(std::size_t cell, content::MatterId which, std::int32_t now, std::uint8_t by);
    /// Adds gas where there is none of another kind.
    void give_off(std::size_t cell, content::MatterId which, std::int32_t more, std::uint8_t by);
    /// Pours the liquid that the ground of a cell holds into it, when the ground is destroyed.
    void spill_ground(std::size_t cell);
    /// Removes the cover of a cell, and notes what that changes.
    void remove_cover(std::size_t cell);
    /// Removes a cover that breaks, and notes it. Requires: the cell has one.
    void break_cover(std::size_t cell);
    /// Notes the cell if the change of a matter's amount there changes what blocks sight.
    void note_opacity(content::MatterId matter, std::int32_t before, std::int32_t after, std::size_t cell);

    const content::MatterFacts& facts;
    std::span<const content::MatterDef> kinds;
    std::optional<content::MatterId> steam;
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
    bool blames;  ///< some deed caused something
    bool& flowing;
    BeatBuffers& buffers;

  private:
    void find_busy_columns(const Matter& matter);

    std::size_t width_;
};

/// A pass over the matter: it works on the field and on the buffers of the beat.
class MatterPass {
  public:
    explicit MatterPass(MatterField& field) : field_(field), buffers_(field.buffers) {}

  protected:
    MatterField& field_;
    BeatBuffers& buffers_;
};

/// Fire spends its fuel and gives heat; heat lights what burns, and freezes and thaws.
void burn(MatterField& field);
/// Finds the groups of joined cells whose gas lit in this beat, and lets the large ones explode.
void explode(MatterField& field);
/// Gas drifts and thins.
void drift(MatterField& field);
/// Liquid flows until its depth changes by one at most from cell to cell.
void flow(MatterField& field);
/// Molten liquid heats its neighbours, and water makes stone of it.
void melt(MatterField& field);
/// Acid eats at what it touches, until it is spent.
void corrode(MatterField& field);

}  // namespace torchwake::rules
