#include "things/number.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/forecast/distribution.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/matter_words.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::words {
namespace {

/// Describes an effect; there is one overload for each kind.
struct EffectTeller {
    const content::Catalog& catalog;
    const forecast::HeroFacts& hero;
    const Words& words;

    TextLine operator()(const content::HealEffect& heal) const {
        const std::int32_t missing = hero.max_hit_points - hero.hit_points;
        return words.say("effect-heal", {number("amount", heal.amount, good_ink),
                                         number("now", std::min(missing, heal.amount), good_ink)});
    }
    TextLine operator()(const content::DamageEffect& damage) const {
        return words.say("effect-damage",
                         {{"damage", strike_range(damage.dice, hero.attributes.intelligence), bright_ink}});
    }
    TextLine operator()(const content::MappingEffect&) const { return words.say("effect-mapping", {}); }
    TextLine operator()(const content::ManaEffect& mana) const {
        return words.say("effect-mana", {number("amount", mana.amount, good_ink)});
    }
    TextLine operator()(const content::LastingEffect& lasting) const {
        const std::string sign = lasting.amount > 0 && content::traits_of(lasting.kind).attribute ? "+" : "";
        const std::int32_t turns = rules::used_by(lasting, hero.attributes.intelligence).turns;
        return words.say(lasting_effect_key(lasting.kind),
                         {{"attribute", changed_attribute(lasting.kind, words), bright_ink},
                          {"amount", sign + std::to_string(lasting.amount), bright_ink},
                          number("turns", turns)});
    }
    TextLine operator()(const content::CureEffect&) const { return words.say("effect-cure", {}); }
    TextLine operator()(const content::FoodEffect&) const { return words.say("effect-food", {}); }
    TextLine operator()(const content::TeleportEffect& teleport) const {
        return teleport.range.value == 0 ? words.say("effect-teleport", {})
                                         : words.say("effect-blink", {number("range", teleport.range.value)});
    }
    TextLine operator()(const content::IdentifyEffect&) const { return words.say("effect-identify", {}); }
    TextLine operator()(const content::RemoveCurseEffect&) const {
        return words.say("effect-remove-curse", {});
    }
    TextLine operator()(const content::LearnEffect& learn) const {
        const content::SpellDef& spell = catalog.spell(learn.spell);
        return words.say("effect-learn", {{"spell", spell.name, spell.colour}, number("cost", spell.cost)});
    }
    TextLine operator()(const content::PushEffect& push) const {
        return words.say("effect-push", {number("cells", push.cells)});
    }
    TextLine operator()(const content::SwapEffect&) const { return words.say("effect-swap", {}); }
    TextLine operator()(const content::ChargeEffect&) const { return words.say("effect-charge", {}); }
    TextLine operator()(const content::DouseEffect&) const { return words.say("effect-douse", {}); }
    TextLine operator()(const content::DigEffect& dig) const {
        return words.say("effect-dig", {number("cells", dig.cells)});
    }
    TextLine operator()(const content::NoiseEffect& noise) const {
        return words.say("effect-noise", {number("reach", noise.reach)});
    }
    TextLine operator()(const content::HeatEffect& effect) const {
        return words.say(effect.amount > 0 ? "effect-heat" : "effect-cold", {});
    }
    TextLine operator()(const content::MatterEffect& effect) const {
        return words.say("effect-matter", {matter_argument(catalog.matter(effect.kind))});
    }
    TextLine operator()(const content::TownPortalEffect&) const { return words.say("effect-portal", {}); }
};

Argument damage_argument(const content::Attack& attack) {
    return {"damage", damage_range(attack), good_ink};
}

/// The names of what shoots a missile: "short bow, long bow"; a dash if nothing does.
std::string shooters_of(content::ItemId missile, const content::Catalog& catalog) {
    std::string names;
    for (const auto& [shooter, item] : rules::with_ids<content::ItemId>(catalog.items())) {
        const bool is_plain = !item.plain.valid() && !content::hides_something(item);
        if (is_plain && item.shoots && rules::fits(catalog, shooter, missile)) {
            names += (names.empty() ? "" : ", ") + item.name;
        }
    }
    return names.empty() ? "-" : names;
}

/// Adds the ranged use of an item: as a shooter, as ammunition, or thrown.
void tell_ranged(content::ItemId id, const content::Catalog& catalog, const forecast::HeroFacts& hero,
                 const Words& words, std::vector<TextLine>& lines) {
    const content::ItemDef& item = catalog.item(id);
    if (item.shoots) {
        lines.push_back(words.say(
            "item-shoots", {damage_argument(item.shoots->attack),
                            {"attribute", words.get(attribute_key(item.shoots->attribute)), bright_ink},
                            number("range", item.shoots->range.value)}));
    }
    if (item.ammunition) {
        const bool plain = item.ammunition->bonus == 0;
        lines.push_back(words.say(plain ? "item-ammunition" : "item-better-ammunition",
                                  {{"shooters", shooters_of(id, catalog), bright_ink},
                                   number("bonus", item.ammunition->bonus, good_ink)}));
    }
    if (item.throws) {
        append(lines, tell_throwing(*item.throws, hero, words));
    }
}

/// Adds the use of an item in the hand or on the body.
void tell_gear(const content::ItemDef& item, const Words& words, std::vector<TextLine>& lines) {
    if (item.weapon) {
        lines.push_back(words.say(
            "item-weapon", {damage_argument(item.weapon->attack),
                            {"attribute", words.get(attribute_key(item.weapon->attribute)), bright_ink}}));
    }
    if (item.wear && item.wear->slot == content::EquipSlot::Ring) {
        lines.push_back(words.say("item-ring", {}));
    } else if (item.wear) {
        lines.push_back(
            words.say("item-armour", {number("armour", item.wear->armour, good_ink),
                                      {"place", words.get(key_of("place-", item.wear->slot)), bright_ink}}));
    }
    if (item.initiative_penalty.value != 0) {
        const bool slows = item.initiative_penalty.value > 0;
        const core::Tenths size = slows ? item.initiative_penalty : -item.initiative_penalty;
        lines.push_back(words.say(slows ? "item-slows" : "item-quickens",
                                  {{"penalty", content::to_string(size), slows ? bad_ink : good_ink}}));
    }
}

/// Adds the bonus to an attribute that an item gives while it is held or worn.
void tell_bonus(std::string_view attribute, std::int32_t amount, const Words& words,
                std::vector<TextLine>& lines) {
    if (amount != 0) {
        lines.push_back(
            words.say("item-bonus", {{"amount", signed_number(amount), amount > 0 ? good_ink : bad_ink},
                                     {"attribute", words.get(attribute), bright_ink}}));
    }
}

/// Adds the special properties of an item, and notes on what is not yet identified.
void tell_properties(const content::ItemDef& item, const Words& words, std::vector<TextLine>& lines) {
    for (TextLine& line : tell_service(item, words)) {
        lines.push_back(std::move(line));
    }
    if (item.cursed) {
        lines.push_back(words.say("item-cursed", {}));
    }
    if (!item.look.empty()) {
        lines.push_back(words.say("item-unknown", {}));
    }
    if (item.unidentified) {
        lines.push_back(words.say("item-unfamiliar", {}));
    }
}

}  // namespace

