#include "state_report.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/core/utf8.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/words/labels.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::headless {
namespace {

using json::Array;
using json::Object;

Object report_attributes(const content::Attributes& attributes) {
    return {{"strength", attributes.strength},
            {"constitution", attributes.constitution},
            {"dexterity", attributes.dexterity},
            {"intelligence", attributes.intelligence}};
}

Array report_conditions(const std::vector<forecast::KnownCondition>& conditions) {
    Array effects;
    for (const forecast::KnownCondition& condition : conditions) {
        const std::string id(content::traits_of(condition.kind).id);
        effects.push_back(Object{{"id", id}, {"turns", condition.turns}, {"amount", condition.amount}});
    }
    return effects;
}

/// The hunger as a number: 0 for a hero who never needs food, else 1 (well fed) to 4 (starving).
std::int32_t report_hunger(const forecast::HeroFacts& hero) {
    return hero.hunger ? 1 + static_cast<std::int32_t>(*hero.hunger) : 0;
}

Object report_player(const forecast::Knowledge& knowledge) {
    const forecast::HeroFacts hero = knowledge.hero();
    return {{"x", hero.at.x},
            {"y", hero.at.y},
            {"hp", hero.hit_points},
            {"max_hp", hero.max_hit_points},
            {"mana", hero.mana},
            {"max_mana", hero.max_mana},
            {"level", hero.level},
            {"xp", hero.experience},
            {"attributes", report_attributes(hero.attributes)},
            {"gold", hero.coins.value},
            {"weight", hero.weight.value},
            {"capacity", hero.capacity.value},
            {"penalty", hero.penalty.value},
            {"armour", hero.armour},
            {"hunger", report_hunger(hero)},
            {"light", knowledge.light()},
            {"torch", hero.torch.value_or(false)},
            {"effects", report_conditions(hero.conditions)},
            {"owed_choices", hero.owed_choices},
            {"deepest", hero.deepest_depth},
            {"kills", hero.kills},
            {"scored", !hero.cheated},
            {"alive", hero.alive}};
}

Array report_pack(const forecast::Knowledge& knowledge) {
    Array slots;
    for (const forecast::PackEntry& entry : knowledge.pack()) {
        if (entry.item) {
            const content::ItemDef& item = knowledge.catalog().item(*entry.item);
            slots.push_back(Object{{"slot", std::string(1, static_cast<char>('a' + entry.slot.value))},
                                   {"id", item.id},
                                   {"name", item.name},
                                   {"count", entry.count},
                                   {"charges", entry.charges},
                                   {"equipped", entry.worn.has_value()},
                                   {"known", !content::hides_something(item)}});
        }
    }
    return slots;
}

Array report_spells(const forecast::Knowledge& knowledge) {
    Array spells;
    for (const forecast::KnownSpell& known : knowledge.spells()) {
        const content::SpellDef& spell = knowledge.catalog().spell(known.spell);
        spells.push_back(Object{{"id", spell.id}, {"name", spell.name}, {"cost", spell.cost}});
    }
    return spells;
}

template <class Definition>
Object report_thing(core::Point at, std::string_view kind, const Definition& definition) {
    return {{"x", at.x}, {"y", at.y}, {"kind", kind}, {"id", definition.id}, {"name", definition.name}};
}

/// The kind of a tile that is a feature; empty for others.
std::string_view feature_of(const content::TileDef& tile) {
    return tile.stairs != content::Stairs::None ? "stairs"
           : tile.opens_to || tile.closes_to    ? "door"
           : tile.portal                        ? "portal"
           : tile.emptied_to                    ? "container"
           : tile.rolls_as                      ? "barrel"
                                                : "";
}

/// Adds the features in view: stairs, doors, portals, props that can be opened or rolled, and known traps.
void report_features(Array& visible, const forecast::Knowledge& knowledge) {
    for (const core::Point at : core::cells_of(knowledge.size())) {
        const auto tile = knowledge.tile(at);
        if (!tile || knowledge.visibility(at) != forecast::Visibility::Visible) {
            continue;
        }
        const content::TileDef& def = knowledge.catalog().tile(*tile);
        if (const std::string_view kind = feature_of(def); !kind.empty()) {
            visible.push_back(report_thing(at, kind, def));
        }
    }
    for (const forecast::KnownTrap& trap : knowledge.traps()) {
        const content::TrapDef& def = knowledge.catalog().trap(trap.kind);
        if (trap.armed && knowledge.visibility(trap.at) == forecast::Visibility::Visible) {
            visible.push_back(report_thing(trap.at, "trap", def));
        }
    }
}

/// The chance in percent that the next turn of a monster finds a hero who waits; 100 for one that knows of
/// it.
std::int32_t notices_of(forecast::Noticing noticing) {
    switch (noticing) {
        case forecast::Noticing::Perhaps:
            return 100 / rules::turns_to_wake;
        case forecast::Noticing::Surely:
        case forecast::Noticing::Done:
            return 100;
        case forecast::Noticing::Never:
            break;
    }
    return 0;
}

Array report_visible(const forecast::Knowledge& knowledge) {
    const content::Catalog& catalog = knowledge.catalog();
    Array visible;
    for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
        const content::MonsterDef& def = catalog.monster(actor.kind);
        Object thing = report_thing(actor.at, "monster", def);
        thing.set("hp", actor.hit_points)
            .set("max_hp", actor.max_hit_points)
            .set("hunting", actor.hunting)
            .set("asleep", actor.asleep)
            .set("notices", notices_of(knowledge.noticing(actor.id)))
            .set("confused", turns_left(actor.conditions, content::ConditionKind::Confusion));
        thing.set("effects", report_conditions(actor.conditions));
        visible.push_back(std::move(thing));
    }
    for (const forecast::KnownObject& object : knowledge.objects_in_view()) {
        if (object.what == forecast::ObjectKind::Item) {
            const content::ItemDef& def = catalog.item(object.item);
            visible.push_back(report_thing(object.at, "item", def));
        } else {
            const content::MonsterDef& def = catalog.monster(object.monster);
            visible.push_back(report_thing(object.at, "corpse", def));
        }
    }
    report_features(visible, knowledge);
    return visible;
}

