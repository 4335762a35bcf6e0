// The pass of a beat in which liquid flows: four phases of disjoint pairs, so that none of it is moved twice
// at once.

#include "matter/field.hpp"
#include "matter/rows.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace torchwake::rules {
namespace {

/// True if the liquid of a cell does not flow: it is solid, molten and too thick, or a chasm.
bool is_solid(const MatterField& field, std::size_t cell) {
    if (field.depth[cell] == 0) {
        return false;
    }
    const content::MatterDef& standing = field.kind(field.liquid[cell]);
    return standing.thawed.has_value() || standing.molten || standing.chasm;
}

/// Lets what stands above 1 beside a chasm fall into it.
void drain(MatterField& field) {
    for (const content::MatterId chasm : field.facts.chasms) {
        auto next = std::ranges::find(field.liquid, chasm);
        while (next != field.liquid.end()) {
            const auto cell = static_cast<std::size_t>(next - field.liquid.begin());
            field.for_each_neighbour(cell, false, [&field](std::size_t beside, std::size_t) {
                if (field.depth[beside] > 1 && field.is_open(beside) && !is_solid(field, beside)) {
                    --field.depth[beside];
                    field.flowing = true;
                }
            });
            next = std::find(std::next(next), field.liquid.end(), chasm);
        }
    }
}

void level_out(MatterField& field, std::size_t one, std::size_t other) {
    const std::size_t deep = field.depth[one] >= field.depth[other] ? one : other;
    const std::size_t low = deep == one ? other : one;
    const auto flows = static_cast<std::uint8_t>((field.depth[deep] - field.depth[low]) / 2);
    if (!field.is_open(one) || !field.is_open(other) || is_solid(field, deep) ||
        (field.depth[low] > 0 && field.liquid[low] != field.liquid[deep])) {
        return;
    }
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

}  // namespace

void flow(MatterField& field) {
    field.flowing = false;
    drain(field);
    const std::size_t width = field.width();
    const std::span<const std::uint8_t> depth = field.depth;
    for (std::size_t first = 0; first < 2; ++first) {
        for (std::size_t row = 0; row < field.cells(); row += width) {
            for_each_slope(field, depth.subspan(row, width - 1), depth.subspan(row + 1, width - 1),
                           [&field, first, row](std::size_t x) {
                               if (x % 2 == first) {
                                   level_out(field, row + x, row + x + 1);
                               }
                           });
        }
    }
    for (std::size_t first = 0; first < 2; ++first) {
        for (std::size_t row = first * width; row + width < field.cells(); row += 2 * width) {
            for_each_slope(
                field, depth.subspan(row, width), depth.subspan(row + width, width),
                [&field, row, width](std::size_t x) { level_out(field, row + x, row + width + x); });
        }
    }
}

}  // namespace torchwake::rules
