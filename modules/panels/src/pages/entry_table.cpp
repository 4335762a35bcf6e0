#include "pages/entry_table.hpp"

#include "boxes/pages.hpp"

#include <torchwake/screen/action.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace torchwake::panels {
namespace {

constexpr std::int32_t icon_width = 3;
constexpr std::int32_t prefix = 2 + icon_width;  ///< the cursor and the picture
constexpr std::int32_t gap = 2;                  ///< before a column
constexpr std::int32_t widest_text = 90;

}  // namespace

std::int32_t EntryTable::name_width() const {
    std::int32_t widest = 0;
    for (const TableEntry& entry : entries_) {
        widest = std::max(widest, words::text_width(entry.name));
    }
    return widest;
}

std::vector<std::int32_t> EntryTable::ends_of_columns(std::int32_t width) const {
    std::vector<std::int32_t> ends;
    std::int32_t x = prefix + name_width();
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        std::int32_t widest = words::text_width(columns_[column]);
        for (const TableEntry& entry : entries_) {
            widest =
                std::max(widest, column < entry.cells.size() ? words::text_width(entry.cells[column]) : 0);
        }
        x += gap + widest;
        if (x > width) {
            break;
        }
        ends.push_back(x);
    }
    return ends;
}

EntryTable::Shape EntryTable::shape(const core::Rect& room) const {
    const std::int32_t width = std::min(room.size.width, widest_text);
    std::int32_t longest = 0;
    for (const TableEntry& entry : entries_) {
        longest = std::max(longest, static_cast<std::int32_t>(wrapped_all(entry.text, width).size()));
    }
    const std::int32_t wanted = static_cast<std::int32_t>(entries_.size()) + (foot_.empty() ? 1 : 2);
    const std::int32_t least = std::min(wanted, std::max(room.size.height / 2, 2));
    const std::int32_t rows = std::clamp(room.size.height - 1 - longest, least, std::max(wanted, least));
    const std::int32_t top = room.top() + rows + 1;
    return {rows, {{room.left(), top}, {width, std::max(room.bottom() - top, 1)}}};
}

std::vector<EntryTable::Part> EntryTable::parts(const core::Rect& text) const {
    std::vector<Part> parts;
    for (std::size_t entry = 0; entry < entries_.size(); ++entry) {
        const auto rows =
            static_cast<std::int32_t>(wrapped_all(entries_[entry].text, text.size.width).size());
        for (std::int32_t row = 0; row == 0 || row < rows; row += text.size.height) {
            parts.push_back({entry, row});
        }
    }
    return parts;
}

std::int32_t EntryTable::last_position(const core::Rect& room) const {
    return std::max(static_cast<std::int32_t>(parts(shape(room).text).size()) - 1, 0);
}

Row EntryTable::row_of(const TableEntry& entry, bool chosen, const std::vector<std::int32_t>& ends) const {
    Row row{.left = {cursor_part(chosen, words::bright_ink), icon_part(icon_width, entry.look),
                     text_part(entry.name, words::plain_ink, chosen)},
            .brightness = chosen ? words::whole : words::whole * 3 / 4,
            .chosen = chosen};
    row.left.back().width = name_width();
    std::int32_t x = prefix + name_width();
    for (std::size_t column = 0; column < std::min(ends.size(), entry.cells.size()); ++column) {
        RowPart& cell = row.left.emplace_back(text_part(entry.cells[column], words::plain_ink, chosen));
        cell.width = ends[column] - std::exchange(x, ends[column]);
        cell.to_right = true;
    }
    return row;
}

void EntryTable::draw(Canvas& canvas, const core::Rect& room, std::int32_t position) const {
    const auto [rows, text] = shape(room);
    const std::vector<Part> all = parts(text);
    const auto place = static_cast<std::size_t>(
        std::clamp(position, 0, std::max<std::int32_t>(static_cast<std::int32_t>(all.size()) - 1, 0)));
    const std::vector<std::int32_t> ends = ends_of_columns(room.size.width - 1);
    for (std::size_t column = 0; column < ends.size(); ++column) {
        canvas.put_right({room.origin, {ends[column], 1}}, columns_[column], words::quiet_ink);
    }
    const auto body = static_cast<std::size_t>(std::max(rows - 1, 1));
    const std::size_t chosen = all.empty() ? 0 : all[place].entry;
    const std::size_t first = chosen / body * body;
    const std::size_t end = std::min(first + body, entries_.size());
    for (std::size_t index = first; index < end; ++index) {
        const core::Rect row{{room.left(), room.top() + 1 + static_cast<std::int32_t>(index - first)},
                             {room.size.width - 1, 1}};
        const auto its_first = std::ranges::find(all, index, &Part::entry) - all.begin();
        Row shown = row_of(entries_[index], index == chosen, ends);
        shown.stands_for =
            screen::PointedOffer{{screen::Action::LookAt, static_cast<std::int32_t>(its_first)}};
        paint_line(canvas, shown, row);
    }
    const std::int32_t below = room.top() + 1 + static_cast<std::int32_t>(end - first);
    if (end == entries_.size() && below < room.top() + rows) {
        canvas.put({room.left() + prefix, below}, foot_, words::quiet_ink);
    }
    draw_more(canvas, {room.origin, {room.size.width, rows}}, first > 0, end < entries_.size());
    if (all.empty()) {
        return;
    }
    const std::vector<words::TextLine> told = wrapped_all(entries_[chosen].text, text.size.width);
    const auto shown = static_cast<std::size_t>(all[place].first_row);
    const std::size_t last = std::min(shown + static_cast<std::size_t>(text.size.height), told.size());
    canvas.put(text, std::span(told).subspan(shown), words::plain_ink);
    draw_more(canvas, {text.origin, {room.size.width, text.size.height}}, shown > 0, last < told.size());
}

}  // namespace torchwake::panels
