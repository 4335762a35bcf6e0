// The pages of the rule book about the hero: its attributes, its levels, and what it carries and eats.

#include "things/rule_writer.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/hunger.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/sentence.hpp>

#include <array>
#include <utility>

namespace torchwake::words {
namespace {

using content::Attribute;

/// A level and a higher one, as examples.
constexpr std::int32_t low_level = 2;
constexpr std::int32_t high_level = 7;

std::string from_nothing_to(std::int32_t most) {
    return range_text(0, most);
}

std::string bonus_range(std::int32_t value) {
    return from_nothing_to(rules::excess(value));
}

/// The greatest value of an attribute that gives no bonus.
std::int32_t value_without_bonus() {
    std::int32_t value = 0;
    while (rules::excess(value + 1) == 0) {
        ++value;
    }
    return value;
}

void begin_attribute(RuleWriter& book, Attribute attribute) {
    book.begin(attribute_key(attribute));
    const std::int32_t value = book.of_hero(attribute);
    book.say("rules-attribute-now", {figure("value", value), figure("bonus", rules::excess(value))});
}

void tell_strength(RuleWriter& book) {
    begin_attribute(book, Attribute::Strength);
    book.compare("rules-strength-blow", Attribute::Strength, bonus_range);
    book.compare("rules-strength-load", Attribute::Strength,
                 [](std::int32_t value) { return content::to_string(rules::capacity_of(value)); });
}

void tell_dexterity(RuleWriter& book) {
    begin_attribute(book, Attribute::Dexterity);
    book.compare("rules-dexterity-dodge", Attribute::Dexterity, bonus_range);
    book.compare("rules-dexterity-wait", Attribute::Dexterity,
                 [](std::int32_t value) { return wait_range(value, {}); });
    book.compare("rules-dexterity-disarm", Attribute::Dexterity,
                 [](std::int32_t value) { return rules::disarm_percent(value, 0); });
}

void tell_intelligence(RuleWriter& book) {
    begin_attribute(book, Attribute::Intelligence);
    book.compare("rules-intelligence-spell", Attribute::Intelligence, rules::excess);
    book.compare("rules-intelligence-mana", Attribute::Intelligence, rules::mana_of_a_level);
    book.compare("rules-intelligence-spot", Attribute::Intelligence,
                 [](std::int32_t value) { return rules::spotting_percent(value, false); });
}

void tell_constitution(RuleWriter& book) {
    begin_attribute(book, Attribute::Constitution);
    book.compare("rules-constitution-health", Attribute::Constitution, rules::hit_points_of_a_level);
}

void tell_hunger(RuleWriter& book, const content::HungerStages& lengths) {
    using enum rules::HungerStage;
    const std::array<std::pair<rules::HungerStage, std::int32_t>, 4> stages{{{WellFed, lengths.well_fed},
                                                                             {Normal, lengths.normal},
                                                                             {Hungry, lengths.hungry},
                                                                             {Starving, lengths.starving}}};
    book.begin("sheet-hunger");
    for (const auto& [stage, turns] : stages) {
        book.say("rules-hunger-stage",
                 {figure("stage", book.words().get(key_of("hunger-", stage))), figure("turns", turns)});
        if (stage == WellFed) {
            book.say("rules-hunger-fed", {figure("amount", rules::well_fed_damage)});
        }
        if (rules::stops_recovery(stage)) {
            book.say("rules-hunger-stops");
        }
    }
    book.say("rules-hunger-end", {figure("amount", rules::famished_hit_points)});
}

}  // namespace

void tell_attributes(RuleWriter& book) {
    book.begin("rules-bonus");
    book.say("rules-bonus-text", {figure("value", value_without_bonus())});
    tell_strength(book);
    tell_dexterity(book);
    tell_intelligence(book);
    tell_constitution(book);
}

void tell_levels(RuleWriter& book) {
    book.begin("sheet-experience");
    book.compare("rules-experience-kill", low_level, high_level, rules::experience_of_kill);
    book.compare("rules-experience-level", low_level, high_level, rules::experience_past_level);
    book.begin("rules-choices");
    book.say("rules-choices-text");
    book.begin("rules-pools");
    const std::int32_t constitution = book.of_hero(Attribute::Constitution);
    book.compare("rules-pools-health", low_level, high_level, [constitution](std::int32_t level) {
        return rules::max_hit_points_at(level, constitution);
    });
    const std::int32_t intelligence = book.of_hero(Attribute::Intelligence);
    book.compare("rules-pools-mana", low_level, high_level,
                 [intelligence](std::int32_t level) { return rules::max_mana_at(level, intelligence); });
    book.begin("rules-recovery");
    book.say("rules-recovery-text");
    book.compare("rules-recovery-wait", low_level, high_level, rules::healed_by_wait);
}

void tell_burdens(RuleWriter& book) {
    book.begin("sheet-weight");
    book.say("rules-load", {figure("weight", content::to_string(rules::capacity_of(1)))});
    book.say("rules-overburdened", {figure("amount", content::to_string(rules::overburdened_penalty))});
    book.say("rules-penalties");
    book.begin("sidebar-gold");
    content::ItemDef thing;
    thing.value = core::Coins{1'000};
    book.say("rules-gold-trade", {figure("worth", coins_text(thing.value)),
                                  figure("asked", coins_text(rules::buying_price(thing))),
                                  figure("paid", coins_text(rules::selling_price(thing)))});
    const content::MonsterDef& hero = book.catalog().monster(book.catalog().hero());
    if (hero.hunger) {
        tell_hunger(book, *hero.hunger);
    }
}

}  // namespace torchwake::words
