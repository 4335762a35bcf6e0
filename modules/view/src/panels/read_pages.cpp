// The read-only pages: the table of keys and the message history.

#include "panels/pages.hpp"
#include "panels/screens.hpp"

#include <torchwake/view/labels.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::view {
namespace {

/// All keys of an action, as the page of keys lists them.
std::string keys_text(const screen::KeyMap& keys, screen::Action action) {
    std::string text;
    for (const screen::Key& key : keys.keys(action)) {
        text += (text.empty() ? "" : "  ") + key_label(key);
    }
    return text;
}

/// A row of the table of keys: a heading, an action with its keys, or a blank.
struct HelpEntry {
    std::string what;
    std::string keys;
    bool heading = false;
};

struct HelpTable {
    std::vector<HelpEntry> rows;
    std::vector<std::int32_t> headings;  ///< the indices of rows with headings; the first row is one

    void begin_group(std::string heading) {
        if (!rows.empty()) {
            rows.emplace_back();
        }
        headings.push_back(height());
        rows.push_back({std::move(heading), "", true});
    }
    [[nodiscard]] std::int32_t height() const { return static_cast<std::int32_t>(rows.size()); }
};

HelpTable help_table(const screen::KeyMap& keys, const Words& words) {
    HelpTable table;
    for (const std::string_view group : key_groups) {
        table.begin_group(words.get(group));
        for (const screen::Action action : actions_under(group, keys)) {
            const std::string what = key_group(action) == group ? action_text(action, words)
                                                                : words.get(other_label(group, action));
            table.rows.push_back({what, keys_text(keys, action), false});
        }
    }
    table.begin_group(words.get("help-window"));
    table.rows.push_back({words.get("help-full-screen"), "F11", false});
    table.rows.push_back({words.get("help-screenshot"), "F12", false});
    table.rows.push_back({words.get("help-zoom"), words.get("help-wheel"), false});
    return table;
}

/// The columns of the table: the first row of each, and then the end of the last one. Each column begins with
/// a heading.
using PageColumns = std::vector<std::int32_t>;

std::int32_t highest(const PageColumns& columns) {
    std::int32_t height = 0;
    for (std::size_t i = 1; i < columns.size(); ++i) {
        height = std::max(height, columns[i] - columns[i - 1]);
    }
    return height;
}

/// Fills columns one by one. A column ends before the group that would make it higher than `height`.
PageColumns columns_up_to(const HelpTable& table, std::int32_t height) {
    PageColumns columns{0};
    for (std::size_t i = 1; i < table.headings.size(); ++i) {
        const bool last = i + 1 == table.headings.size();
        const std::int32_t end = last ? table.height() : table.headings[i + 1];
        if (end - columns.back() > height) {
            columns.push_back(table.headings[i]);
        }
    }
    columns.push_back(table.height());
    return columns;
}

/// The lowest columns, as many as fit beside each other.
PageColumns columns_in(const HelpTable& table, const core::Rect& room) {
    constexpr std::int32_t narrowest = 48;
    const auto most = static_cast<std::size_t>(std::max(room.size.width / narrowest, 1));
    PageColumns columns = columns_up_to(table, 1);
    for (std::int32_t height = 2; columns.size() - 1 > most; ++height) {
        columns = columns_up_to(table, height);
    }
    return columns;
}

std::int32_t rows_without_room(const HelpTable& table, const core::Rect& room) {
    return std::max(highest(columns_in(table, room)) - room.size.height, 0);
}

void draw_help_entry(Canvas& canvas, const HelpEntry& entry, core::Point at, std::int32_t width) {
    constexpr std::int32_t widest_action = 18;
    if (entry.heading) {
        canvas.put(at, entry.what, bright_ink, true);
        return;
    }
    canvas.put({at.x + 2, at.y}, entry.what, plain_ink);
    canvas.put({at.x + widest_action, at.y}, cut_to(entry.keys, width - widest_action - 1), key_ink);
}

constexpr std::array<std::string_view, 3> filter_keys{"filter-all", "filter-fights", "filter-things"};

/// The digits of a turn's number before its messages, and the cells between.
constexpr std::int32_t turn_digits = 5;
constexpr std::int32_t turn_gap = 2;

/// The width of the messages on their page.
std::int32_t width_beside_turns(const core::Rect& room) {
    return std::max(room.size.width - turn_digits - turn_gap, 1);
}

std::optional<Topic> topic_of(screen::MessageFilter filter) {
    switch (filter) {
        case screen::MessageFilter::Fights:
            return Topic::Fight;
        case screen::MessageFilter::Things:
            return Topic::Thing;
        case screen::MessageFilter::All:
            break;
    }
    return std::nullopt;
}

LogChoice choice_of(const screen::MessagesModel& messages, const PaintSource& source) {
    return {topic_of(messages.filter), messages.text, source.joined_messages};
}

}  // namespace

