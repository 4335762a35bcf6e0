#pragma once

#include "scout.hpp"

#include <map>
#include <vector>

namespace torchwake::bots {

/// Trades in the town: sells what the hero does not need, and buys food, better gear and potions, the best
/// first, while its coins last. It knows the shops that it has seen, and looks for the others.
class Shopper {
  public:
    /// The next command in a town; nothing if all is done, or if it has stayed long enough.
    [[nodiscard]] MaybeCommand next(const rules::Knowledge& knowledge, Scout& scout);

    /// True if it could buy enough in the town to make the return worth it, and has gained money since it was
    /// there.
    [[nodiscard]] bool wants_to_town(const rules::Knowledge& knowledge, const Scout& scout) const;

  private:
    void look(const rules::Knowledge& knowledge);
    [[nodiscard]] MaybeCommand trade_with(const rules::Knowledge& knowledge, const Scout& scout,
                                          const rules::KnownActor& vendor) const;
    [[nodiscard]] MaybeCommand go_to_a_shop(const rules::Knowledge& knowledge, Scout& scout);

    std::map<content::MonsterId, core::Point> shops_;  ///< where vendors of a kind were seen
    autopilot::PathMap way_;
    std::int32_t turn_ = -1;  ///< when it last was in the town
    std::int32_t turns_ = 0;  ///< spent there this time
    core::Coins left_with_;   ///< its wealth then
};

}  // namespace torchwake::bots
