// Whole games through `torchwake headless`, as a bot or a bug report would play them.

#include "app/child_process.hpp"
#include "app/headless_game.hpp"
#include "app/kept_runs.hpp"
#include "app/members.hpp"
#include "app/told.hpp"
#include "app/walk.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

/// The replies to a list of requests, with the greeting first.
std::vector<json::Object> play(const std::vector<std::string>& arguments,
                               const std::vector<std::string>& requests) {
    Launch launch{{TORCHWAKE_PROGRAM, "headless"}, {{"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}}, {}};
    launch.command.insert(launch.command.end(), arguments.begin(), arguments.end());
    for (const std::string& request : requests) {
        launch.input += request + "\n";
    }
    ChildProcess game(launch);
    REQUIRE(game.exit_code() == 0);
    return objects_in(game.output());
}

std::string level(const fs::path& data) {
    const Told plan = run({"show-level", "--seed", "5", "--data-dir", data.string()});
    REQUIRE(plan.code == 0);
    return plan.output;
}

std::vector<std::string> key_requests(const std::vector<std::string>& keys) {
    std::vector<std::string> requests;
    for (const std::string& key : keys) {
        requests.push_back(R"({"key":")" + key + "\"}");
    }
    return requests;
}

bool told(const json::Object& reply, std::string_view part) {
    return std::ranges::any_of(texts_at(object_at(reply, "state"), "messages"),
                               [part](const std::string& message) { return has(message, part); });
}

}  // namespace

TEST_CASE("a potion is fetched, dropped, fetched again and drunk without a window", "[app][headless]") {
    const ScratchFolder folder;
    write_peaceful_data(folder.path() / "data");
    std::vector<std::string> requests{R"({"action":"new-game"})"};
    for (const std::string& step : key_requests(keys_to_nearest('!', level(folder.path() / "data")))) {
        requests.push_back(step);
    }
    for (const char* request :
         {R"({"key":"g"})", R"({"key":"d"})", R"({"key":"c"})", R"({"key":"g"})", R"({"key":"a"})",
          R"({"key":"c"})", R"({"key":"Enter","state":true})", R"({"close":true})"}) {
        requests.emplace_back(request);
    }
    const std::string user = (folder.path() / "user").string();
    const auto replies =
        play({"--seed", "5", "--data-dir", (folder.path() / "data").string(), "--user-dir", user}, requests);

    REQUIRE(replies.size() == requests.size() + 1);
    CHECK(text_at(replies.front(), "awaiting") == "title");
    CHECK(number_at(replies.front(), "seed") == 5);
    const json::Object& drunk = replies[replies.size() - 2];
    CHECK(text_at(drunk, "awaiting") == "play");
    CHECK(told(drunk, "You take"));
    CHECK(told(drunk, "You drop"));
    CHECK(told(drunk, "You drink"));
    CHECK(keeps_run(folder.path() / "user"));
}

TEST_CASE("a closed game goes on in the same world", "[app][headless]") {
    const ScratchFolder folder;
    const std::vector<std::string> arguments{"--seed", "7", "--user-dir", folder.path().string()};
    const auto first = play(arguments, {R"({"action":"new-game"})", R"({"action":"choose-b"})",
                                        R"({"action":"wait"})", R"({"action":"wait"})"});
    const auto second = play(arguments, {R"({"action":"continue"})"});

    CHECK(number_at(first.back(), "turn") == 2);
    CHECK(number_at(second.back(), "turn") == 2);
    CHECK(text_at(second.back(), "hash") == text_at(first.back(), "hash"));
}

TEST_CASE("a request to end the process saves the run", "[app][headless][F4]") {
    const ScratchFolder folder;
    const fs::path requests = folder.path() / "requests";
    const fs::path user = folder.path() / "user";
    REQUIRE(mkfifo(requests.c_str(), 0600) == 0);
    const int number = GENERATE(SIGTERM, SIGINT, SIGHUP);
    // Open for both, so that the input never ends by itself.
    std::fstream input(requests, std::ios::in | std::ios::out);
    ChildProcess game({{"sh", "-c", R"(exec "$0" headless --seed 7 --user-dir "$1" <"$2")", TORCHWAKE_PROGRAM,
                        user.string(), requests.string()},
                       {},
                       {}});
    input << R"({"action":"new-game"})"
             "\n"
             R"({"action":"choose-b"})"
             "\n"
             R"({"action":"wait"})"
          << std::endl;
    REQUIRE(eventually([&] { return game.output().find("\"turn\":1") != std::string::npos; }));
    game.signal(number);
    CHECK(game.exit_code() == 0);
    CHECK(keeps_run(user));
}

TEST_CASE("the hero dies, the run ends with it, and the title comes back", "[app][headless]") {
    const ScratchFolder folder;
    write_deadly_data(folder.path() / "data");
    std::vector<std::string> requests{R"({"action":"new-game"})"};
    for (const std::string& step : key_requests(keys_to_nearest('T', level(folder.path() / "data")))) {
        requests.push_back(step);
    }
    constexpr std::size_t enough = 300;
    requests.insert(requests.end(), enough, R"({"action":"wait"})");
    const std::string user = (folder.path() / "user").string();
    requests.insert(requests.end(), {R"({"advance":3000,"state":true})", R"({"action":"title"})"});
    const auto replies =
        play({"--seed", "5", "--data-dir", (folder.path() / "data").string(), "--user-dir", user}, requests);

    const json::Object& recap = replies[replies.size() - 2];
    CHECK(text_at(recap, "awaiting").starts_with("death"));
    CHECK(told(recap, "You die"));
    CHECK(text_at(replies.back(), "awaiting") == "title");
    CHECK_FALSE(keeps_run(folder.path() / "user"));
}

TEST_CASE("a run is whole that was played under a limit on the size of files", "[app][headless][F4]") {
    constexpr int waits = 100;  // their journal is longer than 4 KiB
    const std::string wait = R"({"action":"wait"})";
    std::vector<std::string> requests(waits, wait);
    requests.insert(requests.begin(), {R"({"action":"new-game"})", R"({"action":"choose-b"})"});
    const ScratchFolder unlimited;
    const ScratchFolder limited;
    const auto expected = play({"--seed", "7", "--user-dir", unlimited.path().string()}, requests);

    Launch launch{{"sh", "-c", R"(ulimit -f 8; exec "$0" headless --seed 7 --user-dir "$1" >/dev/null)",
                   TORCHWAKE_PROGRAM, limited.path().string()},
                  {},
                  {}};
    for (const std::string& request : requests) {
        launch.input += request + "\n";
    }
    ChildProcess game(launch);
    CHECK(game.exit_code() == 0);
    const auto continued = play({"--user-dir", limited.path().string()}, {R"({"action":"continue"})"});
    CHECK(number_at(continued.back(), "turn") == number_at(expected.back(), "turn"));
    CHECK(text_at(continued.back(), "hash") == text_at(expected.back(), "hash"));
}

TEST_CASE("a run goes on whole where its user folder is removed while it is played", "[app][headless][F4]") {
    const ScratchFolder folder;
    const fs::path user = folder.path() / "user";
    HeadlessGame game({"--seed", "7", "--user-dir", user.string()});
    game.keys({"n", "b", ".", "."});
    REQUIRE(fs::remove_all(user) > 0);
    game.key(".");
    game.advance(100);
    CHECK(game.shows("The run's files were removed or replaced!"));
    game.key(".");
    const std::string hash = game.hash();
    const std::int64_t turn = game.number("turn");
    game.kill();
    HeadlessGame again({"--user-dir", user.string()});
    again.act("continue");
    CHECK(again.hash() == hash);
    CHECK(again.number("turn") == turn);
    CHECK(again.close() == 0);
}

TEST_CASE("a folder that can't be written is told, and the game plays on", "[app][headless]") {
    Launch launch{
        {TORCHWAKE_PROGRAM, "headless", "--seed", "7", "--user-dir", "/dev/null/torchwake"}, {}, {}};
    launch.input =
        "{\"action\":\"new-game\"}\n{\"action\":\"choose-b\"}\n{\"action\":\"wait\",\"state\":true}\n";
    ChildProcess game(launch);
    CHECK(game.exit_code() == 1);
    CHECK(game.errors().find("Nothing can be saved") != std::string::npos);
    CHECK(game.output().find("Nothing can be saved") != std::string::npos);
    CHECK(game.output().find("\"turn\":1") != std::string::npos);
}
