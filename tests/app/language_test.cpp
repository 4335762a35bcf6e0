// The languages of the game and of mods, as a player chooses them.

#include "app/told.hpp"
#include "app/trial.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

/// Writes a file of a mod's language.
fs::path write_language(const fs::path& mod, const std::string& name, const std::string& text) {
    fs::create_directories(mod / "words");
    fs::path file = mod / "words" / (name + ".json");
    std::ofstream(file) << text;
    return file;
}

constexpr const char* yokel = R"({"language": {"name": "Yokel"}, "title-motto": "Oi, mind that light."})";

}  // namespace

TEST_CASE("the game speaks the language that the command line names, and says the rest in English",
          "[app][H6]") {
    const Trial trial(write_peaceful_data);
    write_language(trial.user() / "mods" / "yokel", "yokel", yokel);
    HeadlessGame german(with(trial.arguments(), {"--language", "german"}));
    CHECK(german.shows("Neues Spiel"));
    REQUIRE(german.close() == 0);
    HeadlessGame yokels(with(trial.arguments(), {"--language", "yokel"}));
    CHECK(yokels.shows("Oi, mind that light."));
    CHECK(yokels.shows("New game"));
    REQUIRE(yokels.close() == 0);
}

TEST_CASE("the option changes the language at once, in the middle of a run, and the run goes on in any",
          "[app][H6]") {
    const Trial trial(write_peaceful_data);
    std::string hash;
    {
        HeadlessGame game(trial.arguments());
        game.keys({"n", "."});
        hash = game.hash();
        const std::vector<std::string> told = game.messages();
        game.act("pause");
        game.act("options");
        game.act("up");
        game.act("up");
        CHECK(game.shows("Language"));
        while (!game.shows("Deutsch")) {
            game.act("right");
        }
        CHECK(game.shows("Sprache"));
        game.act("cancel");
        game.act("cancel");
        CHECK(game.hash() == hash);
        CHECK_FALSE(told.empty());
        CHECK(game.messages() != told);
        game.keys({"."});
        hash = game.hash();
        REQUIRE(game.close() == 0);
    }
    HeadlessGame again(with(trial.arguments(), {"--language", "english"}));
    again.act("continue");
    CHECK(again.hash() == hash);
    REQUIRE(again.close() == 0);
    CHECK(verify(trial, trial.only_run()).code == 0);
}

TEST_CASE("a language that is not there is told with those that are, and the game speaks English",
          "[app][H6]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(with(trial.arguments(), {"--language", "klingon"}));
    CHECK(game.shows("New game"));
    REQUIRE(game.close() == 0);
    CHECK(has(game.errors(), "there is no language 'klingon'; there are english, german, polish"));
}

TEST_CASE("headless speaks English whatever the locale says", "[app][H6]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments(), "headless", {{"LC_ALL", "de_DE.UTF-8"}});
    CHECK(game.shows("New game"));
    REQUIRE(game.close() == 0);
}

TEST_CASE("check-data reports faults of languages with their places, and counts what is said", "[app][H6]") {
    const Told game = run({"check-data"});
    CHECK(game.code == 0);
    CHECK(has(game.output, "Deutsch: "));
    CHECK(has(game.output, "Polski: "));
    CHECK(game.errors.empty());

    const ScratchFolder mods;
    const fs::path file =
        write_language(mods.path() / "odd", "odd",
                       R"({"language": {"name": "Odd"}, "item-read": "{Aktor} reads {item:dative}.",
                                             "item-eaten": "\u4e00", "no-such-key": "x"})");
    const Told odd = run({"check-data", "--mods", (mods.path() / "odd").string(), "--language", "odd"});
    CHECK(odd.code == 1);
    CHECK(has(odd.errors, "odd.json, /item-read: found {aktor}, expected one of {actor}, {item}"));
    CHECK(has(odd.errors, "odd.json, /item-read: found :dative, expected a case of the language"));
    CHECK(has(odd.errors, "odd.json, /no-such-key: found a sentence that the game never says"));
    CHECK(has(odd.errors,
              "odd.json:2, /item-eaten: found the letter \"\u4e00\", expected one that the font has"));
}

