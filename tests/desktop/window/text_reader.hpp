#pragma once

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/font_source.hpp>
#include <torchwake/core/rect.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace torchwake::testing {

/// The pixels of a text cell in a window of the usual size.
inline constexpr std::size_t usual_font = 1;
inline constexpr std::int32_t cell_width = atlas::font_sizes[usual_font].width;
inline constexpr std::int32_t cell_height = atlas::font_sizes[usual_font].height;

/// Reads the text of a window from its pixels, by the glyphs of the game's own font.
class TextReader {
  public:
    /// The font of the project's sources.
    TextReader();

    /// The rows of text cells in an area of a picture; a cell that holds no glyph reads as a blank.
    /// Requires: one pixel of the window a pixel of a glyph.
    [[nodiscard]] std::vector<std::string> read(const atlas::Picture& picture, const core::Rect& area) const;

    /// The least contrast of a glyph in that area to the pixels around it.
    [[nodiscard]] double least_contrast(const atlas::Picture& picture, const core::Rect& area) const;

  private:
    [[nodiscard]] char32_t read_cell(const atlas::Picture& picture, core::Point corner) const;

    std::map<atlas::GlyphShape, char32_t> glyphs_;
};

}  // namespace torchwake::testing
