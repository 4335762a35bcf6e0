#pragma once

#include <torchwake/atlas/source_text.hpp>

#include <boost/system/result.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace torchwake::atlas {

/// Extents of every glyph of the sources in pixels.
inline constexpr std::size_t glyph_width = 8;
/// Rows of pixels of a glyph of the sources.
inline constexpr std::size_t glyph_height = 16;

/// One glyph: a byte a row from the top, the highest bit leftmost.
using GlyphRows = std::array<std::uint8_t, glyph_height>;

/// Glyphs by code point.
using GlyphMap = std::map<char32_t, GlyphRows>;

/// A glyph of the font in both weights.
struct FontGlyph {
    char32_t codepoint = 0;  ///< a Unicode scalar value
    GlyphRows regular{};     ///< in the usual weight
    GlyphRows bold{};        ///< in bold
};

/// Reads a font source into `glyphs`. An entry is `glyph HEX` (the code point) and then 16 rows of 8
/// characters, '#' for ink and '.' for none. Words after the code point are comments.
/// Errors: another head, rows missing or of the wrong length, another character, a code point drawn twice.
[[nodiscard]] boost::system::result<void, SourceError> parse_glyphs(const SourceFile& file, GlyphMap& glyphs);

/// Makes a glyph bold: every stroke one pixel wider to the right, inside the cell.
[[nodiscard]] GlyphRows embolden(const GlyphRows& rows);

/// The extents of the glyphs of one size of the font, in pixels.
struct FontSize {
    std::int32_t width = 0;   ///< of a cell, in pixels
    std::int32_t height = 0;  ///< of a cell, in pixels

    [[nodiscard]] bool operator==(const FontSize&) const = default;
};

/// The sizes of the font, from that of the sources on.
inline constexpr std::array<FontSize, 4> font_sizes{{{8, 16}, {10, 20}, {12, 24}, {14, 28}}};

/// A glyph of any size: a row of pixels each from the top, the highest bit leftmost. Rows and columns beyond
/// its size are empty.
using GlyphShape = std::array<std::uint16_t, 28>;

/// The shape of a glyph in one of the font's sizes. A larger one is drawn anew, not scaled: the pixels of the
/// regular glyph that touch are joined by strokes, one or two pixels wide, and bold is one pixel wider to the
/// right. Glyphs that keep their weight are scaled, so that they meet their neighbours.
/// Requires: size < font_sizes.size().
[[nodiscard]] GlyphShape shape_of(const FontGlyph& glyph, bool bold, std::size_t size);

/// True if bold leaves the glyph unchanged: box drawing and block elements, which have to meet their
/// neighbours.
[[nodiscard]] bool keeps_weight(char32_t codepoint);

/// Both weights of every regular glyph, by code point. `bold` holds glyphs drawn by hand, for shapes whose
/// holes embolden() would close; they take precedence.
[[nodiscard]] std::vector<FontGlyph> make_font(const GlyphMap& regular, const GlyphMap& bold);

}  // namespace torchwake::atlas
