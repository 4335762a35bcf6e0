#include "things/number.hpp"
#include "things/trick_words.hpp"

#include <torchwake/forecast/shooting.hpp>
#include <torchwake/forecast/turn_order.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/words/bare_floor.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/examine.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/matter_words.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::words {
namespace {

/// Half of a chance in permille, as percent in steps of 0.5.
std::string halves(std::int32_t permille) {
    return std::to_string(permille / 20) + (permille / 10 % 2 == 1 ? ".5 %" : " %");
}

TextLine name_of(const forecast::Knowledge& knowledge, const forecast::KnownObject& object,
                 const Words& words) {
    if (object.what == forecast::ObjectKind::Item) {
        const content::ItemDef& kind = knowledge.catalog().item(object.item);
        return {{kind.name, kind.appearance.foreground}};
    }
    return {{corpse_name(object.monster, knowledge.catalog(), words), std::nullopt}};
}

TextLine name_of(const forecast::Knowledge& knowledge, const forecast::KnownTrap& trap, const Words& words) {
    const content::TrapDef& kind = knowledge.catalog().trap(trap.kind);
    if (trap.armed) {
        return {{kind.name, kind.appearance.foreground}};
    }
    return words.say("spent-trap", {{"name", kind.name, kind.appearance.foreground}});
}

/// Adds the description of a trap, and the odds of disarming it if it is armed.
void tell_trap(const forecast::Knowledge& knowledge, const forecast::KnownTrap& trap, const Words& words,
               std::vector<TextLine>& lines) {
    const content::TrapDef& kind = knowledge.catalog().trap(trap.kind);
    lines.push_back({{kind.description, quiet_ink}});
    if (!trap.armed) {
        return;
    }
    const std::int32_t dexterity = knowledge.hero().attributes.dexterity;
    const std::int32_t odds = 10 * rules::disarm_percent(dexterity, kind.difficulty);
    lines.push_back(words.say(
        "examine-disarm", {{"chance", percent(odds), good_ink}, {"risk", halves(whole - odds), bad_ink}}));
}

/// Adds the chance that the next turn of an enemy finds the hero, if it waits.
void tell_noticing(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor,
                   const Words& words, std::vector<TextLine>& lines) {
    if (!actor.hostile) {
        return;
    }
    switch (knowledge.noticing(actor.id)) {
        case forecast::Noticing::Never:
            lines.push_back(words.say("examine-notices-never", {}));
            break;
        case forecast::Noticing::Perhaps:
            lines.push_back(words.say("examine-notices-perhaps",
                                      {{"chance", percent(whole / rules::turns_to_wake), bad_ink}}));
            break;
        case forecast::Noticing::Surely:
            lines.push_back(words.say("examine-notices-surely", {}));
            break;
        case forecast::Noticing::Done:
            break;
    }
}

/// Adds the spell that an actor has announced, and what would end it.
void tell_announcement(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor,
                       const Words& words, std::vector<TextLine>& lines) {
    const std::vector<forecast::KnownAnnouncement> all = knowledge.announcements();
    const auto announced = std::ranges::find(all, actor.id, &forecast::KnownAnnouncement::by);
    if (announced != all.end()) {
        lines.push_back(words.say("examine-announced",
                                  {{"spell", knowledge.catalog().spell(announced->spell).name, bad_ink},
                                   number("ticks", announced->ticks, bad_ink)}));
    }
}

void tell_state(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor, const Words& words,
                std::vector<TextLine>& lines) {
    if (actor.asleep) {
        lines.push_back(words.say("examine-asleep", {}));
    } else if (actor.fleeing) {
        lines.push_back(words.say("examine-fleeing", {}));
    } else if (!actor.hunting) {
        lines.push_back(words.say("examine-unaware", {}));
    }
    tell_noticing(knowledge, actor, words, lines);
    tell_announcement(knowledge, actor, words, lines);
    for (const forecast::KnownCondition& condition : actor.conditions) {
        lines.push_back(
            words.say("examine-condition",
                      {{"condition", condition_name(condition.kind, condition.amount, words), bright_ink},
                       number("turns", condition.turns)}));
    }
}

/// Adds when an actor that is awake acts next, seen from the hero's next turn, and if it would follow the
/// hero.
void tell_turn(const std::optional<forecast::ActForecast>& forecast, const forecast::KnownActor& actor,
               const Words& words, std::vector<TextLine>& lines) {
    if (!forecast || actor.asleep) {
        return;
    }
    const bool once = forecast->fewest == 1 && forecast->most == 1;
    const std::string_view key = forecast->most == 0 ? "examine-acts-after"
                                 : once              ? "examine-acts-once"
                                                     : "examine-acts-often";
    lines.push_back(words.say(key, {number("ticks", forecast->ticks),
                                    number("turn", forecast->turn),
                                    {"acts", range_text(forecast->fewest, forecast->most), bright_ink}}));
    if (actor.follows) {
        lines.push_back(words.say("examine-follows", {}));
    }
}

/// Adds the nature of the hunter for the prize.
void tell_hunter(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor, const Words& words,
                 std::vector<TextLine>& lines) {
    const auto hunter = knowledge.hunter();
    if (hunter && hunter->kind == actor.kind) {
        const content::ItemDef& prize = knowledge.catalog().item(*knowledge.catalog().prize());
        lines.push_back(words.say("examine-hunter", {number("amount", prize.hunt->returns_in)}));
    }
}

TextLine tell_side(const forecast::BlowForecast& side, std::string_view key, std::string_view never_key,
                   Colour ink, const Words& words) {
    if (side.hit_permille == 0) {
        return words.say(never_key, {});
    }
    return words.say(key, {{"chance", percent(side.hit_permille), ink},
                           {"damage", range_text(side.least_damage, side.most_damage), ink},
                           number("fewest", side.fewest_blows, ink),
                           number("likely", side.likely_blows, ink)});
}

/// Adds a sentence with the equipment of an actor; nothing if it has none.
void tell_equipment(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor,
                    const Words& words, std::vector<TextLine>& lines) {
    std::string things;
    for (const content::ItemId item : knowledge.equipment(actor.id)) {
        things += (things.empty() ? "" : ", ") + words.noun(knowledge.catalog().item(item).name, Article::A);
    }
    if (!things.empty()) {
        lines.push_back(words.say("examine-equipment", {{"things", things, bright_ink}}));
    }
}

/// Adds a sentence with the spells of a monster kind, if any.
void tell_abilities(const content::Catalog& catalog, const content::MonsterDef& kind, const Words& words,
                    std::vector<TextLine>& lines) {
    for (const bool announced : {false, true}) {
        std::string spells;
        for (const content::Ability& ability : kind.abilities) {
            if (ability.announced == announced) {
                spells += (spells.empty() ? "" : ", ") + catalog.spell(ability.spell).name;
            }
        }
        if (!spells.empty()) {
            lines.push_back(words.say(announced ? "examine-announces" : "examine-abilities",
                                      {{"spells", spells, bright_ink}}));
        }
    }
}

/// Adds what blows that land cost or restore besides.
void tell_costs(const forecast::FightForecast& fight, const Words& words, std::vector<TextLine>& lines) {
    const auto add = [&words, &lines](std::string_view key, std::int32_t amount, Colour ink) {
        if (amount > 0) {
            lines.push_back(words.say(key, {number("amount", amount, ink)}));
        }
    };
    add("examine-our-recoil", fight.ours.recoil, bad_ink);
    add("examine-their-recoil", fight.theirs.recoil, good_ink);
    add("examine-our-gain", fight.ours.gain, good_ink);
    add("examine-their-gain", fight.theirs.gain, bad_ink);
}

/// Adds what the shots of an actor would do; nothing if it holds no ranged weapon.
void tell_shots(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor, const Words& words,
                std::vector<TextLine>& lines) {
    if (const std::optional<forecast::ShotForecast> shot = forecast::forecast_shot_of(knowledge, actor)) {
        lines.push_back(words.say("examine-shoots",
                                  {{"weapon", knowledge.catalog().item(shot->weapon).name, bright_ink},
                                   {"chance", percent(shot->hit_permille), bad_ink},
                                   {"damage", range_text(shot->least_damage, shot->most_damage), bad_ink},
                                   number("range", shot->range.value)}));
    }
}

/// Adds what all who hunt the hero could do before its next turn.
void tell_sum_of_harm(const forecast::Knowledge& knowledge, const Words& words,
                      std::vector<TextLine>& lines) {
    const std::vector<forecast::KnownActor> actors = knowledge.actors_in_view();
    const auto hunters = static_cast<std::int32_t>(std::ranges::count_if(
        actors, [](const forecast::KnownActor& actor) { return actor.hostile && actor.hunting; }));
    if (hunters > 0) {
        const std::int32_t most = forecast::most_harm_before_turn(knowledge);
        lines.push_back(
            words.say("examine-before-turn",
                      {number("amount", most, most > 0 ? bad_ink : good_ink), number("hunters", hunters)}));
    }
}

/// The blows in which a fighter of that forecast most likely has the other down.
std::int32_t blows_of(const forecast::BlowForecast& side) {
    return side.likely_blows > 0 ? side.likely_blows : forecast::most_blows + 1;
}

/// The word list's keys for who falls first.
struct FirstKeys {
    std::string_view it;
    std::string_view you;
    std::string_view even;
};
constexpr FirstKeys first_sentences{"lore-it-falls-first", "lore-you-fall-first", "lore-even"};
constexpr FirstKeys first_keys{"lore-first-it", "lore-first-you", "lore-first-even"};

/// The side that falls first if each blow is answered by one, and those blows are as likely as not.
std::string_view first_to_fall_key(const forecast::FightForecast& fight, const FirstKeys& keys) {
    const std::int32_t ours = blows_of(fight.ours);
    const std::int32_t theirs = blows_of(fight.theirs);
    return ours < theirs ? keys.it : theirs < ours ? keys.you : keys.even;
}

/// True if nothing that an actor does by itself can hurt the hero.
bool is_harmless(const content::Catalog& catalog, const forecast::KnownActor& actor,
                 const forecast::FightForecast& fight) {
    const content::MonsterDef& kind = catalog.monster(actor.kind);
    return fight.theirs.hit_permille == 0 && kind.abilities.empty() && kind.tricks.empty() &&
           kind.supplies.empty();
}

/// How dangerous a fight against an actor is, and who falls first. Deadly is what can kill before the hero's
/// next turn, and says so, or needs half of the blows that the hero needs; weak is what needs twice as many.
TextLine verdict_on(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor,
                    const forecast::FightForecast& fight, const std::optional<forecast::ActForecast>& acts,
                    const Words& words) {
    if (is_harmless(knowledge.catalog(), actor, fight)) {
        return words.say("verdict-harmless", {});
    }
    const std::int32_t blows_in_a_turn = acts ? std::max(1, acts->most) : 1;
    const bool can_kill = fight.theirs.fewest_blows > 0 && fight.theirs.fewest_blows <= blows_in_a_turn;
    const bool deadly = can_kill || blows_of(fight.ours) >= 2 * blows_of(fight.theirs);
    const bool weak = !deadly && blows_of(fight.theirs) >= 2 * blows_of(fight.ours);
    const Colour ink = deadly ? bad_ink : weak ? good_ink : key_ink;
    const std::string_view key = can_kill ? "verdict-deadly-at-once"
                                 : deadly ? "verdict-deadly"
                                 : weak   ? "verdict-weak"
                                          : "verdict-close";
    TextLine line{{words.get(key) + " ", ink}};
    append(line, words.say(first_to_fall_key(fight, first_sentences), {}));
    return line;
}

/// The verdict comes first, then what the enemy can do, since it decides the next turn.
void tell_fight(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor, const Words& words,
                std::vector<TextLine>& lines) {
    const forecast::FightForecast fight = forecast::forecast_fight(knowledge, actor);
    const auto acts = forecast::acts_before_hero(knowledge, actor.id);
    lines.push_back(verdict_on(knowledge, actor, fight, acts, words));
    tell_sum_of_harm(knowledge, words, lines);
    lines.push_back(tell_side(fight.theirs, "examine-theirs", "examine-theirs-never", bad_ink, words));
    tell_shots(knowledge, actor, words, lines);
    tell_turn(acts, actor, words, lines);
    lines.push_back(tell_side(fight.ours, "examine-ours", "examine-ours-never", good_ink, words));
    if (actor.shade > 0) {
        lines.push_back(words.say("examine-shade", {number("amount", actor.shade, bad_ink)}));
    }
    lines.push_back(
        words.say("examine-health", {number("now", actor.hit_points), number("most", actor.max_hit_points)}));
    tell_costs(fight, words, lines);
}

/// The name of what is in a known cell, without matter; empty for bare floor.
TextLine name_of_thing(const forecast::Knowledge& knowledge, core::Point at, const Words& words) {
    if (at == knowledge.hero().at) {
        return {{words.get("yourself"), bright_ink}};
    }
    if (const auto actor = knowledge.actor(at)) {
        const content::MonsterDef& kind = knowledge.catalog().monster(actor->kind);
        return {{kind.name, kind.appearance.foreground}};
    }
    if (const auto object = knowledge.object(at)) {
        return name_of(knowledge, *object, words);
    }
    if (const auto trap = knowledge.trap(at)) {
        return name_of(knowledge, *trap, words);
    }
    const content::TileDef& tile = knowledge.catalog().tile(*knowledge.tile(at));
    if (is_bare_floor(tile)) {
        return {};
    }
    return {{tile.name, quiet_ink}};
}

/// The description of what name_of_thing() names.
std::vector<TextLine> tell_contents(const forecast::Knowledge& knowledge, core::Point at,
                                    const Words& words) {
    const content::Catalog& catalog = knowledge.catalog();
    std::vector<TextLine> lines;
    if (at == knowledge.hero().at) {
        lines.push_back({{catalog.monster(catalog.hero()).description, quiet_ink}});
        return lines;
    }
    if (const auto actor = knowledge.actor(at)) {
        if (actor->hostile) {
            tell_fight(knowledge, *actor, words, lines);
        } else {
            tell_turn(forecast::acts_before_hero(knowledge, actor->id), *actor, words, lines);
        }
        tell_hunter(knowledge, *actor, words, lines);
        tell_state(knowledge, *actor, words, lines);
        tell_equipment(knowledge, *actor, words, lines);
        tell_abilities(catalog, catalog.monster(actor->kind), words, lines);
        if (!actor->weapon.valid()) {
            tell_attack_effects(catalog.monster(actor->kind), words, lines);
        }
        tell_tricks(catalog, catalog.monster(actor->kind), words, lines);
        tell_nature(catalog.monster(actor->kind), words, lines);
        tell_lord(catalog, actor->kind, words, lines);
        lines.push_back({{catalog.monster(actor->kind).description, quiet_ink}});
        return lines;
    }
    if (const auto object = knowledge.object(at); object && object->what == forecast::ObjectKind::Item) {
        lines = tell_item(object->item, catalog, knowledge.hero(), words);
        lines.push_back({{catalog.item(object->item).description, quiet_ink}});
    } else if (object &&
               content::find_trick<content::PlayDeadTrick>(catalog.monster(object->monster).tricks)) {
        lines.push_back(words.say("examine-may-feign", {}));
    }
    if (const auto trap = knowledge.trap(at); trap && !knowledge.object(at)) {
        tell_trap(knowledge, *trap, words, lines);
    }
    return lines;
}

}  // namespace

