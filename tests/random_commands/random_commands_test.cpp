#include "rules/dungeon.hpp"
#include "scenario/faction_catalog.hpp"
#include "scenario/identification_catalog.hpp"
#include "scenario/lamps.hpp"
#include "scenario/lasting_catalog.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/power_catalog.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

/// Traps and chests in every room, areas that one can be saved from, and a town with a way there.
void add_traps(content::CatalogParts& parts) {
    const content::CatalogParts others = scenario::trapped_town_parts();
    parts.tiles = others.tiles;
    parts.traps = others.traps;
    content::LevelDef& level = parts.levels.front();
    level.props = {{content::TileId{8}, 1}, {content::TileId{9}, 1}, {scenario::add_lamps(parts), 1}};
    level.props_per_region = {1, 2};
    level.traps_per_region = {1, 2, 3};
    parts.levels.insert(parts.levels.begin(), others.levels.front());
    const auto portal = std::ranges::find(others.items, "town_portal", &content::ItemDef::id);
    parts.items.push_back(*portal);
    parts.items.back().category = "wares";
    for (content::ItemDef& item : parts.items) {
        if (item.aim) {
            item.aim->save = content::SavingThrow{content::Attribute::Dexterity, 12, false};
        }
    }
}

/// Tricks of the kinds that occur: each has one or two.
void add_tricks(content::CatalogParts& parts) {
    constexpr content::MonsterId rat{4};
    parts.monsters[1].tricks = {content::ShieldTrick{1}, content::SplitTrick{1}};
    parts.monsters[2].tricks = {content::GrabTrick{3}, content::PhaseTrick{core::Cells{4}}};
    parts.monsters[3].tricks = {content::StealTrick{}, content::CallTrick{core::Cells{6}}};
    parts.monsters[4].tricks = {content::PlayDeadTrick{content::ItemId{0}}};
    parts.monsters[8].tricks = {content::PlayDeadTrick{}, content::BurrowTrick{}};
    parts.monsters[9].tricks = {content::CorrodeTrick{1}, content::RollTrick{}};
    parts.monsters[10].tricks = {content::SummonTrick{rat, 1, 2, 2}};
    parts.monsters[10].mana = 4;
}

/// Gear with powers, and things that push, dig and ring.
void add_powers(content::CatalogParts& parts) {
    for (content::ItemDef& item : parts.items) {
        if (item.wear) {
            item.powers[content::Power::Thorns] = 1;
            item.powers[content::Power::Warning] = 30;
        }
        if (item.weapon) {
            item.powers[content::Power::Hurling] = 1;
        }
    }
    for (const content::ItemDef& item : scenario::power_parts({}).items) {
        if (item.id == "push" || item.id == "dig" || item.id == "bell") {
            parts.items.push_back(item);
        }
    }
}

/// Meadows, doors of wood, gas that explodes, a trap and scrolls that burn them, and a
/// potion that breaks.
void add_matter(content::CatalogParts& parts) {
    parts.matter = scenario::matter_parts().matter;
    for (content::TileDef& tile : parts.tiles) {
        if (tile.opens_to || tile.closes_to) {
            tile.ignition = 2;
            tile.fuel = 3;
        }
    }
    parts.traps.front().effects.emplace_back(content::HeatEffect{12});
    const auto add = [&parts](std::string_view item, const content::ItemEffect& effect) {
        std::ranges::find(parts.items, item, &content::ItemDef::id)->effects.push_back(effect);
    };
    const auto gas = std::ranges::find(parts.matter, "marsh_gas", &content::MatterDef::id);
    const auto gas_place = static_cast<content::MatterId::rep>(gas - parts.matter.begin());
    std::ranges::find(parts.items, "health_potion", &content::ItemDef::id)->breaks = true;
    add("fireball", content::HeatEffect{12});
    add("fireball", content::MatterEffect{content::MatterId{gas_place}, 200});
    add("magic_missile", content::MatterEffect{content::MatterId{5}, 6});
    const auto acid = std::ranges::find(parts.matter, "acid", &content::MatterDef::id) - parts.matter.begin();
    const content::MatterEffect spills{content::MatterId{static_cast<content::MatterId::rep>(acid)}, 9};
    parts.spells.front().effects.emplace_back(spills);
    parts.spells.front().effects.emplace_back(content::HeatEffect{-12});
    add("confusion", spills);
    const auto rolls =
        std::ranges::find(parts.items, "fireball", &content::ItemDef::id) - parts.items.begin();
    parts.tiles[8].rolls_as = content::ItemId{static_cast<content::ItemId::rep>(rolls)};
    for (content::ItemDef& item : parts.items) {
        item.burns = !item.prize && !item.money;
    }
    for (const char* const cover : {"dry_grass", "tall_grass", "water", "web"}) {
        const auto place = std::ranges::find(parts.matter, cover, &content::MatterDef::id);
        const auto kind = static_cast<content::MatterId::rep>(place - parts.matter.begin());
        for (content::LevelDef& level : parts.levels) {
            level.matter.push_back({content::MatterId{kind}, {0, 1, 2, 1}, 60, depth_that_carries});
        }
    }
}

