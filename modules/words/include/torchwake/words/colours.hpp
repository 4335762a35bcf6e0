#pragma once

// The colours of the interface, and functions that combine colours. Items, actors and tiles have colours of
// their own.

#include <torchwake/content/appearance.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::words {

using content::Colour;

inline constexpr Colour night{14, 13, 24};        ///< unseen cells and the backdrop; never pure black
inline constexpr Colour panel_fill{22, 22, 36};   ///< the ground of panels
inline constexpr Colour panel_edge{79, 89, 114};  ///< the edges of panels, and lines between their parts
inline constexpr Colour line_fill{53, 59, 83};    ///< background of the chosen line
// Good, bad, quiet and death are told apart in every palette, by the eyes that it is for.
inline constexpr Colour plain_ink{190, 196, 206};   ///< text that is read
inline constexpr Colour bright_ink{255, 248, 220};  ///< what the cursor or the sentence stresses
inline constexpr Colour quiet_ink{153, 180, 211};   ///< what matters less, and what can't be chosen
/// What can't be done now; its shape differs as well.
inline constexpr Colour grey_ink{104, 114, 134};
inline constexpr Colour key_ink{247, 183, 76};      ///< the keys of prompts and the letters of lines
inline constexpr Colour good_ink{160, 206, 83};     ///< what is good for the hero
inline constexpr Colour bad_ink{255, 139, 102};     ///< what is bad for the hero
inline constexpr Colour flame_ink{255, 168, 64};    ///< what burns, and where fire comes
inline constexpr Colour death_ink{206, 86, 120};    ///< the hero's death, and what tells of it
inline constexpr Colour blood_fill{228, 92, 80};    ///< the filled part of the bar of hit points
inline constexpr Colour blood_chip{255, 190, 110};  ///< its chip, which shows a recent loss
inline constexpr Colour blood_empty{44, 14, 28};    ///< its empty part
inline constexpr Colour mana_fill{96, 150, 226};    ///< the filled part of the bar of mana
inline constexpr Colour mana_empty{18, 24, 50};     ///< its empty part
inline constexpr Colour mana_chip{127, 227, 220};   ///< its chip, which shows a recent loss

inline constexpr std::int32_t whole = 1000;  ///< 1000 permille: all of a quantity

/// The channel times a factor in permille, at most 255.
[[nodiscard]] constexpr std::uint8_t scaled(std::uint8_t channel, std::int32_t permille) {
    const std::int32_t value = channel * permille / whole;
    return static_cast<std::uint8_t>(value > 255 ? 255 : value);
}

/// The colour times a factor in permille: darker below 1000, brighter above.
[[nodiscard]] constexpr Colour scaled(Colour colour, std::int32_t permille) {
    return {scaled(colour.red, permille), scaled(colour.green, permille), scaled(colour.blue, permille)};
}

/// The product of two colours, channel by channel, as light falls on a surface.
[[nodiscard]] constexpr Colour multiplied(Colour surface, Colour light) {
    constexpr auto channel = [](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(a * b / 255);
    };
    return {channel(surface.red, light.red), channel(surface.green, light.green),
            channel(surface.blue, light.blue)};
}

/// A lighter colour, each channel by a part of itself and by `lift`.
[[nodiscard]] constexpr Colour lightened(Colour colour, std::int32_t part, std::int32_t lift) {
    const auto channel = [part, lift](std::uint8_t value) {
        return static_cast<std::uint8_t>(std::min(value + value / part + lift, 255));
    };
    return {channel(colour.red), channel(colour.green), channel(colour.blue)};
}

/// The mixture of two colours: `from` at 0 permille, `to` at 1000.
[[nodiscard]] constexpr Colour mixed(Colour from, Colour to, std::int32_t permille) {
    constexpr auto channel = [](std::int32_t a, std::int32_t b, std::int32_t part) {
        return static_cast<std::uint8_t>(a + (b - a) * part / whole);
    };
    return {channel(from.red, to.red, permille), channel(from.green, to.green, permille),
            channel(from.blue, to.blue, permille)};
}

/// The perceived brightness, from 0 to 255.
[[nodiscard]] constexpr std::int32_t brightness_of(Colour colour) {
    return (colour.red * 3 + colour.green * 6 + colour.blue) / 10;
}

/// The colour of a name in a line of a menu. A dark colour is mixed with white, so that it can be read where
/// its line is not the chosen one.
[[nodiscard]] constexpr Colour readable(Colour colour) {
    constexpr std::int32_t least = 180;
    constexpr Colour white{255, 255, 255};
    const std::int32_t own = brightness_of(colour);
    return own < least ? mixed(colour, white, (least - own) * whole / (255 - own)) : colour;
}

/// The colour with two thirds of its hue removed; then each channel is scaled by its factor in permille.
[[nodiscard]] constexpr Colour faded_to(Colour colour, std::int32_t red, std::int32_t green,
                                        std::int32_t blue) {
    const std::int32_t grey = brightness_of(colour);
    const auto cool = [&](std::int32_t channel, std::int32_t share) {
        return static_cast<std::uint8_t>((channel + 2 * grey) / 3 * share / whole);
    };
    return {cool(colour.red, red), cool(colour.green, green), cool(colour.blue, blue)};
}

/// The colour of a remembered cell: shifted towards blue, a third as bright.
[[nodiscard]] constexpr Colour remembered(Colour colour) {
    return faded_to(colour, 290, 340, 480);
}

/// The colour of a remembered cell by day: shifted towards blue, more than half as bright.
[[nodiscard]] constexpr Colour remembered_by_day(Colour colour) {
    return faded_to(colour, 760, 770, 790);
}

}  // namespace torchwake::words
