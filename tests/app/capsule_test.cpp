// Bug capsules, made and read by the program.

#include "app/told.hpp"
#include "app/trial.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

Told make_capsule(const Trial& trial, const std::string& of, const std::vector<std::string>& more = {}) {
    std::vector<std::string> command{
        "capsule", of, "--data-dir", trial.data().string(), "--user-dir", trial.user().string()};
    command.insert(command.end(), more.begin(), more.end());
    return run(command);
}

/// The path that it printed. Requires: that and nothing else.
std::string path_of(const Told& told) {
    CHECK(told.errors.empty());
    REQUIRE(told.code == 0);
    REQUIRE(told.output.ends_with('\n'));
    return told.output.substr(0, told.output.size() - 1);
}

/// A game that is killed after three waits. Answers its hash.
std::string play_and_kill(const Trial& trial) {
    HeadlessGame game(trial.arguments());
    game.keys({"n", ".", ".", "."});
    std::string hash = game.hash();
    game.kill();
    return hash;
}

/// To the end of a run in which trolls are near, and its recap, where it is killed.
void play_to_death(const Trial& trial) {
    HeadlessGame game(trial.arguments());
    game.key("n");
    const std::string level = run({"show-level", "--seed", "5", "--data-dir", trial.data().string()}).output;
    game.keys(keys_to_nearest('T', level));
    constexpr int enough = 300;
    for (int wait = 0; wait < enough && !game.awaiting().starts_with("death"); ++wait) {
        game.key(".");
    }
    game.advance(a_long_while);
    REQUIRE(game.awaiting().starts_with("death"));
    REQUIRE(game.shows(fs::directory_iterator(trial.user() / "records")->path().string()));
    game.kill();
}

std::ptrdiff_t count_files(const fs::path& folder) {
    return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

}  // namespace

TEST_CASE("a capsule is written neither through a link nor into a missing folder", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    static_cast<void>(play_and_kill(trial));
    const std::string run_folder = fs::directory_iterator(trial.user() / "runs")->path();
    const fs::path kept = trial.user() / "kept.json";
    std::ofstream(kept) << "kept";
    const fs::path link = trial.user() / "link.json";
    fs::create_symlink(kept, link);
    for (const fs::path& path : {link, trial.user() / "no" / "capsule.json", trial.user()}) {
        CAPTURE(path);
        const Told told = make_capsule(trial, run_folder, {"--out", path.string()});
        CHECK(told.code == 1);
        CHECK(told.output.empty());
        CHECK(has(told.errors, "can't write " + path.string()));
    }
    CHECK(read_text(kept) == "kept");
    CHECK_FALSE(fs::exists(trial.user() / "no"));
}

TEST_CASE("a capsule is not written over the run that it is made of", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    static_cast<void>(play_and_kill(trial));
    const fs::path folder = trial.only_run();
    const fs::path journal = folder / "journal-1.log";
    const std::string kept = read_text(journal);
    const std::string capsule = (trial.user() / "capsule.json").string();
    static_cast<void>(path_of(make_capsule(trial, folder.string(), {"--out", capsule})));
    const std::string of_capsule = read_text(capsule);
    const std::vector<std::pair<fs::path, fs::path>> wrong{{folder, journal},
                                                           {folder.filename(), journal},
                                                           {folder, folder / "new.json"},
                                                           {journal, folder / "." / "journal-1.log"},
                                                           {capsule, capsule}};
    for (const auto& [of, out] : wrong) {
        CAPTURE(of, out);
        const Told told = make_capsule(trial, of.string(), {"--out", out.string()});
        CHECK(told.code == 1);
        CHECK(told.output.empty());
        CHECK(told.errors == "torchwake: can't write " + out.string() + ": its run is read\n");
    }
    CHECK(read_text(journal) == kept);
    CHECK(read_text(capsule) == of_capsule);
    CHECK_FALSE(fs::exists(folder / "new.json"));
}