/// A lord, a gate with a toll, a scene on each level, and one who hunts the prize and soon falls apart.
void add_lords(content::CatalogParts& parts) {
    parts.monsters[3].lord = content::Lord{{50}, {"met", "second"}};
    content::TileDef gate;
    gate.id = "toll_gate";
    gate.blocks = true;
    gate.opens_to = content::TileId{0};
    gate.toll = 1;
    parts.tiles.push_back(gate);
    parts.vaults = scenario::test_parts().vaults;
    for (content::LevelDef& level : parts.levels) {
        level.scenes = 1;
    }
    content::MonsterDef hunter;
    hunter.id = "hunter";
    hunter.hit_points = 1;
    const content::MonsterId hunts{static_cast<content::MonsterId::rep>(parts.monsters.size())};
    parts.monsters.push_back(hunter);
    std::ranges::find(parts.items, true, &content::ItemDef::prize)->hunt = {.hunter = hunts,
                                                                            .guard = {},
                                                                            .returns_in = 4,
                                                                            .melts_at = 1,
                                                                            .risen = content::MonsterId{1},
                                                                            .most_risen = 3,
                                                                            .flames = {}};
}

/// The catalogs of factions and of what lasts as one, with scrolls about, sleepers, cowards, kills that are
/// worth a level, folk who trade, orcs and trolls who cast or announce spells, what is unknown at first and
/// may be cursed, and a hero who lives longer; of the brews so many that the pack has room for one of each.
content::Catalog eventful_catalog() {
    constexpr std::size_t brews = 7;
    content::CatalogParts parts = scenario::faction_parts(scenario::lasting_parts());
    parts.items.resize(scenario::test_parts().items.size() + brews);
    for (const content::ItemDef& item : scenario::identification_parts().items) {
        const bool wanted = item.id == "elixir" || item.id == "insight" || item.id == "mercy";
        if (wanted || !item.look.empty()) {
            parts.items.push_back(item);
        }
    }
    add_powers(parts);
    parts.traits = scenario::test_traits();
    for (content::ItemDef& item : parts.items) {
        item.category = "wares";
        item.value = item.value.value > 0 ? item.value : core::Coins{50};
    }
    for (content::MonsterDef& monster : parts.monsters) {
        monster.asleep = 50;
        monster.level = 5;
        monster.flees_below = 60;
    }
    parts.monsters[7].movement = content::Movement::Waypoint;
    parts.monsters[1].abilities = {{.spell = content::SpellId{0}, .chance = 3}};
    parts.monsters[2].abilities = {{.spell = content::SpellId{1}, .target = content::AbilityTarget::Self}};
    content::SpellDef breath = parts.spells.front();
    breath.id = breath.name = "breath";
    breath.aim->pierces = true;
    const content::SpellId announced{static_cast<content::SpellId::rep>(parts.spells.size())};
    parts.monsters[1].abilities.push_back({.spell = announced, .announced = true});
    parts.spells.push_back(std::move(breath));
    for (const std::size_t caster : {1U, 2U}) {
        parts.monsters[caster].mana = 8;
        parts.monsters[caster].mana_turns = 4;
    }
    add_tricks(parts);
    parts.monsters[5].deals_in = {"wares"};
    parts.monster_tables.front().entries.push_back({content::MonsterId{5}, 1, 1000, 3, 0});
    parts.monsters.front().level = 1;
    parts.monsters.front().hit_points = 60;
    parts.monsters.front().vision = core::Cells{5};  // so that it is seen by those it does not see
    parts.monsters.front().pack_slots = 26;
    parts.monsters.front().attributes.strength = 5;
    parts.monster_tables.front().entries.push_back({content::MonsterId{7}, 1, 1000, 3, 0});
    parts.monster_tables.front().entries.push_back({content::MonsterId{8}, 1, 1000, 3, 0});
    parts.monster_tables.front().entries.push_back({content::MonsterId{9}, 1, 1000, 3, 0});
    parts.monster_tables.front().entries.push_back({content::MonsterId{10}, 1, 1000, 3, 0});
    for (std::uint16_t item = 0; item < parts.items.size(); ++item) {
        if (!parts.items[item].prize && parts.items[item].look.empty()) {
            parts.item_tables.front().entries.push_back({content::ItemId{item}, 1, 1000, 3, 0});
        }
    }
    add_traps(parts);
    add_matter(parts);
    add_lords(parts);
    parts.gifts.push_back({"blades", "blades", "", "weapon", {{content::ItemId{7}, 1}}, core::Coins{70}});
    return content::Catalog(std::move(parts));
}

