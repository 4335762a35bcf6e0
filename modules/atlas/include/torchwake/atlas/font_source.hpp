#pragma once

#include <torchwake/atlas/source_text.hpp>

#include <boost/system/result.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace torchwake::atlas {

/// Extents of every glyph in pixels.
inline constexpr std::size_t glyph_width = 8;
inline constexpr std::size_t glyph_height = 16;

/// One glyph: a byte a row from the top, the highest bit leftmost.
using GlyphRows = std::array<std::uint8_t, glyph_height>;

/// Glyphs by code point.
using GlyphMap = std::map<char32_t, GlyphRows>;

/// A glyph of the font in both weights.
struct FontGlyph {
    char32_t codepoint = 0;
    GlyphRows regular{};
    GlyphRows bold{};
};

/// Reads a font source into `glyphs`. An entry is `glyph HEX` (the code point) and then 16 rows of 8
/// characters, '#' for ink and '.' for none. Words after the code point are comments.
/// Errors: another head, rows missing or of the wrong length, another character, a code point drawn twice.
[[nodiscard]] boost::system::result<void, SourceError> parse_glyphs(const SourceFile& file, GlyphMap& glyphs);

/// Makes a glyph bold: every stroke one pixel wider to the right, inside the cell.
[[nodiscard]] GlyphRows embolden(const GlyphRows& rows);

/// True if bold leaves the glyph unchanged: box drawing and block elements, which have to meet their
/// neighbours.
[[nodiscard]] bool keeps_weight(char32_t codepoint);

/// Both weights of every regular glyph, by code point. `bold` holds glyphs drawn by hand, for shapes whose
/// holes embolden() would close; they take precedence.
[[nodiscard]] std::vector<FontGlyph> make_font(const GlyphMap& regular, const GlyphMap& bold);

}  // namespace torchwake::atlas
