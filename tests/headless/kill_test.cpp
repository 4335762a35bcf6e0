// A game whose process ends on any of a run's screens: the next process comes back to that screen.

#include "headless/all_screens.hpp"

#include <torchwake/flow/interpreter.hpp>
#include <torchwake/screen/layer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::headless {
namespace {

using tests::all_screens;
using tests::GameTable;
using tests::reach;
using tests::Screen;

constexpr std::string_view lethal = "####\n#@D#\n####";

/// The screens over a recording and in a lesson, which the list of all screens does not have.
const std::vector<Screen> screens_besides{
    {"watch", tests::stocked, "new-game wait wait pause watch right"},
    {"watch", lethal, "new-game die +2000 watch home right"},
    {"watch", lethal, "new-game die +2000 review confirm home right"},
    {"play", tests::stocked, "learn choose-c"},
    {"play/pause", tests::stocked, "learn choose-c pause"},
};

/// The process that begins where another ended, with what that one had stored.
std::unique_ptr<GameTable> next_process(const GameTable& killed, const Screen& screen) {
    flow::GameSettings settings{.seed = 7, .start = flow::Start::Continue};
    settings.options = killed.storage.options.value_or(save::Options{});
    tests::MemoryStorage stored = killed.storage;
    stored.kept_runs.leave();
    return std::make_unique<GameTable>(settings, core::Size{100, 36}, tests::levels_drawn(screen.map),
                                       std::move(stored));
}

std::uint64_t hash_of(const GameTable& table) {
    return rules::state_hash({table.catalog, *table.game.world()});
}

/// True while an animation or an automatic action goes on; it ends with the process.
bool goes_on(const flow::Game& game) {
    return game.prompt() != nullptr && flow::only_skips(*game.prompt());
}

/// The screen that comes back; the sight of a death is over then, too.
std::string_view path_afterwards(const Screen& screen, const flow::Game& killed) {
    return goes_on(killed) ? "play" : screen.path == "death" ? "death/recap" : screen.path;
}

void check_comes_back(const Screen& screen) {
    CAPTURE(screen.path, screen.way);
    const auto killed = reach(screen);
    REQUIRE(killed->game.awaiting() == screen.path);
    const auto next = next_process(*killed, screen);
    CHECK(next->game.awaiting() == path_afterwards(screen, killed->game));
    REQUIRE(next->game.world() != nullptr);
    CHECK(hash_of(*next) == hash_of(*killed));
    if (killed->game.prompt() == nullptr || goes_on(killed->game)) {
        return;
    }
    REQUIRE(next->game.prompt() != nullptr);
    CHECK(next->game.prompt()->offers == killed->game.prompt()->offers);
    const screen::MenuModel* const menu = screen::open_menu(killed->game.screens());
    const screen::MenuModel* const again = screen::open_menu(next->game.screens());
    REQUIRE((again != nullptr) == (menu != nullptr));
    CHECK((menu == nullptr || again->cursor == menu->cursor));
}

}  // namespace

TEST_CASE("a game that is killed on any screen of a run comes back to it", "[headless][F4][robustness]") {
    for (const Screen& screen : all_screens()) {
        if (!screen.path.starts_with("title")) {
            check_comes_back(screen);
        }
    }
}

TEST_CASE("a game that is killed over a recording or in a lesson comes back to it", "[headless][F4][F5]") {
    for (const Screen& screen : screens_besides) {
        check_comes_back(screen);
    }
}

}  // namespace torchwake::headless
