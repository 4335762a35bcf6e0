#pragma once

#include <torchwake/bots/bot.hpp>

#include <memory>

namespace torchwake::bots {

/// A plain soul: drinks when hurt, fights whoever comes into view, rests, explores, gathers, goes down when
/// nothing is left, and up again with the prize. It draws nothing, and remembers nothing but whom it is
/// after.
class Fighter final : public Bot {
  public:
    Fighter();
    ~Fighter() override;
    [[nodiscard]] rules::Command next(const rules::Knowledge& knowledge) override;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::bots
