#include "rules/every_roll.hpp"
#include "rules/names.hpp"

#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

content::ItemId kind(const Scenario& scenario, std::string_view id) {
    return scenario.catalog().find_item(id).value();
}

/// Gives the hero a stack of that many.
Slot give_stack(Scenario& scenario, char letter, std::int32_t count) {
    const Slot slot = scenario.give(letter);
    scenario.world.entities.items[scenario.world.entities.packs[hero_id].slots[slot.value]].count = count;
    rebuild_caches(scenario);
    return slot;
}

/// The hero holds a bow and has so many arrows.
Slot arm(Scenario& scenario, std::int32_t arrows) {
    scenario.does(hero_id, Equip{scenario.give('}')});
    return give_stack(scenario, ':', arrows);
}

std::int32_t count_in(const Scenario& scenario, Slot slot) {
    return scenario.knowledge().pack()[slot.value].count;
}

/// The total number of a kind, wherever the items are.
std::int32_t count_of(const Scenario& scenario, content::ItemId wanted) {
    std::int32_t count = 0;
    for (const Item& item : scenario.world.entities.items.values()) {
        count += item.kind == wanted ? item.count : 0;
    }
    return count;
}

/// The item in a cell; an invalid id if there is none.
content::ItemId lying_at(const Scenario& scenario, core::Point at) {
    const Item* item = scenario.world.entities.items.find(scenario.world.caches.objects[at]);
    return item != nullptr ? item->kind : content::ItemId{};
}

/// Everybody is as slow as can be to dodge, and hits as hard as the dice say.
void make_plain(Scenario& scenario) {
    for (Abilities& abilities : scenario.world.entities.abilities.values()) {
        abilities.attributes = {10, 10, 10, 10};
    }
}

}  // namespace

TEST_CASE("firing takes one arrow and a turn, and hits whoever stands first on the line",
          "[rules][shooting][T3][C2]") {
    Scenario scenario("@..B.T.");
    make_plain(scenario);
    const Slot arrows = arm(scenario, 3);
    const std::int32_t turns = scenario.world.run.turn;
    const EntityId first = scenario.actor('B');
    const Turn turn = scenario.act(Fire{core::Point{6, 0}});
    CHECK(scenario.world.run.turn == turns + 1);
    CHECK(count_in(scenario, arrows) == 2);
    const MissileFlew flew = events_of<MissileFlew>(turn.events).front();
    CHECK(flew.item == kind(scenario, "arrow"));
    CHECK(flew.weapon == kind(scenario, "bow"));
    CHECK(flew.steps == 3);
    const auto landed = events_of<ShotLanded>(turn.events);
    REQUIRE(landed.size() == 1);
    CHECK(landed.front().victim.id == first);
    CHECK(landed.front().item == kind(scenario, "arrow"));
    CHECK(scenario.hit_points(first) == 50 - landed.front().damage);
}

TEST_CASE("a shot's damage is dice, bonuses and dexterity, less what the victim has against it",
          "[rules][shooting][C2]") {
    std::map<std::int32_t, int> seen;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Scenario scenario("@.B", seed);
        make_plain(scenario);
        scenario.world.entities.abilities[hero_id].attributes.dexterity = 12;
        scenario.world.entities.abilities[hero_id].skills.melee = 1;
        scenario.world.entities.abilities[scenario.actor('B')].skills.defence = 4;
        arm(scenario, 1);
        const Events events = scenario.does(hero_id, Fire{core::Point{2, 0}});
        const auto landed = events_of<ShotLanded>(events);
        CHECK(landed.size() + events_of<ShotDodged>(events).size() == 1);
        ++seen[landed.empty() ? 0 : landed.front().damage];
    }
    // 1d4 + 1 of the bow + 1 of the arrow + 0 to 2 of dexterity + 1 of skill - 4 of defence
    CHECK(seen.begin()->first == 0);
    CHECK(seen.rbegin()->first == 5);
    CHECK(seen.size() == 6);
}

