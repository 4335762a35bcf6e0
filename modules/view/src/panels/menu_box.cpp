#include "panels/menu_box.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/view/device.hpp>
#include <torchwake/view/labels.hpp>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::view {
namespace {

constexpr std::int32_t smallest_width = 12;
constexpr std::int32_t unchosen = whole * 2 / 3;
/// The marker with a blank, and the letter with its bracket and a blank (only in menus with letters).
constexpr std::int32_t marker_width = 2;
constexpr std::int32_t letter_width = 3;
/// The cells between labels and values, and those after the values: room for the arrows around an option's
/// value.
constexpr std::int32_t column_gap = 3;
constexpr std::int32_t value_margin = 2;
/// The two edges, and a blank row inside each.
constexpr std::int32_t box_rows = 4;
constexpr std::int32_t note_width = 40;
/// In an area with more rows than these, a box keeps off the edges.
constexpr std::int32_t spacious = 30;

bool has_letters(const screen::MenuModel& menu) {
    return std::any_of(menu.lines.begin(), menu.lines.end(),
                       [](const screen::MenuLine& line) { return line.key != 0; });
}

/// The texts of a line. In the menu of all actions, the value is the key of the action.
LineText parts_of(const screen::MenuModel& menu, const screen::MenuLine& line, const MenuWords& words) {
    LineText parts = line_parts(line, *words.words, *words.catalog);
    const auto* action = std::get_if<screen::ActionLine>(&line.what);
    if (menu.purpose == screen::MenuPurpose::Actions && action != nullptr && words.keys != nullptr) {
        const std::vector<screen::Key> keys = words.keys->keys(action->action);
        const std::string label = keys.empty() ? std::string() : prompt_label(keys.front());
        parts.value = {{label, key_ink}};
        parts.value_width = text_width(label);
    }
    return parts;
}

/// The columns of a menu's lines.
struct Columns {
    std::int32_t prefix = 0;  ///< before the labels
    std::int32_t label = 0;
    std::int32_t value = 0;  ///< 0: no line has a value

    [[nodiscard]] std::int32_t value_column() const { return prefix + label + column_gap; }
    [[nodiscard]] std::int32_t width() const {
        return value > 0 ? value_column() + value + value_margin : prefix + label;
    }
};

Columns columns_of(const screen::MenuModel& menu, const MenuWords& words) {
    Columns columns{marker_width + (has_letters(menu) ? letter_width : 0), 0, 0};
    for (const screen::MenuLine& line : menu.lines) {
        const LineText parts = parts_of(menu, line, words);
        columns.label = std::max(columns.label, text_width(plain_text(parts.label)));
        columns.value = std::max(columns.value, parts.value_width);
    }
    return columns;
}

struct MenuPlace {
    core::Rect box;
    core::Rect lines;               ///< one row per line
    std::int32_t first_line = 0;    ///< the line in the first row; above 0 only where not all lines fit
    std::vector<TextLine> note{};   ///< above the lines
    std::int32_t value_column = 0;  ///< from the left edge of the lines
};

/// Draws the lines of a menu, one at a time.
class LinePainter {
  public:
    LinePainter(Canvas& canvas, const MenuPlace& place, const MenuWords& words, const screen::MenuModel& menu)
        : canvas_(&canvas), place_(&place), words_(&words), menu_(&menu), lettered_(has_letters(menu)) {}

    void draw(const screen::MenuLine& line, std::int32_t y, bool chosen) const {
        const core::Rect row{{place_->lines.left(), y}, {place_->lines.size.width, 1}};
        const Colour ink = line.enabled ? bright_ink : quiet_ink;
        const std::int32_t brightness = chosen ? whole : unchosen;
        if (chosen && canvas_->is_window()) {
            canvas_->frame().panels.push_back({row, line_fill, line_fill});
        }
        core::Point at = canvas_->put({row.left() + 1, y}, chosen ? "> " : "  ", bright_ink, chosen);
        at = letter(at, line, brightness, chosen);
        const LineText parts = parts_of(*menu_, line, *words_);
        const std::int32_t end = parts.value.empty() ? row.right() - 1 : place_->value_column + row.left();
        canvas_->put(at, cut_to(parts.label, end - at.x), ink, brightness, chosen);
        if (!parts.value.empty()) {
            value(line, parts, {place_->value_column + row.left(), y}, chosen);
        }
    }

