// Explore, rest, travel and run, as a person starts, watches and stops them.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"
#include "scenario/trap_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using autopilot::StopReason;
using screen::Action;

constexpr std::string_view watched = "############\n#@........d#\n############";
/// The hall goes on around a corner, where nothing is known yet.
constexpr std::string_view corner = R"(
    ########
    #@.....#
    ######.#
    #......#
    ########)";

using Notices = std::vector<std::string>;

/// A run on that map whose enemies are after the hero.
save::SavedRun hunted_run(std::string_view map) {
    save::SavedRun run{rules::new_run(drawn_rules(map), 4), {}};
    for (const rules::EntityId monster : run.world.entities.minds.ids()) {
        run.world.entities.minds[monster].intent = rules::Intent::Hunt;
    }
    return run;
}

/// Begins in the watched hall, with the enemy there after the hero.
void start_hunted(DrawnGame& played) {
    played.storage.kept_runs.put(hunted_run(watched));
    played.start();
}

/// Lets time pass until the hero may act again.
void wait_out(DrawnGame& played) {
    for (int frame = 0; frame < 1000 && played.game.awaiting() != "play"; ++frame) {
        played.wait(16);
    }
    CHECK(played.game.awaiting() == "play");
}

}  // namespace

TEST_CASE("travel steps every 30 ms until it arrives, and says so", "[flow][F2][F6]") {
    DrawnGame played(long_hall);
    played.start();
    CHECK(played.click({5, 1}));
    CHECK(played.game.awaiting() == "play/travel");
    CHECK(played.layer<screen::AutoActionModel>().purpose == Action::Travel);
    CHECK(played.hero_at() == core::Point{2, 1});
    played.wait(29);
    CHECK(played.hero_at() == core::Point{2, 1});
    played.wait(1);
    CHECK(played.hero_at() == core::Point{3, 1});
    played.wait(60);
    CHECK(played.hero_at() == core::Point{5, 1});
    wait_out(played);
    CHECK(played.turn() == 4);
    CHECK(played.stage.stops == std::vector{StopReason::Arrived});
    played.require_clean_end();
}

TEST_CASE("exploring goes where nothing is known, and ends where nothing is left", "[flow][F2][F6]") {
    DrawnGame played(corner);
    played.start();
    CHECK(played.press("o"));
    CHECK(played.game.awaiting() == "play/explore");
    CHECK(played.layer<screen::AutoActionModel>().purpose == Action::Explore);
    wait_out(played);
    CHECK(played.stage.stops == std::vector{StopReason::Explored});
    CHECK(played.knowledge().visibility({1, 3}) != forecast::Visibility::Unseen);
    played.require_clean_end();
}

TEST_CASE("resting without a wound ends at once and costs nothing", "[flow][F2][F6]") {
    DrawnGame played(long_hall);
    played.start();
    const std::uint64_t before = played.hash();
    CHECK(played.press("Z"));
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.stops == std::vector{StopReason::NothingToRest});
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("a wounded hero rests until it is whole", "[flow][F2][F6]") {
    DrawnGame played(long_hall, {.start = Start::Continue});
    const rules::Ruleset rules = drawn_rules(long_hall);
    save::SavedRun run{rules::new_run(rules, 4), {}};
    run.world.entities.vitals[rules::hero_id].hit_points -= 5;
    played.storage.kept_runs.put(run);
    played.start().press("Z");
    CHECK(played.game.awaiting() == "play/rest");
    wait_out(played);
    CHECK(played.stage.stops == std::vector{StopReason::Rested});
    CHECK(played.turn() == 5);
    CHECK(played.knowledge().hero().hit_points == played.knowledge().hero().max_hit_points);
    played.require_clean_end();
}

TEST_CASE("Shift and a direction run until the end of the hall", "[flow][F2][F6]") {
    DrawnGame played(long_hall);
    played.start();
    CHECK(played.press("Shift+Right"));
    CHECK(played.game.awaiting() == "play/run");
    CHECK(played.layer<screen::AutoActionModel>().purpose == Action::RunEast);
    wait_out(played);
    CHECK(played.hero_at() == core::Point{10, 1});
    CHECK(played.stage.stops.size() == 1);
    played.require_clean_end();
}

