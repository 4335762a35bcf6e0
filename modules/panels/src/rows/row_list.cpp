#include "rows/row_list.hpp"

#include <torchwake/panels/text_screen.hpp>

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace torchwake::panels {
namespace {

constexpr std::int32_t icon_cells = 2;

std::int32_t cells_of(const RowPart& part) {
    const auto* const text = std::get_if<words::TextLine>(&part.what);
    const std::int32_t natural = text != nullptr                              ? words::text_width(*text)
                                 : std::holds_alternative<RowIcon>(part.what) ? icon_cells
                                                                              : 0;
    return std::max(natural, part.width);
}

/// A part in its place, seen from the left end of its row's first line.
struct PlacedPart {
    const RowPart* part;
    words::TextLine text;  ///< the line of the part's text that stands here
    core::Rect area;
};

/// Places the parts of a row on lines.
class Placer {
  public:
    explicit Placer(std::int32_t width) : width_(width) {}

    void add(const RowPart& part) {
        const auto* const text = std::get_if<words::TextLine>(&part.what);
        const std::int32_t needs = cells_of(part);
        if (text != nullptr && part.width == 0 && at_.x + needs > width_) {
            wrap(part, *text);
            return;
        }
        if (at_.x > 0 && at_.x + needs > width_) {
            at_ = {0, at_.y + 1};
        }
        place(part, text != nullptr ? *text : words::TextLine{}, needs);
    }

    void add_right(const std::vector<RowPart>& parts, std::int32_t gap) {
        const std::int32_t needs = cells_of(parts);
        if (needs > 0 && at_.x > 0 && at_.x + gap + needs > width_) {
            at_ = {0, at_.y + 1};
        }
        at_.x = std::max(width_ - needs, at_.x);
        for (const RowPart& part : parts) {
            add(part);
        }
    }

    [[nodiscard]] std::int32_t lines() const { return at_.y + 1; }
    [[nodiscard]] std::vector<PlacedPart> take() { return std::move(parts_); }

  private:
    void place(const RowPart& part, words::TextLine text, std::int32_t width) {
        parts_.push_back({&part, std::move(text), {at_, {width, 1}}});
        at_.x += width;
    }

    void wrap(const RowPart& part, const words::TextLine& text) {
        const std::int32_t left = at_.x;
        std::int32_t y = at_.y;
        for (words::TextLine& line : wrapped(text, std::max(width_ - left, 1))) {
            at_ = {left, y++};
            const std::int32_t width = words::text_width(line);
            place(part, std::move(line), width);
        }
    }

    std::int32_t width_;
    core::Point at_{};
    std::vector<PlacedPart> parts_;
};

/// A row with its parts in their places.
struct PlacedRow {
    const Row* row;
    std::vector<PlacedPart> parts;
    std::int32_t lines = 1;
};

PlacedRow placed(const Row& row, std::int32_t width, bool in_window) {
    Placer placer(in_window && !row.symbol.empty() ? width - icon_cells : width);
    for (const RowPart& part : row.left) {
        placer.add(part);
    }
    placer.add_right(row.right, row.gap);
    return {&row, placer.take(), placer.lines()};
}

/// Draws the frame of a text field.
void paint_frame(Canvas& canvas, const core::Rect& area) {
    if (canvas.is_window()) {
        canvas.frame().panels.push_back(
            {{{area.left() - 1, area.top()}, {area.size.width + 2, 1}}, words::night, words::panel_edge});
    } else {
        canvas.put({area.left() - 1, area.top()}, U'[', words::quiet_ink);
        canvas.put({area.right(), area.top()}, U']', words::quiet_ink);
    }
}

void paint_part(Canvas& canvas, const PlacedPart& placed, const core::Rect& area, std::int32_t brightness) {
    if (placed.part->framed) {
        paint_frame(canvas, area);
    }
    if (const auto* const icon = std::get_if<RowIcon>(&placed.part->what)) {
        canvas.icon(area.origin, icon->look, icon->bright);
    } else if (const auto* const mark = std::get_if<RowMark>(&placed.part->what)) {
        canvas.symbol(area.origin, mark->sprite);
    } else if (const auto* const bar = std::get_if<RowBar>(&placed.part->what)) {
        canvas.bar(area, bar->filled, bar->trailing, bar->colours);
    } else {
        const std::int32_t spare = area.size.width - words::text_width(placed.text);
        const core::Point at = area.origin + core::Point{placed.part->to_right ? spare : 0, 0};
        canvas.put(at, placed.text, placed.part->ink, brightness, placed.part->bold);
    }
    if (placed.part->stands_for) {
        canvas.areas().add(area, *placed.part->stands_for);
    }
}

void paint_row(Canvas& canvas, const PlacedRow& placed, core::Point at, std::int32_t width) {
    const Row& row = *placed.row;
    if (row.stands_for) {
        canvas.areas().add({at, {width, placed.lines}}, *row.stands_for);
    }
    canvas.symbol({at.x + width - 1, at.y}, row.symbol);
    for (const PlacedPart& part : placed.parts) {
        paint_part(canvas, part, {at + part.area.origin, part.area.size}, row.brightness);
    }
}

/// A row that is taken if it has room.
struct Candidate {
    PlacedRow placed;
    std::size_t series;
    std::size_t turn;  ///< the place among rows of equal weight
    bool is_rest;      ///< tells how many of its series are left out
    bool wanted;
    bool taken = false;
};

/// Takes those that have room, by weight, and among equals from the top. Returns true if a row of a rest
/// turned out to be wanted, which needs room too.
bool take(std::vector<Candidate>& candidates, std::int32_t lines, std::size_t series) {
    std::vector<Candidate*> order;
    order.reserve(candidates.size());
    for (Candidate& each : candidates) {
        order.push_back(&each);
    }
    std::ranges::sort(order, {}, [](const Candidate* each) {
        return std::tuple(-each->placed.row->weight, each->turn, !each->is_rest);
    });
    std::vector<bool> ended(series + 1, false);
    for (Candidate* const each : order) {
        each->taken = each->wanted && !ended[each->series] && each->placed.lines <= lines;
        if (each->taken) {
            lines -= each->placed.lines;
        } else if (!each->is_rest) {
            ended[each->series] = each->series > 0;
        }
    }
    bool more = false;
    for (Candidate& each : candidates) {
        more = more || (!each.wanted && ended[each.series]);
        each.wanted = each.wanted || ended[each.series];
    }
    return more;
}

std::size_t left_out(const std::vector<Candidate>& candidates, std::size_t series) {
    return static_cast<std::size_t>(std::ranges::count_if(candidates, [series](const Candidate& each) {
        return each.series == series && !each.is_rest && !each.taken;
    }));
}

}  // namespace

std::int32_t cells_of(const std::vector<RowPart>& parts) {
    return std::accumulate(parts.begin(), parts.end(), 0,
                           [](std::int32_t sum, const RowPart& part) { return sum + cells_of(part); });
}

void paint_line(Canvas& canvas, const Row& row, const core::Rect& line, std::int32_t margin) {
    if (row.stands_for) {
        canvas.areas().add(line, *row.stands_for);
    }
    if (row.chosen && canvas.is_window()) {
        canvas.frame().panels.push_back({line, words::line_fill, words::line_fill});
    }
    core::Point at{line.left() + margin, line.top()};
    for (const RowPart& part : row.left) {
        const std::int32_t room = part.width > 0 ? std::max(line.right() - margin - at.x, 0) : cells_of(part);
        const std::int32_t width = std::min(cells_of(part), room);
        const auto* const text = std::get_if<words::TextLine>(&part.what);
        const PlacedPart placed{&part, text != nullptr ? cut_to(*text, width) : words::TextLine{}, {}};
        paint_part(canvas, placed, {at, {width, 1}}, row.brightness);
        at.x += width;
    }
}

void RowList::add_series(std::vector<Row> rows, std::function<Row(std::size_t)> rest) {
    if (rows.empty()) {
        return;
    }
    ++series_;
    const std::size_t first = entries_.size();
    Row told = rest(rows.size());
    told.weight = rows.front().weight;
    for (Row& row : rows) {
        entries_.push_back({std::move(row), series_, entries_.size()});
    }
    entries_.push_back({std::move(told), series_, first, std::move(rest)});
}

std::vector<words::TextLine> RowPage::text() const {
    std::vector<words::TextLine> lines;
    for (const Row& row : rows_) {
        words::TextLine& line = lines.emplace_back();
        for (const RowPart& part : row.left) {
            if (const auto* const text = std::get_if<words::TextLine>(&part.what)) {
                append(line, *text);
            }
        }
    }
    return lines;
}

std::int32_t RowPage::lines() const {
    std::int32_t lines = 0;
    for (const Row& row : rows_) {
        lines += placed(row, width_, false).lines;
    }
    return lines;
}

std::int32_t RowPage::scroll_range(const core::Rect& area) const {
    return std::max(lines() - area.size.height, 0);
}

void RowPage::paint(Canvas& canvas, const core::Rect& area, std::int32_t first) const {
    core::Point at = area.origin - core::Point{0, first};
    for (const Row& row : rows_) {
        const PlacedRow placed_row = placed(row, width_, false);
        for (std::int32_t line = 0; row.stands_for && line < placed_row.lines; ++line) {
            if (const core::Point left = at + core::Point{0, line}; area.contains(left)) {
                canvas.areas().add({left, {width_, 1}}, *row.stands_for);
            }
        }
        for (const PlacedPart& part : placed_row.parts) {
            if (area.contains({area.left(), at.y + part.area.top()})) {
                paint_part(canvas, part, {at + part.area.origin, part.area.size}, row.brightness);
            }
        }
        at.y += placed_row.lines;
    }
}

std::int32_t RowList::paint(Canvas& canvas, const core::Rect& area) const {
    const std::int32_t width = area.size.width;
    const auto place = [&](const Row& row) { return placed(row, width, canvas.is_window()); };
    std::vector<Candidate> candidates;
    candidates.reserve(entries_.size());
    for (const Entry& entry : entries_) {
        const bool is_rest = entry.rest != nullptr;
        candidates.push_back({place(entry.row), entry.series, entry.turn, is_rest, !is_rest});
    }
    while (take(candidates, area.size.height, series_)) {
    }
    std::int32_t y = 0;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Candidate& each = candidates[i];
        if (!each.taken) {
            continue;
        }
        const core::Point at = area.origin + core::Point{0, y};
        if (each.is_rest) {
            const Row told = entries_[i].rest(left_out(candidates, each.series));
            paint_row(canvas, place(told), at, width);
        } else {
            paint_row(canvas, each.placed, at, width);
        }
        y += each.placed.lines;
    }
    return y;
}

}  // namespace torchwake::panels
