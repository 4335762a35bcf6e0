// Each death to a lord could be avoided: from its first announced spell that hit, or from the deed before
// that announcement, some commands keep the hero alive and out of the cells, with the dice as they fall.

#include "content/game_data.hpp"
#include "rules/avoidance.hpp"
#include "rules/dungeon.hpp"

#include <torchwake/bots/bot.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::bots {
namespace {

using rules::EntityId;
using rules::World;

/// The depths of the levels with a lord.
std::vector<std::int32_t> depths_of_lords() {
    const content::Catalog& catalog = content::game_data();
    std::vector<std::int32_t> depths;
    for (std::int32_t depth = 1; depth <= catalog.last_depth(); ++depth) {
        if (catalog.level_at(depth).arena) {
            depths.push_back(depth);
        }
    }
    return depths;
}

bool is_lord(content::MonsterId kind) {
    return content::game_data().monster(kind).lord.has_value();
}

/// The level of a lord, who is alone on it; the hero comes in some steps from it.
rules::LevelPlan level_of_lord(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
    constexpr std::int32_t steps = 5;
    rules::LevelPlan plan = worldgen::level_source()(catalog, seed, depth);
    std::erase_if(plan.monsters, [](const auto& monster) { return !is_lord(monster.kind); });
    const core::Point lord = plan.monsters.front().at;
    core::RandomStream stream = core::derive_stream(seed, "arrival before a lord");
    const auto suits = [&](core::Point at) {
        return plan.tiles.contains(at) && at != lord && !catalog.tile(plan.tiles[at]).blocks &&
               !rules::matter_at(plan.matter, at).liquid.valid();
    };
    do {
        plan.arrival = lord + core::Point{stream.between(-steps, steps), stream.between(-steps, steps)};
    } while (!suits(plan.arrival));
    plan.traps.clear();
    return plan;
}

/// A hero as tough as those who come so deep, before the lord of that depth.
World hero_before_lord(const rules::Ruleset& ruleset, std::uint64_t seed, std::int32_t depth) {
    World world = rules::new_run(ruleset, seed);
    while (world.level.depth < depth) {
        rules::answer_all(world);
        REQUIRE_FALSE(rules::take_turn(ruleset, world, rules::Cheat{rules::CheatKind::NextLevel}).refusal);
    }
    rules::answer_all(world);
    const std::int32_t hit_points = 20 + 8 * depth;
    rules::Vitals& vitals = world.entities.vitals[rules::hero_id];
    vitals.hit_points = vitals.max_hit_points = hit_points;
    return world;
}

/// The World before a deed of the hero, and after the others' deeds that followed.
struct Deed {
    World before;
    World after;
};

/// The ends of the spells that lords announced in a game.
struct Spells {
    std::map<EntityId, Deed> announced;  ///< the deeds after which they were announced, of those still open
    std::optional<Deed> first_hit;       ///< of the first spell that reached the hero
    EntityId hitter{};                   ///< the lord who announced that one
};

void note_spells(const rules::Events& events, const Deed& deed, Spells& spells) {
    for (const auto& ended : scenario::events_of<rules::AnnouncementEnded>(events)) {
        const auto open = spells.announced.find(ended.actor.id);
        if (open != spells.announced.end()) {
            if (ended.end == rules::AnnouncementEnd::Reached && !spells.first_hit) {
                spells.first_hit = open->second;
                spells.hitter = ended.actor.id;
            }
            spells.announced.erase(open);
        }
    }
    for (const auto& announced : scenario::events_of<rules::SpellAnnounced>(events)) {
        if (is_lord(announced.actor.kind)) {
            spells.announced.insert_or_assign(announced.actor.id, deed);
        }
    }
}

/// True if the hero can live on where a lord may have announced a spell, without being hit by that one.
bool can_live_on(const rules::Ruleset& ruleset, const World& world, EntityId lord) {
    return world.entities.announcements.contains(lord) ? rules::can_be_avoided(ruleset, world, {lord})
                                                       : rules::can_live(ruleset, world);
}

/// True if there was a line that lived: after the announcement, or by another deed before it.
bool had_a_line(const rules::Ruleset& ruleset, const Deed& deed, EntityId lord) {
    if (rules::can_be_avoided(ruleset, deed.after, {lord})) {
        return true;
    }
    return std::ranges::any_of(rules::commands_of_search(), [&](const rules::Command& command) {
        World world = deed.before;
        const rules::Turn turn = rules::take_turn(ruleset, world, command);
        rules::answer_all(world);
        return !turn.refusal && !turn.outcome && can_live_on(ruleset, world, lord);
    });
}

struct Deaths {
    int all = 0;      ///< to lords
    int by_hits = 0;  ///< to lords of whose announced spells one hit
    std::vector<std::string> without_line;
};

/// Plays a bot against a lord until one of them is gone, or for some turns.
void play(std::string_view bot_name, std::uint64_t seed, std::int32_t depth, Deaths& deaths) {
    constexpr std::int32_t most_turns = 300;
    const rules::Ruleset ruleset{&content::game_data(), [depth](const content::Catalog& catalog,
                                                                std::uint64_t of_run, std::int32_t wanted) {
                                     return wanted == depth ? level_of_lord(catalog, of_run, wanted)
                                                            : rules::bare_room(catalog, wanted);
                                 }};
    World world = hero_before_lord(ruleset, seed, depth);
    const std::unique_ptr<Bot> bot = make_bot(bot_name);
    Spells spells;
    rules::Turn turn;
    for (std::int32_t passed = 0; passed < most_turns && world.level.depth == depth && !turn.outcome;
         ++passed) {
        const World before = world;
        rules::take_turn(ruleset, world, bot->next({*ruleset.catalog, world}), turn);
        if (turn.refusal) {
            rules::take_turn(ruleset, world, rules::Wait{}, turn);
        }
        rules::answer_all(world);
        note_spells(turn.events, {before, world}, spells);
    }
    if (!turn.outcome || turn.outcome->end != rules::RunEnd::HeroDied || !turn.outcome->killer.valid() ||
        !is_lord(turn.outcome->killer)) {
        return;
    }
    ++deaths.all;
    if (spells.first_hit) {
        ++deaths.by_hits;
        if (!had_a_line(ruleset, *spells.first_hit, spells.hitter)) {
            deaths.without_line.push_back(std::string(bot_name) + ", depth " + std::to_string(depth) +
                                          ", game " + std::to_string(seed));
        }
    }
}

/// Deaths to the lord of a depth in games with seeds from one on, by each bot in turn.
Deaths deaths_at(std::int32_t depth, std::uint64_t first_seed, int least) {
    constexpr std::uint64_t most_games = 100;
    const auto names = bot_names();
    Deaths deaths;
    const std::uint64_t end = first_seed + most_games * static_cast<std::uint64_t>(least);
    for (std::uint64_t seed = first_seed; deaths.by_hits < least && seed < end; ++seed) {
        play(names[seed % names.size()], seed, depth, deaths);
    }
    return deaths;
}

}  // namespace