TextLine name_at(const forecast::Knowledge& knowledge, core::Point at, const Words& words) {
    if (!knowledge.size().contains(at) || !knowledge.tile(at)) {
        return {};
    }
    TextLine name = name_of_thing(knowledge, at, words);
    return name.empty() ? matter_name(knowledge.catalog(), knowledge.matter(at), words) : name;
}

namespace {

/// How a prop rolls, and what it then does; nothing for a tile that does not roll.
void tell_rolling(const forecast::Knowledge& knowledge, core::Point at, const Words& words,
                  std::vector<TextLine>& lines) {
    const content::Catalog& catalog = knowledge.catalog();
    const std::optional<content::ItemId> item = catalog.tile(*knowledge.tile(at)).rolls_as;
    if (!item) {
        return;
    }
    const std::int32_t range = catalog.item(*item).aim->range.value - 1;
    lines.push_back(words.say("examine-rolls", {{"range", std::to_string(range), bright_ink}}));
    append(lines, tell_effects({*item, {}}, catalog, knowledge.hero(), words));
}

/// Adds what a step into a lamp does; nothing for another tile.
void tell_lamp(const forecast::Knowledge& knowledge, core::Point at, const Words& words,
               std::vector<TextLine>& lines) {
    const content::TileDef& tile = knowledge.catalog().tile(*knowledge.tile(at));
    if (tile.switches_to) {
        lines.push_back(words.say(tile.light ? "examine-lamp-lit" : "examine-lamp-out", {}));
    }
}

}  // namespace

