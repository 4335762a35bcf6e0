// The pass of a beat in which liquid flows: four phases of disjoint pairs, so that none of it is moved twice
// at once.

#include "matter/field.hpp"
#include "matter/rows.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace torchwake::rules {
namespace {

/// The liquid of a level, as it stands.
struct Pools {
    const content::MatterFacts& facts;
    std::span<const content::MatterDef> kinds;
    std::span<const content::TileId> tiles;
    std::span<const content::MatterId> liquid;
    std::span<const std::uint8_t> depth;
    std::size_t width = 0;

    [[nodiscard]] bool is_open(std::size_t cell) const { return facts.open[tiles[cell].value] > 0; }

    /// True if the liquid of a cell does not flow: it is solid, molten and too thick, or a chasm.
    [[nodiscard]] bool is_solid(std::size_t cell) const {
        if (depth[cell] == 0) {
            return false;
        }
        const content::MatterDef& standing = kinds[liquid[cell].value];
        return standing.thawed.has_value() || standing.molten || standing.chasm;
    }

    /// True if liquid flows from a cell to another one beside it that it stands above by 2 or more.
    [[nodiscard]] bool flows(std::size_t deep, std::size_t low) const {
        return depth[deep] >= depth[low] + 2 && is_open(deep) && is_open(low) && !is_solid(deep) &&
               (depth[low] == 0 || liquid[low] == liquid[deep]);
    }

    /// True if what stands in a cell beside a chasm falls into it.
    [[nodiscard]] bool drains(std::size_t beside) const {
        return depth[beside] > 1 && is_open(beside) && !is_solid(beside);
    }

    /// Calls visit(cell) for the cells on the level straight beside the chasms.
    template <class Visit>
    void for_each_beside_a_chasm(const Visit& visit) const {
        for (const content::MatterId chasm : facts.chasms) {
            for (std::size_t cell = find_kind(liquid, chasm, 0); cell < liquid.size();
                 cell = find_kind(liquid, chasm, cell + 1)) {
                for_each_beside(cell, visit);
            }
        }
    }

  private:
    /// N E S W.
    template <class Visit>
    void for_each_beside(std::size_t cell, const Visit& visit) const {
        if (cell >= width) {
            visit(cell - width);
        }
        if ((cell + 1) % width > 0) {
            visit(cell + 1);
        }
        if (cell + width < depth.size()) {
            visit(cell + width);
        }
        if (cell % width > 0) {
            visit(cell - 1);
        }
    }
};

/// Lets what stands above 1 beside a chasm fall into it.
void drain(MatterField& field, const Pools& pools) {
    pools.for_each_beside_a_chasm([&field, &pools](std::size_t beside) {
        if (pools.drains(beside)) {
            --field.depth[beside];
            field.flowing = true;
        }
    });
}

void level_out(MatterField& field, const Pools& pools, std::size_t one, std::size_t other) {
    const std::size_t deep = field.depth[one] >= field.depth[other] ? one : other;
    const std::size_t low = deep == one ? other : one;
    if (!pools.flows(deep, low)) {
        return;
    }
    const auto flows = static_cast<std::uint8_t>((field.depth[deep] - field.depth[low]) / 2);
    field.depth[deep] = static_cast<std::uint8_t>(field.depth[deep] - flows);
    field.depth[low] = static_cast<std::uint8_t>(field.depth[low] + flows);
    field.liquid[low] = field.liquid[deep];
    field.flowing = true;
}

/// Calls visit(place) for each place at which the depths of two rows differ by 2 or more.
template <class Visit>
void for_each_slope(MatterField& field, std::span<const std::uint8_t> one,
                    std::span<const std::uint8_t> other, const Visit& visit) {
    std::vector<std::uint8_t>& marks = field.buffers.marks;
    marks.resize(one.size());
    for (std::size_t place = 0; place < one.size(); ++place) {
        const int slope = one[place] - other[place];
        marks[place] = slope >= 2 || slope <= -2 ? 1 : 0;
    }
    for_each_set(marks, visit);
}

/// True if liquid flows between some of the cells of two rows, at the same places.
bool flows_between(const Pools& pools, std::size_t one, std::size_t other, std::size_t cells) {
    int steepest = 0;
    for (std::size_t place = 0; place < cells; ++place) {
        steepest = std::max(steepest, std::abs(pools.depth[one + place] - pools.depth[other + place]));
    }
    bool flows = false;
    for (std::size_t place = 0; steepest > 1 && place < cells && !flows; ++place) {
        flows = pools.flows(one + place, other + place) || pools.flows(other + place, one + place);
    }
    return flows;
}

}  // namespace

bool can_flow(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles,
              const Matter& matter) {
    const auto width = static_cast<std::size_t>(tiles.size().width);
    const Pools pools{catalog.matter_facts(), catalog.all_matter(), tiles.span(),
                      matter.liquid.span(),   matter.depth.span(),  width};
    bool flows = false;
    for (std::size_t row = 0; row < pools.depth.size() && !flows; row += width) {
        flows = flows_between(pools, row, row + 1, width - 1) ||
                (row + width < pools.depth.size() && flows_between(pools, row, row + width, width));
    }
    pools.for_each_beside_a_chasm(
        [&flows, &pools](std::size_t beside) { flows = flows || pools.drains(beside); });
    return flows;
}

void flow(MatterField& field) {
    const Pools pools{field.facts, field.kinds, field.tiles, field.liquid, field.depth, field.width()};
    field.flowing = false;
    drain(field, pools);
    const std::size_t width = field.width();
    const std::span<const std::uint8_t> depth = field.depth;
    for (std::size_t first = 0; first < 2; ++first) {
        for (std::size_t row = 0; row < field.cells(); row += width) {
            for_each_slope(field, depth.subspan(row, width - 1), depth.subspan(row + 1, width - 1),
                           [&field, &pools, first, row](std::size_t x) {
                               if (x % 2 == first) {
                                   level_out(field, pools, row + x, row + x + 1);
                               }
                           });
        }
    }
    for (std::size_t first = 0; first < 2; ++first) {
        for (std::size_t row = first * width; row + width < field.cells(); row += 2 * width) {
            for_each_slope(field, depth.subspan(row, width), depth.subspan(row + width, width),
                           [&field, &pools, row, width](std::size_t x) {
                               level_out(field, pools, row + x, row + width + x);
                           });
        }
    }
}

}  // namespace torchwake::rules
