// Mods in the program: named, found in the player's folder, left out, missing.

#include "app/kept_runs.hpp"
#include "app/told.hpp"
#include "app/trial.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <fstream>

using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

/// The hero by another name, and hit points that nobody else has.
constexpr std::string_view hardy_hero = R"({"monsters": [{"id": "hero", "like": "hero", "hit_points": 77}]})";

fs::path write_mod(const fs::path& folder, std::string_view monsters) {
    fs::create_directories(folder);
    std::ofstream(folder / "monsters.json") << monsters;
    return folder;
}

std::string first_screen(const std::vector<std::string>& arguments) {
    HeadlessGame game(arguments);
    game.keys({"n", "."});
    std::string screen;
    for (const std::string& line : game.screen()) {
        screen += line + '\n';
    }
    REQUIRE(game.close() == 0);
    return screen;
}

}  // namespace

TEST_CASE("a mod in the player's folder is played with, unless none are wanted", "[app][mods]") {
    const Trial trial(write_peaceful_data);
    write_mod(trial.user() / "mods" / "hardy", hardy_hero);
    CHECK(has(first_screen(trial.arguments()), "77/77"));
    CHECK_FALSE(has(first_screen(with(trial.arguments(), {"--no-mods"})), "77/77"));
}

TEST_CASE("a run goes on only with the mods that it was begun with, and says which are missing",
          "[app][mods][F4]") {
    const Trial trial(write_peaceful_data);
    const ScratchFolder mods;
    const fs::path mod = write_mod(mods.path() / "hardy", hardy_hero);
    CHECK(has(first_screen(with(trial.arguments(), {"--mods", mod.string()})), "77/77"));
    const std::vector<std::string> verify{"replay", "--verify", trial.only_run().string(), "--data-dir",
                                          trial.data().string()};
    const Told without = run(verify);
    CHECK(without.code == 1);
    CHECK(has(without.errors, "it was played with the mods hardy"));
    CHECK(has(without.errors, "this game has no mods"));
    CHECK(run(with(verify, {"--mods", mod.string()})).code == 0);
}

TEST_CASE("a mod is checked over the game's own data, with every error", "[app][mods]") {
    const ScratchFolder mods;
    const fs::path good = write_mod(mods.path() / "good", hardy_hero);
    const Told sound = run({"check-data", "--mods", good.string()});
    CHECK(sound.code == 0);
    CHECK(has(sound.output, "good: no errors"));
    const fs::path bad = write_mod(mods.path() / "bad", R"({"monsters": [
        {"id": "a", "like": "b"}, {"id": "b", "like": "a"},
        {"id": "c", "like": "rat", "level": "x"}]})");
    const Told told = run({"check-data", "--mods", bad.string()});
    CHECK(told.code == 1);
    CHECK(has(told.errors, "a -> b -> a"));
    CHECK(has(told.errors, "monsters.json:3, /monsters/2/level: found \"x\""));
    CHECK(run({"check-data", "--mods", (mods.path() / "none").string()}).code == 1);
}

TEST_CASE("a faulty mod in the player's folder is left out and named, and the others are played with",
          "[app][mods]") {
    const Trial trial(write_peaceful_data);
    const fs::path mods = trial.user() / "mods";
    write_mod(mods / "hardy", hardy_hero);
    write_mod(mods / "broken", R"({"monsters": [{"id": "c", "like": "hero", "level": "x"}]})");
    fs::create_directories(mods / ".git" / "objects");
    std::ofstream(mods / ".git" / "HEAD") << "ref: main";
    fs::create_directories(mods / "loop");
    fs::create_symlink("items.json", mods / "loop" / "items.json");
    HeadlessGame game(trial.arguments());
    CHECK(game.shows("Left out because of faults: .git, broken, loop."));
    game.keys({"n", "."});
    CHECK(game.shows("77/77"));
    REQUIRE(game.close() == 0);

    const std::vector<std::string> check{"check-data", "--data-dir", trial.data().string(), "--user-dir",
                                         trial.user().string()};
    const Told told = run(check);
    CHECK(told.code == 1);
    CHECK(has(told.errors, (mods / ".git").string()));
    CHECK(has(told.errors, "broken/monsters.json:1, /monsters/0/level: found \"x\""));
    CHECK(has(told.errors, (mods / "loop" / "items.json").string() + ": found Too many levels"));
    CHECK_FALSE(has(told.errors, "hardy"));
    CHECK(run(with(check, {"--no-mods"})).code == 0);
    const Told wanted = run({"headless", "--data-dir", trial.data().string(), "--user-dir",
                             trial.user().string(), "--mods", (mods / "broken").string()});
    CHECK(wanted.code == 1);
    CHECK(has(wanted.errors, "broken/monsters.json"));
}

TEST_CASE("mods are either named or left out", "[app][mods]") {
    for (const std::vector<std::string>& both :
         {std::vector<std::string>{"check-data", "--mods", "hardy", "--no-mods"},
          {"headless", "--no-mods", "--mods", "hardy"},
          {"--no-mods", "check-data", "--mods", "hardy"}}) {
        CAPTURE(both);
        const Told told = run(both);
        CHECK(told.code == 2);
        CHECK(told.output.empty());
        CHECK(has(told.errors, "excludes"));
    }
}

