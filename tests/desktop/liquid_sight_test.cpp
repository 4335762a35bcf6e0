// Water, oil, acid and lava are told apart by their patterns, in every palette, even where hues say nothing.

#include "atlas/source_folder.hpp"
#include "project_file.hpp"

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/palette.hpp>
#include <torchwake/atlas/sprite_source.hpp>
#include <torchwake/desktop/colour_sight.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

using namespace torchwake;

namespace {

constexpr std::array liquids{"water", "oil", "acid", "lava"};
constexpr std::size_t tile_area = 16 * 16;
using Signs = std::array<int, tile_area>;

struct Drawings {
    atlas::Palette palette;
    atlas::SpriteSource sprites;
};

const Drawings& drawings() {
    static const Drawings all = [] {
        const std::string path = testing::project_file("assets/palette.txt");
        std::ifstream in(path);
        Drawings read{*atlas::parse_palette({path, {std::istreambuf_iterator<char>(in), {}}}), {}};
        for (const atlas::SourceFile& file : atlas::read_sources("assets/sprites")) {
            REQUIRE(read.sprites.add(file, read.palette).has_value());
        }
        return read;
    }();
    return all;
}

/// A tile in greys, as a palette shows it.
class GreyTile {
  public:
    explicit GreyTile(save::Palette palette) : palette_(palette) {}

    void lay(const std::string& sprite, unsigned frame) {
        const atlas::Drawing* const drawing = drawings().sprites.find(sprite, frame);
        REQUIRE(drawing != nullptr);
        const atlas::Picture picture = atlas::paint(*drawing, drawings().palette);
        REQUIRE(picture.pixels.size() == grey_.size());
        for (std::size_t i = 0; i < grey_.size(); ++i) {
            const atlas::Rgba pixel = desktop::apply_palette(palette_, picture.pixels[i]);
            if (pixel.alpha > 0) {
                grey_[i] = (299 * pixel.red + 587 * pixel.green + 114 * pixel.blue) / 1000;
            }
        }
    }
    /// The pattern without the tile's own brightness: which pixels are darker (-1) or brighter (1) than most.
    [[nodiscard]] Signs signs() const {
        Signs sorted = grey_;
        std::ranges::sort(sorted);
        const int usual = sorted[sorted.size() / 2];
        constexpr int told = 10;
        Signs signs{};
        std::ranges::transform(grey_, signs.begin(), [usual](int grey) {
            return grey > usual + told ? 1 : grey < usual - told ? -1 : 0;
        });
        return signs;
    }

  private:
    save::Palette palette_;
    Signs grey_{};
};

/// The middle of a pool.
Signs pool_of(const std::string& liquid, bool deep, save::Palette palette) {
    constexpr unsigned goes_on_everywhere = 15;
    GreyTile tile(palette);
    tile.lay(liquid, goes_on_everywhere);
    if (deep) {
        tile.lay(liquid + "_deep", goes_on_everywhere);
    }
    tile.lay(liquid + "_ripple", 0);
    return tile.signs();
}

std::size_t differing(const Signs& one, const Signs& other) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        count += one[i] != other[i] ? 1U : 0U;
    }
    return count;
}

}  // namespace

TEST_CASE("water, oil, acid and lava differ by their patterns in greys, in every palette",
          "[desktop][sight]") {
    constexpr std::size_t told_at_a_glance = 30;  // pixels of a tile's 256
    for (const save::Palette palette : {save::Palette::Standard, save::Palette::Deuteranopia,
                                        save::Palette::Protanopia, save::Palette::Tritanopia}) {
        for (const bool deep : {false, true}) {
            for (std::size_t i = 0; i < liquids.size(); ++i) {
                for (std::size_t j = i + 1; j < liquids.size(); ++j) {
                    CAPTURE(liquids[i], liquids[j], deep);
                    CHECK(differing(pool_of(liquids[i], deep, palette), pool_of(liquids[j], deep, palette)) >=
                          told_at_a_glance);
                }
            }
        }
    }
}
