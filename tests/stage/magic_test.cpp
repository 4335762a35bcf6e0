#include "staged/staged_game.hpp"

#include <torchwake/stage/motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::stage {
using namespace staged;
namespace {

using core::Direction;
using core::Milliseconds;

constexpr std::int64_t cell_time = 33;
constexpr std::int64_t flight_cells = 6;
constexpr std::int64_t flight_time = flight_cells * cell_time;
constexpr core::Point dummy_at{8, 1};

/// The hero has taken the scroll that lies beside it, and was drawn since.
class Archery {
  public:
    explicit Archery(const save::Options& options = {})
        : game_(R"(
        ###########
        #@F.....d.#
        ###########)") {
        game_.presenter.show(screen::OptionsChanged{&options});
        game_.act(rules::Walk{Direction::East});
        game_.act(rules::PickUp{});
        wait(2000);
        static_cast<void>(game_.presenter.take_sounds());
    }

    Milliseconds fire() {
        const rules::Turn turn = game_.scenario.act(rules::UseItem{rules::Slot{0}, dummy_at});
        REQUIRE_FALSE(turn.refusal.has_value());
        return game_.presenter.show(screen::TurnTaken{turn.events, game_.scenario.knowledge()});
    }
    void wait(std::int64_t time) {
        game_.presenter.advance({time});
        game_.frame();
    }
    const Frame& frame() { return game_.frame(); }
    [[nodiscard]] const panels::SpriteQuad* find(std::string_view sprite) {
        const std::vector<panels::SpriteQuad>& quads = frame().map.quads;
        const auto found = std::ranges::find_if(quads, [&](const panels::SpriteQuad& quad) {
            return game_.presenter.sprites().names()[quad.sprite].name == sprite;
        });
        return found == quads.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::string log() { return text_in(frame().text); }
    [[nodiscard]] StagedGame& game() { return game_; }

  private:
    StagedGame game_;
};

std::vector<std::string> names_of(const std::vector<SoundCue>& cues) {
    std::vector<std::string> names;
    for (const SoundCue& cue : cues) {
        names.push_back(cue.name);
    }
    return names;
}

bool holds(const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

TEST_CASE("a missile takes 33 ms for each cell, at 10, 60 and 240 frames a second", "[stage][magic][T3]") {
    for (const std::int64_t rate : {10, 60, 240}) {
        CAPTURE(rate);
        Archery range;
        CHECK(range.fire().value == flight_time + 150);
        const std::int32_t start = range.game().scenario.hero_at().x * panels::sprite_pixels;
        std::int64_t now = 0;
        for (std::int64_t frame = 1; now < flight_time; ++frame) {
            const panels::SpriteQuad* missile = range.find("fireball");
            REQUIRE(missile != nullptr);
            CHECK(missile->x == start + now * panels::sprite_pixels / cell_time);
            CHECK(range.find("dummy") != nullptr);
            CHECK(range.frame().map.particles.empty());
            const std::int64_t next = frame * 1000 / rate;
            range.wait(next - now);
            now = next;
        }
        CHECK(range.find("fireball") == nullptr);
        CHECK_FALSE(range.frame().map.particles.empty());
        CHECK(range.find("dummy")->whiteness > 200);  // its ghost
        range.wait(Motions::ghost_time);
        CHECK(range.find("dummy") == nullptr);
    }
}

TEST_CASE("what a missile did is heard and told when it has arrived", "[stage][magic][T3]") {
    Archery range;
    range.fire();
    std::vector<std::string> sounds = names_of(range.game().presenter.take_sounds());
    CHECK(holds(sounds, "fireball_launch"));
    CHECK_FALSE(holds(sounds, "fireball_burst"));
    CHECK(range.log().find("dies") == std::string::npos);
    CHECK(range.game().text().find("dies") != std::string::npos);
    range.wait(flight_time - 1);
    CHECK(range.log().find("dies") == std::string::npos);
    range.wait(1);
    CHECK(range.log().find("dies") != std::string::npos);
    sounds = names_of(range.game().presenter.take_sounds());
    CHECK(holds(sounds, "fireball_burst"));
}

TEST_CASE("the sidebar and the help row show what a missile did when it has arrived",
          "[stage][magic][T3][E3]") {
    Archery range;
    range.game().presenter.point(screen::PointedCell{dummy_at});
    REQUIRE(range.log().find("d dummy") != std::string::npos);
    const std::int32_t before = range.game().scenario.knowledge().hero().experience;
    range.fire();
    REQUIRE(range.game().scenario.knowledge().hero().experience != before);
    const std::string shown = "Level 1 " + std::to_string(before) + "/";
    CHECK(range.game().text({100, 36}).find(shown) == std::string::npos);
    CHECK(range.game().text({100, 36}).find("dummy corpse") != std::string::npos);
    range.wait(flight_time - 1);
    CHECK(range.log().find(shown) != std::string::npos);
    CHECK(range.log().find("d dummy") != std::string::npos);
    CHECK(range.log().find("dummy corpse") == std::string::npos);
    range.wait(1);
    CHECK(range.log().find(shown) == std::string::npos);
    CHECK(range.log().find("d dummy") == std::string::npos);
    CHECK(range.log().find("dummy corpse") != std::string::npos);
}

TEST_CASE("a skip shows in the sidebar what a missile did", "[stage][magic][T3][E3]") {
    Archery range;
    range.fire();
    range.wait(20);
    CHECK(range.log().find("dummy corpse") == std::string::npos);
    range.game().presenter.show(screen::TurnSkipped{});
    CHECK(range.log().find("dummy corpse") != std::string::npos);
}

TEST_CASE("a missile stands still while a menu is open", "[stage][magic][T3]") {
    Archery range;
    range.fire();
    range.wait(50);
    const std::int32_t before = range.find("fireball")->x;
    const screen::MenuModel menu{
        screen::MenuPurpose::Pause, {{screen::ActionLine{screen::Action::Resume}, U'r', true}}, 0};
    range.game().open("pause", &menu, {{screen::Action::Cancel, 0}});
    range.frame();
    range.wait(1000);
    CHECK(range.find("fireball")->x == before);
    range.game().presenter.set_focus(false);
    CHECK_FALSE(range.game().presenter.next_change().has_value());
    range.game().screens.pop_back();
    range.frame();
    REQUIRE(range.game().presenter.next_change().has_value());
    range.wait(33);
    CHECK(range.find("fireball")->x == before + panels::sprite_pixels);
}

TEST_CASE("a skip ends a flight and shows what it did", "[stage][magic][T3]") {
    Archery range;
    range.fire();
    range.wait(20);
    range.game().presenter.show(screen::TurnSkipped{});
    CHECK(range.find("fireball") == nullptr);
    CHECK(range.find("dummy")->whiteness > 200);  // its ghost
    CHECK(range.log().find("dies") != std::string::npos);
}

TEST_CASE("flights are half as fast, twice as fast, or there at once", "[stage][magic][T3]") {
    const auto with = [](save::AnimationSpeed speed) {
        save::Options options;
        options.animation_speed = speed;
        return options;
    };
    Archery slow(with(save::AnimationSpeed::Slow));
    CHECK(slow.fire().value == 2 * (flight_time + 150));
    slow.wait(2 * flight_time - 2);
    CHECK(slow.find("fireball") != nullptr);
    slow.wait(2);
    CHECK(slow.find("fireball") == nullptr);
    Archery fast(with(save::AnimationSpeed::Fast));
    CHECK(fast.fire().value == (flight_time + 150) / 2);
    fast.wait(flight_time / 2);
    CHECK(fast.find("fireball") == nullptr);
    Archery none(with(save::AnimationSpeed::None));
    CHECK(none.fire().value == 0);
    CHECK(none.find("fireball") == nullptr);
    CHECK(none.find("dummy") == nullptr);
    CHECK(none.frame().map.particles.empty());
    CHECK(holds(names_of(none.game().presenter.take_sounds()), "fireball_burst"));
}

TEST_CASE("a missile lights what it passes", "[stage][magic][T3]") {
    Archery range;
    const auto ground_at = [&](std::int32_t x) {
        const std::vector<panels::SpriteQuad>& quads = range.frame().map.quads;
        const auto ground = std::ranges::find_if(quads, [&](const panels::SpriteQuad& quad) {
            return quad.x == x * panels::sprite_pixels && quad.y == panels::sprite_pixels;
        });
        return ground->tint[0].red;
    };
    range.game().presenter.set_focus(false);  // without flicker
    const std::int32_t far = ground_at(8);
    range.fire();
    CHECK(ground_at(8) == far);
    range.wait(5 * cell_time);
    CHECK(ground_at(8) > far + 40);
}

TEST_CASE("a burst fills its area, flashes its victims, floats numbers and shakes the view a little",
          "[stage][magic][T8]") {
    StagedGame game(R"(
        ###########
        #@...T....#
        ###########)");
    const core::Point still = game.frame().map.camera;
    const content::ItemId fireball = *named_catalog().find_item("fireball");
    const rules::ActorRef hero{rules::hero_id, named_catalog().hero(), {1, 1}, true};
    const rules::ActorRef troll{
        game.scenario.actor('T'), *named_catalog().find_monster("troll"), {5, 1}, true};
    const std::vector<rules::Event> events{rules::AreaStruck{hero, fireball, {5, 1}, 1, true},
                                           rules::ActorHurt{troll, hero, fireball, 3}};
    CHECK(game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()}).value == 150);
    std::int32_t farthest = 0;
    for (std::int64_t time = 0; time < 300; time += 10) {
        const panels::MapPicture& map = game.frame().map;
        const std::int32_t shaken =
            std::max(std::abs(map.camera.x - still.x), std::abs(map.camera.y - still.y));
        CHECK((time < 150 || shaken == 0));
        farthest = std::max(farthest, shaken);
        game.presenter.advance({10});
    }
    CHECK(farthest > 0);
    CHECK(farthest <= Motions::farthest_shake);
    game.presenter.advance({1000});
    game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()});
    const panels::MapPicture& map = game.frame().map;
    CHECK(map.particles.size() >= 3 * 4);
    REQUIRE(map.texts.size() == 1);
    CHECK(map.texts[0].text == "3");
    const auto white = [](const panels::SpriteQuad& quad) { return quad.whiteness == 255; };
    CHECK(std::ranges::count_if(map.quads, white) == 1);
}

