// The panels for what is examined, aimed, carried and in view, read from text screens.

#include "scenario/lamps.hpp"
#include "scenario/matter_catalog.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/sentence.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <initializer_list>
#include <sstream>
#include <string_view>
#include <tuple>
#include <utility>

namespace torchwake::panels {
using namespace staged;
namespace {

constexpr std::string_view hall_with_potion_and_troll = R"(
    ###########
    #@!.....T.#
    #.........#
    ###########)";
constexpr std::string_view closet_with_potion = R"(
    ######
    #@!..#
    ######)";
constexpr core::Point hero_at{1, 1};
constexpr core::Point potion_at{2, 1};
constexpr core::Point troll_at{8, 1};

/// Lets the troll take a step, out of the dark. Returns its cell.
core::Point let_troll_come(StagedGame& game) {
    game.scenario.does(game.scenario.actor('T'), rules::Walk{core::Direction::West});
    return core::step(troll_at, core::Direction::West);
}

/// The rows between the first two edges of a box each, as one line: wrapped sentences come together again.
std::string boxed(const std::string& text) {
    constexpr std::string_view edge = "│";
    std::string joined;
    std::istringstream rows(text);
    for (std::string row; std::getline(rows, row);) {
        const std::size_t left = row.find(edge);
        const std::size_t right = left == std::string::npos ? left : row.find(edge, left + edge.size());
        if (right == std::string::npos) {
            continue;
        }
        const std::string inside = row.substr(left + edge.size(), right - left - edge.size());
        const std::size_t begin = inside.find_first_not_of(' ');
        if (begin != std::string::npos) {
            joined += inside.substr(begin, inside.find_last_not_of(' ') - begin + 1) + " ";
        }
    }
    return joined;
}

std::string examined(StagedGame& game, core::Point at) {
    const screen::LookModel look{at};
    game.open("examine", &look, {{screen::Action::Cancel, 0}});
    std::string told = boxed(game.text(usual_size));
    game.screens.pop_back();
    return told;
}

TEST_CASE("in a narrow sidebar no mark stands on a figure", "[panels][E3]") {
    StagedGame game(hall_with_potion_and_troll);
    game.scenario.world.run.owed_choices = 5;
    for (const core::Size size : {core::Size{62, 66}, core::Size{100, 36}}) {
        const std::string text = game.text(size);
        CAPTURE(text);
        CHECK(shows(text, "Level 1 0/1000"));
        CHECK(shows(text, "+5"));
    }
}

TEST_CASE("in a low sidebar nothing stands on the quickbar", "[panels][E3][H1]") {
    for (const core::Size size : {core::Size{40, 16}, core::Size{60, 18}, core::Size{80, 18},
                                  core::Size{80, 19}, core::Size{80, 20}, core::Size{80, 22}}) {
        CAPTURE(size);
        StagedGame game("#####\n#@..#\n#####");
        game.scenario.act(rules::SetQuickSlot{2, game.scenario.give('!'), {}});
        game.show_all();
        const std::string text = game.text(size);
        CAPTURE(text);
        const std::size_t last = text.find("6  7  8  9");
        REQUIRE(last != std::string::npos);
        const std::size_t begin = text.rfind('\n', last) + 1;
        CHECK(text.find_first_not_of(' ', last + 10) == text.find('\n', last));
        CHECK(text.substr(begin, last - begin).find_first_of("STRDEXINCOlbg/") == std::string::npos);
    }
}

TEST_CASE("the odds of a fight stand whole beside the keys", "[panels][T1]") {
    StagedGame game(hall_with_potion_and_troll);
    game.presenter.point(screen::PointedCell{troll_at});
    const core::Size window{160, 48};
    const auto troll = game.scenario.knowledge().actor(troll_at);
    REQUIRE(troll.has_value());
    game.open("play", game.screens.front().layer,
              {{screen::Action::MoveNorth},
               {screen::Action::Use},
               {screen::Action::Drop},
               {screen::Action::Examine},
               {screen::Action::Throw},
               {screen::Action::CloseDoor},
               {screen::Action::Undo},
               {screen::Action::Actions},
               {screen::Action::Pause},
               {screen::Action::Help}});
    game.scenario.give('!');
    game.scenario.world.run.cheated = true;
    const std::string row = help_row(game, window);
    CAPTURE(row);
    CHECK(shows(row, "you down in"));
    CHECK_FALSE(shows(row, "\u2026"));
    game.presenter.point(screen::PointedNothing{});
    const auto keys_of = [](const std::string& shown) { return shown.substr(shown.find('[')); };
    CHECK(keys_of(help_row(game, window)) == keys_of(row));
}

TEST_CASE("the actor is named before the object, the hero as yourself, bare floor as nothing",
          "[panels][T1]") {
    StagedGame game(R"(
        ########
        #@.!T..#
        #......#
        ########)");
    CHECK(examined(game, {1, 1}).starts_with("yourself"));
    CHECK(examined(game, {3, 1}).starts_with("health potion"));
    CHECK(examined(game, {2, 1}) == english().get("examine-nothing") + " ");
    CHECK_FALSE(examined(game, {0, 0}).empty());
    game.scenario.does(game.scenario.actor('T'), rules::Walk{core::Direction::West});
    CHECK(examined(game, {3, 1}).starts_with("troll"));
}

TEST_CASE("examining an enemy tells first how dangerous it is and who falls first", "[panels][T1][V5]") {
    StagedGame game(hall_with_potion_and_troll);
    const core::Point at = let_troll_come(game);
    const std::string troll = examined(game, at);
    CAPTURE(troll);
    CHECK(troll.starts_with("troll Weak. Blow for blow it falls first. "));
    CHECK_FALSE(shows(troll, "in the dark"));
    game.scenario.set_hit_points(rules::hero_id, 1);
    CHECK(
        examined(game, at).starts_with("troll Deadly: beside you it can kill you between two turns of yours. "
                                       "Blow for blow you fall first. "));
}

TEST_CASE("who falls first contradicts no verdict on examining", "[panels][T1][V5]") {
    StagedGame game(hall_with_potion_and_troll);
    const core::Point at = let_troll_come(game);
    bool is_close = false;
    for (std::int32_t hit_points = 1; hit_points <= 20; ++hit_points) {
        game.scenario.set_hit_points(rules::hero_id, hit_points);
        const std::string troll = examined(game, at);
        CAPTURE(hit_points, troll);
        CHECK_FALSE(shows(troll, "Even."));
        is_close = is_close || troll.starts_with("troll Close. Blow for blow you fall first. ");
    }
    CHECK(is_close);
}

TEST_CASE("examining an enemy in the dark tells what blows at it lose", "[panels][T1][S7]") {
    StagedGame game(hall_with_potion_and_troll);
    CHECK(shows(examined(game, troll_at),
                "It stands in the dark: while it is awake, each blow and shot at it loses 2."));
}

TEST_CASE("a thing to throw is told by what its throw does, not by a blow with it", "[panels][T2]") {
    StagedGame game(hall_with_potion_and_troll);
    game.scenario.give('|');
    game.show_all();
    const auto told = [&game](screen::MenuPurpose purpose) {
        screen::MenuModel menu{purpose, {}, 0};
        for (const forecast::PackEntry& entry : game.scenario.knowledge().pack()) {
            if (entry.item) {
                menu.lines.push_back({screen::ItemLine{*entry.item, entry.count}, U'a' + entry.slot.value});
            }
        }
        game.open("menu", &menu, {{screen::Action::Confirm}, {screen::Action::Cancel}});
        const std::string text = boxed(game.text(usual_size));
        game.screens.pop_back();
        return text;
    };
    const std::string thrown = told(screen::MenuPurpose::Throw);
    CAPTURE(thrown);
    CHECK(shows(thrown, "You throw it for"));
    CHECK_FALSE(shows(thrown, "in hand"));
    CHECK(shows(told(screen::MenuPurpose::Use), "in hand"));
}

TEST_CASE("examining tells exactly when an actor acts, seen from the hero's next turn", "[panels][T1][W6]") {
    StagedGame game(hall_with_potion_and_troll);
    auto& initiatives = game.scenario.world.entities.initiatives;
    const rules::EntityId troll = game.scenario.actor('T');
    initiatives[rules::hero_id] = {0, 4};  // the hero's next turn is in 9 ticks
    initiatives[troll] = {3, 6};
    CHECK(shows(examined(game, troll_at),
                "Next acts, in ticks: it 3, you 9. It acts once before your next turn."));
    initiatives[troll] = {9, 6};
    CHECK(shows(examined(game, troll_at), "Next acts, in ticks: you 9, it 9. You act again before it does."));
    initiatives[troll] = {0, 1};
    CHECK(shows(examined(game, troll_at), "It acts 2 times before your next turn."));
    CHECK_FALSE(shows(examined(game, troll_at), english().get("examine-follows")));
    CHECK(shows(game.text(usual_size), "9 ticks"));
}

TEST_CASE("examining from a stair tells who would follow over it", "[panels][T1][W7]") {
    StagedGame game(R"(
        #######
        #>@.T.#
        #######)");
    rules::World& world = game.scenario.world;
    const rules::EntityId troll = game.scenario.actor('T');
    world.entities.positions[troll].at = {2, 1};
    world.entities.positions[rules::hero_id].at = {1, 1};
    world.entities.minds[troll].intent = rules::Intent::Hunt;
    world.entities.minds[troll].prey = rules::hero_id;
    rules::rebuild_caches({game.scenario.catalog(), world});
    CHECK(shows(examined(game, {2, 1}), english().get("examine-follows")));
}

TEST_CASE("examining tells of what was never seen that it is unknown", "[panels][T1]") {
    StagedGame game(R"(
        #########
        #@..#...#
        #########)");
    CHECK(examined(game, {6, 1}) == english().get("examine-unseen") + " ");
}

TEST_CASE("a trap is named once it is spotted, with the exact chance to disarm it", "[panels][T1][traps]") {
    StagedGame game(R"(
        #####
        #@..#
        #####)");
    rules::World& world = game.scenario.world;
    const core::Point at{3, 1};
    world.level.traps = {{at, content::TrapId{0}, rules::TrapState::Hidden}};
    rules::rebuild_caches({named_catalog(), world});
    CHECK(examined(game, at) == english().get("examine-nothing") + " ");
    CHECK(map_cell(game.scenario.knowledge(), at).glyph == U'.');
    world.level.traps.front().state = rules::TrapState::Spotted;
    CHECK(map_cell(game.scenario.knowledge(), at).glyph == U'^');
    const std::string told = examined(game, at);
    CAPTURE(told);
    CHECK(told.starts_with("dart trap"));
    CHECK(shows(told, "disarm it 60 %"));
    CHECK(shows(told, "set it off 20 %"));
    world.level.traps.front().state = rules::TrapState::Sprung;
    CHECK(examined(game, at).starts_with("dart trap, harmless now"));
}

TEST_CASE("a corpse is named as its kind's", "[panels][T1]") {
    StagedGame game(R"(
        #####
        #@.T#
        #####)");
    const rules::EntityId troll = game.scenario.actor('T');
    game.scenario.set_hit_points(troll, 1);
    for (int blow = 0; blow < 50 && game.scenario.knowledge().actor({3, 1}); ++blow) {
        game.scenario.set_hit_points(rules::hero_id, 20);
        game.act(rules::Walk{core::Direction::East});
    }
    const auto corpse = game.scenario.knowledge().objects_in_view();
    REQUIRE_FALSE(corpse.empty());
    CHECK(examined(game, corpse.front().at).starts_with("troll corpse"));
}

TEST_CASE("EXAMINE stands in the help row wherever the cursor is", "[panels][T1]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::LookModel look{hero_at};
    game.open("examine", &look,
              {{screen::Action::MoveNorth, 0},
               {screen::Action::NextTarget, 0},
               {screen::Action::PreviousTarget, 0},
               {screen::Action::Confirm, 0},
               {screen::Action::Cancel, 0}});
    for (const core::Point at : {hero_at, potion_at, troll_at, core::Point{10, 3}}) {
        look.at = at;
        CHECK(help_row(game).find("EXAMINE") == 1);
    }
    const std::string row = help_row(game);
    CHECK(shows(row, "move"));
    CHECK(shows(row, "next"));
    CHECK(shows(row, "back"));
    CHECK_FALSE(shows(row, "previous"));
}

TEST_CASE("examining an enemy tells how a fight would go", "[panels][T1]") {
    StagedGame game(hall_with_potion_and_troll);
    const forecast::Knowledge knowledge = game.scenario.knowledge();
    const forecast::FightForecast fight = forecast::forecast_fight(knowledge, *knowledge.actor(troll_at));
    const std::string told = examined(game, troll_at);
    CAPTURE(told);
    CHECK(shows(told, "Health "));
    REQUIRE(fight.theirs.hit_permille > 0);
    CHECK(shows(told, "It hits you "));
    CHECK(shows(told, "you fall in " + std::to_string(fight.theirs.fewest_blows) + " hits at worst"));
    CHECK_FALSE(shows(told, "{"));
}

TEST_CASE("hovering an enemy tells the fight in short", "[panels][T1]") {
    StagedGame game(hall_with_potion_and_troll);
    CHECK_FALSE(shows(help_row(game, {160, 45}), "troll"));
    game.presenter.point(screen::PointedCell{let_troll_come(game)});
    const std::string row = help_row(game, {160, 45});
    CHECK(shows(row, "troll  you hit "));
    CHECK_FALSE(shows(row, "{"));
    CHECK(shows(row, "help"));
}

TEST_CASE("aiming says whom it would reach and how, or why not", "[panels][T2]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::AimModel aim;
    aim.item = *named_catalog().find_item("fireball");
    aim.at = troll_at;
    aim.forecast.victims.push_back(
        {rules::EntityId{5}, *named_catalog().find_monster("troll"), troll_at, 3, 18, 250});
    aim.forecast.flight.end = troll_at;
    aim.forecast.victims.push_back({rules::hero_id,
                                    named_catalog().hero(),
                                    hero_at,
                                    0,
                                    0,
                                    0,
                                    {{content::ConditionKind::Confusion, 10, 1}}});
    game.open("aim", &aim, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    const std::string told = boxed(game.text(usual_size));
    CAPTURE(told);
    CHECK(shows(told, "Troll: 3-18 damage, dies 25 % of the time."));
    CHECK(shows(told, "Yourself: confused for 10 turns."));
    aim.forecast.victims.front().kill_permille = 0;
    CHECK(shows(boxed(game.text(usual_size)), "Troll: 3-18 damage of 6 hit points."));
    aim.forecast.victims.front().save = {400, 6, false};
    const std::string saves = boxed(game.text(usual_size));
    CHECK(shows(saves, "Troll: 6-18 damage of 6 hit points."));
    CHECK(shows(saves, ". saves 40 % of the time: half damage."));
    CHECK(shows(help_row(game), " AIM fireball"));
    CHECK(shows(help_row(game), "fire"));
    aim.refusal = rules::Refusal{rules::RefusalReason::TargetTooFar, aim.item};
    CHECK(shows(boxed(game.text(usual_size)), english().get("refused-target-too-far")));
    aim.refusal.reset();
    aim.forecast.victims.clear();
    CHECK(shows(boxed(game.text(usual_size)), english().get("aim-nobody")));
}

TEST_CASE("a page says what a saving throw leaves of each effect", "[panels][words][T2]") {
    content::CatalogParts parts = scenario::test_parts();
    for (content::ItemDef& item : parts.items) {
        if (item.aim) {
            item.aim->save = content::SavingThrow{content::Attribute::Dexterity, 12, false};
        }
    }
    const content::Catalog catalog = named(std::move(parts));
    const StagedGame game(hall_with_potion_and_troll, catalog);
    const auto told = [&](std::string_view id) {
        std::string all;
        for (const words::TextLine& line : words::tell_effects({*catalog.find_item(id), {}}, catalog,
                                                               game.scenario.knowledge().hero(), english())) {
            all += words::plain_text(line) + " ";
        }
        return all;
    };
    CHECK(shows(told("confusion"), "on it does nothing to them."));
    CHECK(shows(told("fireball"), "on they take half, and nothing that lasts."));
}

TEST_CASE("who examines a lamp reads what a step into it does, and another one", "[panels][T1][S7]") {
    content::CatalogParts parts = scenario::test_parts();
    scenario::add_lamps(parts);
    const content::Catalog catalog = named(std::move(parts));
    StagedGame game("########\n#@..L..#\n#...l..#\n########", catalog);
    CHECK(shows(examined(game, {4, 1}), "Walk into it, and it goes out; once more, and it burns again."));
    CHECK(shows(examined(game, {4, 2}), "Walk into it, and it burns; once more, and it goes out again."));
}

TEST_CASE("aiming the prize at lava says that the fire destroys it", "[panels][V8][T2]") {
    content::CatalogParts parts = scenario::matter_parts();
    const auto prize = std::ranges::find_if(parts.items, &content::ItemDef::prize);
    REQUIRE(prize != parts.items.end());
    prize->hunt.emplace();
    prize->hunt->hunter = content::MonsterId{2};
    const content::Catalog catalog = named(std::move(parts));
    StagedGame game("#######\n#@..l.#\n#######", catalog);
    const auto told = [&](core::Point at) {
        screen::AimModel aim;
        aim.item = *catalog.prize();
        aim.thrown = true;
        aim.at = at;
        aim.forecast = forecast::forecast_shot(game.scenario.knowledge(), {aim.item}, at);
        game.open("aim", &aim, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
        std::string text = boxed(game.text(usual_size));
        game.screens.pop_back();
        return text;
    };
    CHECK(shows(told({4, 1}), "Fire would destroy it."));
    CHECK_FALSE(shows(told({3, 1}), "Fire would destroy it."));
}

TEST_CASE("aiming says what a break does, and what matter then does to each in view", "[panels][S3]") {
    StagedGame game(hall_with_potion_and_troll);
    const content::MonsterId troll = *named_catalog().find_monster("troll");
    screen::AimModel aim;
    aim.item = *named_catalog().find_item("health_potion");
    aim.at = aim.forecast.flight.end = troll_at;
    aim.forecast.victims.push_back({.victim = rules::EntityId{5},
                                    .kind = troll,
                                    .at = troll_at,
                                    .healed = 1,
                                    .cured = true,
                                    .offends = false});
    aim.fates = {{rules::hero_id, named_catalog().hero(), hero_at, 2, 0, 1},
                 {rules::EntityId{5}, troll, troll_at, 6, 0, 0}};
    game.open("aim", &aim, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    const std::string told = boxed(game.text(usual_size));
    CAPTURE(told);
    CHECK(shows(told, "Troll: 1 hit point healed."));
    CHECK(shows(told, ". cured of poison."));
    CHECK(shows(told, ". then loses 6 in 5 beats."));
    CHECK(shows(told, "Yourself: then dies in 1 beat."));
    CHECK(told.find("Troll:") == told.rfind("Troll:"));  // its name stands once
    CHECK_FALSE(shows(told, "damage"));
    aim.forecast.victims = {{.victim = rules::EntityId{5}, .kind = troll, .at = troll_at}};
    aim.fates = {{rules::EntityId{5}, troll, troll_at, 0, 4, 0}};
    const std::string wet = boxed(game.text(usual_size));
    CHECK(shows(wet, "Troll: it would be hit."));
    CHECK(shows(wet, ". then loses 4 less in 5 beats."));
}

TEST_CASE("a sheet tells what an item does in the hands that hold it", "[panels]") {
    StagedGame game(closet_with_potion);
    game.act(rules::Walk{core::Direction::East});
    game.act(rules::PickUp{});
    const screen::ItemModel item{screen::MenuPurpose::Use, rules::Slot{0}};
    game.open("item", &item, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    const std::string told = boxed(game.text(usual_size));
    CAPTURE(told);
    CHECK(shows(game.text(usual_size), " Health potion "));
    CHECK(shows(told, "; 0 now."));
    CHECK(shows(told, "Weighs "));
    CHECK_FALSE(shows(told, "{"));
}

TEST_CASE("the help row shows what matters now, each with its word", "[panels]") {
    StagedGame game(closet_with_potion);
    CHECK(shows(help_row(game), "[?] help"));
    CHECK_FALSE(shows(help_row(game), "[g]"));
    CHECK_FALSE(shows(help_row(game), "menu"));
    game.act(rules::Walk{core::Direction::East});
    CHECK(shows(help_row(game), "[g] get"));
    game.act(rules::PickUp{});
    CHECK_FALSE(shows(help_row(game), "[g]"));
    CHECK(shows(button_row(game), "[i] pack"));
}

TEST_CASE("the button to cast is grey unless a spell can be paid for", "[panels][T6]") {
    StagedGame game(hall_with_potion_and_troll);
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play, {{screen::Action::Cast, 0}, {screen::Action::Help, 0}});
    CHECK(shows(button_row(game), "[z] cast"));
    game.scenario.world.entities.vitals[rules::hero_id].mana = 0;
    CHECK(shows(button_row(game), " z  cast"));
}

TEST_CASE("no label is a bare key, however narrow the row", "[panels]") {
    const StagedGame game(hall_with_potion_and_troll);
    for (std::int32_t width = 40; width <= 160; width += 5) {
        const std::string row = help_row(game, {width, 20});
        CAPTURE(row);
        CHECK(words::text_width(row) <= width + 1);
        CHECK_FALSE(shows(row, "]  ["));
        CHECK(shows(row, "help"));
    }
}

TEST_CASE("the sidebar names what is in view, nearest first, with its state", "[panels][E3]") {
    StagedGame game(hall_with_potion_and_troll);
    const rules::EntityId troll = game.scenario.actor('T');
    const auto row_of_troll = [&] {
        const std::string text = game.text(usual_size);
        const std::size_t at = text.find("T troll");
        REQUIRE(at != std::string::npos);
        return text.substr(at, text.find('\n', at) - at);
    };
    CHECK(shows(row_of_troll(), "####"));
    game.scenario.world.entities.minds[troll].intent = rules::Intent::Sleep;
    CHECK(row_of_troll().ends_with("z"));
    game.scenario.world.entities.minds[troll].intent = rules::Intent::Hunt;
    CHECK(row_of_troll().ends_with("!"));
    game.scenario.confuse(troll, 3);
    CHECK(row_of_troll().ends_with("?"));
    const std::string text = game.text(usual_size);
    CHECK(text.find("T troll") < text.find("! health potion"));
    game.scenario.confuse(rules::hero_id, 4);
    CHECK(shows(game.text(usual_size), "Confused           4"));
}

TEST_CASE("where not all in view have room, the sidebar tells how many more there are", "[panels][E3]") {
    StagedGame game("##########\n#@TTTTTTT#\n#TTTTTTTT#\n#TTTTTTTT#\n##########");
    game.show_all();
    const std::string text = game.text({80, 24});
    CAPTURE(text);
    std::int32_t listed = 0;
    for (std::size_t at = text.find("T troll"); at != std::string::npos; at = text.find("T troll", at + 1)) {
        ++listed;
    }
    CHECK(listed > 0);
    CHECK(shows(text, "and " + std::to_string(23 - listed) + " more"));
}

TEST_CASE("what lasts is listed with its turns: in the sidebar, on the sheet, and of others when examined",
          "[panels][E3][T6]") {
    StagedGame game(hall_with_potion_and_troll);
    rules::Conditions conditions;
    conditions.of[0] = {7, 1, false, rules::hero_id, content::MonsterId{0}};
    conditions.of[4] = {5, 3, false, rules::hero_id, content::MonsterId{0}};
    rules::Entities& entities = game.scenario.world.entities;
    entities.conditions.insert(rules::hero_id, conditions);
    CHECK(shows(game.text(usual_size), "Hasted             7"));
    CHECK(shows(game.text(usual_size), "Strength +3        5"));
    CHECK(shows(game.text(usual_size), "STR 4"));
    const screen::CharacterModel sheet;
    game.open("character", &sheet, {{screen::Action::Cancel, 0}});
    const std::string told = boxed(game.text(usual_size));
    CAPTURE(told);
    CHECK(shows(told, "Hasted             7"));
    game.screens.pop_back();
    conditions.of[4] = {};
    conditions.of[2] = {4, 1, false, rules::hero_id, content::MonsterId{0}};
    entities.conditions.insert(game.scenario.actor('T'), conditions);
    CHECK(shows(examined(game, troll_at), "It is poisoned for 4 more turns."));
}

TEST_CASE("hunger is in the sidebar and on the sheet, for who has to eat", "[panels][E3][E7]") {
    StagedGame game(hall_with_potion_and_troll);
    CHECK_FALSE(shows(game.text(usual_size), "Well fed"));
    auto& hungers = game.scenario.world.entities.hungers;
    hungers.insert(rules::hero_id, {0});
    CHECK(shows(game.text(usual_size), "Well fed"));
    hungers[rules::hero_id].turns = 300;
    CHECK(shows(game.text(usual_size), "Hungry"));
    hungers[rules::hero_id].turns = 500;
    const screen::CharacterModel sheet;
    game.open("character", &sheet, {{screen::Action::Cancel, 0}});
    CHECK(shows(game.text(usual_size), "Starving"));
}

TEST_CASE("the menu of spells names their costs", "[panels][T6][F7]") {
    StagedGame game(hall_with_potion_and_troll);
    const screen::MenuModel menu{screen::MenuPurpose::Cast,
                                 {{screen::SpellLine{content::SpellId{0}}, U'a', true},
                                  {screen::SpellLine{content::SpellId{2}}, U'b', false}},
                                 0};
    game.open("cast", &menu, {{screen::Action::Cancel, 0}});
    const std::string text = game.text(usual_size);
    CHECK(shows(text, "Cast what?"));
    CHECK(shows(text, "dart"));
    CHECK(shows(text, "3 mana"));
    CHECK(shows(text, "100 mana"));
}

TEST_CASE("a chosen option stands between arrows, and no value changes the box", "[panels][F7]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::MenuModel menu{screen::MenuPurpose::Options,
                           {{screen::OptionLine{screen::OptionKind::Palette, 0}},
                            {screen::OptionLine{screen::OptionKind::MasterVolume, 10}}},
                           0};
    game.open("options", &menu, {{screen::Action::Cancel, 0}});
    const auto top_edge = [&] {
        const std::string text = game.text(usual_size);
        const std::size_t at = text.find("┌─ Options");
        return text.substr(at, text.find("┐", at) - at);
    };
    const std::string edge = top_edge();
    CHECK(shows(game.text(usual_size), "> Colours ◄ normal"));
    CHECK(game.pick(usual_size, find_text(game.text(usual_size), "◄ normal")) ==
          screen::Pointed(screen::PointedOffer{{screen::Action::Left}}));
    menu.lines[0].what = screen::OptionLine{screen::OptionKind::Palette, 1};
    CHECK(top_edge() == edge);
    CHECK(shows(game.text(usual_size), "> Colours ◄ deuteranopia ►"));
}

TEST_CASE("what an enemy can do stands before all else that is told of it, its shots included",
          "[panels][F7]") {
    StagedGame game("#########\n#@.....a#\n#########");
    const std::string archer = examined(game, {7, 1});
    CHECK(archer.find("hits you") < archer.find("You hit it"));
    CHECK(shows(archer, "Its bow hits you"));
    CHECK(shows(archer, "6 cells far"));
    CHECK_FALSE(shows(archer, "Before your next turn"));
    StagedGame pair("#########\n#@...Ta.#\n#########");
    for (const forecast::KnownActor& actor : pair.scenario.knowledge().actors_in_view()) {
        rules::Mind& mind = pair.scenario.world.entities.minds[actor.id];
        mind.intent = rules::Intent::Hunt;
        mind.prey = rules::hero_id;
    }
    const std::string told = examined(pair, {5, 1});
    CHECK(shows(told, "by blows and shots of 2 hunters in view"));
    CHECK(told.find("Before your next turn") < told.find("hits you"));
}

TEST_CASE("a thing on the ground tells what it does", "[panels][F7]") {
    StagedGame game(hall_with_potion_and_troll);
    CHECK(shows(examined(game, potion_at), "Heals"));
}

TEST_CASE("options stand below the headings of their groups, where there is room", "[panels][F7]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::MenuModel menu{screen::MenuPurpose::Options, {}, 0};
    for (const save::OptionRow& row : save::option_table) {
        menu.lines.push_back({screen::OptionLine{row.kind, 0}});
    }
    game.open("options", &menu, {{screen::Action::Cancel, 0}});
    const std::string wide = game.text({100, 40});
    CHECK(wide.find("Sound") < wide.find("Volume"));
    CHECK(wide.find("Map as letters") < wide.find("Sound"));
    CHECK(shows(wide, "Keys and language"));
    const std::string narrow = game.text({80, 24});
    CHECK_FALSE(shows(narrow, "Keys and language"));
}

TEST_CASE("the page of a run lists first what it could still have used", "[panels][F3]") {
    StagedGame game(hall_with_potion_and_troll);
    const auto item = [](std::string_view id) { return named_catalog().find_item(id).value(); };
    save::RunStory story;
    story.end.world = game.scenario.world;
    story.health = {{0, 1000}, {10, 0}};
    story.pack = {{{}, item("rock"), 1, 1}, {{}, item("health_potion"), 2, 1}};
    const screen::ReviewModel review{&story,
                                     game.scenario.knowledge(),
                                     "",
                                     {},
                                     {screen::MenuPurpose::Review, {{screen::FreeSlotLine{}}}, 0}};
    game.open("review", &review, {{screen::Action::Cancel, 0}});
    const std::string text = game.text({100, 40});
    CHECK(shows(text, "Not used: health potion x2."));
    CHECK(shows(text, "In the pack: " + named_catalog().item(item("rock")).name + "."));
}

TEST_CASE("recap and review name the deepest depth and the missing score alike", "[panels][F3]") {
    StagedGame game(hall_with_potion_and_troll);
    game.act(rules::Cheat{rules::CheatKind::Heal});
    save::RunStory story;
    story.end.world = game.scenario.world;
    story.end.world.run.deepest_depth = 11;
    story.health = {{0, 1000}, {10, 0}};
    const screen::ReviewModel review{&story,
                                     game.scenario.knowledge(),
                                     "",
                                     {},
                                     {screen::MenuPurpose::Review, {{screen::FreeSlotLine{}}}, 0}};
    game.open("review", &review, {{screen::Action::Cancel, 0}});
    const std::string whole = game.text({140, 40});
    CAPTURE(whole);
    CHECK(shows(whole, "Deepest 11, "));
    CHECK(shows(whole, "score none: a cheat was used."));
    game.screens.pop_back();
    screen::RecapModel recap;
    recap.deepest_depth = 11;
    recap.scored = false;
    recap.menu = {screen::MenuPurpose::Recap, {{screen::ActionLine{screen::Action::Quit}, U'q'}}, 0};
    game.open("recap", &recap, {});
    CHECK(shows(game.text(usual_size), "Deepest   11; the end: "));
    CHECK(shows(game.text(usual_size), "Score     none: a cheat was used"));
    recap.depth = 11;
    CHECK(shows(game.text(usual_size), "Deepest   11"));
    CHECK_FALSE(shows(game.text(usual_size), "the end: "));
}

TEST_CASE("a choice to grow says what it gives", "[panels][C6]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::MenuModel menu{screen::MenuPurpose::LevelUp,
                           {{screen::GrowLine{rules::Attribute::Strength, 11}, U's'},
                            {screen::GrowLine{rules::Attribute::Constitution, 13}, U'c'}},
                           0};
    game.open("level-up", &menu, {{screen::Action::Cancel, 0}});
    const std::string text = game.text(usual_size);
    CHECK(shows(text, "> s) Strength       1 \u2192 2: " + english().get("gain-strength")));
    CHECK(shows(text, "  c) Constitution   3 \u2192 4: " + english().get("gain-constitution")));
    CHECK(shows(text, "First time so deep: raise one attribute"));
}

TEST_CASE("giving a run up is said to end it", "[panels][F7]") {
    StagedGame game(hall_with_potion_and_troll);
    const screen::MenuModel menu{
        screen::MenuPurpose::ConfirmAbandon,
        {{screen::ActionLine{screen::Action::Cancel}}, {screen::ActionLine{screen::Action::Abandon}}},
        0};
    game.open("abandon", &menu, {{screen::Action::Cancel, 0}});
    CHECK(shows(boxed(game.text(usual_size)), english().get("note-confirm-abandon")));
}

TEST_CASE("the sidebar tells that the hero can't die, where it tells that the run is not scored",
          "[panels]") {
    StagedGame game(hall_with_potion_and_troll);
    CHECK_FALSE(shows(game.text(usual_size), english().get("sidebar-undying")));
    game.act(rules::Cheat{rules::CheatKind::Undying});
    const std::string text = game.text(usual_size);
    const std::size_t at = text.find(english().get("sidebar-cheated") + "  ");
    REQUIRE(at != std::string::npos);
    CHECK(shows(text.substr(at, text.find('\n', at) - at), english().get("sidebar-undying")));
}

TEST_CASE("what is typed into stands in a field with a cursor", "[panels][F1]") {
    StagedGame game(hall_with_potion_and_troll);
    const screen::MenuModel menu{
        screen::MenuPurpose::NewRun, {{screen::TextField{screen::Action::Name, "Ald", true}}}, 0};
    game.open("name", &menu, {{screen::Action::Cancel, 0}});
    CHECK(shows(game.text(usual_size), "Name  [Ald█                 ]"));
}

TEST_CASE("the title's menu has room in the smallest window", "[panels][F1]") {
    stage::Presenter presenter(named_catalog(), english(), game_keys());
    screen::TitleModel title;
    title.menu = {screen::MenuPurpose::Title,
                  {{screen::ActionLine{screen::Action::NewGame}, U'n'},
                   {screen::TextField{screen::Action::Name, "", false}, U'a'},
                   {screen::TextField{screen::Action::Seed, "4711", false}, U'e'},
                   {screen::ActionLine{screen::Action::Scores}, U's'},
                   {screen::ActionLine{screen::Action::Options}, U'o'},
                   {screen::ActionLine{screen::Action::Help}, U'?'},
                   {screen::ActionLine{screen::Action::Quit}, U'q'}},
                  0};
    const std::vector<screen::Entry> screens{{"title", &title, nullptr}};
    for (const core::Size size : {core::Size{40, 16}, core::Size{100, 36}}) {
        TextScreen page(size);
        presenter.draw_text(screens, page);
        std::string text;
        for (const std::string& row : page.rows()) {
            text += row + "\n";
        }
        CAPTURE(text);
        for (const char* part : {"Torchwake", "> n) New game", "Name", "4711", "Quit"}) {
            CHECK(shows(text, part));
        }
    }
}

TEST_CASE("the messages can be filtered", "[panels][F5]") {
    StagedGame game(hall_with_potion_and_troll);
    game.presenter.show(rules::Refusal{rules::RefusalReason::WallInTheWay, {}});
    const rules::ActorRef hero{rules::hero_id, named_catalog().hero(), hero_at, true};
    const rules::ActorRef troll{game.scenario.actor('T'), *named_catalog().find_monster("troll"), troll_at,
                                true};
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const std::vector<rules::Event> events{rules::BlowDodged{hero, troll}, rules::ItemDropped{hero, potion}};
    game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()});
    screen::MessagesModel model;
    game.open("messages", &model, {{screen::Action::Cancel, 0}});
    CHECK(shows(game.text(usual_size), "Solid rock."));
    CHECK(shows(game.text(usual_size), "You drop a health potion."));
    model.filter = screen::MessageFilter::Fights;
    CHECK(shows(game.text(usual_size), "The troll dodges you."));
    CHECK_FALSE(shows(game.text(usual_size), "You drop"));
    CHECK_FALSE(shows(game.text(usual_size), "Solid rock."));
    model.filter = screen::MessageFilter::Things;
    CHECK(shows(game.text(usual_size), "You drop"));
    CHECK_FALSE(shows(game.text(usual_size), "dodges"));
}

TEST_CASE("the best runs stand in a list, the latest marked", "[panels][F3]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::ScoresModel scores = screen::scores_model({}, {});
    game.open("scores", &scores, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    CHECK(shows(game.text(usual_size), english().get("scores-none")));
    CHECK_FALSE(shows(help_row(game), "see this run"));
    save::ScoreEntry first;
    first.name = "Aldo";
    first.score = 12345;
    first.level = 4;
    first.kills = 1;
    first.seed = 77;
    save::ScoreEntry second;
    second.score = 99;
    second.fate = {"troll"};
    second.run = "troll_1";
    scores = screen::scores_model({first, second}, 1);
    const std::string text = game.text(usual_size);
    CHECK(shows(text, "12345"));
    CHECK(shows(text, "Aldo, " + english().get("recap-escaped")));
    CHECK(shows(text, words::capitalised(named_catalog().monster(named_catalog().hero()).name) +
                          ", killed by a troll"));
    CHECK(shows(text, ">   2  "));
    CHECK(shows(help_row(game), "see this run"));
    scores.menu.cursor = 0;
    CHECK(shows(game.text(usual_size), "Level 4, 1 kill, seed 77."));
}

TEST_CASE("the health of the chosen run stands below the scores, where it is known", "[panels][F3]") {
    StagedGame game(hall_with_potion_and_troll);
    save::ScoreEntry known;
    known.turns = 11;
    known.fate = {"troll"};
    known.health = {4, {{1000, 1}, {500, 1}, {250, 2}}};
    screen::ScoresModel scores = screen::scores_model({known, {}}, {});
    game.open("scores", &scores, {{screen::Action::Cancel, 0}});
    const std::string text = game.text(usual_size);
    CAPTURE(text);
    CHECK(shows(text, "Health over 11 turns, orange below a quarter"));
    CHECK(shows(text, "###"));
    // Two parts of three are at depth 1.
    const core::Point first = cell_of(game, usual_size, "Health over");
    std::istringstream rows(text);
    std::vector<std::string> lines;
    for (std::string row; std::getline(rows, row);) {
        lines.push_back(row);
    }
    constexpr std::size_t rows_of_graph = 6;
    const std::string depths = lines.at(static_cast<std::size_t>(first.y) + rows_of_graph + 1);
    const std::size_t one = depths.find('1');
    const std::size_t two = depths.find('2');
    REQUIRE(one != std::string::npos);
    REQUIRE(two != std::string::npos);
    const std::string lowest = lines.at(static_cast<std::size_t>(first.y) + rows_of_graph);
    const auto graph = static_cast<std::size_t>(std::ranges::count(lowest, '#'));
    CHECK(two - one == graph / 3 * 2);
    scores.menu.cursor = 1;
    CHECK_FALSE(shows(game.text(usual_size), "Health over"));
}

TEST_CASE("why there are no scores is told where they would stand", "[panels][F3]") {
    StagedGame game(hall_with_potion_and_troll);
    const screen::ScoresModel scores = screen::scores_model({}, {}, "scores.json:1: it is torn");
    game.open("scores", &scores, {{screen::Action::Cancel, 0}});
    const std::string text = game.text(usual_size);
    CHECK(shows(text, "it is torn"));
    CHECK_FALSE(shows(text, english().get("scores-none")));
}

TEST_CASE("a recap tells cause, depth, turns, kills and seed, and its menu hides none of it",
          "[panels][F3]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::RecapModel recap;
    recap.outcome.killer = *named_catalog().find_monster("troll");
    recap.depth = recap.deepest_depth = 3;
    recap.turns = 417;
    recap.kills = 7;
    recap.seed = 9900123;
    recap.score = 3210;
    recap.record = "/home/somebody/.local/share/torchwake/records/a-long-name-of-a-file.txt";
    recap.menu = {screen::MenuPurpose::Recap, {}, 0};
    for (const screen::Action action :
         {screen::Action::SameSeed, screen::Action::AnotherSeed, screen::Action::Scores,
          screen::Action::Messages, screen::Action::Title, screen::Action::Quit}) {
        recap.menu.lines.push_back({screen::ActionLine{action}, U'a'});
    }
    game.presenter.show(rules::Refusal{rules::RefusalReason::WallInTheWay, {}});
    game.open("recap", &recap, {{screen::Action::Confirm, 0}});
    for (const core::Size size :
         {core::Size{40, 16}, core::Size{60, 22}, core::Size{100, 36}, core::Size{160, 60}}) {
        const std::string text = game.text(size);
        CAPTURE(text);
        for (const char* part : {"killed by a troll", "417", "9900123", "3210", "file.txt", "And now?",
                                 "Again, the same dungeon"}) {
            CHECK(shows(text, part));
        }
    }
    CHECK(shows(game.text({100, 36}), "Solid rock."));
    CHECK(shows(game.text({100, 36}), "Quit"));
}

TEST_CASE("the scores show how many runs came how deep, where there is room", "[panels][F3]") {
    StagedGame game(hall_with_potion_and_troll);
    const std::int32_t last = named_catalog().last_depth();
    const screen::ScoresModel scores = screen::scores_model({{.name = "Aldo", .deepest_depth = last},
                                                             {.name = "Berta", .deepest_depth = last},
                                                             {.name = "Carla", .deepest_depth = last + 1}},
                                                            {});
    game.open("scores", &scores, {{screen::Action::Cancel, 0}});
    const std::string text = game.text({100, 40});
    CAPTURE(text);
    CHECK(shows(text, english().get("scores-depths")));
    CHECK(shows(text, std::to_string(last) + "  ####################"));
    CHECK_FALSE(shows(game.text({24, 20}), english().get("scores-depths")));
}

TEST_CASE("who died of its own step onto a trap is told of the trap, of anything else its own hand",
          "[panels][F3][traps]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::RecapModel recap;
    recap.outcome.killer = named_catalog().hero();
    recap.menu = {screen::MenuPurpose::Recap, {{screen::ActionLine{screen::Action::Quit}, U'q'}}, 0};
    screen::DeathModel death{recap.outcome};
    const auto scores_of_recap = [&recap] {
        return screen::scores_model(
            {{.name = "Aldo", .fate = rules::fate_of(named_catalog(), recap.outcome, recap.cause)}}, {});
    };
    screen::ScoresModel scores = scores_of_recap();
    const auto told_everywhere = [&](std::string_view cause) {
        for (const screen::Layer layer :
             {screen::Layer(&recap), screen::Layer(&death), screen::Layer(&scores)}) {
            game.open("end", layer, {{screen::Action::Confirm, 0}});
            const std::string text = game.text(usual_size);
            CAPTURE(text);
            CHECK(shows(text, cause));
            game.screens.pop_back();
        }
    };
    told_everywhere("died by your own hand");
    recap.cause.trap = death.cause.trap = content::TrapId{0};
    scores = scores_of_recap();
    told_everywhere("killed by a dart trap");
    recap.outcome.killer = death.outcome.killer = *named_catalog().find_monster("troll");
    scores = scores_of_recap();
    told_everywhere("killed by a troll");
}

TEST_CASE("a death by fire or steam is told with who began it and with what", "[panels][F3][S4]") {
    content::CatalogParts parts = scenario::test_parts();
    content::MatterDef steam;
    steam.id = steam.name = "steam";
    steam.layer = content::MatterLayer::Gas;
    steam.steam = true;
    content::MatterDef fumes = steam;
    fumes.id = fumes.name = "fumes";
    fumes.steam = false;
    parts.matter = {steam, fumes};
    const content::Catalog catalog = named(std::move(parts));
    const std::string hero = catalog.monster(catalog.hero()).id;
    const std::string spell = catalog.spell(content::SpellId{0}).id;
    const auto told = [&catalog](const rules::Fate& fate) {
        StagedGame game(closet_with_potion, catalog);
        const screen::ScoresModel scores = screen::scores_model({{.name = "Aldo", .fate = fate}}, {});
        game.open("scores", &scores, {{screen::Action::Cancel, 0}});
        return game.text({160, 60});
    };
    CHECK(shows(told({hero, "fire", "fireball"}), "burned to death by your own fireball"));
    CHECK(shows(told({hero, "fire", spell}), "burned to death by your own magic ("));
    CHECK(shows(told({hero, "steam"}), "scalded to death by your own steam"));
    CHECK(shows(told({"troll", "fire"}), "burned to death by the fire of a troll"));
    CHECK(shows(told({"troll", "fire", "fireball"}), "burned to death by a troll with a fireball"));
    CHECK(shows(told({"troll", "fire", "dart_trap"}), "burned to death by a dart trap that a troll set off"));
    CHECK(shows(told({"dart_trap", "steam"}), "scalded to death by a dart trap"));
    CHECK(shows(told({"fire", "fire"}), "Aldo, burned to death "));
    CHECK(shows(told({"troll", "fumes"}), "smothered in fumes by the fumes of a troll"));
    CHECK(shows(told({"wisp_of_a_mod", "gas_of_a_mod", "thing"}),
                "smothered in gas_of_a_mod by the gas_of_a_mod of a wisp_of_a_mod"));
}

TEST_CASE("the record of a run has its facts, its pack, its last messages and its level", "[panels][F3]") {
    StagedGame game(closet_with_potion);
    game.act(rules::Walk{core::Direction::East});
    game.act(rules::PickUp{});
    screen::RecapModel recap;
    recap.outcome.killer = *named_catalog().find_monster("troll");
    recap.seed = 4711;
    const std::string record = game.presenter.record(recap, game.scenario.knowledge(), {});
    CHECK(shows(record, "killed by a troll"));
    CHECK(shows(record, "4711"));
    CHECK(shows(record, "a) health potion"));
    CHECK(shows(record, "You take a health potion (a)."));
    CHECK(shows(record, "#.@..#"));
    CHECK_FALSE(shows(record, "Record"));
}

TEST_CASE("the record of the dead has what fell from them", "[panels][F3]") {
    StagedGame game("@.!");
    const content::ItemId potion = game.scenario.knowledge().objects_in_view().front().item;
    rules::ActorRef hero;
    hero.kind = named_catalog().hero();
    rules::ActorRef troll;
    troll.kind = *named_catalog().find_monster("troll");
    save::Chronicle chronicle;
    chronicle.add(1, rules::ItemFell{*named_catalog().find_item("rock"), {2, 0}, true});
    chronicle.add(2, rules::ActorDied{hero, troll});
    chronicle.add(2, rules::ItemFell{potion, {1, 0}, true});
    chronicle.add(2, rules::ItemFellBelow{*named_catalog().find_item("arrow"), {}, {1, 0}, true});
    game.scenario.world.entities.vitals[rules::hero_id].hit_points = 0;
    const std::string record = game.presenter.record({}, game.scenario.knowledge(), chronicle);
    CHECK(shows(record, "health potion"));
    CHECK(shows(record, "arrow"));
    CHECK_FALSE(shows(record, "rock"));
}

TEST_CASE("the table of keys has headings, and no scrolling loses its end", "[panels]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::HelpModel help;
    game.open("help", &help, {{screen::Action::Cancel, 0}});
    const std::string wide = game.text({160, 45});
    for (const char* part : {"Moving", "Doing", "F11", "F12", "full screen", "screenshot", "examine"}) {
        CHECK(shows(wide, part));
    }
    CHECK_FALSE(shows(game.text({40, 16}), "F12"));
    help.first_line = 1000;
    CHECK(shows(game.text({40, 16}), "F12"));
    CHECK(shows(game.text({160, 50}), "go north"));
}

TEST_CASE("a death stands large over the map of a window, plainly on a text screen", "[panels][F3]") {
    StagedGame game(hall_with_potion_and_troll);
    const screen::DeathModel death;
    game.open("death", &death, {});
    REQUIRE(game.frame().banner.has_value());
    CHECK(game.frame().banner->text == "YOU DIED");
    CHECK(game.frame().banner->scale >= 3);
    CHECK(shows(game.text(usual_size), "YOU DIED"));
    const stage::Frame& narrow = game.frame({40, 16}, {8, 5});
    CHECK((narrow.banner.has_value() ? narrow.banner->scale : 1) <= 3);
    game.screens.pop_back();
    CHECK_FALSE(game.frame().banner.has_value());
}

TEST_CASE("each ending has words of its own, in the victory and the recap", "[panels][hunt][V8][F3]") {
    const std::initializer_list<std::tuple<rules::Ending, std::string_view, std::string_view>> endings{
        {rules::Ending::CarriedOut, "ember", "recap-escaped"},
        {rules::Ending::LeftBehind, "empty", "recap-left-behind"},
        {rules::Ending::GivenToFire, "slag", "recap-given-to-fire"}};
    for (const auto& [ending, victory_words, recap_key] : endings) {
        const rules::RunOutcome outcome{rules::RunEnd::HeroEscaped, {}, ending};
        StagedGame game(hall_with_potion_and_troll);
        const screen::VictoryModel victory{outcome};
        game.open("victory", &victory, {});
        CHECK(shows(game.text(usual_size), std::string(victory_words)));
        game.screens.pop_back();
        screen::RecapModel recap;
        recap.outcome = outcome;
        recap.menu = {screen::MenuPurpose::Recap, {{screen::ActionLine{screen::Action::Quit}, U'q'}}, 0};
        game.open("recap", &recap, {});
        CHECK(shows(game.text(usual_size), english().get(recap_key)));
    }
}

TEST_CASE("small text over the map of a death or a victory stands on a panel", "[panels][F3][F7]") {
    StagedGame game(hall_with_potion_and_troll);
    const screen::DeathModel death;
    const screen::VictoryModel victory;
    for (const screen::Layer layer : {screen::Layer(&death), screen::Layer(&victory)}) {
        game.open("end", layer, {});
        const stage::Frame& frame = game.frame();
        int glyphs = 0;
        for (std::int32_t y = frame.layout.map.top(); y < frame.layout.map.bottom(); ++y) {
            for (std::int32_t x = frame.layout.map.left(); x < frame.layout.map.right(); ++x) {
                if (frame.text.at({x, y}).glyph != U' ') {
                    ++glyphs;
                    CHECK(std::ranges::any_of(frame.panels, [x, y](const Panel& panel) {
                        return panel.area.contains({x, y}) && panel.alpha == 255;
                    }));
                }
            }
        }
        CHECK(glyphs > 0);
        game.screens.pop_back();
    }
}

TEST_CASE("Enter fires a shot and throws what is thrown", "[panels][T2]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::AimModel aim;
    aim.item = *named_catalog().find_item("javelin");
    aim.at = troll_at;
    game.open("aim", &aim, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    CHECK(shows(help_row(game), "[Enter] fire"));
    aim.thrown = true;
    CHECK(shows(help_row(game), "[Enter] throw"));
}

TEST_CASE("a way to travel names the shops that it may lead to, and whose the cursor is at",
          "[panels][F2][E6]") {
    StagedGame game(hall_with_potion_and_troll);
    screen::TravelModel travel;
    travel.at = troll_at;
    travel.way = {troll_at};
    travel.shops = {{*named_catalog().find_monster("troll"), troll_at},
                    {*named_catalog().find_monster("brute"), {4, 2}}};
    game.open("travel", &travel, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    const std::string told = boxed(game.text(usual_size));
    CHECK(told.starts_with("troll"));
    CHECK(shows(told, "Tab troll, brute"));
    CHECK(game.pick(usual_size, cell_of(game, usual_size, "brute")) ==
          screen::Pointed{screen::PointedEntry{{4, 2}}});
}

}  // namespace
}  // namespace torchwake::panels
