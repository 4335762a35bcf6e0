#pragma once

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

/// The whole game behind one object: it takes inputs and time, and its screen stack lists the open screens.
/// It owns the coroutines, the virtual clock and the screen stack; it knows no window, no file and no wall
/// clock.
class Game {
  public:
    /// A game that has not begun; see start(). Requires: ruleset and ports outlive the game.
    Game(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
         const GameSettings& settings);
    ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    Game(Game&&) = delete;
    Game& operator=(Game&&) = delete;

    /// Runs until the first prompt.
    void start();
    /// Takes one input, then runs until every coroutine waits for another input or for time. False if the
    /// input has no meaning now.
    bool input(const screen::Input& input);
    /// Advances virtual time.
    void advance(core::Milliseconds time);
    /// The virtual time since the start.
    [[nodiscard]] core::Milliseconds now() const;
    /// The next time at which something is due without input; nothing if there is none.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;
    /// Ends every wait and every coroutine, and stores the run.
    void close();
    /// True once every coroutine has ended, because the player quit or close() was called.
    [[nodiscard]] bool ended() const;

    /// The open screens, outermost first.
    [[nodiscard]] std::span<const screen::Entry> screens() const;
    /// A number that changes whenever the open screens may have changed. It stays equal while the game waits,
    /// because only a running coroutine changes a screen's model.
    [[nodiscard]] std::uint64_t revision() const;
    /// The open prompt; null if there is none, as during a death or an animation that can't be skipped.
    [[nodiscard]] const screen::Prompt* prompt() const;
    /// The names of the open scopes, joined as in "play/use".
    [[nodiscard]] std::string awaiting() const;
    /// The run's world; null at the title.
    [[nodiscard]] const rules::World* world() const;
    /// The name of the run that is played, restored or watched; empty if there is none.
    [[nodiscard]] const std::string& shown_run() const;
    /// The options as the player has them now.
    [[nodiscard]] const save::Options& options() const;
    /// The key map with the player's own bindings.
    [[nodiscard]] const screen::KeyMap& keys() const;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::flow
