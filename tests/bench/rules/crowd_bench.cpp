#include "bench_case.hpp"
#include "bench_map.hpp"
#include "game_data.hpp"

#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

// Turns among many monsters that are awake, none of which ever dies: of all factions, in sight of each other
// and of the hero, and of one faction, as many.

namespace torchwake::bench {
namespace {

constexpr std::uint64_t turns = 40;

struct Muster {
    const char* map;
    std::uint32_t count;
    bool mixed;  ///< of all kinds; else rats alone
};

/// Monsters on cells of a map that are drawn one by one.
rules::LevelSource mustered(const Muster& muster) {
    return [muster](const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
        const BenchMap& map = bench_map(muster.map);
        const content::TileId floor = *catalog.find_tile("floor");
        const content::TileId wall = *catalog.find_tile("wall");
        rules::LevelPlan plan;
        plan.depth = depth;
        plan.tiles.reset(map.size, wall);
        std::vector<core::Point> cells = map.floor;
        for (const core::Point at : cells) {
            plan.tiles[at] = floor;
        }
        core::RandomStream stream = core::derive_stream(seed, "bench crowd");
        core::shuffle(cells, stream);
        plan.arrival = cells.back();
        const auto kinds = static_cast<std::uint32_t>(catalog.monsters().size() - 1);
        for (std::uint32_t number = 0; number < muster.count; ++number) {
            const std::uint32_t kind = muster.mixed ? 1 + stream.below(kinds) : 1;
            plan.monsters.push_back({content::MonsterId{static_cast<std::uint16_t>(kind)}, cells[number]});
        }
        return plan;
    };
}

struct Crowd {
    rules::Ruleset ruleset;
    rules::World start;
    rules::World world;
    rules::Turn turn;
};

/// None dies; who has lost the hero, or never saw it, learns where it is.
void keep_up(rules::World& world) {
    constexpr std::int32_t plenty = 10000;
    for (rules::Vitals& vitals : world.entities.vitals.values()) {
        vitals.hit_points = vitals.max_hit_points = plenty;
    }
    for (rules::Mind& mind : world.entities.minds.values()) {
        if (mind.intent == rules::Intent::Sleep || mind.intent == rules::Intent::Rest ||
            mind.intent == rules::Intent::Return) {
            mind.intent = rules::Intent::Track;
            mind.prey = rules::hero_id;
            mind.last_seen = world.entities.positions[rules::hero_id].at;
        }
    }
}

std::function<Pass()> prepare(const Muster& muster) {
    const auto crowd = std::make_shared<Crowd>();
    crowd->ruleset = {&game_data(), mustered(muster)};
    crowd->start = rules::new_run(crowd->ruleset, 1);
    crowd->start.choice = {};
    keep_up(crowd->start);
    crowd->world = crowd->start;
    return [crowd] {
        Pass pass;
        crowd->world = crowd->start;
        for (std::uint64_t number = 0; number < turns; ++number) {
            keep_up(crowd->world);
            rules::take_turn(crowd->ruleset, crowd->world, rules::Wait{}, crowd->turn);
            pass.result += crowd->turn.events.size();
            ++pass.calls;
        }
        return pass;
    };
}

bool add(const char* name, const Muster& muster, double microseconds) {
    return add_case({name, "torchwake", Side::Ours, {0, microseconds}, [muster] { return prepare(muster); }});
}

const bool added = add("turn, 80x43, 50 awake, one faction", {"rooms80x43", 50, false}, 50) &&
                   add("turn, 80x43, 50 awake, mixed", {"rooms80x43", 50, true}, 50) &&
                   add("turn, 80x43, 200 awake, one faction", {"rooms80x43", 200, false}, 200) &&
                   add("turn, 80x43, 200 awake, mixed", {"rooms80x43", 200, true}, 200) &&
                   add("turn, 200x200, 2000 awake, one faction", {"hall200x200", 2000, false}, 2000) &&
                   add("turn, 200x200, 2000 awake, mixed", {"hall200x200", 2000, true}, 2000);

}  // namespace
}  // namespace torchwake::bench
