#pragma once

#include <torchwake/bots/bot.hpp>

#include <memory>

namespace torchwake::bots {

/// Plays as a careful person would: weighs each fight by its forecast, uses what it finds, flees to the
/// stairs from what is too strong, rests in safety, goes down when it is strong enough, and carries the prize
/// out.
class Explorer final : public Bot {
  public:
    /// At the beginning of a run.
    explicit Explorer(const Conduct& conduct = {});
    ~Explorer() override;
    [[nodiscard]] rules::Command next(const forecast::Knowledge& knowledge) override;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::bots
