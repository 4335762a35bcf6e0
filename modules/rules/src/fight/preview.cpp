#include "fight/fighter.hpp"
#include "fight/shot.hpp"
#include "turn/conditions.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/distribution.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/preview.hpp>
#include <torchwake/rules/shooting.hpp>

#include <algorithm>
#include <tuple>
#include <variant>

namespace torchwake::rules {
namespace {

/// The blows of distribution `blow` after which the other is more likely dead than not.
std::int32_t likely_blows(const Distribution& blow, std::int32_t hit_points) {
    Distribution taken(0);
    for (std::int32_t blows = 1; blows < most_blows; ++blows) {
        taken += blow;
        taken = at_most(taken, hit_points);
        const std::uint64_t dead = taken.weight(hit_points);
        if (dead > taken.total() - dead) {
            return blows;
        }
    }
    return most_blows;
}

BlowOutlook outlook(const Fighter& attacker, const Fighter& victim, std::int32_t hit_points) {
    ExactDice dice;
    const Distribution blow = roll_blow(dice, blow_facts(attacker, victim));
    const std::int32_t most = blow.most();
    if (most == 0) {
        return {};
    }
    return {.hit_permille = blow.permille_from(1),
            .least_damage = blow.least_above(0),
            .most_damage = most,
            .fewest_blows = std::min(most_blows, (hit_points + most - 1) / most),
            .likely_blows = likely_blows(blow, hit_points)};
}

/// The sum of all effects of an aimed source on one actor.
struct StrikeSum {
    Distribution damage{0};
    std::vector<content::LastingEffect> conditions;
};

StrikeSum strike_of(const std::vector<content::ItemEffect>& effects, std::int32_t intelligence) {
    ExactDice dice;
    StrikeSum strike;
    for (const content::ItemEffect& effect : effects) {
        if (const auto* damage = std::get_if<content::DamageEffect>(&effect)) {
            strike.damage += roll_strike(dice, damage->dice, intelligence);
        } else if (const auto* lasting = std::get_if<content::LastingEffect>(&effect)) {
            const content::LastingEffect used = used_by(*lasting, intelligence);
            if (used.turns > 0) {
                strike.conditions.push_back(used);
            }
        }
    }
    return strike;
}

/// The damage when a saving throw succeeds on `saved` of its twenty results.
Distribution damage_with_saves(const Distribution& damage, bool spares, std::int32_t saved) {
    const Distribution less = spares ? Distribution(0) : halved(damage);
    std::vector<Distribution> parts(static_cast<std::size_t>(saved), less);
    parts.resize(20, damage);
    return Distribution::mixture(parts);
}

StrikeOutlook outlook(const StrikeSum& strike, const KnownActor& victim) {
    return {.victim = victim.id,
            .kind = victim.kind,
            .at = victim.at,
            .least_damage = strike.damage.least(),
            .most_damage = strike.damage.most(),
            .kill_permille = strike.damage.permille_from(victim.hit_points),
            .conditions = strike.conditions};
}

/// The attributes of an actor as the hero knows them: its kind's for a monster, its own for the hero.
content::Attributes attributes_known(const Knowledge& knowledge, const KnownActor& actor) {
    return actor.id == hero_id
               ? knowledge.hero().attributes
               : changed_attributes(knowledge.catalog().monster(actor.kind).attributes, actor.conditions);
}

StrikeOutlook outlook(const Knowledge& knowledge, const StrikeSum& strike, const content::SavingThrow& save,
                      const KnownActor& victim) {
    const std::int32_t goal = saving_goal(save, knowledge.hero().attributes.intelligence);
    const std::int32_t own = attribute_of(attributes_known(knowledge, victim), save.attribute);
    ExactDice dice;
    const Distribution thrown = roll_saving_throw(dice, own);
    StrikeSum saved = strike;
    saved.damage =
        damage_with_saves(strike.damage, save.spares, static_cast<std::int32_t>(thrown.weight_from(goal)));
    StrikeOutlook found = outlook(saved, victim);
    found.save_permille = thrown.permille_from(goal);
    return found;
}

Fighter ourselves(const Knowledge& knowledge) {
    const content::Catalog& catalog = knowledge.catalog();
    const HeroFacts hero = knowledge.hero();
    return {&catalog.monster(catalog.hero()),
            hero.attributes,
            hero.skills,
            weapon_of(catalog, hero.weapon),
            hero.armour,
            hero.hunger == HungerStage::WellFed ? well_fed_damage : 0};
}

Fighter fighter_known_as(const Knowledge& knowledge, const KnownActor& other) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::MonsterDef& kind = catalog.monster(other.kind);
    content::Attributes attributes = kind.attributes;
    add_bonus(attributes, other.bonus);
    return {&kind,        changed_attributes(attributes, other.conditions),
            kind.skills,  weapon_of(catalog, other.weapon),
            other.armour, 0};
}

}  // namespace

