// A recorded run that is watched: its time bar, the meaning of a click on it, and moments shown one after
// another.

#include "panels/golden.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/panels/layout.hpp>
#include <torchwake/words/labels.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

using screen::Action;

screen::WatchModel in_the_middle() {
    screen::WatchModel watch;
    watch.hero_name = "Aldo";
    watch.position = 1234;
    watch.size = 4000;
    watch.speed = 4;
    watch.playing = true;
    return watch;
}

std::vector<screen::Offer> watch_offers() {
    return {{Action::Confirm, 0},   {Action::Left, 0},     {Action::Right, 0},    {Action::PageUp, 0},
            {Action::PageDown, 0},  {Action::Home, 0},     {Action::End, 0},      {Action::Up, 0},
            {Action::Down, 0},      {Action::TakeOver, 0}, {Action::Messages, 0}, {Action::Examine, 0},
            {Action::Character, 0}, {Action::Help, 0},     {Action::Capsule, 0},  {Action::Cancel, 0}};
}

/// A game that is watched.
struct Watched {
    explicit Watched(std::string_view map = two_rooms, screen::WatchModel shown = in_the_middle())
        : game(map), watch(std::move(shown)) {
        game.open("", &watch, watch_offers());
    }

    [[nodiscard]] screen::Pointed pick(core::Size size, core::Point cell, bool text_mode = true) {
        return text_mode ? game.pick(size, cell) : game.frame(size, window_map_cells).areas.at(cell);
    }
    [[nodiscard]] TextScreen page(core::Size size) const {
        TextScreen page(size);
        game.presenter.draw_text(game.screens, page);
        return page;
    }
    [[nodiscard]] const stage::Frame& frame() { return game.frame(window_size, window_map_cells); }

    StagedGame game;
    screen::WatchModel watch;
};

std::optional<core::Point> find_glyph(const TextScreen& page, char32_t glyph) {
    for (std::size_t i = 0; i < page.cells().span().size(); ++i) {
        if (page.cells().span()[i].glyph == glyph) {
            return page.cells().point(i);
        }
    }
    return std::nullopt;
}

core::Point head_of(const TextScreen& page) {
    const std::optional<core::Point> head = find_glyph(page, U'█');
    REQUIRE(head.has_value());
    return *head;
}

/// The meaning of a click on each cell of a row, from the left, as far as it means a moment.
struct Clicks {
    std::vector<std::int32_t> moments;
    std::int32_t first_cell = -1;
};
Clicks clicks_in_row(Watched& watched, core::Size size, std::int32_t y, bool text_mode) {
    Clicks clicks;
    for (std::int32_t x = 0; x < size.width; ++x) {
        const screen::Pointed over = watched.pick(size, {x, y}, text_mode);
        const auto* offer = std::get_if<screen::PointedOffer>(&over);
        if (offer != nullptr && offer->offer.action == Action::JumpTo) {
            clicks.first_cell = clicks.moments.empty() ? x : clicks.first_cell;
            clicks.moments.push_back(offer->offer.argument);
        }
    }
    return clicks;
}

/// A level of many rows, the hero in one of them.
std::string tall_level(std::int32_t rows, std::int32_t hero_row) {
    const std::string edge(40, '#');
    std::string map = edge + "\n";
    for (std::int32_t y = 1; y < rows - 1; ++y) {
        std::string row = "#" + std::string(38, '.') + "#";
        row[20] = y == hero_row ? '@' : '.';
        map += row + "\n";
    }
    return map + edge + "\n";
}

TEST_CASE("a watched run has a time bar over the map's lower edge", "[panels][watch]") {
    Watched watched;
    check_golden("watch", watched.game.text(smallest_size));
    watched.watch.playing = false;
    watched.watch.live = true;
    watched.watch.speed = 1;
    watched.watch.position = watched.watch.size;
    watched.watch.problem = "The rest of the run was played by another version of the game, 0.9.1.";
    check_golden("watch_problem", watched.game.text(smallest_size));
}

