#pragma once

#include <cstdint>
#include <string>

namespace torchwake::content {

/// A colour in sRGB, 0 to 255 in each channel.
struct Colour {
    std::uint8_t red = 255;    ///< the share of red
    std::uint8_t green = 255;  ///< the share of green
    std::uint8_t blue = 255;   ///< the share of blue

    friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

/// The look of a thing: one symbol for text screens, one sprite for the window.
struct Appearance {
    char32_t glyph = U'?';        ///< a code point, one column wide
    Colour foreground;            ///< of the glyph
    Colour background{0, 0, 0};   ///< behind the glyph
    std::string sprite;           ///< a name in the sprite atlas
    std::int32_t draw_order = 0;  ///< within one layer, higher ones are drawn later

    friend bool operator==(const Appearance&, const Appearance&) = default;
};

}  // namespace torchwake::content
