#include "desktop/palettes.hpp"

#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/legibility.hpp>
#include <torchwake/words/colours.hpp>

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdint>
#include <utility>

using namespace torchwake;
using namespace torchwake::desktop;

namespace {

constexpr atlas::Rgba opaque_of(content::Colour colour) {
    return {colour.red, colour.green, colour.blue, 255};
}

}  // namespace

TEST_CASE("black and white have the greatest contrast, a colour and itself the least", "[desktop][sight]") {
    CHECK(contrast_of({0, 0, 0, 255}, {255, 255, 255, 255}) == Catch::Approx(21));
    CHECK(contrast_of({200, 30, 90, 255}, {200, 30, 90, 255}) == Catch::Approx(1));
}

TEST_CASE("every ink is legible on every ground, and one that is already stays as it is",
          "[desktop][sight]") {
    for (std::int32_t red = 0; red < 256; red += 51) {
        for (std::int32_t green = 0; green < 256; green += 51) {
            for (std::int32_t blue = 0; blue < 256; blue += 51) {
                const atlas::Rgba ink{static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                                      static_cast<std::uint8_t>(blue), 255};
                for (const atlas::Rgba ground :
                     {opaque_of(words::night), opaque_of(words::panel_fill), opaque_of(words::line_fill),
                      atlas::Rgba{250, 240, 200, 255}}) {
                    CHECK(contrast_of(legible(ink, ground), ground) >= least_contrast);
                    CHECK((contrast_of(ink, ground) < least_contrast || legible(ink, ground) == ink));
                }
            }
        }
    }
    CHECK(legible({1, 2, 3, 77}, opaque_of(words::night)).alpha == 77);
}

TEST_CASE("the full part of a bar stands out from the empty part in every palette", "[desktop][sight]") {
    for (const save::Palette palette : testing::all_palettes) {
        for (const auto& [full, empty] : {std::pair(words::blood_fill, words::blood_empty),
                                          std::pair(words::mana_fill, words::mana_empty),
                                          std::pair(words::blood_chip, words::blood_empty),
                                          std::pair(words::mana_chip, words::mana_empty)}) {
            CAPTURE(palette, full.red, full.green, full.blue);
            CHECK(contrast_of(apply_palette(palette, opaque_of(full)),
                              apply_palette(palette, opaque_of(empty))) >=
                  (palette == save::Palette::Standard ? least_contrast : 3.0));
        }
    }
}