const Ruleset& generated_levels() {
    static const content::Catalog catalog = eventful_catalog();
    static const Ruleset ruleset{&catalog, worldgen::level_source()};
    return ruleset;
}

constexpr std::int32_t nearly_famished = turns_until_famished(content::HungerStages()) - 120;

bool lies_about(std::string_view id) {
    return id == "rock" || id == "wand" || id == "health_potion_weak" || id == "staff";
}

/// Chasms, or lava, in all free cells at that distance from the hero.
void dig_around_hero(const content::Catalog& catalog, World& world, std::int32_t distance,
                     std::string_view liquid) {
    Matter& matter = world.level.matter;
    if (matter.cover.size() != world.level.tiles.size()) {
        matter = {};
        matter.cover.reset(world.level.tiles.size());
        matter.liquid.reset(world.level.tiles.size());
        matter.depth.reset(world.level.tiles.size());
    }
    for (std::size_t place = 0; place < matter.cover.size().area(); ++place) {
        const core::Point at = matter.cover.point(place);
        const bool there = core::chebyshev_distance(at, position_of(world, hero_id)) == distance;
        const bool free = there && !world.caches.flags[at].has(CellFlag::Blocks) &&
                          !world.caches.occupied.get(at) && !world.caches.littered.get(at);
        if (free) {
            matter.cover[at] = {};
            matter.liquid[at] = *catalog.find_matter(liquid);
            matter.depth[at] = 1;
        }
    }
}

/// Gates in place of the walls near the hero.
void build_gates(const content::Catalog& catalog, World& world) {
    const core::Point hero = position_of(world, hero_id);
    for (const core::Point at : core::cells_of(world.level.tiles.size())) {
        const bool wall = world.level.tiles[at] == catalog.level_at(world.level.depth).tiles.wall;
        if (wall && core::chebyshev_distance(at, hero) <= 4) {
            world.level.tiles[at] = *catalog.find_tile("toll_gate");
        }
    }
}

/// A hero with one item of each kind but money and, so that there is room for more, some that lie about
/// anyway; the prize only every third has. Of what can be cursed it has that. Every fourth may still
/// choose a gift.
World equipped_run(std::uint64_t seed) {
    const Ruleset& ruleset = generated_levels();
    World world = new_run(ruleset, seed);
    const PendingChoice gift = std::exchange(world.choice, {});
    static_cast<void>(take_turn(ruleset, world, Cheat{CheatKind::NextLevel}));
    const auto kinds = ruleset.catalog->items();
    Slot slot{0};
    for (std::uint16_t kind = 0; kind < kinds.size(); ++kind) {
        const bool left_out = kinds[kind].money || lies_about(kinds[kind].id);
        if (left_out || !kinds[kind].look.empty() || (kinds[kind].prize && seed % 3 != 0)) {
            continue;
        }
        const EntityId item{world.run.next_entity++};
        const auto cursed = ruleset.catalog->find_item(kinds[kind].id + ".heavy");
        world.entities.items.insert(
            item, {cursed.value_or(content::ItemId{kind}), 3, 1, false, kinds[kind].unfamiliar});
        world.entities.carried.insert(item, {hero_id, slot});
        world.entities.packs[hero_id].slots[slot.value] = item;
        ++slot.value;
    }
    world.entities.hungers[hero_id].turns = nearly_famished;
    world.entities.purses[hero_id].coins = core::Coins{500};
    world.choice = seed % 4 == 0 ? gift : PendingChoice{};
    if (seed % 4 == 1) {
        const bool lava = seed % 8 != 1 && seed % 3 == 0;  // for the prize, which it took
        world.hunt.ending = lava ? Ending::CarriedOut : Ending::None;
        dig_around_hero(*ruleset.catalog, world, seed % 8 == 1 ? 1 : 3, lava ? "lava" : "chasm");
    }
    if (seed % 12 == 3) {
        world.hunt.ending = Ending::CarriedOut;  // it took the prize, which it lays down
    }
    if (seed % 4 == 2) {
        build_gates(*ruleset.catalog, world);
    }
    put_hero(*ruleset.catalog, world, position_of(world, hero_id));
    return world;
}

