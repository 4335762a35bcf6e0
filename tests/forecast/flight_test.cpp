// The preview of a flight and of a burst knows what shields from the real one: walls, tall grass and smoke.

#include "forecast/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/flight.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::forecast {
namespace {

using scenario::MatterScenario;

constexpr core::Size meadow{24, 9};

core::Point random_cell(core::RandomStream& stream) {
    const auto x = stream.below(static_cast<std::uint32_t>(meadow.width));
    const auto y = stream.below(static_cast<std::uint32_t>(meadow.height));
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
}

/// The hero in a field of walls, doors, kegs, trees and tall grass.
std::string random_meadow(core::RandomStream& stream) {
    constexpr std::string_view letters = "......,HHH#Y+&";
    std::string map;
    for (std::int32_t y = 0; y < meadow.height; ++y) {
        for (std::int32_t x = 0; x < meadow.width; ++x) {
            const bool hero = x == 0 && y == 0;
            map += hero ? '@' : letters[stream.below(static_cast<std::uint32_t>(letters.size()))];
        }
        map += '\n';
    }
    return map;
}

void add_smoke(core::RandomStream& stream, MatterScenario& scenario) {
    World& world = scenario.world;
    world.entities.exposures.insert(hero_id, {0, 1, {}});
    scenario.act(Wait{});
    Activity& active = world.level.matter.active;
    constexpr int clouds = 30;
    for (int cloud = 0; cloud < clouds; ++cloud) {
        const core::Point at = random_cell(stream);
        if (!world.caches.flags[at].has(CellFlag::Blocks)) {
            active.gas[at] = *scenario.catalog().find_matter("smoke");
            active.amount[at] = static_cast<std::uint8_t>(1 + stream.below(16));
        }
    }
    rebuild_caches({scenario.catalog(), world});
}

}  // namespace

TEST_CASE("in full view, the preview of a burst and of a flight reaches the cells that the real one does",
          "[forecast][preview][matter][property][S3]") {
    core::RandomStream stream = core::derive_stream(1, "bursts");
    constexpr int meadows = 40;
    for (int made = 0; made < meadows; ++made) {
        MatterScenario scenario(random_meadow(stream));
        add_smoke(stream, scenario);
        const World& world = scenario.world;
        const Knowledge all(scenario.catalog(), world, true);
        for (std::int32_t radius = 0; radius < 6; ++radius) {
            const core::Point at = random_cell(stream);
            REQUIRE(forecast_struck_cells(all, at, radius) == struck_cells(world, at, radius));
            const Flight forecast = forecast_flight(all, at);
            const Flight flight = trace_flight({scenario.catalog(), world}, scenario.hero_at(), at);
            REQUIRE(forecast.cells == flight.cells);
            content::Aim aim;
            aim.radius = core::Cells{radius};
            REQUIRE(forecast_heated_cells(all, forecast, aim) ==
                    heated_cells({scenario.catalog(), world}, flight, aim));
        }
    }
}

TEST_CASE("the preview of a burst goes by the tall grass that the hero remembers",
          "[forecast][preview][matter][S3]") {
    MatterScenario scenario("@..H....");
    const std::vector<core::Point> burst = forecast_struck_cells(scenario.knowledge(), {2, 0}, 4);
    CHECK(burst == std::vector<core::Point>{{0, 0}, {1, 0}, {2, 0}});
}

}  // namespace torchwake::forecast