TEST_CASE("nobody rests in sight of an enemy that hunts the hero, and explores only if something is left",
          "[flow][F2]") {
    using Row = std::pair<std::string_view, StopReason>;
    for (const auto& [key, reason] : {Row{"o", StopReason::Explored}, Row{"Z", StopReason::EnemyInView}}) {
        DrawnGame played(watched, {.start = Start::Continue});
        start_hunted(played);
        const std::uint64_t before = played.hash();
        played.press(key);
        CHECK(played.game.awaiting() == "play");
        CHECK(played.stage.stops == std::vector{reason});
        CHECK(played.hash() == before);
        played.require_clean_end();
    }
}

TEST_CASE("a click on a sign opens what it stands for, and one without does nothing", "[flow][F2][H3]") {
    DrawnGame played(hall);
    played.start();
    const auto click = [&played](const screen::PointedSign& sign) {
        played.game.input(screen::PointerClicked{sign, screen::MouseButton::Left});
        return std::string(played.game.awaiting());
    };
    CHECK(click({"sign-gold"}) == "play");
    CHECK(click({"sign-log", Action::Messages}) == "play/messages");
    played.press("Escape");
    CHECK(click({"sign-attributes", Action::Character}) == "play/character");
    played.press("Escape");
    constexpr auto page = static_cast<std::int32_t>(screen::RulePage::Light);
    CHECK(click({"sign-light", Action::Help, page}) == "play/help");
    CHECK(played.layer<screen::HelpModel>().menu.cursor == page);
    played.require_clean_end();
}

TEST_CASE("a run and a click on a far cell take one step in sight of an enemy that hunts the hero",
          "[flow][F2][H5]") {
    DrawnGame played(watched, {.start = Start::Continue});
    start_hunted(played);
    played.click({5, 1});
    wait_out(played);
    CHECK(played.hero_at() == core::Point{2, 1});
    CHECK(played.stage.stops.empty());
    played.press("Shift+Right");
    wait_out(played);
    CHECK(played.hero_at() == core::Point{3, 1});
    CHECK(played.stage.stops.empty());
    played.require_clean_end();
}

TEST_CASE("the keys of known stairs take one step in sight of an enemy that hunts the hero, as a click does",
          "[flow][F2][W9]") {
    constexpr std::string_view map = "############\n#@...>.<..d#\n############";
    for (const std::string_view key : {">", "<"}) {
        CAPTURE(key);
        DrawnGame played(map, {.start = Start::Continue});
        played.storage.kept_runs.put(hunted_run(map));
        played.start().press(key);
        wait_out(played);
        CHECK(played.hero_at() == core::Point{2, 1});
        CHECK(played.stage.stops.empty());
        played.require_clean_end();
    }
}

TEST_CASE("a click on an enemy that hunts the hero steps towards it, and strikes nobody in the way",
          "[flow][F2][H5]") {
    DrawnGame played(watched, {.start = Start::Continue});
    start_hunted(played);
    played.click({10, 1});
    wait_out(played);
    CHECK(played.hero_at() == core::Point{2, 1});
    played.require_clean_end();
}

TEST_CASE("a click on what was never seen takes no step in sight of an enemy that hunts the hero",
          "[flow][F2]") {
    constexpr std::string_view map = "############\n#@........d#\n######.#####\n#####...####\n############";
    DrawnGame played(map, {.start = Start::Continue});
    played.storage.kept_runs.put(hunted_run(map));
    played.start();
    REQUIRE_FALSE(played.knowledge().tile({7, 3}));
    const std::uint64_t before = played.hash();
    played.click({7, 3});
    CHECK(played.hash() == before);
    CHECK(played.stage.stops == std::vector{StopReason::NoPath});
    played.require_clean_end();
}

TEST_CASE("the keys of stairs to which no way is known say so in sight of an enemy that hunts the hero",
          "[flow][F2][W9]") {
    constexpr std::string_view map = "############\n#@........d#\n############\n#....>.....#\n############";
    DrawnGame played(map, {.start = Start::Continue});
    save::SavedRun run = hunted_run(map);
    run.world.memory.tiles[{5, 3}] = run.world.level.tiles[{5, 3}];
    played.storage.kept_runs.put(run);
    played.start();
    const std::uint64_t before = played.hash();
    played.press(">");
    CHECK(played.hash() == before);
    CHECK(played.stage.stops == std::vector{StopReason::NoPath});
    played.require_clean_end();
}

