// Shards of simulations, joined by the program.

#include "app/simulation.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_message.hpp>

#include <cstdint>

using namespace torchwake::testing;
namespace json = torchwake::json;

namespace {

/// It without what depends on the machine.
json::Object timeless(const json::Object& summary) {
    json::Object rest;
    for (const json::Member& member : summary.members()) {
        const bool is_time = member.name == "milliseconds" || member.name == "games_per_minute" ||
                             member.name == "turns_per_second";
        if (!is_time) {
            rest.set(member.name.view(), member.value);
        }
    }
    return rest;
}

Told balance(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "balance");
    return run(std::move(arguments));
}

/// Refused with an error that has that text, and without any result.
void check_refused(const std::vector<std::string>& arguments, const std::string& error) {
    CAPTURE(arguments);
    const Told ran = balance(arguments);
    CHECK(ran.code == 1);
    CHECK(ran.output.empty());
    CAPTURE(ran.errors);
    CHECK(ran.errors.find(error) != std::string::npos);
}

/// A line with another number as a member.
std::string with_number(std::string line, const std::string& name, const std::string& number) {
    const std::size_t start = line.find('"' + name + "\":") + name.size() + 3;
    return line.replace(start, line.find_first_of(",}", start) - start, number);
}

}  // namespace

TEST_CASE("the shards of a simulation are joined into what one simulation of all games writes",
          "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string whole = shards.other_file("whole.jsonl");
    const std::string drawn = shards.other_file("whole.svg");
    REQUIRE(simulate({"--games", "10", "--seed", "70", "--turns", "150", "--out", whole, "--picture", drawn})
                .code == 0);
    const std::string joined = shards.other_file("joined.jsonl");
    const std::string picture = shards.other_file("joined.svg");
    const Told ran =
        balance({shards.file(3), shards.file(1), shards.file(2), "--out", joined, "--picture", picture});
    CHECK(ran.code == 0);
    CHECK(ran.errors.empty());
    CHECK(rows_of(read_text(joined)) == rows_of(read_text(whole)));
    CHECK(timeless(summary_of(read_text(joined))) == timeless(summary_of(read_text(whole))));
    CHECK(timeless(summary_of(ran.output)) == timeless(summary_of(read_text(whole))));
    CHECK(read_text(picture) == read_text(drawn));
    CHECK(balance({joined}).code == 0);
}

TEST_CASE("four shards that GNU parallel runs come to the very result of one simulation", "[app][simulate]") {
    const ScratchFolder folder;
    const std::string at = folder.path().string();
    const auto shell = [&at](const std::string& command) {
        return ChildProcess({{"sh", "-c", "cd " + at + " && " + command}, {{"HOME", at}}, {}}).exit_code();
    };
    if (shell("parallel --version | grep -q 'GNU parallel'") != 0) {
        SKIP("there is no GNU parallel: install the package parallel");
    }
    const std::string games = std::string(TORCHWAKE_PROGRAM) + " simulate --games 8 --turns 120";
    REQUIRE(shell("parallel --will-cite '" + games + " --shard {}/4 --out {}.jsonl' ::: 1 2 3 4") == 0);
    REQUIRE(shell(games + " --out whole.jsonl --picture whole.svg") == 0);
    REQUIRE(shell(std::string(TORCHWAKE_PROGRAM) +
                  " balance [1-4].jsonl --out joined.jsonl --picture joined.svg") == 0);
    const auto written = [&folder](const char* name) { return read_text(folder.path() / name); };
    CHECK(rows_of(written("joined.jsonl")) == rows_of(written("whole.jsonl")));
    CHECK(timeless(summary_of(written("joined.jsonl"))) == timeless(summary_of(written("whole.jsonl"))));
    CHECK(written("joined.svg") == written("whole.svg"));
}

TEST_CASE("games that no file has are named, and the rest is joined without them", "[app][simulate]") {
    const Shards& shards = some_shards();
    const Told ran = balance({shards.file(1), shards.file(3)});
    CHECK(ran.code == 1);
    CHECK(ran.errors == "torchwake: 3 games of shard 2/3 are missing, the first of seed 71\n");
    CHECK(number_at(summary_of(ran.output), "games") == 7);
    const std::string text = read_text(shards.file(2));
    const std::string second = text.substr(text.find('\n') + 1);
    const std::string holed = shards.written("holed.jsonl", second);
    const Told without_first = balance({shards.file(1), holed, shards.file(3)});
    CHECK(without_first.code == 1);
    CHECK(without_first.errors == "torchwake: a game of shard 2/3 is missing, that of seed 71\n");
    CHECK(number_at(summary_of(without_first.output), "games") == 9);
}

