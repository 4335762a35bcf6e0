#pragma once

// A whole Game on a map drawn in ASCII (tests/scenario), with ports that remember their calls, and a player
// who presses keys by their names.

#include "flow/fixed_data.hpp"
#include "flow/memory_runs.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/layer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::flow {

/// The key map of the game.
const screen::KeyMap& game_keys();

/// Calls happen and may be told to fail: the n-th from now throws.
class Calls {
  public:
    void count();
    void fail_at(int call) { failing_ = made_ + call; }
    [[nodiscard]] int made() const { return made_; }

  private:
    int made_ = 0;
    int failing_ = 0;
};

class RecordingStage final : public Stage {
  public:
    core::Milliseconds show(const screen::StageEvent& event) override;
    bool speaks() override { return false; }
    std::int32_t scroll_range(const screen::Layer&) override;
    std::string text_of(const screen::MenuLine& line) override;
    std::vector<std::string> log_tail(std::size_t count) override;
    std::string record(const screen::RecapModel&, const forecast::Knowledge& knowledge,
                       const save::Chronicle&) override;

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
    std::vector<std::string> arguments;  ///< of the notices
    std::vector<autopilot::StopReason> stops;
    std::optional<core::Point> pointer;  ///< as the game placed it
    save::Options options;
    screen::KeyMap keys;
    rules::Events told_before;  ///< of the run that was entered last

  private:
    void take(const screen::RunEntered& run);
    void take(const screen::TurnTaken& turn);
    void take(const screen::TurnSkipped&) { ++skipped; }
    void take(const rules::Refusal& refusal) { refusals.push_back(refusal.reason); }
    void take(const autopilot::Stop& stop) { stops.push_back(stop.reason); }
    void take(const screen::Notice& notice) {
        notices.push_back(notice.key);
        arguments.push_back(notice.argument);
    }
    void take(const screen::MenuUsed& menu) { ++(menu.confirmed ? confirms : ticks); }
    void take(const screen::UnsavedChanged& mark) { marked_unsaved = mark.unsaved; }
    void take(const screen::PointerPlaced& placed) { pointer = placed.cell; }
    void take(const screen::SpeechAsked&) {}
    void take(const screen::KeysChanged& changed) { keys = *changed.keys; }
    void take(const screen::OptionsChanged& changed) { options = *changed.options; }
};

class MemoryStorage : public Storage {
  public:
    std::vector<save::RunSummary> runs() override;
    boost::system::result<save::StoredRun, StorageError> read_run(const std::string& name) override;
    void begin_run(const save::JournalHeader& header, const std::vector<save::Record>& records) override;
    std::string run_name() override { return kept_runs.current(); }
    boost::system::result<WrittenCapsule, StorageError> write_capsule(
        const std::string& run, const save::Options&, const std::string& awaiting,
        const std::vector<std::string>& log) override;
    boost::system::result<void, StorageError> resume_run(save::StoredRun run) override;
    bool in_use(const std::string&) override { return played_elsewhere; }
    void record(const save::Record& record) override;
    void keep(const save::SavedRun& run) override;
    save::Durability durability() override { return safe; }
    boost::system::result<void, StorageError> store_run() override;
    void leave_run() override { kept_runs.leave(); }
    Recorded record_run(const save::ScoreEntry& score, bool scored, const std::string& text) override;
    save::LoadedScores scores() override;
    boost::system::result<void, StorageError> save_options(const save::Options& saved) override;

    Calls calls;
    bool failing = false;
    bool damaged = false;           ///< runs can't be read
    std::string problem;            ///< the reason why the listed runs can't be opened; empty: they can
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

rules::Ruleset drawn_rules(std::string_view map, const content::Catalog& catalog = scenario::test_catalog());

/// The settings of a game that begins at its title.
inline const GameSettings from_title{};

/// A new game whose turns are not animated.
GameSettings without_animation();

class DrawnGame {
  public:
    explicit DrawnGame(std::string_view map, const GameSettings& settings = {.start = Start::NewGame});
    DrawnGame(std::string_view map, const content::Catalog& catalog,
              const GameSettings& settings = {.start = Start::NewGame});

    /// Starts it. Kept apart so that a test can prepare the ports.
    DrawnGame& start();

    /// Presses and releases keys, "Down Down Enter". Answers whether the last one meant something.
    bool press(std::string_view names);
    void hold(std::string_view name) { game.input(screen::KeyPressed{screen::parse_key(name).value()}); }
    void release(std::string_view name) { game.input(screen::KeyReleased{screen::parse_key(name).value()}); }
    bool take(screen::Action action, std::int32_t argument = 0) {
        return game.input(screen::OfferTaken{{action, argument}});
    }
    bool click_line(std::int32_t line);
    bool hover_line(std::int32_t line) { return game.input(screen::PointerMoved{screen::PointedLine{line}}); }
    bool click(core::Point cell, screen::MouseButton button = screen::MouseButton::Left);
    bool hover(core::Point cell) { return game.input(screen::PointerMoved{screen::PointedCell{cell}}); }
    /// An offer that takes a cell.
    bool take_at(screen::Action action, core::Point cell);
    void wait(std::int64_t milliseconds) { game.advance(core::Milliseconds{milliseconds}); }

    [[nodiscard]] bool offers(screen::Offer offer) const;
    [[nodiscard]] std::uint64_t hash() const;
    [[nodiscard]] forecast::Knowledge knowledge() const { return {*ruleset.catalog, *game.world()}; }
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
    [[nodiscard]] save::SavedRun stored();

    /// Closes the game. Nothing is left: no layer, no wait, no timer, no run.
    void require_clean_end();

    rules::Ruleset ruleset;
    RecordingStage stage;
    MemoryStorage storage;
    CountingSeeds seeds;
    FixedData data;
    Game game;
};

/// Waits until the hero is dead; no animation delays that.
void die(DrawnGame& played);

/// A run on that map whose dummies have so many hit points that they outlast a test.
save::SavedRun run_with_sturdy_dummies(std::string_view map);

/// The innermost layer's model. Requires: it is an aim.
const screen::AimModel& aimed(const DrawnGame& played);

}  // namespace torchwake::flow
