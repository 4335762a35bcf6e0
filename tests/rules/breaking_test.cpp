// What breaks where it is thrown: flasks and potions, and what was in them.

#include "rules/names.hpp"
#include "scenario/identification_catalog.hpp"
#include "scenario/market.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/forecast/shooting.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

using content::ConditionKind;
using Lasting = content::LastingEffect;

content::ItemDef potion(std::string id, char letter, const content::ItemEffect& effect) {
    content::ItemDef made = scenario::unknown_item(std::move(id), letter, "potion", effect);
    made.breaks = true;
    return made;
}

/// Besides matter: a flask of fire f (4 damage in a radius of 1, a saving throw of difficulty 11), a health
/// potion ! (8), poison v (4 turns) and haste q (3 turns), of which the hero knows neither; and the smith s,
/// who is no enemy.
content::Catalog breaking_catalog() {
    content::CatalogParts parts = scenario::matter_parts();
    std::ranges::find(parts.items, "health_potion", &content::ItemDef::id)->breaks = true;
    content::ItemDef fire = scenario::scroll("fire_flask", 'f', content::DamageEffect{{0, 0, 4}});
    fire.effects.emplace_back(content::HeatEffect{12});
    fire.aim = content::Aim{core::Cells{6}, core::Cells{1}, "missile"};
    fire.aim->save = content::SavingThrow{content::Attribute::Dexterity, 11, false};
    fire.breaks = true;
    parts.items.push_back(fire);
    parts.items.push_back(potion("poison", 'v', Lasting{ConditionKind::Poison, 4, 1}));
    parts.items.push_back(potion("speed", 'q', Lasting{ConditionKind::Haste, 3, 1}));
    for (const char letter : {'X', 'Y'}) {
        content::ItemDef look = scenario::look(std::string("look_") + letter, letter, "potion");
        look.breaks = true;
        parts.items.push_back(look);
    }
    const content::CatalogParts market = scenario::market_parts();
    parts.factions = market.factions;
    parts.monsters.front().faction = market.monsters.front().faction;
    parts.monsters.push_back(*std::ranges::find(market.monsters, "smith", &content::MonsterDef::id));
    return content::Catalog(std::move(parts));
}

class BreakingScenario : public Scenario {
  public:
    explicit BreakingScenario(std::string_view map, std::uint64_t seed = 1)
        : Scenario(map, seed, the_catalog()) {}

    static const content::Catalog& the_catalog() {
        static const content::Catalog made = breaking_catalog();
        return made;
    }
    Events throws(char letter, core::Point target) { return does(hero_id, Throw{give(letter), target}); }
    [[nodiscard]] content::ItemId kind(std::string_view id) const { return *catalog().find_item(id); }
    [[nodiscard]] bool knows(std::string_view id) const {
        return knowledge().apparent_kind(kind(id)) == kind(id);
    }
    void let_beats_pass(int beats) {
        for (int beat = 0; beat < beats && !world.level.matter.active.at_rest(); ++beat) {
            world.level.matter.active.ticks = knowledge().hero().wait - 1;
            act(Wait{});
        }
    }
    /// Nobody but the hero acts for a long time.
    void stop_the_others() {
        for (const EntityId actor : world.entities.minds.ids()) {
            world.entities.initiatives[actor].counter = 1000;
        }
    }
    void strengthen(EntityId actor, std::int32_t hit_points) {
        world.entities.vitals[actor].max_hit_points = hit_points;
        set_hit_points(actor, hit_points);
    }
};

/// On a map that has some already.
void grow_grass(BreakingScenario& scenario, const std::vector<core::Point>& cells) {
    const content::MatterId grass = *scenario.catalog().find_matter("dry_grass");
    for (const core::Point at : cells) {
        scenario.world.level.matter.cover[at] = grass;
        scenario.world.memory.cover[at] = grass;
    }
    rebuild_caches(scenario);
}

bool lies_anywhere(const World& world) {
    return world.entities.items.size() > 0;
}

}  // namespace

