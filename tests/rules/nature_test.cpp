// Kinds of monsters that mend in flames or water, or shun lamps; and none that spends healing on who burns.

#include "rules/names.hpp"
#include "scenario/caster_catalog.hpp"
#include "scenario/lamps.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/rules/formulas.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::rules {
namespace {

/// The catalog with matter and lamps, in which one kind has another nature.
template <class Change>
content::Catalog changed(std::string_view kind, Change change) {
    content::CatalogParts parts = scenario::matter_parts();
    scenario::add_lamps(parts);
    change(*std::ranges::find(parts.monsters, kind, &content::MonsterDef::id));
    return content::Catalog(std::move(parts));
}

/// The beats after which the hero knows that somebody will die; nothing if it will not.
std::optional<std::int32_t> forecast_death(const Scenario& scenario, EntityId who) {
    const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge());
    const auto fate = std::ranges::find(forecast.fates, who, &forecast::FateForecast::id);
    const bool dies = fate != forecast.fates.end() && fate->beats_to_die > 0;
    return dies ? std::optional(fate->beats_to_die) : std::nullopt;
}

void wait_for_beats(Scenario& scenario, std::int32_t beats) {
    const std::int32_t end = scenario.world.run.turn + 2 * beats;
    while (scenario.world.run.turn < end) {
        scenario.act(Wait{});
    }
}

/// The fewest cells that lie between somebody and the hero's lamp in so many turns.
std::int32_t nearest_to(Scenario& scenario, EntityId who, core::Point lamp, int turns) {
    std::int32_t nearest = core::chebyshev_distance(scenario.position(who), lamp);
    for (int turn = 0; turn < turns; ++turn) {
        scenario.act(Wait{});
        nearest = std::min(nearest, core::chebyshev_distance(scenario.position(who), lamp));
    }
    return nearest;
}

}  // namespace

TEST_CASE("a kind that mends in flames regains in each beat what they take of others, up to its most",
          "[rules][matter][S4]") {
    const content::Catalog catalog =
        changed("ember", [](auto& kind) { kind.mends_in = content::MendsIn::Flames; });
    Scenario scenario("@...e", 1, catalog);
    const EntityId ember = scenario.actor('e');
    scenario.world.entities.vitals[ember] = {1, 30, 0, 0};
    scenario.fires('O', {4, 0});
    scenario.fires('A', {4, 0});
    std::int32_t beats = 0;
    while (scenario.hit_points(ember) < 30 && scenario.world.run.turn < 60) {
        for (const ActorHealed& healed : events_of<ActorHealed>(scenario.act(Wait{}).events)) {
            CHECK((healed.amount == burn_damage(30) || scenario.hit_points(ember) == 30));
            ++beats;
        }
    }
    CHECK(scenario.hit_points(ember) == 30);
    CHECK(beats > 3);
}

TEST_CASE("a kind that mends in water outlives the poison there, as is foretold", "[rules][matter][S3][S4]") {
    for (const bool mends : {false, true}) {
        const content::Catalog catalog = changed("dummy", [mends](auto& kind) {
            kind.mends_in = mends ? content::MendsIn::Water : content::MendsIn::Nothing;
        });
        Scenario scenario("@...d", 1, catalog);
        const EntityId dummy = scenario.actor('d');
        scenario.world.entities.vitals[dummy] = {2, 20, 0, 0};
        scenario.fires('W', {4, 0});
        scenario.fires('V', {4, 0});
        CHECK(forecast_death(scenario, dummy).has_value() == !mends);
        wait_for_beats(scenario, forecast::forecast_beats);
        CHECK(is_alive(scenario.world, dummy) == mends);
    }
}

