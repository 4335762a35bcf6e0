// The hunt for who takes the prize, and the endings.

#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/turn_order.hpp>
#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/fate.hpp>
#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

constexpr Descend first_descent{Attribute::Strength};

/// The catalog with matter, with a prize * whose taking sets the hunter M (20 hit points, 2 a blow) on the
/// hero. It is back 5 deeds after it was scattered.
content::CatalogParts hunt_parts() {
    content::CatalogParts parts = scenario::matter_parts();
    content::MonsterDef hunter = scenario::monster(
        "hunter", 'M', {.strength = 12, .dexterity = 12, .hit_points = 20, .damage = {0, 0, 2}});
    hunter.wary = content::Wariness::Heedless;
    parts.monsters.push_back(hunter);
    for (content::ItemDef& item : parts.items) {
        if (item.prize) {
            item.appearance = scenario::drawn_as('%');
            item.hunt.emplace();
            item.hunt->hunter =
                content::MonsterId{static_cast<content::MonsterId::rep>(parts.monsters.size() - 1)};
            item.hunt->returns_in = 5;
        }
    }
    return parts;
}

const content::Catalog& hunt_catalog() {
    static const content::Catalog catalog(hunt_parts());
    return catalog;
}

/// A dungeon of drawn levels of that catalog, the first of depth 1.
scenario::Scenario hunting_ground(std::vector<std::string> maps) {
    scenario::Scenario scenario(maps.front(), 1, hunt_catalog());
    scenario.ruleset.level_source = [maps = std::move(maps)](const content::Catalog& catalog, std::uint64_t,
                                                             std::int32_t depth) {
        LevelPlan plan = scenario::read_level(catalog, maps.at(static_cast<std::size_t>(depth - 1))).plan;
        plan.depth = depth;
        return plan;
    };
    return scenario;
}

constexpr const char* long_hall = R"(
    ##############
    #<.@%........#
    ##############)";

/// The hero has taken the prize beside it.
scenario::Scenario with_prize(const std::string& map = long_hall) {
    scenario::Scenario scenario = hunting_ground({map});
    scenario.act(Walk{Direction::East});
    scenario.act(PickUp{});
    return scenario;
}

std::int32_t steps_to_hunter(const scenario::Scenario& scenario) {
    return core::chebyshev_distance(scenario.position(scenario.world.hunt.hunter), scenario.hero_at());
}

Slot slot_of_prize(const scenario::Scenario& scenario) {
    for (const forecast::PackEntry& entry : scenario.knowledge().pack()) {
        if (entry.item == scenario.catalog().prize()) {
            return entry.slot;
        }
    }
    return {};
}

}  // namespace

TEST_CASE("who takes the prize is hunted from the farthest cell", "[rules][hunt][V8]") {
    scenario::Scenario scenario = hunting_ground({long_hall});
    scenario.act(Walk{Direction::East});
    CHECK(scenario.world.hunt == Hunt{});
    const Turn turn = scenario.act(PickUp{});
    const auto began = events_of<HuntBegan>(turn.events);
    REQUIRE(began.size() == 1);
    CHECK(began.front().actor.at == core::Point{12, 1});
    CHECK(began.front().prize == *scenario.catalog().prize());
    CHECK(scenario.world.hunt.ending == Ending::CarriedOut);
    CHECK(steps_to_hunter(scenario) == 7);
    CHECK(scenario.knowledge().hunter()->steps == 7);
}

TEST_CASE("a guard that lives becomes the hunter where it stands", "[rules][hunt][V8]") {
    content::CatalogParts parts = hunt_parts();
    std::ranges::find_if(parts.items, &content::ItemDef::prize)->hunt->guard =
        content::MonsterId{5};  // the dummy, which never moves
    const content::Catalog catalog(std::move(parts));
    scenario::Scenario scenario("########\n#@%..d.#\n########", 1, catalog);
    const EntityId guard = scenario.actor('d');
    REQUIRE(guard.valid());
    scenario.act(Walk{Direction::East});
    const auto began = events_of<HuntBegan>(scenario.act(PickUp{}).events);
    REQUIRE(began.size() == 1);
    CHECK(began.front().actor.at == core::Point{5, 1});
    CHECK_FALSE(scenario.actor('d').valid());
}

