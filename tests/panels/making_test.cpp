#include "content/game_data.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/panels/layout.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

constexpr std::string_view short_hall = R"(
    #####
    #@..#
    #####)";
constexpr std::int64_t making_time = 1750;
constexpr std::int64_t way_time = 200;  ///< between two levels, without the animation
constexpr std::int64_t half_way = way_time / 2;
constexpr core::Size wide_size{160, 60};

save::Options with_making() {
    save::Options options;
    options.level_making = true;
    return options;
}

/// A game on whose first level the hero arrives. The animation shows the level that its seed has there.
struct Arrival {
    explicit Arrival(const save::Options& options, bool first_time = true) : game(short_hall) {
        game.presenter.show(screen::OptionsChanged{&options});
        game.frame();
        const std::vector<rules::Event> events{rules::LevelEntered{1, first_time}};
        waited = game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()}).value;
    }
    void pass(std::int64_t time) { game.presenter.advance(core::Milliseconds{time}); }

    StagedGame game;
    std::int64_t waited = 0;
};

rules::LevelPlan plan_of_first_level() {
    return worldgen::generate(named_catalog(), 1, 1);
}

/// The level as letters, row by row.
std::vector<std::string> letters_of(const rules::LevelPlan& plan) {
    const content::Catalog& catalog = named_catalog();
    core::Grid<char32_t> letters(plan.tiles.size());
    for (std::size_t i = 0; i < letters.span().size(); ++i) {
        letters.span()[i] = catalog.tile(plan.tiles.span()[i]).appearance.glyph;
    }
    for (const auto& item : plan.items) {
        letters[item.at] = catalog.item(item.kind).appearance.glyph;
    }
    for (const auto& monster : plan.monsters) {
        letters[monster.at] = catalog.monster(monster.kind).appearance.glyph;
    }
    std::vector<std::string> rows;
    for (std::int32_t y = 0; y < letters.height(); ++y) {
        std::string& row = rows.emplace_back();
        for (const char32_t letter : letters.row(y)) {
            core::append_utf8(row, letter);
        }
    }
    return rows;
}

std::int32_t brightness(const std::vector<Particle>& blocks) {
    std::int32_t sum = 0;
    for (const Particle& block : blocks) {
        sum += block.colour.red + block.colour.green + block.colour.blue;
    }
    return sum;
}

}  // namespace

TEST_CASE("a new level is shown as it is made, step by step, and the last step is the level",
          "[panels][F6]") {
    Arrival arrival(with_making());
    CHECK(arrival.waited == way_time + making_time);
    std::vector<std::string> told;
    std::string last;
    for (std::int64_t time = 0; time < half_way + making_time; time += 10) {
        last = arrival.game.text(wide_size);
        for (const std::string_view step :
             {"First there is rock.", "Rooms are hewn.", "Corridors join them.", "Doors are hung.",
              "Stairs lead in and out.", "Something moves in.", "Things are left behind."}) {
            if (shows(last, step) && (told.empty() || told.back() != step)) {
                told.emplace_back(step);
            }
        }
        arrival.pass(10);
    }
    CHECK(told == std::vector<std::string>{"First there is rock.", "Rooms are hewn.", "Corridors join them.",
                                           "Doors are hung.", "Stairs lead in and out.",
                                           "Something moves in.", "Things are left behind."});
    for (const std::string& row : letters_of(plan_of_first_level())) {
        CHECK(shows(last, row));
    }
    CHECK_FALSE(shows(arrival.game.text(wide_size), told.back()));
}

TEST_CASE("each step in which the game's levels are made has words", "[panels][words][F6]") {
    const content::Catalog& catalog = content::game_data();
    std::set<std::string> steps;
    const auto note = [&steps](std::string_view step, const rules::LevelPlan&) { steps.emplace(step); };
    for (std::int32_t depth = catalog.first_depth(); depth <= catalog.last_depth(); ++depth) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            static_cast<void>(worldgen::generate(catalog, seed, depth, note));
        }
    }
    CHECK(steps.size() > 20);
    for (const std::string& step : steps) {
        CAPTURE(step);
        CHECK(english().has("making-" + step));
    }
}

