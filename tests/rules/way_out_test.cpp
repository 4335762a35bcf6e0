// Always a way out: for each announced spell there are commands of the hero by which it is not in the cells
// when the spell is cast. The search here plays the commands out on copies of the World, with the dice as
// they fall; it shares nothing with the search of the rules.

#include "content/game_data.hpp"
#include "rules/names.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

/// The kinds that announce spells.
const std::vector<content::MonsterId>& announcing_kinds() {
    static const std::vector<content::MonsterId> kinds = [] {
        std::vector<content::MonsterId> found;
        const auto& monsters = content::game_data().monsters();
        for (std::size_t place = 0; place < monsters.size(); ++place) {
            if (std::ranges::any_of(monsters[place].abilities, &content::Ability::announced)) {
                found.push_back(content::MonsterId{static_cast<content::MonsterId::rep>(place)});
            }
        }
        return found;
    }();
    return kinds;
}

/// The game's levels, each with some more who announce near the arrival.
LevelPlan crowded_level(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
    constexpr std::int32_t near = 6;
    constexpr std::int32_t most = 5;
    LevelPlan plan = worldgen::level_source()(catalog, seed, depth);
    core::RandomStream stream = core::derive_stream(seed, "announcers");
    for (std::int32_t count = stream.between(2, most); count > 0; --count) {
        const core::Point at =
            plan.arrival + core::Point{stream.between(-near, near), stream.between(-near, near)};
        const bool free =
            at != plan.arrival && plan.tiles.contains(at) && !catalog.tile(plan.tiles[at]).blocks &&
            std::ranges::none_of(plan.monsters, [at](const auto& other) { return other.at == at; }) &&
            std::ranges::none_of(plan.traps, [at](const auto& trap) { return trap.at == at; });
        if (free) {
            plan.monsters.push_back({core::pick(announcing_kinds(), stream), at});
        }
    }
    return plan;
}

/// A bare room, which is quickly made, in place of the levels on the way.
LevelPlan bare_room(const content::Catalog& catalog, std::int32_t depth) {
    const content::LevelTiles& tiles = catalog.level_at(depth).tiles;
    LevelPlan plan;
    plan.depth = depth;
    plan.tiles = core::Grid<content::TileId>({5, 5}, tiles.wall);
    for (const core::Point at : core::cells_of(core::Size{3, 3})) {
        plan.tiles[at + core::Point{1, 1}] = tiles.floor;
    }
    plan.arrival = {2, 2};
    return plan;
}

/// No question keeps the hero from acting.
void answer_all(World& world) {
    world.choice = {};
    world.run.owed_choices = 0;
}

/// A hero who does not die, on a level of the game, hunted by all who are near.
World hunted_hero(const Ruleset& ruleset, std::uint64_t seed, std::int32_t depth) {
    World world = new_run(ruleset, seed);
    while (world.level.depth < depth) {
        answer_all(world);
        REQUIRE_FALSE(take_turn(ruleset, world, Cheat{CheatKind::NextLevel}).refusal.has_value());
    }
    world.run.undying = true;
    for (Mind& mind : world.entities.minds.values()) {
        mind.intent = Intent::Hunt;
        mind.prey = hero_id;
        mind.last_seen = position_of(world, hero_id);
    }
    rebuild_caches({ruleset, world});
    return world;
}

std::vector<Command> commands_of_search() {
    std::vector<Command> commands;
    commands.reserve(core::all_directions.size() + 1);
    for (const core::Direction direction : core::all_directions) {
        commands.emplace_back(Walk{direction});
    }
    commands.emplace_back(Wait{});
    return commands;
}

/// Drops those whose announcement ended. Returns false if a spell reached the hero.
bool note_ends(const Events& events, std::vector<EntityId>& open) {
    for (const AnnouncementEnded& ended : events_of<AnnouncementEnded>(events)) {
        const bool wanted = std::erase(open, ended.actor.id) > 0;
        if (wanted && ended.end == AnnouncementEnd::Reached) {
            return false;
        }
    }
    return true;
}

/// A World in which the hero has met none of the open announcements.
struct Branch {
    World world;
    std::vector<EntityId> open;
};

