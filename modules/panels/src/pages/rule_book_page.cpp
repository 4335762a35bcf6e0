// The rule book: at the left the list of its pages, beside it the chosen page, or what a filter finds in all
// pages. Where there is no room for both, the page stands alone. The table of keys has columns.

#include "boxes/pages.hpp"
#include "boxes/screens.hpp"
#include "rows/row_list.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/rule_book.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::panels {
namespace {

using screen::RulePage;

constexpr std::int32_t list_margin = 5;  // a mark, and the letter of the page
constexpr std::int32_t least_list_width = 22;
constexpr std::int32_t list_gap = 2;
constexpr std::int32_t least_text_width = 40;
constexpr std::int32_t title_rows = 2;
constexpr std::int32_t look_width = 3;
constexpr std::int32_t indent = 2;

words::RuleSource rule_source(const screen::HelpModel& book, const PaintSource& source) {
    return {source.catalog, source.words, source.keys, &book.knowledge, &book.encounters, source.all_keys};
}

bool is_filtered(const screen::HelpModel& book) {
    return !book.text.text.empty();
}

RulePage page_of(const screen::HelpModel& book) {
    return static_cast<RulePage>(book.menu.cursor);
}

bool shows_keys(const screen::HelpModel& book) {
    return page_of(book) == RulePage::Keys && !is_filtered(book);
}

/// The areas of the list and of the page below its title; the list is empty where there is no room.
struct BookParts {
    core::Rect list;
    core::Rect page;
};

BookParts parts_of(const core::Rect& room, const screen::HelpModel& book, const PaintSource& source) {
    std::int32_t list_width = least_list_width;
    for (const screen::MenuLine& line : book.menu.lines) {
        const std::string title = plain_text(line_text(line, *source.words, *source.catalog));
        list_width = std::max(list_width, list_margin + words::text_width(title));
    }
    const bool both = room.size.width >= list_width + list_gap + least_text_width;
    const std::int32_t beside = both ? list_width + list_gap : 0;
    return {{room.origin, {both ? list_width : 0, room.size.height}},
            {{room.left() + beside, room.top() + title_rows},
             {room.size.width - beside, std::max(room.size.height - title_rows, 1)}}};
}

/// A row with its text at a column, behind a picture or a mark if it has one.
Row row_of(const words::TextLine& text, std::int32_t at,
           std::variant<words::TextLine, RowIcon, RowMark, RowBar> before = {}) {
    Row row;
    if (at > 0) {
        row.left.push_back({.what = std::move(before), .width = at});
    }
    row.left.push_back({.what = text, .ink = at == 0 ? words::bright_ink : words::plain_ink});
    return row;
}

/// A row that opens a page.
Row link_to(RulePage page, const words::Words& words, std::int32_t at) {
    const std::string letter(1, static_cast<char>(screen::traits_of(page).letter));
    Row row = row_of({{letter + "  ", words::key_ink}, {rule_title(page, words), words::bright_ink}}, at);
    row.stands_for = screen::PointedLine{static_cast<std::int32_t>(page)};
    return row;
}

void add(std::vector<Row>& rows, const std::vector<words::RuleEntry>& entries) {
    for (const words::RuleEntry& entry : entries) {
        const std::int32_t at = entry.look || !entry.mark.empty() ? look_width : 0;
        rows.push_back(entry.look ? row_of(entry.heading, at, RowIcon{*entry.look})
                                  : row_of(entry.heading, at, RowMark{entry.mark}));
        for (const words::TextLine& line : entry.lines) {
            rows.push_back(row_of(line, at > 0 ? at : indent));
        }
        rows.emplace_back();
    }
}

/// The entries with the filter's text, page by page.
std::vector<Row> rows_found(const screen::HelpModel& book, const PaintSource& source) {
    std::vector<Row> rows;
    for (const screen::RulePageTraits& page : screen::rule_page_table) {
        const std::vector<words::RuleEntry> entries =
            admitted(tell_rules(page.kind, rule_source(book, source)), book.text);
        if (!entries.empty()) {
            rows.push_back(link_to(page.kind, *source.words, 0));
            add(rows, entries);
        }
    }
    if (rows.empty()) {
        rows.push_back(row_of({{source.words->get("filter-none"), words::quiet_ink}}, 0));
    }
    return rows;
}

RowPage page_in(const screen::HelpModel& book, const PaintSource& source, std::int32_t width) {
    if (is_filtered(book)) {
        return {rows_found(book, source), width};
    }
    const RulePage page = page_of(book);
    std::vector<Row> rows;
    add(rows, tell_rules(page, rule_source(book, source)));
    rows.push_back(row_of({{source.words->get("rules-see"), words::quiet_ink}}, 0));
    for (const RulePage related : screen::traits_of(page).related) {
        rows.push_back(link_to(related, *source.words, indent));
    }
    return {std::move(rows), width};
}

/// The first entry of each column of the table of keys, and then the number of all.
using KeyColumns = std::vector<std::size_t>;

/// The rows that an entry takes in a column that it does not begin, with the blank before it.
std::int32_t height_of(const words::RuleEntry& entry) {
    return static_cast<std::int32_t>(entry.lines.size()) + 2;
}

std::int32_t height_of(const std::vector<words::RuleEntry>& entries, std::size_t first, std::size_t end) {
    std::int32_t height = -1;
    for (std::size_t place = first; place < end; ++place) {
        height += height_of(entries[place]);
    }
    return height;
}

/// Fills columns one by one. A column ends before the entry that would make it higher than `height`.
KeyColumns columns_up_to(const std::vector<words::RuleEntry>& entries, std::int32_t height) {
    KeyColumns columns{0};
    for (std::size_t place = 1; place < entries.size(); ++place) {
        if (height_of(entries, columns.back(), place + 1) > height) {
            columns.push_back(place);
        }
    }
    columns.push_back(entries.size());
    return columns;
}

/// The lowest columns, as many as fit beside each other.
KeyColumns columns_in(const std::vector<words::RuleEntry>& entries, std::int32_t width) {
    constexpr std::int32_t narrowest = 44;
    const auto most = static_cast<std::size_t>(std::max(width / narrowest, 1));
    KeyColumns columns = columns_up_to(entries, 1);
    for (std::int32_t height = 2; columns.size() - 1 > most; ++height) {
        columns = columns_up_to(entries, height);
    }
    return columns;
}

std::int32_t highest(const std::vector<words::RuleEntry>& entries, const KeyColumns& columns) {
    std::int32_t height = 0;
    for (std::size_t place = 1; place < columns.size(); ++place) {
        height = std::max(height, height_of(entries, columns[place - 1], columns[place]));
    }
    return height;
}

/// Draws the table of keys from a row on.
void draw_keys(Canvas& canvas, const std::vector<words::RuleEntry>& entries, const core::Rect& room,
               std::int32_t first) {
    const KeyColumns columns = columns_in(entries, room.size.width);
    const std::int32_t width = room.size.width / static_cast<std::int32_t>(columns.size() - 1);
    for (std::size_t column = 0; column + 1 < columns.size(); ++column) {
        core::Point at{room.left() + static_cast<std::int32_t>(column) * width, room.top() - first};
        const auto put = [&](const words::TextLine& line, std::int32_t beside, bool bold) {
            if (room.contains(at)) {
                canvas.put({at.x + beside, at.y}, cut_to(line, width - beside - 1),
                           bold ? words::bright_ink : words::plain_ink, words::whole, bold);
            }
            ++at.y;
        };
        for (std::size_t place = columns[column]; place < columns[column + 1]; ++place) {
            put(entries[place].heading, 0, true);
            for (const words::TextLine& line : entries[place].lines) {
                put(line, indent, false);
            }
            ++at.y;
        }
    }
}

/// Draws the list of pages, as many as fit around the chosen one. Each reacts to the pointer.
void draw_list(Canvas& canvas, const screen::HelpModel& book, const core::Rect& area,
               const PaintSource& source) {
    const auto count = static_cast<std::int32_t>(book.menu.lines.size());
    const std::int32_t rows = area.size.height;
    const std::int32_t first = std::clamp(book.menu.cursor - rows / 2, 0, std::max(count - rows, 0));
    for (std::int32_t line = first; line < std::min(count, first + rows); ++line) {
        const screen::MenuLine& shown = book.menu.lines[static_cast<std::size_t>(line)];
        const bool chosen = line == book.menu.cursor && !is_filtered(book);
        std::string letter;
        core::append_utf8(letter, shown.key == 0 ? U' ' : shown.key);
        letter += "  ";
        Row row{.left = {cursor_part(chosen, words::key_ink), text_part({{letter, words::key_ink}}, {}),
                         text_part(line_text(shown, *source.words, *source.catalog),
                                   chosen ? words::bright_ink : words::plain_ink, chosen)},
                .stands_for = screen::PointedLine{line},
                .chosen = chosen};
        row.left.back().width = area.size.width - list_margin;
        paint_line(canvas, row, {{area.left(), area.top() + line - first}, {area.size.width, 1}});
    }
}

/// Draws the title of the page between the arrows that turn it.
void draw_title(Canvas& canvas, const screen::HelpModel& book, const core::Rect& page,
                const words::Words& words) {
    const std::string title = is_filtered(book) ? words.get("rules-found") : rule_title(page_of(book), words);
    core::Point at{page.left(), page.top() - title_rows};
    at = canvas.put(at, "\u25C4 ", words::key_ink);
    at = canvas.put(at, title, words::bright_ink, true);
    canvas.put(at, " \u25BA", words::key_ink);
}

}  // namespace

