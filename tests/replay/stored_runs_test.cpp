// The recorded runs beside this file: each is replayed to its end, or is refused because it was played with
// other data or other rules. None is ever damaged, and none leaves its record.

#include "project_file.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

const content::Catalog& game_data() {
    static const content::Catalog catalog =
        *content::load_catalog(fs::path(testing::project_file("assets/data")));
    return catalog;
}

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> stored_runs() {
    std::vector<fs::path> runs;
    for (const auto& entry : fs::directory_iterator(fs::path(testing::project_file("tests/replay")))) {
        if (entry.path().extension() == ".log") {
            runs.push_back(entry.path());
        }
    }
    std::ranges::sort(runs);
    return runs;
}

auto read(const fs::path& path) {
    return read_journal(game_data(), text_of(path), path.filename().string());
}

bool mentions(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// Plays a run to its end, whose every hash is on record.
void check_goes_as_recorded(const ReadJournal& journal) {
    const rules::Ruleset ruleset{&game_data(), worldgen::level_source()};
    SavedRun first = first_moment(ruleset, journal.header);
    REQUIRE(rules::state_hash({game_data(), first.world}) == journal.header.start);
    std::vector<ReplayedCommand> commands = course_of(journal.records).commands;
    REQUIRE_FALSE(commands.empty());
    for (const ReplayedCommand& command : commands) {
        REQUIRE(command.hash.has_value());
    }
    const auto count = static_cast<std::int64_t>(commands.size());
    Replay replay(ruleset, std::move(first), {std::move(commands)});
    replay.jump(count);
    INFO((replay.fault() ? replay.fault()->message : std::string()));
    CHECK(replay.position() == count);
}

/// A journal without records that says of itself what the game does not have.
JournalError refusal_of(const JournalHeader& header) {
    const auto read = read_journal(game_data(), JournalWriter().header(header), "other.log");
    REQUIRE_FALSE(read.has_value());
    return read.error();
}

}  // namespace

TEST_CASE("each stored run goes as it is on record, or is refused for its version", "[replay][F4]") {
    REQUIRE(stored_runs().size() >= 4);
    for (const fs::path& path : stored_runs()) {
        CAPTURE(path.filename());
        const auto journal = read(path);
        if (journal) {
            CHECK_FALSE(journal->damage.has_value());
            check_goes_as_recorded(*journal);
        } else {
            INFO(journal.error().message);
            CHECK(journal.error().fault != JournalFault::Damaged);
            CHECK(mentions(journal.error().message, path.filename().string()));
        }
    }
}

TEST_CASE("some stored run is of the present data and rules, and some is of other rules", "[replay]") {
    INFO("tests/replay/README.md says how to record some");
    CHECK(std::ranges::any_of(stored_runs(), [](const fs::path& path) { return read(path).has_value(); }));
    CHECK(std::ranges::any_of(stored_runs(), [](const fs::path& path) {
        const auto run = read(path);
        return run.has_error() && run.error().fault == JournalFault::OtherRules;
    }));
}

TEST_CASE("a run of other data, other rules or another format is refused, and both are named",
          "[replay][F4]") {
    JournalHeader header;
    header.data = game_data().data_hash() ^ 1U;
    header.game = "9.9.9";
    JournalError error = refusal_of(header);
    CHECK(error.fault == JournalFault::OtherData);
    CHECK(mentions(error.message, core::to_hex(header.data)));
    CHECK(mentions(error.message, core::to_hex(game_data().data_hash())));
    CHECK(mentions(error.message, "9.9.9"));
    header.rules = rules_version + 1;
    error = refusal_of(header);
    CHECK(error.fault == JournalFault::OtherRules);
    CHECK(mentions(error.message, "rules " + std::to_string(rules_version + 1)));
    CHECK(mentions(error.message, "rules " + std::to_string(rules_version)));
    CHECK(mentions(error.message, "Torchwake 9.9.9 plays it"));
}

}  // namespace torchwake::save
