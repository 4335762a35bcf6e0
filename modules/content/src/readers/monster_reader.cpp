#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"
#include "readers/trick_reader.hpp"
#include "readers/wording.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <string>

namespace torchwake::content {
namespace {

constexpr std::int32_t max_attribute = 50;
constexpr std::int32_t max_skill = 50;
constexpr std::int32_t max_level = 50;
constexpr std::int32_t max_pool = 10000;
constexpr std::int32_t max_slots = 26;  // a letter each
constexpr std::int32_t max_supply = 50;
constexpr std::int64_t most_quips = 20;
constexpr std::int32_t max_chance = 100;  // one in so many turns
constexpr std::int32_t max_phase = 5;

void read_attributes(json::Fields& in, Attributes& out) {
    const auto value = json::integer(0, max_attribute);
    refuse_former_attributes(in);
    in.optional("strength", out.strength, value);
    in.optional("constitution", out.constitution, value);
    in.optional("dexterity", out.dexterity, value);
    in.optional("intelligence", out.intelligence, value);
}

void read_skills(json::Fields& in, Skills& out) {
    const auto value = json::integer(0, max_skill);
    in.optional("melee", out.melee, value);
    in.optional("defence", out.defence, value);
    in.optional("magic", out.magic, value);
}

void read_hunger(json::Fields& in, HungerStages& out) {
    constexpr std::int32_t longest = 100'000;
    in.required("well_fed", out.well_fed, json::integer(1, longest));
    in.required("normal", out.normal, json::integer(1, longest));
    in.required("hungry", out.hungry, json::integer(1, longest));
    in.required("starving", out.starving, json::integer(1, longest));
}

void read_attack(json::Fields& in, Attack& out) {
    in.required("name", out.name, json::Text{longest_name});
    read_blow(in, out);
}

void read_stock(json::Fields& in, Stock& out, const Ids& tables) {
    constexpr auto most_kinds = static_cast<std::int32_t>(Stock::most_kinds);
    in.required("table", out.table, reference<TableId>(tables));
    in.required("kinds", out.kinds, json::integer(1, most_kinds));
    if (in.optional("count", out.count, dice) &&
        (out.count.minimum() < 1 || out.count.maximum() > max_supply)) {
        in.refuse("count", std::to_string(out.count.minimum()) + " to " + std::to_string(out.count.maximum()),
                  "dice for 1 to " + std::to_string(max_supply));
    }
}

void read_travels(json::Fields& in, Travels& out) {
    in.required("min_depth", out.min_depth, json::integer(1, max_depth));
    in.required("max_depth", out.max_depth, json::integer(1, max_depth));
    in.optional("chance", out.chance, json::integer(1, hundred));
    check_depths(in, out.min_depth, out.max_depth);
}

void read_ability(json::Fields& in, Ability& out, const Ids& spells) {
    in.required("spell", out.spell, reference<SpellId>(spells));
    in.optional(
        "target", out.target,
        json::one_of<AbilityTarget>(
            {{"foe", AbilityTarget::Foe}, {"friend", AbilityTarget::Friend}, {"self", AbilityTarget::Self}}));
    in.optional("chance", out.chance, json::integer(1, max_chance));
    in.optional("min_range", out.nearest, cells);
    in.optional("max_range", out.farthest, cells);
    in.optional("hurt_below", out.hurt_below, json::integer(0, 100));
    in.optional("careless", out.careless, json::boolean);
    in.optional("announced", out.announced, json::boolean);
    in.optional("phase", out.phase, json::integer(1, max_phase));
}

void read_lord(json::Fields& in, Lord& out) {
    if (!in.required("phases", out.phases, json::list(json::integer(1, hundred - 1)))) {
        return;
    }
    if (out.phases.size() >= static_cast<std::size_t>(max_phase) ||
        std::ranges::adjacent_find(out.phases, std::ranges::less_equal()) != out.phases.end()) {
        in.refuse("phases", std::to_string(out.phases.size()) + " percents",
                  "fewer than " + std::to_string(max_phase) + ", each below the one before it");
    }
    out.lines.resize(out.phases.size() + 1);
}

/// Refuses an ability in a phase that never comes, and a phase without an ability of its own.
void check_phases(json::Fields& in, const MonsterDef& monster) {
    const auto phases = static_cast<std::int32_t>(monster.lord ? monster.lord->phases.size() + 1 : 0);
    for (const Ability& ability : monster.abilities) {
        if (ability.phase > phases) {
            in.refuse(
                "abilities", "an ability in phase " + std::to_string(ability.phase),
                monster.lord ? "a phase up to " + std::to_string(phases) : "none: only a lord has phases");
        }
    }
    for (std::int32_t phase = 1; phase <= phases; ++phase) {
        if (std::ranges::none_of(monster.abilities, [phase](const Ability& ability) {
                return ability.phase == phase || ability.phase == 0;
            })) {
            in.refuse("lord", "phase " + std::to_string(phase) + " without an ability",
                      "an ability in each phase");
        }
    }
}

void read_magic(json::Fields& in, MonsterDef& out, const Ids& spells) {
    in.optional("spells", out.spells, json::list(reference<SpellId>(spells)));
    if (const std::set<SpellId> known(out.spells.begin(), out.spells.end());
        known.size() < out.spells.size()) {
        in.refuse("spells", std::to_string(out.spells.size() - known.size()) + " twice", "each spell once");
    }
    in.optional("abilities", out.abilities, json::list(json::object<Ability>(read_ability, spells)));
    in.optional("mana_turns", out.mana_turns, json::integer(0, max_pool));
    in.optional("keeps_away", out.keeps_away, json::boolean);
    in.optional("flees_when_spent", out.flees_when_spent, json::boolean);
}

/// Reads the number of quips; their texts are in words.json.
void read_quips(json::Fields& in, MonsterDef& out) {
    in.optional("quips", out.quips, [&out](const json::Node& node) {
        using Quips = std::vector<std::string>;
        if (node.value().if_array() != nullptr) {
            node.refuse("how many there are, and the texts as " + place_of_word("monsters", out.id, "quips"));
            return std::optional<Quips>();
        }
        const auto count = json::integer_within(node, 0, most_quips);
        return count ? std::optional(Quips(static_cast<std::size_t>(*count), out.id)) : std::nullopt;
    });
}

void read_body(json::Fields& in, MonsterDef& out) {
    in.optional("level", out.level, json::integer(1, max_level));
    in.optional("attributes", out.attributes, json::object<Attributes>(read_attributes));
    in.optional("skills", out.skills, json::object<Skills>(read_skills));
    in.optional("hit_points", out.hit_points, json::integer(1, max_pool));
    in.optional("mana", out.mana, json::integer(0, max_pool));
    in.optional("armour", out.armour, json::integer(0, max_armour));
    in.optional("natural_attacks", out.natural_attacks, json::list(json::object<Attack>(read_attack)));
    in.optional("pack_slots", out.pack_slots, json::integer(0, max_slots));
    in.optional("gold", out.gold, dice);
    in.optional("hunger", out.hunger, json::object<HungerStages>(read_hunger));
}

}  // namespace

void read_supply(json::Fields& in, Supply& out, const Ids& items) {
    in.required("item", out.item, reference<ItemId>(items));
    in.optional("count", out.count, json::integer(1, max_supply));
}

void read_monster(json::Fields& in, MonsterDef& out, const AllIds& ids) {
    in.required("id", out.id, json::identifier);
    refuse_words(in, "monsters", out.id, {"name", "description"});
    read_quips(in, out);
    in.optional("voice", out.voice, json::identifier);
    read_appearance(in, out.appearance);
    in.required("corpse_sprite", out.corpse_sprite, json::identifier);
    in.optional("light", out.light, json::object<Light>(read_light));
    read_body(in, out);
    in.optional("blocks", out.blocks, json::boolean);
    in.optional("vision", out.vision, cells);
    in.optional("movement", out.movement,
                json::one_of<Movement>({{"static", Movement::Static},
                                        {"random", Movement::Random},
                                        {"hunting", Movement::Hunting},
                                        {"waypoint", Movement::Waypoint}}));
    in.optional("asleep", out.asleep, json::integer(0, 100));
    in.optional("pack", out.pack, json::boolean);
    in.optional("equipment", out.equipment, json::list(reference<ItemId>(ids.items)));
    read_magic(in, out, ids.spells);
    read_tricks(in, out.tricks, ids);
    in.optional(
        "wary", out.wary,
        json::one_of<Wariness>(
            {{"heedless", Wariness::Heedless}, {"shy", Wariness::Shy}, {"weighing", Wariness::Weighing}}));
    in.optional("fireproof", out.fireproof, json::boolean);
    in.optional("walks_webs", out.walks_webs, json::boolean);
    in.optional("flies", out.flies, json::boolean);
    in.optional("mends_in", out.mends_in,
                json::one_of<MendsIn>({{"flames", MendsIn::Flames}, {"water", MendsIn::Water}}));
    in.optional("shuns_lamps", out.shuns_lamps, json::boolean);
    in.optional("supplies", out.supplies, json::list(json::object<Supply>(read_supply, ids.items)));
    in.optional("loot", out.loot, reference<TableId>(ids.item_tables));
    in.optional("flees_below", out.flees_below, json::integer(0, 100));
    in.optional("faction", out.faction, reference<FactionId>(ids.factions));
    in.optional("deals_in", out.deals_in, json::list(json::identifier));
    in.optional("stock", out.stock, json::object<Stock>(read_stock, ids.item_tables));
    in.optional("travels", out.travels, json::object<Travels>(read_travels));
    in.optional("lord", out.lord, json::object<Lord>(read_lord));
    check_phases(in, out);
}

}  // namespace torchwake::content
