#include "play/lessons.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;

/// The lessons, with the cursor on the first that the player has not finished.
screen::MenuModel lessons_menu(const GameContext& context) {
    screen::MenuModel menu{screen::MenuPurpose::Lessons, {}, 0};
    char32_t key = U'a';
    for (const content::LessonDef& lesson : context.ruleset().catalog->lessons()) {
        const auto place = static_cast<std::int32_t>(menu.lines.size());
        const bool done = context.options_keeper().was_finished(lesson.id);
        menu.lines.push_back({screen::LessonLine{place, done}, key <= U'z' ? key++ : U'\0'});
    }
    const auto next = std::ranges::find_if(menu.lines, [](const screen::MenuLine& line) {
        return !std::get<screen::LessonLine>(line.what).done;
    });
    menu.cursor = next != menu.lines.end() ? static_cast<std::int32_t>(next - menu.lines.begin()) : 0;
    return menu;
}

screen::MenuModel over_menu(const GameContext& context, const screen::LessonNote& note) {
    screen::MenuModel menu{screen::MenuPurpose::LessonOver, {}, 0};
    if (static_cast<std::size_t>(note.lesson) + 1 < context.ruleset().catalog->lessons().size()) {
        menu.lines.push_back({screen::NextLessonLine{note.lesson + 1}, U'n'});
    }
    menu.lines.push_back({ActionLine{Action::LessonAgain}, U'a'});
    menu.lines.push_back({ActionLine{Action::Title}, U't'});
    return menu;
}

}  // namespace

bool is_over(const content::Catalog& catalog, const screen::LessonNote& note) {
    return screen::step_of(catalog, note) == nullptr;
}

screen::LearnLine learn_line(const GameContext& context) {
    const auto lessons = context.ruleset().catalog->lessons();
    const auto done = std::ranges::count_if(lessons, [&context](const content::LessonDef& lesson) {
        return context.options_keeper().was_finished(lesson.id);
    });
    return {static_cast<std::int32_t>(done), static_cast<std::int32_t>(lessons.size())};
}

Task<std::optional<std::int32_t>> choose_lesson(GameContext* context) {
    screen::MenuModel menu = lessons_menu(*context);
    const LayerScope scope(context->stack(), "lessons", &menu, menu);
    co_return co_await choose_line(context, &menu);
}

Task<AfterRun> end_lesson(GameContext* context) {
    const screen::LessonNote note = *context->runs().lesson();
    context->options_keeper().mark_finished(screen::lesson_of(*context->ruleset().catalog, note).id);
    screen::MenuModel menu = over_menu(*context, note);
    const LayerScope scope(context->stack(), "lesson-over", &menu, menu);
    const Action action = co_await choose_action(context, &menu);
    const bool ends = action != Action::NextLesson && action != Action::LessonAgain;
    const std::int32_t lesson = action == Action::NextLesson ? note.lesson + 1 : note.lesson;
    co_return context->runs().close(ends ? AfterRun(Exit::Title) : AfterRun(LessonRun{lesson}));
}

}  // namespace torchwake::flow
