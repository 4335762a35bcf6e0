// What is seen for a moment: arcs of blows, explosions, things on their way into the pack, doors that swing,
// and the view that runs ahead.

#include "staged/staged_game.hpp"

#include <torchwake/forecast/flight.hpp>
#include <torchwake/words/colours.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::stage {
using namespace staged;
namespace {

using core::Direction;

/// The arc of a weapon has its colour, with a gleam. All items of the catalog have the same one.
constexpr content::Colour blade_hue = words::mixed(content::Colour{224, 72, 156}, words::bright_ink, 600);
constexpr std::int64_t arc_time = 160;
constexpr std::int32_t reach = 20;  ///< of a weapon, in sprite pixels

std::vector<panels::Particle> dots_of(StagedGame& game, content::Colour hue) {
    std::vector<panels::Particle> dots = game.frame().map.particles;
    std::erase_if(dots, [hue](const panels::Particle& dot) { return !(dot.colour == hue); });
    return dots;
}

std::set<std::pair<std::int32_t, std::int32_t>> places_of(const std::vector<panels::Particle>& dots) {
    std::set<std::pair<std::int32_t, std::int32_t>> places;
    for (const panels::Particle& dot : dots) {
        places.emplace(dot.x, dot.y);
    }
    return places;
}

std::vector<const panels::SpriteQuad*> quads_of(StagedGame& game, std::string_view sprite) {
    const Frame& frame = game.frame();
    std::vector<const panels::SpriteQuad*> found;
    for (const panels::SpriteQuad& quad : frame.map.quads) {
        if (game.presenter.sprites().names()[quad.sprite].name == sprite) {
            found.push_back(&quad);
        }
    }
    return found;
}

/// A hero with a blade of that look, beside a dummy to the east.
StagedGame duel(const content::Catalog& catalog) {
    return StagedGame(R"(
        #######
        #.@d..#
        #######)",
                      catalog);
}

content::Catalog armed_with(std::string_view worn_sprite) {
    content::CatalogParts parts = scenario::test_parts();
    for (content::ItemDef& item : parts.items) {
        item.worn_sprite = worn_sprite;
    }
    const auto blade = std::ranges::find(parts.items, "blade", &content::ItemDef::id);
    std::ranges::find(parts.monsters, "hero", &content::MonsterDef::id)->equipment = {
        content::ItemId{static_cast<std::uint16_t>(blade - parts.items.begin())}};
    return named(std::move(parts));
}

TEST_CASE("a blow draws an arc from the attacker to the victim, by the kind of weapon", "[stage][motion]") {
    std::set<std::set<std::pair<std::int32_t, std::int32_t>>> shapes;
    for (const std::string_view look : {"worn_sword", "worn_axe", "worn_spear", "worn_mace"}) {
        CAPTURE(look);
        const content::Catalog catalog = armed_with(look);
        StagedGame game = duel(catalog);
        const core::Point middle = panels::middle_of(game.scenario.hero_at());
        game.act(rules::Walk{Direction::East});
        game.presenter.advance({arc_time / 2});
        const std::vector<panels::Particle> arc = dots_of(game, blade_hue);
        REQUIRE(arc.size() >= 8);
        for (const panels::Particle& dot : arc) {
            CHECK(std::abs(dot.y - middle.y) <= reach);
            CHECK(dot.x >= middle.x - reach);
            CHECK(dot.x <= middle.x + panels::sprite_pixels + reach);
        }
        shapes.insert(places_of(arc));
        game.presenter.advance({arc_time});
        CHECK(dots_of(game, blade_hue).empty());
    }
    CHECK(shapes.size() == 4);
}

TEST_CASE("with reduced motion no arc, no thing in flight and no swinging door is drawn", "[stage][motion]") {
    save::Options options;
    options.reduced_motion = true;
    const content::Catalog catalog = armed_with("worn_sword");
    StagedGame game = duel(catalog);
    game.presenter.show(screen::OptionsChanged{&options});
    game.act(rules::Walk{Direction::East});
    game.presenter.advance({arc_time / 2});
    CHECK(dots_of(game, blade_hue).empty());
}

TEST_CASE("an explosion fills the cells that it struck and no other, and then ends", "[stage][magic][T3]") {
    // Behind the wall nothing is struck.
    StagedGame game(R"(
        ########
        #@F....#
        #...####
        #...#..#
        ########)");
    game.act(rules::Walk{Direction::East});
    game.act(rules::PickUp{});
    game.presenter.advance({2000});
    game.frame();
    const core::Point struck{4, 1};
    const auto area = forecast::forecast_struck_cells(game.scenario.knowledge(), struck, 2);
    game.act(rules::UseItem{rules::Slot{0}, struck});
    std::size_t most = 0;
    for (std::int64_t time = 0; time < 2000; time += 10) {
        game.presenter.advance({10});
        std::size_t dots = 0;
        for (const panels::Particle& dot : game.frame().map.particles) {
            const core::Point cell{dot.x / panels::sprite_pixels, (dot.y + 8) / panels::sprite_pixels};
            const bool wall = cell.y == 0 || cell.y == 4;
            const bool beyond = cell.x > 4 && cell.y > 2;
            CHECK_FALSE((dot.alpha == 255 && dot.size == 2 && beyond && !wall));
            ++dots;
        }
        most = std::max(most, dots);
    }
    CHECK(most >= area.size() * 32);
    CHECK(game.frame().map.particles.empty());
}

TEST_CASE("a thing that is taken rises to its taker and vanishes", "[stage][motion]") {
    StagedGame game(R"(
        #####
        #@!.#
        #####)");
    game.act(rules::Walk{Direction::East});
    game.presenter.advance({1000});
    game.frame();
    game.act(rules::PickUp{});
    game.presenter.advance({40});
    const auto thrown = quads_of(game, "health_potion");
    REQUIRE(thrown.size() == 1);
    CHECK(thrown.front()->y < game.scenario.hero_at().y * panels::sprite_pixels);
    game.presenter.advance({400});
    CHECK(quads_of(game, "health_potion").empty());
}

TEST_CASE("a door is seen half open for a moment when it opens and when it closes", "[stage][motion]") {
    StagedGame game(R"(
        #######
        #.@+..#
        #######)");
    game.frame();
    const std::vector<rules::Command> commands{rules::Walk{Direction::East},
                                               rules::CloseDoor{Direction::East}};
    for (const rules::Command& command : commands) {
        game.act(command);
        game.presenter.advance({20});
        CHECK(quads_of(game, "door_ajar_side").size() == 1);
        CHECK(quads_of(game, "door_open_side").empty());
        game.presenter.advance({100});
        CHECK(quads_of(game, "door_ajar_side").empty());
    }
    CHECK(quads_of(game, "door_closed_side").size() == 1);
}

TEST_CASE("the view moves ahead of a hero who runs, and back when it stands", "[stage][motion]") {
    const std::string hall =
        "########################################################\n"
        "#..............@.......................................#\n"
        "########################################################";
    StagedGame game(hall);
    const auto lead = [&game] {
        const Frame& frame = game.frame(window_size, {12, 9});
        return frame.map.camera.x - panels::middle_of(game.scenario.hero_at()).x;
    };
    CHECK(lead() == 0);
    for (int step = 0; step < 12; ++step) {
        game.act(rules::Walk{Direction::East});
        game.presenter.advance({90});
    }
    game.presenter.advance({80});
    const std::int32_t ahead = lead();
    CHECK(ahead > 2 * panels::sprite_pixels);
    CHECK(ahead < 4 * panels::sprite_pixels);
    game.presenter.advance({400});
    game.presenter.advance({1000});
    CHECK(lead() == 0);
    for (int step = 0; step < 2; ++step) {
        game.act(rules::Walk{Direction::West});
        game.presenter.advance({90});
    }
    game.presenter.advance({80});
    CHECK(lead() == 0);
}

TEST_CASE("a heavy blow throws its victim farther and shows a larger number than a light one",
          "[stage][motion]") {
    for (const std::int32_t damage : {0, 100}) {
        StagedGame game(R"(
            #####
            #@T.#
            #####)");
        game.frame();
        const forecast::KnownActor troll = game.scenario.knowledge().actors_in_view().back();
        const rules::Event blow =
            rules::BlowLanded{hero_ref(), {troll.id, troll.kind, troll.at, true}, damage};
        game.presenter.show(screen::TurnTaken{std::span(&blow, 1), game.scenario.knowledge()});
        game.presenter.advance({100});  // half of the lunge, then half of the recoil
        const auto quads = quads_of(game, "troll");
        REQUIRE(quads.size() == 1);
        CHECK(quads.front()->x - troll.at.x * panels::sprite_pixels == (damage == 100 ? 5 : 1));
        REQUIRE(game.frame().map.texts.size() == 1);
        CHECK(game.frame().map.texts.front().large == (damage == 100));
    }
}

TEST_CASE("the damage to the hero has a colour of its own, unless the option is off", "[stage][motion]") {
    for (const bool coloured : {true, false}) {
        save::Options options;
        options.coloured_numbers = coloured;
        StagedGame game(R"(
            #####
            #@o.#
            #####)");
        game.presenter.show(screen::OptionsChanged{&options});
        const forecast::KnownActor orc = game.scenario.knowledge().actors_in_view().back();
        const rules::ActorRef foe{orc.id, orc.kind, orc.at, true};
        const std::vector<rules::Event> blows{rules::BlowLanded{hero_ref(), foe, 1},
                                              rules::BlowLanded{foe, hero_ref(), 1}};
        game.presenter.show(screen::TurnTaken{blows, game.scenario.knowledge()});
        const Frame& frame = game.frame();
        REQUIRE(frame.map.texts.size() == 2);
        CHECK((frame.map.texts[0].ink == frame.map.texts[1].ink) == !coloured);
    }
}

}  // namespace
}  // namespace torchwake::stage
