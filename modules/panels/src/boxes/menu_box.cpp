#include "boxes/menu_box.hpp"

#include "boxes/pages.hpp"
#include "rows/row_list.hpp"

#include <torchwake/content/item_group.hpp>
#include <torchwake/core/utf8.hpp>
#include <torchwake/rules/attack.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/spell_odds.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::panels {
namespace {

constexpr std::int32_t smallest_width = 12;
constexpr std::int32_t unchosen = words::whole * 2 / 3;
/// The icon with a blank, the marker with a blank, and the letter with its bracket and a blank; only in menus
/// with icons and with letters.
constexpr std::int32_t icon_width = 3;
constexpr std::int32_t marker_width = 2;
constexpr std::int32_t letter_width = 3;
/// The cells before a column. An option's value has room for an arrow on both sides.
constexpr std::int32_t column_gap = 2;
constexpr std::int32_t value_gap = 3;
constexpr std::int32_t value_margin = 2;
/// The two edges, and a blank row inside each.
constexpr std::int32_t box_rows = 4;
constexpr std::int32_t blank_above_facts = 1;
constexpr std::int32_t note_width = 40;
/// The sign in the corner of a box by which the pointer closes it, with a blank on both sides.
constexpr std::int32_t close_width = 3;
/// In an area with more rows than these, a box keeps off the edges.
constexpr std::int32_t spacious = 30;

std::int32_t rows_inside(std::int32_t height) {
    return height - box_rows - (height > spacious ? 2 : 0);
}

constexpr std::int32_t gap_before(words::Column column) {
    return column == words::Column::Value ? value_gap : column_gap;
}

/// The letter that chooses a line, and what follows it; empty if it has none.
std::string letter_of(const screen::MenuLine& line, std::string_view behind = {}) {
    std::string letter;
    if (line.key != 0) {
        core::append_utf8(letter, line.key);
        letter += behind;
    }
    return letter;
}

constexpr content::Colour ink_of(const screen::MenuLine& line) {
    return line.enabled ? words::bright_ink : words::quiet_ink;
}

/// The lines of a menu in columns.
class MenuTable {
  public:
    MenuTable(const screen::MenuModel& menu, const MenuWords& words) : words_(words.words) {
        for (const screen::MenuLine& line : menu.lines) {
            lettered_ = lettered_ || line.key != 0;
            lines_.push_back(line_in_menu(menu, line, words));
            const words::LineText& parts = lines_.back();
            pictured_ = pictured_ || parts.icon.has_value();
            label_ = std::max(label_, words::text_width(parts.label));
            for (const words::LineCell& cell : parts.cells) {
                std::int32_t& width = widths_.at(static_cast<std::size_t>(cell.column));
                width = std::max({width, cell.width, words::text_width(head_of(cell.column))});
            }
        }
    }

    /// Leaves out spare columns, the last first, until the lines are no wider than this.
    void fit(std::int32_t room) {
        for (std::size_t column = widths_.size(); column > 0; --column) {
            if (width() > room && words::column_traits.at(column - 1).spare) {
                widths_.at(column - 1) = 0;
            }
        }
    }

