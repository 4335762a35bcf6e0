#pragma once

// What all coroutines of a game work with. They are given a pointer to it, and keep nothing of the game in
// their frames: the run and the options are here.

#include <torchwake/core/point.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/prompt_desk.hpp>
#include <torchwake/flow/screen_stack.hpp>
#include <torchwake/flow/settings.hpp>
#include <torchwake/flow/virtual_clock.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/screen/key_map.hpp>

#include <boost/system/error_code.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace torchwake::flow {

class Backstage {
  public:
    /// The keys are those that the game comes with; the options may bind others. Requires: ruleset and ports
    /// outlive this.
    Backstage(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
              const GameSettings& settings);

    [[nodiscard]] const rules::Ruleset& ruleset() const { return *ruleset_; }
    [[nodiscard]] const screen::KeyMap& keys() const { return keys_; }
    [[nodiscard]] Stage& stage() const { return *ports_.stage; }
    [[nodiscard]] Storage& storage() const { return *ports_.storage; }
    [[nodiscard]] ScreenStack& stack() { return stack_; }
    [[nodiscard]] VirtualClock& clock() { return clock_; }
    [[nodiscard]] PromptDesk& desk() { return desk_; }

    /// The run that is played; null between runs.
    [[nodiscard]] save::SavedRun* run() { return run_ ? &*run_ : nullptr; }
    [[nodiscard]] const save::SavedRun* run() const { return run_ ? &*run_ : nullptr; }
    /// What the hero of the run knows. Requires: run() != nullptr.
    [[nodiscard]] rules::Knowledge knowledge() const;

    /// The seed for a new run that none was named for.
    [[nodiscard]] std::uint64_t next_seed();
    void begin_run(std::uint64_t seed);
    /// Takes up the stored run. Errors: false after the title was left a notice.
    [[nodiscard]] bool resume_run();
    /// Stores the run where its hero lives. Errors: false after the reason was told; the run goes on.
    bool store_run();
    /// Nothing is played any more; what is stored stays.
    void leave_run() { run_.reset(); }

    [[nodiscard]] const save::Options& options() const { return options_; }
    /// Lets changed options be seen and heard at once.
    void change_options(const save::Options& options);
    /// Stores the options if they changed since. Errors: told.
    void store_options();

    /// Gives an action these keys; kept among the options. Requires: at least one key, none in conflict.
    void bind_keys(screen::Action action, std::span<const screen::Key> keys);
    /// Every action has the keys that the game comes with.
    void reset_keys();

    /// Keeps the finished run among the scores, with its file of record, and fills in what the recap says of
    /// that. The stored run is gone.
    void finish_run(screen::RecapModel& recap);

    /// The cell that the pointer is over, until a key is pressed.
    [[nodiscard]] std::optional<core::Point> hovered() const { return hovered_; }
    void hover(std::optional<core::Point> cell) { hovered_ = cell; }
    /// Whom the player aimed at last; invalid: nobody.
    [[nodiscard]] rules::EntityId last_target() const { return last_target_; }
    void remember_target(rules::EntityId target) { last_target_ = target; }
    /// Whether a hint was ever given. Requires: hint < 32.
    [[nodiscard]] bool was_hinted(std::uint32_t hint) const;
    /// It counts as given from now on, in later games too.
    void mark_hinted(std::uint32_t hint);

    /// The notice that the next title shows.
    [[nodiscard]] std::optional<screen::Notice> take_notice();

    /// Ends all waits with that error, which leaves their coroutines as a system_error. Requires: an error.
    void close(boost::system::error_code reason);

  private:
    /// What a run that is taken up begins with, on stage and off.
    void enter_run();

    const rules::Ruleset* ruleset_;
    screen::KeyMap default_keys_;
    screen::KeyMap keys_;
    Ports ports_;
    save::Options options_;
    save::Options stored_options_;
    std::optional<std::uint64_t> first_seed_;
    bool omniscient_;
    std::optional<save::SavedRun> run_;
    std::optional<screen::Notice> notice_;
    std::optional<core::Point> hovered_;
    rules::EntityId last_target_;
    ScreenStack stack_;
    VirtualClock clock_;
    PromptDesk desk_;
};

}  // namespace torchwake::flow
