// The next actions of the actors, as the hero can tell.

#include "forecast/names.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/forecast/turn_order.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::forecast {
namespace {

using scenario::events_of;
using scenario::Scenario;

constexpr std::size_t shown = 8;

constexpr const char* hall = R"(
    ###########
    #@.......d#
    #........d#
    #.......d.#
    ###########)";

constexpr std::array dummies{EntityId{1}, EntityId{2}, EntityId{3}};

constexpr const char* hall_and_cell = R"(
    ###########
    #@.......d#
    ###########
    #.........#
    ###########)";

/// The place of the hero's second act.
std::size_t second_act_of_hero(const std::vector<UpcomingAct>& acts) {
    const auto again =
        std::find_if(acts.begin() + 1, acts.end(), [](const UpcomingAct& act) { return act.id == hero_id; });
    return static_cast<std::size_t>(again - acts.begin());
}

/// The others who are certain to act before the hero does again.
std::vector<EntityId> certain_others(const std::vector<UpcomingAct>& acts) {
    std::vector<EntityId> ids;
    for (std::size_t place = 1; place < second_act_of_hero(acts) && acts[place].certain; ++place) {
        ids.push_back(acts[place].id);
    }
    return ids;
}

void set_initiative(Scenario& scenario, EntityId actor, Initiative initiative) {
    scenario.world.entities.initiatives[actor] = initiative;
}

/// The others who acted in a turn, in order.
std::vector<EntityId> those_who_waited(const Turn& turn) {
    std::vector<EntityId> acted;
    for (const ActorWaited& waited : events_of<ActorWaited>(turn.events)) {
        if (waited.actor.id != hero_id) {
            acted.push_back(waited.actor.id);
        }
    }
    return acted;
}

}  // namespace

TEST_CASE("who is certain to act before the hero's next move does, in that order",
          "[forecast][initiative][E3]") {
    Scenario scenario(hall);
    std::size_t foretold = 0;
    for (int turn = 0; turn < 300; ++turn) {
        const std::vector<EntityId> certain = certain_others(upcoming_acts(scenario.knowledge(), shown));
        const std::vector<EntityId> acted = those_who_waited(scenario.act(Wait{}));
        REQUIRE(acted.size() >= certain.size());
        CHECK(std::equal(certain.begin(), certain.end(), acted.begin()));
        foretold += certain.size();
    }
    CHECK(foretold > 300);
}

TEST_CASE("the hero is first, equal counters go by id, and what hangs on an undrawn wait is not certain",
          "[forecast][initiative][E3][W6]") {
    Scenario scenario(hall);
    set_initiative(scenario, hero_id, {0, 4});       // and again at 9
    set_initiative(scenario, EntityId{1}, {5, 6});   // at 5 and 17
    set_initiative(scenario, EntityId{2}, {5, 1});   // at 5 and 12
    set_initiative(scenario, EntityId{3}, {12, 1});  // at 12 and 19
    const std::vector<UpcomingAct> acts = upcoming_acts(scenario.knowledge(), shown);
    REQUIRE(acts.size() == shown);
    const std::vector<EntityId> order{hero_id, EntityId{1}, EntityId{2}, hero_id, EntityId{2}, EntityId{3}};
    for (std::size_t place = 0; place < order.size(); ++place) {
        CAPTURE(place);
        CHECK(acts[place].id == order[place]);
        CHECK(acts[place].certain);
    }
    // The hero's third act is at 15 to 20, the first dummy's second at 17: a die not drawn yet decides.
    CHECK_FALSE(acts[6].certain);
    CHECK_FALSE(acts[7].certain);
}

TEST_CASE("the acts before the hero's next turn are foretold exactly, up to a third one",
          "[forecast][initiative][E3][W6]") {
    Scenario scenario(hall);
    set_initiative(scenario, hero_id, {0, 4});
    set_initiative(scenario, EntityId{1}, {9, 6});
    set_initiative(scenario, EntityId{2}, {3, 1});
    set_initiative(scenario, EntityId{3}, {0, 1});
    const auto forecast = [&](EntityId actor) { return acts_before_hero(scenario.knowledge(), actor); };
    // The hero's next turn is at 9, and at the same tick it acts first.
    CHECK(forecast(EntityId{1}) == ActForecast{9, 9, 0, 0});
    CHECK(forecast(EntityId{2}) == ActForecast{3, 9, 1, 1});
    CHECK(forecast(EntityId{3}) == ActForecast{0, 9, 2, 2});
    scenario.let_last(EntityId{3}, content::ConditionKind::Haste, 9);
    // Hasty, it acts at 0 and 4, and then after 4 to 6 ticks.
    CHECK(forecast(EntityId{3}) == ActForecast{0, 9, 2, 3});
    CHECK(forecast(EntityId{7}) == std::nullopt);
}

