#include "level.hpp"

#include "keys.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/regions.hpp>
#include <torchwake/spatial/cells_where.hpp>

#include <algorithm>

namespace levels = torchwake::levels;

namespace {

/// The kinds of levels, from the first one down and then again.
constexpr std::array<levels::Build*, 3> builders{levels::build_rooms, levels::build_caves,
                                                 levels::build_crypts};
/// What a vendor has at the beginning. There is one on each level of the first kind.
constexpr std::array wares{Offer{Potion::Healing, 4, 6}, Offer{Potion::Fire, 3, 12},
                           Offer{Potion::Wishes, 1, 30}};
constexpr int heaps_of_gold = 4;
constexpr std::array potions{Potion::Healing, Potion::Fire, Potion::Maps, Potion::Wishes};

char letter_of(levels::Cell cell) {
    return cell == levels::Cell::Rock ? '#' : cell == levels::Cell::Door ? '+' : '.';
}

/// Takes the map from a built level, and chooses the places of the stairs.
Level with_stairs(const levels::Level& built, std::size_t depth, core::RandomStream* stream) {
    const spatial::BitGrid open = levels::open_cells(built.cells);
    const levels::Arrival arrival = levels::draw_arrival(open, built.regions, *stream);
    Level level;
    level.map = core::Grid<char>(level_size);
    std::ranges::transform(built.cells.span(), level.map.span().begin(), letter_of);
    level.up = arrival.at;
    level.down = built.regions.at(arrival.farthest_region).center;
    level.map[level.up] = depth == 0 ? '.' : up_key;
    level.map[level.down] = down_key;
    level.steps = spatial::OpenNeighbours(open, spatial::CornerRule::StraightOnly);
    level.opaque =
        spatial::OpacityGrid(spatial::cells_where(level.map, [](char cell) { return cell == '#'; }));
    level.explored = spatial::BitGrid(level_size);
    return level;
}

/// The cells of floor where nothing is yet, in a random order.
std::vector<core::Point> free_cells(const Level& level, core::RandomStream* stream) {
    std::vector<core::Point> cells;
    for (std::size_t cell = 0; cell < level.map.span().size(); ++cell) {
        const core::Point at = level.map.point(cell);
        if (level.map[at] == '.' && at != level.up) {
            cells.push_back(at);
        }
    }
    core::shuffle(cells, *stream);
    return cells;
}

/// Puts monsters, potions, gold and perhaps a vendor on the level. The deeper it is, the more monsters and
/// kinds of them it has.
void populate(Level* level, std::size_t depth, core::RandomStream* stream) {
    const std::vector<core::Point> cells = free_cells(*level, stream);
    auto cell = cells.begin();
    const std::size_t kinds_here = std::min(depth + 2, kinds.size());
    const std::size_t most = std::min<std::size_t>(depth + 3, 12);
    for (std::size_t count = 0; count < most; ++count) {
        const Kind& kind = kinds.at(stream->below(static_cast<std::uint32_t>(kinds_here)));
        level->monsters.push_back({&kind, *cell++, kind.health});
    }
    for (const Potion potion : potions) {
        level->items.push_back({potion, *cell++});
    }
    for (int heap = 0; heap < heaps_of_gold; ++heap) {
        level->map[*cell++] = '$';
    }
    if (depth % builders.size() == 0) {
        level->map[*cell++] = 'V';
        level->offers.assign(wares.begin(), wares.end());
    }
}

}  // namespace

Level build_level(std::uint64_t seed, std::size_t depth) {
    core::RandomStream stream = core::derive_stream(seed, "level", depth);
    const levels::Level built = builders.at(depth % builders.size())({level_size}, stream, {});
    Level level = with_stairs(built, depth, &stream);
    populate(&level, depth, &stream);
    return level;
}
