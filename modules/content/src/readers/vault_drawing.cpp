#include "readers/vault_drawing.hpp"

#include "readers/drawn_rows.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>

namespace torchwake::content {
namespace {

using core::Point;
using Drawing = core::Grid<Passage>;

bool is_open(const Drawing& drawing, Point at) {
    return drawing[at] != Passage::Solid;
}

bool at_side(const Drawing& drawing, Point at) {
    return at.x == 0 || at.x == drawing.width() - 1;
}
bool at_end(const Drawing& drawing, Point at) {
    return at.y == 0 || at.y == drawing.height() - 1;
}

bool is_entrance(const Drawing& drawing, Point at) {
    return is_open(drawing, at) && (at_side(drawing, at) || at_end(drawing, at));
}

/// True if the neighbour is open, or outside, where an entrance leads.
bool is_way(const Drawing& drawing, Point at, core::Direction direction) {
    const Point to = core::step(at, direction);
    return !drawing.contains(to) || is_open(drawing, to);
}

bool hangs_right(const Drawing& drawing, Point at) {
    using core::Direction;
    const bool north = is_way(drawing, at, Direction::North);
    const bool south = is_way(drawing, at, Direction::South);
    const bool east = is_way(drawing, at, Direction::East);
    const bool west = is_way(drawing, at, Direction::West);
    return north == south && east == west && north != east;
}

bool is_narrow(const Drawing& drawing, Point entrance) {
    const Point along = at_side(drawing, entrance) ? Point{0, 1} : Point{1, 0};
    return !is_open(drawing, entrance + along) && !is_open(drawing, entrance - along);
}

/// True if the square of two by two cells at `at` has open cells that touch only at a corner.
bool touch_by_a_corner(const Drawing& drawing, Point at) {
    const Point across = at + Point{1, 1};
    if (!drawing.contains(across)) {
        return false;
    }
    const bool here = is_open(drawing, at);
    const bool beside = is_open(drawing, at + Point{1, 0});
    return here == is_open(drawing, across) && beside == is_open(drawing, at + Point{0, 1}) && here != beside;
}

std::optional<std::string_view> expected_of_entrance(const Drawing& drawing, Point at) {
    if (at_side(drawing, at) && at_end(drawing, at)) {
        return "something solid: an entrance is not at a corner";
    }
    if (!is_narrow(drawing, at)) {
        return "something solid on both sides of an entrance";
    }
    return std::nullopt;
}

std::optional<std::string_view> expected_at(const Drawing& drawing, Point at,
                                            const core::Grid<std::uint8_t>& reached) {
    if (const auto expected = is_entrance(drawing, at) ? expected_of_entrance(drawing, at) : std::nullopt) {
        return expected;
    }
    if (is_open(drawing, at) && reached[at] == 0) {
        return "a way there from every entrance";
    }
    if (drawing[at] == Passage::Door && !hangs_right(drawing, at)) {
        return "a door with something solid on two sides and a way on the others";
    }
    if (touch_by_a_corner(drawing, at)) {
        return "no two open cells that touch by a corner alone";
    }
    return std::nullopt;
}

}  // namespace

std::vector<Point> entrances_of(const Drawing& drawing) {
    std::vector<Point> entrances;
    std::ranges::copy_if(core::cells_of(drawing.size()), std::back_inserter(entrances),
                         [&drawing](Point at) { return is_entrance(drawing, at); });
    return entrances;
}

std::optional<Point> first_enclosed(const Drawing& drawing) {
    core::Grid<std::uint8_t> reached(drawing.size());
    for (const Point entrance : entrances_of(drawing)) {
        const core::Grid<std::uint8_t> from_here =
            reached_from(drawing.size(), entrance, [&drawing](Point at) { return is_open(drawing, at); });
        std::ranges::transform(reached.span(), from_here.span(), reached.span().begin(), std::bit_or());
    }
    const auto cells = core::cells_of(drawing.size());
    const auto found =
        std::ranges::find_if(cells, [&](Point at) { return is_open(drawing, at) && reached[at] == 0; });
    return found != cells.end() ? std::optional(*found) : std::nullopt;
}

std::optional<DrawingFault> fault_of(const Drawing& drawing) {
    const std::vector<Point> entrances = entrances_of(drawing);
    if (entrances.empty()) {
        return DrawingFault{{0, 0}, "an entrance: something open at the edge"};
    }
    if (std::ranges::find(drawing.span(), Passage::Open) == drawing.span().end()) {
        return DrawingFault{{0, 0}, "a cell of open floor"};
    }
    const core::Grid<std::uint8_t> reached = reached_from(
        drawing.size(), entrances.front(), [&drawing](Point at) { return is_open(drawing, at); });
    for (const Point at : core::cells_of(drawing.size())) {
        if (const auto expected = expected_at(drawing, at, reached)) {
            return DrawingFault{at, *expected};
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::content
