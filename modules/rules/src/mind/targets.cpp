#include "level/sight.hpp"
#include "mind/mind.hpp"
#include "world/row_bits.hpp"

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>

namespace torchwake::rules {
namespace {

using spatial::BitGrid;

/// Searches the rows around the eye first, and no farther than the nearest actor found so far.
class Search {
  public:
    Search(GameState game, EntityId monster)
        : reactions_(game.catalog.reactions()),
          game_(game),
          monster_(monster),
          eye_(position_of(game, monster)),
          kind_(game.world.entities.creatures[monster].kind),
          minded_(reactions_.minded(reactions_.camp_of(kind_))),
          vision_(game.catalog.monster(kind_).vision),
          reach_(vision_.value) {}

    EntityId run() {
        if ((minds(hero_id) || bears_grudge(game_, monster_)) && notices_hero(game_, monster_)) {
            take(hero_id, position_of(game_, hero_id));
        }
        if ((minded_ & game_.world.caches.crowd.present()) == 0) {
            return nearest_;
        }
        look_along(eye_.y);
        for (std::int32_t away = 1; away <= reach_; ++away) {
            look_along(eye_.y - away);
            look_along(eye_.y + away);
        }
        return nearest_;
    }

  private:
    [[nodiscard]] bool minds(EntityId other) const {
        const content::Camp camp = reactions_.camp_of(game_.world.entities.creatures[other].kind);
        return (minded_ & content::only(camp)) != 0;
    }

    void take(EntityId found, core::Point at) {
        nearest_ = found;
        reach_ = core::chebyshev_distance(eye_, at);
    }

    void look_along(std::int32_t y) {
        const BitGrid& occupied = game_.world.caches.occupied;
        if (y < 0 || y >= occupied.size().height) {
            return;
        }
        const std::int32_t first = std::max(0, eye_.x - reach_);
        const std::int32_t end = std::min(occupied.size().width, eye_.x + reach_ + 1);
        constexpr auto bits = static_cast<std::int32_t>(BitGrid::word_bits);
        for (std::int32_t base = first / bits * bits; base < end; base += bits) {
            BitGrid::Word rest = occupied.row(y)[static_cast<std::size_t>(base / bits)];
            for (rest &= row_bits(base, first, end); rest != 0; rest &= rest - 1) {
                consider({base + std::countr_zero(rest), y});
            }
        }
    }

    void consider(core::Point at) {
        const EntityId other = game_.world.caches.actors[at];
        const std::int32_t distance = core::chebyshev_distance(eye_, at);
        const bool nearer =
            distance < reach_ || (distance == reach_ && (!nearest_.valid() || other < nearest_));
        if (nearer && other != monster_ && other != hero_id && minds(other) && is_awake(other) &&
            can_see(game_, eye_, vision_, at)) {
            take(other, at);
        }
    }

    [[nodiscard]] bool is_awake(EntityId other) const {
        return game_.world.entities.minds[other].intent != Intent::Sleep;
    }

    const content::Reactions& reactions_;
    GameState game_;
    EntityId monster_;
    core::Point eye_;
    content::MonsterId kind_;
    content::CampSet minded_;
    core::Cells vision_;
    std::int32_t reach_;
    EntityId nearest_;
};

}  // namespace

EntityId nearest_target(GameState game, EntityId monster) {
    return Search(game, monster).run();
}

bool sees_enemy(GameState game, EntityId actor) {
    if (actor != hero_id) {
        return nearest_target(game, actor).valid();
    }
    for (const Placed& enemy : visible_enemies(game)) {
        if (feigning(game, enemy.id) == nullptr) {
            return true;
        }
    }
    return false;
}

}  // namespace torchwake::rules
