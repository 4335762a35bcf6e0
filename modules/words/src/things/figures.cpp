#include <torchwake/content/decimal.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/hunger.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/text_width.hpp>

#include <range/v3/view/zip.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace torchwake::words {
namespace {

using content::Attribute;

constexpr std::size_t label_width = 18;
constexpr std::size_t now_width = 12;

std::string padded(const std::string& text, std::size_t width) {
    const auto cells = static_cast<std::size_t>(text_width(text));
    return text + std::string(width > cells ? width - cells : 0, ' ');
}

/// The points of an attribute that what the hero holds and wears adds.
std::int32_t points_of_gear(const forecast::Knowledge& knowledge, Attribute attribute) {
    std::int32_t points = 0;
    for (const forecast::PackEntry& entry : knowledge.pack()) {
        if (entry.worn) {
            points += content::attribute_of(knowledge.catalog().item(*entry.item).bonus, attribute);
        }
    }
    return points;
}

/// The points of an attribute that conditions add.
std::int32_t points_of_conditions(const forecast::HeroFacts& hero, Attribute attribute) {
    std::int32_t points = 0;
    for (const forecast::KnownCondition& condition : hero.conditions) {
        points += content::traits_of(condition.kind).attribute == attribute ? condition.amount : 0;
    }
    return points;
}

/// The attribute without what passes and what can be taken off.
std::int32_t own_points(const forecast::Knowledge& knowledge, const forecast::HeroFacts& hero,
                        Attribute attribute) {
    return content::attribute_of(hero.attributes, attribute) - points_of_gear(knowledge, attribute) -
           points_of_conditions(hero, attribute);
}

constexpr std::array every_attribute{Attribute::Strength, Attribute::Dexterity, Attribute::Intelligence,
                                     Attribute::Constitution};

content::Attributes own_attributes(const forecast::Knowledge& knowledge, const forecast::HeroFacts& hero) {
    content::Attributes own;
    for (const Attribute attribute : every_attribute) {
        content::attribute_of(own, attribute) = own_points(knowledge, hero, attribute);
    }
    return own;
}

/// The hit points that a hit takes before the victim's armour and dodging.
struct Damage {
    std::int32_t least = 1;
    std::int32_t most = 1;

