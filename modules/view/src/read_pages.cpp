// The pages that are only read: the table of keys and the message history.

#include "pages.hpp"

#include <torchwake/view/labels.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::view {
namespace {

/// All keys of an action, "Up, Num8, k".
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
    std::int32_t middle = 0;  ///< the row that a second column begins with: a heading near the half
};

HelpTable help_table(const screen::KeyMap& keys, const Words& words) {
    HelpTable table;
    for (const std::string_view group : key_groups) {
        table.rows.push_back({words.get(group), "", true});
        for (const screen::Action action : actions_under(group, keys)) {
            const std::string what =
                key_group(action) == group ? action_text(action, words) : words.get(travel_label(action));
            table.rows.push_back({what, keys_text(keys, action), false});
        }
        table.rows.emplace_back();
        if (group == "help-moving") {
            table.middle = static_cast<std::int32_t>(table.rows.size());
        }
    }
    table.rows.push_back({words.get("help-window"), "", true});
    table.rows.push_back({words.get("help-full-screen"), "F11", false});
    table.rows.push_back({words.get("help-screenshot"), "F12", false});
    table.rows.push_back({words.get("help-zoom"), words.get("help-wheel"), false});
    return table;
}

/// All rows stand in the first column where there is no room for two.
std::int32_t first_of_second_column(const HelpTable& table, const core::Rect& room) {
    constexpr std::int32_t two_columns = 100;
    return room.size.width >= two_columns ? table.middle : static_cast<std::int32_t>(table.rows.size());
}

std::int32_t rows_without_room(const HelpTable& table, const core::Rect& room) {
    const std::int32_t split = first_of_second_column(table, room);
    const std::int32_t rows = std::max(split, static_cast<std::int32_t>(table.rows.size()) - split);
    return std::max(rows - room.size.height, 0);
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

/// Arrows at the right edge where there is more above or below.
void draw_more(Canvas& canvas, const core::Rect& room, bool above, bool below) {
    if (above) {
        canvas.put({room.right(), room.top()}, U'\u25B2', key_ink);
    }
    if (below) {
        canvas.put({room.right(), room.bottom() - 1}, U'\u25BC', key_ink);
    }
}

constexpr std::array<std::string_view, 3> filter_keys{"filter-all", "filter-fights", "filter-things"};

/// All filters in a row, the chosen one between arrows.
void draw_filters(Canvas& canvas, const core::Rect& room, screen::MessageFilter chosen, const Words& words) {
    core::Point at = room.origin;
    for (std::size_t i = 0; i < filter_keys.size(); ++i) {
        const bool here = static_cast<std::size_t>(chosen) == i;
        at = canvas.put(at, here ? "\u25C4 " : "  ", key_ink);
        at = canvas.put(at, words.get(filter_keys[i]), here ? bright_ink : quiet_ink, here);
        at = canvas.put(at, here ? " \u25BA" : "  ", key_ink);
    }
}

/// The rows of messages on that page.
core::Rect below_filters(const core::Rect& page) {
    return {{page.left(), page.top() + 2}, {page.size.width, std::max(page.size.height - 2, 1)}};
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

}  // namespace

std::int32_t help_range(const core::Rect& room, const screen::KeyMap& keys, const Words& words) {
    return rows_without_room(help_table(keys, words), room);
}

void draw_help(Canvas& canvas, const screen::HelpModel& help, const screen::KeyMap& keys,
               const MenuWords& words) {
    const core::Rect room = draw_page(canvas, words.words->get("help-heading"), words);
    const HelpTable table = help_table(keys, *words.words);
    const auto count = static_cast<std::int32_t>(table.rows.size());
    const std::int32_t split = first_of_second_column(table, room);
    const std::int32_t range = rows_without_room(table, room);
    const std::int32_t first = std::clamp(help.first_line, 0, range);
    const std::int32_t width = split < count ? room.size.width / 2 : room.size.width;
    for (std::int32_t i = 0; i < count; ++i) {
        const bool right = i >= split;
        const core::Point at{room.left() + (right ? width : 0), room.top() + (right ? i - split : i) - first};
        if (room.contains(at)) {
            draw_help_entry(canvas, table.rows[static_cast<std::size_t>(i)], at, width);
        }
    }
    draw_more(canvas, room, first > 0, first < range);
}

std::int32_t messages_range(const core::Rect& page, screen::MessageFilter filter, const MessageLog& log) {
    const core::Rect room = below_filters(page);
    constexpr auto most = static_cast<std::int32_t>(MessageLog::capacity);
    const std::vector<LogRow> all = log.rows(room.size.width, most, 0, topic_of(filter));
    return std::max(static_cast<std::int32_t>(all.size()) - room.size.height, 0);
}

void draw_messages(Canvas& canvas, const screen::MessagesModel& messages, const MessageLog& log,
                   const MenuWords& words) {
    const core::Rect page = draw_page(canvas, words.words->get("messages-heading"), words);
    draw_filters(canvas, page, messages.filter, *words.words);
    const core::Rect room = below_filters(page);
    const std::int32_t range = messages_range(page, messages.filter, log);
    const std::int32_t skipped = std::clamp(messages.first_line, 0, range);
    const std::vector<LogRow> rows =
        log.rows(room.size.width, room.size.height, skipped, topic_of(messages.filter));
    std::int32_t y = room.bottom() - static_cast<std::int32_t>(rows.size());
    for (const LogRow& row : rows) {
        canvas.put({room.left(), y++}, row.line, row.ink);
    }
    draw_more(canvas, room, skipped < range, skipped > 0);
}

}  // namespace torchwake::view
