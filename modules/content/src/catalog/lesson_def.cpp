#include <torchwake/content/lesson_def.hpp>
#include <torchwake/core/rect.hpp>

#include <algorithm>
#include <iterator>
#include <variant>

namespace torchwake::content {

const DrawnCell* legend_of(const LessonDef& lesson, char drawn) {
    const auto own = std::ranges::find(lesson.legend, drawn, &DrawnCell::drawn);
    return own != lesson.legend.end() ? &*own : nullptr;
}

std::vector<core::Point> cells_with(const LessonDef& lesson, char drawn) {
    std::vector<core::Point> cells;
    std::ranges::copy_if(core::cells_of(lesson.cells.size()), std::back_inserter(cells),
                         [&](core::Point at) { return lesson.cells[at] == drawn; });
    return cells;
}

std::vector<core::Point> marked_cells(const LessonDef& lesson, const LessonStep& step) {
    std::vector<core::Point> cells =
        step.mark ? cells_with(lesson, step.mark->drawn) : std::vector<core::Point>();
    for (const LessonGoal& goal : step.goals) {
        const auto* const reach = std::get_if<ReachGoal>(&goal);
        const auto* const sneak = std::get_if<SneakGoal>(&goal);
        if (reach != nullptr || sneak != nullptr) {
            std::ranges::copy(cells_with(lesson, reach != nullptr ? reach->at.drawn : sneak->at.drawn),
                              std::back_inserter(cells));
        }
    }
    return cells;
}

core::Point start_of(const LessonDef& lesson) {
    return cells_with(lesson, '@').front();
}

}  // namespace torchwake::content
