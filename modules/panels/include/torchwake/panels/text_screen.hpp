#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/words/text_width.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::panels {

using content::Colour;

/// One character cell. If `solid` is false, nothing is drawn behind the glyph and the map shows through.
struct TextCell {
    char32_t glyph = U' ';           ///< a code point, one column wide
    content::Colour ink;             ///< of the glyph
    content::Colour paper{0, 0, 0};  ///< behind the glyph, if `solid`
    bool bold = false;               ///< in the bold cut of the font
    bool solid = false;              ///< false: the map shows through

    friend bool operator==(const TextCell&, const TextCell&) = default;
};

/// True for the lines of boxes.
[[nodiscard]] constexpr bool is_box_line(char32_t glyph) {
    return glyph >= 0x2500 && glyph <= 0x257F;
}

/// How text is written.
struct TextStyle {
    content::Colour ink;             ///< of the glyphs
    content::Colour paper{0, 0, 0};  ///< behind the glyphs, if `solid`
    bool bold = false;               ///< in the bold cut of the font
    bool solid = true;               ///< false: the map shows through
};

/// A page of character cells: the panels of the window, or the whole screen of a text terminal.
class TextScreen {
  public:
    /// A page of blanks.
    explicit TextScreen(core::Size size = {}) : cells_(size) {}

    /// The extents, in cells.
    [[nodiscard]] core::Size size() const { return cells_.size(); }
    /// The character of a cell. Requires: the page contains it.
    [[nodiscard]] const TextCell& at(core::Point at) const { return cells_[at]; }
    /// All cells.
    [[nodiscard]] const core::Grid<TextCell>& cells() const { return cells_; }

    /// Makes it a page of blanks of that size; keeps the allocated memory.
    void reset(core::Size size) {
        cells_.reset(size);
        hidden_ = 0;
    }
    /// Writes UTF-8 text to the right from a cell; text beyond the edge is cut off. Returns the cell after
    /// the last.
    core::Point put(core::Point at, std::string_view text, const TextStyle& style);
    /// Writes a character into a cell; one beyond the edge is left out.
    void put(core::Point at, char32_t glyph, const TextStyle& style);
    /// Fills an area with blanks; what is beyond the edge is left out.
    void fill(const core::Rect& area, const TextStyle& style);
    /// Draws a filled box with a border and a title in its top edge.
    void box(const core::Rect& area, std::string_view title, const TextStyle& style);

    /// The number of characters that nobody sees: those beyond the edge, and those that other text was put
    /// on. A layout is sound if it is 0. Blanks and lines of boxes don't count.
    [[nodiscard]] std::int32_t hidden() const { return hidden_; }

    /// The rows as UTF-8, without colours; trailing blanks are kept.
    [[nodiscard]] std::vector<std::string> rows() const;

    friend bool operator==(const TextScreen&, const TextScreen&) = default;

  private:
    core::Grid<TextCell> cells_;
    std::int32_t hidden_ = 0;
};

}  // namespace torchwake::panels