TEST_CASE("a flask that is thrown breaks and spills what is in it", "[rules][matter][S5][T2]") {
    BreakingScenario scenario("@.....");
    const Events events = scenario.throws('O', {3, 0});
    REQUIRE(events_of<ItemBroke>(events).size() == 1);
    CHECK(events_of<ItemBroke>(events).front() == ItemBroke{scenario.kind("oil_flask"), {3, 0}, true});
    REQUIRE(events_of<MatterBrought>(events).size() == 1);
    CHECK(events_of<MatterBrought>(events).front().at == core::Point{3, 0});
    CHECK(events_of<ItemSpilt>(events).empty());
    CHECK(matter_at(scenario.world.level.matter, {3, 0}).depth == 6);
    CHECK_FALSE(lies_anywhere(scenario.world));
}

TEST_CASE("a flask does the same whether it is used or thrown", "[rules][matter][S5][T2]") {
    for (const char letter : {'O', 'W', 'S', 'f'}) {
        for (const core::Point target : {core::Point{3, 0}, core::Point{2, 0}}) {
            BreakingScenario used("@..oT,", 3);
            BreakingScenario thrown("@..oT,", 3);
            Events events = used.does(hero_id, UseItem{used.give(letter), target});
            CHECK(std::erase_if(events, [](const Event& event) {
                      return std::holds_alternative<ItemUsed>(event);
                  }) == 1);
            CHECK(events == thrown.does(hero_id, Throw{thrown.give(letter), target}));
            CHECK(used.world == thrown.world);
        }
    }
}

TEST_CASE("oil adds to the oil of a cell, and water fills it up to what is poured", "[rules][matter][S5]") {
    for (const auto& [letter, times] : {std::pair('W', 1), std::pair('O', 2)}) {
        BreakingScenario scenario("@..");
        scenario.throws(letter, {1, 0});
        const auto depth = [&scenario] { return matter_at(scenario.world.level.matter, {1, 0}).depth; };
        const std::int32_t once = depth();
        REQUIRE(once > 0);
        scenario.throws(letter, {1, 0});
        CHECK(depth() == std::min(times * once, most_depth));
    }
}

TEST_CASE("a throw takes one flask of a stack", "[rules][matter][S5][I9]") {
    BreakingScenario scenario("@.....");
    const Slot slot = scenario.give('v');
    scenario.world.entities.items[scenario.world.entities.packs[hero_id].slots[slot.value]].count = 2;
    rebuild_caches(scenario);
    scenario.does(hero_id, Throw{slot, core::Point{3, 0}});
    CHECK(scenario.knowledge().pack()[slot.value].count == 1);
    CHECK(scenario.world.entities.items.size() == 1);
}

TEST_CASE("a flask flies as far as it is aimed, and a potion four cells", "[rules][shooting][S5][T2]") {
    BreakingScenario scenario("@......");
    CHECK(scenario.refusal_of(Throw{scenario.give('!'), core::Point{5, 0}}) == RefusalReason::TargetTooFar);
    CHECK_FALSE(scenario.act(Throw{scenario.give('O'), core::Point{6, 0}}).refusal);
}

TEST_CASE("water that is thrown puts out who burns", "[rules][matter][harm][S4][S5]") {
    BreakingScenario scenario("@...B");
    const EntityId brute = scenario.actor('B');
    scenario.world.entities.exposures.insert(brute, {beats_of_burning, 0, {}});
    scenario.throws('W', {4, 0});
    const std::int32_t before = scenario.hit_points(brute);
    scenario.let_beats_pass(1);
    CHECK(scenario.hit_points(brute) == before);
    CHECK(scenario.world.entities.exposures[brute].burning == 0);
    CHECK(scenario.world.entities.exposures[brute].wet == beats_of_wetness);
}

