#include "bit_window.hpp"

#include <torchwake/spatial/open_neighbours.hpp>

#include <algorithm>
#include <array>
#include <span>

namespace torchwake::spatial {
namespace {

using core::Direction;
using Word = BitGrid::Word;

/// The legal steps for each pattern of a cell and its neighbours: nine bits, row by row, the cell in the
/// middle.
using StepTable = std::array<std::uint8_t, 512>;

/// Bit n is set if the neighbour in direction n is open.
constexpr unsigned open_around(unsigned pattern) {
    unsigned around = 0;
    for (const Direction direction : core::all_directions) {
        const core::Point p = core::step({1, 1}, direction);
        around |= (pattern >> static_cast<unsigned>(p.y * 3 + p.x) & 1U) << static_cast<unsigned>(direction);
    }
    return around;
}

/// Directions form a ring with the diagonals at odd places, so the cells beside a diagonal are its neighbours
/// in the ring.
constexpr std::uint8_t legal_steps(unsigned around, CornerRule rule) {
    constexpr unsigned cardinals = 0b01010101;
    const unsigned ring = around | around << 8U;
    const unsigned both_beside = ring << 1U & ring >> 1U;
    switch (rule) {
        case CornerRule::Refuse:
            return static_cast<std::uint8_t>(around & (cardinals | both_beside));
        case CornerRule::Cut:
            return static_cast<std::uint8_t>(around);
        case CornerRule::StraightOnly:
            break;
    }
    return static_cast<std::uint8_t>(around & cardinals);
}

constexpr StepTable step_table(CornerRule rule) {
    StepTable table{};
    for (unsigned pattern = 0; pattern < table.size(); ++pattern) {
        table[pattern] = legal_steps(open_around(pattern), rule);
    }
    return table;
}

const StepTable& steps_by_pattern(CornerRule rule) {
    static constexpr std::array tables{step_table(CornerRule::Refuse), step_table(CornerRule::Cut),
                                       step_table(CornerRule::StraightOnly)};
    return tables[static_cast<std::size_t>(rule)];
}

/// The 64 cells from column x on; cells outside the grid are clear.
Word cells_from(const BitGrid& grid, std::int32_t y, std::int32_t x) {
    if (y < 0 || y >= grid.size().height) {
        return 0;
    }
    const std::int32_t inside = grid.size().width - x;
    const Word mask = inside < 64 ? bit_range(0, static_cast<unsigned>(inside) - 1) : ~Word{0};
    return bit_window(grid, y, x) & mask;
}

}  // namespace

void OpenNeighbours::rebuild(const BitGrid& open, CornerRule rule) {
    rule_ = rule;
    steps_.reset(open.size());
    for (std::int32_t y = 0; y < steps_.height(); ++y) {
        update_row(open, y, 0, steps_.width());
    }
}

void OpenNeighbours::update(const BitGrid& open, Point changed) {
    TORCHWAKE_EXPECTS(open.size() == size() && contains(changed));
    const std::int32_t first = std::max(changed.x - 1, 0);
    const std::int32_t last = std::min(changed.x + 1, steps_.width() - 1);
    for (std::int32_t y = std::max(changed.y - 1, 0); y <= std::min(changed.y + 1, steps_.height() - 1);
         ++y) {
        update_row(open, y, first, last + 1);
    }
}

void OpenNeighbours::close(Point p) {
    TORCHWAKE_EXPECTS(contains(p));
    for (const Direction direction : core::all_directions) {
        const Point from = core::step(p, direction);
        const unsigned back = (static_cast<unsigned>(direction) + 4U) % 8U;
        if (contains(from)) {
            steps_[from] = static_cast<std::uint8_t>(steps_[from] & ~(1U << back));
        }
    }
}

void OpenNeighbours::update_row(const BitGrid& open, std::int32_t y, std::int32_t first, std::int32_t end) {
    constexpr std::int32_t cells_per_window = 62;
    const StepTable& table = steps_by_pattern(rule_);
    const std::span<std::uint8_t> row = steps_.span().subspan(steps_.index({0, y}));
    for (std::int32_t x = first; x < end; x += cells_per_window) {
        Word above = cells_from(open, y - 1, x - 1);
        Word beside = cells_from(open, y, x - 1);
        Word below = cells_from(open, y + 1, x - 1);
        for (std::int32_t cell = x; cell < std::min(x + cells_per_window, end); ++cell) {
            row[static_cast<std::size_t>(cell)] =
                table[(above & 7U) | (beside & 7U) << 3U | (below & 7U) << 6U];
            above >>= 1U;
            beside >>= 1U;
            below >>= 1U;
        }
    }
}

}  // namespace torchwake::spatial
