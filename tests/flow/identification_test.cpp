// The question of an effect, as a menu that opens by itself; and the page of discoveries.

#include "flow/drawn_game.hpp"
#include "scenario/identification_catalog.hpp"

#include <torchwake/rules/apparent_kind.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::MenuPurpose;

/// Two potions and a scroll of identify on the way.
constexpr std::string_view way = R"(
    #######
    #@evi.#
    #######)";

/// A blade that is cursed, though it doesn't look it, mail, and a scroll that lifts curses.
constexpr std::string_view bane = R"(
    #######
    #@)[y.#
    #######)";

/// The hero with all three, a to c.
struct Reader : DrawnGame {
    explicit Reader(const GameSettings& settings = {.start = Start::NewGame})
        : DrawnGame(way, scenario::identification_catalog(), settings) {}
    void gather() { start().press("Right g Right g Right g"); }
    [[nodiscard]] std::string known(int slot) const {
        return scenario::identification_catalog()
            .item(*knowledge().pack().at(static_cast<std::size_t>(slot)).item)
            .id;
    }
};

/// The hero with blade, mail and scroll, a to c; it holds the blade, and knows by that what is wrong with it.
struct Cursed : DrawnGame {
    explicit Cursed(const GameSettings& settings = {.start = Start::NewGame})
        : DrawnGame(bane, scenario::identification_catalog(), settings) {
        rules::LevelPlan plan = scenario::read_level(scenario::identification_catalog(), bane).plan;
        const auto blade =
            std::ranges::find(plan.items, core::Point{2, 1}, &rules::Spawn<content::ItemId>::at);
        REQUIRE(blade != plan.items.end());
        blade->kind = scenario::identification_catalog().find_item("blade.dull").value();
        ruleset.level_source = [plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; };
    }
    void gather() { start().press("Right g Right g Right g a a"); }
    [[nodiscard]] std::string held() const {
        return scenario::identification_catalog().item(knowledge().hero().weapon).id;
    }
};

/// The next process goes on where that of a game died: with what was open, and its cursor.
void come_back(const DrawnGame& game, DrawnGame& next) {
    next.storage.kept_runs = game.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.start();
    CHECK(next.game.awaiting() == game.game.awaiting());
    CHECK(next.hash() == game.hash());
    if (game.menu() != nullptr) {
        REQUIRE(next.menu() != nullptr);
        CHECK(next.menu()->cursor == game.menu()->cursor);
    }
}

}  // namespace

TEST_CASE("reading identify opens a menu of what it can tell, and the answer is what comes out",
          "[flow][identification][T6][F6]") {
    Reader game;
    game.gather();
    CHECK(game.known(0) != "elixir");
    game.press("a c");
    CHECK(game.game.awaiting() == "play/identify");
    REQUIRE(game.menu() != nullptr);
    CHECK(game.menu()->purpose == MenuPurpose::Identify);
    CHECK(game.menu()->lines[0].enabled);
    CHECK(game.menu()->lines[1].enabled);
    const std::int32_t turn = game.turn();
    game.press("Down Enter");
    CHECK(game.game.awaiting() == "play");
    CHECK(game.known(1) == "venom");
    CHECK(game.known(0) != "elixir");
    CHECK(game.turn() == turn);
    game.require_clean_end();
}

TEST_CASE("a thing that is no answer says why, and the menu stays; Escape gives the question up",
          "[flow][identification][T6][F7]") {
    Reader game;
    game.gather();
    game.press("a a a c");
    CHECK(game.game.awaiting() == "play/identify");
    game.press("a");
    CHECK(game.game.awaiting() == "play/identify");
    CHECK(game.stage.refusals.back() == rules::RefusalReason::SlotEmpty);
    game.press("Escape");
    CHECK(game.game.awaiting() == "play");
    CHECK_FALSE(game.knowledge().choice().has_value());
    CHECK(std::holds_alternative<rules::ChoiceWasted>(game.stage.events.back()));
    game.press("Right");
    CHECK(game.hero_at() == core::Point{5, 1});
    game.require_clean_end();
}

