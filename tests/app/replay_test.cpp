// Recorded runs are replayed: verified, and compared.

#include "app/kept_runs.hpp"
#include "app/told.hpp"
#include "app/trial.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <fstream>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

/// A run of three steps and a wait. Answers its hash.
std::string play(const Trial& trial, std::string_view last_key) {
    HeadlessGame game(trial.arguments());
    game.keys({"n", ".", ".", "."});
    game.key(last_key);
    std::string hash = game.hash();
    REQUIRE(game.close() == 0);
    return hash;
}

}  // namespace

TEST_CASE("a recorded run is verified by its folder and by its journal", "[app][replay][F4]") {
    const Trial trial(write_peaceful_data);
    const std::string hash = play(trial, ".");
    for (const fs::path& place : {trial.only_run(), trial.only_run() / "journal-1.log"}) {
        const Told told = verify(trial, place);
        CHECK(told.code == 0);
        CHECK(told.errors.empty());
        CHECK(told.output.find("\"commands\":4") != std::string::npos);
        CHECK(told.output.find(hash) != std::string::npos);
    }
}

TEST_CASE("a journal that was changed is found out, with the line", "[app][replay][F4]") {
    const Trial trial(write_peaceful_data);
    play(trial, ".");
    const fs::path journal = trial.only_run() / "journal-1.log";
    std::string text = read_text(journal);
    const std::size_t wait = text.rfind("\"wait\"");
    REQUIRE(wait != std::string::npos);
    text[wait + 1] = 'W';
    std::ofstream(journal, std::ios::binary) << text;
    const Told told = verify(trial, journal);
    CHECK(told.code == 1);
    CHECK(told.errors.find("journal-1.log") != std::string::npos);
}

TEST_CASE("a run under other data is not played again, and both are named", "[app][replay][F4]") {
    const Trial trial(write_peaceful_data);
    play(trial, ".");
    const Told told = run({"replay", "--verify", trial.only_run().string()});
    CHECK(told.code == 1);
    CHECK(told.errors.find("data") != std::string::npos);
}

TEST_CASE("two runs are compared to their first difference", "[app][replay][F4]") {
    const Trial one(write_peaceful_data);
    const Trial same(write_peaceful_data);
    const Trial other(write_peaceful_data);
    play(one, ".");
    play(same, ".");
    HeadlessGame game(other.arguments());
    game.keys({"n", ".", ".", "Right", "Left"});
    REQUIRE(game.number("turn") == 4);
    REQUIRE(game.close() == 0);
    const auto compare = [&one](const Trial& with) {
        return run({"compare", one.only_run().string(), with.only_run().string(), "--data-dir",
                    one.data().string()});
    };
    CHECK(compare(same).code == 0);
    CHECK(compare(same).output.find("equal") != std::string::npos);
    const Told told = compare(other);
    CHECK(told.code == 1);
    CHECK(told.output.find("command 3:") != std::string::npos);
    CHECK(told.output.find("walk") != std::string::npos);
}

TEST_CASE("what is no run is said, and is a failure", "[app][replay][F4]") {
    const ScratchFolder folder;
    std::ofstream(folder.path() / "journal.log") << "not a journal\n";
    for (const fs::path& place : {folder.path() / "none", folder.path() / "journal.log", folder.path()}) {
        CAPTURE(place);
        const Told told = run({"replay", "--verify", place.string()});
        CHECK(told.code == 1);
        CHECK_FALSE(told.errors.empty());
    }
}
