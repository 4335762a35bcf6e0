#pragma once

#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/atlas/font_source.hpp>
#include <torchwake/atlas/palette.hpp>
#include <torchwake/atlas/sprite_source.hpp>

#include <boost/system/result.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::atlas {

/// A picture of RGBA pixels, rows from the top.
struct Picture {
    std::int32_t width = 0;    ///< in pixels
    std::int32_t height = 0;   ///< in pixels
    std::vector<Rgba> pixels;  ///< row by row, `width` times `height` of them

    /// A transparent picture. Requires: no negative extent.
    Picture(std::int32_t wide, std::int32_t high);
    /// A pixel to change, from the top left. Requires: it lies inside.
    [[nodiscard]] Rgba& at(std::int32_t x, std::int32_t y);
    /// A pixel, from the top left. Requires: it lies inside.
    [[nodiscard]] const Rgba& at(std::int32_t x, std::int32_t y) const;
};

/// The one texture of the game and its index.
struct Atlas {
    Picture picture;   ///< the texture
    AtlasIndex index;  ///< the places in it
};

/// Packs all sprites (pieces excepted), both weights and all sizes of the font, and a white block into one
/// texture.
///
/// Every entry stands in a border one pixel wide that repeats its own edge, so that sampling a little outside
/// never picks up a neighbour. Glyphs that look alike share one place. Equal sources give equal bytes.
/// Errors: a sprite wider than the atlas, or more than `max_atlas_side` rows of pictures.
[[nodiscard]] boost::system::result<Atlas, SourceError> build_atlas(const Palette& palette,
                                                                    const SpriteSource& sprites,
                                                                    std::span<const FontGlyph> font);

/// The greatest extent of the atlas in pixels, which every graphics card takes.
inline constexpr std::int32_t max_atlas_side = 2048;

/// One drawing as a picture, each pixel `scale` pixels wide and high.
[[nodiscard]] Picture paint(const Drawing& drawing, const Palette& palette, std::int32_t scale = 1);

}  // namespace torchwake::atlas
