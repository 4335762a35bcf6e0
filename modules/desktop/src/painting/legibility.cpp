#include <torchwake/desktop/legibility.hpp>
#include <torchwake/words/colours.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace torchwake::desktop {
namespace {

/// The light of each value of a channel. Source: as for contrast_of(), "relative luminance".
std::array<double, 256> make_light() {
    std::array<double, 256> light{};
    for (std::size_t value = 0; value < light.size(); ++value) {
        const double share = static_cast<double>(value) / 255;
        light.at(value) = share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    }
    return light;
}

double luminance_of(atlas::Rgba colour) {
    static const std::array<double, 256> light = make_light();
    return 0.2126 * light[colour.red] + 0.7152 * light[colour.green] + 0.0722 * light[colour.blue];
}

atlas::Rgba mixed(atlas::Rgba from, content::Colour to, std::int32_t permille) {
    const content::Colour colour = words::mixed({from.red, from.green, from.blue}, to, permille);
    return {colour.red, colour.green, colour.blue, from.alpha};
}

}  // namespace

double contrast_of(atlas::Rgba one, atlas::Rgba other) {
    constexpr double flare = 0.05;
    const double first = luminance_of(one) + flare;
    const double second = luminance_of(other) + flare;
    return first > second ? first / second : second / first;
}

atlas::Rgba legible(atlas::Rgba ink, atlas::Rgba ground) {
    constexpr content::Colour white{255, 255, 255};
    constexpr content::Colour black{0, 0, 0};
    constexpr std::int32_t step = 20;
    const bool bright = contrast_of(ground, {255, 255, 255, 255}) < least_contrast;
    atlas::Rgba shown = ink;
    for (std::int32_t share = step; contrast_of(shown, ground) < least_contrast && share <= words::whole;
         share += step) {
        shown = mixed(ink, bright ? black : white, share);
    }
    return shown;
}

}  // namespace torchwake::desktop
