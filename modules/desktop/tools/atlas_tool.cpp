// Compiles the palette, the sprites and the font of an assets folder into the atlas and the game's icons.

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/font_source.hpp>
#include <torchwake/atlas/palette.hpp>
#include <torchwake/atlas/source_reader.hpp>
#include <torchwake/atlas/sprite_source.hpp>
#include <torchwake/desktop/image_writer.hpp>

#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace {

namespace atlas = torchwake::atlas;
using torchwake::desktop::write_png;
namespace fs = std::filesystem;

constexpr int exit_failure = 1;
constexpr int exit_usage = 2;

/// The inputs of the tool, in the order in which they are read.
struct Sources {
    atlas::Palette palette;
    atlas::SpriteSource sprites;
    std::vector<atlas::FontGlyph> font;
};

template <class T>
using Built = boost::system::result<T, atlas::SourceError>;

atlas::SourceError unreachable(const fs::path& path, std::string what) {
    return {path.generic_string(), 0, std::move(what), "a file or folder the tool may use"};
}

/// The text files of a folder by name, so that the result does not depend on the disk's order.
Built<std::vector<atlas::SourceFile>> read_folder(const fs::path& folder) {
    const Built<std::vector<fs::path>> paths = atlas::list_sources(folder);
    if (!paths) {
        return paths.error();
    }
    std::vector<atlas::SourceFile> files;
    for (const fs::path& path : *paths) {
        Built<atlas::SourceFile> file = atlas::read_source(path);
        if (!file) {
            return file.error();
        }
        files.push_back(std::move(*file));
    }
    return files;
}

Built<atlas::Palette> load_palette(const fs::path& assets) {
    const Built<atlas::SourceFile> file = atlas::read_source(assets / "palette.txt");
    if (!file) {
        return file.error();
    }
    return atlas::parse_palette(*file);
}

Built<atlas::SpriteSource> load_sprites(const fs::path& assets, const atlas::Palette& palette) {
    const Built<std::vector<atlas::SourceFile>> files = read_folder(assets / "sprites");
    if (!files) {
        return files.error();
    }
    atlas::SpriteSource sprites;
    for (const atlas::SourceFile& file : *files) {
        const auto added = sprites.add(file, palette);
        if (!added) {
            return added.error();
        }
    }
    return sprites;
}

Built<atlas::GlyphMap> load_glyphs(const fs::path& folder) {
    const Built<std::vector<atlas::SourceFile>> files = read_folder(folder);
    if (!files) {
        return files.error();
    }
    atlas::GlyphMap glyphs;
    for (const atlas::SourceFile& file : *files) {
        const auto added = atlas::parse_glyphs(file, glyphs);
        if (!added) {
            return added.error();
        }
    }
    return glyphs;
}

Built<Sources> load_sources(const fs::path& assets) {
    Built<atlas::Palette> palette = load_palette(assets);
    if (!palette) {
        return palette.error();
    }
    Built<atlas::SpriteSource> sprites = load_sprites(assets, *palette);
    if (!sprites) {
        return sprites.error();
    }
    const Built<atlas::GlyphMap> regular = load_glyphs(assets / "font" / "regular");
    if (!regular) {
        return regular.error();
    }
    const Built<atlas::GlyphMap> bold = load_glyphs(assets / "font" / "bold");
    if (!bold) {
        return bold.error();
    }
    return Sources{std::move(*palette), std::move(*sprites), atlas::make_font(*regular, *bold)};
}

Built<void> save_picture(const fs::path& path, const atlas::Picture& picture) {
    if (!write_png(path, picture)) {
        return unreachable(path, "no way to write");
    }
    return {};
}

Built<void> save_text(const fs::path& path, const std::string& text) {
    std::ofstream out(path, std::ios::binary);
    out << text;
    out.close();
    if (!out) {
        return unreachable(path, "no way to write");
    }
    return {};
}