TEST_CASE("the forecast of a shot is exact: it agrees with every roll",
          "[rules][shooting][preview][T2][C2]") {
    Scenario scenario("@.T");
    arm(scenario, 1);
    const forecast::MissileKind missile{kind(scenario, "arrow"), kind(scenario, "bow")};
    const forecast::AimForecast aim = forecast::forecast_shot(scenario.knowledge(), missile, {2, 0});
    REQUIRE(aim.victims.size() == 1);
    const forecast::StrikeForecast& outlook = aim.victims.front();
    constexpr int shots = 4000;
    int hits = 0;
    int kills = 0;
    std::int32_t least = 99;
    std::int32_t most = 0;
    const World before = scenario.world;
    core::RandomStream seeds = scenario.world.streams.minds;
    for (int shot = 0; shot < shots; ++shot) {
        scenario.world = before;
        scenario.world.streams.combat = core::derive_stream(seeds.below(1'000'000), "combat", 0);
        const Events events = scenario.does(hero_id, Fire{core::Point{2, 0}});
        for (const ShotLanded& landed : events_of<ShotLanded>(events)) {
            ++hits;
            least = std::min(least, landed.damage);
            most = std::max(most, landed.damage);
        }
        kills += events_of<ActorDied>(events).empty() ? 0 : 1;
    }
    CHECK(least == outlook.least_damage);
    CHECK(most == outlook.most_damage);
    CHECK(std::abs(hits * 1000 / shots - outlook.hit_permille) <= 25);
    CHECK(std::abs(kills * 1000 / shots - outlook.kill_permille) <= 25);
}

TEST_CASE("firing is refused without a bow, without arrows, at oneself, out of sight and out of range",
          "[rules][shooting][T2][W4]") {
    Scenario scenario(R"(
        ##########
        #@.....12#
        #.########
        #...3....#
        ##########)");
    CHECK(scenario.refusal_of(Fire{scenario.at('1')}) == RefusalReason::NothingToShootWith);
    scenario.act(Equip{scenario.give('}')});
    CHECK(scenario.refusal_of(Fire{scenario.at('1')}) == RefusalReason::NoAmmunition);
    scenario.give(':');
    CHECK(scenario.refusal_of(Fire{}) == RefusalReason::TargetNeeded);
    CHECK(scenario.refusal_of(Fire{scenario.hero_at()}) == RefusalReason::TargetIsSelf);
    CHECK(scenario.refusal_of(Fire{scenario.at('3')}) == RefusalReason::TargetUnseen);
    CHECK(scenario.refusal_of(Fire{core::Point{-1, 5}}) == RefusalReason::TargetUnseen);
    CHECK(scenario.refusal_of(Fire{scenario.at('2')}) == RefusalReason::TargetTooFar);
    CHECK_FALSE(scenario.act(Fire{scenario.at('1')}).refusal);
    CHECK(scenario.refusal_of(Fire{scenario.at('1')}) == RefusalReason::NoAmmunition);
}

TEST_CASE("throwing takes one of a stack, and is refused like a shot", "[rules][shooting][T2][T3]") {
    Scenario scenario("@.....12");
    const Slot javelins = give_stack(scenario, '|', 2);
    CHECK(scenario.refusal_of(Throw{javelins}) == RefusalReason::TargetNeeded);
    CHECK(scenario.refusal_of(Throw{javelins, scenario.hero_at()}) == RefusalReason::TargetIsSelf);
    CHECK(scenario.refusal_of(Throw{javelins, scenario.at('1')}) == RefusalReason::TargetTooFar);
    CHECK(scenario.refusal_of(Throw{Slot{2}, scenario.at('1')}) == RefusalReason::SlotEmpty);
    const Turn turn = scenario.act(Throw{javelins, core::Point{5, 0}});
    CHECK(scenario.world.run.turn == 1);
    CHECK(count_in(scenario, javelins) == 1);
    CHECK_FALSE(events_of<MissileFlew>(turn.events).front().weapon.valid());
    CHECK(lying_at(scenario, {5, 0}) == kind(scenario, "javelin"));
}

TEST_CASE("what is not made for throwing flies four cells and does 0 or 1", "[rules][shooting][C2][T2]") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Scenario scenario("@...d.", seed);
        scenario.set_hit_points(scenario.actor('d'), 1);
        scenario.world.entities.vitals[scenario.actor('d')].max_hit_points = 9;
        scenario.set_hit_points(scenario.actor('d'), 9);
        const Slot rock = scenario.give('*');
        CHECK(scenario.refusal_of(Throw{rock, core::Point{5, 0}}) == RefusalReason::TargetTooFar);
        const Events events = scenario.does(hero_id, Throw{rock, core::Point{4, 0}});
        for (const ShotLanded& landed : events_of<ShotLanded>(events)) {
            CHECK(landed.damage == 1);
        }
        CHECK(events_of<ItemBroke>(events).empty());
        CHECK(lying_at(scenario, {4, 0}) == kind(scenario, "rock"));
    }
}