FightOutlook preview_fight(const Knowledge& knowledge, const KnownActor& other) {
    const Fighter us = ourselves(knowledge);
    const Fighter them = fighter_known_as(knowledge, other);
    return {outlook(us, them, other.hit_points), outlook(them, us, knowledge.hero().hit_points)};
}

std::int32_t expected_damage(const Knowledge& knowledge, const KnownActor& other) {
    ExactDice dice;
    const Distribution blow =
        roll_blow(dice, blow_facts(fighter_known_as(knowledge, other), ourselves(knowledge)));
    // The mean of a number that is never negative is the sum of its chances to reach 1, 2, ...
    std::int32_t mean = 0;
    for (std::int32_t damage = 1; damage <= blow.most(); ++damage) {
        mean += blow.permille_from(damage);
    }
    return mean;
}

std::optional<PackEntry> ammunition_at_hand(const Knowledge& knowledge) {
    const content::ItemId weapon = knowledge.hero().shooter;
    if (!weapon.valid()) {
        return std::nullopt;
    }
    for (const PackEntry& entry : knowledge.pack()) {
        if (entry.item && fits(knowledge.catalog(), weapon, *entry.item)) {
            return entry;
        }
    }
    return std::nullopt;
}

core::Cells range_of(const content::Catalog& catalog, const MissileKind& missile) {
    return shot_of(catalog, missile.weapon, missile.item).range;
}

AimOutlook preview_shot(const Knowledge& knowledge, const MissileKind& missile, core::Point target) {
    AimOutlook aim;
    aim.flight = preview_flight(knowledge, target);
    aim.area = {aim.flight.end};
    const auto victim = aim.flight.victim.valid() ? knowledge.actor(aim.flight.end) : std::nullopt;
    if (!victim) {
        return aim;
    }
    const Shot shot = shot_of(knowledge.catalog(), missile.weapon, missile.item);
    ExactDice dice;
    const Distribution hit =
        roll_blow(dice, shot_facts(shot, ourselves(knowledge), fighter_known_as(knowledge, *victim)));
    aim.victims.push_back({.victim = victim->id,
                           .kind = victim->kind,
                           .at = victim->at,
                           .least_damage = hit.most() > 0 ? hit.least_above(0) : 0,
                           .most_damage = hit.most(),
                           .kill_permille = hit.permille_from(victim->hit_points),
                           .hit_permille = hit.permille_from(1)});
    return aim;
}

AimOutlook preview_aim(const Knowledge& knowledge, const content::EffectSource& source, core::Point target) {
    const content::Catalog& catalog = knowledge.catalog();
    TORCHWAKE_EXPECTS(catalog.aim_of(source).has_value());
    AimOutlook aim;
    const content::Aim& how = *catalog.aim_of(source);
    aim.flight = preview_flight(knowledge, target, how.pierces);
    const core::Point end = aim.flight.end;
    aim.area = preview_reached_cells(knowledge, aim.flight, how);
    if (how.radius.value == 0 && !how.pierces && !aim.flight.victim.valid()) {
        return aim;
    }
    const StrikeSum strike = strike_of(catalog.effects_of(source), knowledge.hero().attributes.intelligence);
    for (const core::Point at : aim.area) {
        if (const auto victim = knowledge.actor(at)) {
            const auto& save = catalog.aim_of(source)->save;
            aim.victims.push_back(save ? outlook(knowledge, strike, *save, *victim)
                                       : outlook(strike, *victim));
        }
    }
    std::ranges::sort(aim.victims, {}, [end](const StrikeOutlook& victim) {
        return std::tuple(core::chebyshev_distance(end, victim.at), victim.at);
    });
    return aim;
}

}  // namespace torchwake::rules