  private:
    core::Point letter(core::Point at, const screen::MenuLine& line, std::int32_t brightness,
                       bool chosen) const {
        if (line.key == 0) {
            return lettered_ ? core::Point{at.x + letter_width, at.y} : at;
        }
        std::string text;
        core::append_utf8(text, line.key);
        return canvas_->put(at, text + ") ", scaled(key_ink, brightness), chosen);
    }

    void value(const screen::MenuLine& line, const LineText& parts, core::Point at, bool chosen) const {
        const std::int32_t room = std::max(place_->lines.right() - 1 - at.x, 0);
        const std::int32_t width = std::min(parts.value_width, room);
        const std::int32_t brightness = chosen ? whole : unchosen;
        if (std::holds_alternative<screen::TextField>(line.what)) {
            field({at, {width, 1}});
        }
        if (chosen && std::holds_alternative<screen::OptionLine>(line.what)) {
            canvas_->put({at.x - 2, at.y}, U'\u25C4', key_ink);
            canvas_->put({at.x + width + 1, at.y}, U'\u25BA', key_ink);
        }
        canvas_->put(at, cut_to(parts.value, width), line.enabled ? bright_ink : quiet_ink, brightness,
                     chosen);
    }

    /// Draws the frame of a text field.
    void field(const core::Rect& area) const {
        if (canvas_->is_window()) {
            canvas_->frame().panels.push_back(
                {{{area.left() - 1, area.top()}, {area.size.width + 2, 1}}, night, panel_edge});
        } else {
            canvas_->put({area.left() - 1, area.top()}, U'[', quiet_ink);
            canvas_->put({area.right(), area.top()}, U']', quiet_ink);
        }
    }