TEST_CASE("a shot that meets nobody ends at its target, or before what stands in its way",
          "[rules][shooting][T3]") {
    for (const char* map : {"@..1.", "@..1#", "@..1+", "@..1Y"}) {
        Scenario scenario(map);
        arm(scenario, 1);
        scenario.does(hero_id, Fire{core::Point{map[4] == '.' ? 3 : 4, 0}});
        CHECK(lying_at(scenario, scenario.at('1')) == kind(scenario, "arrow"));
    }
}

TEST_CASE("a missile lies on a free cell near where it ended, never on stairs, and onto like ones",
          "[rules][shooting][W3][I9]") {
    Scenario stairs("@.>");
    arm(stairs, 1);
    stairs.does(hero_id, Fire{core::Point{2, 0}});
    CHECK(lying_at(stairs, {2, 0}) == content::ItemId{});
    CHECK(lying_at(stairs, {1, 0}) == kind(stairs, "arrow"));

    Scenario taken("@.!");
    arm(taken, 2);
    taken.does(hero_id, Fire{core::Point{2, 0}});
    CHECK(lying_at(taken, {2, 0}) == kind(taken, "health_potion"));
    CHECK(lying_at(taken, {1, 0}) == kind(taken, "arrow"));
    taken.does(hero_id, Fire{core::Point{1, 0}});
    CHECK(taken.world.entities.items[taken.world.caches.objects[{1, 0}]].count == 2);
}

TEST_CASE("an arrow that hit breaks one time in two, one that missed never; a javelin never does",
          "[rules][shooting][W3]") {
    int broken = 0;
    constexpr int shots = 400;
    for (std::uint64_t seed = 1; seed <= shots; ++seed) {
        Scenario scenario("@.B", seed);
        make_plain(scenario);
        arm(scenario, 1);
        const Events events = scenario.does(hero_id, Fire{core::Point{2, 0}});
        REQUIRE(events_of<ShotLanded>(events).size() == 1);
        const bool broke = !events_of<ItemBroke>(events).empty();
        CHECK(count_of(scenario, kind(scenario, "arrow")) == (broke ? 0 : 1));
        broken += broke ? 1 : 0;
        const Slot javelin = scenario.give('|');
        scenario.does(hero_id, Throw{javelin, core::Point{2, 0}});
        CHECK(count_of(scenario, kind(scenario, "javelin")) == 1);
    }
    CHECK(broken > shots * 2 / 5);
    CHECK(broken < shots * 3 / 5);

    Scenario armoured("@.B");
    armoured.world.entities.abilities[armoured.actor('B')].skills.defence = 50;
    const Slot arrows = arm(armoured, 4);
    for (int shot = 0; shot < 4; ++shot) {
        CHECK(events_of<ItemBroke>(armoured.does(hero_id, Fire{core::Point{2, 0}})).empty());
    }
    CHECK(count_in(armoured, arrows) == 0);
    CHECK(count_of(armoured, kind(armoured, "arrow")) == 4);
}

TEST_CASE("a kill by an arrow is the shooter's, with its experience", "[rules][shooting][C5]") {
    Scenario scenario("@..d");
    make_plain(scenario);
    arm(scenario, 1);
    const Events events = scenario.does(hero_id, Fire{core::Point{3, 0}});
    REQUIRE(events_of<ActorDied>(events).size() == 1);
    CHECK(events_of<ActorDied>(events).front().killer.id == hero_id);
    CHECK(scenario.knowledge().hero().experience == 100);
    CHECK(scenario.knowledge().hero().kills == 1);
}

TEST_CASE("a shot that hurts brings the conditions of its attack", "[rules][shooting][C2][T6]") {
    content::CatalogParts parts = scenario::test_parts();
    std::ranges::find(parts.items, "bow", &content::ItemDef::id)->shoots->attack.effects = {
        {content::ConditionKind::Slow, 4, 1}};
    const content::Catalog catalog(std::move(parts));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Scenario scenario("@..B", seed, catalog);
        arm(scenario, 1);
        const Events events = scenario.does(hero_id, Fire{core::Point{3, 0}});
        const bool hurts = !events_of<ShotLanded>(events).empty();
        CHECK((scenario.turns_of(content::ConditionKind::Slow, scenario.actor('B')) > 0) == hurts);
    }
}

