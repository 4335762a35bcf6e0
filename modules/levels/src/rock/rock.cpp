#include <torchwake/core/contract.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/levels/rock.hpp>
#include <torchwake/spatial/noise.hpp>

#include <algorithm>
#include <cstddef>
#include <span>

namespace torchwake::levels {
namespace {

constexpr std::int32_t noise_period = 10;
constexpr std::int32_t least_rock = 33;  // in 100, where it is widest
constexpr std::int32_t most_rock = 66;   // in 100, where it is densest

/// Opens one cell of a square of two by two, of which two touch by a corner alone; answers whether they do.
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

}  // namespace

Rock draw_noise(core::Size size, core::RandomStream& stream) {
    const std::uint64_t seed = stream.next();
    const core::Rect open = inside(size);
    Rock rock(size, 1);
    for (std::int32_t y = open.top(); y < open.bottom(); ++y) {
        for (std::int32_t x = open.left(); x < open.right(); ++x) {
            const std::int32_t dense = spatial::value_noise(seed, {x, y}, noise_period);
            const std::int32_t share = least_rock + (most_rock - least_rock) * dense / spatial::noise_range;
            rock[{x, y}] = stream.chance(static_cast<std::uint32_t>(share), 100) ? 1 : 0;
        }
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
            for (std::int32_t x = open.left(); x < open.right() - 1; ++x) {
                changed |= open_corner(rock, {x, y}, stream);
            }
        }
    }
}

void trim(Rock& rock, int rounds) {
    const core::Rect open = inside(rock.size());
    for (int round = 0; round < rounds; ++round) {
        const Rock before = rock;
        for (std::int32_t y = open.top(); y < open.bottom(); ++y) {
            for (std::int32_t x = open.left(); x < open.right(); ++x) {
                if (before[{x, y}] == 0 && open_sides(before, {x, y}) <= 1) {
                    rock[{x, y}] = 1;
                }
            }
        }
    }
}

int open_sides(const Rock& rock, core::Point at) {
    const auto is_open = [&rock, at](core::Direction direction) {
        return rock[core::step(at, direction)] == 0;
    };
    return static_cast<int>(std::ranges::count_if(core::cardinal_directions, is_open));
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
    spatial::BitGrid open(rock.size());
    for (std::size_t index = 0; index < rock.span().size(); ++index) {
        if (rock.span()[index] == 0) {
            open.set(rock.point(index));
        }
    }
    return open;
}

Rock rock_of(const spatial::BitGrid& open) {
    Rock rock(open.size(), 1);
    open.for_each([&rock](core::Point at) { rock[at] = 0; });
    return rock;
}

}  // namespace torchwake::levels