    Canvas* canvas_;
    const MenuPlace* place_;
    const MenuWords* words_;
    const screen::MenuModel* menu_;
    bool lettered_;
};

std::string title_of(const screen::MenuModel& menu, const MenuWords& words) {
    return words.title.empty() ? menu_title(menu.purpose, *words.words) : words.title;
}

std::int32_t width_of(const std::vector<TextLine>& lines) {
    std::int32_t width = 0;
    for (const TextLine& line : lines) {
        width = std::max(width, text_width(plain_text(line)));
    }
    return width;
}

/// True for the line that a sell menu holds if there is nothing to sell. The menu's note says so; the line
/// isn't drawn.
bool stands_for_nothing(const screen::MenuModel& menu) {
    return menu.purpose == screen::MenuPurpose::Sell &&
           std::holds_alternative<screen::FreeSlotLine>(menu.lines.front().what);
}

/// The cells that the texts of a menu need in a row, with the edges.
std::int32_t wanted_width(const screen::MenuModel& menu, const MenuWords& words) {
    const std::int32_t title = text_width(title_of(menu, words)) + 6;
    const std::int32_t hint = words.cancel_key.empty() ? 0 : text_width(cancel_hint(words)) + 4;
    const std::int32_t told = std::min(text_width(menu_note(menu, *words.words)), note_width) + 4;
    return std::max({smallest_width, title, hint, told, columns_of(menu, words).width() + 4,
                     width_of(words.facts) + 4, width_of(words.intro) + 4});
}

/// Places a menu in the middle of an area, at least 12 cells wide. The area reaches to the right edge of the
/// screen if the menu needs it.
MenuPlace place_menu(const screen::MenuModel& menu, core::Rect area, const MenuWords& words,
                     std::int32_t screen_width) {
    const Columns columns = columns_of(menu, words);
    const std::string note = menu_note(menu, *words.words);
    MenuPlace place;
    const std::int32_t wanted = wanted_width(menu, words);
    if (wanted > area.size.width) {
        area.size.width = screen_width - area.left();
    }
    const std::int32_t width = std::min(wanted, area.size.width);
    place.note = words.intro;
    if (!note.empty()) {
        place.note = wrapped({{note, std::nullopt}}, std::max(width - 4, 1));
        place.note.emplace_back();
    }
    const auto above = static_cast<std::int32_t>(place.note.size());
    const auto count = static_cast<std::int32_t>(menu.lines.size());
    const std::int32_t margin = area.size.height > spacious ? 2 : 0;
    const std::int32_t below = words.facts.empty() ? 0 : static_cast<std::int32_t>(words.facts.size()) + 1;
    const std::int32_t rows =
        std::clamp(count, 1, std::max(area.size.height - margin - box_rows - above - below, 1));
    const core::Size size{width, rows + box_rows + above + below};
    const core::Point origin{area.left() + (area.size.width - size.width) / 2,
                             area.top() + std::max((area.size.height - size.height) / 2, 0)};
    place.box = {origin, size};
    place.lines = {{origin.x + 1, origin.y + 2 + above}, {size.width - 2, rows}};
    // Lines scroll by whole pages, so that no line moves away from the pointer that chooses it.
    place.first_line = menu.cursor / rows * rows;
    place.value_column = columns.value_column() + 1;
    return place;
}

void draw_lines(Canvas& canvas, const screen::MenuModel& menu, const MenuPlace& place,
                const MenuWords& words) {
    const LinePainter painter(canvas, place, words, menu);
    const std::int32_t left = static_cast<std::int32_t>(menu.lines.size()) - place.first_line;
    for (std::int32_t row = 0; row < std::min(place.lines.size.height, left); ++row) {
        const std::int32_t line = place.first_line + row;
        const std::int32_t y = place.lines.top() + row;
        canvas.areas().add({{place.lines.left(), y}, {place.lines.size.width, 1}}, screen::PointedLine{line});
        if (!stands_for_nothing(menu)) {
            painter.draw(menu.lines[static_cast<std::size_t>(line)], y, line == menu.cursor);
        }
    }
}

}  // namespace

std::string cancel_hint(const MenuWords& words) {
    const std::string& text = words.cancel_text.empty() ? words.words->get("hint-cancel") : words.cancel_text;
    return " " + words.cancel_key + ": " + text + " ";
}

void draw_menu(Canvas& canvas, const screen::MenuModel& menu, const core::Rect& area, const MenuWords& words,
               std::uint8_t alpha) {
    const MenuPlace place = place_menu(menu, area, words, canvas.text().size().width);
    canvas.panel(place.box, Border::Box, title_of(menu, words), alpha);
    std::int32_t y = place.box.top() + 2;
    for (const TextLine& row : place.note) {
        canvas.put({place.box.left() + 2, y++}, row, plain_ink);
    }
    draw_lines(canvas, menu, place, words);
    y = place.lines.bottom() + 1;
    for (const TextLine& fact : words.facts) {
        canvas.put({place.box.left() + 2, y++}, cut_to(fact, place.box.size.width - 4), plain_ink);
    }
    const std::int32_t right = place.lines.right() - 1;
    if (place.first_line > 0) {
        canvas.put({right, place.lines.top()}, U'\u25B2', key_ink);
    }
    if (place.first_line + place.lines.size.height < static_cast<std::int32_t>(menu.lines.size())) {
        canvas.put({right, place.lines.bottom() - 1}, U'\u25BC', key_ink);
    }
    if (!words.cancel_key.empty()) {
        const core::Rect edge{{place.box.left(), place.box.bottom() - 1}, {place.box.size.width - 2, 1}};
        canvas.put_right(edge, cancel_hint(words), quiet_ink);
    }
}

}  // namespace torchwake::view
