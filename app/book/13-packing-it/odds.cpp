#include "odds.hpp"

#include <torchwake/core/grid.hpp>

#include <vector>

namespace {

/// The chance of each number, from 0 on.
using Distribution = std::vector<double>;
/// The chance to win, by the health of the hero (x) and of the monster (y). It is 0 where one of them is
/// dead.
using Wins = core::Grid<double>;

Distribution plus_die(const Distribution& sum, int sides) {
    Distribution result(sum.size() + sides);
    for (std::size_t number = 0; number < sum.size(); ++number) {
        for (int side = 1; side <= sides; ++side) {
            result[number + side] += sum[number] / sides;
        }
    }
    return result;
}

/// The damage of an attack; 0 if it misses.
Distribution damage_of(const Attack& attack) {
    const double hits = (21 - attack.hits_from) / 20.0;
    Distribution damage{hits};
    for (int die = 0; die < attack.damage.count; ++die) {
        damage = plus_die(damage, attack.damage.sides);
    }
    damage[0] = 1 - hits;
    return damage;
}

/// The chance to win before a turn with these damages, if `next` has that before the turn after it.
double chance_before(const Wins& next, core::Point health, const Distribution& given,
                     const Distribution& taken) {
    double chance = 0;
    for (int blow = 0; blow < std::ssize(given); ++blow) {
        const int left = health.y - blow;
        for (int wound = 0; wound < std::ssize(taken) && wound < health.x && left > 0; ++wound) {
            chance += given[blow] * taken[wound] * next[{health.x - wound, left}];
        }
        chance += left <= 0 ? given[blow] : 0;
    }
    return chance;
}

}  // namespace

double chance_to_win(int health, const Monster& monster, int turn) {
    const Distribution given = damage_of(hero_attack);
    const Distribution bites = damage_of(monster.kind->attack);
    const Distribution taken_even = acts_in(*monster.kind, 0) ? bites : Distribution{1};
    const Distribution taken_odd = acts_in(*monster.kind, 1) ? bites : Distribution{1};
    Wins even({health + 1, monster.health + 1});  // before a turn with an even number
    Wins odd = even;
    for (core::Point at{1, 1}; at.y <= monster.health; ++at.y) {
        for (at.x = 1; at.x <= health; ++at.x) {
            // Both grids have 0 here. So these are the chances without the case that both miss and nothing
            // changes.
            const double even_hit = chance_before(odd, at, given, taken_even);
            const double odd_hit = chance_before(even, at, given, taken_odd);
            const double even_miss = given[0] * taken_even[0];
            const double odd_miss = given[0] * taken_odd[0];
            even[at] = (even_hit + even_miss * odd_hit) / (1 - even_miss * odd_miss);
            odd[at] = odd_hit + odd_miss * even[at];
        }
    }
    return (turn % 2 == 0 ? even : odd)[{health, monster.health}];
}