std::string damage_range(const content::Attack& attack) {
    return range_text(attack.damage.minimum() + attack.hit_bonus, attack.damage.maximum() + attack.hit_bonus);
}

std::string damage_in_hand(const content::ItemDef& item) {
    return damage_range(item.weapon ? item.weapon->attack : item.shoots->attack);
}

TextLine gear_figure(const content::ItemDef& item) {
    if (item.weapon || item.shoots) {
        return {{damage_in_hand(item), bright_ink}};
    }
    const std::int32_t armour = item.wear ? item.wear->armour : 0;
    if (armour == 0) {
        return {};
    }
    return {{signed_number(armour), good_ink}};
}

std::string signed_number(std::int32_t number) {
    return (number > 0 ? "+" : "") + std::to_string(number);
}

std::string hero_called(std::string_view own_name, const content::Catalog& catalog) {
    return own_name.empty() ? capitalised(catalog.monster(catalog.hero()).name) : std::string(own_name);
}

std::string corpse_name(content::MonsterId kind, const content::Catalog& catalog, const Words& words,
                        std::string_view hero_name) {
    if (kind == catalog.hero() && !hero_name.empty()) {
        return words.get("corpse-of-hero", {{"name", std::string(hero_name)}});
    }
    return words.get("corpse-of", {{"name", catalog.monster(kind).name}});
}

std::string percent(std::int32_t permille) {
    const std::int32_t rounded = (permille + 5) / 10;
    const bool certain = permille <= 0 || permille >= whole;
    return std::to_string(certain ? rounded : std::clamp(rounded, 1, 99)) + " %";
}

Colour ink_of_chance(std::int32_t permille) {
    return permille >= whole / 2 ? good_ink : permille > 0 ? bright_ink : quiet_ink;
}

std::string strike_range(const content::Dice& dice, std::int32_t intelligence) {
    forecast::ExactDice exact;
    const forecast::Distribution damage = rules::roll_strike(exact, dice, intelligence);
    return range_text(damage.least(), damage.most());
}

const content::DamageEffect* spell_damage(const content::SpellDef& spell) {
    for (const content::ItemEffect& effect : spell.effects) {
        if (const auto* const damage = std::get_if<content::DamageEffect>(&effect)) {
            return damage;
        }
    }
    return nullptr;
}

std::string range_text(std::int32_t least, std::int32_t most) {
    return least == most ? std::to_string(least) : std::to_string(least) + "-" + std::to_string(most);
}

TextLine wait_in_words(std::int32_t ticks, const Words& words) {
    return words.say("ticks", {number("ticks", ticks)});
}

