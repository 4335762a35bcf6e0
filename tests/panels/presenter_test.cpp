#include "panels/golden.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/panels/layout.hpp>
#include <torchwake/words/colours.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::panels {
using namespace staged;
namespace {

using core::Direction;
using screen::Action;

screen::MenuModel use_menu() {
    screen::MenuModel menu{screen::MenuPurpose::Use, {}, 0};
    menu.lines.push_back({screen::ItemLine{*named_catalog().find_item("health_potion"), 1, 1}, U'a', true});
    menu.lines.push_back({screen::FreeSlotLine{}, U'b', false});
    menu.lines.push_back({screen::ItemLine{*named_catalog().find_item("wand"), 1, 3}, U'c', true});
    return menu;
}

TEST_CASE("the game's text screen shows map, sidebar, log and help", "[panels][text]") {
    const StagedGame game(two_rooms);
    check_golden("play", game.text());
}

TEST_CASE("a menu is centred, bordered, titled, with a marker and a hint", "[panels][text][F7]") {
    StagedGame game(two_rooms);
    const screen::MenuModel menu = use_menu();
    game.open("use", &menu, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    check_golden("menu", game.text());
}

TEST_CASE("the title shows its menu", "[panels][text]") {
    const stage::Presenter presenter(named_catalog(), english(), game_keys());
    screen::TitleModel title;
    title.menu = {
        screen::MenuPurpose::Title,
        {{screen::ActionLine{Action::NewGame}, U'n', true}, {screen::ActionLine{Action::Quit}, U'q', true}},
        0};
    title.notice = screen::Notice{"load-failed", "It is damaged."};
    const std::array<screen::Entry, 1> screens{screen::Entry{"title", &title, nullptr}};
    TextScreen page({60, 22});
    presenter.draw_text(screens, page);
    std::string text;
    for (const std::string& row : page.rows()) {
        text += row + "|\n";
    }
    check_golden("title", text);
}

TEST_CASE("a death is told over the game, and then summed up", "[panels][text][F3]") {
    StagedGame game(two_rooms);
    const rules::RunOutcome outcome{rules::RunEnd::HeroDied, *named_catalog().find_monster("orc")};
    const screen::DeathModel death{outcome};
    game.open("death", &death, {});
    check_golden("death", game.text());
    screen::RecapModel recap;
    recap.outcome = outcome;
    recap.depth = recap.deepest_depth = 3;
    recap.turns = 120;
    recap.kills = 7;
    recap.seed = 42;
    recap.menu = {screen::MenuPurpose::Recap, {{screen::ActionLine{Action::SameSeed}, U's', true}}, 0};
    game.open("recap", &recap, {});
    check_golden("recap", game.text());
}

TEST_CASE("help lists each action with its keys, and messages scroll", "[panels][text]") {
    StagedGame game(two_rooms);
    const screen::HelpModel help;
    game.open("help", &help, {{Action::Cancel, 0}});
    check_golden("help", game.text());
    game.screens.pop_back();
    for (int i = 0; i < 3; ++i) {
        game.act(rules::PickUp{});
    }
    const screen::MessagesModel messages;
    game.open("messages", &messages, {{Action::Cancel, 0}});
    check_golden("messages", game.text());
}

TEST_CASE("the chosen line is bright and bold, the others at two thirds", "[panels][text][F7]") {
    StagedGame game(two_rooms);
    screen::MenuModel menu = use_menu();
    menu.cursor = 2;
    game.open("use", &menu, {{Action::Cancel, 0}});
    TextScreen page({60, 22});
    game.presenter.draw_text(game.screens, page);
    const std::vector<std::string> rows = page.rows();
    for (std::int32_t y = 0; y < 22; ++y) {
        for (std::int32_t x = 0; x < 60; ++x) {
            const TextCell& cell = page.at({x, y});
            const TextCell& after = page.at({std::min(x + 1, 59), y});
            if (cell.glyph == U'a' && after.glyph == U')') {
                CHECK_FALSE(cell.bold);
            }
            if (cell.glyph == U'c' && after.glyph == U')') {
                CHECK(cell.bold);
                CHECK(page.at({x - 2, y}).glyph == U'>');
            }
        }
    }
}

TEST_CASE("behind a menu the map is dimmed by half, and sidebar and log are not", "[panels][text][F7]") {
    StagedGame game(R"(
        #############################################
        #...........................................#
        #...........................................#
        #.....................@.....................#
        #############################################)");
    TextScreen before({100, 36});
    game.presenter.draw_text(game.screens, before);
    const screen::MenuModel menu = use_menu();
    game.open("use", &menu, {{Action::Cancel, 0}});
    TextScreen after({100, 36});
    game.presenter.draw_text(game.screens, after);
    const Layout layout = lay_out({100, 36});
    std::int32_t walls = 0;
    for (std::int32_t x = 0; x < layout.map.right(); ++x) {
        for (std::int32_t y = 0; y < layout.map.bottom(); ++y) {
            if (before.at({x, y}).glyph == U'#' && after.at({x, y}).glyph == U'#') {
                ++walls;
                CHECK(after.at({x, y}).ink.red <= before.at({x, y}).ink.red / 2 + 1);
            }
        }
    }
    CHECK(walls > 0);
    for (std::int32_t y = 0; y < layout.sidebar.size.height; ++y) {
        for (std::int32_t x = layout.sidebar.left(); x < layout.sidebar.right(); ++x) {
            CHECK(after.at({x, y}) == before.at({x, y}));
        }
    }
}

TEST_CASE("a menu longer than its room scrolls with the cursor", "[panels][text][I9]") {
    StagedGame game(two_rooms);
    screen::MenuModel menu{screen::MenuPurpose::Drop, {}, 25};
    for (char32_t letter = U'a'; letter <= U'z'; ++letter) {
        menu.lines.push_back({screen::FreeSlotLine{}, letter, true});
    }
    game.open("drop", &menu, {{Action::Cancel, 0}});
    const std::string text = game.text({60, 22});
    CHECK(text.find("> z) free") != std::string::npos);
    CHECK(text.find("a) free") == std::string::npos);
}

TEST_CASE("the pointer finds menu lines, help labels and cells where they are drawn", "[panels][F7]") {
    StagedGame game(two_rooms);
    const core::Size size{60, 22};
    const auto find = [&](std::string_view text) {
        TextScreen page(size);
        game.presenter.draw_text(game.screens, page);
        for (std::int32_t y = 0; y < size.height; ++y) {
            for (std::int32_t x = 0; x + static_cast<std::int32_t>(text.size()) <= size.width; ++x) {
                bool same = true;
                for (std::size_t i = 0; i < text.size(); ++i) {
                    same = same && page.at({x + static_cast<std::int32_t>(i), y}).glyph ==
                                       static_cast<char32_t>(text[i]);
                }
                if (same) {
                    return core::Point{x, y};
                }
            }
        }
        return core::Point{-1, -1};
    };
    CHECK(game.pick(size, find("[?]")) == screen::Pointed{screen::PointedOffer{{Action::Help, 0}}});
    CHECK(game.pick(size, find("@")) == screen::Pointed{screen::PointedCell{{2, 2}}});
    CHECK(game.pick_in_window(size, find("@")) == screen::Pointed{screen::PointedNothing{}});
    const screen::MenuModel menu = use_menu();
    game.open("use", &menu, {{Action::Cancel, 0}});
    CHECK(game.pick(size, find("c) wand")) == screen::Pointed{screen::PointedLine{2}});
    CHECK(game.pick(size, {0, 0}) != screen::Pointed{screen::PointedLine{0}});
}

TEST_CASE("what is remembered is dim, blue and without actors", "[panels][text][W5]") {
    StagedGame game(R"(
        #######
        #@+..d#
        #######)");
    game.act(rules::Walk{Direction::East});  // opens the door
    game.act(rules::CloseDoor{Direction::East});
    const forecast::Knowledge knowledge = game.scenario.knowledge();
    REQUIRE(knowledge.visibility({4, 1}) == forecast::Visibility::Remembered);
    TextScreen page({60, 22});
    game.presenter.draw_text(game.screens, page);
    std::int32_t dim = 0;
    for (std::int32_t x = 0; x < 40; ++x) {
        for (std::int32_t y = 0; y < 15; ++y) {
            const TextCell& cell = page.at({x, y});
            CHECK(cell.glyph != U'd');
            dim += cell.glyph == U'.' && cell.ink.blue > cell.ink.red && cell.ink.red < 60 ? 1 : 0;
        }
    }
    CHECK(dim == 3);
}

TEST_CASE("cosmetics never reach the text screen", "[panels][text]") {
    StagedGame game(two_rooms);
    game.act(rules::Walk{Direction::South});
    const std::string at_once = game.text();
    game.frame();
    for (int i = 0; i < 40; ++i) {
        game.presenter.advance({33});
        game.frame();
    }
    CHECK(game.text() == at_once);
}

TEST_CASE("who killed the hero is told last, whatever falls out of the pack", "[panels][F3][F5]") {
    StagedGame game(two_rooms);
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const rules::ActorRef hero{rules::hero_id, named_catalog().hero(), {2, 2}, true};
    const rules::ActorRef orc{game.scenario.actor('o'), *named_catalog().find_monster("orc"), {3, 2}, true};
    const std::vector<rules::Event> events{rules::ItemFell{potion, {4, 2}, true}, rules::ActorDied{hero, orc},
                                           rules::ItemFell{potion, {2, 2}, true}};
    game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()});
    const std::vector<std::string> told{"A health potion falls to the floor.",
                                        "You die... The orc has put out your torch."};
    CHECK(game.presenter.log_tail(2) == told);
    save::Chronicle chronicle;
    chronicle.add(1, events);
    game.presenter.show(screen::RunEntered{game.scenario.knowledge(), &chronicle});
    CHECK(game.presenter.log_tail(9) == told);
}

TEST_CASE("a dead hero's corpse has its name", "[panels][F3][W3]") {
    StagedGame game(R"(
        #####
        #@T.#
        #####)");
    save::Options options;
    options.hero_name = "Aldo";
    game.presenter.show(screen::OptionsChanged{&options});
    game.scenario.set_hit_points(rules::hero_id, 1);
    for (int turn = 0; turn < 50 && game.scenario.knowledge().hero().alive; ++turn) {
        game.act(rules::Wait{});
    }
    REQUIRE_FALSE(game.scenario.knowledge().hero().alive);
    CHECK(game.text({100, 36}).find("% corpse of Aldo") != std::string::npos);
    options = {};
    game.presenter.show(screen::OptionsChanged{&options});
    CHECK(game.text({100, 36}).find("corpse of") == std::string::npos);
}

TEST_CASE("pages scroll as far as there are lines without room", "[panels][F5][F7]") {
    StagedGame game(two_rooms);
    constexpr core::Size small{60, 22};
    game.presenter.set_text_size(small);
    screen::HelpModel help;
    const std::int32_t range = game.presenter.scroll_range(&help);
    REQUIRE(range > 0);
    game.open("help", &help, {{Action::Cancel, 0}});
    help.first_line = range;
    const std::string end = game.text(small);
    CHECK(end.find("map size") != std::string::npos);
    CHECK(end.find("▼") == std::string::npos);
    help.first_line = range - 1;
    CHECK(game.text(small).find("▼") != std::string::npos);
    game.presenter.set_text_size({160, 60});
    CHECK(game.presenter.scroll_range(&help) == 0);
    const screen::MessagesModel messages;
    CHECK(game.presenter.scroll_range(&messages) == 0);
}

TEST_CASE("the log is told again from the chronicle", "[panels][F5]") {
    StagedGame game(two_rooms);
    game.act(rules::Walk{Direction::East});
    game.act(rules::Walk{Direction::East});
    game.act(rules::PickUp{});
    const std::vector<std::string> told = game.presenter.log_tail(50);
    REQUIRE_FALSE(told.empty());
    stage::Presenter other(named_catalog(), english(), game_keys());
    other.show(screen::RunEntered{game.scenario.knowledge(), &game.chronicle});
    CHECK(other.log_tail(50) == told);
    CHECK(other.log_tail(1).size() == 1);
}

TEST_CASE("the end of the log is told as it was shown, the oldest line first", "[panels][F5]") {
    StagedGame game(two_rooms);
    CHECK(game.presenter.log_tail(3).empty());
    game.presenter.show(rules::Refusal{rules::RefusalReason::NothingToPickUp, {}});
    game.presenter.show(rules::Refusal{rules::RefusalReason::WallInTheWay, {}});
    game.presenter.show(rules::Refusal{rules::RefusalReason::WallInTheWay, {}});
    CHECK(game.presenter.log_tail(0).empty());
    CHECK(game.presenter.log_tail(1) == std::vector<std::string>{"Solid rock. (x2)"});
    CHECK(game.presenter.log_tail(9) ==
          std::vector<std::string>{"There is nothing here to take.", "Solid rock. (x2)"});
}

}  // namespace
}  // namespace torchwake::panels
