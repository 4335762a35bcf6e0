#pragma once

#include <torchwake/flow/backstage.hpp>
#include <torchwake/flow/player.hpp>

namespace torchwake::flow {

/// A person at a screen, whatever its kind: prompts, menus and waits go through the backstage.
/// Requires: the layer "play" is open while it is asked; the backstage has a run and outlives the player.
class HumanPlayer final : public PlayerPort {
  public:
    explicit HumanPlayer(Backstage& backstage);

    [[nodiscard]] Task<Decision> next_decision() override;
    void refuse(const rules::Refusal& refusal) override;
    [[nodiscard]] core::Milliseconds show(const rules::Turn& turn) override;
    /// A fresh key ends it at once.
    [[nodiscard]] Task<void> watch(core::Milliseconds time) override;

  private:
    using Answer = std::optional<Decision>;

    /// What one answer at the play prompt comes to; nothing where a screen was opened and closed.
    [[nodiscard]] Task<Answer> decide(screen::Action action);

    Backstage* backstage_;
    screen::Prompt play_prompt_;
    screen::Prompt watch_prompt_;
};

}  // namespace torchwake::flow