core::Direction any_direction(core::RandomStream& stream) {
    return core::all_directions[stream.below(8)];
}

core::Point any_cell_near(core::RandomStream& stream, core::Point at) {
    const std::int32_t x = stream.between(-5, 5);
    const std::int32_t y = stream.between(-5, 5);
    return at + core::Point{x, y};
}

/// A chasm, lava or a web that the hero sees near it; any cell near it where there is none.
core::Point any_target(core::RandomStream& stream, const World& world) {
    const core::Point here = position_of(world, hero_id);
    const core::Point any = any_cell_near(stream, here);
    std::vector<core::Point> targets;
    world.caches.visible.for_each([&](core::Point at) {
        const CellMatter cell = matter_at(world.level.matter, at);
        const auto kinds = generated_levels().catalog->all_matter();
        const content::MatterDef* const liquid = cell.liquid.valid() ? &kinds[cell.liquid.value] : nullptr;
        const bool takes = liquid != nullptr && (liquid->chasm || liquid->molten);
        const bool web = cell.cover.valid() && kinds[cell.cover.value].holds > 0;
        if ((takes || web) && core::chebyshev_distance(at, here) <= 4) {
            targets.push_back(at);
        }
    });
    return targets.empty() ? any : targets[stream.below(static_cast<std::uint32_t>(targets.size()))];
}

/// One who stands beside the hero; nobody where nobody does.
EntityId any_neighbour(const World& world) {
    for (const EntityId actor : adjacent_actors(world, position_of(world, hero_id))) {
        return actor;
    }
    return {};
}

/// To a trap beside the hero that it knows of; anywhere where there is none.
core::Direction towards_a_trap(core::RandomStream& stream, const World& world) {
    for (const Trap& trap : world.level.traps) {
        const auto way = core::direction_between(position_of(world, hero_id), trap.at);
        if (way && trap.state == TrapState::Spotted) {
            return *way;
        }
    }
    return any_direction(stream);
}

/// To what can be lit beside the hero; anywhere where nothing can.
core::Direction towards_fuel(core::RandomStream& stream, const World& world) {
    for (const core::Direction direction : core::all_directions) {
        if (std::holds_alternative<Plan>(check(generated_levels(), world, SetFire{direction}))) {
            return direction;
        }
    }
    return any_direction(stream);
}

/// To what can be rolled beside the hero; anywhere where nothing can.
core::Direction towards_a_prop(core::RandomStream& stream, const World& world) {
    for (const core::Direction direction : core::all_directions) {
        if (std::holds_alternative<Plan>(check(generated_levels(), world, Roll{direction}))) {
            return direction;
        }
    }
    return any_direction(stream);
}

/// Mostly the first thing that is one.
AnswerChoice any_answer(core::RandomStream& stream, const World& world) {
    const std::optional<forecast::KnownChoice> choice =
        forecast::Knowledge(*generated_levels().catalog, world).choice();
    const bool gives_up = stream.chance(1, 4) || !choice || choice->answers.empty();
    return gives_up ? AnswerChoice{} : AnswerChoice{choice->answers.front()};
}

