// Games of bots, as a person plays them who examines the game's balance.

#include "app/members.hpp"
#include "app/told.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/json/reader.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

using namespace torchwake::testing;
namespace json = torchwake::json;

namespace {

Told simulate(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "simulate");
    return run(std::move(arguments));
}

/// All but the summary, which tells of time.
std::string rows_of(const std::string& lines) {
    return lines.substr(0, lines.find("{\"summary\""));
}

/// The summary in the last of some lines.
json::Object summary_of(const std::string& lines) {
    return object_at(objects_in(lines).back(), "summary");
}

/// The object that is the whole of a text.
json::Object object_of(const std::string& text) {
    const auto value = json::read(text, "text");
    REQUIRE(value.has_value());
    return *value->if_object();
}

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

/// Files that the shards of a simulation wrote.
class Shards {
  public:
    /// Games in three shards, of which each wrote a file.
    explicit Shards(const std::vector<std::string>& games) : games_(games) {
        for (int shard = 1; shard <= 3; ++shard) {
            std::vector<std::string> arguments = games;
            arguments.insert(arguments.end(),
                             {"--shard", std::to_string(shard) + "/3", "--out", file(shard)});
            REQUIRE(simulate(arguments).code == 0);
        }
    }

    [[nodiscard]] std::string file(int shard) const {
        return (folder_.path() / ("games-" + std::to_string(shard) + ".jsonl")).string();
    }
    [[nodiscard]] std::string other_file(const std::string& name) const {
        return (folder_.path() / name).string();
    }
    /// A file with that text.
    [[nodiscard]] std::string written(const std::string& name, const std::string& text) const {
        std::ofstream(other_file(name), std::ios::binary) << text;
        return other_file(name);
    }

  private:
    ScratchFolder folder_;
    std::vector<std::string> games_;
};

const Shards& some_shards() {
    static const Shards once({"--games", "10", "--seed", "70", "--turns", "150"});
    return once;
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

/// The sum of an object's counts.
std::int64_t total(const json::Object& counts) {
    std::int64_t sum = 0;
    for (const json::Member& member : counts.members()) {
        sum += *member.value.if_integer();
    }
    return sum;
}

}  // namespace

TEST_CASE("each game of a simulation is a line, in the order of the seeds, and a summary ends them",
          "[app][simulate]") {
    const Told ran = simulate({"--games", "6", "--seed", "40", "--bot", "fighter", "--turns", "300"});
    REQUIRE(ran.code == 0);
    const std::vector<json::Object> lines = objects_in(ran.output);
    REQUIRE(lines.size() == 7);
    std::int64_t turns = 0;
    for (std::size_t game = 0; game < 6; ++game) {
        const json::Object& row = lines[game];
        constexpr std::array names{
            "seed",  "turns", "depth",  "cause",  "matter",      "own_matter", "score",           "gold",
            "hash",  "trail", "spells", "bought", "sold",        "gift",       "bought_at_first", "earned",
            "spent", "coins", "used",   "kills",  "matter_kills"};
        REQUIRE(row.size() == names.size());
        for (std::size_t member = 0; member < names.size(); ++member) {
            CHECK(row.members()[member].name == names[member]);
        }
        CHECK(number_at(row, "seed") == 40 + static_cast<std::int64_t>(game));
        CHECK(text_at(row, "hash").size() == 16);
        CHECK(text_at(row, "trail").size() == 16);
        CHECK(number_at(row, "score") >= 1000 * number_at(row, "depth"));
        turns += number_at(row, "turns");
    }
    const json::Object& summary = object_at(lines.back(), "summary");
    CHECK(number_at(summary, "games") == 6);
    CHECK(number_at(summary, "turns") == turns);
    for (const char* name : {"milliseconds", "games_per_minute", "turns_per_second"}) {
        CHECK(number_at(summary, name) >= 0);
    }
    const std::int64_t time = std::max<std::int64_t>(1, number_at(summary, "milliseconds"));
    CHECK(number_at(summary, "games_per_minute") == std::int64_t{6} * 60 * 1000 / time);
    CHECK(total(object_at(summary, "causes")) == 6);
    std::int64_t burnt = 0;
    std::int64_t killed = 0;
    std::int64_t kills = 0;
    for (std::size_t game = 0; game < 6; ++game) {
        burnt += text_at(lines[game], "matter").empty() ? 0 : 1;
        killed += total(object_at(lines[game], "matter_kills"));
        kills += number_at(lines[game], "kills");
    }
    CHECK(total(object_at(summary, "matter_deaths")) == burnt);
    CHECK(number_at(summary, "own_matter_deaths") <= burnt);
    CHECK(total(object_at(summary, "matter_kills")) == killed);
    CHECK(number_at(summary, "kills") == kills);
    CHECK(killed <= kills);
    CHECK(text_at(summary, "bot") == "fighter");
    CHECK(total(object_at(summary, "gifts")) == 6);
    CHECK(total(object_at(summary, "won_by_gift")) == number_at(summary, "won"));
    CHECK(number_at(summary, "won") == 0);
    std::int64_t used = 0;
    for (std::size_t game = 0; game < 6; ++game) {
        used += total(object_at(lines[game], "used"));
    }
    CHECK(used > 0);
    CHECK(total(object_at(summary, "used")) == used);
    CHECK_FALSE(object_at(summary, "depths").empty());
}