std::vector<TextLine> examine_at(const forecast::Knowledge& knowledge, core::Point at, const Words& words) {
    if (!knowledge.size().contains(at) || !knowledge.tile(at)) {
        return {words.say("examine-unseen", {})};
    }
    const TextLine name = name_of_thing(knowledge, at, words);
    std::vector<TextLine> lines;
    if (!name.empty()) {
        lines.push_back(name);
        append(lines, tell_contents(knowledge, at, words));
    }
    tell_rolling(knowledge, at, words, lines);
    tell_lamp(knowledge, at, words, lines);
    append(lines, tell_matter(knowledge, at, words));
    if (const content::VaultId scene = knowledge.scene(at); scene.valid()) {
        lines.push_back(
            words.say("examine-scene", {{"scene", knowledge.catalog().vault(scene).description, quiet_ink}}));
    }
    if (lines.empty()) {
        return {words.say("examine-nothing", {})};
    }
    if (knowledge.visibility(at) == forecast::Visibility::Remembered) {
        lines.push_back(words.say("examine-remembered", {}));
    }
    return lines;
}

namespace {

/// A trait of a monster kind, and the sentence about it.
struct TraitWords {
    bool content::MonsterDef::* trait;
    std::string_view key;
};
constexpr std::array trait_words{TraitWords{&content::MonsterDef::pack, "lore-pack"},
                                 TraitWords{&content::MonsterDef::keeps_away, "lore-keeps-away"},
                                 TraitWords{&content::MonsterDef::flees_when_spent, "lore-flees-when-spent"},
                                 TraitWords{&content::MonsterDef::walks_webs, "lore-walks-webs"},
                                 TraitWords{&content::MonsterDef::flies, "lore-flies"}};

/// The odds against one that is unhurt.
TextLine tell_odds(const forecast::Knowledge& knowledge, const forecast::KnownActor& actor,
                   const Words& words) {
    const forecast::FightForecast fight = forecast::forecast_fight(knowledge, actor);
    TextLine line = words.say("lore-hit-points", {number("most", actor.max_hit_points)});
    for (const TextLine& part :
         {tell_side(fight.ours, "examine-ours", "examine-ours-never", good_ink, words),
          tell_side(fight.theirs, "examine-theirs", "examine-theirs-never", bad_ink, words),
          words.say(first_to_fall_key(fight, first_sentences), {})}) {
        line.push_back({" ", std::nullopt});
        append(line, part);
    }
    return line;
}

}  // namespace