/// Mostly steps, and now and then everything else, sensible or not.
Command any_command(core::RandomStream& stream, const World& world) {
    const auto slot = [&stream] { return Slot{static_cast<std::uint8_t>(stream.below(25))}; };
    const auto attribute = [&stream] { return static_cast<Attribute>(stream.below(4)); };
    if (world.choice.kind != ChoiceKind::None && stream.chance(3, 4)) {
        return stream.chance(1, 4) ? AnswerChoice{slot()} : any_answer(stream, world);
    }
    switch (stream.below(100)) {
        case 0:
        case 1:
            return Descend{};
        case 2:
        case 3:
            return Descend{attribute()};
        case 4:
        case 5:
        case 6:
            return Ascend{};
        case 7:
            return Cheat{static_cast<CheatKind>(stream.below(4))};
        case 8:
        case 9:
            return Grow{attribute()};
        case 10:
        case 11:
            return Disarm{towards_a_trap(stream, world)};
        case 12:
        case 33:
        case 34:
            return CloseDoor{any_direction(stream)};
        case 13:
        case 14:
        case 15:
            return DropItem{slot(), stream.between(0, 2)};
        case 16:
        case 17:
        case 18:
            return Equip{slot()};
        case 19:
        case 20:
            return TakeOff{slot()};
        case 21:
            return Cast{Slot{static_cast<std::uint8_t>(stream.below(3))}};
        case 22:
        case 23:
            return Cast{Slot{0}, any_target(stream, world)};
        case 24:
        case 38: {
            const Slot chosen = slot();
            return Throw{chosen, any_target(stream, world)};
        }
        case 25:
        case 26:
            return Fire{any_cell_near(stream, position_of(world, hero_id))};
        case 27:
            return stream.chance(1, 3)   ? Command(SwapWeapons{})
                   : stream.chance(1, 2) ? Command(SwitchTorch{})
                                         : Command(UseTrick{slot()});
        case 35:
        case 36:
            return stream.chance(1, 2) ? Command(SetFire{towards_fuel(stream, world)})
                                       : Command(Roll{towards_a_prop(stream, world)});
        case 28:
        case 37: {
            const Slot chosen = slot();
            return Sell{any_neighbour(world), chosen};
        }
        case 29:
        case 30:
        case 31:
        case 32:
            return Buy{any_neighbour(world), content::ItemId{static_cast<std::uint16_t>(stream.below(24))}};
        default:
            break;
    }
    switch (stream.below(12)) {
        case 0:
            return Wait{};
        case 1:
        case 2:
            return PickUp{};
        case 3:
            return UseItem{slot()};
        case 4: {
            const Slot chosen = slot();
            return UseItem{chosen, any_target(stream, world)};
        }
        default:
            return Walk{any_direction(stream)};
    }
}

/// Throws the prize at lava in view, or lays it down where the hero is hunted for it; nothing if it has none.
std::optional<Command> part_with_prize(const content::Catalog& catalog, const World& world) {
    const auto& slots = world.entities.packs[hero_id].slots;
    const auto slot = std::ranges::find_if(slots, [&](EntityId item) {
        return item.valid() && catalog.item(world.entities.items[item].kind).prize;
    });
    std::optional<core::Point> lava;
    world.caches.visible.for_each([&](core::Point at) {
        const CellMatter cell = matter_at(world.level.matter, at);
        if (cell.liquid.valid() && catalog.matter(cell.liquid).molten) {
            lava = at;
        }
    });
    if (slot == slots.end()) {
        return std::nullopt;
    }
    const Slot place{static_cast<std::uint8_t>(slot - slots.begin())};
    if (lava) {
        return Throw{place, *lava};
    }
    return world.hunt.ending != Ending::None ? std::optional<Command>(DropItem{place}) : std::nullopt;
}

/// Now and then the hero finds itself on stairs: few of its random ways end there.
void perhaps_onto_stairs(core::RandomStream& stream, const content::Catalog& catalog, World& world) {
    if (!stream.chance(1, 25) || is_over(world)) {
        return;
    }
    std::vector<core::Point> stairs;
    for (std::size_t index = 0; index < world.level.tiles.size().area(); ++index) {
        const core::Point at = world.level.tiles.point(index);
        if (world.caches.flags[at].has_stairs() && !world.caches.actors[at].valid()) {
            stairs.push_back(at);
        }
    }
    if (!stairs.empty()) {
        const std::size_t chosen = stream.below(static_cast<std::uint32_t>(stairs.size()));
        put_hero(catalog, world, stairs[chosen]);
    }
}

}  // namespace

