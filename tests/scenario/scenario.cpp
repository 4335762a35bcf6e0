#include "scenario/scenario.hpp"

#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace torchwake::scenario {
namespace {

/// The definition that a letter draws; nothing where none does.
template <class Id, class T>
std::optional<Id> kind_drawn_as(std::span<const T> definitions, char letter) {
    const auto drawn = [letter](const T& definition) {
        return definition.appearance.glyph == static_cast<char32_t>(letter);
    };
    const auto place = std::ranges::find_if(definitions, drawn);
    return place == definitions.end()
               ? std::nullopt
               : std::optional(Id{static_cast<typename Id::rep>(place - definitions.begin())});
}

void lay(const content::MatterDef& kind, content::MatterId id, core::Point at, rules::LevelPlan& plan) {
    rules::Matter& matter = plan.matter;
    if (matter.cover.size() != plan.tiles.size()) {
        matter.cover.reset(plan.tiles.size());
        matter.liquid.reset(plan.tiles.size());
        matter.depth.reset(plan.tiles.size());
    }
    if (kind.layer == content::MatterLayer::Cover) {
        matter.cover[at] = id;
    } else {
        matter.liquid[at] = id;
        matter.depth[at] = 1;
    }
}

void read_cell(const content::Catalog& catalog, char letter, core::Point at, DrawnLevel& level) {
    rules::LevelPlan& plan = level.plan;
    if (const auto tile = kind_drawn_as<content::TileId>(catalog.tiles(), letter)) {
        plan.tiles[at] = *tile;
    } else if (letter == '@') {
        plan.arrival = at;
    } else if (const auto monster = kind_drawn_as<content::MonsterId>(catalog.monsters(), letter)) {
        plan.monsters.push_back({*monster, at});
    } else if (const auto item = kind_drawn_as<content::ItemId>(catalog.items(), letter)) {
        plan.items.push_back({*item, at});
    } else if (const auto matter = kind_drawn_as<content::MatterId>(catalog.all_matter(), letter)) {
        lay(catalog.matter(*matter), *matter, at, plan);
    } else {
        level.marks.emplace(letter, at);
    }
}

}  // namespace

std::vector<std::string> rows_of(std::string_view text) {
    std::vector<std::string> rows;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t first = line.find_first_not_of(' ');
        if (first != std::string_view::npos) {
            rows.emplace_back(line.substr(first, line.find_last_not_of(' ') - first + 1));
        }
    }
    return rows;
}

DrawnLevel read_level(const content::Catalog& catalog, std::string_view map) {
    const std::vector<std::string> rows = rows_of(map);
    const core::Size size{static_cast<std::int32_t>(rows.front().size()),
                          static_cast<std::int32_t>(rows.size())};
    DrawnLevel level;
    level.plan.tiles.reset(size, content::TileId{0});
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width; ++x) {
            read_cell(catalog, rows[static_cast<std::size_t>(y)].at(static_cast<std::size_t>(x)), {x, y},
                      level);
        }
    }
    return level;
}

Scenario::Scenario(std::string_view map, std::uint64_t seed, const content::Catalog& catalog)
    : level_(read_level(catalog, map)) {
    ruleset.catalog = &catalog;
    ruleset.level_source = [plan = level_.plan](const content::Catalog&, std::uint64_t, std::int32_t) {
        return plan;
    };
    world = rules::new_run(ruleset, seed);
    require_soundness();
}

rules::Turn Scenario::act(const rules::Command& command) {
    rules::Turn turn = rules::take_turn(ruleset, world, command);
    require_soundness();
    return turn;
}

rules::Events Scenario::does(rules::EntityId actor, const rules::Command& command) {
    const rules::Checked checked = rules::check(ruleset, world, actor, command);
    REQUIRE(std::holds_alternative<rules::Plan>(checked));
    rules::Events events;
    rules::apply(ruleset, world, std::get<rules::Plan>(checked), events);
    require_soundness();
    return events;
}

rules::RefusalReason Scenario::refusal_of(const rules::Command& command) {
    const rules::World before = world;
    const std::uint64_t hash = rules::state_hash(*this);
    const rules::Turn turn = act(command);
    REQUIRE(turn.refusal.has_value());
    CHECK(turn.events.empty());
    CHECK(turn.hash == hash);
    CHECK(world == before);
    return turn.refusal->reason;
}

rules::EntityId Scenario::actor(char letter) const {
    const auto kind = kind_drawn_as<content::MonsterId>(catalog().monsters(), letter);
    for (const rules::EntityId id : world.entities.positions.ids()) {
        const auto* creature = world.entities.creatures.find(id);
        if (creature != nullptr && creature->kind == *kind && rules::is_alive(world, id)) {
            return id;
        }
    }
    return {};
}

