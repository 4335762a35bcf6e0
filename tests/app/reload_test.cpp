// Data and mods that are read again in a running game, by the real program on a real disk.

#include "app/trial.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <stdexcept>

using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

constexpr std::string_view new_name = "thing of the new data";

/// Gives the first definition of that id in a file of words another name.
void rename_in(const fs::path& words, const std::string& id) {
    const std::string name = "\"name\": \"";
    std::string text = read_text(words);
    const std::size_t definition = text.find('"' + id + "\":");
    const std::size_t at = text.find(name, definition);
    if (definition == std::string::npos || at == std::string::npos) {
        throw std::runtime_error(words.string() + " has no name of " + id);
    }
    const std::size_t begin = at + name.size();
    text.replace(begin, text.find('"', begin) - begin, new_name);
    std::ofstream(words) << text;
}

/// The folder of the run that was begun last; the names of runs end with their numbers.
fs::path last_run(const Trial& trial) {
    fs::path last;
    for (const auto& run : fs::directory_iterator(trial.user() / "runs")) {
        last = std::max(last, run.path());
    }
    return last;
}

/// Plays some turns, then reads the data again, in which something that the hero has is renamed.
void reload_renamed(const Trial& trial, HeadlessGame& game) {
    game.keys({"n", ".", "."});
    REQUIRE_FALSE(game.pack().empty());
    rename_in(trial.data() / "words.json", game.pack().front());
    game.key("F5");
    REQUIRE(game.told("The data are read again."));
}

}  // namespace

TEST_CASE("a name that is changed while the game is played shows once the data are read again",
          "[app][reload]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    reload_renamed(trial, game);
    CHECK(game.number("turn") == 2);
    game.key("a");
    CHECK(game.shows(new_name));
    CHECK(game.close() == 0);
}

TEST_CASE("a killed game comes back under the data that it read again, and its run is verified",
          "[app][reload][kill][F4]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    reload_renamed(trial, game);
    game.keys({".", "a"});
    const std::string hash = game.hash();
    game.kill();
    HeadlessGame next(trial.arguments());
    next.key("c");
    CHECK(next.awaiting() == "play/use");
    CHECK(next.shows(new_name));
    CHECK(next.hash() == hash);
    CHECK(next.number("turn") == 3);
    CHECK(next.close() == 0);
    CHECK(verify(trial, last_run(trial)).code == 0);
}

TEST_CASE("a fault in data that are read again is told with its place, and the game goes on",
          "[app][reload][errors]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"n", ".", "."});
    const std::string hash = game.hash();
    const std::string sound = read_text(trial.data() / "monsters.json");
    std::ofstream(trial.data() / "monsters.json") << "{";
    game.key("F5");
    CHECK(game.told("The data stay as they were. data/monsters.json:1"));
    CHECK(game.hash() == hash);
    game.key(".");
    CHECK(game.number("turn") == 3);
    std::ofstream(trial.data() / "monsters.json") << sound;
    game.key("F5");
    CHECK(game.told("The data are read again."));
    CHECK(game.close() == 0);
    CHECK(has(game.errors(), "monsters.json:1"));
}

TEST_CASE("a mod that is put beside the others while the game is played is read with the data",
          "[app][reload][mods]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"n", "."});
    const fs::path mod = trial.user() / "mods" / "weeds";
    fs::create_directories(mod);
    std::ofstream(mod / "monsters.json") << R"({"monsters": [{"id": "x", "like": "nobody"}]})";
    game.key("F5");
    CHECK(game.told("The data stay as they were. weeds/monsters.json"));
    std::ofstream(mod / "monsters.json") << R"({"monsters": [{"id": "weed_rat", "like": "troll"}]})";
    game.key("F5");
    CHECK(game.told("The data are read again."));
    CHECK(game.close() == 0);
    CHECK(has(read_text(last_run(trial) / "journal-1.log"), R"("mods":["weeds"])"));
}