TEST_CASE("no sequence of commands breaks an invariant or a contract", "[rules][property][W2][W4]") {
    constexpr std::uint64_t runs = 120;
    constexpr std::int32_t commands = 900;
    const Ruleset& ruleset = generated_levels();
    std::vector<std::size_t> events(std::variant_size_v<Event>);
    for (std::uint64_t seed = 0; seed < runs; ++seed) {
        World world = equipped_run(seed);
        core::RandomStream stream = core::derive_stream(seed, "test commands");
        Turn turn;
        for (std::int32_t count = 0; count < commands; ++count) {
            perhaps_onto_stairs(stream, *ruleset.catalog, world);
            const std::uint64_t before = state_hash({ruleset, world});
            const auto parts = count == 0 ? part_with_prize(*ruleset.catalog, world) : std::nullopt;
            const Command command = parts ? *parts : any_command(stream, world);
            take_turn(ruleset, world, command, turn);
            if (turn.refusal) {
                REQUIRE(turn.hash == before);
                REQUIRE(turn.events.empty());
            }
            for (const Event& event : turn.events) {
                ++events[event.index()];
            }
            if (count % 16 == 0) {
                REQUIRE(broken_invariant({ruleset, world}).value_or("none") == "none");
                REQUIRE(caches_are_current({ruleset, world}));
            }
        }
    }
    for (std::size_t kind = 0; kind < events.size(); ++kind) {
        INFO("the event with index " << kind << " in rules::Event");
        CHECK(events[kind] > 0);
    }
}

namespace {

/// After each of so many random commands what is kept of every load is what a full count comes to.
void compare_loads(std::uint64_t runs, std::int32_t commands) {
    const Ruleset& ruleset = generated_levels();
    const content::Catalog& catalog = *ruleset.catalog;
    std::uint64_t unloaded = 0;
    Turn turn;
    for (std::uint64_t seed = 0; seed < runs; ++seed) {
        World world = equipped_run(seed);
        core::RandomStream stream = core::derive_stream(seed, "test loads");
        for (std::int32_t count = 0; count < commands; ++count) {
            const Command command = any_command(stream, world);
            take_turn(ruleset, world, command, turn);
            for (const EntityId actor : world.entities.packs.ids()) {
                unloaded +=
                    encumbrance_of(world, actor) == count_encumbrance({catalog, world}, actor) ? 0U : 1U;
            }
        }
    }
    CHECK(unloaded == 0);
}

}  // namespace

TEST_CASE("kept loads never differ from full counts", "[rules][property][E1][E2]") {
    compare_loads(20, 1000);
}

TEST_CASE("kept loads never differ from full counts over a million commands",
          "[rules][property][E1][E2][.nightly]") {
    compare_loads(1000, 1000);
}

TEST_CASE("a copy of a world, caches rebuilt or not, goes on as the original does", "[rules][property][W2]") {
    const Ruleset& ruleset = generated_levels();
    for (std::uint64_t seed = 100; seed < 110; ++seed) {
        World original = equipped_run(seed);
        World copy = original;
        core::RandomStream stream = core::derive_stream(seed, "test commands");
        for (std::int32_t count = 0; count < 300; ++count) {
            const Command command = any_command(stream, original);
            const Turn expected = take_turn(ruleset, original, command);
            const Turn turn = take_turn(ruleset, copy, command);
            REQUIRE(turn == expected);
            if (count % 10 == 0) {
                rebuild_caches({ruleset, copy});
            }
        }
        REQUIRE(copy == original);
    }
}

TEST_CASE("a run of known seed and commands ends in the same state for ever", "[rules][property][golden]") {
    const Ruleset& ruleset = generated_levels();
    World world = equipped_run(2026);
    core::RandomStream stream(2026);
    Turn turn;
    for (std::int32_t count = 0; count < 400; ++count) {
        const Command command = any_command(stream, world);
        take_turn(ruleset, world, command, turn);
    }
    CHECK(turn.hash == 0xb49ec336d1dd2a80ULL);
}

}  // namespace torchwake::rules
