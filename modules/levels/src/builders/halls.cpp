#include "builders/halls.hpp"

#include <torchwake/levels/cut.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace torchwake::levels {
namespace {

using core::Point;
using core::Rect;
using core::Size;

/// The greatest size of a hall; a longer or wider one is divided.
constexpr Size largest_hall{19, 12};
/// The least size that an aisle may divide.
constexpr Size least_for_aisle{24, 17};
constexpr int most_aisles_deep = 2;

/// A place in a hall, turned so that the hall's long axis is x.
struct Turned {
    Size size;
    Point at;
};

Turned turn(const Hall& hall, Point at) {
    const Size size = hall.floor.size;
    const Point inner = at - hall.floor.origin;
    return hall.upright ? Turned{{size.height, size.width}, {inner.y, inner.x}} : Turned{size, inner};
}

bool is_post(const Turned& place) {
    const bool wide = place.size.height >= 3 && place.size.height % 2 == 1;
    return wide && place.at.y == place.size.height / 2 && place.at.x % 4 == 2 &&
           place.at.x < place.size.width - 1;
}

/// True for a pillar. Pillars are never beside a wall or another pillar, not even across a corner.
bool is_pillar(const Turned& place) {
    const auto [size, at] = place;
    const std::int32_t mirrored = std::min(at.y, size.height - 1 - at.y);
    const bool in_row = mirrored == 1 || (mirrored == 3 && size.height >= 9);
    const bool in_column = at.x % 2 == 1 && at.x < size.width - 1;
    return in_row && in_column;
}

bool is_niche_wall(const Turned& place) {
    return (place.at.y == 0 || place.at.y == place.size.height - 1) && place.at.x % 2 == 0;
}

bool is_corner_block(const Turned& place) {
    const auto [size, at] = place;
    const Size corner{std::max(1, size.width / 4), std::max(1, size.height / 3)};
    return std::min(at.x, size.width - 1 - at.x) < corner.width &&
           std::min(at.y, size.height - 1 - at.y) < corner.height;
}

bool is_chamber_wall(const Turned& place) {
    const auto [size, at] = place;
    const Rect wall = Rect{{0, 0}, size}.grown(-1);
    return wall.contains(at) && !wall.grown(-1).contains(at);
}

bool fits(HallKind kind, Size turned) {
    switch (kind) {
        case HallKind::Colonnade:
            return turned.width >= 7 && turned.height >= 5;
        case HallKind::Niches:
            return turned.width >= 7 && turned.height >= 4;
        case HallKind::Cross:
            return turned.width >= 6 && turned.height >= 5;
        case HallKind::Sanctum:
            return turned.width >= 7 && turned.height >= 7;
        case HallKind::Aisle:
        case HallKind::Plain:
            break;
    }
    return true;
}

Hall shape_hall(const Rect& floor, core::RandomStream& stream) {
    constexpr std::array<std::pair<HallKind, std::uint32_t>, 5> kinds{{{HallKind::Plain, 3},
                                                                       {HallKind::Colonnade, 5},
                                                                       {HallKind::Niches, 4},
                                                                       {HallKind::Cross, 3},
                                                                       {HallKind::Sanctum, 4}}};
    Hall hall{floor, HallKind::Plain, floor.size.height > floor.size.width};
    const Size turned = turn(hall, floor.origin).size;
    std::array<std::uint32_t, kinds.size()> weights{};
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        weights[kind] = fits(kinds[kind].first, turned) ? kinds[kind].second : 0;
    }
    hall.kind = kinds[stream.weighted(weights)].first;
    return hall;
}

/// Divides rectangles until none is too large.
class Divider {
  public:
    explicit Divider(core::RandomStream& stream) : stream_(&stream) {}

    void divide(const Rect& rect, int aisles) {
        const Size size = rect.size;
        const bool too_large = size.width > largest_hall.width || size.height > largest_hall.height;
        if (aisles < most_aisles_deep &&
            (size.width >= least_for_aisle.width || size.height >= least_for_aisle.height)) {
            divide_by_aisle(rect, aisles);
        } else if (too_large || (may_be_halved(size) && stream_->chance(1, 3))) {
            const Parts parts = cut_in_two(rect, 1, *stream_);
            divide(parts.before, most_aisles_deep);
            divide(parts.after, most_aisles_deep);
        } else {
            halls_.push_back(shape_hall(rect, *stream_));
        }
    }

    [[nodiscard]] std::vector<Hall> take() { return std::move(halls_); }

  private:
    static bool may_be_halved(Size size) { return std::max(size.width, size.height) >= 13; }

    void divide_by_aisle(const Rect& rect, int aisles) {
        const std::int32_t width = stream_->between(2, widest_aisle);
        const Parts parts = cut_in_two(rect, width + 2, *stream_);
        halls_.push_back({parts.between, HallKind::Aisle, parts.upright});
        divide(parts.before, aisles + 1);
        divide(parts.after, aisles + 1);
    }

    core::RandomStream* stream_;
    std::vector<Hall> halls_;
};

}  // namespace

bool Hall::has_floor(Point at) const {
    const Turned place = turn(*this, at);
    switch (kind) {
        case HallKind::Aisle:
            return !is_post(place);
        case HallKind::Colonnade:
            return !is_pillar(place);
        case HallKind::Niches:
            return !is_niche_wall(place);
        case HallKind::Cross:
            return !is_corner_block(place);
        case HallKind::Sanctum:
            return !is_chamber_wall(place);
        case HallKind::Plain:
            break;
    }
    return true;
}

std::vector<Point> Hall::chamber_doors() const {
    if (kind != HallKind::Sanctum) {
        return {};
    }
    const Rect wall = floor.grown(-1);
    const Point middle = floor.center();
    return {{middle.x, wall.top()},
            {wall.right() - 1, middle.y},
            {middle.x, wall.bottom() - 1},
            {wall.left(), middle.y}};
}

std::vector<Hall> divide(Size level, core::RandomStream& stream) {
    Divider divider(stream);
    divider.divide(Rect{{0, 0}, level}.grown(-1), 0);
    return divider.take();
}

std::vector<Hall> two_halls(Size level) {
    const std::int32_t half = (level.width - 3) / 2;
    const std::int32_t height = level.height - 2;
    return {{{{1, 1}, {half, height}}, HallKind::Plain, false},
            {{{half + 2, 1}, {half, height}}, HallKind::Plain, false}};
}

SharedWall shared_wall(const Hall& first, const Hall& second) {
    const Rect& a = first.floor;
    const Rect& b = second.floor;
    const std::int32_t left = std::max(a.left(), b.left());
    const std::int32_t right = std::min(a.right(), b.right());
    const std::int32_t top = std::max(a.top(), b.top());
    const std::int32_t bottom = std::min(a.bottom(), b.bottom());
    SharedWall wall;
    if (right + 1 == left) {
        wall.across = {b.left() > a.left() ? 1 : -1, 0};
        for (std::int32_t y = top; y < bottom; ++y) {
            wall.cells.push_back({right, y});
        }
    } else if (bottom + 1 == top) {
        wall.across = {0, b.top() > a.top() ? 1 : -1};
        for (std::int32_t x = left; x < right; ++x) {
            wall.cells.push_back({x, bottom});
        }
    }
    return wall;
}

}  // namespace torchwake::levels