TEST_CASE("a guard's announced spell is broken when the guard becomes the hunter", "[rules][hunt][V8]") {
    content::CatalogParts parts = hunt_parts();
    std::ranges::find_if(parts.items, &content::ItemDef::prize)->hunt->guard = content::MonsterId{5};
    const content::Catalog catalog(std::move(parts));
    scenario::Scenario scenario("########\n#@%..d.#\n########", 1, catalog);
    const EntityId guard = scenario.actor('d');
    scenario.act(Walk{Direction::East});
    scenario.world.entities.announcements.insert(guard,
                                                 {content::SpellId{0}, scenario.hero_at(), {5, 1}, true});
    const auto ended = events_of<AnnouncementEnded>(scenario.act(PickUp{}).events);
    REQUIRE(ended.size() == 1);
    CHECK(ended.front().end == AnnouncementEnd::Broken);
    CHECK(scenario.world.entities.announcements.size() == 0);
}

TEST_CASE("the hunter goes one cell for each deed of the hero, whatever time the deed takes",
          "[rules][hunt][V8]") {
    scenario::Scenario scenario = with_prize();
    std::int32_t steps = steps_to_hunter(scenario);
    const auto goes_one_step = [&] {
        scenario.act(Wait{});
        CHECK(steps_to_hunter(scenario) == --steps);
    };
    goes_one_step();
    scenario.let_last(hero_id, content::ConditionKind::Haste, 2);
    goes_one_step();
    goes_one_step();
    scenario.let_last(hero_id, content::ConditionKind::Slow, 2);
    goes_one_step();
    goes_one_step();
    const std::int32_t before = scenario.hit_points(hero_id);
    goes_one_step();
    CHECK(scenario.hit_points(hero_id) == before);
    scenario.act(Walk{Direction::West});
    CHECK(steps_to_hunter(scenario) == 1);
    CHECK(scenario.hit_points(hero_id) == before);
}

TEST_CASE("those in the hunter's way change places with it", "[rules][hunt][V8]") {
    scenario::Scenario scenario = with_prize();
    const EntityId hunter = scenario.world.hunt.hunter;
    const core::Point ahead = core::step(scenario.position(hunter), Direction::West);
    scenario.place(content::MonsterId{1}, ahead);
    const EntityId other = scenario.world.caches.actors[ahead];
    scenario.put_to_sleep(other);
    scenario.act(Wait{});
    CHECK(scenario.position(hunter) == ahead);
    CHECK(scenario.position(other) == core::step(ahead, Direction::East));
}

TEST_CASE("the order of turns tells that the hunter acts after each deed of the hero",
          "[rules][hunt][V8][W6]") {
    scenario::Scenario scenario = with_prize();
    const EntityId hunter = scenario.world.hunt.hunter;
    const auto order = forecast::upcoming_acts(scenario.knowledge(), 4);
    CHECK(order[0].id == hero_id);
    CHECK(order[1].id == hunter);
    CHECK(order[2].id == hero_id);
    CHECK(order[3].id == hunter);
    CHECK(std::ranges::all_of(order, &forecast::UpcomingAct::certain));
    const auto acts = forecast::acts_before_hero(scenario.knowledge(), hunter);
    REQUIRE(acts);
    CHECK(acts->fewest == 1);
    CHECK(acts->most == 1);
}

TEST_CASE("what would kill the hunter scatters it, and it comes again", "[rules][hunt][V8]") {
    scenario::Scenario scenario = with_prize();
    const EntityId hunter = scenario.world.hunt.hunter;
    scenario.set_hit_points(hunter, 1);
    std::vector<HunterScattered> scattered;
    for (int turn = 0; turn < 40 && scattered.empty(); ++turn) {
        const bool beside = steps_to_hunter(scenario) == 1;
        const Turn acted = scenario.act(beside ? Command(Walk{Direction::East}) : Command(Wait{}));
        scattered = events_of<HunterScattered>(acted.events);
    }
    REQUIRE(scattered.size() == 1);
    CHECK_FALSE(is_alive(scenario.world, hunter));
    CHECK(scenario.world.run.kills == 0);
    CHECK(scenario.world.entities.corpses.size() == 0);
    CHECK(scenario.world.entities.abilities[hero_id].experience == 0);
    CHECK(scenario.world.hunt.away == 4);
    CHECK(scenario.knowledge().hunter()->deeds == 4);
    for (int deed = 0; deed < 3; ++deed) {
        CHECK(events_of<ActorNoticed>(scenario.act(Wait{}).events).empty());
    }
    CHECK(events_of<ActorNoticed>(scenario.act(Wait{}).events).size() == 1);
    REQUIRE(scenario.world.hunt.hunter.valid());
    CHECK(scenario.hit_points(scenario.world.hunt.hunter) == 20);
}