TEST_CASE("what finds no room beside the time bar is left out, the place in the run last",
          "[panels][watch]") {
    Watched watched;
    watched.watch.live = true;
    watched.watch.size = 123456;
    for (std::int32_t width = 40; width <= 160; width += 5) {
        const std::string text = watched.game.text({width, 20});
        CAPTURE(text);
        CHECK(shows(text, "x4"));
        CHECK(shows(text, " 1234/123456"));
        CHECK(shows(text, "►"));
        CHECK_FALSE(shows(text, "…/"));
    }
    CHECK(shows(watched.game.text(smallest_size), "playing  x4  live"));
    CHECK(shows(watched.game.text({160, 45}), "turn 0, depth 1"));
    CHECK_FALSE(shows(watched.game.text({40, 20}), "turn 0"));
}

TEST_CASE("the head is on the first cell at the beginning, and on the last at the end alone",
          "[panels][watch]") {
    for (const std::int32_t size : {0, 1, 7, 57, 58, 59, 60, 1000, 2'000'000'000}) {
        Watched watched;
        watched.watch.size = size;
        watched.watch.position = 0;
        const core::Point first = head_of(watched.page(smallest_size));
        const Clicks clicks = clicks_in_row(watched, smallest_size, first.y, true);
        const auto cells = static_cast<std::int32_t>(clicks.moments.size());
        CAPTURE(size, cells);
        REQUIRE(cells > 40);
        CHECK(first.x == clicks.first_cell);
        watched.watch.position = size;
        const std::int32_t end = head_of(watched.page(smallest_size)).x;
        CHECK(end == (size > 0 ? first.x + cells - 1 : first.x));
        if (size > 0) {
            watched.watch.position = size - 1;
            CHECK(head_of(watched.page(smallest_size)).x < end);
        }
    }
}

TEST_CASE("a click on the time bar asks for a moment: beginning, end, and in their order between",
          "[panels][watch]") {
    for (const std::int32_t size : {0, 1, 7, 57, 58, 59, 60, 1000, 2'000'000'000}) {
        Watched watched;
        watched.watch.size = size;
        const std::int32_t row = head_of(watched.page(smallest_size)).y;
        const Clicks clicks = clicks_in_row(watched, smallest_size, row, true);
        CAPTURE(size);
        REQUIRE_FALSE(clicks.moments.empty());
        CHECK(clicks.moments.front() == 0);
        CHECK(clicks.moments.back() == size);
        CHECK(std::ranges::is_sorted(clicks.moments));
        if (size < static_cast<std::int32_t>(clicks.moments.size())) {
            continue;  // a command has several cells
        }
        for (std::size_t i = 0; i < clicks.moments.size(); ++i) {
            watched.watch.position = clicks.moments[i];
            CHECK(head_of(watched.page(smallest_size)).x == clicks.first_cell + static_cast<std::int32_t>(i));
        }
    }
}

TEST_CASE("beside the time bar its panel means nothing, and above it is the map", "[panels][watch]") {
    Watched watched;
    const core::Point head = head_of(watched.page(smallest_size));
    CHECK(watched.pick(smallest_size, {head.x, head.y + 1}) == screen::Pointed{screen::PointedNothing{}});
    CHECK(watched.pick(smallest_size, {0, head.y}) == screen::Pointed{screen::PointedNothing{}});
    const core::Point hero = *find_glyph(watched.page(smallest_size), U'@');
    CHECK(watched.pick(smallest_size, hero) == screen::Pointed{screen::PointedCell{{2, 2}}});
}

TEST_CASE("the window's time bar is filled up to its head, where a click asks for that moment",
          "[panels][watch][frame]") {
    Watched watched;
    watched.watch.size = 1000;
    watched.watch.position = 500;
    const stage::Frame frame = watched.frame();
    const core::Point head = head_of(frame.text);
    const auto bar =
        std::ranges::find_if(frame.bars, [&](const Bar& shown) { return shown.area.contains(head); });
    REQUIRE(bar != frame.bars.end());
    CHECK(bar->area.size.width == frame.layout.map.size.width - 2);
    const std::int32_t filled = bar->area.size.width * bar->filled / 1000;
    CHECK(filled >= head.x - bar->area.left());
    CHECK(filled <= head.x - bar->area.left() + 1);
    CHECK(head.x == bar->area.left() + (bar->area.size.width - 1) / 2);
    CHECK(frame.map_light == content::Colour{255, 255, 255});
    const Clicks clicks = clicks_in_row(watched, window_size, head.y, false);
    CHECK(static_cast<std::int32_t>(clicks.moments.size()) == bar->area.size.width);
    CHECK(clicks.moments.front() == 0);
    CHECK(clicks.moments.back() == 1000);
    const auto at_head = static_cast<std::size_t>(head.x - clicks.first_cell);
    CHECK(clicks.moments[at_head] <= 500);
    CHECK(clicks.moments[at_head + 1] > 500);
    CHECK(watched.pick(window_size, {head.x, head.y + 1}, false) ==
          screen::Pointed{screen::PointedNothing{}});
    CHECK(std::ranges::any_of(frame.panels, [&](const Panel& panel) { return panel.area.contains(head); }));
}

TEST_CASE("the time bar never hides the hero or the cell below it", "[panels][watch]") {
    constexpr std::int32_t rows = 40;
    bool low = false;
    bool high = false;
    for (std::int32_t y = 1; y < rows - 1; ++y) {
        Watched watched(tall_level(rows, y));
        CAPTURE(y);
        const TextScreen page = watched.page(smallest_size);
        const std::optional<core::Point> hero = find_glyph(page, U'@');
        REQUIRE(hero.has_value());
        const char32_t below = page.at({hero->x, hero->y + 1}).glyph;
        CHECK((below == U'.' || below == U'#'));
        const std::int32_t bar = head_of(page).y;
        low = low || bar > hero->y;
        high = high || bar == 0;
    }
    CHECK(low);
    CHECK(high);
}

TEST_CASE("nor does the window's, whose cells are larger", "[panels][watch][frame]") {
    constexpr std::int32_t rows = 40;
    bool low = false;
    bool high = false;
    for (std::int32_t y = 1; y < rows - 1; ++y) {
        Watched watched(tall_level(rows, y));
        CAPTURE(y);
        const stage::Frame& frame = watched.frame();
        const core::Point head = head_of(frame.text);
        // From the middle of the map, in rows of text: at twice the size a cell has two.
        const std::int32_t middle = frame.layout.map.size.height / 2;
        const std::int32_t top = middle + (y * sprite_pixels - frame.map.camera.y) * 2 / sprite_pixels;
        for (const std::int32_t row : {head.y, head.y + 1}) {
            CHECK((row < top || row >= top + 3));
        }
        CHECK(watched.pick(window_size, head, false) != screen::Pointed{screen::PointedNothing{}});
        low = low || head.y > top;
        high = high || head.y < top;
    }
    CHECK(low);
    CHECK(high);
}

TEST_CASE("the map is as bright as in play, and sidebar and log are the same but for the hero's name",
          "[panels][watch]") {
    StagedGame played(two_rooms);
    save::Options options;
    options.hero_name = "Aldo";
    played.presenter.show(screen::OptionsChanged{&options});
    const Watched watched;
    TextScreen play(smallest_size);
    played.presenter.draw_text(played.screens, play);
    const TextScreen watch = watched.page(smallest_size);
    const Layout layout = lay_out(smallest_size);
    const std::int32_t bar = head_of(watch).y;
    for (std::int32_t y = 0; y < layout.buttons.top(); ++y) {
        for (std::int32_t x = 0; x < smallest_size.width; ++x) {
            if (!layout.map.contains({x, y}) || y < bar) {
                REQUIRE(watch.at({x, y}) == play.at({x, y}));
            }
        }
    }
    CHECK(shows(watched.game.text(smallest_size), "Aldo "));
}

TEST_CASE("what needs the map has it to itself", "[panels][watch]") {
    Watched watched;
    const core::Point head = head_of(watched.page(smallest_size));
    const screen::LookModel look{{4, 2}};
    watched.game.open("examine", &look, {{Action::Cancel, 0}});
    CHECK_FALSE(find_glyph(watched.page(smallest_size), U'█').has_value());
    CHECK_FALSE(std::holds_alternative<screen::PointedOffer>(watched.pick(smallest_size, head)));
    watched.game.screens.pop_back();
    const screen::CharacterModel character;
    watched.game.open("character", &character, {{Action::Cancel, 0}});
    CHECK_FALSE(find_glyph(watched.page(smallest_size), U'█').has_value());
    CHECK(shows(watched.game.text(smallest_size), "Aldo"));
    watched.game.screens.pop_back();
    const screen::AnimationModel animation;
    watched.game.open("", &animation, {{Action::Skip, 0}});
    CHECK(head_of(watched.page(smallest_size)) == head);
}

TEST_CASE("how a level is made is told above the time bar", "[panels][watch][F6]") {
    Watched watched;
    save::Options options;
    options.level_making = true;
    watched.game.presenter.show(screen::OptionsChanged{&options});
    const std::vector<rules::Event> events{rules::LevelEntered{1, true}};
    watched.game.presenter.show(screen::TurnTaken{events, watched.game.scenario.knowledge()});
    const std::string text = watched.game.text(smallest_size);
    CHECK(shows(text, "First there is rock."));
    CHECK(shows(text, "█"));
}

TEST_CASE("the help row of a watched run has its keys, as many as there is room for", "[panels][watch]") {
    Watched watched;
    const std::string row = help_row(watched.game, smallest_size);
    CAPTURE(row);
    for (const char* part :
         {"[←→] step", "[↑↓] speed", "[Enter] pause", "[t] take over", "[?] help", "[Esc] back"}) {
        CHECK(shows(row, part));
    }
    CHECK(shows(help_row(watched.game, {100, 36}), "[M] messages"));
    CHECK(shows(help_row(watched.game, window_size), "[x] examine"));
    CHECK(shows(help_row(watched.game, window_size), "[F8] bug capsule"));
    watched.watch.playing = false;
    CHECK(shows(help_row(watched.game, smallest_size), "[Enter] play"));
    for (std::int32_t width = 40; width <= 160; width += 5) {
        const std::string fitted = help_row(watched.game, {width, 20});
        CAPTURE(fitted);
        CHECK(words::text_width(fitted) <= width + 1);
        CHECK(shows(fitted, "play"));
        CHECK(shows(fitted, "back"));
    }
    watched.game.presenter.point(screen::PointedCell{{10, 3}});
    CHECK(shows(help_row(watched.game, smallest_size), "[Enter] play"));
}

TEST_CASE("all that a watched run shows of itself draws the panels again", "[panels][watch][frame]") {
    Watched watched;
    std::uint64_t last = watched.frame().revision;
    CHECK(watched.frame().revision == last);
    const std::vector<std::function<void(screen::WatchModel&)>> changes{
        [](auto& watch) { watch.hero_name = "Berta"; },
        [](auto& watch) { ++watch.position; },
        [](auto& watch) { ++watch.size; },
        [](auto& watch) { watch.speed = 8; },
        [](auto& watch) { watch.playing = false; },
        [](auto& watch) { watch.live = true; },
        [](auto& watch) { watch.problem = "It is torn."; }};
    for (std::size_t i = 0; i < changes.size(); ++i) {
        CAPTURE(i);
        changes[i](watched.watch);
        CHECK(watched.frame().revision > last);
        last = watched.frame().revision;
    }
}

TEST_CASE("the list of runs to watch says which are over, and notices when one ends", "[panels][watch][F1]") {
    StagedGame game(two_rooms);
    screen::RunLine line{"Aldo", 42, 17, false, ""};
    screen::MenuModel menu{screen::MenuPurpose::Watch, {{line, U'a', true}}, 0};
    game.open("runs", &menu, {{Action::Cancel, 0}});
    CHECK(shows(game.text(smallest_size), "Watch which run?"));
    CHECK(shows(game.text(smallest_size), "seed 42, 17 commands"));
    CHECK_FALSE(shows(game.text(smallest_size), ", over"));
    game.frame();
    game.presenter.advance({1000});
    const std::uint64_t last = game.frame().revision;
    line.closed = true;
    menu.lines[0].what = line;
    CHECK(game.frame().revision > last);
    CHECK(shows(game.text(smallest_size), "seed 42, 17 commands, over"));
}

TEST_CASE("the list of runs says how deep each came, and how it ended", "[panels][watch][F1]") {
    StagedGame game(two_rooms);
    screen::RunLine line{"Aldo", 42, 17, false, ""};
    screen::MenuModel menu{screen::MenuPurpose::Watch, {{line, U'a', true}}, 0};
    game.open("runs", &menu, {{Action::Cancel, 0}});
    game.frame();
    game.presenter.advance({1000});
    const auto told_of = [&](const screen::RunLine& shown, std::string_view wanted) {
        const std::uint64_t last = game.frame().revision;
        menu.lines[0].what = shown;
        CHECK(game.frame().revision > last);
        const std::string text = game.text(window_size);
        CAPTURE(text);
        CHECK(shows(text, wanted));
    };
    line.depth = 4;
    told_of(line, "depth 4, seed 42, 17 commands");
    line.closed = true;
    told_of(line, "depth 4, seed 42, 17 commands, over");
    line.fate = {"troll"};
    told_of(line, "depth 4, killed by a troll, seed 42, 17 commands");
    CHECK(shows(game.text(smallest_size), "depth 4, killed by a troll, "));
    line.fate = {"hunger"};
    told_of(line, "depth 4, starved, seed 42, 17 commands");
    line.fate = rules::Fate{};
    told_of(line, "depth 4, brought the prize into the daylight, seed 42,");
    line.depth.reset();
    line.fate = {"a_trap_of_a_mod"};
    told_of(line, "killed by an a_trap_of_a_mod, seed 42, 17 commands");
}

TEST_CASE("the keys of watching stand under a heading of their own, those of undoing under play",
          "[panels][watch]") {
    const screen::KeyMap& keys = game_keys();
    CHECK(std::ranges::count(words::actions_under("help-watching", keys), Action::TakeOver) == 1);
    CHECK(std::ranges::count(words::actions_under("help-menus", keys), Action::TakeOver) == 0);
    for (const Action action : {Action::Undo, Action::Capsule}) {
        CHECK(std::ranges::count(words::actions_under("help-doing", keys), action) == 1);
    }
    for (const Action action : {Action::Confirm, Action::Left, Action::PageDown, Action::Up}) {
        CHECK(std::ranges::count(words::actions_under("help-watching", keys), action) == 1);
        CHECK(std::ranges::count(words::actions_under("help-menus", keys), action) == 1);
    }
    StagedGame game(two_rooms);
    const screen::HelpModel help;
    game.open("help", &help, {{Action::Cancel, 0}});
    const std::string text = game.text({160, 60});
    for (const char* part :
         {"Watching a run", "take over ", "a hundred back ", "play, pause ", "take back "}) {
        CHECK(shows(text, part));
    }
}

TEST_CASE("only in a run with cheats the help row tells that turns can be taken back",
          "[panels][watch][F6]") {
    StagedGame game(two_rooms);
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play, {{Action::Undo, 0}, {Action::Pause, 0}});
    CHECK_FALSE(shows(game.text({160, 45}), "take back"));
    game.act(rules::Cheat{rules::CheatKind::Practice});
    CHECK(shows(game.text({160, 45}), "[Ctrl+z] take back"));
}

}  // namespace
}  // namespace torchwake::panels
