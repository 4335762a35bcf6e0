#pragma once

// The whole game behind one object: inputs and time go in, and the screen stack says what is open. It owns
// the coroutines, the virtual clock and the screen stack; it knows no window, no file and no wall clock.

#include <torchwake/core/units.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/settings.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace torchwake::flow {

class Game {
  public:
    /// Requires: ruleset and ports outlive the game.
    Game(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
         const GameSettings& settings);
    ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    Game(Game&&) = delete;
    Game& operator=(Game&&) = delete;

    /// Runs until the first prompt.
    void start();
    /// Gives one input and runs until nothing moves without another input or time.
    /// False where the input means nothing here.
    bool input(const screen::Input& input);
    /// Lets virtual time pass.
    void advance(core::Milliseconds time);
    /// The time since start, as advanced.
    [[nodiscard]] core::Milliseconds now() const;
    /// When something is due without input; nothing: never.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;
    /// Closes the ports: the run is saved, every coroutine ends.
    void close();
    [[nodiscard]] bool ended() const;

    /// What is open, outermost first.
    [[nodiscard]] std::span<const screen::Entry> screens() const;
    /// Changes whenever what is open may have changed, and not while the game waits: models change where a
    /// coroutine runs, and it runs between two waits only.
    [[nodiscard]] std::uint64_t revision() const;
    /// The prompt that waits; null where none does (a death, an animation that can't be skipped).
    [[nodiscard]] const screen::Prompt* prompt() const;
    /// "play/use": the names of the open scopes.
    [[nodiscard]] std::string awaiting() const;
    /// The run's world; null at the title.
    [[nodiscard]] const rules::World* world() const;
    [[nodiscard]] const save::Options& options() const;
    /// What keys do, as the player set them.
    [[nodiscard]] const screen::KeyMap& keys() const;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::flow