core::Rect below_parts(const core::Rect& page) {
    return {{page.left(), page.top() + 2}, {page.size.width, std::max(page.size.height - 2, 1)}};
}

core::Rect draw_parts(Canvas& canvas, const core::Rect& room, std::span<const std::string_view> keys,
                      std::size_t chosen, const Words& words) {
    core::Point at = room.origin;
    for (std::size_t part = 0; part < keys.size(); ++part) {
        const bool here = chosen == part;
        at = canvas.put(at, here ? "\u25C4 " : "  ", key_ink);
        at = canvas.put(at, words.get(keys[part]), here ? bright_ink : quiet_ink, here);
        at = canvas.put(at, here ? " \u25BA" : "  ", key_ink);
    }
    return below_parts(room);
}

void draw_more(Canvas& canvas, const core::Rect& room, bool above, bool below) {
    if (above) {
        canvas.put({room.right(), room.top()}, U'\u25B2', key_ink);
    }
    if (below) {
        canvas.put({room.right(), room.bottom() - 1}, U'\u25BC', key_ink);
    }
}

std::int32_t scroll_range(const screen::HelpModel&, const core::Rect& room, const PaintSource& source) {
    return rows_without_room(help_table(*source.keys, *source.words), room);
}

void paint_screen(Canvas& canvas, const screen::HelpModel& help, const PaintContext& with) {
    const core::Rect& room = with.room;
    const HelpTable table = help_table(*with.source.keys, *with.source.words);
    const PageColumns columns = columns_in(table, room);
    const std::int32_t range = rows_without_room(table, room);
    const std::int32_t first = std::clamp(help.first_line, 0, range);
    const auto width = room.size.width / static_cast<std::int32_t>(columns.size() - 1);
    for (std::size_t column = 0; column + 1 < columns.size(); ++column) {
        const std::int32_t left = room.left() + static_cast<std::int32_t>(column) * width;
        for (std::int32_t row = columns[column]; row < columns[column + 1]; ++row) {
            const core::Point at{left, room.top() + row - columns[column] - first};
            if (room.contains(at)) {
                draw_help_entry(canvas, table.rows[static_cast<std::size_t>(row)], at, width);
            }
        }
    }
    draw_more(canvas, room, first > 0, first < range);
}

std::int32_t scroll_range(const screen::MessagesModel& messages, const core::Rect& page,
                          const PaintSource& source) {
    const core::Rect room = below_parts(page);
    constexpr auto most = static_cast<std::int32_t>(MessageLog::capacity);
    const std::vector<LogRow> all =
        source.log->rows(width_beside_turns(room), most, 0, choice_of(messages, source));
    return std::max(static_cast<std::int32_t>(all.size()) - room.size.height, 0);
}

void paint_screen(Canvas& canvas, const screen::MessagesModel& messages, const PaintContext& with) {
    const core::Rect room = draw_parts(canvas, with.room, filter_keys,
                                       static_cast<std::size_t>(messages.filter), *with.source.words);
    const std::int32_t range = scroll_range(messages, with.room, with.source);
    const std::int32_t skipped = std::clamp(messages.first_line, 0, range);
    const std::int32_t width = width_beside_turns(room);
    const std::vector<LogRow> rows =
        with.source.log->rows(width, room.size.height, skipped, choice_of(messages, with.source));
    if (rows.empty()) {
        canvas.put(room.origin, with.source.words->get("filter-none"), quiet_ink);
    }
    std::int32_t y = room.bottom() - static_cast<std::int32_t>(rows.size());
    std::optional<std::int32_t> told;
    for (const LogRow& row : rows) {
        if (row.turn && row.turn != told) {
            canvas.put_right({{room.left(), y}, {turn_digits, 1}}, std::to_string(*row.turn), grey_ink);
            told = row.turn;
        }
        canvas.put({room.right() - width, y++}, row.line, row.ink);
    }
    draw_more(canvas, room, skipped < range, skipped > 0);
}

}  // namespace torchwake::view