TEST_CASE("with reduced motion magic neither shakes nor throws sparks, and its number stays",
          "[stage][magic][T8]") {
    save::Options options;
    options.reduced_motion = true;
    Archery range(options);
    range.fire();
    CHECK(range.find("fireball") != nullptr);
    const core::Point still = range.frame().map.camera;
    range.wait(flight_time);
    CHECK(range.frame().map.camera == still);
    CHECK(range.frame().map.particles.empty());
    CHECK_FALSE(range.frame().map.texts.empty());
}

TEST_CASE("misses, confusion and a new level throw sparks of their own", "[stage][magic][T8]") {
    const rules::ActorRef hero{rules::hero_id, named_catalog().hero(), {1, 1}, true};
    const rules::ActorRef orc{rules::EntityId{5}, *named_catalog().find_monster("orc"), {2, 1}, true};
    const std::array<rules::Event, 5> events{
        rules::BlowDodged{hero, orc}, rules::ConditionBegan{orc, content::ConditionKind::Confusion, 3, 1},
        rules::ConditionPassed{orc, content::ConditionKind::Confusion, 1}, rules::LevelGained{hero, 2},
        rules::ActorHealed{hero, 3}};
    for (const rules::Event& event : events) {
        CAPTURE(event.index());
        StagedGame game(R"(
            #####
            #@..#
            #####)");
        game.presenter.show(screen::TurnTaken{std::span(&event, 1), game.scenario.knowledge()});
        CHECK_FALSE(game.frame().map.particles.empty());
    }
}

TEST_CASE("never more than a few hundred sparks are alive", "[stage][magic][T8]") {
    Motions motions;
    core::RandomStream stream(1);
    constexpr std::array<content::Colour, 1> red{content::Colour{255, 0, 0}};
    for (int i = 0; i < 100; ++i) {
        motions.burst({{2, 2}, {0, 0}, red, 20}, stream);
    }
    panels::MapPicture picture;
    motions.draw(picture);
    CHECK(picture.particles.size() == Motions::most_sparks);
}

/// The level's rows that show anything.
std::int32_t rows_shown(StagedGame& game) {
    std::int32_t last = 0;
    for (const panels::SpriteQuad& quad : game.frame().map.quads) {
        last = std::max(last, quad.y / panels::sprite_pixels + 1);
    }
    return last;
}

TEST_CASE("magic mapping unfolds the level by a row each sixtieth of a second", "[stage][magic][T7]") {
    StagedGame game(R"(
        ######
        #@m..#
        ###+##
        #....#
        #....#
        #....#
        #....#
        #....#
        #....#
        ######)");
    game.act(rules::Walk{Direction::East});
    game.act(rules::PickUp{});
    REQUIRE(rows_shown(game) == 3);
    const rules::Turn turn = game.scenario.act(rules::UseItem{rules::Slot{0}, {}});
    REQUIRE_FALSE(turn.refusal.has_value());
    CHECK(game.presenter.show(screen::TurnTaken{turn.events, game.scenario.knowledge()}).value ==
          (10 * 1000 + 59) / 60);
    CHECK(game.scenario.knowledge().tile({1, 9}).has_value());
    CHECK(rows_shown(game) == 3);
    for (std::int64_t row = 4; row <= 10; ++row) {
        const std::int64_t until = (row * 1000 + 59) / 60;
        const std::int64_t before = row == 4 ? 0 : ((row - 1) * 1000 + 59) / 60;
        game.presenter.advance({until - before - 1});
        CHECK(rows_shown(game) == std::max<std::int64_t>(row - 1, 3));
        game.presenter.advance({1});
        CHECK(rows_shown(game) == row);
    }
}

TEST_CASE("a skip shows all of a mapped level", "[stage][magic][T7]") {
    StagedGame game(R"(
        #####
        #@m.#
        ##+##
        #...#
        #####)");
    game.act(rules::Walk{Direction::East});
    game.act(rules::PickUp{});
    game.frame();
    game.act(rules::UseItem{rules::Slot{0}, {}});
    CHECK(rows_shown(game) == 3);
    game.presenter.show(screen::TurnSkipped{});
    CHECK(rows_shown(game) == 5);
}

TEST_CASE("another level comes through black in 200 ms, with the sound of stairs", "[stage][magic][W7]") {
    StagedGame game(R"(
        #####
        #@..#
        #####)");
    game.frame();
    const auto go = [&](std::int32_t depth) {
        const std::vector<rules::Event> events{rules::LevelEntered{depth, true}};
        return game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()}).value;
    };
    CHECK(go(2) == 200);
    CHECK(names_of(game.presenter.take_sounds()) == std::vector<std::string>{"stairs"});
    game.presenter.advance({50});
    const content::Colour dimmer = game.frame().map_light;
    CHECK(dimmer.red > 0);
    CHECK(dimmer.red < 255);
    game.presenter.advance({50});
    CHECK(game.frame().map_light == content::Colour{0, 0, 0});
    game.presenter.advance({100});
    CHECK(game.frame().map_light == content::Colour{255, 255, 255});
    go(1);
    CHECK(names_of(game.presenter.take_sounds()) == std::vector<std::string>{"stairs_up"});
}

TEST_CASE("what happens has its sounds", "[stage][sound]") {
    const content::Catalog& catalog = named_catalog();
    const rules::ActorRef hero{rules::hero_id, catalog.hero(), {1, 1}, true};
    const rules::ActorRef orc{rules::EntityId{5}, *catalog.find_monster("orc"), {2, 1}, true};
    const auto heard = [&](const rules::Event& event, std::string_view name) {
        StagedGame game(R"(
            #####
            #@..#
            #####)");
        game.presenter.show(screen::TurnTaken{std::span(&event, 1), game.scenario.knowledge()});
        CAPTURE(name);
        CHECK(holds(names_of(game.presenter.take_sounds()), name));
    };
    heard(rules::LevelGained{hero, 2}, "level_up");
    heard(rules::ActorWoke{orc}, "wake");
    heard(rules::LevelMapped{hero}, "mapping");
    heard(rules::HeroEscaped{*catalog.find_item("crown")}, "win");
    heard(rules::ItemPickedUp{hero, *catalog.find_item("crown"), rules::Slot{0}}, "prize");
    heard(rules::ItemUsed{hero, *catalog.find_item("fireball"), true}, "scroll");
    heard(rules::ItemUsed{hero, *catalog.find_item("health_potion"), true}, "potion");
    heard(rules::ActorHealed{hero, 0}, "no_effect");
}

TEST_CASE("who notices the hero is heard by its own voice, and not from afar", "[stage][sound]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters[1].voice = "voice_orc";
    const content::Catalog catalog(std::move(parts));
    const scenario::Scenario game(R"(
        #####
        #@..#
        #####)",
                                  1, catalog);
    Presenter presenter(catalog, english(), game_keys());
    const save::Chronicle untold;
    presenter.show(screen::RunEntered{game.knowledge(), &untold});
    const auto heard = [&](const rules::ActorRef& actor) {
        const std::vector<rules::Event> events{rules::ActorNoticed{actor}};
        presenter.show(screen::TurnTaken{events, game.knowledge()});
        return names_of(presenter.take_sounds());
    };
    const rules::ActorRef orc{rules::EntityId{5}, content::MonsterId{1}, {3, 1}, true};
    CHECK(heard(orc) == std::vector<std::string>{"voice_orc"});
    CHECK(heard({orc.id, orc.kind, {9, 1}, false}) == std::vector<std::string>{"voice_orc"});
    CHECK(heard({orc.id, orc.kind, {12, 1}, false}).empty());
    CHECK(heard({orc.id, content::MonsterId{2}, {3, 1}, true}).empty());
}

}  // namespace
}  // namespace torchwake::stage
