#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

constexpr core::Milliseconds flight{300};

}  // namespace

TEST_CASE("the next prompt waits for an animation", "[flow][F2][F6]") {
    DrawnGame played(long_hall);
    played.stage.duration = flight;
    played.start().press("Right");
    CHECK(played.game.awaiting() == "play/animation");
    CHECK(played.game.next_due() == flight);
    played.wait(299);
    CHECK(played.game.awaiting() == "play/animation");
    played.wait(1);
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.skipped == 0);
    played.require_clean_end();
}

TEST_CASE("a fresh key skips an animation and counts as the next input", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.stage.duration = flight;
    played.start().press("Right Right");
    CHECK(played.stage.skipped == 1);
    CHECK(played.hero_at() == core::Point{3, 1});
    played.press("a");
    CHECK(played.game.awaiting() == "play/use");
    played.require_clean_end();
}

TEST_CASE("a key without a meaning skips an animation too", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.stage.duration = flight;
    played.start().press("Right F5");
    CHECK(played.stage.skipped == 1);
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("a held key neither skips an animation nor queues behind it", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.stage.duration = flight;
    played.start();
    played.hold("Right");
    for (int frame = 0; frame < 29; ++frame) {
        played.wait(10);
    }
    CHECK(played.stage.skipped == 0);
    CHECK(played.hero_at() == core::Point{2, 1});
    played.wait(10);
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hero_at() == core::Point{2, 1});
    for (int frame = 0; frame < 6; ++frame) {
        played.wait(10);
    }
    CHECK(played.hero_at() == core::Point{3, 1});
    played.require_clean_end();
}

TEST_CASE("without animation results are there at once", "[flow][F2]") {
    DrawnGame played(long_hall, without_animation());
    played.stage.duration = flight;
    played.start().press("Right");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.skipped == 1);
    played.require_clean_end();
}

TEST_CASE("a held key steps after 200 ms and then every 60", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start();
    played.hold("Right");
    const auto column_at = [&played](std::int64_t milliseconds) {
        while (played.game.now().value < milliseconds) {
            played.wait(1);
        }
        return played.hero_at().x;
    };
    CHECK(column_at(199) == 2);
    CHECK(column_at(200) == 3);
    CHECK(column_at(259) == 3);
    CHECK(column_at(260) == 4);
    CHECK(column_at(320) == 5);
    played.release("Right");
    CHECK(column_at(1000) == 5);
    played.require_clean_end();
}

TEST_CASE("a held key never makes up for lost time", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start();
    played.hold("Right");
    played.wait(1000);
    CHECK(played.hero_at() == core::Point{3, 1});
    played.require_clean_end();
}

TEST_CASE("a key that decides something does not repeat", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start().press("Escape");
    played.hold("Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK_FALSE(played.game.next_due().has_value());
    played.require_clean_end();
}

TEST_CASE("the text that a held key types does not end its repetition", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start();
    played.hold("l");
    played.game.input(screen::TextEntered{U'l'});
    played.wait(200);
    CHECK(played.hero_at() == core::Point{3, 1});
    played.require_clean_end();
}

TEST_CASE("a lost focus lets go of all keys", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start();
    played.hold("Right");
    played.game.input(screen::FocusChanged{false});
    played.wait(500);
    CHECK(played.hero_at() == core::Point{2, 1});
    played.require_clean_end();
}

TEST_CASE("what is watched has the name of what happened", "[flow][T7][W7][F6]") {
    DrawnGame played("########\n#@m>...#\n########");
    played.stage.duration = flight;
    played.start().press("Right");
    CHECK(played.game.awaiting() == "play/animation");
    played.wait(300);
    played.press("g");
    played.wait(300);
    played.press("a a");
    CHECK(played.game.awaiting() == "play/map-reveal");
    CHECK(played.knowledge().visibility({6, 2}) != forecast::Visibility::Unseen);
    played.wait(299);
    CHECK(played.game.awaiting() == "play/map-reveal");
    played.wait(1);
    CHECK(played.game.awaiting() == "play");
    played.press("Right");
    CHECK(played.game.awaiting() == "play/animation");
    played.wait(300);
    played.press("> s");
    CHECK(played.game.awaiting() == "play/level-change");
    CHECK(played.knowledge().depth() == 2);
    played.wait(300);
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("a fresh key ends a map reveal and a level change, and counts", "[flow][T7][W7][F2]") {
    DrawnGame played("########\n#@m>...#\n########");
    played.stage.duration = flight;
    played.start().press("Right g a a");
    CHECK(played.game.awaiting() == "play/map-reveal");
    const int skipped = played.stage.skipped;
    played.press("Right");
    CHECK(played.stage.skipped == skipped + 1);
    CHECK(played.hero_at() == core::Point{3, 1});
    played.press("> s");
    CHECK(played.game.awaiting() == "play/level-change");
    played.press("x");
    CHECK(played.game.awaiting() == "play/examine");
    played.require_clean_end();
}

TEST_CASE("without animation neither a map reveal nor a level change is watched", "[flow][T7][W7]") {
    DrawnGame played("########\n#@m>...#\n########", without_animation());
    played.stage.duration = flight;
    played.start().press("Right g a a");
    CHECK(played.game.awaiting() == "play");
    played.press("Right > s");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().depth() == 2);
    played.require_clean_end();
}

TEST_CASE("a held key neither ends the flight of a missile nor queues behind it", "[flow][T3]") {
    DrawnGame played("############\n#@M....d...#\n############");
    played.stage.duration = flight;
    played.start().press("Right g a a");
    REQUIRE(played.game.awaiting() == "play/use/aim");
    played.hold("Enter");
    CHECK(played.game.awaiting() == "play/animation");
    const int skipped = played.stage.skipped;
    for (int frame = 0; frame < 29; ++frame) {
        played.wait(10);
    }
    CHECK(played.game.awaiting() == "play/animation");
    CHECK(played.stage.skipped == skipped);
    played.wait(10);
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hero_at() == core::Point{2, 1});
    played.require_clean_end();
}

TEST_CASE("what is shown of a turn changes nothing of it", "[flow][T3]") {
    const auto hash_with = [](std::int64_t duration, std::int64_t waited) {
        DrawnGame played("############\n#@M....d...#\n############");
        played.stage.duration = core::Milliseconds{duration};
        played.start();
        for (const std::string_view key : {"Right", "g", "i", "a", "Enter", "Right", "Right"}) {
            played.press(key);
            played.wait(waited);
        }
        return played.hash();
    };
    const std::uint64_t at_once = hash_with(0, 0);
    CHECK(hash_with(300, 0) == at_once);
    CHECK(hash_with(300, 300) == at_once);
}

}  // namespace torchwake::flow
