#pragma once

// A whole Game on a map drawn in ASCII (tests/scenario), with ports that remember their calls, and a player
// who presses keys by their names.

#include "flow/memory_runs.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/layer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::flow {

/// The key map of the game.
inline const screen::KeyMap& game_keys() {
    static const screen::KeyMap keys = [] {
        std::ifstream file(TORCHWAKE_SOURCE_DIR "/assets/keys.json");
        std::ostringstream text;
        text << file.rdbuf();
        const auto read = screen::read_key_map(text.str(), "keys.json");
        REQUIRE(read.has_value());
        return *read;
    }();
    return keys;
}

/// Calls happen and may be told to fail: the n-th from now throws.
class Calls {
  public:
    void count() {
        ++made_;
        if (made_ == failing_) {
            throw std::runtime_error("a port failed");
        }
    }
    void fail_at(int call) { failing_ = made_ + call; }
    [[nodiscard]] int made() const { return made_; }

  private:
    int made_ = 0;
    int failing_ = 0;
};

class RecordingStage final : public Stage {
  public:
    core::Milliseconds show(const screen::StageEvent& event) override {
        calls.count();
        std::visit([this](const auto& told) { take(told); }, event);
        return std::holds_alternative<screen::TurnTaken>(event) ? duration : core::Milliseconds{};
    }
    std::int32_t scroll_range(const screen::Layer&) override {
        calls.count();
        return range;
    }
    std::vector<std::string> log_tail(std::size_t count) override {
        calls.count();
        return {"the last of " + std::to_string(count) + " lines"};
    }
    std::string record(const screen::RecapModel&, const rules::Knowledge& knowledge,
                       const rules::Chronicle&) override {
        calls.count();
        return "a record of turn " + std::to_string(knowledge.turn());
    }

    Calls calls;
    core::Milliseconds duration;  ///< of each turn's animation
    std::int32_t range = 0;       ///< of pages that scroll
    bool marked_unsaved = false;
    int entered = 0;
    int skipped = 0;
    int ticks = 0;
    int confirms = 0;
    rules::Events events;
    std::vector<rules::RefusalReason> refusals;
    std::vector<std::string> notices;
    std::vector<autopilot::StopReason> stops;
    save::Options options;
    screen::KeyMap keys;
    rules::Events told_before;  ///< of the run that was entered last

  private:
    void take(const screen::RunEntered& run) {
        ++entered;
        told_before.clear();
        for (const rules::ChronicleEntry& entry : run.chronicle->entries()) {
            told_before.push_back(entry.event);
        }
    }
    void take(const screen::TurnTaken& turn) {
        events.insert(events.end(), turn.events.begin(), turn.events.end());
    }
    void take(const screen::TurnSkipped&) { ++skipped; }
    void take(const rules::Refusal& refusal) { refusals.push_back(refusal.reason); }
    void take(const autopilot::Stop& stop) { stops.push_back(stop.reason); }
    void take(const screen::Notice& notice) { notices.push_back(notice.key); }
    void take(const screen::MenuUsed& menu) { ++(menu.confirmed ? confirms : ticks); }
    void take(const screen::UnsavedChanged& mark) { marked_unsaved = mark.unsaved; }
    void take(const screen::KeysChanged& changed) { keys = *changed.keys; }
    void take(const screen::OptionsChanged& changed) { options = *changed.options; }
};

class MemoryStorage : public Storage {
  public:
    std::vector<save::RunSummary> runs() override {
        calls.count();
        return kept_runs.list();
    }
    boost::system::result<save::StoredRun, StorageError> read_run(const std::string& name) override {
        calls.count();
        if (damaged) {
            return StorageError{"it is damaged"};
        }
        return kept_runs.read(name);
    }
    void begin_run(const save::JournalHeader& header, const std::vector<save::Record>& records) override {
        calls.count();
        kept_runs.begin(header, records);
    }
    std::string run_name() override { return kept_runs.current(); }
    boost::system::result<WrittenCapsule, StorageError> write_capsule(
        const std::string& run, const save::Options&, const std::string& awaiting,
        const std::vector<std::string>& log) override {
        calls.count();
        capsules.push_back(run + " at " + awaiting + ": " + log.back());
        return WrittenCapsule{"capsule-1"};
    }
    boost::system::result<void, StorageError> resume_run(const save::StoredRun& run) override {
        calls.count();
        if (played_elsewhere) {
            return StorageError{"it is played elsewhere", true};
        }
        kept_runs.resume(run);
        return {};
    }
    bool in_use(const std::string&) override { return played_elsewhere; }
    void record(const save::Record& record) override {
        calls.count();
        kept_runs.record(record);
    }
    void keep(const save::SavedRun& run) override {
        calls.count();
        kept_runs.keep(run);
    }
    save::Durability durability() override { return safe; }
    boost::system::result<void, StorageError> finish_run() override {
        calls.count();
        if (failing) {
            return StorageError{"the disk is full"};
        }
        return {};
    }
    void leave_run() override { kept_runs.leave(); }
    Recorded record_run(const save::ScoreEntry& score, bool scored, const std::string& text) override {
        calls.count();
        if (failing) {
            return {std::nullopt, "", "the disk is full"};
        }
        run_report_text = text;
        ++recorded;
        if (!scored) {
            return {std::nullopt, "record.txt", std::nullopt};
        }
        const auto place = std::ranges::find_if(
            kept, [&score](const save::ScoreEntry& other) { return other.score < score.score; });
        const auto rank = static_cast<std::int32_t>(place - kept.begin());
        kept.insert(place, score);
        return {rank, "record.txt", std::nullopt};
    }
    save::LoadedScores scores() override {
        calls.count();
        return {kept, scores_message};
    }
    boost::system::result<void, StorageError> save_options(const save::Options& saved) override {
        calls.count();
        if (failing) {
            return StorageError{"the disk is full"};
        }
        options = saved;
        return {};
    }

