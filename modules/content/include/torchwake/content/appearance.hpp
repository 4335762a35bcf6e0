#pragma once

#include <cstdint>
#include <string>

namespace torchwake::content {

/// A colour in sRGB, 0 to 255 in each channel.
struct Colour {
    std::uint8_t red = 255;
    std::uint8_t green = 255;
    std::uint8_t blue = 255;

    friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

/// The look of a thing: one symbol for text screens, one sprite for the window.
struct Appearance {
    char32_t glyph = U'?';
    Colour foreground;
    Colour background{0, 0, 0};
    std::string sprite;           ///< a name in the sprite atlas
    std::int32_t draw_order = 0;  ///< within one layer, higher ones are drawn later

    friend bool operator==(const Appearance&, const Appearance&) = default;
};

}  // namespace torchwake::content
