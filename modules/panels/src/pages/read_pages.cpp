// The parts that read-only pages share, and the message history.

#include "boxes/pages.hpp"
#include "boxes/screens.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::panels {
namespace {

constexpr std::array<std::string_view, 3> filter_keys{"filter-all", "filter-fights", "filter-things"};

/// The digits of a turn's number before its messages, and the cells between.
constexpr std::int32_t turn_digits = 5;
constexpr std::int32_t turn_gap = 2;

/// The width of the messages on their page.
std::int32_t width_beside_turns(const core::Rect& room) {
    return std::max(room.size.width - turn_digits - turn_gap, 1);
}

std::optional<words::Topic> topic_of(screen::MessageFilter filter) {
    switch (filter) {
        case screen::MessageFilter::Fights:
            return words::Topic::Fight;
        case screen::MessageFilter::Things:
            return words::Topic::Thing;
        case screen::MessageFilter::All:
            break;
    }
    return std::nullopt;
}

words::LogChoice choice_of(const screen::MessagesModel& messages, const PaintSource& source) {
    return {topic_of(messages.filter), messages.text, source.joined_messages};
}

}  // namespace

core::Rect below_parts(const core::Rect& page) {
    return {{page.left(), page.top() + 2}, {page.size.width, std::max(page.size.height - 2, 1)}};
}

core::Rect draw_parts(Canvas& canvas, const core::Rect& room, std::span<const std::string_view> keys,
                      std::size_t chosen, const words::Words& words) {
    core::Point at = room.origin;
    for (std::size_t part = 0; part < keys.size(); ++part) {
        const bool here = chosen == part;
        const std::int32_t left = at.x;
        at = canvas.put(at, here ? "\u25C4 " : "  ", words::key_ink);
        at = canvas.put(at, words.get(keys[part]), here ? words::bright_ink : words::quiet_ink, here);
        at = canvas.put(at, here ? " \u25BA" : "  ", words::key_ink);
        if (!here) {
            // The first part follows the last, so that of three each is one step away.
            const bool next = part == (chosen + 1) % keys.size();
            canvas.areas().add({{left, at.y}, {at.x - left, 1}},
                               screen::PointedOffer{{next ? screen::Action::Right : screen::Action::Left}});
        }
    }
    return below_parts(room);
}

void draw_more(Canvas& canvas, const core::Rect& room, bool above, bool below) {
    if (above) {
        canvas.put({room.right(), room.top()}, U'\u25B2', words::key_ink);
        canvas.areas().add({{room.right(), room.top()}, {1, 1}},
                           screen::PointedOffer{{screen::Action::PageUp}});
    }
    if (below) {
        canvas.put({room.right(), room.bottom() - 1}, U'\u25BC', words::key_ink);
        canvas.areas().add({{room.right(), room.bottom() - 1}, {1, 1}},
                           screen::PointedOffer{{screen::Action::PageDown}});
    }
}

std::int32_t scroll_range(const screen::MessagesModel& messages, const core::Rect& page,
                          const PaintSource& source) {
    const core::Rect room = below_parts(page);
    constexpr auto most = static_cast<std::int32_t>(words::MessageLog::capacity);
    const std::vector<words::LogRow> all =
        source.log->rows(width_beside_turns(room), most, 0, choice_of(messages, source));
    return std::max(static_cast<std::int32_t>(all.size()) - room.size.height, 0);
}

void paint_screen(Canvas& canvas, const screen::MessagesModel& messages, const PaintContext& with) {
    const core::Rect room = draw_parts(canvas, with.room, filter_keys,
                                       static_cast<std::size_t>(messages.filter), *with.source.words);
    const std::int32_t range = scroll_range(messages, with.room, with.source);
    const std::int32_t skipped = std::clamp(messages.first_line, 0, range);
    const std::int32_t width = width_beside_turns(room);
    const std::vector<words::LogRow> rows =
        with.source.log->rows(width, room.size.height, skipped, choice_of(messages, with.source));
    if (rows.empty()) {
        canvas.put(room.origin, with.source.words->get("filter-none"), words::quiet_ink);
    }
    std::int32_t y = room.bottom() - static_cast<std::int32_t>(rows.size());
    std::optional<std::int32_t> told;
    for (const words::LogRow& row : rows) {
        if (row.turn && row.turn != told) {
            canvas.put_right({{room.left(), y}, {turn_digits, 1}}, std::to_string(*row.turn),
                             words::grey_ink);
            told = row.turn;
        }
        if (row.mark != 0) {
            canvas.put({room.right() - width - 1, y}, row.mark, row.ink);
        }
        canvas.put({room.right() - width, y++}, row.line, row.ink);
    }
    draw_more(canvas, room, skipped < range, skipped > 0);
}

ScreenSpeech tell_screen(const screen::MessagesModel& messages, const PaintContext& with) {
    constexpr std::int32_t told_at_once = 20;
    const words::Words& words = *with.source.words;
    ScreenSpeech speech{with_filter(words.get(screen::MessagesModel::traits.title) + ", " +
                                        words.get(filter_keys.at(static_cast<std::size_t>(messages.filter))),
                                    messages.text)};
    const std::vector<words::LogRow> rows = with.source.log->rows(
        unbroken, told_at_once, std::max(messages.first_line, 0), choice_of(messages, with.source));
    for (const words::LogRow& row : rows) {
        speech.lines.push_back(row.line);
    }
    if (rows.empty()) {
        speech.lines.push_back({{words.get("filter-none"), {}}});
    }
    return speech;
}

}  // namespace torchwake::panels
