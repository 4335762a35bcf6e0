#include "desktop/palettes.hpp"
#include "project_file.hpp"

#include <torchwake/atlas/palette.hpp>
#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/legibility.hpp>
#include <torchwake/words/colours.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::desktop;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// The sight of eyes without one kind of cones, in linear light.
// Source: Machado, Oliveira, Fernandes 2009, table 1, severity 1.0.
constexpr Matrix without_green{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix without_red{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix without_blue{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
/// Source: IEC 61966-2-1, linear sRGB to CIE XYZ.
constexpr Matrix to_xyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};

Triple times(const Matrix& matrix, const Triple& by) {
    Triple product{};
    for (std::size_t i = 0; i < 3; ++i) {
        product[i] = matrix[i][0] * by[0] + matrix[i][1] * by[1] + matrix[i][2] * by[2];
    }
    return product;
}

double linear(std::uint8_t channel) {
    const double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

/// CIE L*a*b*, in which distances are about as large as differences look.
Triple lab(const Triple& light) {
    constexpr Triple white{0.9505, 1.0, 1.089};
    const Triple xyz = times(to_xyz, light);
    Triple f{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double share = xyz[i] / white[i];
        f[i] = share > 0.008856 ? std::cbrt(share) : 7.787 * share + 16.0 / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

Triple seen(const Matrix& eyes, atlas::Rgba colour) {
    Triple light = times(eyes, {linear(colour.red), linear(colour.green), linear(colour.blue)});
    for (double& channel : light) {
        channel = std::clamp(channel, 0.0, 1.0);
    }
    return lab(light);
}

double apart(const Matrix& eyes, atlas::Rgba a, atlas::Rgba b) {
    const Triple one = seen(eyes, a);
    const Triple other = seen(eyes, b);
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

atlas::Palette game_palette() {
    const std::string path = testing::project_file("assets/palette.txt");
    std::ifstream in(path);
    const auto palette = atlas::parse_palette({path, {std::istreambuf_iterator<char>(in), {}}});
    REQUIRE(palette.has_value());
    return *palette;
}

struct Pair {
    const char* one;
    const char* other;
};

/// The least distance of all pairs, as those eyes see it, in the colours of a palette.
double least(const Matrix& eyes, save::Palette shown, const std::vector<Pair>& pairs) {
    const atlas::Palette palette = game_palette();
    const auto colour = [&](const char* name) {
        const atlas::PaletteColour* const found = palette.find(std::string_view(name));
        REQUIRE(found != nullptr);
        return apply_palette(shown, found->colour);
    };
    double smallest = 1000;
    for (const Pair& pair : pairs) {
        smallest = std::min(smallest, apart(eyes, colour(pair.one), colour(pair.other)));
    }
    return smallest;
}

std::vector<Pair> blood_and_leaf() {
    std::vector<Pair> pairs;
    for (const char* blood : {"blood_dark", "blood", "blood_light"}) {
        for (const char* leaf : {"leaf_dark", "leaf", "leaf_light"}) {
            pairs.push_back({blood, leaf});
        }
    }
    return pairs;
}

}  // namespace

TEST_CASE("the standard palette leaves every colour as it is", "[desktop][sight]") {
    const atlas::Palette palette = game_palette();
    for (const atlas::PaletteColour& named : palette.colours()) {
        CHECK(apply_palette(save::Palette::Standard, named.colour) == named.colour);
    }
}

TEST_CASE("greys, black and white keep their place in every palette, and alpha does", "[desktop][sight]") {
    for (const save::Palette palette : testing::all_palettes) {
        for (const int level : {0, 1, 77, 128, 254, 255}) {
            const auto channel = static_cast<std::uint8_t>(level);
            const atlas::Rgba grey{channel, channel, channel, 40};
            CHECK(apply_palette(palette, grey) == grey);
        }
    }
}

TEST_CASE("blood and leaf, the same to eyes without red or green cones, are far apart in their palettes",
          "[desktop][sight]") {
    constexpr double barely_told = 10;
    constexpr double told_at_a_glance = 40;
    CHECK(least(without_green, save::Palette::Standard, blood_and_leaf()) < barely_told);
    CHECK(least(without_green, save::Palette::Deuteranopia, blood_and_leaf()) > told_at_a_glance);
    CHECK(least(without_red, save::Palette::Standard, blood_and_leaf()) < barely_told);
    CHECK(least(without_red, save::Palette::Protanopia, blood_and_leaf()) > told_at_a_glance);
}

TEST_CASE("leaf and the blues beside it are further apart for eyes without blue cones", "[desktop][sight]") {
    const std::vector<Pair> pairs{
        {"cyan", "leaf"}, {"cyan_light", "leaf_light"}, {"cyan_dark", "leaf_deep"}, {"straw", "steel_light"}};
    const double before = least(without_blue, save::Palette::Standard, pairs);
    CHECK(least(without_blue, save::Palette::Tritanopia, pairs) > before * 1.5);
}

TEST_CASE("good, bad, quiet and death are far apart in every palette, for the eyes that it is for",
          "[desktop][sight]") {
    constexpr double told_apart = 20;  // CIE76
    constexpr Matrix all_cones{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    constexpr std::array eyes{all_cones, without_green, without_red, without_blue};
    for (std::size_t sight = 0; sight < testing::all_palettes.size(); ++sight) {
        const auto in_palette = [&](content::Colour colour) {
            return apply_palette(testing::all_palettes.at(sight),
                                 {colour.red, colour.green, colour.blue, 255});
        };
        const atlas::Rgba panel = in_palette(words::panel_fill);
        const std::array inks{words::good_ink, words::bad_ink, words::quiet_ink, words::death_ink};
        for (std::size_t one = 0; one < inks.size(); ++one) {
            for (std::size_t other = one + 1; other < inks.size(); ++other) {
                CAPTURE(sight, one, other);
                CHECK(apart(eyes.at(sight), legible(in_palette(inks.at(one)), panel),
                            legible(in_palette(inks.at(other)), panel)) >= told_apart);
            }
        }
    }
}

TEST_CASE("a picture is shown pixel by pixel", "[desktop][sight]") {
    atlas::Picture picture(2, 1);
    picture.at(0, 0) = {216, 64, 60, 255};
    picture.at(1, 0) = {87, 160, 68, 128};
    const atlas::Picture shown = apply_palette(save::Palette::Deuteranopia, picture);
    for (std::int32_t x = 0; x < 2; ++x) {
        CHECK(shown.at(x, 0) == apply_palette(save::Palette::Deuteranopia, picture.at(x, 0)));
        CHECK_FALSE(shown.at(x, 0) == picture.at(x, 0));
    }
}
