#include "scenario/market.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/stage/motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace torchwake::stage {
using namespace staged;
namespace {

using core::Direction;

constexpr std::string_view room_with_dummy = R"(
    #########
    #.......#
    #.@.!...#
    #......d#
    #########)";

const panels::SpriteQuad* find_quad(StagedGame& game, const std::string& sprite) {
    const panels::MapPicture& map = game.frame().map;
    const auto shows = [&](const panels::SpriteQuad& quad) {
        return game.presenter.sprites().names()[quad.sprite].name == sprite;
    };
    const auto found = std::find_if(map.quads.begin(), map.quads.end(), shows);
    return found == map.quads.end() ? nullptr : &*found;
}

void wait(StagedGame& game, std::int64_t time) {
    game.presenter.advance({time});
}

TEST_CASE("an unchanged frame keeps its revision", "[stage][frame]") {
    StagedGame game(room_with_dummy);
    const std::uint64_t revision = game.frame().revision;
    CHECK(game.frame().revision == revision);
    game.act(rules::Walk{Direction::East});
    CHECK(game.frame().revision > revision);
}

TEST_CASE("the hero glides to its cell, and the game need not wait", "[stage][frame][motion]") {
    StagedGame game(room_with_dummy);
    const rules::Turn turn = game.scenario.act(rules::Walk{Direction::East});
    CHECK(game.presenter.show(screen::TurnTaken{turn.events, game.scenario.knowledge()}) ==
          core::Milliseconds{0});
    CHECK(find_quad(game, "hero")->x == 2 * 16);
    wait(game, 40);
    const std::int32_t halfway = find_quad(game, "hero")->x;
    CHECK(halfway > 2 * 16);
    CHECK(halfway < 3 * 16);
    wait(game, 40);
    CHECK(find_quad(game, "hero")->x == 3 * 16);
}

TEST_CASE("actors look where they went last", "[stage][frame]") {
    StagedGame game(room_with_dummy);
    game.act(rules::Walk{Direction::West});
    CHECK(find_quad(game, "hero")->flipped);
    game.act(rules::Walk{Direction::South});
    CHECK(find_quad(game, "hero")->flipped);
    game.act(rules::Walk{Direction::East});
    CHECK_FALSE(find_quad(game, "hero")->flipped);
}

TEST_CASE("a skip ends what moves", "[stage][frame][motion]") {
    StagedGame game(room_with_dummy);
    game.act(rules::Walk{Direction::East});
    game.presenter.show(screen::TurnSkipped{});
    CHECK(find_quad(game, "hero")->x == 3 * 16);
}

TEST_CASE("without animation, and with reduced motion, the result is there at once",
          "[stage][frame][motion]") {
    save::Options unanimated;
    unanimated.animation_speed = save::AnimationSpeed::None;
    save::Options reduced;
    reduced.reduced_motion = true;
    for (const save::Options& options : {unanimated, reduced}) {
        StagedGame game(room_with_dummy);
        game.presenter.show(screen::OptionsChanged{&options});
        game.act(rules::Walk{Direction::East});
        CHECK(find_quad(game, "hero")->x == 3 * 16);
        wait(game, 1000);
        game.frame();
        CHECK_FALSE(game.presenter.next_change().has_value());
    }
}

TEST_CASE("ambient motion stops after ten seconds without input, and at once without focus",
          "[stage][frame]") {
    StagedGame game(room_with_dummy);
    game.frame();
    REQUIRE(game.presenter.next_change().has_value());
    CHECK(game.presenter.next_change()->value <= 67);
    game.presenter.set_focus(false);
    CHECK_FALSE(game.presenter.next_change().has_value());
    game.presenter.set_focus(true);
    for (int i = 0; i < 100; ++i) {
        wait(game, 100);
    }
    CHECK_FALSE(game.presenter.next_change().has_value());
    const std::uint64_t revision = game.frame().revision;
    wait(game, 1000);
    CHECK(game.frame().revision == revision);
    game.presenter.note_input();
    CHECK(game.presenter.next_change().has_value());
}

TEST_CASE("ambient motion changes the picture at most fifteen times a second", "[stage][frame]") {
    StagedGame game(room_with_dummy);
    std::uint64_t revision = game.frame().revision;
    int changes = 0;
    for (int i = 0; i < 1000; ++i) {
        wait(game, 1);
        const std::uint64_t now = game.frame().revision;
        changes += now != revision ? 1 : 0;
        revision = now;
    }
    CHECK(changes > 5);
    CHECK(changes <= 15);
}

TEST_CASE("the idle frames change every half second", "[stage][frame]") {
    StagedGame game(room_with_dummy);
    const panels::SpriteIndex first = find_quad(game, "hero")->sprite;
    wait(game, 500);
    wait(game, 67);
    CHECK(find_quad(game, "hero")->sprite != first);
}

TEST_CASE("a menu opens in 120 ms over a map at half brightness and closes at once", "[stage][frame][F7]") {
    StagedGame game(room_with_dummy);
    CHECK(game.frame().map_light == content::Colour{255, 255, 255});
    const screen::MenuModel menu{
        screen::MenuPurpose::Pause, {{screen::ActionLine{screen::Action::Resume}, U'r', true}}, 0};
    game.open("pause", &menu, {{screen::Action::Cancel, 0}});
    CHECK(game.frame().map_light == content::Colour{255, 255, 255});
    wait(game, 60);
    const content::Colour opening = game.frame().map_light;
    CHECK(opening.red < 255);
    wait(game, 60);
    const content::Colour open = game.frame().map_light;
    CHECK(open.red < opening.red);
    CHECK(open.red <= 128);
    CHECK(open.blue > open.red);
    game.screens.pop_back();
    CHECK(game.frame().map_light == content::Colour{255, 255, 255});
}

TEST_CASE("a death tints the map red at a third of its brightness", "[stage][frame][F3]") {
    StagedGame game(room_with_dummy);
    const screen::DeathModel death;
    game.open("death", &death, {});
    const content::Colour light = game.frame().map_light;
    CHECK(light.red > 2 * light.green);
    CHECK((light.red + light.green + light.blue) / 3 < 255 * 2 / 5);
    CHECK_FALSE(game.frame().panels.empty());
}

TEST_CASE("full pages show no map", "[stage][frame]") {
    StagedGame game(room_with_dummy);
    CHECK(game.frame().shows_map);
    const screen::HelpModel help;
    game.open("help", &help, {{screen::Action::Cancel, 0}});
    CHECK_FALSE(game.frame().shows_map);
}

TEST_CASE("a blow flashes its victim and floats the damage", "[stage][frame][motion]") {
    StagedGame game(R"(
        #####
        #@T.#
        #####)");
    const rules::EntityId troll = game.scenario.actor('T');
    const rules::ActorRef hero{rules::hero_id, named_catalog().hero(), {1, 1}, true};
    const rules::ActorRef victim{troll, *named_catalog().find_monster("troll"), {2, 1}, true};
    const std::vector<rules::Event> blow{rules::BlowLanded{hero, victim, 3}};
    game.presenter.show(screen::TurnTaken{blow, game.scenario.knowledge()});
    CHECK(find_quad(game, "troll")->whiteness == 255);
    CHECK(game.frame().map.texts.at(0).text == "3");
    static constexpr content::Colour arc_hue{255, 240, 214};
    const auto sparks =
        std::ranges::count_if(game.frame().map.particles,
                              [](const panels::Particle& particle) { return !(particle.colour == arc_hue); });
    CHECK(sparks >= 4);
    CHECK(sparks <= 16);
    wait(game, 50);
    CHECK(find_quad(game, "hero")->x == 16 + 5);
    wait(game, 1000);
    CHECK(find_quad(game, "troll")->whiteness == 0);
    CHECK(game.frame().map.particles.empty());
}

TEST_CASE("the chip behind the health bar holds and then runs out", "[stage][frame]") {
    StagedGame game(room_with_dummy);
    game.frame();
    game.scenario.set_hit_points(rules::hero_id, 1);
    game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
    const auto health = [&] { return game.frame().bars.at(0); };
    const std::int32_t start = health().trailing;
    CHECK(start == 1000);
    CHECK(health().filled < 200);
    wait(game, 250);
    CHECK(health().trailing == start);
    wait(game, 200);
    CHECK(health().trailing < start);
    wait(game, 300);
    CHECK(health().trailing == health().filled);
}

TEST_CASE("sounds are heard once, at pitches of five percent around their own", "[stage][sound]") {
    StagedGame game(room_with_dummy);
    static_cast<void>(game.presenter.take_sounds());
    game.act(rules::Walk{Direction::East});
    game.presenter.show(screen::MenuUsed{true});
    const std::vector<SoundCue> sounds = game.presenter.take_sounds();
    REQUIRE(sounds.size() == 2);
    CHECK(sounds[0].name == "footstep_stone");
    CHECK(sounds[1].name == "menu_confirm");
    for (const SoundCue& cue : sounds) {
        CHECK(cue.pitch >= 950);
        CHECK(cue.pitch <= 1050);
        CHECK(cue.volume > 0);
        CHECK(cue.volume <= 100);
    }
    CHECK(game.presenter.take_sounds().empty());
}

TEST_CASE("what is far and unseen is not heard", "[stage][sound]") {
    StagedGame game(room_with_dummy);
    const rules::ActorRef far{rules::EntityId{9}, *named_catalog().find_monster("orc"), {60, 2}, false};
    const std::vector<rules::Event> events{rules::DoorOpened{far, {61, 2}}};
    static_cast<void>(game.presenter.take_sounds());
    game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()});
    CHECK(game.presenter.take_sounds().empty());
}

