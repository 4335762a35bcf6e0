#pragma once

#include <torchwake/bots/bot.hpp>

#include <memory>

namespace torchwake::bots {

/// Plays simply: drinks when hurt, fights every enemy in view, rests, explores, gathers, goes down when
/// nothing is left, and up again with the prize. It draws no random numbers, and remembers only the enemy
/// that it chases.
class Fighter final : public Bot {
  public:
    /// At the beginning of a run.
    explicit Fighter(const Conduct& conduct = {});
    ~Fighter() override;
    [[nodiscard]] rules::Command next(const forecast::Knowledge& knowledge) override;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::bots