TEST_CASE("a process that dies inside the question comes back into it, with its cursor",
          "[flow][identification][F4]") {
    for (const std::string_view keys : {"", "Down", "Down Tab"}) {
        CAPTURE(keys);
        Reader game;
        game.gather();
        game.press("a c");
        game.press(keys);
        Reader next({.start = Start::Continue});
        come_back(game, next);
        next.press(game.menu() == nullptr ? "Escape b" : "b");
        CHECK(next.game.awaiting() == "play");
        CHECK(next.known(1) == "venom");
        next.require_clean_end();
        game.require_clean_end();
    }
}

TEST_CASE("reading remove curse opens a menu of what it can free, and the answer comes off",
          "[flow][identification][I6][T6][F6]") {
    Cursed game;
    game.gather();
    REQUIRE(game.held() == "blade.dull");
    game.press("a a");
    CHECK(game.stage.refusals.back() == rules::RefusalReason::CursedStays);
    game.press("c");
    CHECK(game.game.awaiting() == "play/remove-curse");
    REQUIRE(game.menu() != nullptr);
    CHECK(game.menu()->purpose == MenuPurpose::RemoveCurse);
    CHECK(game.menu()->lines[0].enabled);
    CHECK_FALSE(game.menu()->lines[1].enabled);
    const std::int32_t turn = game.turn();
    game.press("a");
    CHECK(game.game.awaiting() == "play");
    CHECK(game.turn() == turn);
    CHECK(game.held() == "blade.dull.freed");
    CHECK(std::holds_alternative<rules::CurseLifted>(game.stage.events.back()));
    game.press("a a");
    CHECK_FALSE(game.knowledge().hero().weapon.valid());
    game.require_clean_end();
}

TEST_CASE("what has no curse says so, and the menu stays; Escape leaves the curse where it is",
          "[flow][identification][I6][T6][F7]") {
    Cursed game;
    game.gather();
    game.press("a c");
    REQUIRE(game.game.awaiting() == "play/remove-curse");
    game.press("b");
    CHECK(game.game.awaiting() == "play/remove-curse");
    CHECK(game.stage.refusals.back() == rules::RefusalReason::NoAnswer);
    game.press("Escape");
    CHECK(game.game.awaiting() == "play");
    CHECK_FALSE(game.knowledge().choice().has_value());
    CHECK(std::holds_alternative<rules::ChoiceWasted>(game.stage.events.back()));
    CHECK(game.held() == "blade.dull");
    game.require_clean_end();
}

TEST_CASE("a process that dies inside the question of a curse comes back into it, with its cursor",
          "[flow][identification][F4]") {
    for (const std::string_view keys : {"", "Down", "Tab"}) {
        CAPTURE(keys);
        Cursed game;
        game.gather();
        game.press("a c");
        game.press(keys);
        Cursed next({.start = Start::Continue});
        come_back(game, next);
        next.press(game.menu() == nullptr ? "Escape a" : "a");
        CHECK(next.game.awaiting() == "play");
        CHECK(next.held() == "blade.dull.freed");
        next.require_clean_end();
        game.require_clean_end();
    }
}

TEST_CASE("the page of discoveries is only read", "[flow][identification][F6]") {
    Reader game;
    game.gather();
    game.press("\"");
    CHECK(game.game.awaiting() == "play/discoveries");
    const std::uint64_t before = game.hash();
    CHECK(game.layer<screen::DiscoveriesModel>().page == screen::DiscoveryPage::Monsters);
    game.press("Right Right");
    CHECK(game.layer<screen::DiscoveriesModel>().page == screen::DiscoveryPage::Spells);
    game.press("Left Down Up End Home");
    CHECK(game.layer<screen::DiscoveriesModel>().page == screen::DiscoveryPage::Things);
    game.press("Escape");
    CHECK(game.game.awaiting() == "play");
    CHECK(game.hash() == before);
    game.require_clean_end();
}

}  // namespace torchwake::flow