TEST_CASE("the window shows all of the level while it is made, fitted into the map's area", "[panels][F6]") {
    Arrival arrival(with_making());
    arrival.pass(half_way - 1);
    CHECK(arrival.game.frame().map.quads.size() > 0);
    arrival.pass(1 + 1400);
    const stage::Frame& frame = arrival.game.frame();
    CHECK(frame.map.quads.empty());
    CHECK(frame.map_light == content::Colour{255, 255, 255});
    CHECK(frame.map.particles.size() >= plan_of_first_level().tiles.size().area());
    const core::Size room{usual_map_cells.width * sprite_pixels, usual_map_cells.height * sprite_pixels};
    const core::Rect area{frame.map.camera - core::Point{room.width / 2, room.height / 2}, room};
    for (const Particle& block : frame.map.particles) {
        REQUIRE(area.contains({block.x, block.y}));
        REQUIRE(area.contains({block.x + block.size - 1, block.y + block.size - 1}));
    }
    CHECK(shows(text_in(frame.text), "Things are left behind."));
}

TEST_CASE("what a step has made spreads, glows and settles", "[panels][F6]") {
    Arrival arrival(with_making());
    arrival.pass(half_way + 1);
    const std::size_t at_first = arrival.game.frame().map.particles.size();
    CHECK(at_first > 0);
    arrival.pass(100);
    CHECK(arrival.game.frame().map.particles.size() > 2 * at_first);
    arrival.pass(1300);
    const std::int32_t glowing = brightness(arrival.game.frame().map.particles);
    arrival.pass(99);
    CHECK(brightness(arrival.game.frame().map.particles) < glowing);
}

TEST_CASE("an animation of a level's making closes in on where the hero arrives, and darkens",
          "[panels][F6]") {
    Arrival arrival(with_making());
    arrival.pass(half_way + making_time - 1);
    const MapPicture& map = arrival.game.frame().map;
    const core::Point at = plan_of_first_level().arrival;
    CHECK(core::chebyshev_distance(map.camera, {at.x * sprite_pixels, at.y * sprite_pixels}) <
          2 * sprite_pixels);
    CHECK(brightness(map.particles) / static_cast<std::int32_t>(map.particles.size()) < 12);
    arrival.pass(1);
    CHECK_FALSE(arrival.game.frame().map.quads.empty());
    CHECK(arrival.game.frame().map_light == content::Colour{0, 0, 0});
    arrival.pass(half_way);
    CHECK(arrival.game.frame().map_light == content::Colour{255, 255, 255});
}

TEST_CASE("with reduced motion each step of a level's making stands still", "[panels][F6]") {
    save::Options options = with_making();
    options.reduced_motion = true;
    Arrival arrival(options);
    arrival.pass(half_way + 430);
    const stage::Frame& frame = arrival.game.frame();
    const std::int32_t first = brightness(frame.map.particles);
    const core::Point camera = frame.map.camera;
    arrival.pass(150);
    CHECK(brightness(arrival.game.frame().map.particles) == first);
    CHECK(arrival.game.frame().map.camera == camera);
    arrival.pass(100);
    CHECK(brightness(arrival.game.frame().map.particles) != first);
}

TEST_CASE("the animator of a level's making keeps to the speed of animations, and can be skipped",
          "[panels][F6]") {
    save::Options fast = with_making();
    fast.animation_speed = save::AnimationSpeed::Fast;
    Arrival arrival(fast);
    CHECK(arrival.waited == (way_time + making_time) / 2);
    arrival.pass(400);
    CHECK(arrival.game.frame().map.quads.empty());
    arrival.game.presenter.show(screen::TurnSkipped{});
    CHECK_FALSE(arrival.game.frame().map.quads.empty());
    CHECK(arrival.game.frame().map_light == content::Colour{255, 255, 255});
    CHECK_FALSE(shows(arrival.game.text(wide_size), "Rooms are hewn."));
}

TEST_CASE("a level's making is shown only if it is wished for, of new levels, and with animation",
          "[panels][F6]") {
    CHECK(Arrival({}).waited == way_time);
    CHECK(Arrival(with_making(), false).waited == way_time);
    save::Options still = with_making();
    still.animation_speed = save::AnimationSpeed::None;
    Arrival arrival(still);
    CHECK(arrival.waited == 0);
    CHECK_FALSE(arrival.game.frame().map.quads.empty());
    CHECK_FALSE(shows(arrival.game.text(wide_size), "First there is rock."));
}

TEST_CASE("the option to show a level's making says that it shows all of it", "[panels][F6]") {
    StagedGame game(short_hall);
    const screen::MenuModel menu{
        screen::MenuPurpose::Options, {{screen::OptionLine{screen::OptionKind::LevelMaking, 0}}}, 0};
    game.open("options", &menu, {{screen::Action::Cancel, 0}});
    const std::string text = game.text({100, 36});
    CHECK(shows(text, "Show how levels are made"));
    CHECK(shows(text, "all of it is shown"));
}

}  // namespace torchwake::panels
