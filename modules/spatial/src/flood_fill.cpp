#include "step_offsets.hpp"

#include <torchwake/spatial/flood_fill.hpp>

#include <algorithm>
#include <bit>

namespace torchwake::spatial {

void Regions::compute(const BitGrid& cells, const OpenNeighbours& open) {
    TORCHWAKE_EXPECTS(cells.size() == open.size());
    labels_.reset(cells.size(), none);
    pending_.resize(std::max(pending_.size(), cells.size().area()));
    sizes_.clear();
    sizes_.reserve(cells.size().area());
    cells.for_each([&](Point p) {
        if (labels_[p] == none) {
            sizes_.push_back(spread(open, static_cast<std::uint32_t>(labels_.index(p))));
        }
    });
}

std::size_t Regions::spread(const OpenNeighbours& open, std::uint32_t first) {
    const auto offsets = step_offsets(open.size().width);
    const auto label = static_cast<Label>(sizes_.size());
    const std::span<Label> labels = labels_.span();
    // Where no corner is cut, a diagonal step leads to nothing that two straight ones do not.
    const unsigned straight = 0b01010101;
    const unsigned enough = open.rule() == CornerRule::Cut ? 0xFFU : straight;
    labels[first] = label;
    pending_[0] = first;
    std::size_t tail = 1;
    for (std::size_t head = 0; head < tail; ++head) {
        const std::uint32_t from = pending_[head];
        for (unsigned steps = open.table().span()[from] & enough; steps != 0; steps &= steps - 1) {
            const std::uint32_t cell = from + offsets[static_cast<std::size_t>(std::countr_zero(steps))];
            if (labels[cell] == none) {
                labels[cell] = label;
                pending_[tail++] = cell;
            }
        }
    }
    return tail;
}

Regions::Label Regions::largest() const {
    const auto most = std::max_element(sizes_.begin(), sizes_.end());
    return most == sizes_.end() ? none : static_cast<Label>(most - sizes_.begin());
}

}  // namespace torchwake::spatial
