#pragma once

#include <torchwake/bots/bot.hpp>

#include <memory>

namespace torchwake::bots {

/// Plays like the explorer, but searches each fight some turns ahead, on a copy of what the hero knows, with
/// mean harm in place of dice: where to stand, whom to strike, whether to wait, to use something or to leave.
/// It does what it finds where that is better than what the explorer would do. Cost: 0.3 ms for a turn of a
/// fight on average, besides that of the explorer; nearly all of it are forecasts of what items and spells
/// do.
class Planner final : public Bot {
  public:
    /// At the beginning of a run.
    explicit Planner(const Conduct& conduct = {});
    ~Planner() override;
    [[nodiscard]] rules::Command next(const forecast::Knowledge& knowledge) override;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::bots
