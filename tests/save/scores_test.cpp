#include "save/mentions.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/save/scores.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {
namespace {

const std::filesystem::path home_folder = "/home/ann";
const std::filesystem::path scores_path = home_folder / "scores.json";
const std::filesystem::path damaged_scores_path = home_folder / "scores.damaged.json";

ScoreEntry run_of(std::int64_t score, std::uint64_t seed = 1) {
    return {.name = "Ann",
            .fate = {"orc"},
            .score = score,
            .deepest_depth = 3,
            .level = 2,
            .turns = 400,
            .kills = 7,
            .seed = seed};
}

std::optional<std::int32_t> added(SimulatedDisk& disk, const ScoreEntry& entry) {
    const auto place = add_score(disk, scores_path, entry);
    REQUIRE(place.has_value());
    return place->place;
}

}  // namespace

TEST_CASE("without a file there are no scores, and nothing is said", "[save][scores][F3]") {
    SimulatedDisk disk;
    const LoadedScores loaded = load_scores(disk, scores_path);
    CHECK(loaded.entries.empty());
    CHECK_FALSE(loaded.message.has_value());
}

TEST_CASE("scores are kept best first, and an older one before its equal", "[save][scores][F3]") {
    SimulatedDisk disk;
    CHECK(added(disk, run_of(500, 1)) == 0);
    CHECK(added(disk, run_of(900, 2)) == 0);
    CHECK(added(disk, run_of(100, 3)) == 2);
    CHECK(added(disk, run_of(500, 4)) == 2);
    disk.lose_power();
    const LoadedScores loaded = load_scores(disk, scores_path);
    CHECK(loaded.entries == std::vector{run_of(900, 2), run_of(500, 1), run_of(500, 4), run_of(100, 3)});
    CHECK_FALSE(loaded.message.has_value());
}

TEST_CASE("a score keeps the health of its run, and one that can't be true is refused",
          "[save][scores][F3]") {
    SimulatedDisk disk;
    ScoreEntry entry = run_of(500);
    entry.health = {2, {{1000, 1}, {640, 1}, {0, 2}}};
    CHECK(added(disk, entry) == 0);
    CHECK(load_scores(disk, scores_path).entries == std::vector{entry});
    std::string text = disk.bytes(scores_path).value();
    const std::size_t at = text.find("640");
    REQUIRE(at != std::string::npos);
    disk.put(scores_path, text.replace(at, 3, "1640"));
    const LoadedScores loaded = load_scores(disk, scores_path);
    CHECK(loaded.entries.empty());
    CHECK(loaded.message.has_value());
}

TEST_CASE("a health of earlier games has no depths, and each part of a later one has its depth",
          "[save][scores][F3]") {
    SimulatedDisk disk;
    ScoreEntry entry = run_of(500);
    entry.health = {2, {{1000, 1}, {640, 2}}};
    CHECK(added(disk, entry) == 0);
    const std::string text = disk.bytes(scores_path).value();
    const std::size_t begin = text.find("\"depths\"");
    REQUIRE(begin != std::string::npos);
    const std::size_t end = text.find(']', begin);
    const auto with_depths = [&](std::string_view depths) {
        std::string changed = text;
        const std::size_t comma = text.rfind(',', begin);
        disk.put(scores_path, depths.empty() ? changed.erase(comma, end + 1 - comma)
                                             : changed.replace(begin, end + 1 - begin, depths));
        return load_scores(disk, scores_path);
    };
    const LoadedScores earlier = with_depths("");
    REQUIRE(earlier.entries.size() == 1);
    CHECK(earlier.entries.front().health == HealthCurve{2, {{1000, 0}, {640, 0}}});
    const LoadedScores torn = with_depths("\"depths\": [1]");
    CHECK(torn.entries.empty());
    CHECK(torn.message.value_or("").find("a depth for each part") != std::string::npos);
}

TEST_CASE("a run that is added again stands there once", "[save][scores][F3]") {
    SimulatedDisk disk;
    CHECK(added(disk, run_of(500)) == 0);
    CHECK(added(disk, run_of(900, 2)) == 0);
    CHECK(added(disk, run_of(500)) == 1);
    CHECK(load_scores(disk, scores_path).entries.size() == 2);
}