/// Adds the World after each command that none of the open announcements punishes, one for each cell of the
/// hero. Returns true if one of them has no announcement open.
bool grow(const Ruleset& ruleset, const Branch& from, std::vector<Branch>& grown) {
    static const std::vector<Command> commands = commands_of_search();
    for (const Command& command : commands) {
        Branch next = from;
        const Turn turn = take_turn(ruleset, next.world, command);
        if (turn.refusal || turn.outcome || !note_ends(turn.events, next.open)) {
            continue;
        }
        answer_all(next.world);
        if (next.open.empty()) {
            return true;
        }
        const core::Point at = position_of(next.world, hero_id);
        const bool known = std::ranges::any_of(
            grown, [at](const Branch& other) { return position_of(other.world, hero_id) == at; });
        if (!known) {
            grown.push_back(std::move(next));
        }
    }
    return false;
}

/// True if some commands keep the hero out of all that those have announced.
bool can_be_avoided(const Ruleset& ruleset, const World& world, const std::vector<EntityId>& open) {
    constexpr int most_steps = 8;
    std::vector<Branch> branches{{world, open}};
    for (int step = 0; step < most_steps && !branches.empty(); ++step) {
        std::vector<Branch> grown;
        for (const Branch& branch : branches) {
            if (grow(ruleset, branch, grown)) {
                return true;
            }
        }
        branches = std::move(grown);
    }
    return false;
}

struct Announcements {
    std::int64_t all = 0;
    std::vector<std::pair<std::uint64_t, std::int32_t>> without_way;  ///< the seed and the turn of each
};

/// Plays a hero who walks at random among announcers, and looks for a way out of each announcement.
void play(std::uint64_t seed, Announcements& found) {
    constexpr int turns = 60;
    const auto depth = 1 + static_cast<std::int32_t>(seed % 11);
    const Ruleset ruleset{
        &content::game_data(),
        [depth](const content::Catalog& catalog, std::uint64_t of_run, std::int32_t wanted) {
            return wanted < depth ? bare_room(catalog, wanted) : crowded_level(catalog, of_run, wanted);
        }};
    const std::vector<Command> commands = commands_of_search();
    core::RandomStream stream = core::derive_stream(seed, "walk");
    World world = hunted_hero(ruleset, seed, depth);
    for (int passed = 0; passed < turns; ++passed) {
        answer_all(world);
        const Turn turn = take_turn(ruleset, world, core::pick(commands, stream));
        if (turn.outcome) {
            return;
        }
        const auto announced = events_of<SpellAnnounced>(turn.events);
        answer_all(world);
        std::vector<EntityId> open(world.entities.announcements.ids().begin(),
                                   world.entities.announcements.ids().end());
        if (announced.empty() || open.empty()) {
            continue;
        }
        found.all += std::ssize(announced);
        if (!can_be_avoided(ruleset, world, open)) {
            found.without_way.emplace_back(seed, world.run.turn);
        }
    }
}

Announcements announcements_of(std::uint64_t first_seed, std::int64_t least) {
    Announcements found;
    for (std::uint64_t seed = first_seed; found.all < least; ++seed) {
        play(seed, found);
    }
    return found;
}

}  // namespace

TEST_CASE("there is a way out of a thousand announced spells", "[rules][announcement][property][V6]") {
    REQUIRE(announcing_kinds().size() >= 12);
    const Announcements found = announcements_of(1, 1000);
    CHECK(found.without_way.empty());
}

// The search before an announcement counts those near; others who come from afar can still close a way.
TEST_CASE("of a hundred thousand announced spells others close the ways out of one in five thousand at most",
          "[rules][announcement][property][V6][.nightly]") {
    constexpr std::int64_t closed = 5000;
    constexpr std::uint64_t pieces = 10;
    constexpr std::uint64_t seeds_of_a_piece = 1'000'000;
    const auto piece = GENERATE(range(std::uint64_t{1}, pieces + 1));
    CAPTURE(piece);
    const Announcements found = announcements_of(piece * seeds_of_a_piece, 10'000);
    CHECK(std::ssize(found.without_way) * closed <= found.all);
}

}  // namespace torchwake::rules
