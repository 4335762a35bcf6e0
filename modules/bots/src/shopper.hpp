#pragma once

#include "scout.hpp"

#include <torchwake/rules/trade.hpp>

#include <cstdint>
#include <map>
#include <vector>

namespace torchwake::bots {

/// Trades with the vendors of the level that it knows: sells what the hero does not need, and buys food,
/// better gear, potions and magic to aim, the best first, while its coins last. It knows the wares of a
/// vendor once it has stood beside it, until the hero reaches a new depth.
class Shopper {
  public:
    /// The next command to trade; nothing if all is done, or if it has walked long enough on this level.
    [[nodiscard]] MaybeCommand next(const forecast::Knowledge& knowledge, Scout& scout);

    /// Goes to the town, by a scroll or from near it on foot, if the hero is rich and has not been there
    /// lately, or if it grows hungry without a meal and can pay for some; else nothing.
    [[nodiscard]] MaybeCommand go_to_town(const forecast::Knowledge& knowledge, Scout& scout);

  private:
    /// The wares of a vendor when it last stood beside it.
    struct Visit {
        std::int32_t deepest_depth = 0;
        std::vector<rules::Ware> wares;
    };

    [[nodiscard]] MaybeCommand trade_with(const forecast::Knowledge& knowledge, const Scout& scout,
                                          const forecast::KnownActor& vendor);
    [[nodiscard]] bool has_business_with(const forecast::Knowledge& knowledge, const Scout& scout,
                                         content::MonsterId vendor) const;
    [[nodiscard]] MaybeCommand go_to_a_shop(const forecast::Knowledge& knowledge, Scout& scout);

    std::map<content::MonsterId, Visit> visits_;
    autopilot::PathMap way_;
    std::int32_t depth_ = 0;
    std::int32_t steps_ = 0;         ///< on this level, to shops or to the town
    bool on_foot_ = false;           ///< true while the hero walks to the town
    std::int32_t last_journey_ = 0;  ///< the deepest depth when it last went to the town
    std::int32_t last_fasting_ = 0;  ///< the deepest depth when it last went there for meals
};

}  // namespace torchwake::bots