TEST_CASE("exploring takes one step with each press in sight of an enemy that hunts the hero",
          "[flow][F2][F6]") {
    constexpr std::string_view map = "############\n#d...@.....#\n##########.#\n#..........#\n############";
    DrawnGame played(map, {.start = Start::Continue});
    played.storage.kept_runs.put(hunted_run(map));
    played.start();
    for (const std::int32_t x : {6, 7}) {
        played.press("o");
        wait_out(played);
        CHECK(played.hero_at() == core::Point{x, 1});
    }
    CHECK(played.stage.stops.empty());
    played.require_clean_end();
}

TEST_CASE("an enemy in the way of a step under its eyes is said to be in the way", "[flow][F2][F6]") {
    constexpr std::string_view map = "############\n#@d.....>..#\n##########.#\n#..........#\n############";
    for (const std::string_view key : {"o", ">"}) {
        CAPTURE(key);
        DrawnGame played(map, {.start = Start::Continue});
        played.storage.kept_runs.put(hunted_run(map));
        played.start();
        const std::uint64_t before = played.hash();
        played.press(key);
        CHECK(played.hash() == before);
        CHECK(played.stage.stops == std::vector{StopReason::EnemyInTheWay});
        played.require_clean_end();
    }
}

TEST_CASE("travel to a gate with a toll leads beside it, and says how it opens", "[flow][F2][H5]") {
    content::CatalogParts parts = scenario::test_parts();
    content::TileDef gate;
    gate.id = "gate";
    gate.name = "toll gate";
    gate.appearance.glyph = U'Z';
    gate.blocks = true;
    gate.opens_to = content::TileId{0};
    gate.toll = 2;
    parts.tiles.push_back(gate);
    const content::Catalog catalog(std::move(parts));
    DrawnGame played("#######\n#@..Z.#\n#######", catalog);
    played.start().click({4, 1});
    wait_out(played);
    CHECK(played.hero_at() == core::Point{3, 1});
    CHECK(played.stage.stops == std::vector{StopReason::Arrived});
    CHECK(played.stage.notices == Notices{"toll-gate-ahead"});
    CHECK(played.stage.arguments == Notices{"toll gate"});
    played.require_clean_end();
}

TEST_CASE("a starving hero that stops is told that it starves", "[flow][F2][E7]") {
    content::CatalogParts parts = scenario::test_parts();
    const content::HungerStages stages;
    std::ranges::find(parts.monsters, "hero", &content::MonsterDef::id)->hunger = stages;
    const content::Catalog catalog(std::move(parts));
    DrawnGame played(long_hall, catalog, {.start = Start::Continue});
    save::SavedRun run{rules::new_run(drawn_rules(long_hall, catalog), 4), {}};
    run.world.entities.hungers[rules::hero_id].turns = rules::turns_until_famished(stages) + 1;
    played.storage.kept_runs.put(run);
    played.start().click({5, 1});
    wait_out(played);
    CHECK(played.stage.stops == std::vector{StopReason::Starving});
    played.require_clean_end();
}

TEST_CASE("a click on a far item takes it, and on a container opens it; other travel ends there",
          "[flow][F2][H5]") {
    DrawnGame played("##########\n#@..!..c.#\n##########", scenario::trap_catalog(), without_animation());
    played.start().click({4, 1});
    wait_out(played);
    CHECK(played.hero_at() == core::Point{4, 1});
    CHECK(scenario::events_of<rules::ItemPickedUp>(played.stage.events).size() == 1);
    played.click({7, 1});
    wait_out(played);
    CHECK(played.hero_at() == core::Point{6, 1});
    CHECK(scenario::events_of<rules::PropOpened>(played.stage.events).size() == 1);
    played.require_clean_end();
    DrawnGame by_list("########\n#@..c..#\n########", scenario::trap_catalog(), without_animation());
    by_list.start().press("Ctrl+f Enter");
    by_list.wait(1000);
    CHECK(by_list.hero_at() == core::Point{3, 1});
    CHECK(scenario::events_of<rules::PropOpened>(by_list.stage.events).empty());
    by_list.require_clean_end();
}