TEST_CASE("the rows of a simulation do not depend on how many games are played at once", "[app][simulate]") {
    const std::vector<std::string> games{"--games", "12", "--bot", "explorer", "--turns", "250", "--jobs"};
    const auto with_jobs = [&games](const std::string& jobs) {
        std::vector<std::string> arguments = games;
        arguments.push_back(jobs);
        return simulate(arguments);
    };
    const Told one = with_jobs("1");
    const Told four = with_jobs("4");
    REQUIRE(one.code == 0);
    REQUIRE(four.code == 0);
    CHECK(rows_of(one.output) == rows_of(four.output));
    CHECK(rows_of(one.output).size() > 500);
}

TEST_CASE("a simulation goes to a file where one is named", "[app][simulate]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "games.jsonl").string();
    const Told ran = simulate({"--games", "2", "--turns", "50", "--out", file});
    REQUIRE(ran.code == 0);
    CHECK(objects_in(ran.output).size() == 1);
    CHECK(objects_in(read_text(file)).size() == 3);
    const Told nowhere =
        simulate({"--games", "1", "--turns", "5", "--out", (folder.path() / "no" / "file").string()});
    CHECK(nowhere.code == 1);
    CHECK(nowhere.errors.find("no/file") != std::string::npos);
    CHECK(nowhere.output.empty());
    for (const char* option : {"--out", "--picture"}) {
        CAPTURE(option);
        const Told into_device = simulate({"--games", "1", "--turns", "5", option, "/dev/null"});
        CHECK(into_device.code == 1);
        CHECK(into_device.errors == "torchwake: can't write /dev/null: It is no regular file\n");
        CHECK(into_device.output.empty());
    }
}

