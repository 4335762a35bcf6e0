// The program's commands for a person in a terminal.

#include "app/told.hpp"
#include "project_file.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake::testing;
namespace fs = std::filesystem;

TEST_CASE("help names every option and subcommand", "[app]") {
    const Told help = run({"--help"});
    CHECK(help.code == 0);
    for (const char* word :
         {"--version",  "--seed",       "--new",          "--continue",  "--data-dir",   "--user-dir",
          "--mods",     "--no-mods",    "--fullscreen",   "--scale",     "--text-size",  "--window",
          "--no-audio", "--omniscient", "--reset-config", "--list-keys", "--screenshot", "--frame-log",
          "headless",   "check-data",   "show-level",     "simulate",    "replay",       "compare",
          "capsule",    "measure"}) {
        CAPTURE(word);
        CHECK(has(help.output, word));
    }
    CHECK(has(run({"headless", "--help"}).output, "--size"));
    CHECK(has(run({"capsule", "--help"}).output, "--out"));
}

TEST_CASE("the version names all that a bug report needs", "[app]") {
    const Told version = run({"--version"});
    CHECK(version.code == 0);
    for (const char* word : {"torchwake ", "commit ", "compiler ", "SFML ", "Boost ", "save format "}) {
        CHECK(has(version.output, word));
    }
}

TEST_CASE("a wrong command line is told in a sentence and ends with 2", "[app]") {
    const std::vector<std::vector<std::string>> wrong{{"--no-such-option"},
                                                      {"--seed", "-1"},
                                                      {"--seed", "9007199254740992"},
                                                      {"--scale", "7"},
                                                      {"--text-size", "6"},
                                                      {"--window", "1280"},
                                                      {"--window", "1280x"},
                                                      {"--window", "70000x1"},
                                                      {"--window", "0x0"},
                                                      {"--new", "--continue"},
                                                      {"no-such-command"},
                                                      {"capsule"},
                                                      {"headless", "--size", "0x10"},
                                                      {"headless", "--size", "9999x9999"},
                                                      {"headless", "--fullscreen"},
                                                      {"show-level", "--seed", "0x10"},
                                                      {"--terminal", "--speak"},
                                                      {"show-level", "--depth", "-1"}};
    for (const std::vector<std::string>& arguments : wrong) {
        CAPTURE(arguments);
        const Told ran = run(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.output.empty());
        CHECK_FALSE(ran.errors.empty());
    }
}

TEST_CASE("a command takes as many runs as it is for, neither fewer nor more", "[app]") {
    const Told alone = run({"compare", "one"});
    CHECK(alone.code == 2);
    CHECK(has(alone.errors, "RUN: At least 2 required but received 1"));
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"compare", "one", "two", "more"},
                                                  {"replay", "one", "more", "--verify"},
                                                  {"capsule", "one", "more"},
                                                  {"check-data", "one", "more"}}) {
        CAPTURE(wrong.front());
        const Told told = run(wrong);
        CHECK(told.code == 2);
        CHECK(has(told.errors, "The following argument was not expected: more"));
    }
}

TEST_CASE("an option of the window is refused in front of a command that opens none", "[app]") {
    for (const std::vector<std::string>& wrong :
         {std::vector<std::string>{"--speak", "headless"},
          {"--fullscreen", "show-level"},
          {"--speak", "replay", "one", "--verify"},
          {"--window", "800x600", "replay", "one", "--headless"},
          {"--screenshot", "frame.png", "replay", "one", "--terminal"}}) {
        CAPTURE(wrong.front());
        const Told told = run(wrong);
        CHECK(told.code == 2);
        CHECK(told.output.empty());
        CHECK(has(told.errors, wrong.front() + ": it is for the window, and none is opened here"));
    }
}

TEST_CASE("an empty text is no path, whichever option takes it", "[app]") {
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--screenshot", ""},
                                                  {"--frame-log", ""},
                                                  {"--data-dir", ""},
                                                  {"--user-dir", ""},
                                                  {"--mods", ""},
                                                  {"headless", "--mods", "one", ""},
                                                  {"simulate", "--picture", ""},
                                                  {"simulate", "--out", ""},
                                                  {"capsule", "one", "--out", ""},
                                                  {"capsule", ""},
                                                  {"compare", "one", ""},
                                                  {"replay", ""},
                                                  {"balance", ""},
                                                  {"check-data", ""}}) {
        CAPTURE(wrong);
        const Told told = run(wrong);
        CHECK(told.code == 2);
        CHECK(told.output.empty());
        CHECK(has(told.errors, "'' names no file or folder"));
    }
}

