// Any text is refused with its place as sprites, as a palette and as glyphs, or is read; sprites are then
// whole and painted in the game's palette.

#include "fuzz/fuzz.hpp"

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/font_source.hpp>
#include <torchwake/atlas/palette.hpp>
#include <torchwake/atlas/sprite_source.hpp>

#include <algorithm>

namespace atlas = torchwake::atlas;
namespace fuzz = torchwake::fuzz;
using fuzz::require;

namespace {

const atlas::Palette& palette() {
    static const atlas::Palette read = *atlas::parse_palette({"palette.txt", fuzz::asset("palette.txt")});
    return read;
}

void require_whole(const atlas::Drawing& drawing) {
    require(drawing.width > 0 && drawing.height > 0);
    require(drawing.keys.size() == drawing.width * drawing.height);
    require(std::ranges::all_of(drawing.keys, [](char key) { return palette().accepts(key); }));
    require(!atlas::paint(drawing, palette()).pixels.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const atlas::SourceFile file{"fuzz", std::string(fuzz::text_of(data, size))};
    atlas::SpriteSource sprites;
    const auto added = sprites.add(file, palette());
    require(added.has_value() || !to_string(added.error()).empty());
    std::ranges::for_each(sprites.drawings(), require_whole);

    const auto colours = atlas::parse_palette(file);
    require(colours.has_error() || colours->colours().size() <= atlas::Palette::max_colours);

    atlas::GlyphMap glyphs;
    const auto drawn = atlas::parse_glyphs(file, glyphs);
    require(drawn.has_value() || !to_string(drawn.error()).empty());
    return 0;
}
