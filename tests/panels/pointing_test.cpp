#include "staged/staged_game.hpp"

#include <torchwake/panels/text_screen.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

constexpr std::string_view hall_with_troll = R"(
    ###########
    #@......T.#
    #.........#
    ###########)";

std::vector<core::Point> cells_of(StagedGame& game, std::string_view sprite) {
    std::vector<core::Point> cells;
    for (const SpriteQuad& quad : game.frame().map.quads) {
        if (game.presenter.sprites().names()[quad.sprite].name == sprite) {
            cells.push_back({quad.x / sprite_pixels, quad.y / sprite_pixels});
        }
    }
    return cells;
}

TEST_CASE("the keys in the edge of a page or a box are clickable where they are drawn",
          "[panels][pointing][F7]") {
    StagedGame game(hall_with_troll);
    const auto offer_at = [&game](core::Size size, std::string_view part) {
        const screen::Pointed over = game.pick(size, cell_of(game, size, part));
        const auto* const offer = std::get_if<screen::PointedOffer>(&over);
        return offer != nullptr ? std::optional(offer->offer.action) : std::nullopt;
    };
    const screen::MessagesModel messages;
    const screen::ItemModel item{screen::MenuPurpose::Use, game.scenario.give('!')};
    const screen::MenuModel menu{screen::MenuPurpose::Use, {{screen::FreeSlotLine{}, U'a', false}}, 0};
    for (const core::Size size : {smallest_size, usual_size, window_size}) {
        game.open("messages", &messages, {{screen::Action::Cancel, 0}, {screen::Action::Filter, 0}});
        CHECK(offer_at(size, "Esc: back") == screen::Action::Cancel);
        CHECK(offer_at(size, "/: filter") == screen::Action::Filter);
        game.screens.pop_back();
        game.open("use", &menu, {{screen::Action::Cancel, 0}});
        CHECK(offer_at(size, "Esc: back") == screen::Action::Cancel);
        game.open("item", &item, {{screen::Action::Cancel, 0}});
        CHECK(offer_at(size, "Esc: back") == screen::Action::Cancel);
        game.screens.resize(1);
    }
}

TEST_CASE("each part of the messages is one click away", "[panels][pointing][H3]") {
    StagedGame game(hall_with_troll);
    screen::MessagesModel messages;
    game.open("messages", &messages, {{screen::Action::Left, 0}, {screen::Action::Right, 0}});
    const auto click_on = [&game](std::string_view part) {
        const screen::Pointed over = game.pick(usual_size, cell_of(game, usual_size, part));
        const auto* const offer = std::get_if<screen::PointedOffer>(&over);
        return offer != nullptr ? std::optional(offer->offer.action) : std::nullopt;
    };
    CHECK(click_on("fights") == screen::Action::Right);
    CHECK(click_on("things") == screen::Action::Left);
    messages.filter = screen::MessageFilter::Things;
    CHECK(click_on("fights") == screen::Action::Left);
    CHECK(click_on("all") == screen::Action::Right);
}

TEST_CASE("in a wide window text has a row of its own, and hides no label", "[panels][pointing][H3]") {
    static constexpr core::Size size{128, 40};
    StagedGame game(hall_with_troll);
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play,
              {{screen::Action::Actions, 0},
               {screen::Action::Help, 0},
               {screen::Action::Attack, 0},
               {screen::Action::Fire, 0},
               {screen::Action::Throw, 0},
               {screen::Action::Repeat, 0},
               {screen::Action::Get, 0},
               {screen::Action::Descend, 0},
               {screen::Action::Ascend, 0},
               {screen::Action::SwapWeapons, 0}});
    const auto labels = [&game] {
        std::vector<screen::Pointed> row;
        row.reserve(static_cast<std::size_t>(size.width));
        for (std::int32_t x = 0; x < size.width; ++x) {
            row.push_back(game.pick_in_window(size, {x, size.height - 1}));
        }
        return row;
    };
    const auto told = [&game] { return text_in(game.frame(size).text); };
    const std::vector<screen::Pointed> before = labels();
    CHECK(std::ranges::count(before, screen::Pointed{screen::PointedOffer{{screen::Action::Attack}}}) > 5);
    game.presenter.point(screen::PointedCell{{8, 1}});
    CHECK(labels() == before);
    CHECK(shows(told(), "troll"));
    game.presenter.point(screen::PointedOffer{{screen::Action::Fire}});
    CHECK(labels() == before);
    CHECK(shows(told(), "Your hands hold nothing that shoots."));
    game.presenter.point(screen::PointedOffer{{screen::Action::Descend}});
    CHECK(shows(told(), "You know of no stairs down."));
    game.presenter.point(screen::PointedCell{{1, 1}});
    CHECK(shows(told(), "A click waits a turn."));
}

