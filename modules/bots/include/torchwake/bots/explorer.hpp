#pragma once

#include <torchwake/bots/bot.hpp>

#include <memory>

namespace torchwake::bots {

/// Plays as a careful person would: weighs each fight by its outlook, uses what it has found, runs for the
/// stairs from what is too strong, rests where it is safe, goes down when it is strong enough, and brings the
/// prize up.
class Explorer final : public Bot {
  public:
    Explorer();
    ~Explorer() override;
    [[nodiscard]] rules::Command next(const rules::Knowledge& knowledge) override;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::bots
