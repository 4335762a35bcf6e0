#include "rooms/sketch.hpp"

#include "ways/groups.hpp"

#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <compare>
#include <optional>
#include <utility>

namespace torchwake::levels {
namespace {

constexpr std::int32_t layout_tries = 8;
/// The greatest gap between rooms that are joined already for which a second corridor is worth digging.
constexpr std::int32_t longest_loop_gap = 14;
/// The share of doorways, in ten, that have a door; the others are open.
constexpr std::uint32_t sketched_doors_in_ten = 7;

struct RoomPair {
    std::int32_t gap;
    std::size_t a;
    std::size_t b;

    friend auto operator<=>(const RoomPair&, const RoomPair&) = default;
};

std::vector<RoomPair> pairs_by_gap(const std::vector<Room>& rooms) {
    std::vector<RoomPair> pairs;
    for (std::size_t a = 0; a < rooms.size(); ++a) {
        for (std::size_t b = a + 1; b < rooms.size(); ++b) {
            pairs.push_back({gap_between(rooms[a], rooms[b]), a, b});
        }
    }
    std::ranges::sort(pairs);
    return pairs;
}

bool worth_digging(const RoomPair& pair, const Groups& groups, core::RandomStream& stream) {
    return !groups.joined(pair.a, pair.b) || (pair.gap <= longest_loop_gap && stream.chance(1, 4));
}

/// Joins rooms by corridors, near ones first. Nothing if some room could not be reached.
std::optional<Sketch> join_rooms(core::Size level, std::vector<Room> rooms, core::RandomStream& stream) {
    Sketch sketch{std::move(rooms), {}};
    CorridorDigger digger(level, sketch.rooms);
    Groups groups(sketch.rooms.size());
    for (const RoomPair& pair : pairs_by_gap(sketch.rooms)) {
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

void hang_door(Building& building, core::Point at, core::RandomStream& stream) {
    if (stream.chance(sketched_doors_in_ten, 10)) {
        building.lay(at, Cell::Door);
    }
}

/// Hangs a door at each end of a corridor, or only at the first if the corridor has one or two cells.
void hang_doors(Building& building, const Corridor& corridor, core::RandomStream& stream) {
    hang_door(building, corridor.front(), stream);
    if (corridor.size() > 2) {
        hang_door(building, corridor.back(), stream);
    }
}

}  // namespace

Sketch draw_sketch(core::Size level, PlaceRooms place, core::RandomStream& stream) {
    for (std::int32_t attempt = 0; attempt < layout_tries; ++attempt) {
        auto sketch = join_rooms(level, place(level, stream), stream);
        if (sketch) {
            return std::move(*sketch);
        }
    }
    auto plain = join_rooms(level, two_rooms(level), stream);
    TORCHWAKE_ENSURES(plain.has_value());
    return std::move(*plain);
}

void lay(Building& building, const Sketch& sketch, core::RandomStream& stream) {
    for (const Room& room : sketch.rooms) {
        building.lay_chamber(room);
    }
    building.show("rooms");
    for (const Corridor& corridor : sketch.corridors) {
        for (const core::Point at : corridor) {
            building.lay(at, Cell::Floor);
        }
    }
    building.show("corridors");
    for (const Corridor& corridor : sketch.corridors) {
        hang_doors(building, corridor, stream);
    }
    building.show("doors");
}

}  // namespace torchwake::levels