TEST_CASE("the map shows the way of a click while the pointer is on the map", "[panels][map][pointing][F7]") {
    StagedGame game(hall_with_troll);
    const std::vector<core::Point> way{{2, 1}, {3, 1}, {4, 2}};
    screen::PlayModel play{game.scenario.knowledge()};
    play.way = &way;
    game.open("play", &play, {{screen::Action::Wait, 0}});
    CHECK(cells_of(game, "path").empty());
    game.presenter.point(screen::PointedCell{way.back()});
    CHECK(cells_of(game, "path") == way);
    game.presenter.point(screen::PointedSign{"sign-health"});
    CHECK(cells_of(game, "path").empty());
}

TEST_CASE("the odds of the enemy under the pointer are told to their end", "[panels][pointing][T1]") {
    StagedGame game(hall_with_troll);
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play,
              {{screen::Action::Throw, 0},
               {screen::Action::Attack, 0},
               {screen::Action::Fire, 0},
               {screen::Action::Repeat, 0},
               {screen::Action::Actions, 0},
               {screen::Action::Drop, 0},
               {screen::Action::Examine, 0},
               {screen::Action::Help, 0}});
    game.presenter.point(screen::PointedCell{{8, 1}});
    const std::string roomy = help_row(game, {240, 45});
    const std::string told = roomy.substr(0, roomy.find("    "));
    REQUIRE(shows(told, "you down in "));
    constexpr core::Size judged{128, 40};
    CHECK(shows(help_row(game, judged), told));
    CHECK(shows(help_row(game, judged), "[?] help"));
}

TEST_CASE("an arrow at the edge of the map points to an enemy for whom it has no room",
          "[panels][pointing][H3]") {
    const std::string wall(70, '#');
    const std::string hall =
        "#" + std::string(29, '.') + "@" + std::string(17, '.') + "T" + std::string(20, '.');
    StagedGame game(wall + "\n" + hall + "#\n" + wall);
    REQUIRE(game.scenario.knowledge().actors_in_view().size() == 1);
    constexpr core::Size small{40, 16};
    CHECK(shows(game.text(small), "\u25BA"));
    const screen::Pointed over = game.pick(small, cell_of(game, small, "\u25BA"));
    const auto* const entry = std::get_if<screen::PointedEntry>(&over);
    REQUIRE(entry != nullptr);
    CHECK(entry->at == core::Point{48, 1});
    CHECK_FALSE(shows(game.text(window_size), "\u25BA"));
}

TEST_CASE("a window names what is under the pointer beside it, and never over it", "[panels][pointing][H3]") {
    StagedGame game(hall_with_troll);
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play, {{screen::Action::Wait, 0}});
    const auto rows_with = [&game](std::string_view name) {
        const std::string text = text_in(game.frame({128, 40}).text);
        std::size_t rows = 0;
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
            ++rows;
        }
        return rows;
    };
    const std::size_t without = rows_with("troll");
    game.presenter.point(screen::PointedCell{{8, 1}});
    CHECK(rows_with("troll") == without + 2);  // in the help row, and beside the pointer
    game.presenter.point(screen::PointedCell{{3, 2}});
    CHECK(rows_with("troll") == without);
}

TEST_CASE("a look has a cursor, and its cell is half white", "[panels][frame][T1]") {
    StagedGame game(hall_with_troll);
    screen::LookModel look{{3, 2}};
    game.open("examine", &look, {{screen::Action::Cancel, 0}});
    CHECK(cells_of(game, "cursor") == std::vector<core::Point>{{3, 2}});
    const std::vector<SpriteQuad>& quads = game.frame().map.quads;
    CHECK(std::ranges::any_of(quads, [](const SpriteQuad& quad) {
        return quad.x == 3 * sprite_pixels && quad.y == 2 * sprite_pixels && quad.whiteness == 128;
    }));
    CHECK(std::ranges::none_of(
        quads, [](const SpriteQuad& quad) { return quad.x != 3 * sprite_pixels && quad.whiteness > 0; }));
    CHECK(game.frame().map_light == content::Colour{255, 255, 255});
    look.at = {4, 2};
    CHECK(cells_of(game, "cursor") == std::vector<core::Point>{{4, 2}});
}

