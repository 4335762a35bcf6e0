#include "boxes/lesson_panel.hpp"

#include <torchwake/words/lesson_words.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace torchwake::panels {
namespace {

constexpr std::int32_t widest_box = 72;

/// The title with a square for each step, full for those that are done.
std::string title_with_steps(const screen::LessonNote& note, const PaintSource& source) {
    std::string title = lesson_title(note, *source.catalog, *source.words) + "  ";
    const auto steps = std::ssize(screen::lesson_of(*source.catalog, note).steps);
    for (std::ptrdiff_t step = 0; step < steps; ++step) {
        title += step < note.step ? "\u25A0" : "\u25A1";
    }
    return title;
}

core::Rect paint_over_log(Canvas& canvas, const words::TextLine& hint, const core::Rect& log) {
    std::vector<words::TextLine> rows = wrapped(hint, std::max(log.size.width - 2, 1));
    rows.resize(std::min(rows.size(), static_cast<std::size_t>(std::max(log.size.height, 0))));
    const auto height = static_cast<std::int32_t>(rows.size());
    canvas.panel({log.origin, {log.size.width, height}}, Border::None);
    canvas.put({log.origin + core::Point{1, 0}, log.size}, rows, words::bright_ink);
    return {{log.left(), log.top() + height}, {log.size.width, log.size.height - height}};
}

}  // namespace

core::Rect paint_lesson(Canvas& canvas, const screen::LessonNote& note, const forecast::Knowledge& known,
                        const PaintContext& with) {
    const PaintSource& source = with.source;
    const core::Rect& map = with.layout.map;
    const std::int32_t margin = canvas.is_window() ? 1 : 0;
    const words::TextLine hint = lesson_hint(note, known, *source.words, *source.keys);
    const std::int32_t width = std::min(map.size.width - 2 * margin, widest_box);
    const std::vector<words::TextLine> rows = wrapped(hint, std::max(width - 4, 1));
    const core::Size size{width, static_cast<std::int32_t>(rows.size()) + 2};
    const bool covered = with.open_screens.menu_open || with.open_screens.on_map;
    if (covered || margin + size.height >= map.size.height / 2 - 1) {
        return paint_over_log(canvas, hint, with.layout.log);
    }
    const core::Point origin{map.left() + margin, map.top() + margin};
    canvas.panel({origin, size}, Border::Box, words::cut_to(title_with_steps(note, source), width - 4));
    canvas.put({origin + core::Point{2, 1}, size}, rows, words::bright_ink);
    return with.layout.log;
}

}  // namespace torchwake::panels
