#include "rock/excavation.hpp"
#include "ways/groups.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/builders.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace torchwake::levels {
namespace {

using core::Direction;
using core::Point;
using core::Rect;
using core::Size;

constexpr std::size_t lattice_cells_per_room = 50;
constexpr std::size_t tries_per_maze_room = 15;
/// The least and the greatest size of a room, in cells of the lattice.
constexpr Size least_maze_room{2, 2};
constexpr Size largest_room{5, 3};
/// The number of lattice cells by which blind alleys are filled from their ends.
constexpr int longest_filled = 4;
/// The least share of open cells, in 100.
constexpr std::size_t least_open_maze = 25;
constexpr std::uint32_t straight_in_ten = 6;
/// A room gets another door in one of this many places where it could have one.
constexpr std::uint32_t places_per_spare_door = 16;
constexpr std::uint32_t blind_alleys_kept_in_ten = 1;
constexpr std::uint32_t maze_doors_in_ten = 7;
/// The reach of regions, which is large because passages have little space beside them.
constexpr spatial::Distance reach_of_passages = 34;

using Owner = std::uint32_t;
constexpr Owner none = UINT32_MAX;

/// The level's cell of a place in the lattice. Lattice cells have odd coordinates; the cell between two of
/// them joins them if it is open.
Point cell_of(Point place) {
    return {2 * place.x + 1, 2 * place.y + 1};
}

/// The cell between two neighbours of the lattice that have different owners.
struct Joint {
    Point at;
    Owner a;
    Owner b;
};

class Maze {
  public:
    Maze(Excavation& maze, core::RandomStream& stream)
        : rock_(&maze.rock()),
          stream_(&stream),
          owners_({(maze.size().width - 1) / 2, (maze.size().height - 1) / 2}, none) {}

    void lay_rooms() {
        const std::size_t most = owners_.size().area() / lattice_cells_per_room;
        for (std::size_t tries = 0; tries < most * tries_per_maze_room && rooms_.size() < most; ++tries) {
            const Rect room = draw_room();
            const auto too_close = [&room](const Rect& other) { return room.grown(1).intersects(other); };
            if (std::ranges::none_of(rooms_, too_close)) {
                lay(room);
            }
        }
    }

    void lay_passages() {
        for (const Point place : core::cells_of(owners_.size())) {
            if (owners_[place] == none) {
                wind_from(place);
                ++owner_count_;
            }
        }
    }

    /// Joins all rooms and passages, some of them more than once.
    void open_joints() {
        std::vector<Joint> joints = all_joints();
        core::shuffle(joints, *stream_);
        Groups groups(owner_count_);
        for (const Joint& joint : joints) {
            if (!groups.joined(joint.a, joint.b) || stream_->chance(1, places_per_spare_door)) {
                groups.join(joint.a, joint.b);
                (*rock_)[joint.at] = 0;
            }
        }
    }

    void break_through() {
        for (const Point place : core::cells_of(owners_.size())) {
            const bool blind = is_open(place) && open_sides(*rock_, cell_of(place)) == 1;
            if (blind && !stream_->chance(blind_alleys_kept_in_ten, 10)) {
                lead_on(place);
            }
        }
    }

    /// The open joints at which a room meets a passage or another room.
    [[nodiscard]] std::vector<Point> doorways() const {
        std::vector<Point> found;
        for (const Joint& joint : all_joints()) {
            if ((*rock_)[joint.at] == 0 && (is_room(joint.a) || is_room(joint.b))) {
                found.push_back(joint.at);
            }
        }
        return found;
    }

    [[nodiscard]] std::vector<std::vector<Point>> rooms() const {
        std::vector<std::vector<Point>> rooms;
        for (const Rect& room : rooms_) {
            rooms.push_back(cells_of(room));
        }
        return rooms;
    }

  private:
    Rect draw_room() {
        const auto draw = [this](std::int32_t least, std::int32_t largest, std::int32_t all) {
            const std::int32_t most = std::min(largest, all);
            return stream_->between(std::min(least, most), most);
        };
        const Size all = owners_.size();
        const std::int32_t width = draw(least_maze_room.width, largest_room.width, all.width);
        const std::int32_t height = draw(least_maze_room.height, largest_room.height, all.height);
        const std::int32_t x = stream_->between(0, all.width - width);
        const std::int32_t y = stream_->between(0, all.height - height);
        return {{x, y}, {width, height}};
    }