TextLine fight_in_short(const forecast::FightForecast& fight, const Words& words) {
    TextLine line = {{words.get("fight-in-short-ours-never"), plain_ink}};
    TextLine theirs = {{words.get("fight-in-short-theirs-never"), plain_ink}};
    if (fight.ours.likely_blows > 0) {
        line = words.say("fight-in-short-ours", {{"ours", percent(fight.ours.hit_permille), good_ink},
                                                 number("blows", fight.ours.likely_blows)});
    }
    if (fight.theirs.likely_blows > 0) {
        theirs = words.say("fight-in-short-theirs", {{"theirs", percent(fight.theirs.hit_permille), bad_ink},
                                                     number("their-blows", fight.theirs.likely_blows)});
    }
    line.push_back({"; ", plain_ink});
    std::ranges::move(theirs, std::back_inserter(line));
    return line;
}

std::vector<TextLine> tell_effects(const content::EffectSource& source, const content::Catalog& catalog,
                                   const forecast::HeroFacts& hero, const Words& words) {
    std::vector<TextLine> lines;
    for (const content::ItemEffect& effect : catalog.effects_of(source)) {
        lines.push_back(std::visit(EffectTeller{catalog, hero, words}, effect));
    }
    if (const std::optional<content::Aim>& aim = catalog.aim_of(source)) {
        lines.push_back(words.say(aim->radius.value > 0 ? "effect-aim-area" : "effect-aim",
                                  {number("range", aim->range.value), number("radius", aim->radius.value)}));
        if (aim->save) {
            const std::int32_t goal = rules::saving_goal(*aim->save, hero.attributes.intelligence);
            lines.push_back(words.say(
                forecast::prevents_all(*aim->save, catalog.effects_of(source)) ? "effect-save-spares"
                                                                               : "effect-save-halves",
                {{"attribute", words.get(attribute_key(aim->save->attribute)), bright_ink},
                 number("goal", goal)}));
        }
    }
    return lines;
}

namespace {

/// What the spell does that an item teaches; no line for any other item.
std::vector<TextLine> tell_lesson(const content::ItemDef& item, const content::Catalog& catalog,
                                  const forecast::HeroFacts& hero, const Words& words) {
    for (const content::ItemEffect& effect : item.effects) {
        if (const auto* const learn = std::get_if<content::LearnEffect>(&effect)) {
            return tell_effects({{}, learn->spell}, catalog, hero, words);
        }
    }
    return {};
}

}  // namespace

std::vector<TextLine> tell_throwing(const content::Throwing& throws, const forecast::HeroFacts& hero,
                                    const Words& words) {
    TextLine sum{{words.get("item-thrown-now") + " ", quiet_ink}};
    append(sum, throw_sum(hero, throws, words));
    return {words.say("item-throws", {damage_argument(throws.attack),
                                      {"attribute", words.get(attribute_key(throws.attribute)), bright_ink},
                                      number("range", throws.range.value)}),
            std::move(sum)};
}

std::vector<TextLine> tell_uses(content::ItemId id, const content::Catalog& catalog,
                                const forecast::HeroFacts& hero, const Words& words) {
    const content::ItemDef& item = catalog.item(id);
    std::vector<TextLine> lines = tell_effects({id, {}}, catalog, hero, words);
    append(lines, tell_lesson(item, catalog, hero, words));
    if (item.breaks) {
        lines.push_back(words.say("item-breaks", {}));
    }
    if (item.prize) {
        lines.push_back(words.say("effect-prize", {}));
        if (item.hunt) {
            lines.push_back(words.say("effect-prize-destroyed", {}));
        }
    }
    tell_gear(item, words, lines);
    tell_ranged(id, catalog, hero, words, lines);
    tell_properties(item, words, lines);
    return lines;
}

std::vector<TextLine> tell_item(content::ItemId id, const content::Catalog& catalog,
                                const forecast::HeroFacts& hero, const Words& words) {
    const content::ItemDef& item = catalog.item(id);
    std::vector<TextLine> lines = tell_uses(id, catalog, hero, words);
    lines.push_back(words.say("item-weight", {{"weight", content::to_string(item.weight), bright_ink}}));
    if (rules::can_be_sold(item)) {
        lines.push_back(
            words.say("item-prices", {{"asked", coins_text(rules::buying_price(item)), key_ink},
                                      {"paid", coins_text(rules::selling_price(item)), key_ink}}));
    }
    return lines;
}

std::vector<TextLine> tell_service(const content::ItemDef& item, const Words& words) {
    std::vector<TextLine> lines;
    tell_bonus("attribute-strength", item.bonus.strength, words, lines);
    tell_bonus("attribute-dexterity", item.bonus.dexterity, words, lines);
    tell_bonus("attribute-intelligence", item.bonus.intelligence, words, lines);
    tell_bonus("attribute-constitution", item.bonus.constitution, words, lines);
    for (const content::PowerTraits& traits : content::power_table) {
        if (const std::int32_t amount = item.powers[traits.kind]; amount > 0) {
            lines.push_back(words.say(key_of("power-", traits.id), {number("amount", amount, good_ink)}));
        }
    }
    return lines;
}

}  // namespace torchwake::words
