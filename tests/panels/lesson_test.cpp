// The texts of lessons: the hint of the present step, over the map or in the log, and the lists.

#include "content/game_data.hpp"
#include "panels/golden.hpp"
#include "staged/staged_game.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

using content::game_data;
using screen::Action;

constexpr std::string_view cellar = R"(
    #################
    #.......@.......#
    #...............#
    #...............#
    #################)";

/// A game in a lesson.
struct Taught {
    explicit Taught(screen::LessonNote note)
        : game(cellar, game_data()), play{game.scenario.knowledge(), std::nullopt, note} {
        game.screens.clear();
        game.open("play", &play, {{Action::Wait}});
    }
    StagedGame game;
    screen::PlayModel play;
};

/// The words of a hint but for the keys in it, and what touches them.
std::vector<std::string> plain_words(const std::string& hint) {
    std::vector<std::string> words;
    std::istringstream in(hint);
    for (std::string word; in >> word;) {
        if (word.find('{') == std::string::npos) {
            words.push_back(word);
        }
    }
    return words;
}

std::vector<screen::LessonNote> all_steps() {
    std::vector<screen::LessonNote> steps;
    for (std::size_t place = 0; place < game_data().lessons().size(); ++place) {
        for (std::size_t step = 0; step < game_data().lessons()[place].steps.size(); ++step) {
            steps.push_back({static_cast<std::int32_t>(place), static_cast<std::int32_t>(step)});
        }
    }
    return steps;
}

const content::LessonStep& step_of(const screen::LessonNote& note) {
    return *screen::step_of(game_data(), note);
}

void check_shown(const std::string& text, const screen::LessonNote& note) {
    CAPTURE(text);
    for (const std::string& word : plain_words(step_of(note).text)) {
        CAPTURE(word);
        CHECK(shows(text, word));
    }
    CHECK_FALSE(shows(text, "{"));
}

}  // namespace

TEST_CASE("the hint of a lesson's step stands whole at every size, also while a menu is open",
          "[panels][layout][H1]") {
    for (const screen::LessonNote& note : all_steps()) {
        Taught taught(note);
        CAPTURE(note.lesson, note.step);
        for (const bool menu_open : {false, true}) {
            const screen::MenuModel menu{
                screen::MenuPurpose::Pause, {{screen::ActionLine{Action::Resume}, U'r'}}, 0};
            if (menu_open) {
                taught.game.open("pause", &menu, {{Action::Cancel}});
            }
            for (const core::Size size : {core::Size{80, 22}, smallest_size, usual_size, window_size}) {
                check_shown(taught.game.text(size), note);
                check_shown(text_in(taught.game.frame(size).text), note);
            }
        }
    }
}

TEST_CASE("the title of a lesson shows its steps", "[panels][H1]") {
    Taught taught({0, 2});
    const std::string text = taught.game.text(window_size);
    CAPTURE(text);
    CHECK(shows(text, "3 of 5  \u25A0\u25A0\u25A1\u25A1\u25A1"));
}

TEST_CASE("the hint never covers the hero", "[panels][layout][H1]") {
    for (const screen::LessonNote& note : all_steps()) {
        const Taught taught(note);
        for (const core::Size size : {core::Size{80, 22}, smallest_size, usual_size}) {
            CHECK(shows(taught.game.text(size), "@"));
        }
    }
}

TEST_CASE("a step has another hint for a hero who sees that it is hunted", "[panels][H1]") {
    const screen::LessonNote hurt{0, 2};
    REQUIRE_FALSE(step_of(hurt).hunted.empty());
    StagedGame game("######\n#@.r.#\n######", game_data());
    const auto hint = [&game, &hurt] {
        const screen::PlayModel play{game.scenario.knowledge(), std::nullopt, hurt};
        game.screens.clear();
        game.open("play", &play, {{Action::Wait}});
        return game.text(window_size);
    };
    rules::Mind& mind = game.scenario.world.entities.minds[game.scenario.actor('r')];
    mind.intent = rules::Intent::Sleep;
    CHECK(shows(hint(), "You are hurt."));
    mind.intent = rules::Intent::Hunt;
    mind.prey = rules::hero_id;
    CHECK(shows(hint(), "A rat has seen you."));
}

TEST_CASE("the hint names the keys of the device", "[panels][H1]") {
    Taught taught({0, 0});
    CHECK(shows(taught.game.text(usual_size), "Walk with the arrow keys"));
    const save::Options by_gamepad{.by_gamepad = true};
    taught.game.presenter.show(screen::OptionsChanged{&by_gamepad});
    CHECK(shows(taught.game.text(usual_size), "Walk with the left stick"));
}

TEST_CASE("the list of lessons tells what each teaches, and marks those that are done", "[panels][H1]") {
    StagedGame game(cellar, game_data());
    game.screens.clear();
    const screen::TitleModel title;
    screen::MenuModel menu{screen::MenuPurpose::Lessons, {}, 1};
    for (std::int32_t lesson = 0; lesson < 5; ++lesson) {
        menu.lines.push_back({screen::LessonLine{lesson, lesson == 0}, U'a'});
    }
    game.open("title", &title, {});
    game.open("lessons", &menu, {{Action::Cancel}});
    check_golden("lessons", game.text(usual_size));
}

TEST_CASE("the cells to which a step of a lesson leads are marked until it is done", "[panels][H1]") {
    const auto marked = [](screen::LessonNote note) {
        Taught taught(note);
        std::vector<core::Point> cells;
        for (const SpriteQuad& quad : taught.game.frame().map.quads) {
            if (taught.game.presenter.sprites().names()[quad.sprite].name == "cursor") {
                cells.push_back({quad.x / sprite_pixels, quad.y / sprite_pixels});
            }
        }
        return cells;
    };
    const content::LessonDef& fight = game_data().lessons().front();
    REQUIRE(std::holds_alternative<content::ReachGoal>(fight.steps.front().goals.front()));
    CHECK(marked({0, 0}) == content::cells_with(fight, 'a'));
    CHECK(marked({0, 1}).empty());
    CHECK(marked({0, static_cast<std::int32_t>(fight.steps.size())}).empty());
}

TEST_CASE("after the last lesson the dialog says so", "[panels][H1]") {
    StagedGame game(cellar, game_data());
    screen::MenuModel menu{screen::MenuPurpose::LessonOver, {{screen::NextLessonLine{1}, U'n'}}, 0};
    game.open("lesson-over", &menu, {{Action::Cancel}});
    CHECK(shows(game.text(usual_size), "Next lesson   Aim and odds"));
    CHECK_FALSE(shows(game.text(usual_size), "That was the last lesson."));
    menu.lines = {{screen::ActionLine{Action::LessonAgain}, U'a'}};
    CHECK(shows(game.text(usual_size), "That was the last lesson."));
}

}  // namespace torchwake::panels