TEST_CASE("a number is decimal, whatever zeros it begins with", "[app]") {
    const std::string level = run({"show-level", "--seed", "10", "--depth", "8"}).output;
    CHECK(has(level, "seed 10, depth 8\n"));
    CHECK(run({"show-level", "--seed", "010", "--depth", "08"}).output == level);
    const Told hex = run({"show-level", "--depth", "0x8"});
    CHECK(hex.code == 2);
    CHECK(has(hex.errors, "--depth: '0x8' is no whole number from 0 to 1000"));
}

TEST_CASE("an argument gives the terminal no command", "[app]") {
    const std::string red = "\x1b[31m";
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{red},
                                                  {"--seed", red},
                                                  {"headless", "--size", red},
                                                  {"show-level", "--builder", red},
                                                  {"simulate", "--bot", red},
                                                  {"simulate", "--games", red}}) {
        CAPTURE(wrong.front());
        const Told told = run(wrong);
        CHECK(told.code == 2);
        CHECK(has(told.errors, "\\u{1b}[31m"));
        CHECK_FALSE(has(told.errors, red));
    }
}

TEST_CASE("output that can't be written ends in a sentence and with 1", "[app]") {
    const ScratchFolder folder;
    const std::string headless = "headless --user-dir " + folder.path().string();
    for (const char* const lost : {">/dev/full", "1>&-"}) {
        for (const std::string& arguments :
             {std::string("--help"), std::string("--version"), std::string("--list-keys"),
              std::string("show-level --seed 1"), std::string("check-data"), headless}) {
            CAPTURE(lost, arguments);
            const std::string line = std::string(TORCHWAKE_PROGRAM) + " " + arguments + " " + lost;
            ChildProcess program({{"sh", "-c", line}, {}, {}});
            CHECK(program.exit_code() == 1);
            CHECK(has(program.errors(), "standard output can't be written to"));
        }
    }
}

TEST_CASE("no file takes the place of a closed standard stream", "[app]") {
    const ScratchFolder folder;
    const std::string games = (folder.path() / "games").string();
    const std::string line =
        std::string(TORCHWAKE_PROGRAM) + " simulate --games 1 --turns 10 --out " + games + " 1>&-";
    ChildProcess program({{"sh", "-c", line}, {}, {}});
    CHECK(program.exit_code() == 1);
    const std::string kept = read_text(games);
    CHECK(kept.find("summary") == kept.rfind("summary"));
}

TEST_CASE("the keys are printed from the key map", "[app]") {
    const Told keys = run({"--list-keys"});
    CHECK(keys.code == 0);
    CHECK(has(keys.output, "move-north"));
    CHECK(has(keys.output, "Num8"));
    CHECK(has(keys.output, "F12"));
    for (const char* part :
         {"Moving\n", "Doing\n", "  explore ", "  run-south-west ", "  grow ", "PadStart", "Shift+Tab"}) {
        CAPTURE(part);
        CHECK(has(keys.output, part));
    }
}

TEST_CASE("the game's own data are without errors", "[app]") {
    const Told checked = run({"check-data", testing::project_file("assets")});
    CHECK(checked.code == 0);
    CHECK(has(checked.output, "no errors\nRead "));
    CHECK(has(checked.output, " monsters, "));
    CHECK(has(run({"check-data"}).output, "Read "));
    CHECK(run({"check-data", testing::project_file("assets/data")}).code == 0);
}

TEST_CASE("all errors of a data folder are told at once, with file and place", "[app]") {
    const ScratchFolder folder;
    fs::copy(testing::project_file("assets/data"), folder.path(), fs::copy_options::recursive);
    std::ofstream(folder.path() / "items.json") << R"({"items": [{"id": 5}], "more": 1})";
    fs::remove(folder.path() / "tiles.json");
    const Told checked = run({"check-data", folder.path().string()});

    CHECK(checked.code == 1);
    CHECK(has(checked.errors, "items.json"));
    CHECK(has(checked.errors, "/items/0/id"));
    CHECK(has(checked.errors, "/more"));
    CHECK(has(checked.errors, "tiles.json"));
}

