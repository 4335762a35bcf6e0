// The loader on lessons.json: what it makes of a lesson, and what it refuses.

#include "game_data.hpp"
#include "sample.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/error.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {
namespace {

constexpr std::string_view sound_lesson = R"({"lessons": [
{"id": "first", "depth": 1, "hit_points": 5, "pack": [{"item": "stick", "worn": true}, {"item": "dart", "count": 3}],
 "legend": {"n": {"monster": "newt", "asleep": true}, "g": {"tile": "gate"}},
 "rows": [
"#####",
"#@.n#",
"#.#g#",
"#####"],
 "steps": [{"goals": [{"slay": {"monster": "newt"}}]}, {"goals": [{"reach": {"at": "n"}}, {"lack": {"item": "dart"}}]}]}
]})";

auto load(std::string_view lessons) {
    DataTexts texts = sample_texts();
    texts.lessons = lessons;
    replace(texts.monsters, R"("id": "hero",)", R"("id": "hero", "pack_slots": 2,)");
    return build_catalog(texts);
}

/// The one error of the sound lesson after one change, as a line.
std::string refusal(std::string_view part, std::string_view by) {
    std::string lessons(sound_lesson);
    replace(lessons, part, by);
    const auto catalog = load(lessons);
    REQUIRE(catalog.has_error());
    CHECK(catalog.error().size() == 1);
    return json::to_string(catalog.error().front());
}

bool has(const std::string& text, std::string_view part) {
    CAPTURE(text, part);
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a lesson is read as it is drawn, with its pack and its steps", "[content][lessons][H1]") {
    const auto catalog = load(sound_lesson);
    REQUIRE(catalog.has_value());
    const LessonDef& lesson = catalog->lessons().front();
    CHECK(lesson.cells.size() == core::Size{5, 4});
    CHECK(start_of(lesson) == core::Point{1, 1});
    CHECK(cells_with(lesson, 'g') == std::vector<core::Point>{{3, 2}});
    CHECK(lesson.legend.front().asleep);
    CHECK(lesson.pack.back().count == 3);
    REQUIRE(lesson.steps.size() == 2);
    CHECK(lesson.steps.front().goals.front() == LessonGoal(SlayGoal{*catalog->find_monster("newt")}));
    CHECK(lesson.steps.back().goals.front() == LessonGoal(ReachGoal{{'n'}}));
}

TEST_CASE("the hint of a step may differ for a hunted hero", "[content][lessons][H1]") {
    DataTexts texts = sample_texts();
    texts.lessons = sound_lesson;
    replace(texts.monsters, R"("id": "hero",)", R"("id": "hero", "pack_slots": 2,)");
    replace(texts.words, R"({"tiles": {)",
            R"({"lessons": {"first": {"name": "First", "description": "It teaches.",
"steps": ["Fell it.", {"text": "Go there.", "hunted": "Flee."}]}}, "tiles": {)");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    const LessonDef& lesson = catalog->lessons().front();
    CHECK(lesson.steps.front().text == "Fell it.");
    CHECK(lesson.steps.front().hunted.empty());
    CHECK(lesson.steps.back().text == "Go there.");
    CHECK(lesson.steps.back().hunted == "Flee.");
    CHECK(marked_cells(lesson, lesson.steps.front()).empty());
    CHECK(marked_cells(lesson, lesson.steps.back()) == cells_with(lesson, 'n'));
    LessonStep marked = lesson.steps.front();
    marked.mark = LessonPlace{'g'};
    CHECK(marked_cells(lesson, marked) == cells_with(lesson, 'g'));
    replace(texts.words, R"("hunted": "Flee.")", R"("fled": "Flee.")");
    CHECK(build_catalog(texts).has_error());
}

TEST_CASE("a lesson that nobody could begin or end is refused", "[content][lessons][H1]") {
    CHECK(has(refusal("#@.n#", "#..n#"), "found 0 cells with @, expected one, in which the hero starts"));
    CHECK(has(refusal("#@.n#", "#@@n#"), "found 2 cells with @"));
    CHECK(has(refusal("#@.n#", "#@.n."), "expected a wall, #, at the edge"));
    CHECK(has(refusal("#@.n#", "#@xn#"), "expected one of # . + @, or of the legend"));
    CHECK(has(refusal("#@.n#", "#@.n"), "expected rows as long as the first"));
    CHECK(has(refusal("#@.n#", "#@#n#"), "found the place \"n\" in step 2, expected a character"));
    CHECK(has(refusal(R"({"at": "n"})", R"({"at": "q"})"), "found the place \"q\" in step 2"));
    CHECK(has(refusal(R"("newt"}}]})", R"("newt"}}], "mark": "q"})"), "found the place \"q\" in step 1"));
    CHECK(has(refusal(R"("depth": 1,)", R"("depth": 9,)"), "expected the depth of a level below the town"));
}

TEST_CASE("a lesson names only what there is, where it can be", "[content][lessons][H1]") {
    CHECK(has(refusal(R"("slay": {"monster": "newt"})", R"("slay": {"monster": "nwt"})"),
              R"(expected the id of a monster (did you mean "newt"?))"));
    CHECK(has(refusal(R"({"slay": {"monster": "newt"}})", R"({"sing": {"monster": "newt"}})"), "sing"));
    CHECK(has(refusal(R"("tile": "gate")", R"("tile": "down")"), "expected a tile without stairs"));
    CHECK(has(refusal(R"("tile": "gate")", R"("tile": "wall", "item": "dart")"), "found something on"));
    CHECK(has(refusal(R"("monster": "newt", "asleep")", R"("monster": "hero", "asleep")"), "found the hero"));
    CHECK(has(refusal(R"("monster": "newt", "asleep": true)", R"("asleep": true)"), "found one asleep"));
    CHECK(has(refusal(R"("item": "dart", "count": 3)", R"("item": "dart", "count": 10)"),
              "expected a stack to carry, at most 9"));
    CHECK(has(refusal(R"("item": "dart", "count": 3)", R"("item": "dart", "worn": true)"),
              "expected one thing in each place of the body"));
    CHECK(has(refusal(R"({"item": "dart", "count": 3})", R"({"item": "dart"}, {"item": "stone"})"),
              "at most 2, as the hero has slots"));
}

TEST_CASE("the game has five lessons, each with a hint for every step", "[content][lessons][H1]") {
    REQUIRE(game_data().lessons().size() == 5);
    for (const LessonDef& lesson : game_data().lessons()) {
        CAPTURE(lesson.id);
        CHECK_FALSE(lesson.name.empty());
        CHECK_FALSE(lesson.description.empty());
        for (const LessonStep& step : lesson.steps) {
            CHECK_FALSE(step.text.empty());
        }
    }
}

}  // namespace torchwake::content
