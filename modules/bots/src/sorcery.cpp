#include "sorcery.hpp"

#include <torchwake/rules/foreseen_fates.hpp>
#include <torchwake/rules/shooting.hpp>

#include <algorithm>
#include <cstddef>
#include <variant>

namespace torchwake::bots {
namespace {

using rules::Knowledge;
using Enemies = std::vector<rules::KnownActor>;

/// Only the nearest enemies are tried as targets; effects with an area reach those behind them.
constexpr std::size_t most_targets = 3;

/// The harm of a condition to an actor that does not have it yet: of poison in hit points, of others in
/// thousandths of an enemy.
std::int32_t poison_of(const rules::StrikeOutlook& strike, const rules::KnownActor& enemy) {
    std::int32_t sum = 0;
    for (const content::LastingEffect& effect : strike.conditions) {
        const bool poisons = effect.kind == content::ConditionKind::Poison;
        sum += poisons && turns_left(enemy.conditions, effect.kind) == 0 ? effect.turns * effect.amount : 0;
    }
    return sum;
}

/// The worth of one turn of a condition that slows, holds or confuses an enemy; 0 for the others.
std::int32_t worth_of_a_turn(content::ConditionKind kind) {
    if (kind == content::ConditionKind::Confusion) {
        return 150;
    }
    if (kind == content::ConditionKind::Held) {
        return 60;
    }
    return kind == content::ConditionKind::Slow ? 40 : 0;
}

std::int32_t hindrance_of(const rules::StrikeOutlook& strike, const rules::KnownActor& enemy) {
    std::int32_t sum = 0;
    for (const content::LastingEffect& effect : strike.conditions) {
        const bool is_new = turns_left(enemy.conditions, effect.kind) == 0;
        sum += is_new ? effect.turns * worth_of_a_turn(effect.kind) : 0;
    }
    return sum;
}

/// The worth of throwing back an enemy that stands beside the hero: each cell is a blow less.
std::int32_t worth_of_a_throw(const rules::StrikeOutlook& strike, const rules::KnownActor& enemy,
                              core::Point here) {
    constexpr std::int32_t worth_of_a_cell = 170;
    return core::adjacent(enemy.at, here) ? strike.thrown * worth_of_a_cell : 0;
}

/// The expected harm, in thousandths of an enemy each; confusion counts for enemies that would be a match.
/// Nothing if the hero or another that must not be hit is struck.
std::optional<std::int32_t> worth_of(const rules::AimOutlook& aim, const Enemies& enemies, core::Point here) {
    std::int32_t worth = 0;
    for (const rules::StrikeOutlook& strike : aim.victims) {
        const auto enemy = std::ranges::find(enemies, strike.victim, &rules::KnownActor::id);
        if (enemy == enemies.end()) {
            return std::nullopt;
        }
        const std::int32_t mean = (strike.least_damage + strike.most_damage) / 2 + poison_of(strike, *enemy);
        worth += std::max(strike.kill_permille, 700 * mean / std::max(1, enemy->hit_points));
        worth += hindrance_of(strike, *enemy);
        worth += worth_of_a_throw(strike, *enemy, here);
    }
    return worth;
}

/// The worth of what fire and gas then do. Only a part counts, since nobody stays where it burns. Nothing if
/// they hurt the hero, or another that must not be hurt.
std::optional<std::int32_t> worth_of(const std::vector<rules::FateOutlook>& fates, const Enemies& enemies) {
    constexpr std::int32_t of_all_hit_points = 500;
    std::int32_t worth = 0;
    for (const rules::FateOutlook& fate : fates) {
        const std::int32_t more = std::max(0, fate.lost - fate.lost_without);
        const auto enemy = std::ranges::find(enemies, fate.who, &rules::KnownActor::id);
        if (enemy != enemies.end()) {
            worth += of_all_hit_points * std::min(more, enemy->hit_points) / std::max(1, enemy->hit_points);
        } else if (more > 0) {
            return std::nullopt;
        }
    }
    return worth;
}

/// A source that can be aimed: used, cast or thrown.
struct Aimed {
    content::EffectSource source;
    core::Cells range;
    bool thrown = false;
};

/// A harm is counted where it strikes and by what burns afterwards, or only the latter.
enum class Counted : std::uint8_t { All, Afterwards };

bool is_fuel(const Knowledge& knowledge, core::Point cell) {
    const auto tile = knowledge.size().contains(cell) ? knowledge.tile(cell) : std::nullopt;
    return tile && rules::can_be_lit(knowledge.catalog(), *tile, knowledge.matter(cell));
}

/// True if something could be lit in a cell or beside it.
bool is_near_fuel(const Knowledge& knowledge, core::Point at) {
    return is_fuel(knowledge, at) ||
           std::ranges::any_of(core::all_directions, [&knowledge, at](core::Direction direction) {
               return is_fuel(knowledge, core::step(at, direction));
           });
}

bool lights(const std::vector<content::ItemEffect>& effects) {
    return std::ranges::any_of(effects, [](const content::ItemEffect& effect) {
        const auto* const heat = std::get_if<content::HeatEffect>(&effect);
        return heat != nullptr && heat->amount > 0;
    });
}

/// True if a fire elsewhere would not come to a cell: nothing burns there, and no gas that burns is beside
/// it.
bool is_out_of_fires(const Knowledge& knowledge, core::Point at) {
    const auto has_fuel_gas = [&knowledge](core::Point cell) {
        const rules::CellMatter matter =
            knowledge.size().contains(cell) ? knowledge.matter(cell) : rules::CellMatter();
        return matter.gas.valid() && knowledge.catalog().matter(matter.gas).ignition > 0;
    };
    return !is_fuel(knowledge, at) &&
           std::ranges::none_of(core::all_directions, [&has_fuel_gas, at](core::Direction direction) {
               return has_fuel_gas(core::step(at, direction));
           });
}

/// Tries one source at each of the nearest enemies, and keeps the best.
template <class CommandAt>
void consider(const Knowledge& knowledge, const Aimed& aimed, const Enemies& enemies, Counted counted,
              const CommandAt& command_at, std::optional<Strike>& best) {
    const core::Point here = knowledge.hero().at;
    for (std::size_t place = 0; place < std::min(most_targets, enemies.size()); ++place) {
        const core::Point target = enemies[place].at;
        if (core::chebyshev_distance(target, here) > aimed.range.value ||
            (counted == Counted::Afterwards && !is_near_fuel(knowledge, target))) {
            continue;
        }
        const rules::AimOutlook outlook = rules::preview_aim(knowledge, aimed.source, target);
        const auto fates = rules::foresee_fates(knowledge, {aimed.source, {}, aimed.thrown, target}, outlook);
        const auto at_once = worth_of(outlook, enemies, here);
        const auto afterwards = worth_of(fates, enemies);
        const std::int32_t struck = counted == Counted::All ? at_once.value_or(0) : 0;
        const std::int32_t worth = struck + afterwards.value_or(0);
        if (at_once && afterwards && (!best || worth > best->worth)) {
            best = Strike{command_at(target), worth};
        }
    }
}

/// Tries all items of the pack that can be aimed or thrown, and that are wanted.
template <class Wanted>
void consider_items(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies, Counted counted,
                    const Wanted& wanted, std::optional<Strike>& best) {
    const bool may_light = is_out_of_fires(knowledge, scout.hero().at);
    for (const rules::PackEntry& entry : scout.pack()) {
        const content::ItemDef* const item = entry.item ? &knowledge.catalog().item(*entry.item) : nullptr;
        if (item == nullptr || !wanted(item->effects) || (lights(item->effects) && !may_light)) {
            continue;
        }
        if (item->aim) {
            const auto use = [&entry](core::Point at) { return rules::UseItem{entry.slot, at}; };
            consider(knowledge, {{*entry.item, {}}, item->aim->range}, enemies, counted, use, best);
        } else if (item->breaks && !item->effects.empty()) {
            const auto hurl = [&entry](core::Point at) { return rules::Throw{entry.slot, at}; };
            const core::Cells range = rules::range_of(knowledge.catalog(), {*entry.item, {}});
            consider(knowledge, {{*entry.item, {}}, range, true}, enemies, counted, hurl, best);
        }
    }
}

/// Tries all spells that can be aimed and paid for, and that are wanted.
template <class Wanted>
void consider_spells(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies, Counted counted,
                     const Wanted& wanted, std::optional<Strike>& best) {
    const bool may_light = is_out_of_fires(knowledge, scout.hero().at);
    for (std::size_t place = 0; place < scout.spells().size(); ++place) {
        const rules::KnownSpell& known = scout.spells()[place];
        const content::SpellDef& spell = knowledge.catalog().spell(known.spell);
        if (known.affordable && spell.aim && wanted(spell.effects) && (may_light || !lights(spell.effects))) {
            const rules::Slot slot{static_cast<std::uint8_t>(place)};
            const auto cast = [slot](core::Point at) { return rules::Cast{slot, at}; };
            consider(knowledge, {{{}, known.spell}, spell.aim->range}, enemies, counted, cast, best);
        }
    }
}

bool wants_any(const std::vector<content::ItemEffect>& /*effects*/) {
    return true;
}

/// Tries the torch in each direction.
void consider_torch(const Knowledge& knowledge, const Enemies& enemies, std::optional<Strike>& best) {
    const rules::HeroFacts hero = knowledge.hero();
    if (hero.torch != true) {
        return;
    }
    std::optional<rules::FatesOfFire> fates;
    for (const core::Direction direction : core::all_directions) {
        const core::Point at = core::step(hero.at, direction);
        if (!is_fuel(knowledge, at)) {
            continue;
        }
        if (!fates) {
            fates.emplace(knowledge);
        }
        const auto worth = worth_of(fates->at(at), enemies);
        if (worth && (!best || *worth > best->worth)) {
            best = Strike{rules::SetFire{direction}, *worth};
        }
    }
}

std::optional<Strike> if_worth(const std::optional<Strike>& best, std::int32_t least_worth) {
    return best && best->worth >= least_worth ? best : std::nullopt;
}

/// True for a condition that is good for the hero, and that it does not have yet.
bool helps(const Scout& scout, const content::ItemEffect& effect) {
    const auto* const lasting = std::get_if<content::LastingEffect>(&effect);
    return lasting != nullptr && content::is_welcome(lasting->kind, lasting->amount) &&
           turns_left(scout.hero().conditions, lasting->kind) == 0;
}

/// Casts the first affordable spell without an aim that has an effect which `wanted` accepts.
template <class Wanted>
MaybeCommand cast_on_itself(const Knowledge& knowledge, const Scout& scout, const Wanted& wanted) {
    for (std::size_t place = 0; place < scout.spells().size(); ++place) {
        const rules::KnownSpell& known = scout.spells()[place];
        const content::SpellDef& spell = knowledge.catalog().spell(known.spell);
        if (known.affordable && !spell.aim && std::ranges::any_of(spell.effects, wanted)) {
            return rules::Cast{rules::Slot{static_cast<std::uint8_t>(place)}};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Strike> best_use(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies,
                               std::int32_t least_worth) {
    std::optional<Strike> best;
    consider_items(knowledge, scout, enemies, Counted::All, wants_any, best);
    return if_worth(best, least_worth);
}

std::optional<Strike> best_fire(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies,
                                std::int32_t least_worth) {
    std::optional<Strike> best;
    if (!is_out_of_fires(knowledge, scout.hero().at)) {
        return best;
    }
    consider_torch(knowledge, enemies, best);
    consider_spells(knowledge, scout, enemies, Counted::Afterwards, lights, best);
    consider_items(knowledge, scout, enemies, Counted::Afterwards, lights, best);
    return if_worth(best, least_worth);
}

bool comes_through_fuel(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies) {
    constexpr std::int32_t farthest = 6;
    const core::Point here = scout.hero().at;
    return scout.hero().torch == true && std::ranges::any_of(enemies, [&](const rules::KnownActor& enemy) {
               return core::chebyshev_distance(enemy.at, here) <= farthest &&
                      is_near_fuel(knowledge, enemy.at) &&
                      knowledge.catalog().monster(enemy.kind).abilities.empty();
           });
}

std::vector<core::Point> places_for_fire(const Knowledge& knowledge, const Scout& scout) {
    constexpr std::int32_t farthest = 4;
    const core::Point here = scout.hero().at;
    std::vector<core::Point> places;
    for (std::int32_t y = here.y - farthest; y <= here.y + farthest; ++y) {
        for (std::int32_t x = here.x - farthest; x <= here.x + farthest; ++x) {
            const core::Point at{x, y};
            if (knowledge.size().contains(at) && scout.map().passable(at) && is_out_of_fires(knowledge, at) &&
                is_near_fuel(knowledge, at)) {
                places.push_back(at);
            }
        }
    }
    return places;
}

MaybeCommand spill_oil(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies) {
    constexpr std::int32_t least_distance = 3;
    const content::Catalog& catalog = knowledge.catalog();
    const auto spills = [&catalog](const content::ItemEffect& effect) {
        const auto* const matter = std::get_if<content::MatterEffect>(&effect);
        return matter != nullptr && catalog.matter(matter->kind).layer == content::MatterLayer::Liquid &&
               catalog.matter(matter->kind).ignition > 0;
    };
    const core::Point target = enemies.front().at;
    const core::Point here = scout.hero().at;
    const bool has_fire = scout
                              .find_in_pack(knowledge,
                                            [](const content::ItemDef& item) {
                                                return item.breaks && item.aim && lights(item.effects);
                                            })
                              .has_value();
    const std::int32_t distance = core::chebyshev_distance(target, here);
    const auto flask = scout.find_in_pack(knowledge, [&spills, distance](const content::ItemDef& item) {
        return item.breaks && item.aim && distance <= item.aim->range.value &&
               std::ranges::any_of(item.effects, spills);
    });
    const bool can = flask && has_fire && distance >= least_distance && !is_near_fuel(knowledge, target);
    return can ? MaybeCommand(rules::UseItem{*flask, target}) : std::nullopt;
}

std::optional<Strike> best_cast(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies,
                                std::int32_t least_worth) {
    constexpr std::int32_t most_worth = 100'000;
    std::optional<Strike> best;
    if (least_worth > most_worth) {
        return best;
    }
    consider_spells(knowledge, scout, enemies, Counted::All, wants_any, best);
    return if_worth(best, least_worth);
}

MaybeCommand strengthen(const Knowledge& knowledge, const Scout& scout) {
    return cast_on_itself(knowledge, scout,
                          [&scout](const content::ItemEffect& effect) { return helps(scout, effect); });
}

MaybeCommand fortify(const Knowledge& knowledge, const Scout& scout) {
    const auto charm = scout.find_in_pack(knowledge, [&scout](const content::ItemDef& item) {
        return !item.aim && std::ranges::any_of(item.effects, [&scout](const content::ItemEffect& effect) {
            return helps(scout, effect);
        });
    });
    return charm ? MaybeCommand(rules::UseItem{*charm}) : std::nullopt;
}

MaybeCommand mend(const Knowledge& knowledge, const Scout& scout) {
    const std::int32_t missing = scout.hero().max_hit_points - scout.hero().hit_points;
    return cast_on_itself(knowledge, scout, [missing](const content::ItemEffect& effect) {
        const auto* const heals = std::get_if<content::HealEffect>(&effect);
        return heals != nullptr && heals->amount <= missing;
    });
}

MaybeCommand scry(const Knowledge& knowledge, const Scout& scout) {
    return cast_on_itself(knowledge, scout, [](const content::ItemEffect& effect) {
        return std::holds_alternative<content::MappingEffect>(effect);
    });
}

}  // namespace torchwake::bots
