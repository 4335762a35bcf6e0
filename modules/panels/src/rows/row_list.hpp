#pragma once

// The rows of a panel, stated once: what each shows, what it stands for to the pointer, and how much it
// matters. The list measures its rows, leaves out what has no room, paints the rest and adds its areas.

#include "canvas/canvas.hpp"

#include <torchwake/content/appearance.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/words/sentence.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::panels {

/// A picture two cells wide, dim if not `bright`.
struct RowIcon {
    content::Appearance look;
    bool bright = true;
};

/// A sprite in one cell of a window.
struct RowMark {
    std::string_view sprite;
};

struct RowBar {
    std::int32_t filled = 0;    ///< permille
    std::int32_t trailing = 0;  ///< permille, with the part that was just lost
    BarColours colours;
};

/// A part of a row.
struct RowPart {
    std::variant<words::TextLine, RowIcon, RowMark, RowBar> what{};
    std::int32_t width = 0;                       ///< in cells; 0: that of the text or the icon
    std::optional<screen::Pointed> stands_for{};  ///< nothing: what its row stands for
    content::Colour ink = words::quiet_ink;       ///< of text without an ink of its own
    bool bold = false;
    bool to_right = false;  ///< the text ends where its cells end
    bool framed = false;    ///< a text field has a frame around its cells
};

[[nodiscard]] inline RowPart text_part(words::TextLine text, content::Colour ink, bool bold = false) {
    return {.what = std::move(text), .ink = ink, .bold = bold};
}
/// A picture in so many cells, which stay blank without one.
[[nodiscard]] inline RowPart icon_part(std::int32_t width,
                                       const std::optional<content::Appearance>& look = {},
                                       bool bright = true) {
    return look ? RowPart{.what = RowIcon{*look, bright}, .width = width} : RowPart{.width = width};
}
/// The cursor of a list beside its chosen line.
[[nodiscard]] inline RowPart cursor_part(bool chosen, content::Colour ink) {
    return text_part({{chosen ? "> " : "  ", ink}}, ink, chosen);
}

/// A row of a panel, on as many lines as it needs.
struct Row {
    /// From the left. A part that has no room begins a new line; a text without a width wraps where it
    /// begins.
    std::vector<RowPart> left{};
    /// At the right end of the last line, or on a line of their own if they have no room there.
    std::vector<RowPart> right{};
    std::optional<screen::Pointed> stands_for{};
    std::int32_t weight = 0;    ///< rows of less weight are left out first
    std::string_view symbol{};  ///< a sprite at the right end of the first line of a window; empty: none
    std::int32_t gap = 1;       ///< cells between left and right parts, at least
    std::int32_t brightness = words::whole;  ///< of its texts, permille
    bool chosen = false;                     ///< in a window a bar stands behind it
};

/// Paints the left parts of a row on one line. A text with a width is cut off where the line ends. `margin`:
/// blank cells at both ends of the line.
void paint_line(Canvas& canvas, const Row& row, const core::Rect& line, std::int32_t margin = 0);

/// The cells that the parts take beside each other.
[[nodiscard]] std::int32_t cells_of(const std::vector<RowPart>& parts);

class RowList {
  public:
    void add(Row row) { entries_.push_back({std::move(row), 0, entries_.size()}); }
    /// Adds rows of a series: if not all have room, the last ones are left out, and a row tells how many.
    /// `rest`: makes that row. It weighs as much as the first row of the series.
    void add_series(std::vector<Row> rows, std::function<Row(std::size_t)> rest);

    /// Paints the rows that have room. Returns the lines that they take.
    std::int32_t paint(Canvas& canvas, const core::Rect& area) const;

  private:
    struct Entry {
        Row row;
        std::size_t series = 0;                  ///< from 1; 0: none
        std::size_t turn = 0;                    ///< its place among rows of equal weight
        std::function<Row(std::size_t)> rest{};  ///< set in the row that tells of those left out
    };
    std::vector<Entry> entries_;
    std::size_t series_ = 0;  ///< so many were added
};

/// Rows below each other, of which an area shows some: a page that scrolls.
class RowPage {
  public:
    RowPage(std::vector<Row> rows, std::int32_t width) : rows_(std::move(rows)), width_(width) {}

    /// The rows as text.
    [[nodiscard]] std::vector<words::TextLine> text() const;
    [[nodiscard]] std::int32_t lines() const;
    /// The number of lines that have no room in an area.
    [[nodiscard]] std::int32_t scroll_range(const core::Rect& area) const;
    /// Paints the lines from one on that have room.
    void paint(Canvas& canvas, const core::Rect& area, std::int32_t first) const;

  private:
    std::vector<Row> rows_;
    std::int32_t width_;  ///< in cells
};

}  // namespace torchwake::panels