TEST_CASE("a health potion that is thrown heals who is hit, and not the thrower", "[rules][S5][I7]") {
    BreakingScenario scenario("@..d.");
    const EntityId dummy = scenario.actor('d');
    scenario.strengthen(dummy, 20);
    scenario.set_hit_points(dummy, 5);
    scenario.set_hit_points(hero_id, 1);
    const Events events = scenario.throws('!', {3, 0});
    CHECK(scenario.hit_points(dummy) == 13);
    CHECK(scenario.hit_points(hero_id) == 1);
    REQUIRE(events_of<ActorHealed>(events).size() == 1);
    CHECK(events_of<ActorHealed>(events).front().actor.id == dummy);
    CHECK(events_of<ShotLanded>(events).empty());
    CHECK_FALSE(lies_anywhere(scenario.world));
}

TEST_CASE("poison that is thrown is an attack, and a potion that helps is none", "[rules][S5][A3]") {
    for (const bool harms : {true, false}) {
        BreakingScenario scenario("@..s.");
        const EntityId smith = scenario.actor('s');
        REQUIRE_FALSE(scenario.knowledge().actor({3, 0})->hostile);
        scenario.throws(harms ? 'v' : 'q', {3, 0});
        CHECK(scenario.turns_of(ConditionKind::Poison, smith) == (harms ? 4 : 0));
        CHECK(scenario.turns_of(ConditionKind::Haste, smith) == (harms ? 0 : 3));
        CHECK(scenario.knowledge().actor({3, 0})->hostile == harms);
    }
}

TEST_CASE("who dies of thrown poison is the thrower's kill", "[rules][S5][C5]") {
    BreakingScenario scenario("@..d.");
    scenario.throws('v', {3, 0});
    scenario.act(Wait{});
    scenario.act(Wait{});
    CHECK_FALSE(scenario.actor('d').valid());
    CHECK(scenario.knowledge().hero().kills == 1);
}

TEST_CASE("the saving throw against a flask stays when it is thrown", "[rules][S5][T4]") {
    int saved = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        BreakingScenario scenario("@..B.", seed);
        const Events events = scenario.throws('f', {3, 0});
        const bool saves = !events_of<SavingThrowMade>(events).empty();
        CHECK(events_of<ActorHurt>(events).front().damage == (saves ? 2 : 4));
        saved += saves ? 1 : 0;
    }
    CHECK(saved > 0);
    CHECK(saved < 40);
}

TEST_CASE("the hero learns a potion by seeing what it does to another", "[rules][identification][S5]") {
    BreakingScenario scenario("@..B.");
    const content::ItemId look = scenario.knowledge().apparent_kind(scenario.kind("poison"));
    REQUIRE(look != scenario.kind("poison"));
    const Events events = scenario.throws('v', {3, 0});
    CHECK(events_of<MissileFlew>(events).front().item == look);
    CHECK(events_of<ItemBroke>(events).front().item == look);
    REQUIRE(events_of<ItemRecognized>(events).size() == 1);
    CHECK(events_of<ItemRecognized>(events).front().item == scenario.kind("poison"));
    CHECK(scenario.knows("poison"));
    CHECK_FALSE(scenario.knows("speed"));
}

TEST_CASE("a potion that hits nobody is spilt, and stays unknown", "[rules][identification][S5]") {
    BreakingScenario scenario("@..B.");
    const content::ItemId look = scenario.knowledge().apparent_kind(scenario.kind("poison"));
    const Events events = scenario.throws('v', {2, 0});
    REQUIRE(events_of<ItemSpilt>(events).size() == 1);
    CHECK(events_of<ItemSpilt>(events).front() == ItemSpilt{look, {2, 0}, true});
    CHECK(events_of<AreaStruck>(events).empty());
    CHECK_FALSE(scenario.knows("poison"));
    CHECK_FALSE(lies_anywhere(scenario.world));
    CHECK(scenario.turns_of(ConditionKind::Poison, scenario.actor('B')) == 0);
}

TEST_CASE("a flask breaks before a wall", "[rules][matter][S5][T3]") {
    BreakingScenario scenario("@..#.");
    scenario.throws('W', {3, 0});
    CHECK(matter_at(scenario.world.level.matter, {2, 0}).depth == 4);
    CHECK(scenario.world.level.matter.depth[{3, 0}] == 0);
}

