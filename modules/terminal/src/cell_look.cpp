#include <torchwake/terminal/cell_look.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace torchwake::terminal {
namespace {

using content::Colour;

/// The colours 0 to 15, as xterm shows them.
constexpr std::array<Colour, 16> named{{{0, 0, 0},
                                        {205, 0, 0},
                                        {0, 205, 0},
                                        {205, 205, 0},
                                        {0, 0, 238},
                                        {205, 0, 205},
                                        {0, 205, 205},
                                        {229, 229, 229},
                                        {127, 127, 127},
                                        {255, 0, 0},
                                        {0, 255, 0},
                                        {255, 255, 0},
                                        {92, 92, 255},
                                        {255, 0, 255},
                                        {0, 255, 255},
                                        {255, 255, 255}}};
constexpr std::size_t of_eight = 8;

constexpr std::array<std::int32_t, 6> cube_levels{0, 95, 135, 175, 215, 255};
constexpr std::int32_t first_of_cube = 16;
constexpr std::int32_t first_grey = 232;
constexpr std::int32_t greys = 24;

/// A paper that marks a cell is brighter than this in sum, that of the backdrop and of panels darker.
constexpr std::int32_t standing_out = 150;
/// A red ink has this much more red than green and blue.
constexpr std::int32_t reddish = 60;

constexpr std::int32_t sum(Colour colour) {
    return colour.red + colour.green + colour.blue;
}

constexpr std::int32_t square(std::int32_t number) {
    return number * number;
}

/// The squared distance, weighted by how well the eye tells the channels apart.
constexpr std::int32_t distance(Colour one, Colour other) {
    return 3 * square(one.red - other.red) + 4 * square(one.green - other.green) +
           2 * square(one.blue - other.blue);
}

std::int32_t nearest_named(Colour colour, std::size_t count) {
    const auto* const nearest = std::min_element(
        named.begin(), named.begin() + static_cast<std::ptrdiff_t>(count),
        [colour](Colour one, Colour other) { return distance(one, colour) < distance(other, colour); });
    return static_cast<std::int32_t>(nearest - named.begin());
}

/// The place of the nearest level of the colour cube.
std::int32_t nearest_level(std::int32_t channel) {
    const auto* const nearest = std::ranges::min_element(
        cube_levels, {}, [channel](std::int32_t level) { return square(level - channel); });
    return static_cast<std::int32_t>(nearest - cube_levels.begin());
}

constexpr Colour grey(std::int32_t place) {
    const auto level = static_cast<std::uint8_t>(8 + 10 * place);
    return {level, level, level};
}

std::int32_t nearest_of_256(Colour colour) {
    const std::array places{nearest_level(colour.red), nearest_level(colour.green),
                            nearest_level(colour.blue)};
    const auto level = [&places](std::size_t channel) {
        return static_cast<std::uint8_t>(cube_levels[static_cast<std::size_t>(places[channel])]);
    };
    const Colour in_cube{level(0), level(1), level(2)};
    const std::int32_t grey_place = std::clamp((sum(colour) / 3 - 3) / 10, 0, greys - 1);
    if (distance(grey(grey_place), colour) < distance(in_cube, colour)) {
        return first_grey + grey_place;
    }
    return first_of_cube + 36 * places[0] + 6 * places[1] + places[2];
}

bool is_red(Colour colour) {
    return colour.red > colour.green + reddish && colour.red > colour.blue + reddish;
}

}  // namespace

ColourDepth depth_of(std::int32_t colours) {
    constexpr std::int32_t direct = 1 << 24;
    if (colours >= direct) {
        return ColourDepth::Direct;
    }
    if (colours >= 256) {
        return ColourDepth::TwoHundredFiftySix;
    }
    if (colours >= 16) {
        return ColourDepth::Sixteen;
    }
    return colours >= 8 ? ColourDepth::Eight : ColourDepth::None;
}

std::int32_t nearest_colour(Colour colour, ColourDepth depth) {
    switch (depth) {
        case ColourDepth::Direct:
            return colour.red << 16 | colour.green << 8 | colour.blue;
        case ColourDepth::TwoHundredFiftySix:
            return nearest_of_256(colour);
        case ColourDepth::Sixteen:
            return nearest_named(colour, named.size());
        default:
            return nearest_named(colour, of_eight);
    }
}

CellLook look_of(const panels::TextCell& cell, ColourDepth depth) {
    const bool marked = sum(cell.paper) > standing_out;
    if (depth == ColourDepth::None) {
        return {0, 0, cell.bold || is_red(cell.ink), marked};
    }
    if (depth >= ColourDepth::TwoHundredFiftySix) {
        return {nearest_colour(cell.ink, depth), nearest_colour(cell.paper, depth), cell.bold, false};
    }
    std::int32_t ink = nearest_colour(cell.ink, depth);
    if (ink == 0 && cell.glyph != U' ') {
        ink = depth == ColourDepth::Sixteen ? 8 : 7;  // a dark ink would not show on black
    }
    return {ink, 0, cell.bold, marked};
}

}  // namespace torchwake::terminal
