#include "blows.hpp"
#include "conditions.hpp"
#include "fighters.hpp"
#include "known_ground.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/forecast/distribution.hpp>
#include <torchwake/forecast/flight.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/attack.hpp>
#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/touch.hpp>

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <variant>

namespace torchwake::forecast {
namespace {

/// The sum of all effects of an aimed source on one actor.
struct StrikeSum {
    Distribution damage{0};
    std::vector<content::LastingEffect> conditions;
    std::int32_t thrown = 0;
    std::int32_t healed = 0;
    bool cures = false;
    bool offends = false;
};

/// Adds up the effects on an actor; `breaks`: those on a user happen to it, too.
struct StrikeAdder {
    StrikeSum& sum;
    std::int32_t intelligence;
    bool breaks;

    void operator()(const content::DamageEffect& damage) const {
        ExactDice dice;
        sum.damage += rules::roll_strike(dice, damage.dice, intelligence);
        sum.offends = true;
    }
    void operator()(const content::LastingEffect& lasting) const {
        const content::LastingEffect used = rules::used_by(lasting, intelligence);
        if (used.turns > 0) {
            sum.conditions.push_back(used);
            sum.offends |= !content::is_welcome(used.kind, used.amount);
        }
    }
    void operator()(const content::PushEffect& push) const {
        sum.thrown = push.cells;
        sum.offends = true;
    }
    void operator()(const content::SwapEffect&) const { sum.offends = true; }
    void operator()(const content::DouseEffect&) const { sum.offends = true; }
    void operator()(const content::ChargeEffect&) const {}
    void operator()(const content::HealEffect& heal) const { sum.healed += breaks ? heal.amount : 0; }
    void operator()(const content::CureEffect&) const { sum.cures |= breaks; }
    template <class Other>
    void operator()(const Other&) const {}
};

/// An item without known effects counts as one that offends.
StrikeSum strike_of(const std::vector<content::ItemEffect>& effects, std::int32_t intelligence, bool breaks) {
    StrikeSum strike;
    strike.offends = effects.empty();
    for (const content::ItemEffect& effect : effects) {
        std::visit(StrikeAdder{strike, intelligence, breaks}, effect);
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

/// Where an actor comes to stand that the hero throws back by so many cells, as far as the hero knows.
core::Point landing_of(const Knowledge& knowledge, const KnownActor& victim, std::int32_t cells) {
    const auto direction = core::direction_towards(knowledge.hero().at, victim.at);
    const bool rooted = knowledge.catalog().monster(victim.kind).movement == content::Movement::Static;
    core::Point at = victim.at;
    for (std::int32_t flown = 0; direction && !rooted && flown < cells && lets_by(knowledge, at, *direction);
         ++flown) {
        at = core::step(at, *direction);
    }
    return at;
}

/// Adds to the forecast of one that is thrown where it lands, and in what it is lost.
void forecast_landing(const Knowledge& knowledge, const KnownActor& victim, StrikeForecast& forecast) {
    if (forecast.thrown == 0 || victim.id == rules::hero_id) {
        return;
    }
    const content::Catalog& catalog = knowledge.catalog();
    const content::MonsterDef& kind = catalog.monster(victim.kind);
    forecast.lands = landing_of(knowledge, victim, forecast.thrown);
    const rules::CellMatter there = knowledge.matter(*forecast.lands);
    const bool falls_down = rules::falls(catalog, kind, there) && knowledge.depth() < catalog.last_depth();
    forecast.lost_in = *forecast.lands != victim.at && (falls_down || rules::melts(catalog, kind, there))
                           ? there.liquid
                           : content::MatterId{};
}

StrikeForecast forecast_of(const StrikeSum& strike, const KnownActor& victim) {
    return {.victim = victim.id,
            .kind = victim.kind,
            .at = victim.at,
            .least_damage = strike.damage.least(),
            .most_damage = strike.damage.most(),
            .kill_permille = strike.damage.permille_from(victim.hit_points),
            .conditions = strike.conditions,
            .thrown = strike.thrown,
            .healed = std::min(strike.healed, victim.max_hit_points - victim.hit_points),
            .cured = strike.cures && turns_left(victim.conditions, content::ConditionKind::Poison) > 0,
            .offends = strike.offends};
}

/// The attributes of an actor as the hero knows them: its kind's for a monster, its own for the hero.
content::Attributes attributes_known(const Knowledge& knowledge, const KnownActor& actor) {
    return actor.id == rules::hero_id
               ? knowledge.hero().attributes
               : changed_attributes(knowledge.catalog().monster(actor.kind).attributes, actor.conditions);
}

/// `spares`: see prevents_all().
StrikeForecast forecast_of(const Knowledge& knowledge, const StrikeSum& strike,
                           const content::SavingThrow& save, bool spares, const KnownActor& victim) {
    const std::int32_t goal = rules::saving_goal(save, knowledge.hero().attributes.intelligence);
    const std::int32_t own = attribute_of(attributes_known(knowledge, victim), save.attribute);
    ExactDice dice;
    const Distribution thrown = rules::roll_saving_throw(dice, own);
    StrikeSum saved = strike;
    saved.damage =
        damage_with_saves(strike.damage, spares, static_cast<std::int32_t>(thrown.weight_from(goal)));
    StrikeForecast found = forecast_of(saved, victim);
    found.save = {thrown.permille_from(goal), strike.damage.least(), spares};
    return found;
}

/// Adds what an entry of the pack does for its bearer, or with a sign of -1 takes it away.
void wear(rules::Fighter& fighter, const content::Catalog& catalog, const PackEntry& entry,
          std::int32_t sign) {
    const content::ItemDef& gear = catalog.item(*entry.item);
    fighter.worn_armour += sign * ((gear.wear ? gear.wear->armour : 0) - entry.corrosion);
    rules::add_bonus(fighter.attributes, {sign * gear.bonus.strength, sign * gear.bonus.constitution,
                                          sign * gear.bonus.dexterity, sign * gear.bonus.intelligence});
    for (const content::PowerTraits& traits : content::power_table) {
        fighter.powers[traits.kind] += sign * gear.powers[traits.kind];
    }
}

FightForecast fight_of(const Knowledge& knowledge, const rules::Fighter& us, std::int32_t our_hit_points,
                       const KnownActor& other) {
    const rules::Fighter them = fighter_known_as(knowledge, other);
    return {forecast_blows(us, them, {other.hit_points, other.max_hit_points, them.regained}),
            forecast_blows(them, us, {our_hit_points, our_hit_points, 0})};
}

}  // namespace

FightForecast forecast_fight(const Knowledge& knowledge, const KnownActor& other) {
    return fight_of(knowledge, ourselves(knowledge), knowledge.hero().hit_points, other);
}

KnownActor unhurt(const Knowledge& knowledge, content::MonsterId kind) {
    const content::Catalog& catalog = knowledge.catalog();
    TORCHWAKE_EXPECTS(kind != catalog.hero());
    const content::MonsterDef& monster = catalog.monster(kind);
    KnownActor actor;
    actor.kind = kind;
    actor.hostile = catalog.hostile(catalog.hero(), kind);
    for (const content::ItemId id : monster.equipment) {
        const content::ItemDef& item = catalog.item(id);
        actor.armour += item.wear ? item.wear->armour : 0;
        actor.weapon = item.weapon ? id : actor.weapon;
        rules::add_bonus(actor.bonus, item.bonus);
        for (const content::PowerTraits& traits : content::power_table) {
            actor.powers[traits.kind] += item.powers[traits.kind];
        }
    }
    const rules::Protection protection = rules::protection_of(monster);
    actor.armour += protection.armour;
    actor.guard = protection.guard;
    actor.powers[content::Power::Thorns] += protection.recoil;
    actor.regained = protection.regained;
    actor.max_hit_points = rules::full_hit_points(monster);
    actor.hit_points = actor.max_hit_points;
    return actor;
}

FightForecast forecast_fight_with(const Knowledge& knowledge, const KnownActor& other,
                                  const PackEntry& gear) {
    TORCHWAKE_EXPECTS(gear.item.has_value());
    const content::Catalog& catalog = knowledge.catalog();
    const content::ItemDef& item = catalog.item(*gear.item);
    rules::Fighter us = ourselves(knowledge);
    if (const auto worn = worn_instead_of(knowledge, *gear.item)) {
        wear(us, catalog, *worn, -1);
    }
    wear(us, catalog, gear, 1);
    if (content::equip_slot_of(item) == content::EquipSlot::Melee) {
        us.weapon = item.weapon ? &*item.weapon : nullptr;
    }
    return fight_of(knowledge, us, knowledge.hero().hit_points, other);
}

FightForecast forecast_fight_without(const Knowledge& knowledge, const KnownActor& other,
                                     const PackEntry& worn) {
    TORCHWAKE_EXPECTS(worn.item && worn.worn);
    rules::Fighter us = ourselves(knowledge);
    wear(us, knowledge.catalog(), worn, -1);
    if (worn.worn == content::EquipSlot::Melee) {
        us.weapon = nullptr;
    }
    return fight_of(knowledge, us, knowledge.hero().hit_points, other);
}

FightForecast forecast_fight_as(const Knowledge& knowledge, const KnownActor& other, const HeroFacts& hero) {
    rules::Fighter us = ourselves(knowledge);
    us.attributes = hero.attributes;
    us.unhurt = hero.hit_points == hero.max_hit_points;
    return fight_of(knowledge, us, hero.hit_points, other);
}

std::optional<PackEntry> worn_instead_of(const Knowledge& knowledge, content::ItemId gear) {
    const auto slot = content::equip_slot_of(knowledge.catalog().item(gear));
    std::optional<PackEntry> first;
    std::ptrdiff_t count = 0;
    for (const PackEntry& entry : knowledge.pack()) {
        if (slot && entry.item && entry.worn && content::fits_place(*slot, *entry.worn)) {
            ++count;
            first = !first || *entry.worn == *slot ? entry : first;
        }
    }
    const std::ptrdiff_t places = slot == content::EquipSlot::Ring ? 2 : 1;
    return count < places ? std::nullopt : first;
}

bool prevents_all(const content::SavingThrow& save, const std::vector<content::ItemEffect>& effects) {
    return save.spares || !content::has_effect<content::DamageEffect>(effects);
}

std::int32_t breaks_permille(const KnownActor& victim, const StrikeForecast& strike) {
    constexpr std::int32_t whole = 1000;
    if (!victim.announced.valid()) {
        return 0;
    }
    const bool moves = strike.lands && *strike.lands != victim.at;
    const bool binds = std::ranges::any_of(strike.conditions, [](const content::LastingEffect& effect) {
        return rules::breaks_announcements(effect.kind);
    });
    const std::int32_t unspared = strike.save ? whole - strike.save->permille : whole;
    return moves || binds ? std::max(strike.kill_permille, unspared * strike.hit_permille / whole)
                          : strike.kill_permille;
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

content::Attribute attribute_behind_blows(const HeroFacts& hero, const content::Catalog& catalog) {
    return hero.weapon.valid() ? catalog.item(hero.weapon).weapon->attribute : content::Attribute::Strength;
}

content::Attribute attribute_behind_hits(const HeroFacts& hero, const content::Catalog& catalog) {
    return hero.shooter.valid() ? catalog.item(hero.shooter).shoots->attribute
                                : attribute_behind_blows(hero, catalog);
}

std::optional<PackEntry> ammunition_at_hand(const Knowledge& knowledge) {
    const content::ItemId weapon = knowledge.hero().shooter;
    if (!weapon.valid()) {
        return std::nullopt;
    }
    for (const PackEntry& entry : knowledge.pack()) {
        if (entry.item && rules::fits(knowledge.catalog(), weapon, *entry.item)) {
            return entry;
        }
    }
    return std::nullopt;
}

core::Cells range_of(const content::Catalog& catalog, const MissileKind& missile) {
    return rules::shot_of(catalog, missile.weapon, missile.item).range;
}

AimForecast forecast_shot(const Knowledge& knowledge, const MissileKind& missile, core::Point target) {
    if (knowledge.catalog().item(missile.item).breaks) {
        return forecast_aim(knowledge, missile.item, target);
    }
    AimForecast aim;
    aim.flight = forecast_flight(knowledge, target);
    aim.area = {aim.flight.end};
    const auto victim = aim.flight.victim.valid() ? knowledge.actor(aim.flight.end) : std::nullopt;
    if (!victim) {
        return aim;
    }
    const rules::Shot shot = rules::shot_of(knowledge.catalog(), missile.weapon, missile.item);
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

bool destroys_prize(const Knowledge& knowledge, content::ItemId thrown, core::Point at) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::HuntDef* const hunt = catalog.hunt();
    if (hunt == nullptr || thrown != catalog.prize()) {
        return false;
    }
    const rules::Matter matter = knowledge.matter();
    const rules::CellMatter here = rules::matter_at(matter, at);
    return rules::is_molten(catalog, here) || (here.burns && matter.active.heat[at] >= hunt->melts_at);
}

AimForecast forecast_aim(const Knowledge& knowledge, const content::EffectSource& source, core::Point target,
                         std::optional<core::Point> cleared) {
    const content::Catalog& catalog = knowledge.catalog();
    AimForecast aim;
    const content::Aim& how = rules::flight_of(catalog, source);
    const std::vector<content::ItemEffect>& effects = catalog.effects_of(source);
    aim.flight = forecast_flight(knowledge, target, rules::manner_of(how), cleared);
    const core::Point end = aim.flight.end;
    const std::vector<core::Point> reached = forecast_reached_cells(knowledge, aim.flight, how);
    aim.area = content::has_effect<content::HeatEffect>(effects)
                   ? forecast_heated_cells(knowledge, aim.flight, how)
                   : reached;
    if (how.radius.value == 0 && !how.pierces && !aim.flight.victim.valid() && reached.size() == 1) {
        return aim;
    }
    const StrikeSum strike =
        strike_of(effects, knowledge.hero().attributes.intelligence, catalog.breaks(source));
    const std::vector<core::Point> direct = forecast_directly_reached_cells(knowledge, aim.flight, how);
    for (const core::Point at : reached) {
        const auto victim = knowledge.actor(at);
        const bool over = victim && catalog.monster(victim->kind).flies;
        if (victim && (!over || std::ranges::binary_search(direct, at))) {
            StrikeSum taken = strike;
            if (how.conducts && (victim->wet > 0 || rules::soaks(catalog, catalog.monster(victim->kind),
                                                                 knowledge.matter(at)))) {
                taken.damage *= rules::wet_multiplier;
            }
            aim.victims.push_back(
                how.save ? forecast_of(knowledge, taken, *how.save, prevents_all(*how.save, effects), *victim)
                         : forecast_of(taken, *victim));
            forecast_landing(knowledge, *victim, aim.victims.back());
        }
    }
    std::ranges::sort(aim.victims, {}, [end](const StrikeForecast& victim) {
        return std::tuple(core::chebyshev_distance(end, victim.at), victim.at);
    });
    return aim;
}

}  // namespace torchwake::forecast