TEST_CASE("nobody spends a spell of healing on who burns", "[rules][mind][matter][S6][A5]") {
    content::CatalogParts parts = scenario::caster_parts();
    content::SpellDef& spell = parts.spells.emplace_back();
    spell.id = "mend";
    spell.effects = {content::HealEffect{3}};
    const content::SpellId mend{static_cast<std::uint16_t>(parts.spells.size() - 1)};
    parts.monsters.push_back(scenario::caster(
        "mender", 'n', {{.spell = mend, .target = content::AbilityTarget::Self, .hurt_below = 90}}));
    const content::Catalog catalog(std::move(parts));
    for (const bool burns : {false, true}) {
        Scenario scenario("@....n", 1, catalog);
        const EntityId mender = scenario.actor('n');
        scenario.world.entities.vitals[mender] = {20, 40, 4, 4};
        if (burns) {
            scenario.world.entities.exposures.insert(mender, {beats_of_burning, 0, {}});
        }
        bool heals = false;
        for (const ActorHealed& healed : events_of<ActorHealed>(scenario.act(Wait{}).events)) {
            heals = heals || healed.actor.id == mender;
        }
        CHECK(heals == !burns);
    }
}

TEST_CASE("who shuns lamps hunts up to three cells from a lit one, and comes on when it is put out",
          "[rules][mind][light][S6][S7]") {
    const content::Catalog catalog = changed("orc", [](auto& kind) { kind.shuns_lamps = true; });
    constexpr std::string_view map = R"(
        ############
        #L@.......o#
        #..........#
        ############)";
    constexpr core::Point lamp{1, 1};
    Scenario scenario(map, 1, catalog);
    const EntityId orc = scenario.actor('o');
    CHECK(nearest_to(scenario, orc, lamp, 20) == 3);
    CHECK(scenario.intent_of(orc) == Intent::Hunt);
    scenario.act(Walk{core::Direction::West});
    CHECK(nearest_to(scenario, orc, lamp, 8) < 3);
    scenario.act(Walk{core::Direction::West});
    nearest_to(scenario, orc, lamp, 6);
    CHECK(core::chebyshev_distance(scenario.position(orc), lamp) == 3);
}

TEST_CASE("a lamp behind a wall keeps nobody off, and none keeps off who does not mind",
          "[rules][mind][light][S6][S7]") {
    const content::Catalog shy = changed("orc", [](auto& kind) { kind.shuns_lamps = true; });
    Scenario walled(R"(
        ############
        #L##########
        ###@.....o.#
        ############)",
                    1, shy);
    CHECK(nearest_to(walled, walled.actor('o'), walled.hero_at(), 12) == 1);
    const content::Catalog bold = changed("orc", [](auto&) {});
    Scenario lit(R"(
        ############
        #L@.......o#
        ############)",
                 1, bold);
    CHECK(nearest_to(lit, lit.actor('o'), lit.hero_at(), 12) == 1);
}

namespace {

/// The hero walks out of a room by its western door and around two corners, after it has thrown a bomb of
/// smoke or not. Returns whether its hunter searches for it in the end.
bool is_shaken_off(bool smoke) {
    content::CatalogParts parts = scenario::matter_parts();
    content::ItemDef& bomb = *std::ranges::find(parts.items, "smoke_flask", &content::ItemDef::id);
    bomb.aim->radius = core::Cells{2};
    std::get<content::MatterEffect>(bomb.effects.front()).amount = 24;
    const content::Catalog catalog(std::move(parts));
    Scenario scenario(R"(
        ####################
        #.######...........#
        #.######...........#
        #.######...........#
        #........@.....o...#
        ########...........#
        ########...........#
        ########...........#
        ####################)",
                      1, catalog);
    const EntityId orc = scenario.actor('o');
    scenario.act(Wait{});
    REQUIRE(scenario.intent_of(orc) == Intent::Hunt);
    if (smoke) {
        scenario.fires('S', scenario.hero_at() + core::Point{1, 0});
    }
    bool searched = false;
    for (int step = 0; step < 16; ++step) {
        scenario.act(Walk{step < 8 ? core::Direction::West : core::Direction::North});
        searched = searched || scenario.intent_of(orc) == Intent::Search;
    }
    return searched;
}

}  // namespace

TEST_CASE("a hunter follows the hero out of a room, but not behind smoke", "[rules][matter][mind][A1]") {
    CHECK_FALSE(is_shaken_off(false));
    CHECK(is_shaken_off(true));
}

}  // namespace torchwake::rules
