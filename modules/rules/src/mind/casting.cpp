#include "fight/announcing.hpp"
#include "fight/lords.hpp"
#include "level/matter.hpp"
#include "level/sight.hpp"
#include "magic/spellbook.hpp"
#include "mind/moves.hpp"
#include "mind/steps.hpp"
#include "mind/way_out.hpp"
#include "turn/conditions.hpp"
#include "world/row_bits.hpp"
#include "world/vitals.hpp"

#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/lookups.hpp>

#include <algorithm>
#include <bit>
#include <tuple>
#include <variant>

namespace torchwake::rules {
namespace {

using content::Ability;
using content::AbilityTarget;
using spatial::BitGrid;

/// Calls what(id) for each actor in the square of that radius, row by row.
template <class Do>
void for_each_near(const World& world, core::Point at, std::int32_t radius, const Do& what) {
    const BitGrid& occupied = world.caches.occupied;
    constexpr auto bits = static_cast<std::int32_t>(BitGrid::word_bits);
    const std::int32_t left = std::max(0, at.x - radius);
    const std::int32_t right = std::min(occupied.size().width, at.x + radius + 1);
    const std::int32_t bottom = std::min(occupied.size().height, at.y + radius + 1);
    for (std::int32_t y = std::max(0, at.y - radius); y < bottom; ++y) {
        for (std::int32_t base = left / bits * bits; base < right; base += bits) {
            BitGrid::Word rest = occupied.row(y)[static_cast<std::size_t>(base / bits)];
            for (rest &= row_bits(base, left, right); rest != 0; rest &= rest - 1) {
                what(world.caches.actors[{base + std::countr_zero(rest), y}]);
            }
        }
    }
}

/// The hit points of an actor, in thousandths of its maximum.
std::int32_t health_of(const World& world, EntityId actor) {
    const Vitals& vitals = world.entities.vitals[actor];
    return static_cast<std::int32_t>(std::int64_t{vitals.hit_points} * 1000 / vitals.max_hit_points);
}

/// The decisions of one monster about its abilities.
class Caster {
  public:
    Caster(const Ruleset& ruleset, World& world, EntityId caster, core::Point enemy)
        : ruleset_(ruleset),
          game_(ruleset, world),
          caster_(caster),
          kind_(definition_of(game_, caster)),
          here_(position_of(world, caster)),
          enemy_(enemy) {}

