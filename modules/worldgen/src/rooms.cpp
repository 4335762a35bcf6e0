#include "corridor.hpp"
#include "room.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/worldgen/rooms.hpp>

#include <algorithm>
#include <compare>
#include <numeric>
#include <optional>
#include <utility>

namespace torchwake::worldgen {
namespace {

constexpr core::Size least_size{12, 5};
constexpr std::int32_t layout_tries = 8;
/// A second way between rooms that are joined already is worth it where it is short.
constexpr std::int32_t longest_loop_gap = 14;
/// Doors hang in so many of ten doorways, the others are open.
constexpr std::uint32_t doors_in_ten = 7;

/// Rooms and the ways between them, before they are laid as tiles.
struct Sketch {
    std::vector<Room> rooms;
    std::vector<Corridor> corridors;
};

struct Pair {
    std::int32_t gap;
    std::size_t a;
    std::size_t b;

    friend auto operator<=>(const Pair&, const Pair&) = default;
};

std::vector<Pair> pairs_by_gap(const std::vector<Room>& rooms) {
    std::vector<Pair> pairs;
    for (std::size_t a = 0; a < rooms.size(); ++a) {
        for (std::size_t b = a + 1; b < rooms.size(); ++b) {
            pairs.push_back({gap_between(rooms[a], rooms[b]), a, b});
        }
    }
    std::ranges::sort(pairs);
    return pairs;
}

/// Which rooms are joined; a group is named by its first room.
class Groups {
  public:
    explicit Groups(std::size_t rooms) : first_(rooms) {
        std::iota(first_.begin(), first_.end(), std::size_t{0});
    }

    [[nodiscard]] bool joined(std::size_t a, std::size_t b) const { return first_[a] == first_[b]; }
    void join(std::size_t a, std::size_t b) {
        const std::size_t kept = std::min(first_[a], first_[b]);
        const std::size_t gone = std::max(first_[a], first_[b]);
        std::ranges::replace(first_, gone, kept);
    }
    [[nodiscard]] bool is_one() const {
        return std::ranges::all_of(first_, [](std::size_t first) { return first == 0; });
    }

  private:
    std::vector<std::size_t> first_;
};

bool worth_digging(const Pair& pair, const Groups& groups, core::RandomStream& stream) {
    return !groups.joined(pair.a, pair.b) || (pair.gap <= longest_loop_gap && stream.chance(1, 4));
}

/// Joins near rooms first. Nothing where some room could not be reached.
std::optional<Sketch> join_rooms(core::Size level, std::vector<Room> rooms, core::RandomStream& stream) {
    Sketch sketch{std::move(rooms), {}};
    CorridorDigger digger(level, sketch.rooms);
    Groups groups(sketch.rooms.size());
    for (const Pair& pair : pairs_by_gap(sketch.rooms)) {
        if (!worth_digging(pair, groups, stream)) {
            continue;
        }
        if (auto corridor = digger.dig(sketch.rooms[pair.a], sketch.rooms[pair.b], stream)) {
            groups.join(pair.a, pair.b);
            sketch.corridors.push_back(std::move(*corridor));
        }
    }
    const bool sound = sketch.rooms.size() >= 2 && groups.is_one();
    return sound ? std::optional(std::move(sketch)) : std::nullopt;
}

Sketch draw_sketch(core::Size level, core::RandomStream& stream) {
    for (std::int32_t attempt = 0; attempt < layout_tries; ++attempt) {
        auto sketch = join_rooms(level, place_rooms(level, stream), stream);
        if (sketch) {
            return std::move(*sketch);
        }
    }
    auto plain = join_rooms(level, two_rooms(level), stream);
    TORCHWAKE_ENSURES(plain.has_value());
    return std::move(*plain);
}

/// Lays a sketch as tiles, step by step.
class Bricklayer {
  public:
    Bricklayer(const content::LevelDef& level, std::int32_t depth, const Observer& observer)
        : tiles_(level.tiles), observer_(observer) {
        layout_.plan.depth = depth;
        layout_.plan.tiles.reset(level.size, tiles_.wall);
        show("rock");
    }

    void lay(const Sketch& sketch, core::RandomStream& stream) {
        for (const Room& room : sketch.rooms) {
            lay_room(room);
        }
        show("rooms");
        for (const Corridor& corridor : sketch.corridors) {
            for (const core::Point at : corridor) {
                layout_.plan.tiles[at] = tiles_.floor;
            }
        }
        show("corridors");
        for (const Corridor& corridor : sketch.corridors) {
            hang_doors(corridor, stream);
        }
        show("doors");
    }

    [[nodiscard]] Layout take() { return std::move(layout_); }

  private:
    void show(std::string_view step) const {
        if (observer_) {
            observer_(step, layout_.plan);
        }
    }

    void lay_room(const Room& room) {
        Region region{{}, room.floor.center()};
        for (std::int32_t y = room.floor.top(); y < room.floor.bottom(); ++y) {
            for (std::int32_t x = room.floor.left(); x < room.floor.right(); ++x) {
                if (room.has_floor({x, y})) {
                    layout_.plan.tiles[{x, y}] = tiles_.floor;
                    region.cells.push_back({x, y});
                }
            }
        }
        const auto from_center = [&room](core::Point at) {
            return core::chebyshev_distance(at, room.floor.center());
        };
        region.center = *std::ranges::min_element(region.cells, {}, from_center);
        layout_.regions.push_back(std::move(region));
    }

    /// One at each end; at the first alone where the ends are neighbours or one cell.
    void hang_doors(const Corridor& corridor, core::RandomStream& stream) {
        hang_door(corridor.front(), stream);
        if (corridor.size() > 2) {
            hang_door(corridor.back(), stream);
        }
    }

    void hang_door(core::Point at, core::RandomStream& stream) {
        if (stream.chance(doors_in_ten, 10)) {
            layout_.plan.tiles[at] = tiles_.door;
        }
    }

    const content::LevelTiles& tiles_;
    const Observer& observer_;
    Layout layout_;
};

}  // namespace

Layout build_rooms(const content::LevelDef& level, std::int32_t depth, core::RandomStream& stream,
                   const Observer& observer) {
    TORCHWAKE_EXPECTS(level.size.width >= least_size.width && level.size.height >= least_size.height);
    Bricklayer bricklayer(level, depth, observer);
    bricklayer.lay(draw_sketch(level.size, stream), stream);
    return bricklayer.take();
}

}  // namespace torchwake::worldgen