TEST_CASE("the waits foretold are those that follow, also while conditions begin and end",
          "[forecast][initiative][property][W6]") {
    constexpr std::array conditions{content::ConditionKind::Haste, content::ConditionKind::Slow,
                                    content::ConditionKind::Strength, content::ConditionKind::Dexterity};
    std::size_t exact = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Scenario scenario(hall, seed);
        core::RandomStream stream = core::derive_stream(seed, "test waits");
        for (int turn = 0; turn < 60; ++turn) {
            const EntityId chosen{static_cast<EntityId::rep>(stream.below(4))};
            const auto kind = conditions.at(stream.below(4));
            scenario.let_last(chosen, kind, stream.between(1, 3));
            std::vector<std::optional<ActForecast>> forecasts;
            for (const EntityId dummy : dummies) {
                forecasts.push_back(acts_before_hero(scenario.knowledge(), dummy));
            }
            const std::vector<UpcomingAct> acts = upcoming_acts(scenario.knowledge(), shown);
            const std::vector<EntityId> acted = those_who_waited(scenario.act(Wait{}));
            for (std::size_t place = 0; place < dummies.size(); ++place) {
                const auto count = std::ranges::count(acted, dummies[place]);
                REQUIRE(forecasts[place].has_value());
                REQUIRE(count >= forecasts[place]->fewest);
                REQUIRE(count <= forecasts[place]->most);
                exact += forecasts[place]->fewest == forecasts[place]->most ? 1U : 0U;
            }
            for (std::size_t place = 0; place < acted.size() && place + 1 < acts.size(); ++place) {
                REQUIRE((!acts[place + 1].certain || acts[place + 1].id == acted[place]));
            }
        }
    }
    CHECK(exact > 20U * 60U * 3U * 9U / 10U);
}

TEST_CASE("an unseen actor changes nothing of what is foretold", "[forecast][initiative][E3][W6]") {
    Scenario scenario(hall_and_cell);
    const Knowledge knowledge = scenario.knowledge();
    const std::vector<UpcomingAct> before = upcoming_acts(knowledge, shown);
    const std::int32_t wait = knowledge.hero().wait;
    const content::MonsterId kind = scenario.world.entities.creatures[EntityId{1}].kind;
    scenario.place(kind, {1, 3});
    const std::vector<UpcomingAct> after = upcoming_acts(knowledge, shown);
    CHECK(knowledge.hero().wait == wait);
    CHECK(std::ranges::equal(before, after, [](const UpcomingAct& a, const UpcomingAct& b) {
        return a.id == b.id && a.certain == b.certain;
    }));
    CHECK(acts_before_hero(knowledge, EntityId{2}) == std::nullopt);
}

TEST_CASE("a heavy coat lets the hero act visibly later", "[forecast][initiative][E3]") {
    Scenario bare(hall);
    const std::size_t usual = second_act_of_hero(upcoming_acts(bare.knowledge(), shown));
    Scenario laden(hall);
    laden.world.caches.encumbrances[hero_id].penalty = core::Tenths{90};
    const std::size_t late = second_act_of_hero(upcoming_acts(laden.knowledge(), shown));
    CHECK(late > usual);
}

TEST_CASE("a beat of matter stands among the acts, last at its moment, each 12 ticks",
          "[forecast][initiative][matter]") {
    Scenario scenario(hall);
    set_initiative(scenario, hero_id, {0, 4});       // and again at 9
    set_initiative(scenario, EntityId{1}, {5, 6});   // at 5 and 17
    set_initiative(scenario, EntityId{2}, {6, 1});   // at 6 and 13
    set_initiative(scenario, EntityId{3}, {17, 1});  // at 17
    make_planes(scenario.world.level.matter, scenario.world.level.tiles.size());
    Activity& active = scenario.world.level.matter.active;
    active.ticks = 5;
    active.fuel[scenario.hero_at()] = 1;
    const std::vector<UpcomingAct> acts = upcoming_acts(scenario.knowledge(), 2 * shown);
    CHECK(acts[1].id == EntityId{1});
    CHECK((acts[2].beat && acts[2].certain && !acts[2].id.valid()));
    CHECK(acts[3].id == EntityId{2});
    const auto second =
        std::find_if(acts.begin() + 3, acts.end(), [](const UpcomingAct& act) { return act.beat; });
    REQUIRE(second != acts.end());
    CHECK((second - 1)->id == EntityId{3});
    active.fuel[scenario.hero_at()] = 0;
    active.wet[scenario.hero_at()] = 2;
    const std::vector<UpcomingAct> dry = upcoming_acts(scenario.knowledge(), shown);
    CHECK(std::ranges::none_of(dry, [](const UpcomingAct& act) { return act.beat; }));
}

TEST_CASE("nobody out of view is told of", "[forecast][initiative][E3]") {
    Scenario scenario(R"(
        ###########
        #@.......d#
        ###########
        #d.......d#
        ###########)");
    for (const UpcomingAct& act : upcoming_acts(scenario.knowledge(), shown)) {
        CHECK((act.id == hero_id || act.at.y == 1));
    }
}

}  // namespace torchwake::forecast
