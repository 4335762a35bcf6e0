#include "menu_box.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/view/labels.hpp>

#include <algorithm>
#include <string>

namespace torchwake::view {
namespace {

constexpr std::int32_t smallest_width = 12;
constexpr std::int32_t unchosen = whole * 2 / 3;
/// The marker with a blank, and the letter with its bracket and a blank where lines have letters.
constexpr std::int32_t marker_width = 2;
constexpr std::int32_t letter_width = 3;

bool has_letters(const screen::MenuModel& menu) {
    return std::any_of(menu.lines.begin(), menu.lines.end(),
                       [](const screen::MenuLine& line) { return line.key != 0; });
}

std::int32_t line_width(const screen::MenuModel& menu, const MenuWords& words) {
    std::int32_t width = 0;
    for (const screen::MenuLine& line : menu.lines) {
        width = std::max(width, text_width(plain_text(line_text(line, *words.words, *words.catalog))));
    }
    return width + marker_width + (has_letters(menu) ? letter_width : 0);
}

std::string cancel_hint(const MenuWords& words) {
    return " " + words.cancel_key + ": " + words.words->get("hint-cancel") + " ";
}

void draw_line(Canvas& canvas, const screen::MenuLine& line, core::Point at, bool chosen,
               const MenuWords& words) {
    const std::int32_t brightness = chosen ? whole : unchosen;
    const Colour ink = line.enabled ? (chosen ? bright_ink : plain_ink) : quiet_ink;
    at = canvas.put(at, chosen ? "> " : "  ", bright_ink, chosen);
    if (line.key != 0) {
        std::string letter;
        core::append_utf8(letter, line.key);
        at = canvas.put(at, letter + ") ", scaled(key_ink, brightness), chosen);
    }
    canvas.put(at, line_text(line, *words.words, *words.catalog), ink, brightness, chosen);
}

}  // namespace

MenuPlace place_menu(const screen::MenuModel& menu, const core::Rect& area, const MenuWords& words) {
    const std::int32_t title = text_width(menu_title(menu.purpose, *words.words)) + 6;
    const std::int32_t hint = words.cancel_key.empty() ? 0 : text_width(cancel_hint(words)) + 4;
    const std::int32_t wanted = std::max({smallest_width, title, hint, line_width(menu, words) + 4});
    const std::int32_t width = std::min(wanted, area.size.width);
    const auto count = static_cast<std::int32_t>(menu.lines.size());
    const std::int32_t rows = std::clamp(count, 1, std::max(area.size.height - 4, 1));
    const core::Size size{width, rows + 4};
    const core::Point origin{area.left() + (area.size.width - size.width) / 2,
                             area.top() + std::max((area.size.height - size.height) / 2, 0)};
    const std::int32_t first = std::clamp(menu.cursor - rows / 2, 0, std::max(count - rows, 0));
    return {{origin, size}, {{origin.x + 1, origin.y + 2}, {size.width - 2, rows}}, first};
}

std::optional<std::int32_t> line_at(const screen::MenuModel& menu, const MenuPlace& place, core::Point cell) {
    if (!place.lines.contains(cell)) {
        return std::nullopt;
    }
    const std::int32_t line = place.first_line + cell.y - place.lines.top();
    return line < static_cast<std::int32_t>(menu.lines.size()) ? std::optional(line) : std::nullopt;
}

void draw_menu_lines(Canvas& canvas, const screen::MenuModel& menu, const MenuPlace& place,
                     const MenuWords& words) {
    for (std::int32_t row = 0; row < place.lines.size.height; ++row) {
        const std::int32_t line = place.first_line + row;
        const core::Point at{place.lines.left(), place.lines.top() + row};
        const bool chosen = line == menu.cursor;
        if (chosen && canvas.is_window()) {
            canvas.frame().panels.push_back({{at, {place.lines.size.width, 1}}, line_fill, line_fill});
        }
        draw_line(canvas, menu.lines[static_cast<std::size_t>(line)], {at.x + 1, at.y}, chosen, words);
    }
}

void draw_menu(Canvas& canvas, const screen::MenuModel& menu, const core::Rect& area, const MenuWords& words,
               std::uint8_t alpha) {
    const MenuPlace place = place_menu(menu, area, words);
    canvas.panel(place.box, Border::Box, menu_title(menu.purpose, *words.words), alpha);
    draw_menu_lines(canvas, menu, place, words);
    if (!words.cancel_key.empty()) {
        const core::Rect edge{{place.box.left(), place.box.bottom() - 1}, {place.box.size.width - 2, 1}};
        canvas.put_right(edge, cancel_hint(words), quiet_ink);
    }
}

}  // namespace torchwake::view