TEST_CASE("shooting and throwing are heard as a fight is", "[rules][shooting][A4]") {
    Scenario scenario("@.....");
    arm(scenario, 1);
    scenario.does(hero_id, Fire{core::Point{4, 0}});
    CHECK(scenario.world.level.noise.reach == 12);
}

TEST_CASE("the weight of what flew is off its bearer at once", "[rules][shooting][E2]") {
    Scenario scenario("@.....");
    const Slot rock = scenario.give('*');
    const std::int32_t before = encumbrance_of(scenario.world, hero_id).weight.value;
    scenario.does(hero_id, Throw{rock, core::Point{3, 0}});
    CHECK(encumbrance_of(scenario.world, hero_id).weight.value == before - 400);
}

TEST_CASE("what is held is taken off before it is thrown; a stack stays in hand until its last",
          "[rules][shooting][I6]") {
    Scenario scenario("@....");
    const Slot javelins = give_stack(scenario, '|', 2);
    scenario.does(hero_id, Equip{javelins});
    const Events first = scenario.does(hero_id, Throw{javelins, core::Point{3, 0}});
    CHECK(events_of<ItemTakenOff>(first).empty());
    CHECK(scenario.knowledge().hero().weapon == kind(scenario, "javelin"));
    const Events last = scenario.does(hero_id, Throw{javelins, core::Point{3, 0}});
    CHECK(events_of<ItemTakenOff>(last).size() == 1);
    CHECK_FALSE(scenario.knowledge().hero().weapon.valid());
    CHECK(scenario.world.entities.items[scenario.world.caches.objects[{3, 0}]].count == 2);
}

TEST_CASE("a bow in hand hits like the bare hand", "[rules][shooting][C2][I6]") {
    Scenario scenario("@B");
    make_plain(scenario);
    arm(scenario, 1);
    CHECK_FALSE(scenario.knowledge().hero().weapon.valid());
    CHECK(scenario.knowledge().hero().shooter == kind(scenario, "bow"));
    const auto landed = events_of<BlowLanded>(scenario.does(hero_id, Walk{Direction::East}));
    REQUIRE(landed.size() == 1);
    CHECK(landed.front().damage == 1);
}

TEST_CASE("swapping takes the last held weapon in hand again, at the cost of a turn",
          "[rules][shooting][I6]") {
    Scenario scenario("@..");
    CHECK(scenario.refusal_of(SwapWeapons{}) == RefusalReason::NoOtherWeapon);
    const Slot blade = scenario.give(')');
    const Slot bow = scenario.give('}');
    scenario.act(Equip{blade});
    CHECK(scenario.refusal_of(SwapWeapons{}) == RefusalReason::NoOtherWeapon);
    scenario.act(Equip{bow});
    const std::int32_t turns = scenario.world.run.turn;
    scenario.act(SwapWeapons{});
    CHECK(scenario.world.run.turn == turns + 1);
    CHECK(scenario.knowledge().hero().weapon == kind(scenario, "blade"));
    scenario.act(SwapWeapons{});
    CHECK(scenario.knowledge().hero().shooter == kind(scenario, "bow"));
    scenario.act(DropItem{blade});
    CHECK(scenario.refusal_of(SwapWeapons{}) == RefusalReason::NoOtherWeapon);
    scenario.act(TakeOff{bow});
    CHECK_FALSE(scenario.act(SwapWeapons{}).refusal);
    CHECK(scenario.knowledge().hero().shooter == kind(scenario, "bow"));
}

TEST_CASE("a damaged memory of another weapon is found", "[rules][shooting][invariants]") {
    Scenario scenario("@..");
    const Slot hat = scenario.give('^');
    CHECK_FALSE(broken_invariant(scenario).has_value());
    Pack& pack = scenario.world.entities.packs[hero_id];
    pack.sidearm = pack.slots[hat.value];
    CHECK(broken_invariant(scenario).has_value());
    pack.sidearm = EntityId{77};
    CHECK(broken_invariant(scenario).has_value());
}

TEST_CASE("what is found in bundles lies there in bundles", "[rules][shooting][I9]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.items[13].bundle = 4;
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@:", 1, catalog);
    scenario.act(Walk{Direction::East});
    const Turn turn = scenario.act(PickUp{});
    CHECK(events_of<ItemPickedUp>(turn.events).front().count == 4);
}

}  // namespace torchwake::rules
