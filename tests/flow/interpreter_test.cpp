#include "flow/drawn_game.hpp"

#include <torchwake/flow/interpreter.hpp>
#include <torchwake/flow/key_repeat.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::Offer;
using screen::Prompt;

constexpr core::Size level_size{10, 5};

const scenario::Scenario& room() {
    static const scenario::Scenario drawn(R"(
        ##########
        #........#
        #..@.....#
        #........#
        ##########)");
    return drawn;
}

Situation situation_of(const Prompt& prompt, const scenario::Scenario& drawn = room()) {
    return {&game_keys(), &prompt, nullptr, nullptr, &drawn.ruleset, &drawn.world};
}
Situation title_with(const Prompt& prompt) {
    return {&game_keys(), &prompt};
}

screen::KeyPressed key(std::string_view name) {
    return {screen::parse_key(name).value()};
}
screen::PointerClicked click(core::Point cell) {
    return {screen::PointedCell{cell}};
}

Prompt with_cells(Prompt prompt, std::vector<Action> actions) {
    prompt.cell_actions = std::move(actions);
    prompt.cells = static_cast<std::int32_t>(level_size.area());
    return prompt;
}

}  // namespace

TEST_CASE("a click in play steps to a neighbour and travels farther", "[flow][interpreter][F2]") {
    const Prompt play = with_cells({{{Action::MoveEast}, {Action::MoveNorthWest}}}, {Action::TravelTo});
    CHECK(interpret(click({4, 2}), situation_of(play)) == Offer{Action::MoveEast});
    CHECK(interpret(click({2, 1}), situation_of(play)) == Offer{Action::MoveNorthWest});
    CHECK(interpret(click({5, 2}), situation_of(play)) == Offer{Action::TravelTo, 25});
    CHECK(interpret(click({0, 0}), situation_of(play)) == Offer{Action::TravelTo, 0});
    for (const core::Point nowhere : {core::Point{3, 2}, {10, 2}, {-1, 2}, {3, 5}, {3, -1}}) {
        CHECK_FALSE(interpret(click(nowhere), situation_of(play)).has_value());
    }
}

