#pragma once

// The map as a list of sprites that are already lit, ordered and placed. The window draws it and decides
// nothing.
// Positions are pixels of the sprite grid (16 per cell), so that whole multiples stay crisp at any scale.

#include <torchwake/content/appearance.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace torchwake::view {

using content::Colour;

inline constexpr std::int32_t sprite_pixels = 16;

/// The middle of a cell, in sprite pixels.
[[nodiscard]] constexpr core::Point middle_of(core::Point cell) {
    return {cell.x * sprite_pixels + sprite_pixels / 2, cell.y * sprite_pixels + sprite_pixels / 2};
}

/// An index into SpriteNames. The window looks up the atlas rectangle of each one once.
using SpriteIndex = std::uint16_t;

/// One sprite. Its tints multiply its colours, corner by corner: top left, top right, bottom right, bottom
/// left.
struct SpriteQuad {
    std::int32_t x = 0;  ///< its left edge, in sprite pixels from the level's top left corner
    std::int32_t y = 0;
    SpriteIndex sprite = 0;
    bool flipped = false;  ///< mirrored left to right
    std::uint8_t alpha = 255;
    std::uint8_t whiteness = 0;  ///< 255: drawn as a white shape (a hit's flash)
    std::array<Colour, 4> tint{};

    friend bool operator==(const SpriteQuad&, const SpriteQuad&) = default;
};

/// A coloured dot of `size` sprite pixels: sparks, motes, blood.
struct Particle {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t size = 1;
    Colour colour;
    std::uint8_t alpha = 255;
};

/// A short text that rises over the map (damage, healing), centred at x.
struct FloatingText {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::string text;
    Colour ink;
    std::uint8_t alpha = 255;
    bool large = false;
};

/// A character of the font that is drawn like a sprite, white, in the middle of a cell.
struct GlyphSprite {
    char32_t glyph = U' ';
    bool bold = false;
};
/// The name of all characters among the sprites; the frame tells which one it is.
inline constexpr std::string_view glyph_sprite = "glyph";
[[nodiscard]] constexpr std::int32_t frame_of(GlyphSprite glyph) {
    return static_cast<std::int32_t>(glyph.glyph) * 2 + (glyph.bold ? 1 : 0);
}
[[nodiscard]] constexpr GlyphSprite glyph_of(std::int32_t frame) {
    return {static_cast<char32_t>(frame / 2), frame % 2 == 1};
}
/// The character that fills the whole cell: the paper behind another one.
inline constexpr GlyphSprite paper_glyph{U'\u2588', false};

/// The sprites by name. Draw lists refer to them by index.
class SpriteNames {
  public:
    SpriteIndex index(GlyphSprite glyph) { return index(std::string(glyph_sprite), frame_of(glyph)); }
    /// The index of a sprite's frame. Equal names and frames give equal indices.
    SpriteIndex index(const std::string& name, std::int32_t frame = 0);
    struct Name {
        std::string name;
        std::int32_t frame = 0;
        friend bool operator==(const Name&, const Name&) = default;
    };
    [[nodiscard]] const std::vector<Name>& names() const { return names_; }

  private:
    struct Hash {
        std::size_t operator()(const Name& name) const {
            return std::hash<std::string>()(name.name) + static_cast<std::size_t>(name.frame);
        }
    };

    std::vector<Name> names_;
    std::unordered_map<Name, SpriteIndex, Hash> places_;
};

/// The contents of the map area. Quads are in draw order: floor, features, shadows, objects, actors.
struct MapPicture {
    core::Point camera;  ///< the sprite pixel of the level in the middle of the map area
    std::vector<SpriteQuad> quads;
    std::vector<Particle> particles;
    std::vector<FloatingText> texts;
    std::uint64_t revision = 0;  ///< changes whenever a member above does
};

}  // namespace torchwake::view