std::vector<TextLine> monster_figures(const forecast::Knowledge& knowledge, content::MonsterId id,
                                      const Words& words) {
    const forecast::KnownActor actor = forecast::unhurt(knowledge, id);
    if (!actor.hostile) {
        return {};
    }
    const forecast::FightForecast fight = forecast::forecast_fight(knowledge, actor);
    std::vector<TextLine> figures{{{std::to_string(actor.max_hit_points), plain_ink}}};
    for (const auto& [side, ink] : {std::pair(fight.ours, good_ink), std::pair(fight.theirs, bad_ink)}) {
        const bool never = side.hit_permille == 0;
        figures.push_back({{never ? "-" : percent(side.hit_permille), ink}});
        figures.push_back({{never ? "-" : range_text(side.least_damage, side.most_damage), ink}});
    }
    figures.push_back({{words.get(first_to_fall_key(fight, first_keys)), plain_ink}});
    return figures;
}

std::vector<TextLine> tell_monster(const forecast::Knowledge& knowledge, content::MonsterId id,
                                   const Words& words) {
    const content::MonsterDef& kind = knowledge.catalog().monster(id);
    std::vector<TextLine> lines{{{kind.description, quiet_ink}}};
    if (const forecast::KnownActor actor = forecast::unhurt(knowledge, id); actor.hostile) {
        lines.push_back(tell_odds(knowledge, actor, words));
    }
    tell_abilities(knowledge.catalog(), kind, words, lines);
    tell_attack_effects(kind, words, lines);
    tell_tricks(knowledge.catalog(), kind, words, lines);
    tell_nature(kind, words, lines);
    tell_lord(knowledge.catalog(), id, words, lines);
    for (const TraitWords& trait : trait_words) {
        if (kind.*trait.trait) {
            lines.push_back(words.say(trait.key, {}));
        }
    }
    return lines;
}

}  // namespace torchwake::words