std::int32_t Scenario::hit_points(rules::EntityId id) const {
    return world.entities.vitals[id].hit_points;
}

void Scenario::set_hit_points(rules::EntityId id, std::int32_t hit_points) {
    world.entities.vitals[id].hit_points = hit_points;
}

rules::Slot Scenario::give(char letter, rules::EntityId actor) {
    const auto kind = kind_drawn_as<content::ItemId>(catalog().items(), letter);
    auto& slots = world.entities.packs[actor].slots;
    const auto free = std::ranges::find(slots, rules::EntityId{});
    const rules::Slot slot{static_cast<std::uint8_t>(free - slots.begin())};
    const rules::EntityId item{world.run.next_entity++};
    world.entities.items.insert(item, {*kind, catalog().item(*kind).charges, 1});
    world.entities.carried.insert(item, {actor, slot});
    *free = item;
    rules::rebuild_caches(*this);
    return slot;
}

void Scenario::place(content::MonsterId kind, core::Point cell) {
    const content::MonsterDef& definition = catalog().monster(kind);
    const rules::EntityId id{world.run.next_entity++};
    const std::int32_t hit_points = definition.hit_points.value_or(1);
    world.entities.positions.insert(id, {cell});
    world.entities.creatures.insert(id, {kind});
    world.entities.vitals.insert(id, {hit_points, hit_points, 0, 0});
    world.entities.abilities.insert(id, {definition.attributes, definition.skills, definition.level, 0});
    world.entities.initiatives.insert(id, {2, 3});
    world.entities.minds.insert(id, {rules::Intent::Rest, cell, cell});
    rules::Pack pack;
    pack.size = static_cast<std::uint8_t>(definition.pack_slots);
    world.entities.packs.insert(id, pack);
    rules::rebuild_caches(*this);
}

rules::Events Scenario::fires(char letter, core::Point target, rules::EntityId actor) {
    return does(actor, rules::UseItem{give(letter, actor), target});
}

void Scenario::put_to_sleep(rules::EntityId monster, std::int32_t group) {
    world.entities.minds[monster].intent = rules::Intent::Sleep;
    world.entities.minds[monster].group = group;
}

rules::Intent Scenario::intent_of(rules::EntityId monster) const {
    return world.entities.minds[monster].intent;
}

void Scenario::confuse(rules::EntityId actor, std::int32_t turns) {
    let_last(actor, content::ConditionKind::Confusion, turns);
}

std::int32_t Scenario::confusion_of(rules::EntityId actor) const {
    return turns_of(content::ConditionKind::Confusion, actor);
}

void Scenario::let_last(rules::EntityId actor, content::ConditionKind kind, std::int32_t turns) {
    auto& all = world.entities.conditions;
    if (!all.contains(actor)) {
        all.insert(actor, {});
    }
    const content::MonsterId hero = world.entities.creatures[rules::hero_id].kind;
    all[actor].of[static_cast<std::size_t>(kind)] = {turns, 1, false, rules::hero_id, hero};
}

std::int32_t Scenario::turns_of(content::ConditionKind kind, rules::EntityId actor) const {
    const rules::Conditions* conditions = world.entities.conditions.find(actor);
    return conditions != nullptr ? conditions->of[static_cast<std::size_t>(kind)].turns : 0;
}

std::string Scenario::drawn() const {
    const forecast::Knowledge all(catalog(), world, true);
    std::string text;
    for (std::int32_t y = 0; y < all.size().height; ++y) {
        for (std::int32_t x = 0; x < all.size().width; ++x) {
            text += letter_at(all, {x, y});
        }
        text += '\n';
    }
    return text;
}

char Scenario::letter_at(const forecast::Knowledge& all, core::Point at) const {
    if (const auto actor = all.actor(at)) {
        return static_cast<char>(catalog().monster(actor->kind).appearance.glyph);
    }
    if (const auto object = all.object(at)) {
        return object->what == forecast::ObjectKind::Corpse
                   ? 'x'
                   : static_cast<char>(catalog().item(object->item).appearance.glyph);
    }
    return static_cast<char>(catalog().tile(*all.tile(at)).appearance.glyph);
}

void Scenario::require_soundness() const {
    const std::optional<std::string> fault = rules::broken_invariant(*this);
    INFO(fault.value_or("sound"));
    REQUIRE_FALSE(fault.has_value());
    REQUIRE(rules::caches_are_current(*this));
}

std::string map_of(std::string_view text) {
    std::string joined;
    for (const std::string& row : rows_of(text)) {
        joined += row + '\n';
    }
    return joined;
}

}  // namespace torchwake::scenario
