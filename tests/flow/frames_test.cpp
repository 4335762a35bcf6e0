// The cost of waiting: the memory of suspended coroutines, and of a wait that continues.

#include "flow/drawn_game.hpp"
#include "prompt/allocations.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

constexpr std::string_view hall_with_dummy = "########\n#@...d.#\n########";

}  // namespace

TEST_CASE("the frames of three scopes that wait within each other take 8 kB at most", "[flow][frames][T2]") {
    scenario::Scenario drawn(hall_with_dummy);
    drawn.give('M');
    GameSettings settings;
    settings.start = Start::Continue;
    DrawnGame played(hall_with_dummy, settings);
    played.storage.kept_runs.put({drawn.world, {}});
    const std::size_t before = prompt::frame_bytes_allocated();
    played.start();
    played.game.input(screen::OfferTaken{{screen::Action::Use}});
    played.game.input(screen::OfferTaken{{screen::Action::Choose, 0}});
    REQUIRE(played.game.awaiting() == "play/use/aim");
    const std::size_t frames = prompt::frame_bytes_allocated() - before;
    INFO(frames << " bytes");
    CHECK(frames > 0);
    CHECK(frames <= 8192);
    played.require_clean_end();
}

TEST_CASE("a wait that goes on in the innermost of three scopes asks for no memory", "[flow][frames]") {
    DrawnGame played(hall_with_dummy);
    played.start().press("Escape o");
    REQUIRE(played.game.awaiting() == "play/pause/options");
    const screen::Input down = screen::OfferTaken{{screen::Action::Down}};
    const auto go_around = [&played, &down] {
        for (int step = 0; step < 100; ++step) {
            played.game.input(down);
        }
    };
    go_around();
    const std::size_t before = prompt::allocations();
    go_around();
    CHECK(prompt::allocations() == before);
    played.require_clean_end();
}

TEST_CASE("a cursor on the map asks for memory for what it shows alone", "[flow][frames][T1]") {
    DrawnGame played(hall_with_dummy);
    played.start().press("x");
    const screen::Input east = screen::OfferTaken{{screen::Action::MoveEast}};
    const screen::Input west = screen::OfferTaken{{screen::Action::MoveWest}};
    played.game.input(east);
    const std::size_t before = prompt::allocations();
    for (int step = 0; step < 100; ++step) {
        played.game.input(step % 2 == 0 ? west : east);
    }
    CHECK(prompt::allocations() == before);
    played.require_clean_end();
}

}  // namespace torchwake::flow
