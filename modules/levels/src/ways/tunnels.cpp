#include "ways/tunnels.hpp"

#include "ways/groups.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/spatial/flood_fill.hpp>

#include <algorithm>
#include <compare>
#include <span>
#include <tuple>
#include <vector>

namespace torchwake::levels {
namespace {

using core::Point;
using spatial::CornerRule;
using spatial::OpenNeighbours;
using Owner = Territories::Owner;

constexpr spatial::Distance longest_second_tunnel = 8;
constexpr std::int32_t thickest_wall = 3;
constexpr std::int32_t worthwhile_detour = 3;  // territories from one side of the wall to the other
constexpr std::size_t most_shortcuts = 6;

/// Two neighbouring cells, nearest to different caverns: a place to join these.
struct Bridge {
    spatial::Distance length;
    Owner a;
    Owner b;
    Point at_a;
    Point at_b;

    friend auto operator<=>(const Bridge&, const Bridge&) = default;
};

std::vector<std::vector<Point>> caverns_of(const Rock& rock) {
    const spatial::BitGrid cells = open_cells(rock);
    spatial::Regions found;
    found.compute(cells, {cells, CornerRule::Refuse});
    std::vector<std::vector<Point>> caverns(found.count());
    for (std::size_t number = 0; number < caverns.size(); ++number) {
        caverns[number].reserve(found.cells_of(static_cast<spatial::Regions::Label>(number)));
    }
    cells.for_each([&](Point at) { caverns[found.at(at)].push_back(at); });
    return caverns;
}

/// Calls visit(Point, Point) for every two adjacent cells of the area that have different owners.
template <class Visit>
void for_each_border(const Territories& places, const core::Rect& area, Visit visit) {
    for (std::int32_t y = area.top(); y < area.bottom(); ++y) {
        const std::span<const Owner> row = places.owners().row(y);
        const std::span<const Owner> below = places.owners().row(y + 1);
        for (std::int32_t x = area.left(); x < area.right(); ++x) {
            const auto cell = static_cast<std::size_t>(x);
            if (row[cell] != row[cell + 1] && x + 1 < area.right()) {
                visit(Point{x, y}, Point{x + 1, y});
            }
            if (row[cell] != below[cell] && y + 1 < area.bottom()) {
                visit(Point{x, y}, Point{x, y + 1});
            }
        }
    }
}

/// The shortest bridge between every two caverns whose surroundings meet, the shortest of all first.
std::vector<Bridge> bridges_between(const Territories& caverns, core::Size size) {
    std::vector<Bridge> bridges;
    for_each_border(caverns, inside(size), [&](Point at_a, Point at_b) {
        const Owner a = caverns.owner(at_a);
        const Owner b = caverns.owner(at_b);
        const spatial::Distance length = caverns.distance(at_a) + caverns.distance(at_b);
        bridges.push_back(a < b ? Bridge{length, a, b, at_a, at_b} : Bridge{length, b, a, at_b, at_a});
    });
    const auto by_pair = [](const Bridge& bridge) {
        return std::tie(bridge.a, bridge.b, bridge.length, bridge.at_a, bridge.at_b);
    };
    const auto same_pair = [](const Bridge& left, const Bridge& right) {
        return left.a == right.a && left.b == right.b;
    };
    std::ranges::sort(bridges, {}, by_pair);
    const auto rest = std::ranges::unique(bridges, same_pair);
    bridges.erase(rest.begin(), rest.end());
    std::ranges::sort(bridges);
    return bridges;
}

void open_way(Rock& rock, const std::vector<Point>& way, core::RandomStream& stream) {
    for (const Point at : way) {
        rock[at] = 0;
        const auto side = core::pick(core::cardinal_directions, stream);
        const Point beside = core::step(at, side);
        if (stream.chance(1, 4) && inside(rock.size()).contains(beside)) {
            rock[beside] = 0;
        }
    }
}

/// The number of borders to cross between every two territories.
class Detours {
  public:
    Detours(const Rock& rock, const Territories& places) : count_(places.count()) {
        hops_.assign(count_ * count_, far);
        for (std::size_t place = 0; place < count_; ++place) {
            at(place, place) = 0;
        }
        note_borders(rock, places);
        for (std::size_t via = 0; via < count_; ++via) {
            shorten_by(via);
        }
    }

