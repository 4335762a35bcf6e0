// The cells that the forecast beats harm, each with its beat, its harm, and whether that is sure.

#include "forecast/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace torchwake::forecast {
namespace {

using scenario::MatterScenario;

/// The cells of a line of grass that is lit at its east end, three cells from the hero.
std::vector<CellForecast> cells_of_a_fuse(std::string_view map, core::Point lit) {
    MatterScenario game(map);
    game.light(lit);
    Forecaster forecaster;
    return forecaster.forecast_cells(game.knowledge());
}

}  // namespace

TEST_CASE("the cells that beats harm are foretold with their first beat", "[forecast][matter][S3]") {
    MatterScenario game("###########\n#@..,,,,..#\n###########");
    game.light({7, 1});
    Forecaster forecaster;
    const Knowledge knowledge = game.knowledge();
    const MatterForecast forecast = forecast_matter(knowledge);
    std::size_t told = 0;
    for (const CellForecast& cell : forecaster.forecast_cells(knowledge)) {
        CAPTURE(cell.at.x, cell.at.y, cell.beat);
        const auto beat = static_cast<std::size_t>(cell.beat) - 1;
        REQUIRE(beat < forecast.harmful.size());
        for (std::size_t earlier = 0; earlier < beat; ++earlier) {
            CHECK_FALSE(forecast.harmful[earlier].get(cell.at));
        }
        CHECK(forecast.harmful[beat].get(cell.at));
        CHECK(cell.harm.flames);
        CHECK(forecast_harm_of_matter(knowledge, cell.at)->harm == cell.harm);
        ++told;
    }
    CHECK(told == 4);
}

TEST_CASE("what is foretold is sure where neither an actor nor what is unseen is near enough",
          "[forecast][matter][S3]") {
    for (const CellForecast& cell :
         cells_of_a_fuse("################\n#@..,,,,.......#\n################", {7, 1})) {
        CHECK(cell.sure);
    }
    for (const CellForecast& cell :
         cells_of_a_fuse("################\n#@..,,,,....d..#\n################", {7, 1})) {
        CAPTURE(cell.at.x, cell.beat);
        CHECK(cell.sure == (12 - cell.at.x > 2 * cell.beat));
    }
    for (const CellForecast& cell :
         cells_of_a_fuse("###########\n#@..,,,,..#\n########..#\n########..#", {7, 1})) {
        CAPTURE(cell.at.x, cell.beat);
        CHECK((cell.sure || cell.at.x + 2 * cell.beat >= 8));
    }
}

TEST_CASE("what somebody in view could throw at is not sure", "[forecast][matter][S3]") {
    // Twelve cells away, it reaches six, and walks two a beat.
    for (const CellForecast& cell :
         cells_of_a_fuse("####################\n#@..,,,,.......n...#\n####################", {7, 1})) {
        CAPTURE(cell.at.x, cell.beat);
        CHECK(cell.sure == (15 - 6 - cell.at.x > 2 * cell.beat));
    }
}

TEST_CASE("a blast is foretold with the gas that explodes", "[forecast][matter][S3]") {
    MatterScenario game("@.........\n..........\n..........\n..........");
    game.fires('D', {4, 2});
    Activity& active = game.world.level.matter.active;
    for (std::int32_t y = 1; y < 4; ++y) {
        for (std::int32_t x = 3; x < 6; ++x) {
            active.gas[{x, y}] = *game.catalog().find_matter("marsh_gas");
            active.amount[{x, y}] = 10;
            active.coming[{x, y}] = 12;
        }
    }
    Forecaster forecaster;
    const content::MatterId gas = *game.catalog().find_matter("marsh_gas");
    const std::vector<CellForecast> foretold = forecaster.forecast_cells(game.knowledge());
    const auto explodes = std::ranges::count_if(foretold, [gas](const CellForecast& cell) {
        return cell.harm.explodes && cell.harm.matter == gas && cell.beat == 1;
    });
    const auto blasts = events_of<GasExploded>(game.let_beats_pass());
    REQUIRE(blasts.size() == 1);
    CHECK(blasts.front().cells == explodes);
    CHECK(explodes > 9);
}

TEST_CASE("nothing is foretold where all is at rest", "[forecast][matter][S3]") {
    MatterScenario game("######\n#@,,,#\n######");
    Forecaster forecaster;
    CHECK(forecaster.forecast_cells(game.knowledge()).empty());
}

}  // namespace torchwake::forecast
