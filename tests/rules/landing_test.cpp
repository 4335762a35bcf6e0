// The ground where somebody lands who was thrown there.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <utility>

namespace torchwake::rules {
namespace {

/// The catalog of matter, and a gust Y that pushes two cells.
const content::Catalog& windy_catalog() {
    static const content::Catalog made = [] {
        content::CatalogParts parts = scenario::matter_parts();
        content::ItemDef gust = scenario::scroll("gust", 'Y', content::PushEffect{2});
        gust.aim = content::Aim{core::Cells{6}, core::Cells{0}, "missile"};
        parts.items.push_back(gust);
        return content::Catalog(std::move(parts));
    }();
    return made;
}

}  // namespace

TEST_CASE("who is pushed into a web is held by it, and tears it", "[rules][matter][S4]") {
    Scenario scenario("@r.x.", 1, windy_catalog());
    const EntityId rat = scenario.actor('r');
    scenario.put_to_sleep(rat);
    const Events events = scenario.fires('Y', {1, 0});
    REQUIRE(scenario.position(rat) == core::Point{3, 0});
    CHECK(events_of<ConditionBegan>(events).size() == 1);
    CHECK_FALSE(matter_at(scenario.world.level.matter, {3, 0}).cover.valid());
}

TEST_CASE("who is pushed into tall grass treads it down, and into water gets wet", "[rules][matter][S4]") {
    Scenario grass("@r.H.", 1, windy_catalog());
    grass.fires('Y', {1, 0});
    CHECK(matter_at(grass.world.level.matter, {3, 0}).cover == *grass.catalog().find_matter("dry_grass"));
    Scenario water("@r.~.", 1, windy_catalog());
    water.fires('Y', {1, 0});
    const Exposure* exposure = water.world.entities.exposures.find(water.actor('r'));
    REQUIRE(exposure != nullptr);
    CHECK(exposure->wet == beats_of_wetness);
}

}  // namespace torchwake::rules
