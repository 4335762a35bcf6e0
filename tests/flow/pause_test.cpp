#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;

}  // namespace

TEST_CASE("Escape opens the pause menu and resumes", "[flow][F2][F6]") {
    DrawnGame played(short_hall);
    played.start();
    const std::uint64_t before = played.hash();
    for (const std::string_view back : {"Escape", "Enter", "r"}) {
        played.press("Escape");
        CHECK(played.game.awaiting() == "play/pause");
        played.press(back);
        CHECK(played.game.awaiting() == "play");
    }
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("save and quit stores the run and returns to the title", "[flow][F2]") {
    DrawnGame played(short_hall);
    played.start().press("Right Escape s");
    CHECK(played.game.awaiting() == "title");
    CHECK(played.game.world() == nullptr);
    CHECK(played.stored().world.run.turn == 1);
    CHECK_FALSE(played.stored().chronicle.entries().empty());
    played.press("c");
    CHECK(played.turn() == 1);
    played.require_clean_end();
}

TEST_CASE("a run that can't be stored is not left", "[flow][F2]") {
    DrawnGame played(short_hall);
    played.storage.failing = true;
    played.start().press("Escape s");
    CHECK(played.game.awaiting() == "play/pause");
    CHECK(played.stage.notices.back() == "save-failed");
    CHECK(played.game.world() != nullptr);
    played.require_clean_end();
}

TEST_CASE("abandoning asks first, and discards the run", "[flow][F2]") {
    DrawnGame played(short_hall);
    played.start();
    played.press("Escape a");
    CHECK(played.game.awaiting() == "play/pause/abandon");
    played.press("Escape");
    CHECK(played.game.awaiting() == "play/pause");
    CHECK(played.storage.kept_runs.has_unfinished());
    played.press("a Down Enter");
    CHECK(played.game.awaiting() == "title");
    CHECK_FALSE(played.storage.kept_runs.has_unfinished());
    played.require_clean_end();
}

TEST_CASE("the line that abandons is not where a double click on its question would meet it",
          "[flow][F2][H5]") {
    DrawnGame played(short_hall);
    played.start().press("Escape a");
    CHECK(played.menu()->lines.size() == 2);
    CHECK(std::get<screen::ActionLine>(played.menu()->lines.front().what).action == Action::Abandon);
    CHECK(played.menu()->cursor == 1);
    played.press("Enter");
    CHECK(played.game.awaiting() == "play/pause");
    played.require_clean_end();
}

TEST_CASE("no single key, movement key or held key abandons a run", "[flow][F2]") {
    for (const screen::KeyMap::Binding& binding : game_keys().bindings()) {
        DrawnGame played(short_hall);
        played.start().press("Escape a");
        played.game.input(screen::KeyPressed{binding.key});
        for (int frame = 0; frame < 100; ++frame) {
            played.wait(20);
        }
        CHECK(played.game.world() != nullptr);
        CHECK(played.storage.kept_runs.has_unfinished());
        played.require_clean_end();
    }
}

TEST_CASE("help and messages scroll between their ends", "[flow][F2][F6]") {
    DrawnGame played("######\n#@!*.#\n######");
    played.stage.range = 3;
    played.start().press("Right g Right g d a M");
    CHECK(played.game.awaiting() == "play/messages");
    const auto* const model = std::get<const screen::MessagesModel*>(played.game.screens().back().layer);
    played.press("Down");
    CHECK(model->first_line == 0);
    played.press("Up");
    CHECK(model->first_line == 1);
    played.press("Home PageUp");
    CHECK(model->first_line == 3);
    played.press("End");
    CHECK(model->first_line == 0);
    played.press("Escape ?");
    CHECK(played.game.awaiting() == "play/help");
    const auto* const page = std::get<const screen::HelpModel*>(played.game.screens().back().layer);
    played.press("Down Down Up");
    CHECK(page->first_line == 1);
    played.press("PageDown PageUp Escape");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("closing the window stores the run wherever it is", "[flow][F2][F6]") {
    for (const std::string_view keys : {"", "i", "d", "Escape", "Escape a", "Escape o Right", "M", "?"}) {
        DrawnGame played(short_hall);
        played.start().press("Right");
        played.press(keys);
        const std::uint64_t hash = played.hash();
        played.require_clean_end();
        CHECK(rules::state_hash({scenario::test_catalog(), played.stored().world}) == hash);
    }
}

TEST_CASE("closing in the middle of an animation stores the turn that is shown", "[flow][F2]") {
    DrawnGame played(short_hall);
    played.stage.duration = core::Milliseconds{100};
    played.start().press("Right");
    CHECK(played.game.awaiting() == "play/animation");
    played.require_clean_end();
    CHECK(played.stored().world.run.turn == 1);
}

}  // namespace torchwake::flow
