#pragma once

#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/atlas/font_source.hpp>
#include <torchwake/desktop/draw_list.hpp>
#include <torchwake/words/colours.hpp>

#include <cstdint>
#include <string_view>

namespace torchwake::desktop {

inline constexpr std::uint8_t opaque = 255;
/// The tint that does not change a sprite's colours.
inline constexpr atlas::Rgba untinted{255, 255, 255, opaque};

[[nodiscard]] constexpr atlas::Rgba with_alpha(content::Colour colour, std::uint8_t alpha = opaque) {
    return {colour.red, colour.green, colour.blue, alpha};
}

/// `alpha` multiplied by another alpha.
[[nodiscard]] constexpr std::uint8_t faded(std::uint8_t alpha, std::uint8_t by) {
    return static_cast<std::uint8_t>(alpha * by / opaque);
}

/// Draws parts of the atlas and glyphs of one font size into a batch, each texel `scale` pixels wide and
/// high.
class Pen {
  public:
    /// Requires: atlas and batch outlive the pen; scale > 0.
    Pen(const atlas::AtlasIndex& atlas, Batch& batch, std::int32_t scale,
        atlas::FontSize font = atlas::font_sizes[0])
        : atlas_(&atlas), batch_(&batch), scale_(scale), font_(font) {}

    [[nodiscard]] std::int32_t scale() const { return scale_; }

    /// Draws a plain rectangle.
    void block(const core::Rect& area, atlas::Rgba colour);
    /// Draws a part of the atlas with its top left corner at a pixel.
    void part(core::Point pixel, const atlas::AtlasRect& part, atlas::Rgba tint = untinted);
    /// Stretches a part of the atlas over an area; negative extents mirror it.
    void stretch(const core::Rect& area, const atlas::AtlasRect& part, atlas::Rgba tint = untinted);
    /// Draws a glyph over its shadow, which falls one texel to the right and below.
    void glyph(core::Point pixel, char32_t glyph, bool bold, atlas::Rgba ink);
    /// Draws a line of bold text over its shadow, centred at a pixel.
    void line(core::Point middle, std::string_view text, atlas::Rgba ink);
    /// Draws a line of bold text with a dark outline, readable on anything, centred at a pixel.
    void outlined(core::Point middle, std::string_view text, atlas::Rgba ink);

  private:
    void bare_glyph(core::Point pixel, char32_t glyph, bool bold, atlas::Rgba ink);

    const atlas::AtlasIndex* atlas_;
    Batch* batch_;
    std::int32_t scale_;
    atlas::FontSize font_;
};

}  // namespace torchwake::desktop