    [[nodiscard]] std::string text() const { return range_text(least, most); }
};

/// The damage of a hit with one of some attacks; without any it begins with 1.
Damage damage_of(const forecast::HeroFacts& hero, std::span<const content::Attack> attacks,
                 Attribute behind) {
    Damage damage;
    for (const content::Attack& attack : attacks) {
        const bool first = &attack == attacks.data();
        const std::int32_t least = attack.damage.minimum() + attack.hit_bonus;
        const std::int32_t most = attack.damage.maximum() + attack.hit_bonus;
        damage = {first ? least : std::min(damage.least, least), first ? most : std::max(damage.most, most)};
    }
    const bool well_fed = hero.hunger == rules::HungerStage::WellFed;
    const std::int32_t more = hero.skills.melee + (well_fed ? rules::well_fed_damage : 0);
    return {damage.least + more,
            damage.most + more + rules::excess(content::attribute_of(hero.attributes, behind))};
}

Damage blow_of(const forecast::HeroFacts& hero, const content::Catalog& catalog) {
    if (hero.weapon.valid()) {
        const content::Weapon& weapon = *catalog.item(hero.weapon).weapon;
        return damage_of(hero, std::span(&weapon.attack, 1), weapon.attribute);
    }
    return damage_of(hero, catalog.monster(catalog.hero()).natural_attacks, Attribute::Strength);
}

/// Requires: the hero holds what shoots.
Damage shot_of(const forecast::HeroFacts& hero, const content::Catalog& catalog) {
    const content::Shooter& shooter = *catalog.item(hero.shooter).shoots;
    return damage_of(hero, std::span(&shooter.attack, 1), shooter.attribute);
}

std::string wait_of(const forecast::HeroFacts& hero) {
    const rules::Readiness readiness{hero.attributes.dexterity, hero.penalty};
    return range_text(rules::wait_with(1, readiness), rules::wait_with(rules::wait_die_sides, readiness));
}

struct Figure {
    std::string_view label;  ///< its key in the word list
    std::string text;
    std::int32_t worth = 0;  ///< more is better for the hero
};

Figure figure(std::string_view label, const Damage& damage) {
    return {label, damage.text(), damage.least + damage.most};
}

Figure figure(std::string_view label, std::int32_t worth) {
    return {label, std::to_string(worth), worth};
}

/// A chance in percent.
Figure figure_of_chance(std::string_view label, std::int32_t worth) {
    constexpr std::int32_t tenth = 10;
    return {label, percent(tenth * worth), worth};
}

/// All figures that an attribute or gear changes, always in the same order. `own`: the attributes without
/// gear and conditions.
std::vector<Figure> figures_of(const forecast::HeroFacts& hero, const content::Attributes& own,
                               const content::Catalog& catalog) {
    const content::Attributes& body = hero.attributes;
    const rules::Readiness readiness{body.dexterity, hero.penalty};
    const std::int32_t wait =
        rules::wait_with(1, readiness) + rules::wait_with(rules::wait_die_sides, readiness);
    const std::int32_t dodge = rules::excess(body.dexterity);
    return {
        figure("sheet-health", hero.max_hit_points),
        figure("figure-level-health", rules::hit_points_of_a_level(own.constitution)),
        figure("figure-level-mana", rules::mana_of_a_level(own.intelligence)),
        {"figure-magic", "x" + std::to_string(rules::excess(body.intelligence)),
         rules::excess(body.intelligence)},
        figure_of_chance("figure-spotting", rules::spotting_percent(body.intelligence, false)),
        figure("figure-blow", blow_of(hero, catalog)),
        hero.shooter.valid() ? figure("gear-shots", shot_of(hero, catalog)) : Figure{"gear-shots", "-", 0},
        figure("gear-armour", hero.armour),
        {"figure-capacity", content::to_string(hero.capacity), hero.capacity.value},
        {"sheet-penalty", content::to_string(hero.penalty), -hero.penalty.value},
        {"figure-wait", wait_of(hero), -wait},
        {"figure-dodge", range_text(0, dodge), dodge},
        figure_of_chance("figure-disarming", rules::disarm_percent(body.dexterity, 0))};
}

/// The keys of the figures of this hero that follow from an attribute, those of hits first.
std::vector<std::string_view> keys_of(const forecast::HeroFacts& hero, const content::Catalog& catalog,
                                      Attribute attribute) {
    std::vector<std::string_view> keys;
    if (attribute == forecast::attribute_behind_blows(hero, catalog)) {
        keys.emplace_back("figure-blow");
    }
    if (hero.shooter.valid() && attribute == forecast::attribute_behind_hits(hero, catalog)) {
        keys.emplace_back("gear-shots");
    }
    const auto add = [&keys](std::initializer_list<std::string_view> others) {
        keys.insert(keys.end(), others);
    };
    switch (attribute) {
        case Attribute::Strength:
            add({"figure-capacity"});
            break;
        case Attribute::Dexterity:
            add({"figure-dodge", "figure-wait", "figure-disarming"});
            break;
        case Attribute::Intelligence:
            add({"figure-magic", "figure-level-mana", "figure-spotting"});
            break;
        case Attribute::Constitution:
            add({"sheet-health", "figure-level-health"});
            break;
    }
    return keys;
}

/// The figures that differ, one line each, green for the better and red for the worse; and those with one of
/// the keys also if they stay.
std::vector<TextLine> tell_difference(const std::vector<Figure>& before, const std::vector<Figure>& after,
                                      const Words& words, const std::vector<std::string_view>& always = {}) {
    std::vector<TextLine> lines;
    for (const auto& [was, is] : ranges::views::zip(before, after)) {
        const bool told = std::ranges::find(always, was.label) != always.end();
        if (told || was.text != is.text) {
            const Colour ink = is.worth > was.worth ? good_ink : is.worth < was.worth ? bad_ink : key_ink;
            lines.push_back(told_change(words.get(was.label), label_width, was.text, is.text, ink));
        }
    }
    return lines;
}

/// Adds what one item does for its bearer, or with a sign of -1 takes it away.
void wear(forecast::HeroFacts& hero, const content::ItemDef& gear, std::int32_t corrosion,
          std::int32_t sign) {
    hero.armour += sign * ((gear.wear ? gear.wear->armour : 0) - corrosion);
    for (const Attribute attribute : every_attribute) {
        content::attribute_of(hero.attributes, attribute) +=
            sign * content::attribute_of(gear.bonus, attribute);
    }
}

/// Adds a part of a sum: " +2 gear", " -1 for now"; nothing if it is 0.
void add_part(TextLine& sum, std::int32_t points, const std::string& name) {
    if (points != 0) {
        sum.push_back({(points > 0 ? " +" : " ") + std::to_string(points) + " " + name,
                       points > 0 ? good_ink : bad_ink});
    }
}

/// The damage of the first spells that do any, now and with another Intelligence, a line each.
std::vector<TextLine> tell_spell_growth(const forecast::Knowledge& knowledge, std::int32_t now,
                                        std::int32_t then) {
    constexpr std::size_t most_spells = 3;
    std::vector<TextLine> lines;
    for (const forecast::KnownSpell& known : knowledge.spells()) {
        const content::SpellDef& spell = knowledge.catalog().spell(known.spell);
        const content::DamageEffect* const damage = spell_damage(spell);
        if (damage != nullptr && now != then && lines.size() < most_spells) {
            lines.push_back(told_change(spell.name, label_width, strike_range(damage->dice, now),
                                        strike_range(damage->dice, then), good_ink));
        }
    }
    return lines;
}

/// The damage of a hit as the sum of its parts.
TextLine hit_sum(const forecast::HeroFacts& hero, const Damage& all, Attribute behind, const Words& words) {
    const std::int32_t force = rules::excess(content::attribute_of(hero.attributes, behind));
    const bool well_fed = hero.hunger == rules::HungerStage::WellFed;
    const std::int32_t fed = well_fed ? rules::well_fed_damage : 0;
    TextLine sum{{all.text(), std::nullopt}};
    if (force + fed + hero.skills.melee == 0) {
        return sum;
    }
    const std::int32_t sure = fed + hero.skills.melee;
    sum.push_back({" = " + range_text(all.least - sure, all.most - sure - force), quiet_ink});
    if (force > 0) {
        sum.push_back({" +" + range_text(0, force) + " " + words.get(attribute_key(behind)), good_ink});
    }
    add_part(sum, hero.skills.melee, words.get("sum-skill"));
    add_part(sum, fed, words.get(key_of("hunger-", rules::HungerStage::WellFed)));
    return sum;
}

}  // namespace