TEST_CASE("a refused step ends an automatic action with the refusal's words alone", "[flow][F2][W4]") {
    content::CatalogParts parts = scenario::test_parts();
    std::ranges::find(parts.tiles, "door_closed", &content::TileDef::id)->blocks_diagonal = true;
    const content::Catalog catalog(std::move(parts));
    DrawnGame played("#####\n#@+.#\n#...#\n#...#\n#####", catalog);
    played.start().click({3, 3});
    played.wait(1000);
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::CornerInTheWay});
    CHECK(played.stage.stops.empty());
    played.click({1, 3});
    played.wait(1000);
    CHECK(played.stage.stops == std::vector{StopReason::Arrived});
    played.game.close();
}

TEST_CASE("any key stops an automatic action and does nothing else", "[flow][F2]") {
    for (const std::string_view key : {"i", "Escape", "F5", "o", ">", ".", "Enter", "PadA"}) {
        DrawnGame played(long_hall);
        played.start().click({9, 1});
        played.wait(30);
        const core::Point at = played.hero_at();
        CHECK(played.press(key));
        CHECK(played.game.awaiting() == "play");
        CHECK(played.hero_at() == at);
        CHECK(played.stage.stops == std::vector{StopReason::Interrupted});
        played.wait(1000);
        CHECK(played.hero_at() == at);
        played.require_clean_end();
    }
}

TEST_CASE("a click stops an automatic action and does nothing else, and so does its offer", "[flow][F2]") {
    const auto stops = [](auto stop) {
        DrawnGame played(long_hall);
        played.start().click({9, 1});
        const core::Point at = played.hero_at();
        CHECK(stop(played));
        CHECK(played.game.awaiting() == "play");
        CHECK(played.hero_at() == at);
        CHECK(played.stage.stops == std::vector{StopReason::Interrupted});
        played.require_clean_end();
    };
    stops([](DrawnGame& played) { return played.click({1, 1}); });
    stops([](DrawnGame& played) { return played.click({1, 1}, screen::MouseButton::Right); });
    stops([](DrawnGame& played) { return played.take(Action::Skip); });
}

TEST_CASE("a direction stops an automatic action and is taken", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start().click({9, 1});
    REQUIRE(played.hero_at() == core::Point{2, 1});
    played.press("Left");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hero_at() == core::Point{1, 1});
    CHECK(played.stage.stops == std::vector{StopReason::Interrupted});
    played.require_clean_end();
}

TEST_CASE("the key that began an automatic action may be held: it neither stops it nor queues",
          "[flow][F2]") {
    for (const std::string_view key : {"o", "Shift+Right"}) {
        DrawnGame played(long_hall);
        played.start();
        played.hold(key);
        for (int frame = 0; frame < 200; ++frame) {
            played.wait(10);
        }
        CHECK(played.game.awaiting() == "play");
        CHECK(played.stage.stops.size() == 1);
        CHECK(played.stage.stops.front() != StopReason::Interrupted);
        played.require_clean_end();
    }
}

TEST_CASE("moving the pointer and letting go of a key stop no automatic action", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start().click({9, 1});
    played.hover({3, 1});
    played.release("i");
    played.game.input(screen::WheelTurned{1});
    CHECK(played.game.awaiting() == "play/travel");
    played.require_clean_end();
}

TEST_CASE("an animation within an automatic action is watched, and a key ends both", "[flow][F2][F6]") {
    DrawnGame played(long_hall);
    played.stage.duration = core::Milliseconds{100};
    played.start().click({9, 1});
    CHECK(played.game.awaiting() == "play/travel/animation");
    played.wait(100);
    CHECK(played.game.awaiting() == "play/travel");
    played.wait(30);
    CHECK(played.game.awaiting() == "play/travel/animation");
    played.press("a");
    CHECK(played.stage.skipped == 1);
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.stops == std::vector{StopReason::Interrupted});
    played.require_clean_end();
}

TEST_CASE("without animation an automatic action takes a millisecond a step, and a key can come between",
          "[flow][F2]") {
    DrawnGame played(long_hall, without_animation());
    played.stage.duration = core::Milliseconds{100};
    played.start().click({10, 1});
    CHECK(played.game.awaiting() == "play/travel");
    played.wait(3);
    CHECK(played.hero_at() == core::Point{5, 1});
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    played.click({10, 1});
    played.wait(16);
    CHECK(played.hero_at() == core::Point{10, 1});
    CHECK(played.stage.stops == std::vector{StopReason::Interrupted, StopReason::Arrived});
    played.require_clean_end();
}