TEST_CASE("only the best are kept", "[save][scores][F3]") {
    SimulatedDisk disk;
    for (std::size_t count = 0; count < most_scores; ++count) {
        added(disk, run_of(1000, count));
    }
    CHECK_FALSE(added(disk, run_of(999)).has_value());
    CHECK_FALSE(added(disk, run_of(1000, 7000)).has_value());
    CHECK(added(disk, run_of(1001)) == 0);
    const LoadedScores loaded = load_scores(disk, scores_path);
    REQUIRE(loaded.entries.size() == most_scores);
    CHECK(loaded.entries.back().seed == most_scores - 2);
}

TEST_CASE("a score keeps the matter that killed and what began it, and an earlier one has neither",
          "[save][scores][F3][S4]") {
    SimulatedDisk disk;
    disk.put(scores_path, R"({"scores": [{"name": "A", "killer": "orc", "score": 9, "deepest_depth": 1,
                              "level": 1, "turns": 1, "kills": 0, "seed": 1}]})");
    ScoreEntry burnt = run_of(100);
    burnt.fate = {"orc", "fire", "rod_fire.keen"};
    ScoreEntry scalded = run_of(50);
    scalded.fate = {"steam", "steam"};
    added(disk, burnt);
    added(disk, scalded);
    const LoadedScores loaded = load_scores(disk, scores_path);
    CHECK_FALSE(loaded.message.has_value());
    REQUIRE(loaded.entries.size() == 3);
    CHECK(loaded.entries[0] == burnt);
    CHECK(loaded.entries[1] == scalded);
    CHECK(loaded.entries[2].fate == rules::Fate{"orc"});
}

TEST_CASE("whatever a hero is called, its score is read again", "[save][scores][F3]") {
    SimulatedDisk disk;
    std::uint64_t seed = 0;
    for (const std::string name : {"", "A\nB", "\xFF\xC3", "far too long a name for a hero of any kind"}) {
        ScoreEntry entry = run_of(100, seed++);
        entry.name = name;
        entry.fate.killer.clear();
        added(disk, entry);
    }
    const LoadedScores loaded = load_scores(disk, scores_path);
    CHECK_FALSE(loaded.message.has_value());
    REQUIRE(loaded.entries.size() == 4);
    CHECK(loaded.entries[1].name == "AB");
    CHECK(loaded.entries[3].name == "far too long a name ");
}

TEST_CASE("a damaged scores file is set aside with a message", "[save][scores][F3]") {
    for (const std::string_view text :
         {"", "{", "[]", "{}", R"({"scores": {}})", R"({"scores": [{}]})", R"({"scores": [], "more": 1})",
          R"({"scores": [{"name": "A", "killer": "an orc", "score": 1, "deepest_depth": 1, "level": 1,
              "turns": 1, "kills": 1, "seed": 1}]})",
          R"({"scores": [{"name": "A", "killer": "orc", "score": -1, "deepest_depth": 1, "level": 1,
              "turns": 1, "kills": 1, "seed": 1}]})"}) {
        SimulatedDisk disk;
        disk.put(scores_path, std::string(text));
        const LoadedScores loaded = load_scores(disk, scores_path);
        CHECK(loaded.entries.empty());
        REQUIRE(loaded.message.has_value());
        CHECK(mentions(*loaded.message, "scores.damaged.json"));
        CHECK(disk.bytes(damaged_scores_path) == std::string(text));
        CHECK_FALSE(disk.exists(scores_path));
    }
}

TEST_CASE("a score that comes to a damaged file begins a new one, and the damaged one is kept",
          "[save][scores][F3][S4]") {
    SimulatedDisk disk;
    disk.put(scores_path, "scores");
    const auto first = add_score(disk, scores_path, run_of(10));
    REQUIRE(first.has_value());
    CHECK(first->place == 0);
    CHECK(mentions(first->message.value_or(""), "scores.damaged.json"));
    CHECK(disk.bytes(damaged_scores_path) == "scores");
    CHECK(load_scores(disk, scores_path).entries.size() == 1);
}