    [[nodiscard]] std::int32_t between(Owner a, Owner b) const { return hops_[a * count_ + b]; }

    void join(Owner a, Owner b) {
        at(a, b) = at(b, a) = 1;
        shorten_by(a);
        shorten_by(b);
    }

  private:
    static constexpr std::int32_t far = 1000;

    std::int32_t& at(std::size_t a, std::size_t b) { return hops_[a * count_ + b]; }

    void note_borders(const Rock& rock, const Territories& places) {
        for_each_border(places, inside(rock.size()), [&](Point one, Point other) {
            if (rock[one] == 0 && rock[other] == 0) {
                at(places.owner(one), places.owner(other)) = 1;
                at(places.owner(other), places.owner(one)) = 1;
            }
        });
    }

    void shorten_by(std::size_t via) {
        const std::int32_t* const onward = &at(via, 0);
        for (std::size_t a = 0; a < count_; ++a) {
            std::int32_t* const hops = &at(a, 0);
            const std::int32_t to_via = hops[via];
            for (std::size_t b = 0; b < count_; ++b) {
                hops[b] = std::min(hops[b], to_via + onward[b]);
            }
        }
    }

    std::size_t count_;
    std::vector<std::int32_t> hops_;
};

/// A thin wall of rock with an open cell before it and behind it.
struct Wall {
    Point before;
    Point step;
    std::int32_t thickness;

    [[nodiscard]] Point cell(std::int32_t number) const {
        return {before.x + step.x * number, before.y + step.y * number};
    }
    [[nodiscard]] Point behind() const { return cell(thickness + 1); }
};

std::vector<Wall> thin_walls(const Rock& rock) {
    std::vector<Wall> walls;
    const core::Rect open = inside(rock.size());
    const auto consider = [&](Wall wall) {
        while (wall.thickness <= thickest_wall && open.contains(wall.behind()) && rock[wall.behind()] != 0) {
            ++wall.thickness;
        }
        if (wall.thickness <= thickest_wall && open.contains(wall.behind())) {
            walls.push_back(wall);
        }
    };
    for (std::int32_t y = open.top(); y < open.bottom(); ++y) {
        const std::span<const std::uint8_t> row = rock.row(y);
        const std::span<const std::uint8_t> below = rock.row(y + 1);
        for (std::int32_t x = open.left(); x < open.right(); ++x) {
            const auto cell = static_cast<std::size_t>(x);
            if (row[cell] == 0 && row[cell + 1] != 0) {
                consider({{x, y}, {1, 0}, 1});
            }
            if (row[cell] == 0 && below[cell] != 0) {
                consider({{x, y}, {0, 1}, 1});
            }
        }
    }
    return walls;
}

}  // namespace

void dig_tunnels(Rock& rock, core::RandomStream& stream) {
    const OpenNeighbours everywhere(open_cells(Rock(rock.size(), 0)), CornerRule::Refuse);
    Territories caverns(everywhere, Steps::Cardinal);
    const std::vector<std::vector<Point>> cells = caverns_of(rock);
    caverns.add_all(cells);
    Groups groups(cells.size());
    for (const Bridge& bridge : bridges_between(caverns, rock.size())) {
        const bool second = groups.joined(bridge.a, bridge.b);
        if (!second || (bridge.length <= longest_second_tunnel && stream.chance(1, 2))) {
            groups.join(bridge.a, bridge.b);
            open_way(rock, caverns.way_home(bridge.at_a, stream), stream);
            open_way(rock, caverns.way_home(bridge.at_b, stream), stream);
        }
    }
}

void dig_shortcuts(Rock& rock, const Territories& places, core::RandomStream& stream) {
    Detours detours(rock, places);
    std::vector<Wall> walls = thin_walls(rock);
    core::shuffle(walls, stream);
    std::size_t dug = 0;
    for (const Wall& wall : walls) {
        const Owner here = places.owner(wall.before);
        const Owner there = places.owner(wall.behind());
        if (dug < most_shortcuts && detours.between(here, there) >= worthwhile_detour) {
            for (std::int32_t number = 1; number <= wall.thickness; ++number) {
                rock[wall.cell(number)] = 0;
            }
            detours.join(here, there);
            ++dug;
        }
    }
}

}  // namespace torchwake::levels
