#include "staged/staged_game.hpp"

#include <torchwake/forecast/shooting.hpp>
#include <torchwake/stage/motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::stage {
using namespace staged;
namespace {

/// The hero in the middle of a room, with a javelin to throw.
class Thrower {
  public:
    Thrower()
        : game_(R"(
        ###########
        #.........#
        #.........#
        #....@....#
        #.........#
        #.........#
        ###########)") {
        slot_ = game_.scenario.give('|');
        game_.presenter.show(screen::RunEntered{game_.scenario.knowledge(), &game_.chronicle});
        game_.frame();
    }

    /// The frame of the javelin that is drawn while it flies to a cell that lies so far off.
    std::int32_t frame_towards(core::Point way) {
        const core::Point target = game_.scenario.hero_at() + way;
        const rules::Turn turn = game_.scenario.act(rules::Throw{slot_, target});
        REQUIRE_FALSE(turn.refusal.has_value());
        static_cast<void>(game_.presenter.show(screen::TurnTaken{turn.events, game_.scenario.knowledge()}));
        game_.presenter.advance({1});
        const auto& names = game_.presenter.sprites().names();
        for (const panels::SpriteQuad& quad : game_.frame().map.quads) {
            if (names[quad.sprite].name == "javelin_flight") {
                return names[quad.sprite].frame;
            }
        }
        return -1;
    }

  private:
    StagedGame game_;
    rules::Slot slot_;
};

}  // namespace

TEST_CASE("what is thrown flies with its point ahead: a frame for each direction, from the east clockwise",
          "[stage][T3]") {
    const core::Point ways[] = {{4, 0}, {2, 2}, {0, 2}, {-2, 2}, {-4, 0}, {-2, -2}, {0, -2}, {2, -2}};
    std::int32_t frame = 0;
    for (const core::Point way : ways) {
        CAPTURE(way.x, way.y);
        CHECK(Thrower().frame_towards(way) == frame);
        ++frame;
    }
    CHECK(Thrower().frame_towards({4, 1}) == 0);
    CHECK(Thrower().frame_towards({3, 2}) == 1);
}

}  // namespace torchwake::stage