TEST_CASE("files that are no shards of one simulation are refused with their places", "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string text = read_text(shards.file(2));
    const std::string first = text.substr(0, text.find('\n') + 1);
    const std::string rest = text.substr(first.size());
    check_refused({shards.file(1), shards.file(2), shards.file(1)}, "found shard 1/3, which ");
    check_refused({shards.file(1), shards.other_file("none.jsonl")}, "there is no file ");
    check_refused({shards.file(1), "/dev/null"}, "/dev/null");
    check_refused({shards.written("empty.jsonl", "")}, "empty.jsonl, last line: found no summary");
    check_refused({shards.written("cut.jsonl", text.substr(0, text.size() - 10))}, "cut.jsonl");
    check_refused({shards.written("rows.jsonl", rows_of(text))}, "rows.jsonl, last line: found no summary");
    check_refused({shards.written("twice.jsonl", first + text)}, "twice.jsonl:2: found the game of seed 71");
    check_refused({shards.written("foreign.jsonl", rows_of(read_text(shards.file(1))) + rest)},
                  "foreign.jsonl:1: found the game of seed 70, expected one of shard 2/3 of 10 games");
    check_refused({shards.written("word.jsonl", "{\"seed\": \"x\"}\n" + rest)}, "word.jsonl:1");
    check_refused({shards.written("long.jsonl", std::string(std::size_t{3} << 20U, 'x') + '\n' + text)},
                  "long.jsonl:1: found no end of the line");
    check_refused({shards.file(1), "--out", shards.file(1)}, "its games are read");
    CHECK(read_text(shards.file(2)) == text);
    const std::string other = shards.other_file("other.jsonl");
    REQUIRE(simulate({"--games", "10", "--seed", "70", "--turns", "151", "--shard", "2/3", "--out", other})
                .code == 0);
    check_refused({shards.file(1), other}, "of another simulation than those of ");
    CHECK(balance({}).code == 2);
}

TEST_CASE("a summary before the last line is refused with its place", "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string text = read_text(shards.file(2));
    const std::string summary = text.substr(rows_of(text).size());
    const std::string expected = ": found a summary, expected one only as the last line";
    check_refused({shards.written("before.jsonl", summary + text)}, "before.jsonl:1" + expected);
    check_refused({shards.written("doubled.jsonl", text + summary)}, "doubled.jsonl:4" + expected);
}

TEST_CASE("a number that no simulation comes to is refused with its line and member", "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string text = read_text(shards.file(2));
    const std::string rows = rows_of(text);
    const std::string summary = text.substr(rows.size());
    const auto check_row = [&](const std::string& name, const std::string& number,
                               const std::string& expected) {
        check_refused({shards.written("row.jsonl", with_number(rows, name, number) + summary)},
                      "row.jsonl:1, /" + name + ": found " + number + ", expected " + expected);
    };
    check_row("depth", "-3", "an integer");
    check_row("depth", "1001", "0 to 1000");
    check_row("turns", "-1", "an integer");
    check_row("turns", "151", "0 to 150");
    check_row("gold", "-1", "an integer");
    check_row("score", "9000000000000000000", "an integer");
    for (const auto& [name, number] :
         {std::pair("milliseconds", "-1"), std::pair("milliseconds", "9000000000000000000"),
          std::pair("most_turns", "0")}) {
        CAPTURE(name, number);
        check_refused({shards.written("summary.jsonl", rows + with_number(summary, name, number))},
                      "summary.jsonl, last line, /summary/" + std::string(name) + ": found " + number);
    }
}

TEST_CASE("a file of a shard with changed bytes is joined or refused, and never more", "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string text = read_text(shards.file(2));
    torchwake::core::RandomStream stream = torchwake::core::derive_stream(1, "test bytes");
    for (int change = 0; change < 100; ++change) {
        std::string changed = text;
        const auto place = stream.below(static_cast<std::uint32_t>(text.size()));
        const auto byte = static_cast<char>(stream.below(256));
        changed[place] = byte;
        CAPTURE(place, static_cast<int>(byte));
        const Told ran = balance({shards.file(1), shards.written("changed.jsonl", changed), shards.file(3)});
        CHECK((ran.code == 0 || ran.code == 1));
        CHECK(ran.errors.empty() == (ran.code == 0));
    }
}

TEST_CASE("shards of games with a gift are joined, and their holes named", "[app][simulate]") {
    const std::vector<std::string> games{"--games", "7", "--turns", "20", "--gift", "gift_bow"};
    const Shards shards(games);
    std::vector<std::string> all = games;
    all.insert(all.end(), {"--out", shards.other_file("whole.jsonl")});
    REQUIRE(simulate(all).code == 0);
    const Told joined =
        balance({shards.file(2), shards.file(1), shards.file(3), "--out", shards.other_file("joined.jsonl")});
    CHECK(joined.code == 0);
    CHECK(read_text(shards.other_file("joined.jsonl"))
              .starts_with(rows_of(read_text(shards.other_file("whole.jsonl")))));
    CHECK(timeless(summary_of(joined.output)) ==
          timeless(summary_of(read_text(shards.other_file("whole.jsonl")))));
    const Told holed = balance({shards.file(1), shards.file(3)});
    CHECK(holed.code == 1);
    CHECK(holed.errors == "torchwake: 2 games of shard 2/3 are missing, the first of seeds 1000 to 1999\n");
    const std::string text = read_text(shards.file(2));
    const std::string doubled = text.substr(0, text.find('\n') + 1) + text;
    check_refused({shards.written("doubled.jsonl", doubled)}, "doubled.jsonl:2: found the game of seed ");
}
