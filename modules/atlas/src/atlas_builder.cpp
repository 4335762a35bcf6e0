#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/core/contract.hpp>
#include <torchwake/core/rect.hpp>

#include <algorithm>
#include <compare>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace torchwake::atlas {
namespace {

constexpr std::int32_t atlas_width = 1024;
constexpr std::int32_t border = 1;
constexpr std::int32_t white_side = 4;
constexpr Rgba white{255, 255, 255, 255};

enum class EntryKind : std::uint8_t { White, Sprite, Glyph };

/// A character in one weight.
struct Character {
    char32_t codepoint = 0;
    bool bold = false;
};

/// An entry to place: its picture and its names in the index, a sprite's or those of all characters that look
/// like this.
struct Entry {
    EntryKind kind = EntryKind::White;
    std::string name;
    unsigned frame = 0;
    std::vector<Character> characters;
    Picture picture;
    AtlasRect place;
};

/// A glyph in one weight and size.
struct GlyphPicture {
    GlyphShape shape{};
    bool softened = false;  ///< each stroke has a half-transparent edge to its right

    friend auto operator<=>(const GlyphPicture&, const GlyphPicture&) = default;
};

/// Regular strokes one pixel wide are too thin for small sizes of text, so they get a softened edge.
GlyphPicture picture_of(const FontGlyph& glyph, bool bold, std::size_t size) {
    constexpr std::size_t sizes_with_thin_strokes = 2;
    return {shape_of(glyph, bold, size),
            !bold && size < sizes_with_thin_strokes && !keeps_weight(glyph.codepoint)};
}

bool has_ink(const GlyphShape& shape, std::int32_t x, std::int32_t y) {
    return x >= 0 && (shape.at(static_cast<std::size_t>(y)) & (0x8000U >> static_cast<unsigned>(x))) != 0;
}

Picture paint_glyph(const GlyphPicture& glyph, FontSize size) {
    constexpr Rgba soft_edge{255, 255, 255, 120};
    Picture picture(size.width, size.height);
    for (const auto [x, y] : core::cells_of(core::Size{size.width, size.height})) {
        if (has_ink(glyph.shape, x, y)) {
            picture.at(x, y) = white;
        } else if (glyph.softened && has_ink(glyph.shape, x - 1, y)) {
            picture.at(x, y) = soft_edge;
        }
    }
    return picture;
}

/// Adds the glyphs of one size, those that look alike as one entry: many letters of one script look like
/// those of another, and boxes the same in both weights.
void add_glyphs(std::span<const FontGlyph> font, std::size_t size, std::vector<Entry>& entries) {
    std::map<GlyphPicture, std::size_t> known;
    for (const FontGlyph& glyph : font) {
        for (const bool bold : {false, true}) {
            const GlyphPicture picture = picture_of(glyph, bold, size);
            const auto [found, is_new] = known.emplace(picture, entries.size());
            if (is_new) {
                entries.push_back(
                    {EntryKind::Glyph, {}, 0, {}, paint_glyph(picture, font_sizes.at(size)), {}});
            }
            entries[found->second].characters.push_back({glyph.codepoint, bold});
        }
    }
}

std::vector<Entry> collect(const Palette& palette, const SpriteSource& sprites,
                           std::span<const FontGlyph> font) {
    std::vector<Entry> entries;
    Picture block(white_side, white_side);
    std::ranges::fill(block.pixels, white);
    entries.push_back({EntryKind::White, {}, 0, {}, std::move(block), {}});
    for (const Drawing& drawing : sprites.drawings()) {
        if (!drawing.is_piece) {
            entries.push_back(
                {EntryKind::Sprite, drawing.name, drawing.frame, {}, paint(drawing, palette), {}});
        }
    }
    for (std::size_t size = 0; size < font_sizes.size(); ++size) {
        add_glyphs(font, size, entries);
    }
    return entries;
}

/// Places the entries on shelves, the highest first; returns the height used.
std::int32_t place_on_shelves(std::vector<Entry>& entries) {
    std::ranges::sort(entries, {}, [](const Entry& entry) {
        const Character first = entry.characters.empty() ? Character{} : entry.characters.front();
        return std::tuple(-entry.picture.height, entry.kind, std::string_view(entry.name), entry.frame,
                          first.codepoint, first.bold);
    });
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t shelf_height = 0;
    for (Entry& entry : entries) {
        const Picture& picture = entry.picture;
        if (x + picture.width + 2 * border > atlas_width) {
            x = 0;
            y += shelf_height;
            shelf_height = 0;
        }
        entry.place = {x + border, y + border, picture.width, picture.height};
        x += picture.width + 2 * border;
        shelf_height = std::max(shelf_height, picture.height + 2 * border);
    }
    return y + shelf_height;
}

void copy_with_border(const Entry& entry, Picture& target) {
    const Picture& source = entry.picture;
    const core::Rect area{{0, 0}, {source.width, source.height}};
    for (const auto [x, y] : core::cells_of(area.grown(border))) {
        target.at(entry.place.x + x, entry.place.y + y) =
            source.at(std::clamp(x, 0, source.width - 1), std::clamp(y, 0, source.height - 1));
    }
}

bool add_to_index(const Entry& entry, AtlasIndex& index) {
    switch (entry.kind) {
        case EntryKind::White:
            // The middle of the block: its neighbours are white, so rounding of a sample does no harm.
            index.set_white({entry.place.x + 1, entry.place.y + 1, white_side - 2, white_side - 2});
            return true;
        case EntryKind::Sprite:
            return index.add_sprite(entry.name, entry.frame, entry.place);
        case EntryKind::Glyph:
            return std::ranges::all_of(entry.characters, [&](const Character& character) {
                return index.add_glyph(character.codepoint, character.bold, entry.place);
            });
    }
    return false;
}

/// Textures with sides that are powers of two are the safest choice on old drivers.
std::int32_t power_of_two_over(std::int32_t length) {
    std::int32_t side = 1;
    while (side < length) {
        side *= 2;
    }
    return side;
}

}  // namespace

