#include "save/played_run.hpp"

#include <torchwake/save/replay.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::save {
namespace {

/// The records of a run of that many commands, as they are written.
std::vector<Record> records_of_legal_commands(const rules::Ruleset& ruleset, std::uint64_t seed,
                                              int commands) {
    rules::World world = rules::new_run(ruleset, seed);
    core::RandomStream stream = core::derive_stream(seed, "test commands");
    std::vector<Record> records;
    for (int count = 0; count < commands && world.entities.vitals.contains(rules::hero_id);) {
        const rules::Command command = any_command(stream);
        const rules::Turn turn = rules::take_turn(ruleset, world, command);
        if (turn.refusal) {
            continue;
        }
        records.emplace_back(Answered{"wait", 0, true});
        records.emplace_back(CommandBegan{command});
        records.emplace_back(CommandEnded{turn.hash});
        ++count;
        if (turn.outcome) {
            break;
        }
    }
    return records;
}

std::uint64_t hash_of(const rules::Ruleset& ruleset, const Replay& replay) {
    return rules::state_hash({ruleset, replay.now().world});
}

}  // namespace

TEST_CASE("a hero who begins overburdened is told so at the start of the run", "[save][replay][E1]") {
    content::CatalogParts parts = scenario::test_parts();
    const auto mail = std::ranges::find(parts.items, "mail", &content::ItemDef::id);
    const content::ItemId carried{static_cast<std::uint16_t>(mail - parts.items.begin())};
    const auto hero = std::ranges::find(parts.monsters, "hero", &content::MonsterDef::id);
    const auto told_with_weight = [&](std::int32_t tenths) {
        mail->weight = core::Tenths{tenths};
        hero->equipment = {carried};
        const content::Catalog catalog(parts);
        const SavedRun run = first_moment({&catalog, worldgen::level_source()}, 3);
        return std::ranges::any_of(run.chronicle.entries(), [](const save::ChronicleEntry& entry) {
            const auto* changed = std::get_if<rules::BurdenChanged>(entry.event());
            return changed != nullptr && changed->overburdened;
        });
    };
    CHECK(told_with_weight(100'000));
    CHECK_FALSE(told_with_weight(1));
}

TEST_CASE("a replay goes to any moment, in any order, as if it had been played up to there",
          "[save][replay][F4]") {
    const rules::Ruleset ruleset = generated_rules();
    const std::vector<ReplayedCommand> commands =
        course_of(records_of_legal_commands(ruleset, 3, 500)).commands;
    REQUIRE(commands.size() > 100);
    Replay replay(ruleset, first_moment(ruleset, 3), {commands});
    const auto last = static_cast<std::int32_t>(commands.size());
    CHECK(replay.size() == last);
    core::RandomStream stream = core::derive_stream(3, "test jumps");
    for (int jump = 0; jump < 200; ++jump) {
        const std::int32_t moment = stream.between(0, last);
        CAPTURE(jump, moment);
        replay.jump(moment);
        CHECK(replay.position() == moment);
        if (moment > 0) {
            CHECK(hash_of(ruleset, replay) == commands[static_cast<std::size_t>(moment) - 1].hash);
        }
    }
    CHECK_FALSE(replay.fault().has_value());
}

TEST_CASE("a replay that keeps states at greater distances goes to any moment of a long run",
          "[save][replay][F4]") {
    const rules::Ruleset ruleset = generated_rules();
    std::vector<ReplayedCommand> commands(9000, {rules::Wait{}, std::nullopt});
    commands.front().command = rules::Cheat{rules::CheatKind::Undying};
    SavedRun run = first_moment(ruleset, 3);
    rules::Turn turn;
    for (ReplayedCommand& command : commands) {
        REQUIRE_FALSE(repeat_command(ruleset, run, command, turn).has_value());
        command.hash = turn.hash;
    }
    Replay replay(ruleset, first_moment(ruleset, 3), {commands});
    replay.jump(replay.size());
    for (const std::int64_t moment : {1, 8999, 8191, 64, 4097, 8192, 127, 9000}) {
        CAPTURE(moment);
        replay.jump(moment);
        CHECK(replay.position() == moment);
        CHECK(hash_of(ruleset, replay) == commands[static_cast<std::size_t>(moment) - 1].hash);
    }
    CHECK_FALSE(replay.fault().has_value());
}

TEST_CASE("a replay goes no further than its last command", "[save][replay][F4]") {
    const rules::Ruleset ruleset = generated_rules();
    const std::vector<ReplayedCommand> commands =
        course_of(records_of_legal_commands(ruleset, 4, 70)).commands;
    Replay replay(ruleset, first_moment(ruleset, 4), {commands});
    replay.jump(1'000'000);
    CHECK(replay.position() == replay.size());
    CHECK(replay.step() == nullptr);
    replay.jump(replay.size() - 1);
    const rules::Turn* const turn = replay.step();
    REQUIRE(turn != nullptr);
    CHECK(turn->hash == commands.back().hash);
}

TEST_CASE("a replay says which command goes another way, and ends before it", "[save][replay][F4]") {
    const rules::Ruleset ruleset = generated_rules();
    const std::vector<ReplayedCommand> good = course_of(records_of_legal_commands(ruleset, 5, 120)).commands;
    REQUIRE(good.size() > 100);
    for (const std::size_t changed : {std::size_t{0}, std::size_t{63}, std::size_t{64}, std::size_t{99}}) {
        CAPTURE(changed);
        std::vector<ReplayedCommand> commands = good;
        commands[changed].hash = *commands[changed].hash ^ 1U;
        Replay replay(ruleset, first_moment(ruleset, 5), {commands});
        replay.jump(replay.size());
        REQUIRE(replay.fault().has_value());
        CHECK(replay.fault()->command == static_cast<std::int64_t>(changed) + 1);
        CHECK(replay.size() == static_cast<std::int64_t>(changed));
        CHECK(replay.position() == replay.size());
        if (changed > 0) {
            CHECK(hash_of(ruleset, replay) == good[changed - 1].hash);
        }
    }
}

TEST_CASE("a replay goes on with what was played meanwhile, but not with another run", "[save][replay][F4]") {
    const rules::Ruleset ruleset = generated_rules();
    const std::vector<ReplayedCommand> all = course_of(records_of_legal_commands(ruleset, 6, 90)).commands;
    const std::vector<ReplayedCommand> first(all.begin(), all.begin() + 40);
    Replay replay(ruleset, first_moment(ruleset, 6), {first});
    replay.jump(replay.size());
    CHECK(replay.extend({all}));
    CHECK(replay.position() == 40);
    replay.jump(replay.size());
    CHECK(hash_of(ruleset, replay) == all.back().hash);
    CHECK_FALSE(replay.extend({first}));
    std::vector<ReplayedCommand> other = all;
    other.front().command = rules::Cheat{rules::CheatKind::Heal};
    CHECK_FALSE(replay.extend({other}));
    CHECK(replay.size() == std::ssize(all));
}

TEST_CASE("behind a fault nothing that was played meanwhile can be repeated", "[save][replay][F4]") {
    const rules::Ruleset ruleset = generated_rules();
    std::vector<ReplayedCommand> all = course_of(records_of_legal_commands(ruleset, 6, 90)).commands;
    all[20].hash = *all[20].hash ^ 1U;
    Replay replay(ruleset, first_moment(ruleset, 6), {{all.begin(), all.begin() + 40}});
    replay.jump(replay.size());
    REQUIRE(replay.size() == 20);
    CHECK(replay.extend({all}));
    CHECK(replay.size() == 20);
    CHECK(replay.fault().has_value());
}

TEST_CASE("a replay tells each remark at its moment, whichever way it is reached", "[save][replay][F5]") {
    const rules::Ruleset ruleset = generated_rules();
    const auto records = records_of_legal_commands(ruleset, 6, 150);
    const std::vector<ReplayedCommand> commands = course_of(records).commands;
    const Notice first{"first", ""};
    const Notice between{"between", ""};
    const Notice last{"last", ""};
    const auto count = static_cast<std::int64_t>(commands.size());
    const Course course{commands, {{0, first}, {70, between}, {70, between}, {count, last}}};
    CHECK(course_of(as_records(course)).commands == commands);
    CHECK(course_of(as_records(course)).remarks == course.remarks);
    CHECK(beginning_of(course, 69).remarks == std::vector<ReplayedRemark>{{0, first}});
    CHECK(beginning_of(course, 70).remarks.size() == 3);

    const auto remarks_in = [](const Chronicle& chronicle) {
        return std::ranges::count_if(chronicle.entries(),
                                     [](const ChronicleEntry& entry) { return entry.remark() != nullptr; });
    };
    Replay replay(ruleset, first_moment(ruleset, 6), course);
    CHECK(remarks_in(replay.now().chronicle) == 1);
    CHECK(replay.remarks().size() == 1);
    for (const std::int64_t moment : {count, std::int64_t{69}, std::int64_t{70}, std::int64_t{71},
                                      std::int64_t{0}, std::int64_t{65}, count}) {
        CAPTURE(moment);
        replay.jump(moment);
        CHECK(remarks_in(replay.now().chronicle) == (moment == count ? 4 : moment >= 70 ? 3 : 1));
    }
    replay.jump(69);
    CHECK(replay.remarks().empty());
    REQUIRE(replay.step() != nullptr);
    CHECK(replay.remarks().size() == 2);
    CHECK(replay.now().chronicle.entries().back().remark() != nullptr);
}

TEST_CASE("a replay tells a remark that was added to its present moment", "[save][replay][F5]") {
    const rules::Ruleset ruleset = generated_rules();
    const std::vector<ReplayedCommand> commands =
        course_of(records_of_legal_commands(ruleset, 6, 10)).commands;
    Replay replay(ruleset, first_moment(ruleset, 6), {commands});
    replay.jump(replay.size());
    CHECK(replay.extend({commands, {{replay.size(), Notice{"later", ""}}}}));
    CHECK(replay.remarks().size() == 1);
    CHECK(replay.now().chronicle.entries().back().remark() != nullptr);
    CHECK_FALSE(replay.extend({commands}));
}

TEST_CASE("of more remarks in a row than a chronicle holds the last are kept", "[save][replay]") {
    constexpr std::size_t count = 5 * Chronicle::capacity;
    std::vector<Record> records{as_record(Notice{"first", ""}), CommandBegan{rules::Wait{}}, CommandEnded{1}};
    for (std::size_t number = 0; number < count; ++number) {
        records.push_back(as_record(Notice{"many", std::to_string(number)}));
    }
    const Course course = course_of(records);
    CHECK(course.commands.size() == 1);
    CHECK(course.remarks.size() <= 2 * Chronicle::capacity + 1);
    CHECK(course.remarks.front() == ReplayedRemark{0, Notice{"first", ""}});
    for (std::size_t back = 1; back <= Chronicle::capacity; ++back) {
        const Notice expected{"many", std::to_string(count - back)};
        REQUIRE(course.remarks[course.remarks.size() - back] == ReplayedRemark{1, expected});
    }
}

}  // namespace torchwake::save