TEST_CASE("aiming shows the way, the area and whom it reaches", "[panels][frame][T2]") {
    StagedGame game(hall_with_troll);
    const screen::MenuModel use{screen::MenuPurpose::Use, {{screen::FreeSlotLine{}, U'a', true}}, 0};
    game.open("use", &use, {{screen::Action::Cancel, 0}});
    game.frame();
    const screen::AimModel aim = aimed_at(game, {7, 1});
    game.open("aim", &aim, {{screen::Action::Cancel, 0}});
    CHECK(cells_of(game, "cursor") == std::vector<core::Point>{{7, 1}});
    CHECK(cells_of(game, "path") == std::vector<core::Point>{{2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}});
    CHECK(cells_of(game, "aim_area") == aim.forecast.area);
    CHECK(cells_of(game, "target") == std::vector<core::Point>{{8, 1}});
    CHECK(game.frame().map_light == content::Colour{255, 255, 255});
}

TEST_CASE("aiming darkens the cells that are too far", "[panels][frame][T2]") {
    StagedGame game(hall_with_troll);
    const auto light_at = [&game](core::Point at) {
        const std::vector<SpriteQuad>& quads = game.frame().map.quads;
        const auto found = std::ranges::find_if(quads, [at](const SpriteQuad& quad) {
            return quad.x == at.x * sprite_pixels && quad.y == at.y * sprite_pixels;
        });
        REQUIRE(found != quads.end());
        return std::int32_t{found->tint.front().red} + found->tint.front().green + found->tint.front().blue;
    };
    const core::Point hero = game.scenario.knowledge().hero().at;
    const core::Point last{hero.x + 4, 2};
    const core::Point beyond{hero.x + 5, 2};
    screen::AimModel aim = aimed_at(game, {hero.x + 1, 2});
    aim.forecast.area.clear();
    aim.range = core::Cells{20};
    game.open("aim", &aim, {{screen::Action::Cancel, 0}});
    const std::int32_t last_lit = light_at(last);
    const std::int32_t beyond_lit = light_at(beyond);
    aim.range = core::Cells{4};
    aim.at = {hero.x + 2, 2};
    CHECK(light_at(last) == last_lit);
    CHECK(light_at(beyond) < beyond_lit);
}

TEST_CASE("a cell that can't be aimed at has another cursor and way", "[panels][frame][T2]") {
    StagedGame game(hall_with_troll);
    screen::AimModel aim = aimed_at(game, {9, 1});
    game.open("aim", &aim, {{screen::Action::Cancel, 0}});
    CHECK(cells_of(game, "cursor_bad").empty());
    aim.refusal = rules::Refusal{rules::RefusalReason::TargetTooFar, aim.item};
    CHECK(cells_of(game, "cursor_bad").size() == 1);
    CHECK(cells_of(game, "cursor").empty());
    CHECK(cells_of(game, "path").empty());
    CHECK_FALSE(cells_of(game, "path_bad").empty());
}

TEST_CASE("travel shows the way that it would take", "[panels][frame]") {
    StagedGame game(hall_with_troll);
    screen::TravelModel travel{{4, 2}, {{2, 1}, {3, 2}, {4, 2}}};
    game.open("travel", &travel, {{screen::Action::Cancel, 0}});
    CHECK(cells_of(game, "path") == std::vector<core::Point>{{2, 1}, {3, 2}});
    travel.way.clear();
    CHECK(cells_of(game, "cursor_bad").size() == 1);
}

TEST_CASE("the view keeps the cursor in sight, and comes back to the hero", "[panels][frame][T1]") {
    const std::string row(60, '.');
    StagedGame game("#" + row + "#\n#@" + row.substr(1) + "#\n#" + row + "#\n");
    const core::Point home = game.frame().map.camera;
    screen::LookModel look{{50, 1}};
    game.open("examine", &look, {{screen::Action::Cancel, 0}});
    const core::Point there = game.frame().map.camera;
    constexpr std::int32_t half_view = 16 * sprite_pixels;
    CHECK(50 * sprite_pixels >= there.x - half_view);
    CHECK(51 * sprite_pixels <= there.x + half_view);
    game.screens.pop_back();
    CHECK(game.frame().map.camera == home);
}

