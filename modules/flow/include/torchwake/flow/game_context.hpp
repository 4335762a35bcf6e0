#pragma once

#include <torchwake/flow/options_keeper.hpp>
#include <torchwake/flow/pointer.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/run_keeper.hpp>
#include <torchwake/flow/run_recorder.hpp>
#include <torchwake/flow/run_restorer.hpp>
#include <torchwake/flow/run_stage.hpp>
#include <torchwake/flow/settings.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>
#include <torchwake/screen/key_map.hpp>

#include <boost/system/error_code.hpp>

#include <optional>

namespace torchwake::flow {

/// The state and the ports that all coroutines of a game share. Each coroutine gets a pointer to it and keeps
/// no state of the game in its frame.
class GameContext {
  public:
    /// `keys` are the default bindings; the options may change them. Requires: ruleset and ports outlive
    /// this.
    GameContext(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
                const GameSettings& settings);
    GameContext(const GameContext&) = delete;
    GameContext& operator=(const GameContext&) = delete;
    GameContext(GameContext&&) = delete;
    GameContext& operator=(GameContext&&) = delete;
    ~GameContext() = default;

    /// The data that rules functions need.
    [[nodiscard]] const rules::Ruleset& ruleset() const { return *ruleset_; }
    /// The stage, which shows nothing while a run is restored.
    [[nodiscard]] Stage& stage() { return stage_; }
    /// The storage of runs, scores and options.
    [[nodiscard]] Storage& storage() const { return *ports_.storage; }
    /// The open screens.
    [[nodiscard]] ScreenStack& stack() { return stack_; }
    /// The virtual clock, by which all waits are timed.
    [[nodiscard]] VirtualClock& clock() { return clock_; }
    /// The asker, by which screens await the player's answers.
    [[nodiscard]] Asker& asker() { return asker_; }
    /// The recorder of the run that is played.
    [[nodiscard]] RunRecorder& run_recorder() { return recorder_; }
    /// The recorder of the run that is played.
    [[nodiscard]] const RunRecorder& run_recorder() const { return recorder_; }
    /// The keeper of the run that is played.
    [[nodiscard]] RunKeeper& runs() { return runs_; }
    /// The keeper of the run that is played.
    [[nodiscard]] const RunKeeper& runs() const { return runs_; }
    /// The keeper of the options and the keys.
    [[nodiscard]] OptionsKeeper& options_keeper() { return options_; }
    /// The keeper of the options and the keys.
    [[nodiscard]] const OptionsKeeper& options_keeper() const { return options_; }
    /// The restorer, which repeats what the screens of a stored run got.
    [[nodiscard]] RunRestorer& restorer() { return restorer_; }

    /// The run that is played; null between runs.
    [[nodiscard]] save::SavedRun* run() { return runs_.run(); }
    /// The run that is played; null between runs.
    [[nodiscard]] const save::SavedRun* run() const { return runs_.run(); }
    /// The knowledge of its hero. Requires: run() != nullptr.
    [[nodiscard]] forecast::Knowledge knowledge() const { return runs_.knowledge(); }
    /// The knowledge that the player sees: the hero's, or every cell if the game is omniscient. Requires:
    /// run() != nullptr.
    [[nodiscard]] forecast::Knowledge shown() const { return runs_.shown(); }
    /// The options as the player has them now.
    [[nodiscard]] const save::Options& options() const { return options_.options(); }
    /// The key map with the player's own bindings.
    [[nodiscard]] const screen::KeyMap& keys() const { return options_.keys(); }
    /// The languages that the player may choose.
    [[nodiscard]] const std::vector<Language>& languages() const { return languages_; }

    /// The pointer's place on the map.
    [[nodiscard]] Pointer& pointer() { return pointer_; }
    /// The pointer's place on the map.
    [[nodiscard]] const Pointer& pointer() const { return pointer_; }

    /// Does an action that works on every screen. It is no answer, so no journal has it. Requires: the action
    /// is one.
    void do_everywhere(screen::Action action);

    /// The key that a message names for an action: the first of the device whose key was pressed last, else
    /// the first; nothing if it has none.
    [[nodiscard]] std::optional<screen::Key> key_to_name(screen::Action action) const;

    /// Ends all waits with that error; it leaves their coroutines as a system_error. Requires: an error.
    void close(boost::system::error_code reason);

  private:
    void say(screen::SpeechTopic topic);
    void note_answer(const screen::Offer& answer);

    const rules::Ruleset* ruleset_;
    Ports ports_;
    RunRecorder recorder_;
    RunStage stage_;
    ScreenStack stack_;
    VirtualClock clock_;
    Asker asker_;
    Pointer pointer_;
    OptionsKeeper options_;
    std::vector<Language> languages_;
    RunKeeper runs_;
    RunRestorer restorer_;
};

}  // namespace torchwake::flow
