#pragma once

#include <torchwake/bots/bot.hpp>

#include <memory>

namespace torchwake::bots {

/// Plays like the explorer, but searches each fight some turns ahead, on a copy of what the hero knows, with
/// mean harm in place of dice: where to stand, whom to strike, whether to wait, to use something or to leave.
/// It does what it finds where that is better than what the explorer would do. Cost: up to 1 ms for a turn of
/// a fight, besides that of the explorer.
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