TEST_CASE("who sleeps, hunts or is confused has a mark over its head", "[panels][frame]") {
    StagedGame game(hall_with_troll);
    const rules::EntityId troll = game.scenario.actor('T');
    const auto marks = [&] {
        game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
        return std::vector<std::size_t>{cells_of(game, "sleeping").size(), cells_of(game, "confused").size(),
                                        cells_of(game, "hunting").size(), cells_of(game, "threat").size()};
    };
    game.scenario.world.entities.minds[troll].intent = rules::Intent::Sleep;
    CHECK(marks() == std::vector<std::size_t>{1, 0, 0, 0});
    game.scenario.world.entities.minds[troll].intent = rules::Intent::Hunt;
    CHECK(marks() == std::vector<std::size_t>{0, 0, 1, 1});
    game.scenario.confuse(rules::hero_id, 3);
    CHECK(marks() == std::vector<std::size_t>{0, 1, 1, 1});
}

TEST_CASE(
    "poison, haste, slowness, strength and flight have marks of their own, on monsters and hero, two at most",
    "[panels][frame][T8]") {
    StagedGame game(hall_with_troll);
    const rules::EntityId troll = game.scenario.actor('T');
    const auto lasts = [&](rules::EntityId actor, content::ConditionKind kind) {
        auto& all = game.scenario.world.entities.conditions;
        if (!all.contains(actor)) {
            all.insert(actor, rules::Conditions{});
        }
        rules::Condition& condition = all[actor].of[static_cast<std::size_t>(kind)];
        condition.turns = 5;
        condition.amount = 1;
    };
    const auto marked = [&](std::string_view sprite) {
        game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
        return cells_of(game, sprite).size();
    };
    game.scenario.world.entities.minds[troll].intent = rules::Intent::Flee;
    CHECK(marked("afraid") == 1);
    lasts(troll, content::ConditionKind::Haste);
    CHECK(marked("hasted") == 1);
    lasts(troll, content::ConditionKind::Held);
    CHECK(marked("held") == 1);
    CHECK(marked("hasted") == 0);  // the two gravest alone
    game.scenario.world.entities.conditions[troll]
        .of[static_cast<std::size_t>(content::ConditionKind::Held)]
        .turns = 0;
    lasts(troll, content::ConditionKind::Poison);
    CHECK(marked("poisoned") == 1);
    CHECK(marked("hasted") == 0);  // the two gravest alone
    lasts(rules::hero_id, content::ConditionKind::Slow);
    CHECK(marked("slowed") == 1);
    lasts(rules::hero_id, content::ConditionKind::Strength);
    CHECK(marked("strengthened") == 1);
}

TEST_CASE("the title's torches burn", "[panels][frame]") {
    stage::Presenter presenter(named_catalog(), english(), game_keys());
    screen::TitleModel title;
    title.menu = {screen::MenuPurpose::Title, {{screen::ActionLine{screen::Action::Quit}, U'q', true}}, 0};
    const std::vector<screen::Entry> screens{{"title", &title, nullptr}};
    const std::uint64_t first = presenter.frame(screens, 1, {160, 45}, {32, 19}).revision;
    REQUIRE(presenter.next_change().has_value());
    presenter.advance({150});
    const stage::Frame& later = presenter.frame(screens, 1, {160, 45}, {32, 19});
    CHECK(later.revision > first);
    CHECK(later.title_step == 1);
    presenter.set_focus(false);
    CHECK_FALSE(presenter.next_change().has_value());
}

TEST_CASE("the title picture rests at its first step where motion is reduced", "[panels][frame][F7]") {
    stage::Presenter presenter(named_catalog(), english(), game_keys());
    save::Options still;
    still.reduced_motion = true;
    presenter.show(screen::OptionsChanged{&still});
    screen::TitleModel title;
    title.menu = {screen::MenuPurpose::Title, {{screen::ActionLine{screen::Action::Quit}, U'q', true}}, 0};
    const std::vector<screen::Entry> screens{{"title", &title, nullptr}};
    CHECK(presenter.frame(screens, 1, {160, 45}, {32, 19}).logo.has_value());
    presenter.advance({1000});
    CHECK(presenter.frame(screens, 1, {160, 45}, {32, 19}).title_step == 0);
    CHECK_FALSE(presenter.next_change().has_value());
}

}  // namespace
}  // namespace torchwake::panels