TEST_CASE("a badly hurt hero hears its heart", "[stage][sound]") {
    StagedGame game(room_with_dummy);
    game.scenario.set_hit_points(rules::hero_id, 1);
    const rules::ActorRef orc{rules::EntityId{9}, *named_catalog().find_monster("orc"), {3, 2}, true};
    const rules::ActorRef hero{rules::hero_id, named_catalog().hero(), {2, 2}, true};
    const std::vector<rules::Event> events{rules::BlowLanded{orc, hero, 4}};
    static_cast<void>(game.presenter.take_sounds());
    game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()});
    std::vector<std::string> names;
    for (const SoundCue& cue : game.presenter.take_sounds()) {
        names.push_back(cue.name);
    }
    CHECK(names == std::vector<std::string>{"hit_claw", "body_flesh", "hurt", "heartbeat"});
}

TEST_CASE("what falls lies there once the body has dissolved", "[stage][frame][motion][W3]") {
    StagedGame game(R"(
        #########
        #.@d!...#
        #########)");
    const rules::ActorRef hero{rules::hero_id, named_catalog().hero(), {2, 1}, true};
    const rules::ActorRef dummy{rules::EntityId{9}, *named_catalog().find_monster("dummy"), {3, 1}, true};
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    REQUIRE(find_quad(game, "health_potion") != nullptr);
    game.presenter.show(screen::TurnTaken{
        std::vector<rules::Event>{rules::ActorDied{dummy, hero}, rules::ItemFell{potion, {4, 1}, true}},
        game.scenario.knowledge()});
    CHECK(find_quad(game, "health_potion") == nullptr);
    wait(game, Motions::ghost_time - 1);
    CHECK(find_quad(game, "health_potion") == nullptr);
    wait(game, 1);
    CHECK(find_quad(game, "health_potion") != nullptr);
}

TEST_CASE("near a level's edge the view goes past the hero only to show what is known there",
          "[stage][frame][camera]") {
    const std::string wide(60, '#');
    const auto row = [](std::string_view start, char rest) {
        return std::string(start) + std::string(59 - start.size(), rest) + "#\n";
    };
    StagedGame hall(wide + "\n" + row("#@", '.') + wide);
    constexpr std::int32_t half_view = 16 * panels::sprite_pixels;
    hall.show_all();
    CHECK(hall.frame().map.camera.x == half_view);
    StagedGame closet(wide + "\n" + row("#@...#", '.') + wide);
    CHECK(closet.frame().map.camera.x == panels::sprite_pixels + panels::sprite_pixels / 2);
}

TEST_CASE("where much comes to be known at once the view goes there in a moment, and does not jump",
          "[stage][frame][camera]") {
    const std::string wide(60, '#');
    StagedGame game(wide + "\n#@...#" + std::string(53, '.') + "#\n" + wide);
    const std::int32_t before = game.frame().map.camera.x;
    game.show_all();
    CHECK(game.frame().map.camera.x == before);
    wait(game, Motions::pan_time / 2);
    const std::int32_t halfway = game.frame().map.camera.x;
    CHECK(halfway > before);
    CHECK(halfway < 16 * panels::sprite_pixels);
    wait(game, Motions::pan_time / 2);
    CHECK(game.frame().map.camera.x == 16 * panels::sprite_pixels);
}

TEST_CASE("a cursor near the edge of the view moves it, but not away from under the pointer",
          "[stage][frame][camera][aim]") {
    const std::string wide(60, '#');
    StagedGame game(wide + "\n#" + std::string(28, '.') + "@" + std::string(29, '.') + "#\n" + wide);
    game.show_all();
    const std::int32_t resting = game.frame().map.camera.x;
    const core::Point hero = game.scenario.hero_at();
    const screen::LookModel look{hero + core::Point{15, 0}};
    game.open("examine", &look, {{screen::Action::Cancel, 0}});
    CHECK(game.frame().map.camera.x > resting);
    game.presenter.point(screen::PointedCell{look.at});
    CHECK(game.frame().map.camera.x == resting);
    game.presenter.point(screen::PointedNothing{});
    CHECK(game.frame().map.camera.x > resting);
}

TEST_CASE("a wall above a floor shows its front, others their top", "[stage][frame][terrain]") {
    StagedGame game(room_with_dummy);
    const Frame& frame = game.frame();
    const auto wall_at = [&](core::Point cell) {
        for (const panels::SpriteQuad& quad : frame.map.quads) {
            const panels::SpriteNames::Name& name = game.presenter.sprites().names()[quad.sprite];
            if (quad.x == cell.x * 16 && quad.y == cell.y * 16 && name.name == "wall") {
                return name.frame;
            }
        }
        return -1;
    };
    constexpr std::int32_t south = 16;
    CHECK((wall_at({4, 0}) & south) == 0);
    CHECK((wall_at({4, 4}) & south) != 0);
    CHECK((wall_at({0, 2}) & south) != 0);
}

}  // namespace
TEST_CASE("the name of a vendor stands above it, or below it where somebody stands above", "[stage][E5]") {
    static const content::Catalog market = [] {
        content::CatalogParts parts = scenario::market_parts();
        const auto smith = std::ranges::find(parts.monsters, "smith", &content::MonsterDef::id);
        const content::MonsterId id{static_cast<content::MonsterId::rep>(smith - parts.monsters.begin())};
        for (content::LevelDef& level : parts.levels) {
            level.shops = {id};
        }
        return named(std::move(parts));
    }();
    const auto y_of_name = [](std::string_view map) {
        StagedGame game(map, market);
        const auto& texts = game.frame().map.texts;
        REQUIRE(texts.size() == 1);
        return texts.front().y;
    };
    CHECK(y_of_name(".....\n.....\n..s@.\n.....") < 2 * panels::sprite_pixels);
    CHECK(y_of_name(".....\n..@..\n..s..\n.....") > 3 * panels::sprite_pixels);
}

}  // namespace torchwake::stage
