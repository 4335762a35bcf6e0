#include "panels/game_panels.hpp"

#include <torchwake/view/text_screen.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::view {

void draw_log(Canvas& canvas, const core::Rect& area, const MessageLog& log) {
    canvas.panel(area, Border::None);
    canvas.areas().add(area, screen::PointedSign{{}, screen::Action::Messages});
    const std::vector<LogRow> rows = log.rows(area.size.width - 2, area.size.height);
    std::int32_t y = area.bottom() - static_cast<std::int32_t>(rows.size());
    for (const LogRow& row : rows) {
        if (row.mark != 0) {
            canvas.put({area.left(), y}, row.mark, scaled(row.ink, row.brightness));
        }
        canvas.put({area.left() + 1, y++}, row.line, row.ink, row.brightness);
    }
}

void draw_help_row(Canvas& canvas, const core::Rect& area, const TextLine& left,
                   std::span<const HelpLabel> labels) {
    canvas.panel(area, Border::None);
    const std::int32_t end = labels.empty() ? area.right() : labels.front().area.left() - 1;
    canvas.put({area.left() + 1, area.top()}, cut_to(left, end - area.left() - 1), plain_ink);
    for (const HelpLabel& label : labels) {
        core::Point at = label.area.origin;
        if (!label.key.empty()) {
            at = canvas.key_cap(at, label.key, label.useful);
            ++at.x;
        }
        canvas.put(at, label.text, label.useful ? plain_ink : grey_ink);
        if (label.offer) {
            canvas.areas().add(label.area, screen::PointedOffer{*label.offer});
        }
    }
}

}  // namespace torchwake::view
