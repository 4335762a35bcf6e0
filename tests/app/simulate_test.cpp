// Games of bots, as a person plays them who examines the game's balance.

#include "app/child_process.hpp"

#include <torchwake/json/reader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <sstream>

using namespace torchwake::testing;
namespace json = torchwake::json;

namespace {

struct Ran {
    std::optional<int> code;
    std::string output;
    std::string errors;
};

Ran simulate(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {TORCHWAKE_PROGRAM, "simulate"});
    ChildProcess program({std::move(arguments), {{"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}}, {}});
    const std::optional<int> code = program.exit_code();
    return {code, program.output(), program.errors()};
}

std::vector<json::Value> values_of(const std::string& lines) {
    std::vector<json::Value> values;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);) {
        auto value = json::read(line, "a line");
        REQUIRE(value.has_value());
        values.push_back(std::move(*value));
    }
    return values;
}

/// All but the summary, which tells of time.
std::string rows_of(const std::string& lines) {
    return lines.substr(0, lines.find("{\"summary\""));
}

std::int64_t integer(const json::Value& object, std::string_view name) {
    return *object.if_object()->find(name)->if_integer();
}

/// The sum of an object's counts.
std::int64_t total(const json::Value& counts) {
    std::int64_t sum = 0;
    for (const json::Member& member : counts.if_object()->members()) {
        sum += *member.value.if_integer();
    }
    return sum;
}

}  // namespace

TEST_CASE("each game of a simulation is a line, in the order of the seeds, and a summary ends them",
          "[app][simulate]") {
    const Ran ran = simulate({"--games", "6", "--seed", "40", "--bot", "fighter", "--turns", "300"});
    REQUIRE(ran.code == 0);
    const std::vector<json::Value> lines = values_of(ran.output);
    REQUIRE(lines.size() == 7);
    std::int64_t turns = 0;
    for (std::size_t game = 0; game < 6; ++game) {
        const json::Object& row = *lines[game].if_object();
        constexpr std::array names{"seed", "turns", "depth",  "cause",  "score", "gold",
                                   "hash", "trail", "spells", "bought", "sold",  "used"};
        REQUIRE(row.size() == names.size());
        for (std::size_t member = 0; member < names.size(); ++member) {
            CHECK(row.members()[member].name == names[member]);
        }
        CHECK(integer(lines[game], "seed") == 40 + static_cast<std::int64_t>(game));
        CHECK(row.find("hash")->if_string()->size() == 16);
        CHECK(row.find("trail")->if_string()->size() == 16);
        CHECK(integer(lines[game], "score") >= 1000 * integer(lines[game], "depth"));
        turns += integer(lines[game], "turns");
    }
    const json::Value& summary = *lines.back().if_object()->find("summary");
    CHECK(integer(summary, "games") == 6);
    CHECK(integer(summary, "turns") == turns);
    for (const char* name : {"milliseconds", "games_per_minute", "turns_per_second"}) {
        CHECK(integer(summary, name) >= 0);
    }
    const std::int64_t time = std::max<std::int64_t>(1, integer(summary, "milliseconds"));
    CHECK(integer(summary, "games_per_minute") == std::int64_t{6} * 60 * 1000 / time);
    CHECK(total(*summary.if_object()->find("causes")) == 6);
    CHECK(*summary.if_object()->find("bot")->if_string() == "fighter");
    CHECK(integer(summary, "won") == 0);
    std::int64_t used = 0;
    for (std::size_t game = 0; game < 6; ++game) {
        used += total(*lines[game].if_object()->find("used"));
    }
    CHECK(used > 0);
    CHECK(total(*summary.if_object()->find("used")) == used);
    CHECK_FALSE(summary.if_object()->find("depths")->if_object()->empty());
}

TEST_CASE("the rows of a simulation do not depend on how many games are played at once", "[app][simulate]") {
    const std::vector<std::string> games{"--games", "12", "--bot", "explorer", "--turns", "250", "--jobs"};
    const auto with_jobs = [&games](const std::string& jobs) {
        std::vector<std::string> arguments = games;
        arguments.push_back(jobs);
        return simulate(arguments);
    };
    const Ran one = with_jobs("1");
    const Ran four = with_jobs("4");
    REQUIRE(one.code == 0);
    REQUIRE(four.code == 0);
    CHECK(rows_of(one.output) == rows_of(four.output));
    CHECK(rows_of(one.output).size() > 500);
}

TEST_CASE("a simulation goes to a file where one is named", "[app][simulate]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "games.jsonl").string();
    const Ran ran = simulate({"--games", "2", "--turns", "50", "--out", file});
    REQUIRE(ran.code == 0);
    CHECK(values_of(ran.output).size() == 1);
    CHECK(values_of(read_text(file)).size() == 3);
    const Ran nowhere =
        simulate({"--games", "1", "--turns", "5", "--out", (folder.path() / "no" / "file").string()});
    CHECK(nowhere.code == 1);
    CHECK(nowhere.errors.find("no/file") != std::string::npos);
}

TEST_CASE("a simulation that can't be is refused before a game is played", "[app][simulate]") {
    const std::vector<std::vector<std::string>> wrong{
        {"--bot", "nobody"}, {"--games", "0"}, {"--jobs", "0"}, {"--turns", "x"}, {"--seed", "-1"}};
    for (const std::vector<std::string>& arguments : wrong) {
        CAPTURE(arguments);
        const Ran ran = simulate(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.output.empty());
        CHECK_FALSE(ran.errors.empty());
    }
    const Ran missing = simulate({"--data-dir", "/no/such/folder"});
    CHECK(missing.code == 1);
    CHECK(missing.output.empty());
}

TEST_CASE("what many games came to is drawn: each depth, each end with its share, what was used",
          "[app][simulate]") {
    const ScratchFolder folder;
    const std::string picture = (folder.path() / "balance.svg").string();
    const Ran ran = simulate({"--games", "4", "--turns", "200", "--picture", picture});
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
