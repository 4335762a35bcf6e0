#include "words/figures.hpp"

#include "words/describe.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/text_screen.hpp>

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace torchwake::view {
namespace {

using content::Attribute;

constexpr std::size_t label_width = 18;
constexpr std::size_t now_width = 12;

std::string padded(const std::string& text, std::size_t width) {
    const auto cells = static_cast<std::size_t>(text_width(text));
    return text + std::string(width > cells ? width - cells : 0, ' ');
}

/// The points of an attribute that what the hero holds and wears adds.
std::int32_t points_of_gear(const rules::Knowledge& knowledge, Attribute attribute) {
    std::int32_t points = 0;
    for (const rules::PackEntry& entry : knowledge.pack()) {
        if (entry.worn) {
            points += content::attribute_of(knowledge.catalog().item(*entry.item).bonus, attribute);
        }
    }
    return points;
}

/// The points of an attribute that conditions add.
std::int32_t points_of_conditions(const rules::HeroFacts& hero, Attribute attribute) {
    std::int32_t points = 0;
    for (const rules::KnownCondition& condition : hero.conditions) {
        points += content::traits_of(condition.kind).attribute == attribute ? condition.amount : 0;
    }
    return points;
}

/// The attribute without what passes and what can be taken off.
std::int32_t own_points(const rules::Knowledge& knowledge, const rules::HeroFacts& hero,
                        Attribute attribute) {
    return content::attribute_of(hero.attributes, attribute) - points_of_gear(knowledge, attribute) -
           points_of_conditions(hero, attribute);
}

/// The damage of a blow with what is in the hero's hand, from the least to the most.
std::string blow_of(const rules::HeroFacts& hero, const content::Catalog& catalog) {
    std::int32_t least = 1;
    std::int32_t most = 1;
    Attribute behind = Attribute::Strength;
    if (hero.weapon.valid()) {
        const content::Weapon& weapon = *catalog.item(hero.weapon).weapon;
        behind = weapon.attribute;
        least = weapon.attack.damage.minimum() + weapon.attack.hit_bonus;
        most = weapon.attack.damage.maximum() + weapon.attack.hit_bonus;
    }
    return range_text(
        least + hero.skills.melee,
        most + hero.skills.melee + rules::excess(content::attribute_of(hero.attributes, behind)));
}

std::string wait_of(const rules::HeroFacts& hero) {
    const rules::Readiness readiness{hero.attributes.dexterity, hero.penalty};
    return range_text(rules::wait_with(1, readiness), rules::wait_with(rules::wait_die_sides, readiness));
}

struct Figure {
    std::string_view label;  ///< its key in the word list
    std::string text;
};

/// All figures that an attribute changes, always in the same order.
std::vector<Figure> figures_of(const rules::Knowledge& knowledge, const rules::HeroFacts& hero) {
    const content::Attributes& body = hero.attributes;
    constexpr std::int32_t tenth = 10;
    return {
        {"sheet-health", std::to_string(hero.max_hit_points)},
        {"figure-level-health",
         std::to_string(rules::hit_points_of_a_level(own_points(knowledge, hero, Attribute::Constitution)))},
        {"figure-level-mana",
         std::to_string(rules::mana_of_a_level(own_points(knowledge, hero, Attribute::Intelligence)))},
        {"figure-magic", "x" + std::to_string(rules::excess(body.intelligence))},
        {"figure-spotting", percent(tenth * rules::spotting_percent(body.intelligence, false))},
        {"figure-blow", blow_of(hero, knowledge.catalog())},
        {"figure-capacity", content::to_string(hero.capacity)},
        {"sheet-penalty", content::to_string(hero.penalty)},
        {"figure-wait", wait_of(hero)},
        {"figure-dodge", range_text(0, rules::excess(body.dexterity))},
        {"figure-disarming", percent(tenth * rules::disarm_percent(body.dexterity, 0))}};
}

/// Adds a part of a sum: " +2 gear", " -1 for now"; nothing if it is 0.
void add_part(TextLine& sum, std::int32_t points, const std::string& name) {
    if (points != 0) {
        sum.push_back({(points > 0 ? " +" : " ") + std::to_string(points) + " " + name,
                       points > 0 ? good_ink : bad_ink});
    }
}

}  // namespace

TextLine told_change(const std::string& label, std::size_t width, const std::string& now,
                     const std::string& then, Colour ink) {
    TextLine line{{padded(label, width), quiet_ink}};
    if (now == then) {
        line.push_back({now, plain_ink});
    } else {
        line.push_back({padded(now, now_width), plain_ink});
        line.push_back({"\u2192 ", key_ink});
        line.push_back({then, ink});
    }
    return line;
}

std::vector<TextLine> tell_growth(const rules::Knowledge& knowledge, const rules::HeroFacts& then,
                                  const Words& words) {
    const std::vector<Figure> before = figures_of(knowledge, knowledge.hero());
    const std::vector<Figure> after = figures_of(knowledge, then);
    std::vector<TextLine> lines;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].text != after[i].text) {
            lines.push_back(told_change(words.get(before[i].label), label_width, before[i].text,
                                        after[i].text, good_ink));
        }
    }
    return lines;
}

TextLine attribute_sum(const rules::Knowledge& knowledge, Attribute attribute, const Words& words) {
    const rules::HeroFacts hero = knowledge.hero();
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

TextLine armour_sum(const rules::Knowledge& knowledge, const Words& words) {
    TextLine sum{{std::to_string(knowledge.hero().armour), std::nullopt}};
    std::int32_t eaten = 0;
    std::string parts;
    for (const rules::PackEntry& entry : knowledge.pack()) {
        const content::ItemDef* const item = entry.worn ? &knowledge.catalog().item(*entry.item) : nullptr;
        if (item != nullptr && item->wear && item->wear->armour != 0) {
            parts += (parts.empty() ? " = " : " + ") + std::to_string(item->wear->armour);
            eaten += entry.corrosion;
        }
    }
    sum.push_back({parts, quiet_ink});
    add_part(sum, -eaten, words.get("sum-acid"));
    return sum;
}

TextLine penalty_sum(const rules::HeroFacts& hero, const Words& words) {
    TextLine sum{{content::to_string(hero.penalty), std::nullopt}};
    if (hero.overburdened) {
        sum.push_back({" = " + content::to_string(hero.penalty - rules::overburdened_penalty), quiet_ink});
        sum.push_back(
            {" +" + content::to_string(rules::overburdened_penalty) + " " + words.get("sum-load"), bad_ink});
    }
    return sum;
}

}  // namespace torchwake::view
