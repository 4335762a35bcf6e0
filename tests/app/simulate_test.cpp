// Games of bots, as a person plays them who examines the game's balance.

#include "app/simulation.hpp"

#include <catch2/catch_message.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>

using namespace torchwake::testing;
namespace json = torchwake::json;

namespace {

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
    const Told ran = simulate({"--games", "6", "--seed", "40", "--bot", "fighter", "--turns", "600"});
    REQUIRE(ran.code == 0);
    const std::vector<json::Object> lines = objects_in(ran.output);
    REQUIRE(lines.size() == 7);
    std::int64_t turns = 0;
    for (std::size_t game = 0; game < 6; ++game) {
        const json::Object& row = lines[game];
        constexpr std::array names{"seed",         "turns",     "depth", "cause", "matter",
                                   "own_matter",   "score",     "gold",  "hash",  "trail",
                                   "spells",       "bought",    "sold",  "gift",  "bought_at_first",
                                   "earned",       "spent",     "coins", "used",  "kills",
                                   "matter_kills", "announced", "lords"};
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