/// A picture as vectors: a path of strips, one pixel high, for each of its colours.
std::string svg_of(const atlas::Picture& picture) {
    std::map<std::array<int, 3>, std::ostringstream> strips;
    for (std::int32_t y = 0; y < picture.height; ++y) {
        for (std::int32_t x = 0; x < picture.width;) {
            const atlas::Rgba colour = picture.at(x, y);
            const std::int32_t first = x;
            while (x < picture.width && picture.at(x, y) == colour) {
                ++x;
            }
            if (colour.alpha > 0) {
                strips[{colour.red, colour.green, colour.blue}] << 'M' << first << ' ' << y << 'h'
                                                                << x - first << "v1H" << first << 'z';
            }
        }
    }
    std::ostringstream svg;
    svg << R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" << picture.width << ' '
        << picture.height << R"(" shape-rendering="crispEdges">)" << '\n';
    for (const auto& [colour, path] : strips) {
        svg << R"(<path fill="rgb()" << colour[0] << ',' << colour[1] << ',' << colour[2] << R"svg()" d=")svg"
            << path.str() << R"("/>)" << '\n';
    }
    svg << "</svg>\n";
    return svg.str();
}

/// Writes the game's icon as a picture for each side, and for any size.
/// Errors: no sprite of that name, or a side that is no multiple of the drawing's.
Built<void> save_icons(const Sources& sources, const fs::path& folder,
                       const std::vector<std::int32_t>& sides) {
    const atlas::Drawing* const icon = sources.sprites.find("icon", 0);
    if (icon == nullptr) {
        return atlas::SourceError("assets/sprites", 0, "no sprite 'icon'", "one, for the desktop's menu");
    }
    const atlas::Picture drawn = paint(*icon, sources.palette);
    for (const std::int32_t side : sides) {
        if (side % drawn.width != 0) {
            return atlas::SourceError("assets/sprites", 0, "an icon of side " + std::to_string(side),
                                      "a multiple of " + std::to_string(drawn.width));
        }
        const Built<void> saved = save_picture(folder / ("torchwake-" + std::to_string(side) + ".png"),
                                               paint(*icon, sources.palette, side / drawn.width));
        if (!saved) {
            return saved.error();
        }
    }
    return save_text(folder / "torchwake.svg", svg_of(drawn));
}

/// The sides of icons that the arguments name; nothing if one is no number above 0.
std::optional<std::vector<std::int32_t>> read_sides(std::span<char* const> arguments) {
    std::vector<std::int32_t> sides;
    for (const std::string_view text : arguments) {
        std::int32_t side = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), side);
        if (read.ec != std::errc() || read.ptr != text.data() + text.size() || side <= 0) {
            return std::nullopt;
        }
        sides.push_back(side);
    }
    return sides;
}

Built<void> compile(const fs::path& assets, const fs::path& folder, const std::vector<std::int32_t>& sides) {
    const Built<Sources> sources = load_sources(assets);
    if (!sources) {
        return sources.error();
    }
    const Built<atlas::Atlas> atlas = atlas::build_atlas(sources->palette, sources->sprites, sources->font);
    if (!atlas) {
        return atlas.error();
    }
    const std::string index = atlas->index.to_text();
    const auto checked = atlas::parse_atlas({"atlas.txt", index});
    if (!checked) {
        return checked.error();
    }
    std::error_code failure;
    fs::create_directories(folder, failure);
    for (const Built<void>& saved :
         {save_picture(folder / "atlas.png", atlas->picture), save_text(folder / "atlas.txt", index),
          save_icons(*sources, folder, sides)}) {
        if (!saved) {
            return saved.error();
        }
    }
    return {};
}

}  // namespace

int main(int count, char** arguments) {
    constexpr std::size_t named = 3;
    const std::span<char* const> all(arguments, static_cast<std::size_t>(count));
    const auto sides = all.size() < named ? std::nullopt : read_sides(all.subspan(named));
    if (!sides) {
        std::cerr << "usage: torchwake_atlas_tool ASSETS_FOLDER OUTPUT_FOLDER [ICON_SIDE]...\n";
        return exit_usage;
    }
    const Built<void> compiled = compile(arguments[1], arguments[2], *sides);
    if (!compiled) {
        std::cerr << "torchwake_atlas_tool: " << to_string(compiled.error()) << '\n';
        return exit_failure;
    }
    return 0;
}