    Calls calls;
    bool failing = false;
    bool damaged = false;           ///< runs can't be read
    bool played_elsewhere = false;  ///< runs are played by another process
    save::Durability safe;
    MemoryRuns kept_runs;
    int recorded = 0;  ///< runs that ended
    std::vector<std::string> capsules;
    std::optional<save::Options> options;
    std::vector<save::ScoreEntry> kept;         ///< best first
    std::optional<std::string> scores_message;  ///< how they were read
    std::string run_report_text;                ///< of the last run that ended
};

class CountingSeeds final : public SeedSource {
  public:
    std::uint64_t next_seed() override { return next++; }
    std::uint64_t next = 100;
};

inline rules::Ruleset drawn_rules(std::string_view map,
                                  const content::Catalog& catalog = scenario::test_catalog()) {
    const auto plan = scenario::read_level(catalog, map).plan;
    return {&catalog, [plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; }};
}

/// A new game whose turns are not animated.
inline GameSettings without_animation() {
    GameSettings settings;
    settings.options.animation_speed = save::AnimationSpeed::None;
    settings.start = Start::NewGame;
    return settings;
}

class DrawnGame {
  public:
    explicit DrawnGame(std::string_view map, const GameSettings& settings = {.start = Start::NewGame})
        : DrawnGame(map, scenario::test_catalog(), settings) {}
    DrawnGame(std::string_view map, const content::Catalog& catalog,
              const GameSettings& settings = {.start = Start::NewGame})
        : ruleset(drawn_rules(map, catalog)),
          game(ruleset, game_keys(), {&stage, &storage, &seeds}, settings) {}

    /// Starts it. Kept apart so that a test can prepare the ports.
    DrawnGame& start() {
        game.start();
        return *this;
    }

    /// Presses and releases keys, "Down Down Enter". Answers whether the last one meant something.
    bool press(std::string_view names) {
        std::istringstream text{std::string(names)};
        bool taken = false;
        for (std::string name; text >> name;) {
            const auto key = screen::parse_key(name);
            REQUIRE(key.has_value());
            taken = game.input(screen::KeyPressed{*key});
            game.input(screen::KeyReleased{*key});
        }
        return taken;
    }
    void hold(std::string_view name) { game.input(screen::KeyPressed{screen::parse_key(name).value()}); }
    void release(std::string_view name) { game.input(screen::KeyReleased{screen::parse_key(name).value()}); }
    bool take(screen::Action action) { return game.input(screen::OfferTaken{{action}}); }
    bool click_line(std::int32_t line) {
        return game.input(screen::PointerClicked{screen::PointedLine{line}});
    }
    bool hover_line(std::int32_t line) { return game.input(screen::PointerMoved{screen::PointedLine{line}}); }
    bool click(core::Point cell, screen::MouseButton button = screen::MouseButton::Left) {
        return game.input(screen::PointerClicked{screen::PointedCell{cell}, button});
    }
    bool hover(core::Point cell) { return game.input(screen::PointerMoved{screen::PointedCell{cell}}); }
    /// An offer that takes a cell.
    bool take_at(screen::Action action, core::Point cell) {
        const std::int32_t place = cell.y * knowledge().size().width + cell.x;
        return game.input(screen::OfferTaken{{action, place}});
    }
    void wait(std::int64_t milliseconds) { game.advance(core::Milliseconds{milliseconds}); }

    [[nodiscard]] bool offers(screen::Offer offer) const {
        return game.prompt() != nullptr && game.prompt()->accepts(offer);
    }
    [[nodiscard]] std::uint64_t hash() const {
        return game.world() != nullptr ? rules::state_hash(*ruleset.catalog, *game.world()) : 0;
    }
    [[nodiscard]] rules::Knowledge knowledge() const { return {*ruleset.catalog, *game.world()}; }
    [[nodiscard]] core::Point hero_at() const { return knowledge().hero().at; }
    [[nodiscard]] std::int32_t turn() const { return knowledge().turn(); }
    /// The innermost layer's model. Requires: it is a T.
    template <class T>
    [[nodiscard]] const T& layer() const {
        REQUIRE_FALSE(game.screens().empty());
        const auto* const model = std::get_if<const T*>(&game.screens().back().layer);
        REQUIRE(model != nullptr);
        return **model;
    }
    /// The innermost menu; null where there is none.
    [[nodiscard]] const screen::MenuModel* menu() const { return screen::open_menu(game.screens()); }

    /// The state that the run that was begun last would be brought back in, by its commands alone.
    [[nodiscard]] save::SavedRun stored() {
        const auto restored = restore(ruleset, storage.kept_runs.last(), RestoreTo::LastCommand);
        REQUIRE(restored.has_value());
        return restored->run;
    }

    /// Closes the game. Nothing is left: no layer, no wait, no timer, no run.
    void require_clean_end() {
        game.close();
        CHECK(game.ended());
        CHECK(game.screens().empty());
        CHECK(game.prompt() == nullptr);
        CHECK_FALSE(game.next_due().has_value());
    }

    rules::Ruleset ruleset;
    RecordingStage stage;
    MemoryStorage storage;
    CountingSeeds seeds;
    Game game;
};

/// The innermost layer's model. Requires: it is an aim.
inline const screen::AimModel& aimed(const DrawnGame& played) {
    return played.layer<screen::AimModel>();
}

}  // namespace torchwake::flow
