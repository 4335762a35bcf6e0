// Any text is refused with its place as sprites, as a palette and as glyphs, or is read; sprites are then
// whole and painted in the game's palette.

#include "fuzz/fuzz.hpp"

#include <torchwake/desktop/atlas_builder.hpp>
#include <torchwake/desktop/font_source.hpp>
#include <torchwake/desktop/palette.hpp>
#include <torchwake/desktop/sprite_source.hpp>

#include <algorithm>

namespace desktop = torchwake::desktop;
namespace fuzz = torchwake::fuzz;
using fuzz::require;

namespace {

const desktop::Palette& palette() {
    static const desktop::Palette read = *desktop::parse_palette({"palette.txt", fuzz::asset("palette.txt")});
    return read;
}

void require_whole(const desktop::Drawing& drawing) {
    require(drawing.width > 0 && drawing.height > 0);
    require(drawing.keys.size() == drawing.width * drawing.height);
    require(std::ranges::all_of(drawing.keys, [](char key) { return palette().accepts(key); }));
    require(!desktop::paint(drawing, palette()).pixels.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const desktop::SourceFile file{"fuzz", std::string(fuzz::text_of(data, size))};
    desktop::SpriteSource sprites;
    const auto added = sprites.add(file, palette());
    require(added.has_value() || !to_string(added.error()).empty());
    std::ranges::for_each(sprites.drawings(), require_whole);

    const auto colours = desktop::parse_palette(file);
    require(colours.has_error() || colours->colours().size() <= desktop::Palette::max_colours);

    desktop::GlyphMap glyphs;
    const auto drawn = desktop::parse_glyphs(file, glyphs);
    require(drawn.has_value() || !to_string(drawn.error()).empty());
    return 0;
}