TEST_CASE("a fire from a flask is the thrower's", "[rules][matter][harm][S4][S5]") {
    BreakingScenario scenario("@...,B");
    const EntityId brute = scenario.actor('B');
    grow_grass(scenario, {{5, 0}});
    scenario.throws('f', {4, 0});
    scenario.let_beats_pass(1);
    const Exposure* exposure = scenario.world.entities.exposures.find(brute);
    REQUIRE(exposure != nullptr);
    CHECK(exposure->by.doer == hero_id);
    CHECK(exposure->by.item == scenario.kind("fire_flask"));
}

TEST_CASE("a monster throws a flask like the hero", "[rules][matter][S5][I8]") {
    BreakingScenario scenario("@..g.");
    const EntityId goblin = scenario.actor('g');
    const Events events = scenario.does(goblin, Throw{scenario.give('v', goblin), core::Point{0, 0}});
    CHECK(scenario.turns_of(ConditionKind::Poison) == 4);
    CHECK(events_of<ConditionBegan>(events).front().actor.id == hero_id);
    CHECK(scenario.knows("poison"));
}

namespace {

/// The forecast of a throw.
forecast::AimForecast forecast_of(BreakingScenario& scenario, std::string_view item, core::Point target) {
    const forecast::Knowledge knowledge = scenario.knowledge();
    return forecast::forecast_shot(knowledge, {knowledge.apparent_kind(scenario.kind(item))}, target);
}

std::vector<forecast::FateChange> fates_of(BreakingScenario& scenario, std::string_view item,
                                           core::Point target) {
    const content::ItemId shown = scenario.knowledge().apparent_kind(scenario.kind(item));
    return forecast::forecast_fates(scenario.knowledge(),
                                    {.source = {shown, {}}, .thrown = true, .target = target},
                                    forecast_of(scenario, item, target));
}

/// The harm of a throw at the third cell.
std::optional<forecast::HarmKind> harm_of_throw(std::string_view map, char letter) {
    BreakingScenario scenario(map);
    const Command command = Throw{scenario.give(letter), core::Point{3, 0}};
    REQUIRE(std::holds_alternative<Plan>(check(scenario.ruleset, scenario.world, command)));
    const std::optional<forecast::HarmForecast> harm = forecast::forecast_harm(scenario.knowledge(), command);
    return harm ? std::optional(harm->kind) : std::nullopt;
}

}  // namespace

TEST_CASE("the forecast of a throw tells what the break does to whom it hits", "[rules][preview][S3][S5]") {
    BreakingScenario scenario("@..B.T");
    const EntityId brute = scenario.actor('B');
    scenario.set_hit_points(brute, 45);
    const forecast::AimForecast healing = forecast_of(scenario, "health_potion", {3, 0});
    REQUIRE(healing.victims.size() == 1);
    CHECK(healing.victims.front().healed == 5);
    CHECK(healing.victims.front().most_damage == 0);
    CHECK_FALSE(healing.victims.front().offends);
    const forecast::AimForecast fire = forecast_of(scenario, "fire_flask", {3, 0});
    REQUIRE(fire.victims.size() == 1);
    CHECK(fire.victims.front().least_damage == 2);
    CHECK(fire.victims.front().most_damage == 4);
    CHECK(fire.victims.front().save.has_value());
    CHECK(fire.victims.front().offends);
}

TEST_CASE("the forecast of an unknown potion tells nothing of what is in it", "[rules][preview][S3][S5]") {
    BreakingScenario scenario("@..B.");
    const forecast::AimForecast unknown = forecast_of(scenario, "poison", {3, 0});
    REQUIRE(unknown.victims.size() == 1);
    CHECK(unknown.victims.front().conditions.empty());
    CHECK(unknown.victims.front().offends);
    scenario.throws('v', {3, 0});
    const forecast::AimForecast known = forecast_of(scenario, "poison", {3, 0});
    CHECK(known.victims.front().conditions.size() == 1);
}