TEST_CASE("travel is aimed with a cursor that shows the way and starts on the stairs", "[flow][T1][F2][F6]") {
    DrawnGame played("##########\n#<.@..!.>#\n##########");
    played.start();
    const std::uint64_t before = played.hash();
    CHECK(played.press("_"));
    CHECK(played.game.awaiting() == "play/travel");
    const auto at = [&played] { return played.layer<screen::TravelModel>().at; };
    CHECK(at() == core::Point{8, 1});
    CHECK(played.layer<screen::TravelModel>().way ==
          std::vector<core::Point>{{4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}});
    played.press("<");
    CHECK(at() == core::Point{1, 1});
    CHECK(played.layer<screen::TravelModel>().way.size() == 2);
    played.press("> Left");
    CHECK(at() == core::Point{7, 1});
    played.press("Tab");
    CHECK(at() == core::Point{1, 1});
    played.hover({0, 0});
    CHECK(played.layer<screen::TravelModel>().way.empty());
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    played.press("_ < Enter");
    CHECK(played.hero_at() == core::Point{2, 1});
    CHECK(std::holds_alternative<const screen::AutoActionModel*>(played.game.screens().back().layer));
    wait_out(played);
    CHECK(played.hero_at() == core::Point{1, 1});
    played.require_clean_end();
}

TEST_CASE("without known stairs travel starts at the hero and offers no jump", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start().press("_");
    CHECK(played.layer<screen::TravelModel>().at == core::Point{1, 1});
    CHECK_FALSE(played.offers({Action::Descend}));
    CHECK_FALSE(played.offers({Action::Ascend}));
    CHECK(played.click({4, 1}));
    wait_out(played);
    CHECK(played.hero_at() == core::Point{4, 1});
    played.require_clean_end();
}

TEST_CASE("a place without a known way is said to have none", "[flow][F2]") {
    DrawnGame played(long_hall);
    played.start();
    const std::uint64_t before = played.hash();
    CHECK(played.take_at(Action::TravelTo, {0, 0}));
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.stops == std::vector{StopReason::NoPath});
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("the end of exploring names the containers within reach that are still shut", "[flow][F2]") {
    DrawnGame played("##########\n#@....k..#\n#.c...c..#\n##########", scenario::trap_catalog(),
                     without_animation());
    played.start().press("o");
    wait_out(played);
    CHECK(played.stage.stops == std::vector{StopReason::Explored});
    CHECK(played.stage.notices == std::vector<std::string>{"still-shut"});
    played.require_clean_end();
    const save::SavedRun run = played.stored();
    const save::Remark* const told = run.chronicle.entries().back().remark();
    REQUIRE(told != nullptr);
    CHECK(std::get<screen::Notice>(*told).argument == "chest x2, chest");
}

TEST_CASE("a click on a neighbour behind a corner walks around the corner", "[flow][F2]") {
    DrawnGame played("#####\n#@#.#\n#...#\n#####");
    played.start().click({2, 2});
    wait_out(played);
    CHECK(played.hero_at() == core::Point{2, 2});
    CHECK(played.stage.refusals.empty());
    played.require_clean_end();
}

TEST_CASE("closing the window in the middle of an automatic action stores what was done of it",
          "[flow][F2][F4]") {
    DrawnGame played(long_hall);
    played.start().click({9, 1});
    played.wait(60);
    played.require_clean_end();
    CHECK(played.stored().world.run.turn == 3);
}

TEST_CASE("where nothing is left to explore, also in a town that is known, the key of the way on is named",
          "[flow][F2][W9]") {
    DrawnGame played("#######\n#@..>.#\n#######", without_animation());
    played.start().press("o");
    wait_out(played);
    REQUIRE(played.stage.stops.back() == StopReason::Explored);
    CHECK(played.stage.notices == std::vector<std::string>{"way-on-down"});
    CHECK(played.stage.arguments.back() == ">");
    played.press("o");
    CHECK(played.stage.notices == std::vector<std::string>{"way-on-down", "way-on-down"});
    played.require_clean_end();
}

}  // namespace torchwake::flow
