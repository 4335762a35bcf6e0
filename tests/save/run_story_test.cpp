// The story of a recorded run: health, moments and end, and whether a score is true to it.

#include "rules/dungeon.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/save/run_story.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>

namespace torchwake::save {
namespace {

const JournalHeader run_of_seed_7 = [] {
    JournalHeader header;
    header.seed = 7;
    return header;
}();

rules::Ruleset drawn_rules(std::string_view map) {
    const rules::LevelPlan plan = scenario::read_level(scenario::test_catalog(), map).plan;
    return {&scenario::test_catalog(),
            [plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; }};
}

/// The course of a run in which the hero does the same until it is over, at most so often.
Course repeated(const rules::Ruleset& ruleset, const rules::Command& command, int times) {
    rules::World world = rules::new_run(ruleset, 7);
    Course course;
    for (int count = 0; count < times; ++count) {
        const rules::Turn turn = rules::take_turn(ruleset, world, command);
        course.commands.push_back({command, turn.hash});
        if (turn.outcome) {
            break;
        }
    }
    return course;
}

constexpr std::string_view doomed = "####\n#@B#\n####";
/// Each blow takes some of the hit points.
constexpr std::string_view worn_down = "####\n#@T#\n####";

}  // namespace

TEST_CASE("the story of a death has the health after each command, and the greatest losses as moments",
          "[save][F3]") {
    const rules::Ruleset ruleset = drawn_rules(doomed);
    const Course course = repeated(ruleset, rules::Wait{}, 500);
    const RunStory story = tell_story(ruleset, run_of_seed_7, course);
    REQUIRE(story.outcome.has_value());
    CHECK_FALSE(story.fault.has_value());
    CHECK(story.health.size() == course.commands.size() + 1);
    CHECK(story.health.front().permille == 1000);
    CHECK(story.health.back().permille == 0);
    REQUIRE_FALSE(story.moments.empty());
    CHECK(story.moments.size() <= most_moments);
    CHECK(std::ranges::is_sorted(story.moments, {}, &Moment::position));
    const Moment& last = story.moments.back();
    CHECK((last.kind == MomentKind::Loss || last.kind == MomentKind::Decline));
    CHECK(last.amount > 0);
    CHECK(last.position < static_cast<std::int64_t>(course.commands.size()));
    CHECK(rules::state_hash({ruleset, story.end.world}) == *course.commands.back().hash);
}

TEST_CASE("among the moments of a death is the decline before it: whence, and who took most", "[save][F3]") {
    const rules::Ruleset ruleset = drawn_rules(worn_down);
    const Course course = repeated(ruleset, rules::Wait{}, 500);
    const RunStory story = tell_story(ruleset, run_of_seed_7, course);
    REQUIRE(story.outcome.has_value());
    REQUIRE(std::ranges::count(story.moments, MomentKind::Decline, &Moment::kind) == 1);
    const Moment& decline = *std::ranges::find(story.moments, MomentKind::Decline, &Moment::kind);
    CHECK(decline.who == *scenario::test_catalog().find_monster("troll"));
    const auto after = static_cast<std::size_t>(decline.position) + 1;
    CHECK(after < course.commands.size());
    CHECK(story.health.at(after - 1).permille >= 500);
    CHECK(std::ranges::all_of(story.health.begin() + static_cast<std::ptrdiff_t>(after), story.health.end(),
                              [](const HealthThen& then) { return then.permille < 500; }));
    CHECK(decline.amount * 1000 / decline.most == story.health.at(after - 1).permille);
}

TEST_CASE("a run that goes on has no decline", "[save][F3]") {
    const rules::Ruleset ruleset = drawn_rules(worn_down);
    Course course = repeated(ruleset, rules::Wait{}, 500);
    course.commands.pop_back();
    const RunStory story = tell_story(ruleset, run_of_seed_7, course);
    REQUIRE_FALSE(story.outcome.has_value());
    CHECK(std::ranges::count(story.moments, MomentKind::Decline, &Moment::kind) == 0);
}

TEST_CASE("a story has no two moments of one command, and of an empty run none", "[save][F3]") {
    const rules::Ruleset ruleset = drawn_rules(doomed);
    const RunStory story = tell_story(ruleset, run_of_seed_7, repeated(ruleset, rules::Wait{}, 500));
    CHECK(std::ranges::adjacent_find(story.moments, {}, &Moment::position) == story.moments.end());
    const RunStory nothing = tell_story(ruleset, run_of_seed_7, {});
    CHECK(nothing.moments.empty());
    CHECK(nothing.health.size() == 1);
    CHECK_FALSE(nothing.outcome.has_value());
}

TEST_CASE("a kill of the kind of the highest level is a moment", "[save][F3]") {
    const rules::Ruleset ruleset = drawn_rules("#####\n#d@.#\n#####");
    const RunStory story =
        tell_story(ruleset, run_of_seed_7, repeated(ruleset, rules::Walk{core::Direction::West}, 60));
    const auto kill = std::ranges::find(story.moments, MomentKind::Kill, &Moment::kind);
    REQUIRE(kill != story.moments.end());
    CHECK(kill->who == *scenario::test_catalog().find_monster("dummy"));
}

TEST_CASE("what became of the prize, and the kill of each lord, are moments before any other", "[save][F3]") {
    content::CatalogParts parts = scenario::test_parts();
    for (content::MonsterDef& kind : parts.monsters) {
        if (kind.id == "dummy" || kind.id == "goblin") {
            kind.lord.emplace();
        }
    }
    const content::Catalog catalog(std::move(parts));
    const rules::LevelPlan plan = scenario::read_level(catalog, "#######\n#<@&dg#\n#######").plan;
    const rules::Ruleset ruleset{
        &catalog, [plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; }};
    rules::World world = rules::new_run(ruleset, 7);
    Course course;
    const auto act = [&](const rules::Command& command) {
        const rules::Turn turn = rules::take_turn(ruleset, world, command);
        if (!turn.refusal) {
            course.commands.push_back({command, turn.hash});
        }
        return turn.outcome.has_value();
    };
    act(rules::Walk{core::Direction::East});
    act(rules::PickUp{});
    for (int count = 0; count < 60 && world.run.kills < 2; ++count) {
        act(rules::Walk{core::Direction::East});
        act(rules::Cheat{rules::CheatKind::Heal});
    }
    REQUIRE(world.run.kills == 2);
    for (int count = 0; count < 9; ++count) {
        act(rules::Walk{core::Direction::West});
    }
    REQUIRE(act(rules::Ascend{}));
    const RunStory story = tell_story(ruleset, run_of_seed_7, course);
    REQUIRE_FALSE(story.fault.has_value());
    const auto count_of = [&](MomentKind kind) {
        return std::ranges::count(story.moments, kind, &Moment::kind);
    };
    CHECK(count_of(MomentKind::PrizeTaken) == 1);
    CHECK(count_of(MomentKind::PrizeOut) == 1);
    CHECK(count_of(MomentKind::Kill) == 2);
    CHECK(story.moments.back().kind == MomentKind::PrizeOut);
}

TEST_CASE("a score is true to its run, or forged in any figure of it", "[save][F3][robustness]") {
    const rules::Ruleset ruleset = drawn_rules(doomed);
    const content::Catalog& catalog = *ruleset.catalog;
    const RunStory story = tell_story(ruleset, run_of_seed_7, repeated(ruleset, rules::Wait{}, 500));
    const std::optional<ScoreEntry> found = score_of(catalog, story, "Ann");
    REQUIRE(found.has_value());
    ScoreEntry entry = *found;
    entry.run = "run_1";
    CHECK(prove(catalog, entry, story) == Proof::Verified);
    const auto forged = [&](auto change) {
        ScoreEntry other = entry;
        change(other);
        return prove(catalog, other, story) == Proof::Forged;
    };
    CHECK(forged([](ScoreEntry& other) { ++other.score; }));
    CHECK(forged([](ScoreEntry& other) { ++other.deepest_depth; }));
    CHECK(forged([](ScoreEntry& other) { ++other.level; }));
    CHECK(forged([](ScoreEntry& other) { --other.turns; }));
    CHECK(forged([](ScoreEntry& other) { ++other.kills; }));
    CHECK(forged([](ScoreEntry& other) { ++other.seed; }));
    CHECK(forged([](ScoreEntry& other) { other.fate.killer = "troll"; }));
}

TEST_CASE("a run that goes on, leaves its record or was cheated in has no score", "[save][F3]") {
    const rules::Ruleset ruleset = drawn_rules(doomed);
    const content::Catalog& catalog = *ruleset.catalog;
    const rules::Ruleset quiet = drawn_rules("####\n#@.#\n####");
    const RunStory unfinished = tell_story(quiet, run_of_seed_7, repeated(quiet, rules::Wait{}, 3));
    CHECK_FALSE(score_of(catalog, unfinished, "").has_value());
    const RunStory cheated =
        tell_story(quiet, run_of_seed_7, repeated(quiet, rules::Cheat{rules::CheatKind::Heal}, 1));
    CHECK_FALSE(score_of(catalog, cheated, "").has_value());
    Course wrong = repeated(ruleset, rules::Wait{}, 500);
    wrong.commands.back().hash = 1;
    const RunStory left = tell_story(ruleset, run_of_seed_7, wrong);
    REQUIRE(left.fault.has_value());
    CHECK(left.fault->command == static_cast<std::int64_t>(wrong.commands.size()));
    CHECK_FALSE(score_of(catalog, left, "").has_value());
}

}  // namespace torchwake::save
