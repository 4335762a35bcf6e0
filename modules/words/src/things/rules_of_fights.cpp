// The pages of the rule book about blows, waits, spells and traps.

#include "things/rule_writer.hpp"

#include <torchwake/forecast/distribution.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/labels.hpp>

#include <algorithm>
#include <cstddef>
#include <span>

namespace torchwake::words {
namespace {

using content::Attribute;

/// The victim of the examples: an ordinary one, without and with some armour.
constexpr std::int32_t ordinary = content::Attributes{}.dexterity;
constexpr std::int32_t some_armour = 3;
constexpr std::size_t most_examples = 6;

/// The odds of a blow: "87 %, 1-8".
std::string odds_against(const content::Weapon& weapon, std::int32_t force, std::int32_t armour) {
    forecast::ExactDice dice;
    rules::BlowFacts facts;
    facts.attacks = std::span(&weapon.attack, 1);
    facts.force = force;
    facts.dexterity = ordinary;
    facts.armour = armour;
    const forecast::Distribution blow = rules::roll_blow(dice, facts);
    const std::int32_t hits = blow.permille_from(1);
    return hits == 0 ? percent(0) : percent(hits) + ", " + range_text(std::max(blow.least(), 1), blow.most());
}

void add_weapons(RuleWriter& book) {
    RuleEntry& entry = book.begin("rules-examples");
    entry.table = true;
    book.say("rules-odds-note", {figure("armour", some_armour)});
    std::size_t told = 0;
    for (const content::ItemDef& item : book.catalog().items()) {
        if (!item.weapon || told++ >= most_examples) {
            continue;
        }
        const std::int32_t force = book.of_hero(item.weapon->attribute);
        book.say("rules-odds", {{"item", item.name, readable(item.appearance.foreground)},
                                figure("damage", damage_range(item.weapon->attack)),
                                figure("bare", odds_against(*item.weapon, force, 0)),
                                figure("armoured", odds_against(*item.weapon, force, some_armour))});
    }
}

void add_spell_damage(RuleWriter& book) {
    book.begin("rules-damage");
    book.say("rules-damage-text");
    std::size_t told = 0;
    for (const content::SpellDef& spell : book.catalog().spells()) {
        const content::DamageEffect* const damage = spell_damage(spell);
        if (!spell.learnable || damage == nullptr || told++ >= most_examples) {
            continue;
        }
        const std::int32_t own = book.of_hero(Attribute::Intelligence);
        book.say("rules-damage-spell", {{"spell", spell.name, readable(spell.colour)},
                                        figure("cost", spell.cost),
                                        figure("a", own),
                                        figure("x", strike_range(damage->dice, own)),
                                        figure("b", own + 1),
                                        figure("y", strike_range(damage->dice, own + 1))});
    }
}

void add_saves(RuleWriter& book) {
    book.begin("rules-saves");
    book.say("rules-saves-text");
    forecast::ExactDice dice;
    const forecast::Distribution thrown = rules::roll_saving_throw(dice, ordinary);
    std::size_t told = 0;
    for (const content::SpellDef& spell : book.catalog().spells()) {
        if (!spell.learnable || !spell.aim || !spell.aim->save || told++ >= most_examples) {
            continue;
        }
        const content::SavingThrow& save = *spell.aim->save;
        const std::int32_t goal = rules::saving_goal(save, book.of_hero(Attribute::Intelligence));
        book.say("rules-saves-spell", {{"spell", spell.name, readable(spell.colour)},
                                       figure("attribute", book.words().get(attribute_key(save.attribute))),
                                       figure("value", ordinary),
                                       figure("chance", percent(thrown.permille_from(goal)))});
    }
}

}  // namespace

std::string wait_range(std::int32_t dexterity, core::Tenths penalty) {
    const rules::Readiness readiness{dexterity, penalty};
    return range_text(rules::wait_with(1, readiness), rules::wait_with(rules::wait_die_sides, readiness));
}

void tell_odds(RuleWriter& book) {
    book.begin("rules-blow");
    book.say("rules-blow-text");
    book.say("rules-blow-armour");
    book.say("rules-blow-dodge");
    add_weapons(book);
    book.begin("rules-sleep");
    book.say("rules-sleep-text", {figure("chance", percent(whole / rules::turns_to_wake))});
}

void tell_waits(RuleWriter& book) {
    const std::int32_t dexterity = book.of_hero(Attribute::Dexterity);
    book.begin("rules-wait");
    book.say("rules-wait-text",
             {figure("base", rules::wait_with(0, {0, {}})), figure("sides", rules::wait_die_sides)});
    book.say("rules-wait-now", {figure("x", wait_range(dexterity, {})),
                                figure("y", wait_range(dexterity, rules::overburdened_penalty))});
    book.begin("rules-pace");
    const std::int32_t usual = rules::wait_with(rules::wait_die_sides, {dexterity, {}});
    book.say("rules-pace-text", {figure("a", usual), figure("x", rules::paced(usual, rules::Pace::Hasty)),
                                 figure("y", rules::paced(usual, rules::Pace::Slow))});
    book.begin("rules-order");
    book.say("rules-order-text");
}

void tell_magic(RuleWriter& book) {
    book.begin("rules-casting");
    book.say("rules-casting-text");
    add_spell_damage(book);
    add_saves(book);
}

void tell_trap_kinds(RuleWriter& book) {
    const std::int32_t intelligence = book.of_hero(Attribute::Intelligence);
    book.begin("rules-spotting");
    book.say("rules-spotting-text", {figure("x", rules::spotting_percent(intelligence, false)),
                                     figure("y", rules::spotting_percent(intelligence, true))});
    book.begin("rules-disarming");
    book.say("rules-disarming-text");
    const std::int32_t dexterity = book.of_hero(Attribute::Dexterity);
    for (const content::TrapDef& trap : book.catalog().traps()) {
        book.begin(trap.appearance, trap.name);
        book.add({{trap.description, quiet_ink}});
        book.say("rules-trap", {figure("depth", trap.min_depth),
                                figure("chance", rules::disarm_percent(dexterity, trap.difficulty))});
    }
}

}  // namespace torchwake::words
