#include "battle.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace torchwake::bots {
namespace {

/// The blows that a foe takes that the hero can't hurt.
constexpr std::int64_t endless = 100;

bool holds(const Battle& battle, core::Point at) {
    return battle.hero == at || std::ranges::find(battle.foes(), at, &Foe::at) != battle.foes().end();
}

void bury(Battle& battle) {
    const auto dead =
        std::ranges::remove_if(battle.foes(), [](const Foe& foe) { return foe.hit_points <= 0; });
    battle.count -= dead.size();
}

/// Takes `amount` thousandths of their hit points from the foes nearest to a cell, one after the other.
void strike(Battle& battle, core::Point at, std::int32_t amount) {
    std::ranges::sort(battle.foes(), {}, [at](const Foe& foe) {
        return std::pair(core::chebyshev_distance(foe.at, at), foe.at);
    });
    for (Foe& foe : battle.foes()) {
        const std::int32_t part = std::min(amount, milli);
        foe.hit_points -= static_cast<std::int32_t>(std::int64_t{foe.hit_points} * part / milli);
        amount -= part;
    }
}

std::int64_t turns_to_kill(const Foe& foe) {
    return foe.our_blow > 0 ? (foe.hit_points + foe.our_blow - 1) / foe.our_blow : endless;
}

}  // namespace

std::int32_t BattleSearch::worth(const Battle& battle, const Deed& deed, int turns) const {
    Battle after = battle;
    carry_out(after, deed);
    bury(after);
    if (!after.left) {
        let_foes_act(after);
        bury(after);
    }
    const bool ends = turns == 0 || after.left || after.count == 0 || after.hit_points <= 0;
    return ends ? worth_of_end(after) : best_worth(after, turns);
}

std::int32_t BattleSearch::best_worth(const Battle& battle, int turns) const {
    std::int32_t best = worth(battle, {}, turns - 1);
    const auto consider = [&](const Deed& deed) { best = std::max(best, worth(battle, deed, turns - 1)); };
    const spatial::OpenNeighbours& steps = ground_.map->steps();
    for (const core::Direction direction : core::all_directions) {
        if (!steps.allows(battle.hero, direction)) {
            continue;
        }
        const core::Point to = core::step(battle.hero, direction);
        if (holds(battle, to)) {
            consider({.kind = Deed::Kind::Blow, .at = to});
        } else if (ground_.map->is_safe(to)) {
            consider({.kind = Deed::Kind::Step, .at = to});
        }
    }
    if (std::ranges::find(ground_.stairs, battle.hero) != ground_.stairs.end()) {
        consider({.kind = Deed::Kind::Leave, .spent = ground_.max_hit_points / 10});
    }
    return best;
}

std::int32_t BattleSearch::worth_of_end(const Battle& battle) const {
    constexpr std::int64_t worst = -1'000'000'000;
    const std::int64_t left = battle.hit_points - harm_to_come(battle);
    const std::int64_t worth = (left < 0 ? 2 * left : left) - battle.spent;
    return static_cast<std::int32_t>(std::max(worth, worst));
}

/// The foes are killed one after the other, those beside the hero first. Meanwhile those strike for whom
/// there is room beside the hero, each once it has come.
std::int64_t BattleSearch::harm_to_come(Battle battle) const {
    if (battle.left) {
        keep_followers(battle);
    }
    const auto distance = [&battle](const Foe& foe) { return core::chebyshev_distance(foe.at, battle.hero); };
    std::ranges::sort(battle.foes(), {},
                      [&](const Foe& foe) { return std::tuple(distance(foe), turns_to_kill(foe), foe.at); });
    std::int64_t elapsed = 0;
    std::int64_t harm = 0;
    for (std::size_t killed = 0; killed < battle.count; ++killed) {
        const Foe& victim = battle.of[killed];
        const std::int64_t way = victim.range > 0 || victim.fixed ? std::max(0, distance(victim) - 1) : 0;
        const std::int64_t end = elapsed + way + turns_to_kill(victim);
        harm += harm_between(battle, killed, elapsed, end);
        elapsed = end;
    }
    return harm;
}