/// The cells that the forecast beats of matter harm.
Array report_foretold(const forecast::Knowledge& knowledge) {
    forecast::Forecaster forecaster;
    Array foretold;
    for (const forecast::CellForecast& cell : forecaster.forecast_cells(knowledge)) {
        const content::MatterId matter = cell.harm.matter;
        foretold.push_back(
            Object{{"x", cell.at.x},
                   {"y", cell.at.y},
                   {"beat", cell.beat},
                   {"matter", matter.valid() ? knowledge.catalog().matter(matter).id : std::string("flames")},
                   {"explodes", cell.harm.explodes},
                   {"sure", cell.sure}});
    }
    return foretold;
}

/// The cells of each announced spell, and when it is cast.
Array report_announced(const forecast::Knowledge& knowledge) {
    Array announced;
    for (const forecast::KnownAnnouncement& announcement : knowledge.announcements()) {
        Array cells;
        for (const core::Point at : announcement.cells) {
            cells.push_back(Object{{"x", at.x}, {"y", at.y}});
        }
        announced.push_back(Object{{"kind", knowledge.catalog().monster(announcement.kind).id},
                                   {"spell", knowledge.catalog().spell(announcement.spell).id},
                                   {"ticks", announcement.ticks},
                                   {"cells", std::move(cells)}});
    }
    return announced;
}

/// The price of a line in copper; 0 if the line is not for sale.
std::int64_t price_of(const screen::MenuLine& line) {
    const auto* const trade = std::get_if<screen::TradeLine>(&line.what);
    return trade != nullptr ? trade->price.value : 0;
}

std::string key_text(char32_t key) {
    std::string text;
    if (key != 0) {
        core::append_utf8(text, key);
    }
    return text;
}

}  // namespace

void report_knowledge(Object& state, const forecast::Knowledge& knowledge) {
    Array rows;
    for (std::string& row : panels::map_rows(knowledge)) {
        rows.push_back(std::move(row));
    }
    state.set("player", report_player(knowledge))
        .set("inventory", report_pack(knowledge))
        .set("spells", report_spells(knowledge))
        .set("visible", report_visible(knowledge))
        .set("foretold", report_foretold(knowledge))
        .set("announced", report_announced(knowledge))
        .set("map", std::move(rows));
}

Object report_menu(const screen::MenuModel& menu, const words::Words& words,
                   const content::Catalog& catalog) {
    Array lines;
    for (const screen::MenuLine& line : menu.lines) {
        lines.push_back(Object{{"key", key_text(line.key)},
                               {"text", words::plain_text(words::line_text(line, words, catalog))},
                               {"price", price_of(line)},
                               {"enabled", line.enabled}});
    }
    return {{"title", words::menu_title(menu.purpose, words)},
            {"cursor", menu.cursor},
            {"lines", std::move(lines)}};
}

}  // namespace torchwake::headless
