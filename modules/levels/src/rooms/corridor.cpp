#include "rooms/corridor.hpp"

#include <torchwake/core/direction.hpp>

#include <algorithm>

namespace torchwake::levels {
namespace {

using core::Point;

constexpr std::int32_t corridor_tries = 6;
/// The contacts of a crossing at right angles: one shared cell, and the cells before and after it.
constexpr std::ptrdiff_t most_contacts = 3;

struct Span {
    std::int32_t low;
    std::int32_t high;  ///< included
};

Span columns(const Room& room) {
    return {room.floor.left(), room.floor.right() - 1};
}
Span rows(const Room& room) {
    return {room.floor.top(), room.floor.bottom() - 1};
}
Span common(Span a, Span b) {
    return {std::max(a.low, b.low), std::min(a.high, b.high)};
}
bool empty(Span span) {
    return span.low > span.high;
}
std::int32_t draw(Span span, core::RandomStream& stream) {
    return stream.between(span.low, span.high);
}

/// The coordinate of a room's wall on the side of another room: one before its low end or one past its high
/// end.
std::int32_t wall_towards(Span own, Span other) {
    return other.low > own.high ? own.high + 1 : own.low - 1;
}

/// Adds the cells from the corridor's last one to `to`, along one axis.
void extend(Corridor& corridor, Point to) {
    Point at = corridor.back();
    const Point step{(to.x > at.x) - (to.x < at.x), (to.y > at.y) - (to.y < at.y)};
    while (at != to) {
        at = at + step;
        corridor.push_back(at);
    }
}

Corridor straight_across(const Room& from, const Room& to, std::int32_t y) {
    Corridor corridor{{wall_towards(columns(from), columns(to)), y}};
    extend(corridor, {wall_towards(columns(to), columns(from)), y});
    return corridor;
}

Corridor straight_down(const Room& from, const Room& to, std::int32_t x) {
    Corridor corridor{{x, wall_towards(rows(from), rows(to))}};
    extend(corridor, {x, wall_towards(rows(to), rows(from))});
    return corridor;
}

/// A corridor from a side wall of the first room at row y into the ceiling or floor of the second at column
/// x.
Corridor bent(const Room& from, const Room& to, Point bend) {
    Corridor corridor{{wall_towards(columns(from), columns(to)), bend.y}};
    extend(corridor, bend);
    extend(corridor, {bend.x, wall_towards(rows(to), rows(from))});
    return corridor;
}

Corridor bent_either_way(const Room& from, const Room& to, core::RandomStream& stream) {
    const bool sideways_first = stream.chance(1, 2);
    const Room& side = sideways_first ? from : to;
    const Room& end = sideways_first ? to : from;
    const std::int32_t x = draw(columns(end), stream);
    const std::int32_t y = draw(rows(side), stream);
    Corridor corridor = bent(side, end, {x, y});
    if (!sideways_first) {
        std::ranges::reverse(corridor);
    }
    return corridor;
}

Corridor propose(const Room& from, const Room& to, core::RandomStream& stream) {
    const Span shared_rows = common(rows(from), rows(to));
    const Span shared_columns = common(columns(from), columns(to));
    if (!empty(shared_rows)) {
        return straight_across(from, to, draw(shared_rows, stream));
    }
    if (!empty(shared_columns)) {
        return straight_down(from, to, draw(shared_columns, stream));
    }
    return bent_either_way(from, to, stream);
}

std::ptrdiff_t cells_within(const Corridor& corridor, const core::Rect& rect) {
    return std::ranges::count_if(corridor, [&rect](Point at) { return rect.contains(at); });
}

}  // namespace

CorridorDigger::CorridorDigger(core::Size level, std::span<const Room> rooms) : rooms_(rooms), dug_(level) {}

std::optional<Corridor> CorridorDigger::dig(const Room& from, const Room& to, core::RandomStream& stream) {
    for (std::int32_t attempt = 0; attempt < corridor_tries; ++attempt) {
        Corridor corridor = propose(from, to, stream);
        if (fits(corridor, from, to)) {
            dug_.add(corridor);
            return corridor;
        }
    }
    return std::nullopt;
}

bool CorridorDigger::fits(const Corridor& corridor, const Room& from, const Room& to) const {
    return cells_within(corridor, from.with_walls()) == 1 && cells_within(corridor, to.with_walls()) == 1 &&
           ends_in_bare_wall(corridor.front(), from) && ends_in_bare_wall(corridor.back(), to) &&
           leaves_other_rooms_alone(corridor, from, to) && keeps_from_other_corridors(corridor) &&
           !touches_by_a_corner(corridor);
}

bool CorridorDigger::leaves_other_rooms_alone(const Corridor& corridor, const Room& from,
                                              const Room& to) const {
    return std::ranges::all_of(rooms_, [&](const Room& room) {
        return &room == &from || &room == &to || cells_within(corridor, room.with_walls()) == 0;
    });
}

bool CorridorDigger::keeps_from_other_corridors(const Corridor& corridor) const {
    const auto touches = [this](Point at) {
        return dug_.get(at) ||
               std::ranges::any_of(core::cardinal_directions, [this, at](core::Direction direction) {
                   return dug_.get(core::step(at, direction));
               });
    };
    return std::ranges::count_if(corridor, touches) <= most_contacts;
}

bool CorridorDigger::touches_by_a_corner(const Corridor& corridor) const {
    const auto is_way = [this, &corridor](Point at) {
        const auto has_floor = [at](const Room& room) {
            return room.floor.contains(at) && room.has_floor(at);
        };
        return dug_.get(at) || std::ranges::find(corridor, at) != corridor.end() ||
               std::ranges::any_of(rooms_, has_floor);
    };
    const auto touches_at = [this, &is_way](Point at, core::Direction direction) {
        const Point diagonal = core::offset(direction);
        return core::is_diagonal(direction) && dug_.get(at + diagonal) &&
               !is_way(at + Point{diagonal.x, 0}) && !is_way(at + Point{0, diagonal.y});
    };
    return std::ranges::any_of(corridor, [&touches_at](Point at) {
        return std::ranges::any_of(core::all_directions, [&touches_at, at](core::Direction direction) {
            return touches_at(at, direction);
        });
    });
}

/// True if a door there has floor inside the room and unbroken wall on both sides.
bool CorridorDigger::ends_in_bare_wall(Point door, const Room& room) const {
    return std::ranges::any_of(core::cardinal_directions, [&](core::Direction direction) {
        const Point inside = core::step(door, direction);
        const Point gap = core::offset(direction);
        const Point along{gap.y, gap.x};
        return room.floor.contains(inside) && room.has_floor(inside) && !dug_.get(door + along) &&
               !dug_.get(door - along);
    });
}

}  // namespace torchwake::levels
