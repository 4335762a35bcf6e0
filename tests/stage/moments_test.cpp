// Moments of runs that are shown one after another, as jumps in a watched run do: each looks as if it were
// the first.

#include "staged/staged_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::stage {
using namespace staged;
namespace {

using core::Direction;

constexpr std::string_view large_hall = R"(
    ########################################
    #......................................#
    #......................................#
    #......................................#
    #......................................#
    #......................................#
    #...................@..................#
    #......................................#
    #......................................#
    #......................................#
    #......................................#
    #......................................#
    ########################################)";

/// The output of a presenter; equal ones show no trace of earlier moments.
struct Shown {
    std::string text;
    std::string window;
    core::Point camera;
    std::vector<panels::SpriteQuad> quads;
    std::size_t particles = 0;
    std::size_t numbers = 0;
    std::vector<panels::Bar> bars;
    content::Colour light;
    std::size_t sounds = 0;
    std::vector<std::string> log;

    friend bool operator==(const Shown&, const Shown&) = default;
};

Shown shown_by(Presenter& presenter, std::span<const screen::Entry> screens) {
    Shown shown;
    panels::TextScreen page(smallest_size);
    presenter.draw_text(screens, page);
    const Frame& frame = presenter.frame(screens, 1, window_size, window_map_cells);
    shown.text = text_in(page);
    shown.window = text_in(frame.text);
    shown.camera = frame.map.camera;
    shown.quads = frame.map.quads;
    shown.particles = frame.map.particles.size();
    shown.numbers = frame.map.texts.size();
    shown.bars = frame.bars;
    shown.light = frame.map_light;
    shown.sounds = presenter.take_sounds().size();
    shown.log = presenter.log_tail(1000);
    return shown;
}

/// A moment as shown by a presenter that has shown nothing before.
Shown freshly_shown(const StagedGame& moment, const save::Options& options) {
    Presenter fresh(named_catalog(), english(), game_keys());
    fresh.show(screen::OptionsChanged{&options});
    fresh.show(screen::RunEntered{moment.scenario.knowledge(), &moment.chronicle});
    return shown_by(fresh, moment.screens);
}

/// Three moments of three runs: levels of other sizes and depths, one with blood and fire in the air.
struct Moments {
    Moments() {
        burning.act(rules::Walk{Direction::East});
        burning.act(rules::PickUp{});
        dead.scenario.set_hit_points(rules::hero_id, 1);
        for (int turn = 0; turn < 50 && dead.scenario.knowledge().hero().alive; ++turn) {
            dead.act(rules::Wait{});
        }
        deep.scenario.world.level.depth = 2;
    }

    StagedGame burning{R"(
        ###########
        #@F.....d.#
        ###########)"};
    StagedGame dead{R"(
        #####
        #@T.#
        #####)"};
    StagedGame deep{large_hall};
};

TEST_CASE("a jump to another moment leaves nothing of the one before", "[stage][watch][F5]") {
    Moments moments;
    REQUIRE_FALSE(moments.dead.scenario.knowledge().hero().alive);
    save::Options options;
    options.level_making = GENERATE(false, true);
    const bool drawn = GENERATE(false, true);
    const rules::World before = moments.burning.scenario.world;
    const save::Chronicle told_before = moments.burning.chronicle;
    const rules::Turn fire = moments.burning.scenario.act(rules::UseItem{rules::Slot{0}, core::Point{8, 1}});
    REQUIRE_FALSE(fire.refusal.has_value());
    moments.burning.chronicle.add(moments.burning.scenario.world.run.turn, fire.events);
    Presenter presenter(named_catalog(), english(), game_keys());
    presenter.show(screen::OptionsChanged{&options});
    const auto burn = [&] {
        presenter.show(screen::RunEntered{{named_catalog(), before}, &told_before});
        if (drawn) {
            static_cast<void>(shown_by(presenter, moments.burning.screens));
        }
        presenter.show(screen::TurnTaken{fire.events, moments.burning.scenario.knowledge()});
        presenter.show(rules::Refusal{rules::RefusalReason::WallInTheWay, {}});
        static_cast<void>(shown_by(presenter, moments.burning.screens));
    };
    const std::vector<rules::Event> arrival{rules::LevelEntered{2, true}};
    for (const bool goes_down : {false, true}) {
        for (const StagedGame* moment : {&moments.dead, &moments.deep, &moments.burning}) {
            burn();
            if (goes_down) {
                presenter.show(screen::TurnTaken{arrival, moments.deep.scenario.knowledge()});
                static_cast<void>(shown_by(presenter, moments.deep.screens));
            }
            presenter.show(screen::RunEntered{moment->scenario.knowledge(), &moment->chronicle});
            CHECK(shown_by(presenter, moment->screens) == freshly_shown(*moment, options));
        }
    }
}

TEST_CASE("what flies when another moment is jumped to never arrives", "[stage][watch][F5]") {
    Moments moments;
    Presenter presenter(named_catalog(), english(), game_keys());
    presenter.show(screen::RunEntered{moments.burning.scenario.knowledge(), &moments.burning.chronicle});
    static_cast<void>(shown_by(presenter, moments.burning.screens));
    const rules::Turn fire = moments.burning.scenario.act(rules::UseItem{rules::Slot{0}, core::Point{8, 1}});
    CHECK(presenter.show(screen::TurnTaken{fire.events, moments.burning.scenario.knowledge()}).value > 0);
    presenter.advance({40});
    presenter.show(screen::RunEntered{moments.deep.scenario.knowledge(), &moments.deep.chronicle});
    static_cast<void>(presenter.take_sounds());
    for (int i = 0; i < 30; ++i) {
        presenter.advance({30});
        const Shown now = shown_by(presenter, moments.deep.screens);
        REQUIRE(now.particles == 0);
        REQUIRE(now.numbers == 0);
        REQUIRE(now.sounds == 0);
        REQUIRE(now.log.empty());
        REQUIRE(now.light == content::Colour{255, 255, 255});
    }
}

TEST_CASE("after a jump back from the hero's end what falls is told again", "[stage][watch][F5]") {
    Moments moments;
    Presenter presenter(named_catalog(), english(), game_keys());
    presenter.show(screen::RunEntered{moments.dead.scenario.knowledge(), &moments.dead.chronicle});
    presenter.show(screen::RunEntered{moments.deep.scenario.knowledge(), &moments.deep.chronicle});
    const std::vector<rules::Event> events{
        rules::ItemFell{*named_catalog().find_item("health_potion"), {20, 6}, true}};
    presenter.show(screen::TurnTaken{events, moments.deep.scenario.knowledge()});
    CHECK(presenter.log_tail(9) == std::vector<std::string>{"A health potion falls to the floor."});
}

TEST_CASE("a pointer over a cell that the level of another moment lacks is over nothing", "[stage][watch]") {
    Moments moments;
    moments.deep.presenter.point(screen::PointedCell{{35, 11}});
    static_cast<void>(moments.deep.text(smallest_size));
    Presenter& presenter = moments.deep.presenter;
    presenter.show(screen::RunEntered{moments.dead.scenario.knowledge(), &moments.dead.chronicle});
    panels::TextScreen page(smallest_size);
    presenter.draw_text(moments.dead.screens, page);
    CHECK(shows(text_in(page), "help"));
}

}  // namespace
}  // namespace torchwake::stage