TextLine told_change(const std::string& label, std::size_t width, const std::string& now,
                     const std::string& then, Colour ink) {
    TextLine line{{padded(label, width), quiet_ink}};
    if (now == then) {
        line.push_back({now, quiet_ink});
    } else {
        line.push_back({padded(now, now_width), plain_ink});
        line.push_back({"\u2192 ", key_ink});
        line.push_back({then, ink});
    }
    return line;
}

std::vector<TextLine> tell_growth(const forecast::Knowledge& knowledge, const forecast::HeroFacts& then,
                                  Attribute raised, const Words& words) {
    const content::Catalog& catalog = knowledge.catalog();
    const forecast::HeroFacts now = knowledge.hero();
    std::vector<TextLine> lines = tell_difference(figures_of(now, own_attributes(knowledge, now), catalog),
                                                  figures_of(then, own_attributes(knowledge, then), catalog),
                                                  words, keys_of(now, catalog, raised));
    if (TextLine sum = attribute_sum(knowledge, raised, words); sum.size() > 1) {
        sum.insert(sum.begin(), {padded(words.get(attribute_key(raised)), label_width), quiet_ink});
        lines.insert(lines.begin(), std::move(sum));
    }
    append(lines, tell_spell_growth(knowledge, now.attributes.intelligence, then.attributes.intelligence));
    const Attribute behind = forecast::attribute_behind_hits(now, catalog);
    const content::ItemId held = now.shooter.valid() ? now.shooter : now.weapon;
    if (held.valid() && (raised == Attribute::Strength || raised == behind)) {
        const content::ItemDef& item = catalog.item(held);
        lines.push_back(words.say("growth-hits-by", {{"item", item.name, item.appearance.foreground},
                                                     {"attribute", words.get(attribute_key(behind))}}));
    }
    return lines;
}