TEST_CASE("of 20 deaths to lords each had a line that lived, from the first announced spell that hit",
          "[bots][lord][V6]") {
    constexpr int deaths_each = 5;
    for (const std::int32_t depth : depths_of_lords()) {
        CAPTURE(depth);
        const Deaths deaths = deaths_at(depth, 1, deaths_each);
        CHECK(deaths.by_hits == deaths_each);
        CHECK(deaths.without_line == std::vector<std::string>{});
    }
}

// Each piece can be run by itself, by Catch2's -c "depth 3, piece 7".
TEST_CASE("of a thousand deaths to lords each had a line that lived", "[bots][lord][V6][.nightly]") {
    constexpr int deaths_of_a_piece = 25;
    constexpr std::uint64_t pieces = 10;
    constexpr std::uint64_t seeds_of_a_piece = 1'000'000;
    for (const std::int32_t depth : depths_of_lords()) {
        for (std::uint64_t piece = 1; piece <= pieces; ++piece) {
            DYNAMIC_SECTION("depth " << depth << ", piece " << piece) {
                const Deaths deaths = deaths_at(depth, piece * seeds_of_a_piece, deaths_of_a_piece);
                CHECK(deaths.by_hits == deaths_of_a_piece);
                CHECK(deaths.without_line == std::vector<std::string>{});
            }
        }
    }
}

}  // namespace torchwake::bots