TEST_CASE("a capsule of a killed game is verified, made by the run's name or by its folder",
          "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    const std::string hash = play_and_kill(trial);
    const fs::path folder = trial.only_run();
    const std::string by_name = path_of(make_capsule(trial, folder.filename().string()));
    CHECK(by_name == (trial.user() / "capsules" / (folder.filename().string() + "_3.json")).string());
    const std::string by_folder = path_of(make_capsule(trial, folder.string()));
    CHECK(by_folder.ends_with("_3_2.json"));
    CHECK(read_text(by_name) == read_text(by_folder));
    const Told told = verify(trial, by_name);
    CHECK(told.code == 0);
    CHECK(told.errors.empty());
    CHECK((has(told.output, "\"commands\":3") && has(told.output, hash)));
    const Told compared = run({"compare", by_name, folder.string(), "--data-dir", trial.data().string()});
    CHECK(compared.code == 0);
}

TEST_CASE("a program that aborts leaves a capsule of the run, with the fault", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"n", ".", ".", "a"});
    const std::string hash = game.hash();
    game.abort();
    const fs::path file = fs::directory_iterator(trial.user() / "capsules")->path();
    CHECK(has(game.errors(), "what led to this is in " + file.string()));
    const std::string text = read_text(file);
    CHECK(has(text, "\"fault\": \"aborted\""));
    CHECK(has(text, "\"awaiting\": \"play/use\""));
    const Told told = verify(trial, file);
    CHECK(told.code == 0);
    CHECK(has(told.output, hash));
    HeadlessGame again(trial.arguments());
    again.act("continue");
    CHECK(again.awaiting() == "play/use");
}

TEST_CASE("a contract that breaks while a run is played is named in its capsule", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    ChildProcess program({{TORCHWAKE_BREAK_CONTRACT, trial.data().string(), trial.user().string()}, {}, {}});
    CHECK_FALSE(program.exit_code().has_value());
    const fs::path file = fs::directory_iterator(trial.user() / "capsules")->path();
    CHECK(has(program.errors(), "what led to this is in " + file.string()));
    const std::string text = read_text(file);
    CHECK(has(text, R"("fault": "broken precondition: setup->game().ended(), at break_contract.cpp:)"));
    CHECK(verify(trial, file).code == 0);
}

TEST_CASE("the capsule of an abort is of the run that is shown", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    const auto only_capsule = [&trial] {
        REQUIRE(count_files(trial.user() / "capsules") == 1);
        return fs::directory_iterator(trial.user() / "capsules")->path().filename().string();
    };
    static_cast<void>(play_and_kill(trial));
    const fs::path first = trial.only_run();
    SECTION("watched, and not the last one played") {
        HeadlessGame own(trial.arguments());
        own.keys({"n", "."});
        own.kill();
        HeadlessGame watching(trial.watching(first.string()), "replay");
        REQUIRE(watching.awaiting().starts_with("watch"));
        watching.abort();
        CHECK(only_capsule().starts_with(first.filename().string() + '_'));
    }
    SECTION("written anew, because its files were replaced") {
        HeadlessGame own(trial.arguments());
        own.keys({"n", "."});
        const fs::path second = trial.user() / "runs" / "nameless_2";
        fs::rename(second / "journal-1.log", trial.user() / "elsewhere.log");
        own.keys({".", "."});
        own.advance(100);
        own.abort();
        CHECK(only_capsule() == "nameless_3_3.json");
    }
}

TEST_CASE("a program that aborts at its title leaves no capsule", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.abort();
    CHECK_FALSE(fs::exists(trial.user() / "capsules"));
    CHECK(game.errors().empty());
}

TEST_CASE("a key writes a capsule of the run that is played, and it can be watched", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"n", ".", ".", "F8"});
    const fs::path file = fs::directory_iterator(trial.user() / "capsules")->path();
    CHECK(game.told(file.string()));
    CHECK(has(read_text(file), "\"awaiting\": \"play\""));
    const Told told = verify(trial, file);
    CHECK(told.code == 0);
    CHECK((has(told.output, "\"commands\":2") && has(told.output, game.hash())));
    HeadlessGame watched(trial.watching(file.string()), "replay");
    CHECK(watched.awaiting().starts_with("watch"));
    CHECK(watched.hash() != game.hash());
    watched.key("End");
    CHECK(watched.hash() == game.hash());
    watched.key("F8");
    CHECK(count_files(trial.user() / "capsules") == 2);
    watched.key("t");
    CHECK(watched.awaiting() == "play");
    CHECK(watched.close() == 0);
    CHECK(game.close() == 0);
}