TEST_CASE("sentences that a folder's word list lacks are told, each with its key", "[app]") {
    const ScratchFolder folder;
    fs::copy(testing::project_file("assets/data"), folder.path() / "data", fs::copy_options::recursive);
    fs::create_directory(folder.path() / "words");
    std::string words = read_text(testing::project_file("assets/words/english.json"));
    std::ofstream(folder.path() / "words" / "english.json") << words;
    CHECK(run({"check-data", folder.path().string()}).code == 0);
    const std::string sentence = "\"refused-wall\":";
    words.replace(words.find(sentence), sentence.size(), "\"rejected-wall\":");
    std::ofstream(folder.path() / "words" / "english.json") << words;
    const Told checked = run({"check-data", folder.path().string()});
    CHECK(checked.code == 1);
    CHECK(has(checked.errors, "english.json, /refused-wall: found nothing, expected a sentence"));
    CHECK(std::ranges::count(checked.errors, '\n') == 1);
}

TEST_CASE("a key map that is too long, or no file, is refused", "[app]") {
    const ScratchFolder folder;
    fs::copy(testing::project_file("assets/data"), folder.path() / "data", fs::copy_options::recursive);
    constexpr std::size_t too_long = 3 * 1024 * 1024;
    std::ofstream(folder.path() / "keys.json") << std::string(too_long, ' ');
    const Told checked = run({"check-data", folder.path().string()});
    CHECK(checked.code == 1);
    CHECK(has(checked.errors, "keys.json"));
    fs::remove(folder.path() / "keys.json");
    fs::create_directory(folder.path() / "keys.json");
    CHECK(has(run({"check-data", folder.path().string()}).errors, "keys.json"));
}

TEST_CASE("the game does not start on missing or malformed data, and says why", "[app]") {
    const ScratchFolder folder;
    for (const char* task : {"headless", "show-level"}) {
        const Told missing = run({task, "--data-dir", (folder.path() / "nowhere").string()});
        CHECK(missing.code == 1);
        CHECK(has(missing.errors, "nowhere"));
        CHECK(missing.output.empty());
    }
    std::ofstream(folder.path() / "monsters.json") << "{";
    const Told malformed = run({"headless", "--data-dir", folder.path().string()});
    CHECK(malformed.code == 1);
    CHECK(has(malformed.errors, "monsters.json"));
    CHECK(has(malformed.errors, "tiles.json"));
}

TEST_CASE("a level is printed as text, the same for the same seed", "[app]") {
    const Told level = run({"show-level", "--seed", "7"});
    CHECK(level.code == 0);
    CHECK(level.output == run({"show-level", "--seed", "7"}).output);
    CHECK(level.output != run({"show-level", "--seed", "8"}).output);
    CHECK(has(level.output, "@"));
    CHECK(run({"show-level", "--depth", "999"}).code == 2);
}

TEST_CASE("any builder makes the level of any depth; an unknown one is refused with those that there are",
          "[app]") {
    constexpr std::array<std::string_view, 9> builders{
        "rooms", "caves", "crypts", "partition", "drunkard", "maze", "diffusion", "voronoi", "town"};
    for (const std::string_view builder : builders) {
        const Told level =
            run({"show-level", "--seed", "7", "--depth", "5", "--builder", std::string(builder)});
        CHECK(level.code == 0);
        CHECK(has(level.output, "@"));
    }
    const Told unknown = run({"show-level", "--builder", "labyrinth"});
    CHECK(unknown.code == 2);
    for (const std::string_view builder : builders) {
        CHECK(has(unknown.errors, std::string(builder)));
    }
}

TEST_CASE("a level is printed step by step, each step by its name", "[app]") {
    const Told level = run({"show-level", "--seed", "7", "--depth", "4", "--builder", "caves"});
    const Told steps = run({"show-level", "--seed", "7", "--depth", "4", "--builder", "caves", "--steps"});
    CHECK(steps.code == 0);
    for (const char* step : {"rock", "noise", "smoothing", "caverns", "tunnels", "shortcuts", "stairs"}) {
        CHECK(has(steps.output, "\n" + std::string(step) + "\n"));
    }
    const std::string last_rows = level.output.substr(level.output.find('\n'));
    CHECK(has(steps.output, "matter" + last_rows));
}