TEST_CASE("the fire that a flask would light is foretold for each in view", "[rules][preview][S3][S5]") {
    for (const char letter : {'f', 'W'}) {
        BreakingScenario scenario(R"(
            @...,.s.
            .....d.,)");
        const std::vector<EntityId> both{scenario.actor('s'), scenario.actor('d')};
        grow_grass(scenario, {{4, 0}, {5, 0}, {6, 0}, {5, 1}, {6, 1}});
        scenario.strengthen(both[0], 40);
        scenario.strengthen(both[1], 30);
        scenario.world.entities.exposures.insert(both[0], {beats_of_burning, 0, {}});
        scenario.does(hero_id, Wait{});
        scenario.stop_the_others();
        const char* const item = letter == 'f' ? "fire_flask" : "water_flask";
        const std::vector<forecast::FateChange> fates = fates_of(scenario, item, {5, 0});
        const World before = scenario.world;
        const auto lost_after = [&](bool thrown, EntityId who) {
            scenario.world = before;
            if (thrown) {
                scenario.throws(letter, {5, 0});
            }
            const std::int32_t hit_points = scenario.hit_points(who);
            scenario.let_beats_pass(forecast::forecast_beats);
            return hit_points - scenario.hit_points(who);
        };
        for (const EntityId who : both) {
            const auto fate = std::ranges::find(fates, who, &forecast::FateChange::who);
            const std::int32_t with = lost_after(true, who);
            const std::int32_t without = lost_after(false, who);
            CHECK((fate == fates.end()) == (with == without));
            if (fate != fates.end()) {
                CHECK(fate->lost == with);
                CHECK(fate->lost_without == without);
            }
        }
        CHECK_FALSE(fates.empty());
    }
}

TEST_CASE("what brings nothing that burns, or stays whole, changes no fate", "[rules][preview][S3]") {
    BreakingScenario scenario("@..B.,");
    CHECK(fates_of(scenario, "health_potion", {3, 0}).empty());
    CHECK_FALSE(fates_of(scenario, "fire_flask", {3, 0}).empty());
    CHECK(fates_of(scenario, "flame", {3, 0}).empty());  // a scroll that is thrown and not used
}

TEST_CASE("a throw is asked about before its fire reaches the hero or a friend", "[rules][harm][H2][S5]") {
    BreakingScenario bare("@......");
    CHECK_FALSE(
        forecast::forecast_harm(bare.knowledge(), Throw{bare.give('f'), core::Point{4, 0}}).has_value());
    BreakingScenario alone("@,,,,..");
    grow_grass(alone, {{0, 0}});
    const auto own = forecast::forecast_harm(alone.knowledge(), Throw{alone.give('f'), core::Point{4, 0}});
    REQUIRE(own.has_value());
    CHECK(own->kind == forecast::HarmKind::Self);
    CHECK(own->afterwards);

    BreakingScenario shop("@....,,s");
    grow_grass(shop, {{7, 0}});
    const auto other = forecast::forecast_harm(shop.knowledge(), Throw{shop.give('f'), core::Point{5, 0}});
    REQUIRE(other.has_value());
    CHECK(other->kind == forecast::HarmKind::Friend);
    CHECK(other->at == core::Point{7, 0});
}

TEST_CASE("what breaks for nothing is a waste, but not what is unknown or acts on matter",
          "[rules][harm][H2][S5]") {
    CHECK(harm_of_throw("@.....", '!') == forecast::HarmKind::Waste);
    CHECK_FALSE(harm_of_throw("@.....", 'O').has_value());
    CHECK_FALSE(harm_of_throw("@.....", 'v').has_value());
}

TEST_CASE("a potion thrown at a friend is asked about unless it is known to be no attack",
          "[rules][harm][H2][S5]") {
    CHECK_FALSE(harm_of_throw("@..s.", '!').has_value());
    CHECK_FALSE(harm_of_throw("@..s.", 'W').has_value());
    CHECK(harm_of_throw("@..s.", 'q') == forecast::HarmKind::Friend);
}

}  // namespace torchwake::rules