TEST_CASE("a file far too long for scores is set aside unread", "[save][scores][F3]") {
    SimulatedDisk disk;
    disk.put(scores_path, std::string(std::size_t{257} * 1024, ' '));
    CHECK(load_scores(disk, scores_path).message.has_value());
    CHECK(disk.exists(damaged_scores_path));
}

TEST_CASE("scores that can't be read for now are neither lost nor replaced", "[save][scores][F3]") {
    SimulatedDisk disk;
    added(disk, run_of(10));
    const auto bytes = disk.bytes(scores_path);
    disk.fail_at(1);
    CHECK(load_scores(disk, scores_path).message.has_value());
    disk.fail_at(1);
    CHECK_FALSE(add_score(disk, scores_path, run_of(20, 2)).has_value());
    CHECK(disk.bytes(scores_path) == bytes);
}

TEST_CASE("a score that can't be written leaves the older file", "[save][scores][F3]") {
    // Reading, the folder, the writing, the renaming.
    for (int failing = 1; failing <= 4; ++failing) {
        SimulatedDisk disk;
        added(disk, run_of(10));
        disk.fail_at(failing);
        const auto result = add_score(disk, scores_path, run_of(20, 2));
        REQUIRE_FALSE(result.has_value());
        CHECK(mentions(to_string(result.error()), "No space left on device"));
        CHECK(load_scores(disk, scores_path).entries == std::vector{run_of(10)});
    }
}

TEST_CASE("a damaged scores file that can't be set aside is not written over", "[save][scores][F3]") {
    SimulatedDisk disk;
    disk.put(scores_path, "scores");
    disk.fail_at(2);
    CHECK_FALSE(add_score(disk, scores_path, run_of(20)).has_value());
    CHECK(disk.bytes(scores_path) == "scores");
}

TEST_CASE("records have safe names that are still free", "[save][records][F3]") {
    SimulatedDisk disk;
    auto written = [&disk, count = 0](std::string_view name, std::uint64_t seed) mutable {
        const std::string text = "text " + std::to_string(++count);
        const auto record = write_run_report(disk, home_folder, name, seed, text);
        REQUIRE(record.has_value());
        CHECK(disk.bytes(*record) == text);
        return record->filename().string();
    };
    CHECK(written("Ann", 7) == "ann-7.txt");
    CHECK(written("Ann", 7) == "ann-7-2.txt");
    CHECK(written("ann", 7) == "ann-7-3.txt");
    CHECK(written("../../etc/passwd", 7) == "etc-passwd-7.txt");
    CHECK(written("", 7) == "nameless-7.txt");
    CHECK(written("\xC3\x85sa the  2nd!", 9) == "sa-the-2nd-9.txt");
    CHECK(written("a/\n\\:*?b", 9) == "a-b-9.txt");
    CHECK(written(std::string(300, 'x'), 1).size() == 40 + 6);
}

TEST_CASE("a run that ends a second time has no second file of record", "[save][records][F3]") {
    SimulatedDisk disk;
    for (const std::string_view text : {"one", "another", "one", "another"}) {
        const auto record = write_run_report(disk, home_folder, "Ann", 7, text);
        REQUIRE(record.has_value());
        CHECK(record->filename() == (text == "one" ? "ann-7.txt" : "ann-7-2.txt"));
        CHECK(disk.bytes(*record) == std::string(text));
    }
    CHECK(disk.count() == 2);
}

TEST_CASE("a record that can't be written says why, and leaves no half of it", "[save][records][F3]") {
    // The look for the same text, the folder, the writing, the renaming.
    for (int failing = 2; failing <= 4; ++failing) {
        SimulatedDisk disk;
        disk.fail_at(failing);
        const auto record = write_run_report(disk, home_folder, "Ann", 7, "text");
        REQUIRE_FALSE(record.has_value());
        CHECK(mentions(to_string(record.error()), "No space left on device"));
        CHECK(disk.count() == 0);
    }
}

}  // namespace torchwake::save
