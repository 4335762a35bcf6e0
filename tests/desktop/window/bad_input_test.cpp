// Bad input of a window, a machine and impatient hands.

#include "app/kept_runs.hpp"
#include "game_window.hpp"
#include "virtual_display.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <csignal>
#include <fstream>
#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

ChildProcess game_on(const std::string& display, const fs::path& user,
                     const std::vector<std::string>& more = {}) {
    Launch launch{{TORCHWAKE_PROGRAM, "--user-dir", user.string()},
                  {{"DISPLAY", display}, {"WAYLAND_DISPLAY", ""}},
                  {}};
    launch.command.insert(launch.command.end(), more.begin(), more.end());
    return ChildProcess(launch);
}

}  // namespace

TEST_CASE("without a display the game says so and what would work", "[desktop][window]") {
    const ScratchFolder folder;
    const fs::path user = folder.path() / "user";
    for (const char* display : {"", ":987", "no display"}) {
        ChildProcess game = game_on(display, user);
        CHECK(game.exit_code() == 1);
        CHECK(game.errors().find("display") != std::string::npos);
        CHECK(game.errors().find("torchwake headless") != std::string::npos);
        CHECK(game.output().empty());
        CHECK_FALSE(fs::exists(user));
    }
}

TEST_CASE("a picture or frame log that can't be written is told before the window opens",
          "[desktop][window]") {
    const ScratchFolder folder;
    const fs::path kept = folder.path() / "kept.png";
    const fs::path link = folder.path() / "link.png";
    std::ofstream(kept) << "kept";
    fs::create_symlink(kept, link);
    const VirtualDisplay display;
    for (const char* option : {"--frame-log", "--screenshot"}) {
        for (const fs::path& path : {link, folder.path(), folder.path() / "no" / "file.png"}) {
            CAPTURE(option, path);
            ChildProcess game = game_on(display.name(), folder.path() / "user", {option, path.string()});
            CHECK(game.exit_code() == 1);
            CHECK(game.errors().find("can't write " + path.string()) != std::string::npos);
        }
    }
    CHECK(read_text(kept) == "kept");
}

TEST_CASE("a machine without a sound device is silent, in words too", "[desktop][window]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    game.press("period Left Right Left Right");
    REQUIRE(eventually([&] { return game.turn() > 0; }));
    game.close();
    CHECK(game.process().exit_code() == 0);
    CHECK(game.process().errors().empty());
}

TEST_CASE("the window takes any size and comes back from it", "[desktop][window]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    for (const core::Size size :
         {core::Size{1, 1}, core::Size{40, 700}, core::Size{900, 20}, core::Size{5000, 4000}}) {
        game.resize(size);
        game.press("period");
        CHECK(game.runs());
    }
    game.resize({1280, 720});
    CHECK(game.shows("Town"));
    game.close();
    CHECK(game.process().exit_code() == 0);
}

TEST_CASE("a window of any wanted size opens", "[desktop][window]") {
    for (const char* size : {"1x1", "1x9999", "60000x60000"}) {
        GameWindow game({"--window", size});
        CHECK(game.runs());
        game.close();
        CHECK(game.process().exit_code() == 0);
    }
}

TEST_CASE("the run is kept when the display dies under the window", "[desktop][window]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    game.kill_display();
    CHECK(game.process().exit_code() == 1);
    CHECK(keeps_run(game.user_folder()));
}

TEST_CASE("keys mashed during animations lose nothing", "[desktop][window]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    game.mash(
        "Right l Left Down u period Up h i a Escape Left g d b Escape n c j Right Return M Escape y k F1 Tab",
        12);
    CHECK(game.runs());
    game.process().signal(SIGTERM);
    CHECK(game.process().exit_code() == 0);
    CHECK(game.process().errors().empty());
}

TEST_CASE("where nothing can be saved the game says so and plays on", "[desktop][window]") {
    GameWindow game({"--seed", "7", "--new", "--user-dir", "/dev/null/torchwake"});
    CHECK(game.shows("Nothing can be saved"));
    game.press("b period");
    CHECK(eventually([&] { return game.turn() == 1; }));
    game.close();
    CHECK(game.process().exit_code() == 1);
    CHECK(game.process().errors().find("your run was not saved") != std::string::npos);
}

TEST_CASE("who starts the game by its icon reads in a window why it does not start", "[desktop][window]") {
    const ScratchFolder mods;
    const std::filesystem::path mod = mods.path() / "rats";
    std::filesystem::create_directories(mod);
    std::ofstream(mod / "rats.json") << "{}";
    GameWindow game({"--mods", mod.string(), "--faults-in-window"});
    CHECK(game.shows("rats.json: found a file of no data"));
    const std::string last = "Press any key to close this window.";
    const std::int32_t row = game.place_of(last).y;
    game.resize({1280, 780});
    CHECK(eventually([&] { return game.place_of(last).y > row; }));
    game.press("Escape");
    CHECK(game.process().exit_code() == 1);
    CHECK(game.process().errors().find("rats.json: found a file of no data") != std::string::npos);
}

TEST_CASE("without letters the title of the window says why the game does not start", "[desktop][window]") {
    const VirtualDisplay display;
    const ScratchFolder user;
    const ScratchFolder data;
    std::ofstream(data.path() / "atlas.txt") << "no atlas";
    ChildProcess game({{TORCHWAKE_PROGRAM, "--user-dir", user.path().string(), "--data-dir",
                        data.path().string(), "--faults-in-window"},
                       {{"DISPLAY", display.name()}, {"ALSA_CONFIG_PATH", "/dev/null"}},
                       {}});
    CHECK(eventually([&] {
        return !run_on(display, "xdotool search --onlyvisible --name '^Torchwake: .*atlas.txt'").empty();
    }));
    game.signal(SIGTERM);
    CHECK(game.exit_code() == 1);
}