TEST_CASE("only the faulty mods are left out where the user folder is named from the present one",
          "[app][mods]") {
    const Trial trial(write_peaceful_data);
    write_mod(trial.user() / "mods" / "hardy", hardy_hero);
    write_mod(trial.user() / "mods" / "broken",
              R"({"monsters": [{"id": "c", "like": "hero", "level": "x"}]})");
    const std::string near = "./" + fs::relative(trial.user()).string();
    HeadlessGame game({"--seed", "5", "--data-dir", trial.data().string(), "--user-dir", near});
    CHECK(game.shows("Left out because of faults: broken."));
    game.keys({"n", "."});
    CHECK(game.shows("77/77"));
    CHECK(game.close() == 0);
}

TEST_CASE("a mod whose fault is told of the game's own file is the only one left out", "[app][mods]") {
    const Trial trial(write_peaceful_data);
    const fs::path mods = trial.user() / "mods";
    // The last faction of all that a world can keep apart, and one more.
    std::string factions;
    for (int number = 0; number < 70; ++number) {
        factions += (number > 0 ? ", " : "") + ("{\"id\": \"faction_" + std::to_string(number) + "\"}");
    }
    for (const char* const name : {"a_sound", "c_sound", "d_hardy"}) {
        write_mod(mods / name, hardy_hero);
    }
    fs::create_directories(mods / "b_many");
    std::ofstream(mods / "b_many" / "factions.json") << "{\"factions\": [" << factions << "]}";
    HeadlessGame game(trial.arguments());
    CHECK(game.shows("Left out because of faults: b_many."));
    game.keys({"n", "."});
    CHECK(game.shows("77/77"));
}

TEST_CASE("the name of a mod or file gives the terminal no command", "[app][mods]") {
    const Trial trial(write_peaceful_data);
    const fs::path named = trial.user() / "mods" / "\x1B[31mred\nand\xC2\x9B more";
    fs::create_directories(named);
    const std::vector<std::string> folders{"--data-dir", trial.data().string(), "--user-dir",
                                           trial.user().string()};
    HeadlessGame game(trial.arguments());
    CHECK(game.shows("Left out because of faults"));
    REQUIRE(game.close() == 0);
    for (const std::vector<std::string>& command :
         {with({"check-data"}, folders), with({"headless", "--mods", named.string()}, folders),
          with({"replay", "--verify", named.string()}, folders)}) {
        CAPTURE(command.front());
        const Told told = run(command);
        CHECK(told.code == 1);
        CHECK(has(told.errors, "\\u{1b}[31mred\\u{a}and\\u{9b} more"));
        CHECK_FALSE(has(told.errors, "\x1B"));
        CHECK_FALSE(has(told.errors, "\xC2\x9B"));
    }
}

TEST_CASE("a mod without a name for its thing is played with, and check-data names the id and the file",
          "[app][mods][words]") {
    const Trial trial(write_peaceful_data);
    const fs::path mod = write_mod(trial.user() / "mods" / "more",
                                   R"({"monsters": [{"id": "hero", "like": "hero", "hit_points": 77},
{"id": "wasp", "glyph": "w", "colour": "#ffff00", "sprite": "rat", "corpse_sprite": "corpse_rat"}]})");
    CHECK(has(first_screen(trial.arguments()), "77/77"));
    const Told told = run({"check-data", "--mods", mod.string()});
    CHECK(told.code == 1);
    CHECK(told.errors ==
          (mod / "words.json").string() + ", /monsters/wasp/name: found nothing, expected a name\n");
}

TEST_CASE("a run is played on with other words than those it was begun with", "[app][mods][words]") {
    const Trial trial(write_peaceful_data);
    CHECK(has(first_screen(trial.arguments()), "20/20"));
    const fs::path mod = trial.user() / "mods" / "polite";
    fs::create_directories(mod);
    std::ofstream(mod / "words.json") << R"({"monsters": {"hero": {"name": "Guest"}}})";
    HeadlessGame game(trial.arguments());
    game.act("continue");
    REQUIRE(game.awaiting() == "play");
    REQUIRE(game.close() == 0);
    CHECK(run({"replay", "--verify", trial.only_run().string(), "--data-dir", trial.data().string(), "--mods",
               mod.string()})
              .code == 0);
}

TEST_CASE("games are simulated and levels printed with mods that are named, and with no others",
          "[app][mods]") {
    const ScratchFolder mods;
    const fs::path mod = write_mod(mods.path() / "hardy", hardy_hero);
    const std::vector<std::string> few{"simulate", "--games", "1", "--turns", "50"};
    const Told plain = run(few);
    const Told modded = run(with(few, {"--mods", mod.string()}));
    CHECK(plain.code == 0);
    CHECK(modded.code == 0);
    CHECK(plain.output != modded.output);
    CHECK(run({"show-level", "--seed", "1", "--mods", mod.string()}).code == 0);
}
