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
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace torchwake::panels {

using content::Colour;

/// The side of a cell, in sprite pixels.
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
    std::int32_t x = 0;          ///< its left edge, in sprite pixels from the level's top left corner
    std::int32_t y = 0;          ///< its top edge, likewise
    SpriteIndex sprite = 0;      ///< an index into SpriteNames
    bool flipped = false;        ///< mirrored left to right
    std::uint8_t alpha = 255;    ///< 255: nothing shows through
    std::uint8_t whiteness = 0;  ///< 255: drawn as a white shape (a hit's flash)
    std::array<content::Colour, 4> tint{};  ///< by corner; white: as it is

    friend bool operator==(const SpriteQuad&, const SpriteQuad&) = default;
};

/// A coloured dot of `size` sprite pixels: sparks, motes, blood.
struct Particle {
    std::int32_t x = 0;        ///< its left edge, in sprite pixels from the level's top left corner
    std::int32_t y = 0;        ///< its top edge, likewise
    std::int32_t size = 1;     ///< its side, in sprite pixels
    content::Colour colour;    ///< of all of it
    std::uint8_t alpha = 255;  ///< 255: nothing shows through
};

/// A short text that rises over the map (damage, healing), centred at x.
struct FloatingText {
    std::int32_t x = 0;        ///< its middle, in sprite pixels from the level's top left corner
    std::int32_t y = 0;        ///< its top edge, likewise
    std::string text;          ///< in UTF-8, one line
    content::Colour ink;       ///< of its letters
    std::uint8_t alpha = 255;  ///< 255: nothing shows through
    bool large = false;        ///< in larger letters
    std::optional<core::Point> stands_for{};  ///< the cell that a click on it means
};

/// A character of the font that is drawn like a sprite, white, in the middle of a cell.
struct GlyphSprite {
    char32_t glyph = U' ';  ///< a code point
    bool bold = false;      ///< in the bold cut of the font
};
/// The name of all characters among the sprites; the frame tells which one it is.
inline constexpr std::string_view glyph_sprite = "glyph";
/// The frame that stands for a character among the sprites named `glyph_sprite`.
[[nodiscard]] constexpr std::int32_t frame_of(GlyphSprite glyph) {
    return static_cast<std::int32_t>(glyph.glyph) * 2 + (glyph.bold ? 1 : 0);
}
/// The character that a frame of `glyph_sprite` stands for.
[[nodiscard]] constexpr GlyphSprite glyph_of(std::int32_t frame) {
    return {static_cast<char32_t>(frame / 2), frame % 2 == 1};
}
/// The character that fills the whole cell: the paper behind another one.
inline constexpr GlyphSprite paper_glyph{U'\u2588', false};

/// The sprites by name. Draw lists refer to them by index.
class SpriteNames {
  public:
    /// The index of a character of the font.
    SpriteIndex index(GlyphSprite glyph) { return index(std::string(glyph_sprite), frame_of(glyph)); }
    /// The index of a sprite's frame. Equal names and frames give equal indices.
    SpriteIndex index(const std::string& name, std::int32_t frame = 0);
    /// The name of a sprite, and which of its frames.
    struct Name {
        std::string name;        ///< in the sprite atlas
        std::int32_t frame = 0;  ///< from 0
        friend bool operator==(const Name&, const Name&) = default;
    };
    /// All names so far; the place of each is its index. It only grows.
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
    core::Point camera;               ///< the sprite pixel of the level in the middle of the map area
    std::vector<SpriteQuad> quads;    ///< in draw order
    std::vector<Particle> particles;  ///< over the quads
    std::vector<FloatingText> texts;  ///< over the particles
    std::uint64_t revision = 0;       ///< changes whenever a member above does
};

}  // namespace torchwake::panels
