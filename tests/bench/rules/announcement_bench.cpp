#include "bench_case.hpp"
#include "game_data.hpp"

#include <torchwake/rules/turn.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

// A turn in which the hero waits and one monster announces a spell; no others act, and no beat passes. Beside
// it the same turn without that monster's action. So the difference is all that the monster does: it looks
// around, decides, searches a way out for the hero, and announces.

namespace torchwake::bench {
namespace {

constexpr std::uint64_t turns = 64;
constexpr std::int32_t later = 200;  ///< ticks, more than a turn takes
constexpr core::Point hero_at{40, 20};
constexpr core::Point announcer_at{42, 20};

struct Meeting {
    const char* kind;
    std::int32_t burning = 0;  ///< columns of ten active cells
    bool slowed = false;       ///< the announcer is, so that the hero has most steps
};

/// A bare level.
rules::LevelPlan bare_level(const content::Catalog& catalog, const Meeting& meeting, std::int32_t depth) {
    rules::LevelPlan plan;
    plan.depth = depth;
    plan.tiles.reset(core::Size{80, 43}, catalog.level_at(depth).tiles.floor);
    plan.arrival = hero_at;
    plan.monsters.push_back({*catalog.find_monster(meeting.kind), announcer_at});
    return plan;
}

/// Lets columns of oil burn; the next beat is far off.
void set_alight(const content::Catalog& catalog, std::int32_t columns, rules::World& world) {
    rules::Matter& matter = world.level.matter;
    rules::make_planes(matter, world.level.tiles.size());
    matter.active.ticks = later;
    for (const core::Point at : core::cells_of(core::Rect{hero_at + core::Point{3, -5}, {columns, 10}})) {
        matter.liquid[at] = *catalog.find_matter("oil");
        matter.depth[at] = 9;
        matter.active.fuel[at] = 50;
        matter.active.burning[at] = rules::BurningLayer::Liquid;
    }
}

struct Moment {
    rules::Ruleset ruleset;
    rules::World start;
    rules::World world;
    rules::Turn turn;

    /// The turn after the start. Returns 1 if a spell was announced.
    std::uint64_t wait() {
        world.run = start.run;
        world.streams = start.streams;
        world.entities = start.entities;
        world.level.matter.active.ticks = start.level.matter.active.ticks;
        world.caches.scratch->forget_hazards();
        rules::take_turn(ruleset, world, rules::Wait{}, turn);
        return world.entities.announcements.size();
    }
};

/// A moment before a turn in which nobody but the hero acts.
std::shared_ptr<Moment> moment_of(const Meeting& meeting) {
    const auto moment = std::make_shared<Moment>();
    moment->ruleset = {&game_data(),
                       [meeting](const content::Catalog& data, std::uint64_t, std::int32_t depth) {
                           return bare_level(data, meeting, depth);
                       }};
    rules::World& start = moment->start;
    start = rules::new_run(moment->ruleset, 1);
    start.choice = {};
    for (rules::Mind& mind : start.entities.minds.values()) {
        mind.intent = rules::Intent::Hunt;
        mind.prey = rules::hero_id;
        mind.last_seen = hero_at;
    }
    for (rules::Initiative& initiative : start.entities.initiatives.values()) {
        initiative.counter = later;
    }
    if (meeting.slowed) {
        rules::Conditions conditions;
        conditions.of[static_cast<std::size_t>(content::ConditionKind::Slow)].turns = later;
        start.entities.conditions.insert(start.caches.actors[announcer_at], conditions);
    }
    if (meeting.burning > 0) {
        set_alight(game_data(), meeting.burning, start);
    }
    moment->world = start;
    return moment;
}

std::function<Pass()> prepare(const Meeting& meeting, bool acts) {
    const auto moment = moment_of(meeting);
    rules::World& start = moment->start;
    rules::Initiative& initiative = start.entities.initiatives[start.caches.actors[announcer_at]];
    constexpr std::int32_t most_draws = 200;
    for (std::int32_t draw = 0; draw < most_draws && acts && moment->wait() == 0; ++draw) {
        initiative.counter = 1 + draw % 5;
        start.streams.minds = core::derive_stream(static_cast<std::uint64_t>(draw), "bench announcement");
        moment->world = start;
    }
    return [moment] {
        Pass pass;
        for (; pass.calls < turns; ++pass.calls) {
            pass.result += moment->wait();
        }
        return pass;
    };
}

bool add(const std::string& what, const Meeting& meeting) {
    const auto add_turn = [&](const std::string& turn, bool acts) {
        return add_case(
            {turn + what, "torchwake", Side::Ours, {}, [meeting, acts] { return prepare(meeting, acts); }});
    };
    return add_turn("turn without an announcement, ", false) && add_turn("turn with an announcement, ", true);
}

const bool added = add("along a line", {"demon"}) && add("of an area", {"golem"}) &&
                   add("of an area, by one slowed", {"golem", 0, true}) &&
                   add("of an area, 200 active cells", {"golem", 20});

}  // namespace
}  // namespace torchwake::bench
