#pragma once

#include <torchwake/atlas/font_source.hpp>
#include <torchwake/atlas/source_text.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::atlas {

/// A rectangle of the atlas texture in pixels, from the top left.
struct AtlasRect {
    std::int32_t x = 0;       ///< of its left edge
    std::int32_t y = 0;       ///< of its top edge
    std::int32_t width = 0;   ///< in pixels
    std::int32_t height = 0;  ///< in pixels

    [[nodiscard]] bool operator==(const AtlasRect&) const = default;
};

/// The places of everything in the one texture: sprites by name and frame, glyphs by code point, weight
/// and height, and a white pixel for plain rectangles.
///
/// 1. A drawing loop never has to handle a missing picture: `sprite` and `glyph` fall back to the sprite
///    `missing`, to the sources' size of the font, and to the glyph U+FFFD, which every atlas has; the
///    `find_` forms do not.
/// 2. Frames of a name need not be consecutive: those of `wall` are neighbour masks.
class AtlasIndex {
  public:
    /// The sprite that stands for every unknown name.
    static constexpr std::string_view missing_sprite = "missing";
    /// The glyph that stands for every unknown character.
    static constexpr char32_t missing_glyph = 0xFFFD;

    /// Cost: O(log sprites) string comparisons; look a name up once if that matters.
    [[nodiscard]] AtlasRect sprite(std::string_view name, unsigned frame = 0) const;
    /// Likewise, but nothing if the atlas lacks it.
    [[nodiscard]] std::optional<AtlasRect> find_sprite(std::string_view name, unsigned frame = 0) const;
    /// The number of frames of a name; 0 for an unknown one.
    [[nodiscard]] std::size_t frame_count(std::string_view name) const;

    /// Cost: O(1) for ASCII, O(log glyphs) for the rest.
    [[nodiscard]] AtlasRect glyph(char32_t codepoint, bool bold,
                                  std::int32_t height = font_sizes[0].height) const;
    /// Likewise, but nothing if the atlas lacks it.
    [[nodiscard]] std::optional<AtlasRect> find_glyph(char32_t codepoint, bool bold,
                                                      std::int32_t height = font_sizes[0].height) const;

    /// A white pixel, from which plain rectangles are drawn.
    [[nodiscard]] AtlasRect white() const { return white_; }
    /// Extents of the texture, at 0, 0.
    [[nodiscard]] AtlasRect texture() const { return texture_; }

    /// Sets the extents of the texture in pixels.
    void set_texture(std::int32_t width, std::int32_t height) { texture_ = {0, 0, width, height}; }
    /// Sets the white pixel.
    void set_white(AtlasRect rect) { white_ = rect; }
    /// Adds a sprite, or a glyph of the rectangle's height; returns false if the atlas already has it.
    [[nodiscard]] bool add_sprite(std::string name, unsigned frame, AtlasRect rect);
    /// Likewise, a glyph of the rectangle's height; false if the atlas has it in that weight.
    [[nodiscard]] bool add_glyph(char32_t codepoint, bool bold, AtlasRect rect);

    /// The text form, in a fixed order, which `parse_atlas` reads.
    [[nodiscard]] std::string to_text() const;

  private:
    static constexpr std::size_t ascii_count = 128;
    using SpriteFrames = std::map<unsigned, AtlasRect>;
    /// The glyphs of one height.
    struct Font {
        std::map<std::pair<char32_t, bool>, AtlasRect> glyphs;
        std::vector<AtlasRect> ascii = std::vector<AtlasRect>(2 * ascii_count);  ///< regular, then bold
    };

    AtlasRect texture_;
    AtlasRect white_;
    std::map<std::string, SpriteFrames, std::less<>> sprites_;
    std::map<std::int32_t, Font> fonts_;  ///< by height
};

/// Reads the text form of an index.
/// Errors: a malformed or repeated line, a rectangle outside the texture, no texture size, white pixel,
/// sprite `missing` or glyph U+FFFD.
[[nodiscard]] boost::system::result<AtlasIndex, SourceError> parse_atlas(const SourceFile& file);

}  // namespace torchwake::atlas