TEST_CASE("faults of a mod's sentences are told of its own files, and the mod is refused",
          "[app][mods][H6]") {
    const ScratchFolder mods;
    const fs::path mod = mods.path() / "odd";
    write_language(mod, "english", R"({"gift-taken": "{Actor} [take|takes] {nosuch}.", "nosuch": "x"})");
    write_language(mod, "german", R"({"gift-taken": "{Actor:ablative} nimmt.", "item-eaten": "\u4e00"})");
    const Told checked = run({"check-data", "--mods", mod.string()});
    CHECK(checked.code == 1);
    CHECK(has(checked.errors, "odd/words/english.json, /gift-taken: found {nosuch}"));
    CHECK(has(checked.errors, "odd/words/english.json, /nosuch: found a sentence that the game never says"));
    CHECK(has(checked.errors, "odd/words/german.json, /gift-taken: found :ablative"));
    CHECK(has(checked.errors, "odd/words/german.json:1, /item-eaten: found the letter"));
    CHECK_FALSE(has(checked.errors, "assets/words"));
    const Told played = run({"headless", "--mods", mod.string()});
    CHECK(played.code == 1);
    CHECK(has(played.errors, "odd/words/english.json, /gift-taken: found {nosuch}"));
}

TEST_CASE("a letter or a glyph that the font lacks is told of the file where it stands, and of no other",
          "[app][mods][H6]") {
    const ScratchFolder mods;
    const fs::path mod = mods.path() / "odd";
    fs::create_directories(mod);
    std::ofstream(mod / "words.json")
        << R"({"monsters": {"rat": {"name": "\u9f20", "description": "A rat."}}})";
    std::ofstream(mod / "tiles.json")
        << R"({"tiles": [{"id": "floor", "like": "floor", "glyph": "\u9f20"}]})";
    const Told checked = run({"check-data", "--mods", mod.string()});
    CHECK(checked.code == 1);
    CHECK(has(checked.errors, "odd/words.json:1, /monsters/rat/name: found the letter \"\u9f20\""));
    CHECK(has(checked.errors, "odd/tiles.json:1, /tiles/0/glyph: found the letter \"\u9f20\""));
    CHECK_FALSE(has(checked.errors, "assets/"));
}

TEST_CASE("a sentence of a mod may say less than the game's", "[app][mods][H6]") {
    const ScratchFolder mods;
    const fs::path mod = mods.path() / "terse";
    write_language(mod, "english", R"({"gift-taken": "Taken."})");
    CHECK(run({"check-data", "--mods", mod.string()}).errors.empty());
}

TEST_CASE("a sentence has no character that a terminal would obey", "[app][mods][H6]") {
    const ScratchFolder mods;
    const fs::path mod = mods.path() / "loud";
    write_language(mod, "english", R"({"title-motto": "a\u001b[2Jb"})");
    const Told checked = run({"check-data", "--mods", mod.string()});
    CHECK(has(checked.errors, "loud/words/english.json, /title-motto: found a control character"));
}

TEST_CASE("check-data refuses a language that is not there", "[app][H6]") {
    const Told checked = run({"check-data", "--language", "klingon"});
    CHECK(checked.code == 1);
    CHECK(has(checked.errors, "there is no language 'klingon'; there are english, german, polish"));
}

TEST_CASE("a mod whose language has a fault is left out, and the others are played with", "[app][mods][H6]") {
    const Trial trial(write_peaceful_data);
    write_language(trial.user() / "mods" / "broken", "english", R"({"title-motto": 5})");
    write_language(trial.user() / "mods" / "yokel", "english", R"({"title-motto": "Oi, mind that light."})");
    HeadlessGame game(trial.arguments());
    CHECK(game.shows("Left out because of faults: broken."));
    CHECK(game.shows("Oi, mind that light."));
    REQUIRE(game.close() == 0);
}