TEST_CASE("a slowed hunter steps on every second deed, a held one on none", "[rules][hunt][V8]") {
    scenario::Scenario scenario = with_prize();
    const std::int32_t steps = steps_to_hunter(scenario);
    scenario.let_last(scenario.world.hunt.hunter, content::ConditionKind::Slow, 20);
    for (int deed = 0; deed < 4; ++deed) {
        scenario.act(Wait{});
    }
    CHECK(steps_to_hunter(scenario) == steps - 2);
    scenario.let_last(scenario.world.hunt.hunter, content::ConditionKind::Held, 20);
    scenario.act(Wait{});
    scenario.act(Wait{});
    CHECK(steps_to_hunter(scenario) == steps - 2);
}

TEST_CASE("the hunter follows over stairs from anywhere, a cell a deed", "[rules][hunt][V8][W7]") {
    scenario::Scenario scenario = hunting_ground({"#####\n#@>.#\n#####", R"(
        ##############
        #@<%.........#
        ##############)"});
    put_hero(scenario.catalog(), scenario.world, scenario.knowledge().stairs(content::Stairs::Down).front());
    scenario.act(first_descent);
    put_hero(scenario.catalog(), scenario.world, {3, 1});
    scenario.act(PickUp{});
    const std::int32_t steps = steps_to_hunter(scenario) - 1;  // it goes on while the hero goes to the stairs
    scenario.act(Walk{Direction::West});
    CHECK(steps_to_hunter(scenario) == steps + 1);
    std::int32_t deeds = scenario.world.hunt.hunter.valid() ? steps_to_hunter(scenario) : 0;
    scenario.act(Ascend{});
    REQUIRE(scenario.world.level.depth == 1);
    for (; deeds > 1; --deeds) {
        CHECK_FALSE(scenario.world.hunt.hunter.valid());
        CHECK(scenario.world.hunt.away == deeds - 1);
        scenario.act(Wait{});
    }
    REQUIRE(scenario.world.hunt.hunter.valid());
    CHECK(steps_to_hunter(scenario) == 1);
}

TEST_CASE("the prize carried out, left behind and given to the fire are three endings",
          "[rules][hunt][V8][F3]") {
    const auto leave = [](scenario::Scenario& scenario) {
        put_hero(scenario.catalog(), scenario.world,
                 scenario.knowledge().stairs(content::Stairs::Up).front());
        const Turn turn = scenario.act(Ascend{});
        REQUIRE(turn.outcome);
        CHECK(turn.outcome->end == RunEnd::HeroEscaped);
        REQUIRE(events_of<HeroEscaped>(turn.events).size() == 1);
        CHECK(events_of<HeroEscaped>(turn.events).front().ending == turn.outcome->ending);
        return *turn.outcome;
    };
    scenario::Scenario carried = with_prize();
    const RunOutcome with_it = leave(carried);
    CHECK(with_it.ending == Ending::CarriedOut);

    scenario::Scenario left = with_prize();
    left.act(DropItem{slot_of_prize(left)});
    left.act(Walk{Direction::West});
    std::size_t taken = 0;
    for (int turn = 0; turn < 20 && taken == 0; ++turn) {
        taken = events_of<PrizeTakenBack>(left.act(Wait{}).events).size();
    }
    CHECK(taken == 1);
    CHECK_FALSE(left.world.hunt.hunter.valid());
    CHECK(left.knowledge().hero().is_free);
    const RunOutcome without_it = leave(left);
    CHECK(without_it.ending == Ending::LeftBehind);

    scenario::Scenario burnt = with_prize("######\n#<@%l#\n#....#\n######");
    const Turn thrown = burnt.act(Throw{slot_of_prize(burnt), core::Point{4, 1}});
    CHECK(events_of<PrizeDestroyed>(thrown.events).size() == 1);
    CHECK_FALSE(burnt.world.hunt.hunter.valid());
    CHECK_FALSE(burnt.knowledge().hunter());
    const RunOutcome to_fire = leave(burnt);
    CHECK(to_fire.ending == Ending::GivenToFire);

    CHECK(score_of(carried.world) > score_of(burnt.world));
    CHECK(score_of(burnt.world) > score_of(left.world));
    CHECK(fate_of(hunt_catalog(), with_it, {}) == Fate{});
    CHECK(fate_of(hunt_catalog(), without_it, {}).means == "left-behind");
    CHECK(fate_of(hunt_catalog(), to_fire, {}).means == "given-to-fire");
}

TEST_CASE("the prize that lies on a level which the hero leaves is taken back", "[rules][hunt][V8]") {
    scenario::Scenario scenario = hunting_ground({"#####\n#@>.#\n#####", "########\n#@<%...#\n########"});
    put_hero(scenario.catalog(), scenario.world, scenario.knowledge().stairs(content::Stairs::Down).front());
    scenario.act(first_descent);
    put_hero(scenario.catalog(), scenario.world, {3, 1});
    scenario.act(PickUp{});
    scenario.act(DropItem{slot_of_prize(scenario)});
    put_hero(scenario.catalog(), scenario.world, {2, 1});
    const Turn turn = scenario.act(Ascend{});
    CHECK(events_of<PrizeTakenBack>(turn.events).size() == 1);
    CHECK(scenario.world.hunt.ending == Ending::LeftBehind);
    CHECK(scenario.world.left_levels.front().entities.items.size() == 0);
}

TEST_CASE("the prize melts in the heart of a fire, and not at its edge", "[rules][hunt][matter][V8]") {
    const auto melts_at = [](std::int8_t heat) {
        scenario::Scenario scenario = with_prize("#######\n#<@%..#\n#.....#\n#######");
        const core::Point at = scenario.hero_at();
        Matter& matter = scenario.world.level.matter;
        make_planes(matter, scenario.world.level.tiles.size());
        matter.active.ticks = 5;
        matter.cover[at] = *scenario.catalog().find_matter("tall_grass");
        matter.active.fuel[at] = 3;
        matter.active.burning[at] = BurningLayer::Cover;
        matter.active.heat[at] = heat;
        rebuild_caches(scenario);
        const Events events = scenario.does(hero_id, DropItem{slot_of_prize(scenario)});
        return !events_of<PrizeDestroyed>(events).empty();
    };
    CHECK_FALSE(melts_at(7));
    CHECK(melts_at(8));
}

TEST_CASE("the deeds that destroy the prize are asked about, and others with it are not",
          "[rules][hunt][V8][H2]") {
    scenario::Scenario scenario = with_prize("#######\n#<@%..#\n#.....#\n#######");
    const core::Point here = scenario.hero_at();
    const core::Point there = here + core::Point{2, 1};
    Matter& matter = scenario.world.level.matter;
    make_planes(matter, scenario.world.level.tiles.size());
    matter.active.ticks = 5;
    for (const core::Point at : {here, there}) {
        matter.cover[at] = *scenario.catalog().find_matter("tall_grass");
        matter.active.fuel[at] = 3;
        matter.active.burning[at] = BurningLayer::Cover;
    }
    const Slot prize = slot_of_prize(scenario);
    const auto asks = [&](const Command& command, std::int8_t heat) {
        matter.active.heat[here] = heat;
        matter.active.heat[there] = heat;
        rebuild_caches(scenario);
        const auto harm = forecast::forecast_harm(scenario.knowledge(), command);
        return harm && harm->kind == forecast::HarmKind::Prize && harm->item == scenario.catalog().prize();
    };
    for (const Command& command : {Command(DropItem{prize}), Command(Throw{prize, there})}) {
        CHECK(asks(command, 8));
        CHECK_FALSE(asks(command, 7));
    }
    CHECK_FALSE(asks(Throw{prize, here + core::Point{1, 1}}, 8));
}

TEST_CASE("a damaged hunt is found", "[rules][invariants][hunt][V8][W2]") {
    const auto complains = [](auto damage) {
        scenario::Scenario scenario = with_prize();
        damage(scenario.world.hunt);
        return broken_invariant(scenario).has_value();
    };
    CHECK_FALSE(complains([](Hunt&) {}));
    CHECK(complains([](Hunt& hunt) { hunt.ending = Ending::None; }));
    CHECK(complains([](Hunt& hunt) { hunt.ending = Ending::LeftBehind; }));
    CHECK(complains([](Hunt& hunt) { hunt.away = 3; }));
    CHECK(complains([](Hunt& hunt) { hunt.hunter = hero_id; }));
    CHECK(complains([](Hunt& hunt) { hunt.begun = -1; }));
}

}  // namespace torchwake::rules