Picture::Picture(std::int32_t wide, std::int32_t high)
    : width(wide),
      height(high),
      pixels(static_cast<std::size_t>(wide) * static_cast<std::size_t>(high), Rgba{}) {}

Rgba& Picture::at(std::int32_t x, std::int32_t y) {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
}

const Rgba& Picture::at(std::int32_t x, std::int32_t y) const {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
}

Picture paint(const Drawing& drawing, const Palette& palette, std::int32_t scale) {
    Picture picture(static_cast<std::int32_t>(drawing.width) * scale,
                    static_cast<std::int32_t>(drawing.height) * scale);
    for (const auto [x, y] : core::cells_of(core::Size{picture.width, picture.height})) {
        const char key = drawing.at(static_cast<std::size_t>(x / scale), static_cast<std::size_t>(y / scale));
        picture.at(x, y) = palette.paint(key);
    }
    return picture;
}

boost::system::result<Atlas, SourceError> build_atlas(const Palette& palette, const SpriteSource& sprites,
                                                      std::span<const FontGlyph> font) {
    std::vector<Entry> entries = collect(palette, sprites, font);
    for (const Entry& entry : entries) {
        if (entry.picture.width + 2 * border > atlas_width) {
            return SourceError("sprite " + in_quotes(entry.name), 0,
                               std::to_string(entry.picture.width) + " columns",
                               "at most " + std::to_string(atlas_width - 2 * border));
        }
    }
    const std::int32_t height = power_of_two_over(place_on_shelves(entries));
    if (height > max_atlas_side) {
        return SourceError("the atlas", 0, "pictures of " + std::to_string(height) + " rows",
                           "at most " + std::to_string(max_atlas_side));
    }
    Atlas atlas{Picture(atlas_width, height), {}};
    atlas.index.set_texture(atlas_width, height);
    for (const Entry& entry : entries) {
        TORCHWAKE_EXPECTS(add_to_index(entry, atlas.index));
        copy_with_border(entry, atlas.picture);
    }
    return atlas;
}

}  // namespace torchwake::atlas
