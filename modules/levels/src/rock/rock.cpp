#include <torchwake/core/contract.hpp>
#include <torchwake/levels/rock.hpp>
#include <torchwake/spatial/cells_where.hpp>
#include <torchwake/spatial/flood_fill.hpp>
#include <torchwake/spatial/line.hpp>
#include <torchwake/spatial/noise.hpp>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>

namespace torchwake::levels {
namespace {

constexpr std::int32_t noise_period = 10;
constexpr std::int32_t least_rock = 33;  // in 100, where it is widest
constexpr std::int32_t most_rock = 66;   // in 100, where it is densest

/// Opens one cell of a square of two by two in which two open cells touch by a corner alone. False if none
/// do.
bool open_corner(Rock& rock, core::Point at, core::RandomStream& stream) {
    const core::Point right = at + core::Point{1, 0};
    const core::Point below = at + core::Point{0, 1};
    const core::Point across = at + core::Point{1, 1};
    const bool touch = rock[at] == rock[across] && rock[right] == rock[below] && rock[at] != rock[right];
    if (touch) {
        const bool first = stream.chance(1, 2);
        const bool open_own = rock[at] != 0;
        rock[open_own ? (first ? at : across) : (first ? right : below)] = 0;
    }
    return touch;
}

/// Eight cells of a row, a byte each.
using Eight = std::uint64_t;

Eight eight_from(const std::uint8_t* cells) {
    Eight eight = 0;
    std::memcpy(&eight, cells, sizeof eight);
    return eight;
}

/// True if open_corner() would open a cell of one of the eight squares that begin at those cells of two rows.
bool any_corner(const std::uint8_t* row, const std::uint8_t* below) {
    const Eight at = eight_from(row);
    const Eight right = eight_from(row + 1);
    const Eight down = eight_from(below);
    const Eight across = eight_from(below + 1);
    return ((at ^ right) & ~(at ^ across) & ~(right ^ down)) != 0;
}

/// Opens corners between a row and the next. True if there were any.
bool open_corners_of_row(Rock& rock, std::int32_t y, core::RandomStream& stream) {
    constexpr std::int32_t step = sizeof(Eight);
    const std::int32_t end = inside(rock.size()).right() - 1;
    const std::uint8_t* const row = rock.row(y).data();
    const std::uint8_t* const below = rock.row(y + 1).data();
    bool changed = false;
    for (std::int32_t x = 1; x < end; x += step) {
        // The last cells of a row have fewer than eight cells behind them.
        if (x + step >= rock.width() || any_corner(row + x, below + x)) {
            for (std::int32_t each = x; each < std::min(x + step, end); ++each) {
                changed |= open_corner(rock, {each, y}, stream);
            }
        }
    }
    return changed;
}

}  // namespace

Rock draw_noise(core::Size size, core::RandomStream& stream) {
    const std::uint64_t seed = stream.next();
    const core::Rect open = inside(size);
    const core::Grid<std::int32_t> dense = spatial::value_noise_over(seed, open, noise_period);
    Rock rock(size, 1);
    for (std::size_t cell = 0; cell < dense.span().size(); ++cell) {
        const std::int32_t share =
            least_rock + (most_rock - least_rock) * dense.span()[cell] / spatial::noise_range;
        const bool solid = stream.chance(static_cast<std::uint32_t>(share), 100);
        rock[open.origin + dense.point(cell)] = solid ? 1 : 0;
    }
    return rock;
}

void smooth(Rock& rock) {
    constexpr int most = 5;  // of nine
    const Rock before = rock;
    const std::span<const std::uint8_t> from = before.span();
    const std::span<std::uint8_t> to = rock.span();
    const auto width = static_cast<std::size_t>(rock.width());
    for (std::size_t row = width; row + width < from.size(); row += width) {
        for (std::size_t cell = row + 1; cell + 1 < row + width; ++cell) {
            int sum = 0;
            for (const std::size_t line : {cell - width, cell, cell + width}) {
                sum += from[line - 1] + from[line] + from[line + 1];
            }
            to[cell] = sum >= most ? 1 : 0;
        }
    }
}

void open_corners(Rock& rock, core::RandomStream& stream) {
    const core::Rect open = inside(rock.size());
    bool changed = true;
    while (changed) {
        changed = false;
        for (std::int32_t y = open.top(); y < open.bottom() - 1; ++y) {
            changed |= open_corners_of_row(rock, y, stream);
        }
    }
}

void trim(Rock& rock, int rounds) {
    const core::Rect open = inside(rock.size());
    for (int round = 0; round < rounds; ++round) {
        const Rock before = rock;
        for (std::int32_t y = open.top(); y < open.bottom(); ++y) {
            const std::span<const std::uint8_t> row = before.row(y);
            for (std::int32_t x = open.left(); x < open.right(); ++x) {
                if (row[static_cast<std::size_t>(x)] == 0 && open_sides(before, {x, y}) <= 1) {
                    rock[{x, y}] = 1;
                }
            }
        }
    }
}

void fill_pockets(Rock& rock, std::size_t least) {
    const spatial::BitGrid open = open_cells(rock);
    spatial::Regions caverns;
    caverns.compute(open, {open, spatial::CornerRule::Refuse});
    open.for_each([&rock, &caverns, least](core::Point at) {
        if (caverns.cells_of(caverns.at(at)) < least) {
            rock[at] = 1;
        }
    });
}

void dig_corridor(Rock& rock, core::Point from, core::Point to, core::RandomStream& stream) {
    TORCHWAKE_EXPECTS(inside(rock.size()).contains(from) && inside(rock.size()).contains(to));
    const core::Point bend = stream.chance(1, 2) ? core::Point{to.x, from.y} : core::Point{from.x, to.y};
    for (const core::Point end : {from, to}) {
        const spatial::Line half(end, bend);
        for (std::int32_t step = 0; step < half.size(); ++step) {
            rock[half[step]] = 0;
        }
    }
}

int open_sides(const Rock& rock, core::Point at) {
    TORCHWAKE_EXPECTS(inside(rock.size()).contains(at));
    const auto width = static_cast<std::size_t>(rock.width());
    const std::uint8_t* const cell = &rock[at];
    return 4 - *(cell - 1) - *(cell + 1) - *(cell - width) - *(cell + width);
}

std::size_t open_count(const Rock& rock) {
    const std::span<const std::uint8_t> cells = rock.span();
    std::size_t solid = 0;
    std::size_t cell = 0;
    for (; cell + sizeof(Eight) <= cells.size(); cell += sizeof(Eight)) {
        solid += eight_from(&cells[cell]) * 0x0101010101010101ULL >> 56U;  // the sum of its bytes
    }
    for (; cell < cells.size(); ++cell) {
        solid += cells[cell];
    }
    return cells.size() - solid;
}

core::Point first_open(const Rock& rock) {
    const auto open = std::ranges::find(rock.span(), std::uint8_t{0});
    TORCHWAKE_EXPECTS(open != rock.span().end());
    return rock.point(static_cast<std::size_t>(open - rock.span().begin()));
}

bool is_doorway(const Rock& rock, core::Point at) {
    const bool across = rock[at + core::Point{1, 0}] != 0;
    const bool down = rock[at + core::Point{0, 1}] != 0;
    return across != down && across == (rock[at - core::Point{1, 0}] != 0) &&
           down == (rock[at - core::Point{0, 1}] != 0);
}

spatial::BitGrid open_cells(const Rock& rock) {
    return spatial::cells_where(rock, [](std::uint8_t cell) { return cell == 0; });
}

Rock rock_of(const spatial::BitGrid& open) {
    Rock rock(open.size(), 1);
    open.for_each([&rock](core::Point at) { rock[at] = 0; });
    return rock;
}

}  // namespace torchwake::levels