    static std::vector<Point> cells_of(const Rect& room) {
        const auto cells =
            core::cells_of(Rect{cell_of(room.origin), {2 * room.size.width - 1, 2 * room.size.height - 1}});
        return {cells.begin(), cells.end()};
    }

    void lay(const Rect& room) {
        for (const Point place : core::cells_of(room)) {
            owners_[place] = owner_count_;
        }
        for (const Point at : cells_of(room)) {
            (*rock_)[at] = 0;
        }
        rooms_.push_back(room);
        ++owner_count_;
    }

    void open(Point place) {
        owners_[place] = owner_count_;
        (*rock_)[cell_of(place)] = 0;
    }

    /// Digs passages from a place: each goes on from the last place with a free neighbour, until no place has
    /// one.
    void wind_from(Point place) {
        open(place);
        std::vector<Point> way{place};
        Direction last = Direction::North;
        while (!way.empty()) {
            const Point at = way.back();
            const std::vector<Direction> ways =
                ways_where(at, [this](Point to) { return owners_[to] == none; });
            if (ways.empty()) {
                way.pop_back();
                continue;
            }
            const bool straight =
                std::ranges::find(ways, last) != ways.end() && stream_->chance(straight_in_ten, 10);
            last = straight ? last : core::pick(ways, *stream_);
            (*rock_)[core::step(cell_of(at), last)] = 0;
            way.push_back(core::step(at, last));
            open(way.back());
        }
    }

    template <class Holds>
    [[nodiscard]] std::vector<Direction> ways_where(Point place, Holds holds) const {
        std::vector<Direction> ways;
        for (const Direction direction : core::cardinal_directions) {
            const Point to = core::step(place, direction);
            if (owners_.contains(to) && holds(to)) {
                ways.push_back(direction);
            }
        }
        return ways;
    }

    [[nodiscard]] std::vector<Joint> all_joints() const {
        std::vector<Joint> joints;
        for (const Point place : core::cells_of(owners_.size())) {
            for (const Direction direction : {Direction::East, Direction::South}) {
                const Point next = core::step(place, direction);
                if (owners_.contains(next) && owners_[next] != owners_[place]) {
                    joints.push_back({core::step(cell_of(place), direction), owners_[place], owners_[next]});
                }
            }
        }
        return joints;
    }

    [[nodiscard]] bool is_open(Point place) const { return (*rock_)[cell_of(place)] == 0; }
    [[nodiscard]] bool is_room(Owner owner) const { return owner < rooms_.size(); }

    /// Opens a way from the end of a blind alley to an open neighbour of the lattice, if there is one.
    void lead_on(Point place) {
        const std::vector<Direction> ways = ways_where(place, [this, place](Point to) {
            const Point between{place.x + to.x + 1, place.y + to.y + 1};
            return is_open(to) && (*rock_)[between] != 0;
        });
        if (!ways.empty()) {
            (*rock_)[core::step(cell_of(place), core::pick(ways, *stream_))] = 0;
        }
    }

    Rock* rock_;
    core::RandomStream* stream_;
    core::Grid<Owner> owners_;
    std::vector<Rect> rooms_;
    Owner owner_count_ = 0;
};

}  // namespace

Level build_maze(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Excavation excavation(request, observer);
    Maze maze(excavation, stream);
    maze.lay_rooms();
    excavation.show("rooms");
    maze.lay_passages();
    maze.open_joints();
    excavation.show("maze");
    trim(excavation.rock(), 2 * longest_filled);
    maze.break_through();
    excavation.open_at_least(least_open_maze);
    excavation.show("loops");
    for (const Point at : maze.doorways()) {
        if (stream.chance(maze_doors_in_ten, 10)) {
            excavation.hang_door(at);
        }
    }
    excavation.show("doors");
    return excavation.take(maze.rooms(), reach_of_passages);
}

}  // namespace torchwake::levels