    std::optional<Command> cast() {
        for (const Ability& ability : kind_.abilities) {
            if (is_time_for(ability) &&
                game_.world.streams.minds.chance(1, static_cast<std::uint32_t>(ability.chance))) {
                if (const auto command = attempt(ability)) {
                    return command;
                }
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Command> keep_away() const {
        if (!kind_.keeps_away || std::ranges::none_of(kind_.abilities, [this](const Ability& ability) {
                return ability.target == AbilityTarget::Foe && is_affordable(ability) && is_of_use(ability);
            })) {
            return std::nullopt;
        }
        if (core::adjacent(here_, enemy_)) {
            return kind_.movement == content::Movement::Static ? std::nullopt
                                                               : step_back(game_, here_, enemy_);
        }
        const bool in_reach = std::ranges::any_of(kind_.abilities, [this](const Ability& ability) {
            return ability.target == AbilityTarget::Foe && is_time_for(ability) &&
                   clear_way_to_enemy(ability);
        });
        return in_reach ? std::optional<Command>(Wait{}) : std::nullopt;
    }

  private:
    [[nodiscard]] const content::SpellDef& spell_of(const Ability& ability) const {
        return game_.catalog.spell(ability.spell);
    }

    [[nodiscard]] bool is_affordable(const Ability& ability) const {
        return game_.world.entities.vitals[caster_].mana >= spell_of(ability).cost &&
               knows_spell(game_, caster_, ability.spell);
    }

    [[nodiscard]] std::int32_t reach_of(const Ability& ability) const {
        const auto& aim = spell_of(ability).aim;
        return ability.farthest.value > 0 ? ability.farthest.value : aim ? aim->range.value : 0;
    }

    [[nodiscard]] bool is_in_range(const Ability& ability, core::Point at) const {
        const std::int32_t distance = core::chebyshev_distance(here_, at);
        const std::int32_t reach = reach_of(ability);
        return distance >= ability.nearest.value && (reach == 0 || distance <= reach);
    }

    /// True if the ability could be used now, before chance decides; a friend to help is looked for only
    /// afterwards.
    [[nodiscard]] bool is_time_for(const Ability& ability) const {
        if (!is_affordable(ability) ||
            (ability.phase > 0 && ability.phase != phase_of(game_.world, caster_))) {
            return false;
        }
        if (ability.target == AbilityTarget::Friend) {
            return true;
        }
        return is_in_range(ability, enemy_) && is_hurt_enough(ability, caster_) && is_of_use(ability);
    }

    [[nodiscard]] bool is_hurt_enough(const Ability& ability, EntityId who) const {
        return ability.hurt_below == 0 || health_of(game_, who) < 10 * ability.hurt_below;
    }

    [[nodiscard]] bool is_of_use(const Ability& ability) const {
        const EntityId enemy = game_.world.caches.actors[enemy_];
        const EntityId target = ability.target == AbilityTarget::Self ? caster_ : enemy;
        return target.valid() && would_change(ability, target);
    }

    /// False if every effect of the spell is a condition that the target already has, or would heal it while
    /// it burns.
    [[nodiscard]] bool would_change(const Ability& ability, EntityId target) const {
        return std::ranges::any_of(
            spell_of(ability).effects, [this, target](const content::ItemEffect& effect) {
                if (std::holds_alternative<content::HealEffect>(effect)) {
                    return exposure_of(game_, target).burning == 0;
                }
                const auto* const lasting = std::get_if<content::LastingEffect>(&effect);
                return lasting == nullptr || condition_of(game_, target, lasting->kind) == nullptr;
            });
    }

    [[nodiscard]] std::optional<Command> attempt(const Ability& ability) const {
        switch (ability.target) {
            case AbilityTarget::Self:
                return checked(ability, std::nullopt);
            case AbilityTarget::Foe:
                if (ability.announced) {
                    return announced(ability);
                }
                return leave_way_out(game_, enemy_, spell_of(ability).effects) && clear_way_to_enemy(ability)
                           ? checked(ability, enemy_)
                           : std::nullopt;
            case AbilityTarget::Friend:
                break;
        }
        const EntityId one = neediest_friend(ability);
        const bool can = one.valid() && reaches_only(ability, one);
        return can ? checked(ability, position_of(game_, one)) : std::nullopt;
    }

    /// Announces a spell, which the hero sees coming and can be out of in time.
    [[nodiscard]] std::optional<Command> announced(const Ability& ability) const {
        const core::Point target = target_of_announced(ability);
        if (condition_of(game_, caster_, content::ConditionKind::Held) != nullptr) {
            return std::nullopt;
        }
        const Announcement announced = announcement_of(game_, caster_, ability.spell, target);
        const bool fair = game_.world.caches.actors[enemy_] != hero_id || announced.seen;
        const bool can =
            fair && strikes_enemy(ability, cells_of(announced)) && has_way_out(game_, caster_, announced);
        return can ? checked(ability, target) : std::nullopt;
    }

    /// The cell that is farthest on the line through the enemy, in range and in view; of an area the enemy's.
    [[nodiscard]] core::Point target_of_announced(const Ability& ability) const {
        const content::Aim& aim = *spell_of(ability).aim;
        core::Point target = enemy_;
        while (aim.radius.value == 0) {
            const core::Point farther = target + (enemy_ - here_);
            if (core::chebyshev_distance(here_, farther) > reach_of(ability) ||
                !game_.world.level.tiles.contains(farther) || !sees_cell(game_, caster_, farther)) {
                break;
            }
            target = farther;
        }
        return target;
    }

    [[nodiscard]] std::optional<Command> checked(const Ability& ability,
                                                 std::optional<core::Point> target) const {
        const auto& spells = game_.world.entities.spellbooks[caster_].spells;
        const auto place = std::ranges::find(spells, ability.spell) - spells.begin();
        return if_legal(ruleset_, game_, caster_, Cast{Slot{static_cast<std::uint8_t>(place)}, target});
    }

    [[nodiscard]] std::vector<core::Point> cells_by(const Ability& ability, core::Point target) const {
        if (ability.announced) {
            return cells_of(announcement_of(game_, caster_, ability.spell, target_of_announced(ability)));
        }
        const content::Aim& aim = *spell_of(ability).aim;
        return reached_cells(game_, trace_flight(game_, here_, target, manner_of(aim)), aim);
    }

    [[nodiscard]] std::vector<EntityId> actors_in(const std::vector<core::Point>& cells) const {
        std::vector<EntityId> found;
        for (const core::Point at : cells) {
            if (game_.world.caches.actors[at].valid()) {
                found.push_back(game_.world.caches.actors[at]);
            }
        }
        return found;
    }

    [[nodiscard]] bool clear_way_to_enemy(const Ability& ability) const {
        return strikes_enemy(ability, cells_by(ability, enemy_));
    }

    /// True if the enemy is in those cells and, unless the caster is careless, only actors that it fights.
    [[nodiscard]] bool strikes_enemy(const Ability& ability, const std::vector<core::Point>& cells) const {
        const EntityId enemy = game_.world.caches.actors[enemy_];
        const std::vector<EntityId> reached = actors_in(cells);
        return std::ranges::count(reached, enemy) > 0 &&
               (ability.careless || std::ranges::all_of(reached, [this](EntityId other) {
                    return other != caster_ && hostile(game_, caster_, other);
                }));
    }

    [[nodiscard]] bool reaches_only(const Ability& ability, EntityId one) const {
        const std::vector<EntityId> reached = actors_in(cells_by(ability, position_of(game_, one)));
        return std::ranges::all_of(reached, [one](EntityId other) { return other == one; }) &&
               !reached.empty();
    }

    /// The friend in range and view that the spell helps most: the one with the least health, then the
    /// nearest; an invalid id if there is none.
    [[nodiscard]] EntityId neediest_friend(const Ability& ability) const {
        EntityId best;
        std::tuple<std::int32_t, std::int32_t, EntityId> need;
        for_each_near(game_, here_, reach_of(ability), [&](EntityId other) {
            if (other == hero_id || other == caster_ || !is_to_be_helped(ability, other)) {
                return;
            }
            const std::tuple its_need{health_of(game_, other),
                                      core::chebyshev_distance(here_, position_of(game_, other)), other};
            if (!best.valid() || its_need < need) {
                best = other;
                need = its_need;
            }
        });
        return best;
    }

    /// True for a member of its camp in a fight, in range and view, that the spell would help.
    [[nodiscard]] bool is_to_be_helped(const Ability& ability, EntityId other) const {
        const Intent intent = game_.world.entities.minds[other].intent;
        const core::Point at = position_of(game_, other);
        return (intent == Intent::Hunt || intent == Intent::Flee) &&
               camp_of(game_, other) == camp_of(game_, caster_) && is_hurt_enough(ability, other) &&
               would_change(ability, other) && is_in_range(ability, at) && sees_cell(game_, caster_, at);
    }

    const Ruleset& ruleset_;
    MutableGameState game_;
    EntityId caster_;
    const content::MonsterDef& kind_;
    core::Point here_;
    core::Point enemy_;
};

}  // namespace

std::optional<Command> casting(const Ruleset& ruleset, World& world, EntityId caster, core::Point enemy) {
    return Caster(ruleset, world, caster, enemy).cast();
}

std::optional<Command> keeping_away(const Ruleset& ruleset, World& world, EntityId caster,
                                    core::Point enemy) {
    return Caster(ruleset, world, caster, enemy).keep_away();
}

bool is_spent(GameState game, EntityId caster, bool has_fled) {
    const content::MonsterDef& kind = definition_of(game, caster);
    if (kind.abilities.empty()) {
        return false;
    }
    std::int32_t least = kind.mana;
    for (const Ability& ability : kind.abilities) {
        least = std::min(least, game.catalog.spell(ability.spell).cost);
    }
    const Vitals& vitals = game.world.entities.vitals[caster];
    return vitals.mana < (has_fled ? std::max(least, vitals.max_mana / 2) : least);
}

void regrow_mana(MutableGameState game, EntityId actor) {
    const content::MonsterDef& kind = definition_of(game, actor);
    if (actor == hero_id || kind.mana_turns == 0) {
        return;
    }
    const Vitals& vitals = game.world.entities.vitals[actor];
    const auto turns = static_cast<std::uint32_t>(kind.mana_turns);
    if (vitals.mana < vitals.max_mana && game.world.streams.minds.chance(1, turns)) {
        restore_mana(game, actor, 1);
    }
}

}  // namespace torchwake::rules
