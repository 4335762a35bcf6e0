#include "blows.hpp"

#include <torchwake/forecast/distribution.hpp>
#include <torchwake/rules/formulas.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::forecast {
namespace {

/// The blows of one fighter against another: the next one, those while the victim is awake and unhurt, and
/// those afterwards.
struct Blows {
    Distribution next;
    Distribution unhurt;
    Distribution later;
};

Distribution blow_of(const rules::Fighter& attacker, const rules::Fighter& victim) {
    ExactDice dice;
    return roll_blow(dice, blow_facts(attacker, victim));
}

Blows blows_of(const rules::Fighter& attacker, rules::Fighter victim) {
    const Distribution next = blow_of(attacker, victim);
    Blows blows{next, next, next};
    const bool surprises = victim.asleep && (attacker.powers[content::Power::Ambush] > 0 || victim.guard > 0);
    const bool warded = victim.unhurt && victim.powers[content::Power::Ward] > 0;
    victim.asleep = false;
    blows.unhurt = surprises ? blow_of(attacker, victim) : next;
    victim.unhurt = false;
    blows.later = warded ? blow_of(attacker, victim) : blows.unhurt;
    return blows;
}

/// The number of blows after which the other is more likely dead than not.
std::int32_t likely_blows(const Blows& all, const Health& health) {
    const std::int32_t hit_points = health.now;
    Distribution taken(0);
    for (std::int32_t blows = 1; blows < most_blows; ++blows) {
        if (blows > 1 && health.regained > 0) {
            taken = lowered_below(taken, hit_points, health.regained, hit_points - health.most);
        }
        if (blows == 1) {
            taken = all.next;
        } else if (all.unhurt == all.later) {
            taken += all.later;
        } else {
            taken = sum_by_value(taken, all.unhurt, all.later);
        }
        taken = at_most(taken, hit_points);
        const std::uint64_t dead = taken.weight(hit_points);
        if (dead > taken.total() - dead) {
            return blows;
        }
    }
    return most_blows;
}

/// The least number of blows that can take those hit points. Requires: the next one can land.
std::int32_t fewest_blows(const Blows& all, const Health& health) {
    std::int32_t left = health.now - all.next.most();
    std::int32_t blows = 1;
    for (; left > 0 && blows < most_blows; ++blows) {
        left = std::min(left + health.regained, health.most) - all.later.most();
    }
    return blows;
}

}  // namespace

BlowForecast forecast_blows(const rules::Fighter& attacker, const rules::Fighter& victim,
                            const Health& health) {
    const Blows all = blows_of(attacker, victim);
    if (all.next.most() == 0) {
        return {};
    }
    return {.hit_permille = all.next.permille_from(1),
            .least_damage = all.next.least_above(0),
            .most_damage = all.next.most(),
            .fewest_blows = fewest_blows(all, health),
            .likely_blows = likely_blows(all, health),
            .recoil = victim.powers[content::Power::Thorns],
            .gain = attacker.powers[content::Power::Leech]};
}

}  // namespace torchwake::forecast