TEST_CASE("a click beside a box leaves it, but for one that gives something up",
          "[flow][interpreter][F2][H3]") {
    const Prompt menu{{{Action::Confirm}, {Action::Cancel}}};
    Situation situation = situation_of(menu);
    CHECK_FALSE(interpret(click({4, 2}), situation) == Offer{Action::Cancel});
    const screen::MenuModel pack{screen::MenuPurpose::Use, {}, 0};
    const screen::Layer box(&pack);
    situation.innermost = &box;
    CHECK(interpret(click({4, 2}), situation) == Offer{Action::Cancel});
    CHECK(interpret(screen::PointerClicked{screen::PointedSign{{}, Action::Messages}}, situation_of(menu)) ==
          Offer{Action::Cancel});
    for (const screen::Pointed& beside :
         {screen::Pointed(screen::PointedSign{}), screen::Pointed(screen::PointedEntry{{1, 1}})}) {
        CHECK(interpret(screen::PointerClicked{beside}, situation) == Offer{Action::Cancel});
    }

    DrawnGame played("#####\n#@!.#\n#####");
    played.start().press("Right g i");
    REQUIRE(played.game.awaiting() == "play/pack");
    played.game.input(click({3, 1}));
    CHECK(played.game.awaiting() == "play");
    CHECK(played.game.screens().size() == 1);
    played.press("Escape");
    REQUIRE(played.game.awaiting() == "play/pause");
    played.game.input(screen::PointerClicked{screen::PointedNothing{}});
    CHECK(played.game.awaiting() == "play/pause");
    played.game.input(click({3, 1}));
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("a right click on a thing of the pack opens its page", "[flow][interpreter][I3][H3]") {
    DrawnGame played("#####\n#@!.#\n#####");
    played.start().press("Right g i");
    const screen::PointedLine first{0};
    played.game.input(screen::PointerMoved{first});
    played.game.input(screen::PointerClicked{first, screen::MouseButton::Right});
    CHECK(played.game.awaiting() == "play/pack/item");
    CHECK(played.layer<screen::ItemModel>().slot == rules::Slot{0});
    played.game.input(screen::PointerClicked{screen::PointedNothing{}, screen::MouseButton::Right});
    CHECK(played.game.awaiting() == "play/pack");
    played.game.input(screen::PointerClicked{screen::PointedNothing{}, screen::MouseButton::Right});
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("a click on a neighbour behind a corner travels there", "[flow][interpreter][F2]") {
    const Prompt play = with_cells({{{Action::MoveEast}, {Action::MoveNorthWest}}}, {Action::TravelTo});
    const scenario::Scenario corner(R"(
        ##########
        #........#
        #.#@.....#
        #........#
        ##########)");
    CHECK(interpret(click({2, 1}), situation_of(play, corner)) == Offer{Action::TravelTo, 12});
    CHECK(interpret(click({4, 2}), situation_of(play, corner)) == Offer{Action::MoveEast});
}

TEST_CASE("a click with a cursor confirms its cell, the hero's own too", "[flow][interpreter][T1][T2]") {
    const Prompt aim =
        with_cells({{{Action::MoveEast}, {Action::Cancel}}}, {Action::PointAt, Action::ConfirmAt});
    CHECK(interpret(click({4, 2}), situation_of(aim)) == Offer{Action::ConfirmAt, 24});
    CHECK(interpret(click({3, 2}), situation_of(aim)) == Offer{Action::ConfirmAt, 23});
    CHECK_FALSE(interpret(click({10, 2}), situation_of(aim)).has_value());
    CHECK(interpret(screen::PointerClicked{screen::PointedCell{{4, 2}}, screen::MouseButton::Right},
                    situation_of(aim)) == Offer{Action::Cancel});
}

TEST_CASE("at the title no cell means anything", "[flow][interpreter]") {
    const Prompt menu{{{Action::Up}, {Action::Confirm}}};
    CHECK_FALSE(interpret(click({0, 0}), title_with(menu)).has_value());
}

TEST_CASE("a click on a cell alone asks the rules of the run", "[flow][interpreter][F2]") {
    Prompt play = with_cells({}, {Action::TravelTo});
    std::vector<screen::Input> inputs{screen::TextEntered{U'x'}, screen::WheelTurned{1},
                                      screen::PointerClicked{screen::PointedOffer{{Action::Rest}}},
                                      screen::PointerClicked{screen::PointedSign{{}, Action::Messages}}};
    for (const screen::ActionTraits& traits : screen::action_table) {
        play.offers.push_back({traits.action});
        inputs.emplace_back(screen::OfferTaken{{traits.action}});
        for (const screen::Key& bound : game_keys().keys(traits.action)) {
            inputs.emplace_back(screen::KeyPressed{bound});
        }
    }
    for (const screen::Input& input : inputs) {
        INFO(input.index());
        CHECK(interpret(input, title_with(play)) == interpret(input, situation_of(play)));
    }
    CHECK(interpret(key("Right"), title_with(play)) == Offer{Action::MoveEast});
    CHECK(interpret(click({4, 2}), title_with(play)) == Offer{Action::Skip});
    CHECK(interpret(click({4, 2}), situation_of(play)) == Offer{Action::MoveEast});
}

TEST_CASE("an action of every screen comes before the prompt, from a key or as a whole",
          "[flow][interpreter][H4]") {
    const Prompt menu{{{Action::Up}, {Action::Confirm}}};
    CHECK(interpret(key("F9"), situation_of(menu)) == Offer{Action::Letters});
    CHECK(interpret(screen::OfferTaken{{Action::SayAgain}}, situation_of(menu)) == Offer{Action::SayAgain});
    CHECK_FALSE(interpret(key("F9"), {&game_keys()}).has_value());
}

TEST_CASE("while text is typed, keys that write mean nothing else", "[flow][interpreter][F1]") {
    Prompt typing{{{Action::Confirm}, {Action::Erase}, {Action::Cancel}, {Action::Up}, {Action::Left}}};
    typing.text = true;
    for (const std::string_view name : {"Space", "k", "K", "+", "Num4", "Num8", "Num5"}) {
        CHECK_FALSE(interpret(key(name), situation_of(typing)).has_value());
    }
    CHECK(interpret(key("Enter"), situation_of(typing)) == Offer{Action::Confirm});
    CHECK(interpret(key("Escape"), situation_of(typing)) == Offer{Action::Cancel});
    CHECK(interpret(key("Backspace"), situation_of(typing)) == Offer{Action::Erase});
    CHECK(interpret(key("Up"), situation_of(typing)) == Offer{Action::Up});
    CHECK(interpret(screen::TextEntered{U' '}, situation_of(typing)) == Offer{Action::Type, U' '});
    CHECK(interpret(screen::TextEntered{U'ä'}, situation_of(typing)) == Offer{Action::Type, U'ä'});
    CHECK_FALSE(interpret(screen::TextEntered{U'\b'}, situation_of(typing)).has_value());
}

TEST_CASE("text means nothing where none is typed", "[flow][interpreter]") {
    const Prompt menu{{{Action::Up}, {Action::Confirm}}};
    CHECK_FALSE(interpret(screen::TextEntered{U' '}, situation_of(menu)).has_value());
    CHECK(interpret(key("Space"), situation_of(menu)) == Offer{Action::Confirm});
    CHECK_FALSE(interpret(key("Backspace"), situation_of(menu)).has_value());
}

TEST_CASE("while a key is asked for, every key but Escape is the answer", "[flow][interpreter][F2]") {
    Prompt capture{{{Action::Cancel}}};
    capture.any_key = true;
    for (const std::string_view name : {"g", "Enter", "Space", "Shift+Left", "Num5", "PadB", "F11"}) {
        const std::optional<Offer> offer = interpret(key(name), situation_of(capture));
        REQUIRE(offer.has_value());
        CHECK(offer->action == Action::BindKey);
        CHECK(screen::find_key(offer->argument) == screen::parse_key(name));
    }
    CHECK(interpret(key("Escape"), situation_of(capture)) == Offer{Action::Cancel});
}

TEST_CASE("what steps and moves about repeats, what decides does not", "[flow][interpreter][F2]") {
    for (const Action action : {Action::MoveNorth, Action::MoveNorthWest, Action::Wait, Action::Up,
                                Action::Down, Action::Left, Action::PageDown, Action::Erase}) {
        CHECK(repeats(action));
    }
    for (const Action action :
         {Action::Get, Action::Use, Action::Explore, Action::Rest, Action::RunEast, Action::Descend,
          Action::Confirm, Action::Cancel, Action::Choose, Action::NextTarget, Action::ConfirmAt,
          Action::Skip, Action::BindKey, Action::Type, Action::Home, Action::Inspect}) {
        CHECK_FALSE(repeats(action));
    }
}

TEST_CASE("the key that opens a text does not write in it, the next one does", "[flow][interpreter][F1]") {
    DrawnGame played("###\n#@#\n###", GameSettings{});
    played.start();
    const auto type = [&played](char32_t character) {
        played.game.input(screen::KeyPressed{screen::Key{.character = character}});
        played.game.input(screen::TextEntered{character});
        played.game.input(screen::KeyReleased{screen::Key{.character = character}});
    };
    type(U'a');
    REQUIRE(played.game.awaiting() == "title/name");
    const auto text = [&played] { return std::get<screen::TextField>(played.menu()->lines[0].what).text; };
    CHECK(text().empty());
    type(U'a');
    CHECK(text() == "a");
    played.game.input(screen::TextEntered{U'b'});
    CHECK(text() == "ab");
    played.require_clean_end();
}

TEST_CASE("a click on what is listed beside the map is a cursor's cell, else a closer look",
          "[flow][interpreter][E3][T1][T2]") {
    const screen::PointerClicked entry{screen::PointedEntry{{4, 2}}};
    const Prompt play = with_cells({{{Action::MoveEast}, {Action::Examine}}}, {Action::TravelTo});
    CHECK(interpret(entry, situation_of(play)) == Offer{Action::Examine});
    const Prompt aim = with_cells({{{Action::Cancel}}}, {Action::PointAt, Action::ConfirmAt});
    CHECK(interpret(entry, situation_of(aim)) == Offer{Action::ConfirmAt, 24});
    const Prompt menu{{{Action::Up}, {Action::Confirm}, {Action::Cancel}}};
    CHECK_FALSE(interpret(entry, situation_of(menu)).has_value());
}

TEST_CASE("the right button leaves what is open, and on the bare map looks closer",
          "[flow][interpreter][F2][T1]") {
    const auto right = [](const screen::Pointed& over) {
        return screen::PointerClicked{over, screen::MouseButton::Right};
    };
    const Prompt play = with_cells({{{Action::MoveEast}, {Action::Examine}}}, {Action::TravelTo});
    CHECK(interpret(right(screen::PointedCell{{4, 2}}), situation_of(play)) == Offer{Action::Examine});
    CHECK(interpret(right(screen::PointedEntry{{4, 2}}), situation_of(play)) == Offer{Action::Examine});
    CHECK_FALSE(interpret(right(screen::PointedNothing{}), situation_of(play)).has_value());
    const Prompt menu{{{Action::Up}, {Action::Confirm}, {Action::Cancel}}};
    CHECK(interpret(right(screen::PointedNothing{}), situation_of(menu)) == Offer{Action::Cancel});
    CHECK(interpret(right(screen::PointedCell{{4, 2}}), situation_of(menu)) == Offer{Action::Cancel});
}

TEST_CASE("a click on the sidebar examines what it lists", "[flow][interpreter][E3][T1]") {
    DrawnGame played("######\n#@..d#\n######");
    played.start();
    played.game.input(screen::PointerMoved{screen::PointedEntry{{4, 1}}});
    played.game.input(screen::PointerClicked{screen::PointedEntry{{4, 1}}});
    REQUIRE(played.game.awaiting() == "play/examine");
    CHECK(played.layer<screen::LookModel>().at == core::Point{4, 1});
    played.click({2, 1}, screen::MouseButton::Right);
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

}  // namespace torchwake::flow