TEST_CASE("a capsule is written to the file that is named, with the player's options", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    play_and_kill(trial);
    fs::create_directories(trial.user());
    std::ofstream(trial.user() / "options.json") << R"({"master_volume": 2})";
    const std::string file = (trial.user() / "one.json").string();
    const std::string name = trial.only_run().filename().string();
    CHECK(path_of(make_capsule(trial, name, {"--out", file})) == file);
    CHECK(has(read_text(file), "\"master_volume\": 2"));
    CHECK(verify(trial, file).code == 0);
    CHECK_FALSE(fs::exists(trial.user() / "capsules"));
}

TEST_CASE("the capsule of a finished run names no file and no folder", "[app][capsule]") {
    const Trial trial(write_deadly_data);
    play_to_death(trial);
    REQUIRE(count_files(trial.user() / "records") == 1);
    const std::string name = trial.only_run().filename().string();
    const std::string file = path_of(make_capsule(trial, name));
    const std::string text = read_text(file);
    CHECK(has(text, "scored"));
    CHECK_FALSE(has(text, "/"));
    CHECK_FALSE(has(text, fs::directory_iterator(trial.user() / "records")->path().stem().string()));
    CHECK(verify(trial, file).code == 0);
}

TEST_CASE("a journal names the file of record without its folder, and the recap still shows where it is",
          "[app][kill]") {
    const Trial trial(write_deadly_data);
    play_to_death(trial);
    const fs::path journal = trial.only_run() / "journal-1.log";
    const fs::path record = fs::directory_iterator(trial.user() / "records")->path();
    CHECK(has(read_text(journal), '"' + record.filename().string() + '"'));
    CHECK_FALSE(has(read_text(journal), "/"));
    HeadlessGame game(trial.arguments());
    game.act("continue");
    CHECK(game.shows(record.string()));
    CHECK(game.close() == 0);
}

TEST_CASE("a capsule that was changed is found out, with the line", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    play_and_kill(trial);
    const std::string name = trial.only_run().filename().string();
    const std::string file = path_of(make_capsule(trial, name));
    std::string text = read_text(file);
    const std::size_t wait = text.rfind("wait");
    REQUIRE(wait != std::string::npos);
    text[wait] = 'W';
    std::ofstream(file, std::ios::binary) << text;
    const Told told = verify(trial, file);
    CHECK(told.code == 1);
    CHECK(has(told.errors, file + ", /journal:"));
    CHECK(run({"replay", "--verify", file}).code == 1);
}

TEST_CASE("a capsule under other data is not played, and both are named", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    play_and_kill(trial);
    const std::string name = trial.only_run().filename().string();
    const Told told = run({"replay", "--verify", path_of(make_capsule(trial, name))});
    CHECK(told.code == 1);
    CHECK((has(told.errors, "it was played with game data") && has(told.errors, "these are")));
}

TEST_CASE("the folder of capsules keeps the newest fifty", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    play_and_kill(trial);
    const fs::path folder = trial.user() / "capsules";
    fs::create_directories(folder);
    constexpr int there = 53;
    for (int count = 0; count < there; ++count) {
        const fs::path old = folder / ("old_" + std::to_string(count) + ".json");
        std::ofstream(old) << "{}";
        fs::last_write_time(old, fs::last_write_time(old) - std::chrono::hours(count + 1));
    }
    std::ofstream(folder / "notes.txt") << "mine";
    const std::string name = trial.only_run().filename().string();
    const std::string file = path_of(make_capsule(trial, name));
    CHECK(fs::exists(file));
    CHECK(fs::exists(folder / "notes.txt"));
    CHECK(count_files(folder) == 51);
    CHECK((fs::exists(folder / "old_48.json") && !fs::exists(folder / "old_49.json")));
}

TEST_CASE("what no capsule can be made of is said", "[app][capsule]") {
    const Trial trial(write_peaceful_data);
    const Told none = make_capsule(trial, "ann_7");
    CHECK(none.code == 1);
    CHECK((none.output.empty() && has(none.errors, "ann_7")));
    play_and_kill(trial);
    const std::string name = trial.only_run().filename().string();
    const Told unwritten = make_capsule(trial, name, {"--out", "/dev/null/bug.json"});
    CHECK(unwritten.code == 1);
    CHECK(has(unwritten.errors, "/dev/null"));
}
