#include <torchwake/desktop/colour_sight.hpp>

#include <algorithm>
#include <array>
#include <cstdint>

namespace torchwake::desktop {
namespace {

/// Permille of red, green and blue that make one channel; they add up to 1000, so that greys stay.
using Mix = std::array<std::int32_t, 3>;
using Mixes = std::array<Mix, 3>;
constexpr std::int32_t all = 1000;

// Found by descent over the colours of assets/palette.txt: the mixes near the identity for which the eye in
// question tells apart as many of the colours that healthy eyes do, and as clearly, as possible. Its sight is
// simulated. Source: Machado, Oliveira, Fernandes, A Physiologically-based Model for Simulation of Color
// Vision Deficiency, 2009, table 1.
constexpr Mixes for_deuteranopia{{{850, 150, 0}, {0, all, 0}, {550, -650, 1100}}};
constexpr Mixes for_protanopia{{{all, 0, 0}, {0, all, 0}, {400, -500, 1100}}};
constexpr Mixes for_tritanopia{{{950, 0, 50}, {-450, 1100, 350}, {0, 0, all}}};

/// The mixes of a palette; null for Standard, which changes nothing.
const Mixes* mixes_of(save::Palette palette) {
    switch (palette) {
        case save::Palette::Deuteranopia:
            return &for_deuteranopia;
        case save::Palette::Protanopia:
            return &for_protanopia;
        case save::Palette::Tritanopia:
            return &for_tritanopia;
        case save::Palette::Standard:
            break;
    }
    return nullptr;
}

std::uint8_t mixed(const Mix& mix, atlas::Rgba colour) {
    const std::int32_t sum = mix[0] * colour.red + mix[1] * colour.green + mix[2] * colour.blue;
    return static_cast<std::uint8_t>(std::clamp(sum / all, 0, 255));
}

}  // namespace

atlas::Rgba apply_palette(save::Palette palette, atlas::Rgba colour) {
    const Mixes* const mixes = mixes_of(palette);
    return mixes == nullptr ? colour
                            : atlas::Rgba{mixed((*mixes)[0], colour), mixed((*mixes)[1], colour),
                                          mixed((*mixes)[2], colour), colour.alpha};
}

atlas::Picture apply_palette(save::Palette palette, const atlas::Picture& picture) {
    atlas::Picture shown = picture;
    std::ranges::transform(shown.pixels, shown.pixels.begin(),
                           [&](atlas::Rgba pixel) { return apply_palette(palette, pixel); });
    return shown;
}

}  // namespace torchwake::desktop