    [[nodiscard]] const words::LineText& line(std::int32_t place) const {
        return lines_[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] std::int32_t prefix() const {
        return (pictured_ ? icon_width : 0) + marker_width + (lettered_ ? letter_width : 0);
    }
    /// The width of a column; 0 if no line has it, or if it is left out.
    [[nodiscard]] std::int32_t width_of(words::Column column) const {
        return widths_.at(static_cast<std::size_t>(column));
    }
    /// The words above the columns, from the left edge of the lines; empty if no column has any. Texts below
    /// a word end where it ends.
    [[nodiscard]] words::TextLine head() const {
        std::string head;
        std::int32_t end = prefix() + label_;
        for (std::size_t place = 0; place < widths_.size(); ++place) {
            const std::string text = head_of(static_cast<words::Column>(place));
            end += room_of(place);
            if (widths_[place] > 0 && !text.empty()) {
                const std::int32_t before = end - words::text_width(head + text);
                head += std::string(static_cast<std::size_t>(before), ' ') + text;
            }
        }
        return head.empty() ? words::TextLine() : words::TextLine{{head, words::quiet_ink}};
    }
    /// The text of a line, in all its columns.
    [[nodiscard]] words::TextLine text(std::int32_t place) const {
        words::TextLine text = line(place).label;
        for (const words::LineCell& cell : line(place).cells) {
            text.push_back({"  ", std::nullopt});
            append(text, cell.text);
        }
        return text;
    }
    /// A line as a row.
    [[nodiscard]] Row row(const screen::MenuLine& line, std::int32_t place, bool chosen) const {
        const words::LineText& texts = this->line(place);
        Row row{.brightness = chosen ? words::whole : unchosen, .chosen = chosen};
        const auto add = [&row](RowPart part, std::int32_t width) {
            part.width = width;
            row.left.push_back(std::move(part));
        };
        if (pictured_) {
            add(icon_part(icon_width, texts.icon, line.enabled), icon_width);
        }
        add(cursor_part(chosen, words::bright_ink), marker_width);
        if (lettered_) {
            add(text_part({{letter_of(line, ") "), words::key_ink}}, words::key_ink, chosen), letter_width);
        }
        add(text_part(texts.label, ink_of(line), chosen), label_);
        for (std::size_t column = 0; column < widths_.size(); ++column) {
            if (widths_[column] > 0) {
                add_cell(row, line, texts, static_cast<words::Column>(column));
            }
        }
        return row;
    }
    [[nodiscard]] std::int32_t width() const {
        std::int32_t x = prefix() + label_;
        for (std::size_t column = 0; column < widths_.size(); ++column) {
            x += room_of(column);
        }
        return x + (width_of(words::Column::Value) > 0 ? value_margin : 0);
    }

  private:
    /// Adds the text of a line in a column, behind the gap before it. That of the chosen option stands
    /// between arrows.
    void add_cell(Row& row, const screen::MenuLine& line, const words::LineText& texts,
                  words::Column column) const {
        const auto cell = std::ranges::find(texts.cells, column, &words::LineCell::column);
        const bool shown = cell != texts.cells.end();
        const bool turns = shown && row.chosen && std::holds_alternative<screen::OptionLine>(line.what);
        RowPart gap{.width = gap_before(column)};
        if (turns) {
            gap.what = words::TextLine{{" \u25C4 ", words::key_ink}};
            gap.stands_for = screen::PointedOffer{{screen::Action::Left}};
        }
        RowPart part = text_part(shown ? cell->text : words::TextLine(), ink_of(line), row.chosen);
        part.framed = shown && std::holds_alternative<screen::TextField>(line.what);
        part.width = turns || part.framed ? cell->width : width_of(column);
        part.to_right = traits_of(column).to_right;
        row.left.insert(row.left.end(), {gap, part});
        if (turns) {
            row.left.push_back(text_part({{" \u25BA", words::key_ink}}, words::key_ink));
        }
    }

    [[nodiscard]] std::string head_of(words::Column column) const {
        const std::string_view key = traits_of(column).head;
        return key.empty() ? std::string() : words_->get(key);
    }

    [[nodiscard]] std::int32_t room_of(std::size_t column) const {
        const std::int32_t width = widths_.at(column);
        return width > 0 ? width + gap_before(static_cast<words::Column>(column)) : 0;
    }

    const words::Words* words_;
    std::vector<words::LineText> lines_;
    std::array<std::int32_t, words::column_traits.size()> widths_{};
    std::int32_t label_ = 0;
    bool lettered_ = false;
    bool pictured_ = false;
};

/// The cells of a grid: the marker, the letter and the number stand at the left of a picture as high as the
/// cell.
struct GridShape {
    core::Size cell{9, 2};
    std::int32_t picture = 4;  ///< its first column
};

GridShape grid_shape(bool in_window) {
    return in_window ? GridShape{{9, 3}, 3} : GridShape{};
}

/// The index of a line, and its row or its cell of the grid.
struct ShownLine {
    std::int32_t index = 0;
    std::int32_t place = 0;
};

/// The words above a group of lines.
struct Heading {
    std::string text;
    std::int32_t row = 0;
};

struct MenuPlace {
    core::Rect box;
    core::Rect lines;
    std::vector<ShownLine> shown{};  ///< on this page
    std::vector<Heading> headings{};
    bool more_above = false;
    bool more_below = false;
    std::vector<words::TextLine> note{};  ///< above the lines
};

/// Draws a line as a cell of a grid: its picture, letter and number.
void draw_in_grid(Canvas& canvas, const screen::MenuLine& line, const words::LineText& parts, core::Point at,
                  bool chosen) {
    const GridShape grid = grid_shape(canvas.is_window());
    const bool worn = std::ranges::any_of(
        parts.cells, [](const words::LineCell& cell) { return cell.column == words::Column::State; });
    if ((chosen || worn) && canvas.is_window()) {
        const content::Colour fill = chosen ? words::line_fill : words::night;
        canvas.frame().panels.push_back({{at, grid.cell}, fill, worn ? words::key_ink : fill});
    }
    if (worn && !canvas.is_window()) {
        canvas.put({at.x + 2, at.y}, "*", words::key_ink, chosen);
    }
    const std::int32_t brightness = chosen ? words::whole : unchosen;
    canvas.put(at, chosen ? ">" : " ", words::bright_ink, chosen);
    canvas.put({at.x + 1, at.y}, letter_of(line), words::scaled(words::key_ink, brightness), chosen);
    for (const words::LineCell& cell : parts.cells) {
        if (cell.column == words::Column::Number && cell.width <= grid.picture) {
            canvas.put({at.x + grid.picture - cell.width, at.y + grid.cell.height - 1}, cell.text,
                       words::plain_ink, brightness, chosen);
        }
    }
    if (parts.icon) {
        canvas.icon({at.x + grid.picture, at.y}, *parts.icon, line.enabled, grid.cell.height);
    }
}

std::string title_of(const screen::MenuModel& menu, const MenuWords& words) {
    const std::string title = words.title.empty() ? menu_title(menu.purpose, *words.words) : words.title;
    return with_filter(title, menu.filter);
}

/// " Space: sell ", " /: filter " and " Esc: back ", those that the box has.
std::vector<EdgeHint> edge_hints(const MenuWords& words) {
    std::vector<EdgeHint> hints;
    const auto add = [&hints](const std::string& text, screen::Action does) {
        hints.push_back({" " + text + " ", does});
    };
    if (words.switches) {
        add(words.switches->text, words.switches->does);
    }
    if (!words.filter_key.empty()) {
        add(words.filter_key + ": " + action_text(screen::Action::Filter, *words.words),
            screen::Action::Filter);
    }
    add(words.cancel_key + ": " + words.words->get("hint-cancel"), screen::Action::Cancel);
    return hints;
}

/// The hints in the bottom edge of a box that can be left: " Esc: back ".
std::string cancel_hint(const MenuWords& words) {
    std::string all;
    for (const EdgeHint& hint : edge_hints(words)) {
        all += hint.text;
    }
    return all;
}

/// True for the line that a menu holds if there is nothing to sell, or no place to find. The text around it
/// says so; the line isn't drawn.
bool stands_for_nothing(const screen::MenuModel& menu) {
    return screen::traits_of(menu.purpose).blank_if_empty &&
           std::holds_alternative<screen::FreeSlotLine>(menu.lines.front().what);
}

/// The cells that the texts of a menu need in a row, with the edges.
std::int32_t wanted_width(const screen::MenuModel& menu, const MenuWords& words, const MenuTable& table) {
    const bool closes = !words.cancel_key.empty();
    const std::int32_t title = words::text_width(title_of(menu, words)) + 6 + (closes ? close_width : 0);
    const std::int32_t hint = closes ? words::text_width(cancel_hint(words)) + 4 : 0;
    const std::int32_t told = std::min(words::text_width(menu_note(menu, *words.words)), note_width) + 4;
    const std::int32_t lines =
        std::max(table.width(), menu.grid ? screen::grid_columns * GridShape{}.cell.width : 0);
    return std::max({smallest_width, title, hint, told, lines + 4, words::widest(words.facts) + 4,
                     words::widest(words.intro) + 4});
}

/// The word list's key for the group of a line; empty if it has none. Things have groups while they are
/// sorted by kind.
std::string group_key(const screen::MenuModel& menu, const screen::MenuLine& line,
                      const content::Catalog& catalog) {
    if (const auto* option = std::get_if<screen::OptionLine>(&line.what)) {
        return words::key_of("options-", save::group_of(option->option));
    }
    if (menu.order != screen::PackOrder::Kind || menu.grid) {
        return {};
    }
    const auto of = [&](content::ItemId item) {
        return words::key_of("things-", content::group_of(catalog.item(item)));
    };
    if (const auto* item = std::get_if<screen::ItemLine>(&line.what)) {
        return of(item->item);
    }
    const auto* trade = std::get_if<screen::TradeLine>(&line.what);
    return trade != nullptr ? of(trade->item) : std::string();
}

/// The rows that the lines take while the filter admits all, with a heading above each group.
std::int32_t count_rows(const screen::MenuModel& menu, const content::Catalog& catalog) {
    std::set<std::string> groups;
    for (const screen::MenuLine& line : menu.lines) {
        groups.insert(group_key(menu, line, catalog));
    }
    groups.erase(std::string());
    return static_cast<std::int32_t>(menu.lines.size() + groups.size());
}

/// The rows of a page, or the cells of one in a grid, and if groups have headings.
struct PageShape {
    std::int32_t size = 1;
    bool headed = false;
};

/// Finds the lines on the page with the cursor, and the headings of their groups; a group that goes on from
/// the page before has its heading again. Lines scroll by whole pages, so that no line moves away from the
/// pointer that chooses it.
void turn_to_page(const screen::MenuModel& menu, PageShape shape, const MenuWords& words, MenuPlace& place) {
    std::string group;
    std::int32_t next = 0;
    bool here = false;
    for (const std::int32_t index : screen::shown_lines(menu)) {
        const std::string key = group_key(menu, menu.lines[static_cast<std::size_t>(index)], *words.catalog);
        const bool headed = shape.headed && !key.empty() && shape.size > 1;
        if (next > 0 && next + (headed && key != group ? 2 : 1) > shape.size) {
            if (here) {
                place.more_below = true;
                return;
            }
            place.more_above = true;
            place.shown.clear();
            place.headings.clear();
            group = {};
            next = 0;
        }
        if (headed && key != group) {
            group = key;
            place.headings.push_back({words.words->get(key), next++});
        }
        here = here || index == menu.cursor;
        place.shown.push_back({index, next++});
    }
}

/// Places a menu in the middle of an area, at least 12 cells wide. The area reaches to the right edge of the
/// screen if the menu needs it.
MenuPlace place_menu(const screen::MenuModel& menu, core::Rect area, const MenuWords& words,
                     const MenuTable& table, Canvas& canvas) {
    const std::int32_t screen_width = canvas.text().size().width;
    const std::string note = menu_note(menu, *words.words);
    MenuPlace place;
    const std::int32_t wanted = wanted_width(menu, words, table);
    if (wanted > area.size.width) {
        area.size.width = screen_width - area.left();
    }
    const std::int32_t width = std::min(wanted, area.size.width);
    place.note = words.intro;
    if (!note.empty()) {
        append(place.note, words::wrapped({{note, std::nullopt}}, std::max(width - 4, 1)));
        place.note.emplace_back();
    }
    if (words::TextLine head = table.head(); !head.empty()) {
        place.note.push_back(std::move(head));
    }
    const auto above = static_cast<std::int32_t>(place.note.size());
    const std::int32_t below =
        words.facts.empty() ? 0 : static_cast<std::int32_t>(words.facts.size()) + blank_above_facts;
    const std::int32_t in_row = menu.grid ? screen::grid_columns : 1;
    const std::int32_t height = menu.grid ? grid_shape(canvas.is_window()).cell.height : 1;
    const std::int32_t room = (rows_inside(area.size.height) - above - below) / height;
    const std::int32_t all_rows = count_rows(menu, *words.catalog);
    const auto count = static_cast<std::int32_t>(menu.lines.size());
    const bool headed = !menu.grid && (all_rows <= room || count > room);
    const std::int32_t wanted_rows = ((headed ? all_rows : count) + in_row - 1) / in_row;
    const std::int32_t rows = std::clamp(wanted_rows, 1, std::max(room, 1));
    const core::Size size{width, rows * height + box_rows + above + below};
    const core::Point origin{area.left() + (area.size.width - size.width) / 2,
                             area.top() + std::max((area.size.height - size.height) / 2, 0)};
    place.box = {origin, size};
    place.lines = {{origin.x + 1, origin.y + 2 + above}, {size.width - 2, rows * height}};
    turn_to_page(menu, {rows * in_row, headed}, words, place);
    return place;
}

void draw_lines(Canvas& canvas, const screen::MenuModel& menu, const MenuPlace& place,
                const MenuTable& table) {
    const core::Size cell = grid_shape(canvas.is_window()).cell;
    for (const Heading& heading : place.headings) {
        canvas.put({place.lines.left() + 1, place.lines.top() + heading.row}, heading.text, words::key_ink);
    }
    for (const auto [index, row] : place.shown) {
        const screen::MenuLine& line = menu.lines[static_cast<std::size_t>(index)];
        if (menu.grid) {
            const core::Point at{place.lines.left() + 1 + row % screen::grid_columns * cell.width,
                                 place.lines.top() + row / screen::grid_columns * cell.height};
            canvas.areas().add({at, cell}, screen::PointedLine{index});
            draw_in_grid(canvas, line, table.line(index), at, index == menu.cursor);
            continue;
        }
        Row shown = stands_for_nothing(menu) ? Row{} : table.row(line, index, index == menu.cursor);
        shown.stands_for = screen::PointedLine{index};
        paint_line(canvas, shown,
                   {{place.lines.left(), place.lines.top() + row}, {place.lines.size.width, 1}}, 1);
    }
}

/// Shows the damage of a throw in place of that of a blow; none of what breaks.
void show_throw(words::LineText& parts, content::ItemId item, const content::Catalog& catalog) {
    std::erase_if(parts.cells,
                  [](const words::LineCell& cell) { return cell.column == words::Column::Gear; });
    if (!catalog.item(item).breaks) {
        const std::string damage = words::damage_range(*rules::shot_of(catalog, {}, item).attack);
        parts.cells.push_back({words::Column::Gear, {{damage, std::nullopt}}, words::text_width(damage)});
    }
}

}  // namespace

words::LineText line_in_menu(const screen::MenuModel& menu, const screen::MenuLine& line,
                             const MenuWords& words) {
    words::LineText parts = line_parts(line, *words.words, *words.catalog);
    const screen::MenuTraits& traits = screen::traits_of(menu.purpose);
    if (traits.lists == screen::Listing::Places && stands_for_nothing(menu)) {
        parts.label = {{words.words->get("find-none"), std::nullopt}};
    }
    const auto* action = std::get_if<screen::ActionLine>(&line.what);
    if (traits.shows_keys && action != nullptr && words.keys != nullptr) {
        const std::string label = words::prompt_label(*words.keys, action->action);
        parts.cells.push_back({words::Column::Value, {{label, words::key_ink}}, words::text_width(label)});
    }
    const auto* item = std::get_if<screen::ItemLine>(&line.what);
    if (traits.deed == screen::Action::Throw && item != nullptr) {
        show_throw(parts, item->item, *words.catalog);
    }
    const auto* growth = std::get_if<screen::GrowLine>(&line.what);
    if (growth != nullptr && growth->grown && words.knowledge) {
        const std::string gain =
            first_growth(*words.knowledge, *growth->grown, growth->attribute, *words.words);
        if (!gain.empty()) {
            words::LineCell& cell = parts.cells.front();
            cell.text = grown_value(growth->value, gain, *words.words);
            cell.width = words::text_width(cell.text);
        }
    }
    const auto* spell = std::get_if<screen::SpellLine>(&line.what);
    if (traits.lists == screen::Listing::Spells && spell != nullptr && words.knowledge) {
        const std::vector<words::LineCell> odds = spell_cells(*spell, *words.knowledge, *words.words);
        parts.cells.insert(parts.cells.begin(), odds.begin(), odds.end());
    }
    return parts;
}

void draw_edge_hint(Canvas& canvas, const core::Rect& box, const MenuWords& words) {
    core::Point at{box.right() - 2 - words::text_width(cancel_hint(words)), box.bottom() - 1};
    for (const EdgeHint& hint : edge_hints(words)) {
        const core::Size size{words::text_width(hint.text), 1};
        canvas.put(at, hint.text, words::quiet_ink);
        canvas.areas().add({at, size}, screen::PointedOffer{{hint.does}});
        at.x += size.width;
    }
    draw_close_sign(canvas, box);
}

void draw_close_sign(Canvas& canvas, const core::Rect& box) {
    if (canvas.is_window()) {
        const core::Point corner{box.right() - close_width - 1, box.top()};
        canvas.put({corner.x + 1, corner.y}, U'\u00D7', words::quiet_ink);
        canvas.areas().add({{corner.x, corner.y - 1}, {close_width + 1, 2}},
                           screen::PointedOffer{{screen::Action::Cancel}});
    }
}

std::string with_filter(const std::string& title, const screen::TextFilter& filter) {
    const bool filtered = filter.typing || !filter.text.empty();
    return filtered ? title + "  /" + filter.text + (filter.typing ? "\u2588" : "") : title;
}

std::int32_t rows_in_box(std::int32_t height) {
    return rows_inside(height) - blank_above_facts;
}

std::int32_t menu_width(const screen::MenuModel& menu, const MenuWords& with) {
    return wanted_width(menu, with, MenuTable(menu, with));
}

void draw_menu(Canvas& canvas, const screen::MenuModel& menu, const core::Rect& area, const MenuWords& with,
               std::uint8_t alpha) {
    const std::int32_t screen_width = canvas.text().size().width;
    MenuTable table(menu, with);
    table.fit(screen_width - area.left() - 4);
    MenuWords words = with;
    if (menu.grid) {  // its cells have no room for names
        words.facts.insert(words.facts.begin(), table.text(menu.cursor));
    }
    const MenuPlace place = place_menu(menu, area, words, table, canvas);
    const std::string title = title_of(menu, words);
    // The rows of the log that the box covers in part.
    const core::Rect rows{{words.log.left(), place.box.top()}, {words.log.size.width, place.box.size.height}};
    if (const core::Rect covered = words.log.common_part(rows); !covered.empty()) {
        canvas.panel(covered, Border::None);
    }
    canvas.panel(place.box, Border::Box, title, alpha);
    if (words.switches) {
        const core::Point title_at{place.box.left() + 3, place.box.top()};
        canvas.areas().add({title_at, {words::text_width(title), 1}},
                           screen::PointedOffer{{words.switches->does}});
    }
    canvas.put({place.box.origin + core::Point{2, 2}, place.box.size}, place.note, words::plain_ink);
    draw_lines(canvas, menu, place, table);
    std::int32_t y = place.lines.bottom() + 1;
    for (const words::TextLine& fact : words.facts) {
        canvas.put({place.box.left() + 2, y++}, cut_to(fact, place.box.size.width - 4), words::plain_ink);
    }
    if (place.shown.empty()) {
        canvas.put({place.lines.left() + 1, place.lines.top()}, words.words->get("filter-none"),
                   words::quiet_ink);
    }
    const core::Rect beside_marks{place.lines.origin, {place.lines.size.width - 1, place.lines.size.height}};
    draw_more(canvas, beside_marks, place.more_above, place.more_below);
    if (!words.cancel_key.empty()) {
        draw_edge_hint(canvas, place.box, words);
    }
}

}  // namespace torchwake::panels
