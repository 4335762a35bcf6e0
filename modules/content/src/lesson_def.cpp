#include <torchwake/content/lesson_def.hpp>

#include <algorithm>

namespace torchwake::content {

const LessonCell* legend_of(const LessonDef& lesson, char drawn) {
    const auto own = std::ranges::find(lesson.legend, drawn, &LessonCell::drawn);
    return own != lesson.legend.end() ? &*own : nullptr;
}

std::vector<core::Point> cells_with(const LessonDef& lesson, char drawn) {
    std::vector<core::Point> cells;
    for (std::size_t index = 0; index < lesson.cells.span().size(); ++index) {
        if (lesson.cells.span()[index] == drawn) {
            cells.push_back(lesson.cells.point(index));
        }
    }
    return cells;
}

core::Point start_of(const LessonDef& lesson) {
    return cells_with(lesson, '@').front();
}

}  // namespace torchwake::content
