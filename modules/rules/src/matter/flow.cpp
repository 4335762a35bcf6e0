// The pass of a beat in which liquid flows: four phases of disjoint pairs, so that none of it is moved twice
// at once.

#include "matter/field.hpp"

namespace torchwake::rules {
namespace {

/// True if the liquid of a cell does not flow.
bool is_solid(const MatterField& field, std::size_t cell) {
    return field.depth[cell] > 0 && field.kind(field.liquid[cell])->thawed.has_value();
}

void level_out(MatterField& field, std::size_t one, std::size_t other) {
    const std::size_t deep = field.depth[one] >= field.depth[other] ? one : other;
    const std::size_t low = deep == one ? other : one;
    const auto flows = static_cast<std::uint8_t>((field.depth[deep] - field.depth[low]) / 2);
    if (flows == 0 || !field.is_open(one) || !field.is_open(other) || is_solid(field, deep) ||
        (field.depth[low] > 0 && field.liquid[low] != field.liquid[deep])) {
        return;
    }
    field.depth[deep] = static_cast<std::uint8_t>(field.depth[deep] - flows);
    field.depth[low] = static_cast<std::uint8_t>(field.depth[low] + flows);
    field.liquid[low] = field.liquid[deep];
    field.flowing = true;
}

}  // namespace

void flow(MatterField& field) {
    field.flowing = false;
    const std::size_t width = field.width();
    const std::size_t height = field.cells() / width;
    for (std::size_t first = 0; first < 2; ++first) {
        for (std::size_t y = 0; y < height; ++y) {
            for (std::size_t x = first; x + 1 < width; x += 2) {
                level_out(field, y * width + x, y * width + x + 1);
            }
        }
    }
    for (std::size_t first = 0; first < 2; ++first) {
        for (std::size_t y = first; y + 1 < height; y += 2) {
            for (std::size_t x = 0; x < width; ++x) {
                level_out(field, y * width + x, (y + 1) * width + x);
            }
        }
    }
}

}  // namespace torchwake::rules