std::string first_growth(const forecast::Knowledge& knowledge, const forecast::HeroFacts& then,
                         Attribute raised, const Words& words) {
    const content::Catalog& catalog = knowledge.catalog();
    const forecast::HeroFacts now = knowledge.hero();
    const std::vector<Figure> before = figures_of(now, own_attributes(knowledge, now), catalog);
    const std::vector<Figure> after = figures_of(then, own_attributes(knowledge, then), catalog);
    for (const std::string_view key : keys_of(now, catalog, raised)) {
        const auto found = std::ranges::find(before, key, &Figure::label);
        const Figure& grown = after[static_cast<std::size_t>(found - before.begin())];
        if (found->text != grown.text) {
            return words.get(key) + " " + found->text + " \u2192 " + grown.text;
        }
    }
    return {};
}

TextLine grown_value(std::int32_t value, const std::string& gain, const Words& words) {
    const std::int32_t now = rules::excess(value);
    return words.say(
        "grow-line",
        {{"now", std::to_string(now)}, {"next", std::to_string(now + 1), good_ink}, {"gain", gain}});
}

bool is_health_low(const forecast::HeroFacts& hero) {
    constexpr std::int32_t quarter = 4;
    return hero.hit_points * quarter <= hero.max_hit_points;
}

FightFigures fight_figures(const forecast::HeroFacts& hero, const content::Catalog& catalog) {
    const bool shoots = hero.shooter.valid();
    const Damage damage = shoots ? shot_of(hero, catalog) : blow_of(hero, catalog);
    return {hero.armour, damage.text(), shoots, damage.least + damage.most};
}

forecast::HeroFacts hero_with(const forecast::Knowledge& knowledge, const forecast::PackEntry& gear) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::ItemDef& item = catalog.item(*gear.item);
    forecast::HeroFacts hero = knowledge.hero();
    if (const auto replaced = forecast::worn_instead_of(knowledge, *gear.item)) {
        wear(hero, catalog.item(*replaced->item), replaced->corrosion, -1);
    }
    wear(hero, item, gear.corrosion, 1);
    if (content::equip_slot_of(item) == content::EquipSlot::Melee) {
        hero.weapon = item.weapon ? *gear.item : content::ItemId{};
        hero.shooter = item.shoots ? *gear.item : content::ItemId{};
    }
    hero.capacity = rules::capacity_of(hero.attributes.strength);
    const bool overburdened = hero.weight > hero.capacity;
    if (overburdened != hero.overburdened) {
        hero.penalty = overburdened ? hero.penalty + rules::overburdened_penalty
                                    : hero.penalty - rules::overburdened_penalty;
        hero.overburdened = overburdened;
    }
    return hero;
}

std::vector<TextLine> tell_gear_change(const forecast::Knowledge& knowledge, const forecast::PackEntry& entry,
                                       const Words& words) {
    const content::Catalog& catalog = knowledge.catalog();
    if (!entry.item || entry.worn || !content::equip_slot_of(catalog.item(*entry.item))) {
        return {};
    }
    const forecast::HeroFacts now = knowledge.hero();
    const content::Attributes own = own_attributes(knowledge, now);
    std::vector<TextLine> lines = tell_difference(
        figures_of(now, own, catalog), figures_of(hero_with(knowledge, entry), own, catalog), words);
    std::string_view heading = lines.empty() ? "gear-changes-nothing" : "gear-changes";
    std::vector<Argument> arguments;
    if (const auto replaced = forecast::worn_instead_of(knowledge, *entry.item)) {
        const content::ItemDef& worn = catalog.item(*replaced->item);
        heading = lines.empty() ? "gear-changes-nothing-for" : "gear-changes-for";
        arguments.push_back({"item", worn.name, worn.appearance.foreground});
    }
    lines.insert(lines.begin(), words.say(heading, arguments));
    return lines;
}

