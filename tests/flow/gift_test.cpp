// The choice of a gift where a run begins.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"
#include "scenario/market.hpp"

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace torchwake::flow {
namespace {

using scenario::gift_catalog;
using screen::Action;

struct Beginning : DrawnGame {
    Beginning() : DrawnGame(short_hall, gift_catalog()) { start(); }
    explicit Beginning(const DrawnGame& killed)
        : DrawnGame(short_hall, gift_catalog(), {.start = Start::Continue}) {
        storage.kept_runs = killed.storage.kept_runs;
        storage.kept_runs.leave();
        start();
    }
    [[nodiscard]] const screen::GiftModel& gifts() const { return layer<screen::GiftModel>(); }
    /// The sort of the gift in a line.
    [[nodiscard]] std::string sort_at(std::size_t line) const {
        const auto gift = std::get<screen::GiftLine>(gifts().menu.lines.at(line).what).gift;
        return gift_catalog().gift(gift).sort;
    }
    [[nodiscard]] bool tells_quest() const {
        return screen::model_in<screen::PlayModel>(game.screens().front().layer)->quest.has_value();
    }
};

}  // namespace

TEST_CASE("a run that shows every cell begins with the gifts, too", "[flow][gift][F6]") {
    DrawnGame played(short_hall, gift_catalog(), {.start = Start::NewGame, .omniscient = true});
    played.start();
    CHECK(played.game.awaiting() == "play/gift");
    CHECK(played.knowledge().hero().cheated);
}

TEST_CASE("a run begins with the choice of three gifts, which also tells what is sought",
          "[flow][gift][F6]") {
    Beginning played;
    CHECK(played.game.awaiting() == "play/gift");
    REQUIRE(played.gifts().menu.lines.size() == 3);
    CHECK(played.sort_at(0) == "weapon");
    CHECK(played.sort_at(1) == "coins");
    CHECK(played.sort_at(2) == "magic");
    CHECK(played.gifts().quest.has_value());
    CHECK_FALSE(played.tells_quest());
    played.press("b");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().hero().coins == core::Coins{300});
    CHECK(played.turn() == 0);
    CHECK_FALSE(played.tells_quest());
    CHECK(played.press("Right"));
    CHECK(played.turn() == 1);
    played.require_clean_end();
}

TEST_CASE("Escape takes no gift: it opens the pause menu, and goes back from there", "[flow][gift][F7]") {
    Beginning played;
    played.press("Down Escape");
    CHECK(played.game.awaiting() == "play/gift/pause");
    played.press("Escape");
    CHECK(played.game.awaiting() == "play/gift");
    CHECK(played.gifts().menu.cursor == 1);
    CHECK(played.gifts().quest.has_value());
    CHECK(played.knowledge().choice().has_value());
    played.press("Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().hero().coins == core::Coins{300});
    played.require_clean_end();
}

TEST_CASE("a run that was put away before its gift goes on with the choice", "[flow][gift][F4]") {
    Beginning played;
    played.press("Down Escape s");
    CHECK(played.game.awaiting() == "title");
    played.take(Action::Continue);
    CHECK(played.game.awaiting() == "play/gift");
    CHECK(played.knowledge().choice().has_value());
    played.require_clean_end();
}

TEST_CASE("a right click gives no choice of a gift up", "[flow][gift][H5]") {
    Beginning played;
    CHECK_FALSE(played.click({2, 1}, screen::MouseButton::Right));
    CHECK(played.game.awaiting() == "play/gift");
    played.require_clean_end();
}

TEST_CASE("a gift is chosen by the pointer, and by the pad", "[flow][gift][F7]") {
    Beginning by_pointer;
    by_pointer.hover_line(2);
    CHECK(by_pointer.gifts().menu.cursor == 2);
    by_pointer.click_line(1);
    CHECK(by_pointer.knowledge().hero().coins == core::Coins{300});
    by_pointer.require_clean_end();
    Beginning by_pad;
    CHECK(by_pad.game.input(screen::KeyPressed{screen::parse_key("PadDown").value()}));
    CHECK(by_pad.game.input(screen::KeyPressed{screen::parse_key("PadA").value()}));
    CHECK(by_pad.knowledge().hero().coins == core::Coins{300});
    by_pad.require_clean_end();
}

TEST_CASE("a killed game restores the choice of a gift with its cursor, and the gift that was taken",
          "[flow][gift][F4]") {
    for (const std::string_view keys : {"", "Down", "Down Down", "Down Down Up", "Down Enter", "c", "b Right",
                                        "b Right i", "Escape", "Escape Escape Down"}) {
        CAPTURE(keys);
        Beginning played;
        played.press(keys);
        const DrawnGame& killed = played;
        const Beginning next(killed);
        CHECK(next.game.awaiting() == played.game.awaiting());
        CHECK(next.hash() == played.hash());
        CHECK(next.turn() == played.turn());
        REQUIRE((next.menu() == nullptr) == (played.menu() == nullptr));
        if (played.menu() != nullptr) {
            CHECK(next.menu()->cursor == played.menu()->cursor);
        }
        CHECK_FALSE(next.tells_quest());
        if (played.game.awaiting() == "play/gift") {
            CHECK(next.gifts().quest.has_value());
        }
    }
}

TEST_CASE("a killed game restores the list of keys that covers the choice of a gift", "[flow][gift][F4]") {
    Beginning played;
    played.press("Escape");
    played.take(Action::Options);
    played.take(Action::Bindings);
    played.take(Action::Choose, 5);
    REQUIRE(played.game.awaiting() == "play/gift/pause/options/bindings/capture");
    const DrawnGame& killed = played;
    Beginning next(killed);
    CHECK(next.game.awaiting() == "play/gift/pause/options/bindings/capture");
    next.require_clean_end();
    played.require_clean_end();
}

TEST_CASE("a run taken over before its gift asks for it, as practice; undoing goes back to the choice",
          "[flow][gift][F6]") {
    Beginning played;
    played.press("b Right Escape");
    played.take(Action::Watch);
    REQUIRE(played.game.awaiting() == "watch");
    played.take(Action::Home);
    played.take(Action::TakeOver);
    CHECK(played.game.awaiting() == "play/gift");
    CHECK(played.knowledge().hero().cheated);
    played.press("a");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().hero().coins == core::Coins{0});
    played.press("Ctrl+z");
    CHECK(played.game.awaiting() == "play/gift");
    played.press("b");
    CHECK(played.knowledge().hero().coins == core::Coins{300});
    played.require_clean_end();
}

}  // namespace torchwake::flow
