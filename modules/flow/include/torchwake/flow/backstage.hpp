#pragma once

// What all coroutines of a game work with. They are given a pointer to it, and keep nothing of the game in
// their frames: the run and the options are here.

#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/prompt_desk.hpp>
#include <torchwake/flow/screen_stack.hpp>
#include <torchwake/flow/settings.hpp>
#include <torchwake/flow/virtual_clock.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/screen/key_map.hpp>

#include <boost/system/error_code.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace torchwake::flow {

class Backstage {
  public:
    /// Requires: ruleset, keys and ports outlive this.
    Backstage(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
              const GameSettings& settings);

    [[nodiscard]] const rules::Ruleset& ruleset() const { return *ruleset_; }
    [[nodiscard]] const screen::KeyMap& keys() const { return *keys_; }
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

    /// The notice that the next title shows.
    [[nodiscard]] std::optional<screen::Notice> take_notice();

    /// Ends all waits with that error, which leaves their coroutines as a system_error. Requires: an error.
    void close(boost::system::error_code reason);

  private:
    const rules::Ruleset* ruleset_;
    const screen::KeyMap* keys_;
    Ports ports_;
    save::Options options_;
    save::Options stored_options_;
    std::optional<std::uint64_t> first_seed_;
    std::optional<save::SavedRun> run_;
    std::optional<screen::Notice> notice_;
    ScreenStack stack_;
    VirtualClock clock_;
    PromptDesk desk_;
};

}  // namespace torchwake::flow
