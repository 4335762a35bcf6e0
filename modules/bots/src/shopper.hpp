#pragma once

#include "scout.hpp"

#include <map>
#include <vector>

namespace torchwake::bots {

/// Trades in the town: sells what the hero has no use for, and buys food, better gear and potions as far as
/// its purse goes, the best first. It knows the shops that it has come by, and looks for the others.
class Shopper {
  public:
    /// What to do next in a town; nothing where all is done, or it has been there long enough.
    [[nodiscard]] MaybeCommand next(const rules::Knowledge& knowledge, Scout& scout);

    /// Whether it could pay for so much in the town that the way there is worth it, and has come into money
    /// since it was there.
    [[nodiscard]] bool wants_to_town(const rules::Knowledge& knowledge, const Scout& scout) const;

  private:
    void look(const rules::Knowledge& knowledge);
    [[nodiscard]] MaybeCommand trade_with(const rules::Knowledge& knowledge, const Scout& scout,
                                          const rules::KnownActor& vendor) const;
    [[nodiscard]] MaybeCommand go_to_a_shop(const rules::Knowledge& knowledge, Scout& scout);

    std::map<content::MonsterId, core::Point> shops_;  ///< where vendors of a kind were seen
    WayMap way_;
    std::int32_t turn_ = -1;  ///< when it last was in the town
    std::int32_t turns_ = 0;  ///< that it has spent there this time
    core::Coins left_with_;   ///< its wealth then
};

}  // namespace torchwake::bots