/// The harm by all foes but the first `killed` ones between two turns from now.
std::int64_t BattleSearch::harm_between(const Battle& battle, std::size_t killed, std::int64_t begin,
                                        std::int64_t end) const {
    std::int64_t harm = 0;
    std::ptrdiff_t room = 0;
    for (const core::Direction direction : core::all_directions) {
        room += ground_.map->steps().allows(battle.hero, direction) ? 1 : 0;
    }
    for (const Foe& foe : battle.foes().subspan(killed)) {
        const std::int32_t distance = core::chebyshev_distance(foe.at, battle.hero);
        const bool shoots = foe.shot > 0 && distance > 1;
        if (!shoots && (room-- <= 0 || (foe.fixed && distance > 1))) {
            continue;
        }
        const std::int64_t arrives = foe.held + (shoots ? 0 : distance - 1);
        const std::int64_t turns = std::max<std::int64_t>(0, end - std::max(begin, arrives));
        harm += turns * (shoots ? foe.shot : foe.blow) * foe.pace / milli;
    }
    return harm;
}

/// Leaves only those that follow a hero that leaves.
void BattleSearch::keep_followers(Battle& battle) const {
    for (Foe& foe : battle.foes()) {
        const bool follows = beside(foe.at, battle.hero) && foe.held == 0 && !foe.fixed;
        foe.hit_points = follows ? foe.hit_points : 0;
    }
    bury(battle);
}

void BattleSearch::carry_out(Battle& battle, const Deed& deed) const {
    battle.spent += deed.spent;
    const auto foe = std::ranges::find(battle.foes(), deed.at, &Foe::at);
    switch (deed.kind) {
        case Deed::Kind::Wait:
            break;
        case Deed::Kind::Step:
            battle.hero = deed.at;
            break;
        case Deed::Kind::Blow:
        case Deed::Kind::Shot:
            if (foe != battle.foes().end()) {
                foe->hit_points -= deed.kind == Deed::Kind::Blow ? foe->our_blow : deed.amount;
            }
            break;
        case Deed::Kind::Strike:
            strike(battle, deed.at, deed.amount);
            break;
        case Deed::Kind::Heal:
            battle.hit_points = std::min(ground_.max_hit_points, battle.hit_points + deed.amount);
            break;
        case Deed::Kind::Leave:
            battle.left = true;
            break;
    }
}

void BattleSearch::let_foes_act(Battle& battle) const {
    for (Foe& foe : battle.foes()) {
        foe.hit_points -= foe.matter;
        for (foe.due += foe.pace; foe.due >= milli && foe.hit_points > 0; foe.due -= milli) {
            act(battle, foe);
        }
    }
}

void BattleSearch::act(Battle& battle, Foe& foe) const {
    if (foe.held > 0) {
        --foe.held;
    } else if (beside(foe.at, battle.hero)) {
        battle.hit_points -= foe.blow;
    } else if (foe.shot > 0 && core::chebyshev_distance(foe.at, battle.hero) <= foe.range) {
        battle.hit_points -= foe.shot;
    } else if (!foe.fixed) {
        approach(battle, foe);
    }
}

/// Takes the step that leads nearest to the hero, as the crow flies where it is near, by the way where it is
/// far.
void BattleSearch::approach(const Battle& battle, Foe& foe) const {
    constexpr std::int32_t close = 3;
    const auto distance = [&](core::Point at) {
        const std::int32_t straight = core::chebyshev_distance(at, battle.hero);
        return straight <= close ? straight : std::max(straight, (*ground_.distances)[at]);
    };
    core::Point best = foe.at;
    for (const core::Direction direction : core::all_directions) {
        const core::Point to = core::step(foe.at, direction);
        if (ground_.map->steps().allows(foe.at, direction) && distance(to) < distance(best) &&
            !holds(battle, to)) {
            best = to;
        }
    }
    foe.at = best;
}

bool BattleSearch::beside(core::Point one, core::Point other) const {
    const auto direction = core::direction_between(one, other);
    return direction && ground_.map->steps().allows(one, *direction);
}

}  // namespace torchwake::bots