std::int32_t scroll_range(const screen::HelpModel& book, const core::Rect& room, const PaintSource& source) {
    const core::Rect page = parts_of(room, book, source).page;
    if (shows_keys(book)) {
        const std::vector<words::RuleEntry> keys = tell_rules(RulePage::Keys, rule_source(book, source));
        return std::max(highest(keys, columns_in(keys, page.size.width)) - page.size.height, 0);
    }
    return page_in(book, source, page.size.width).scroll_range(page);
}

void paint_screen(Canvas& canvas, const screen::HelpModel& book, const PaintContext& with) {
    const BookParts parts = parts_of(with.room, book, with.source);
    const core::Rect& page = parts.page;
    const std::int32_t range = scroll_range(book, with.room, with.source);
    const std::int32_t first = std::clamp(book.first_line, 0, range);
    if (parts.list.size.width > 0) {
        draw_list(canvas, book, parts.list, with.source);
    }
    draw_title(canvas, book, page, *with.source.words);
    if (shows_keys(book)) {
        draw_keys(canvas, tell_rules(RulePage::Keys, rule_source(book, with.source)), page, first);
    } else {
        page_in(book, with.source, page.size.width).paint(canvas, page, first);
    }
    draw_more(canvas, page, first > 0, first < range);
}

ScreenSpeech tell_screen(const screen::HelpModel& book, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    return {with_filter(words.get(screen::HelpModel::traits.title) + ", " +
                            (is_filtered(book) ? words.get("rules-found") : rule_title(page_of(book), words)),
                        book.text),
            page_in(book, with.source, unbroken).text()};
}

}  // namespace torchwake::panels