TextLine attribute_sum(const forecast::Knowledge& knowledge, Attribute attribute, const Words& words) {
    const forecast::HeroFacts hero = knowledge.hero();
    const std::int32_t gear = points_of_gear(knowledge, attribute);
    const std::int32_t passing = points_of_conditions(hero, attribute);
    TextLine sum{
        {std::to_string(rules::excess(content::attribute_of(hero.attributes, attribute))), std::nullopt}};
    if (gear != 0 || passing != 0) {
        sum.push_back(
            {" = " + std::to_string(rules::excess(own_points(knowledge, hero, attribute))), quiet_ink});
        add_part(sum, gear, words.get("sum-gear"));
        add_part(sum, passing, words.get("sum-passing"));
    }
    return sum;
}

std::vector<AttributeFigure> figures_of_attribute(const forecast::Knowledge& knowledge, Attribute attribute,
                                                  const Words& words) {
    const forecast::HeroFacts hero = knowledge.hero();
    forecast::HeroFacts raised = hero;
    ++content::attribute_of(raised.attributes, attribute);
    raised.capacity = rules::capacity_of(raised.attributes.strength);
    const std::vector<Figure> all = figures_of(hero, own_attributes(knowledge, hero), knowledge.catalog());
    const std::vector<Figure> then =
        figures_of(raised, own_attributes(knowledge, raised), knowledge.catalog());
    std::vector<AttributeFigure> told;
    for (const std::string_view key : keys_of(hero, knowledge.catalog(), attribute)) {
        const auto found = std::ranges::find(all, key, &Figure::label);
        told.push_back(
            {words.get(key), found->text, then[static_cast<std::size_t>(found - all.begin())].text});
    }
    return told;
}

TextLine armour_sum(const forecast::Knowledge& knowledge, const Words& words) {
    TextLine sum{{std::to_string(knowledge.hero().armour), std::nullopt}};
    std::int32_t eaten = 0;
    std::string parts;
    std::int32_t pieces = 0;
    for (const forecast::PackEntry& entry : knowledge.pack()) {
        const content::ItemDef* const item = entry.worn ? &knowledge.catalog().item(*entry.item) : nullptr;
        if (item != nullptr && item->wear && item->wear->armour != 0) {
            parts += (parts.empty() ? " = " : " + ") + std::to_string(item->wear->armour);
            eaten += entry.corrosion;
            ++pieces;
        }
    }
    if (pieces > 1 || eaten != 0) {
        sum.push_back({parts, quiet_ink});
    }
    add_part(sum, -eaten, words.get("sum-acid"));
    return sum;
}

TextLine damage_sum(const forecast::Knowledge& knowledge, const Words& words) {
    const forecast::HeroFacts hero = knowledge.hero();
    const content::Catalog& catalog = knowledge.catalog();
    return hit_sum(hero, hero.shooter.valid() ? shot_of(hero, catalog) : blow_of(hero, catalog),
                   forecast::attribute_behind_hits(hero, catalog), words);
}

TextLine throw_sum(const forecast::HeroFacts& hero, const content::Throwing& throws, const Words& words) {
    const Damage all = damage_of(hero, std::span(&throws.attack, 1), throws.attribute);
    return hit_sum(hero, all, throws.attribute, words);
}

TextLine penalty_sum(const forecast::HeroFacts& hero, const Words& words) {
    TextLine sum{{content::to_string(hero.penalty), std::nullopt}};
    if (hero.overburdened) {
        sum.push_back({" = " + content::to_string(hero.penalty - rules::overburdened_penalty), quiet_ink});
        sum.push_back(
            {" +" + content::to_string(rules::overburdened_penalty) + " " + words.get("sum-load"), bad_ink});
    }
    return sum;
}

}  // namespace torchwake::words