TEST_CASE("games and their picture go to two files", "[app][simulate]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "games").string();
    const std::string other_way = (folder.path() / "." / "games").string();
    const Told ran = simulate({"--games", "1", "--turns", "5", "--out", file, "--picture", other_way});
    CHECK(ran.code == 1);
    CHECK(ran.output.empty());
    CHECK(ran.errors ==
          "torchwake: can't write " + other_way + ": it can't hold both results and their picture\n");
    CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("a simulation that can't be is refused before a game is played", "[app][simulate]") {
    const std::vector<std::vector<std::string>> wrong{
        {"--bot", "nobody"}, {"--games", "0"},        {"--jobs", "0"},    {"--turns", "x"},
        {"--seed", "-1"},    {"--shard", "0/4"},      {"--shard", "5/4"}, {"--shard", "1/"},
        {"--shard", "1:4"},  {"--shard", "1/9999999"}};
    for (const std::vector<std::string>& arguments : wrong) {
        CAPTURE(arguments);
        const Told ran = simulate(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.output.empty());
        CHECK_FALSE(ran.errors.empty());
    }
    const Told missing = simulate({"--data-dir", "/no/such/folder"});
    CHECK(missing.code == 1);
    CHECK(missing.output.empty());
}

TEST_CASE("what many games came to is drawn: each depth, each end with its share, what was used",
          "[app][simulate]") {
    const ScratchFolder folder;
    const std::string picture = (folder.path() / "balance.svg").string();
    const Told ran = simulate({"--games", "4", "--turns", "200", "--picture", picture});
    REQUIRE(ran.code == 0);
    const std::string svg = read_text(picture);
    CHECK(svg.starts_with("<svg "));
    CHECK(svg.find("4 games of the explorer, seeds 0 to 3") != std::string::npos);
    CHECK(svg.find(">depth 1<") != std::string::npos);
    CHECK(svg.find(">100.0 %<") != std::string::npos);
    CHECK(svg.find(">won: 0.0 %; copper left, on average: ") != std::string::npos);
    CHECK(svg.find(">used in a game<") != std::string::npos);
    CHECK(svg.ends_with("</svg>\n"));
}

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

TEST_CASE("a shard without games ends with a summary of none", "[app][simulate]") {
    const Told ran = simulate({"--games", "1", "--turns", "5", "--shard", "2/2"});
    CHECK(ran.code == 0);
    CHECK(objects_in(ran.output).size() == 1);
    CHECK(number_at(summary_of(ran.output), "games") == 0);
}

TEST_CASE("where there is no game to draw, that is said", "[app][simulate]") {
    const ScratchFolder folder;
    const std::string picture = (folder.path() / "none.svg").string();
    const Told ran = simulate({"--games", "1", "--turns", "5", "--shard", "2/2", "--picture", picture});
    CHECK(ran.code == 0);
    CHECK(ran.errors == "torchwake: there is no game to draw; " + picture + " was not written\n");
    CHECK_FALSE(std::filesystem::exists(picture));
}

TEST_CASE("a simulation without some means says so, and refuses one that there is not", "[app][simulate]") {
    const auto games = [](const std::string& without) {
        return simulate({"--games", "2", "--bot", "explorer", "--turns", "300", "--without", without});
    };
    const Told told = games("trade,gear");
    REQUIRE(told.code == 0);
    CHECK(text_at(summary_of(told.output), "without") == "trade,gear");
    CHECK(number_at(summary_of(told.output), "bought") == 0);

    const Told refused = games("trade,luck");
    CHECK(refused.code == 2);
    CHECK(has(refused.errors,
              "there is no family of means 'luck'; there are trade, spells, throws, light, "
              "matter, gear, growth"));
}

TEST_CASE("a simulation with a gift plays the first seed of each thousand that offers it",
          "[app][simulate]") {
    const Told told = simulate({"--games", "4", "--seed", "70", "--turns", "20", "--gift", "gift_rapier"});
    REQUIRE(told.code == 0);
    const std::vector<json::Object> lines = objects_in(told.output);
    for (std::int64_t game = 0; game < 4; ++game) {
        const json::Object& row = lines[static_cast<std::size_t>(game)];
        CHECK(text_at(row, "gift") == "gift_rapier");
        CHECK((number_at(row, "seed") - 70) / 1000 == game);
    }
    const json::Object summary = summary_of(told.output);
    CHECK(text_at(summary, "gift") == "gift_rapier");
    CHECK(number_at(object_at(summary, "gifts"), "gift_rapier") == 4);
    CHECK(number_at(object_at(summary, "won_by_gift"), "gift_rapier") == 0);

    const Told refused = simulate({"--games", "1", "--gift", "gift_luck"});
    CHECK(refused.code == 1);
    CHECK(refused.output.empty());
    CHECK(has(refused.errors, "there is no gift 'gift_luck'; there are gift_longsword, gift_rapier, "));
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

TEST_CASE("a table of what each family and each gift decides is played in one command", "[app][simulate]") {
    const ScratchFolder folder;
    const std::string table = (folder.path() / "table.json").string();
    const std::string picture = (folder.path() / "table.svg").string();
    const Told told = run({"measure", "--games", "2", "--bot", "fighter", "--turns", "40", "--out", table,
                           "--picture", picture});
    REQUIRE(told.code == 0);
    CHECK(has(told.output, "fighter: 0 of 2 won, 0.0 % (0.0 to 65.8); 0 of 0 at depth 11\n"));
    CHECK(has(told.output, "fighter without growth: 0 of 2 won"));
    CHECK(has(told.output, "fighter with gift_scrolls: 0 of 2 won"));
    const json::Object written = object_of(read_text(table));
    const json::Array& batches = *written.find("batches")->if_array();
    REQUIRE(batches.size() == 15);
    const json::Object& all_means = *batches.front().if_object();
    CHECK(text_at(all_means, "without").empty());
    CHECK(number_at(all_means, "games") == 2);
    CHECK(number_at(object_at(all_means, "won_permille"), "most") == 658);
    CHECK(all_means.find("arrivals")->if_array()->size() == 12);
    CHECK(written.find("gifts")->if_array()->size() == 7);
    const std::string svg = read_text(picture);
    CHECK(has(svg, ">without growth<"));
    CHECK(has(svg, ">fighter, by gift<"));
    CHECK(svg.ends_with("</svg>\n"));
}

TEST_CASE("a table is made of files of simulations, shards among them, as of games that are played",
          "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string without = shards.other_file("without.jsonl");
    const std::vector<std::string> games{"--games", "10", "--seed", "70", "--turns", "150", "--out", without};
    std::vector<std::string> left_out = games;
    left_out.insert(left_out.end(), {"--without", "light"});
    REQUIRE(simulate(left_out).code == 0);
    const std::string table = shards.other_file("table.json");
    const Told told =
        run({"measure", without, shards.file(3), shards.file(1), shards.file(2), "--out", table});
    CHECK(told.code == 0);
    CHECK(told.output.starts_with("explorer: 0 of 10 won"));
    CHECK(has(told.output, "explorer without light: 0 of 10 won"));
    CHECK(object_of(read_text(table)).find("batches")->if_array()->size() == 2);
}

TEST_CASE("files that make no table are refused, and nothing is written", "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string table = shards.other_file("no-table.json");
    const auto check = [&](const std::vector<std::string>& files, const std::string& error) {
        std::vector<std::string> arguments{"measure", "--out", table};
        arguments.insert(arguments.end(), files.begin(), files.end());
        const Told told = run(arguments);
        CAPTURE(told.errors);
        CHECK(told.code == 1);
        CHECK(told.output.empty());
        CHECK(has(told.errors, error));
        CHECK_FALSE(std::filesystem::exists(table));
    };
    check({shards.file(1), shards.file(3)}, "3 games of shard 2/3 are missing, the first of seed 71");
    check({shards.file(1), shards.file(1)}, "found shard 1/3, which ");
    check({shards.written("measured.jsonl", "")}, "found no summary");
    const std::string others = shards.other_file("others.jsonl");
    REQUIRE(simulate({"--games", "2", "--turns", "10", "--out", others}).code == 0);
    check({others, shards.file(1)}, "its games are by the explorer, like those of ");
    const std::string text = read_text(others);
    const std::size_t data = text.find("\"data\":\"") + 8;
    std::string changed = text;
    changed[data] = changed[data] == '0' ? '1' : '0';
    check({shards.file(1), shards.written("data.jsonl", changed)},
          "its games are of other data than those of ");
    CHECK(run({"measure", "--bot", "nobody"}).code == 2);
}
