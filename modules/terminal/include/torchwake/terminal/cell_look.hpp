#pragma once

// Chooses what a terminal with few colours shows of a cell of a text screen.

#include <torchwake/panels/text_screen.hpp>

#include <cstdint>

namespace torchwake::terminal {

/// The colours of a terminal.
enum class ColourDepth : std::uint8_t {
    None,                ///< none: bold and reverse alone
    Eight,               ///< the usual eight
    Sixteen,             ///< these, also bright
    TwoHundredFiftySix,  ///< a cube of 6 x 6 x 6, and greys
    Direct               ///< red, green and blue, 8 bits each
};

/// The depth of a terminal that has this number of colours; 0 or less: none.
[[nodiscard]] ColourDepth depth_of(std::int32_t colours);

/// The look of a cell. Colours are numbers of the terminal; with Direct 0xRRGGBB, without colours 0.
struct CellLook {
    std::int32_t ink = 0;    ///< of the glyph
    std::int32_t paper = 0;  ///< of the background
    bool bold = false;       ///< the terminal's bold, which on old ones also brightens the ink
    bool reverse =
        false;  ///< ink and paper exchanged: of the chosen line, where its paper has no colour near

    friend bool operator==(const CellLook&, const CellLook&) = default;
};

/// The nearest look. With 16 colours or fewer a cell whose paper stands out is reversed; without colours red
/// inks are bold.
[[nodiscard]] CellLook look_of(const panels::TextCell& cell, ColourDepth depth);

/// The number of the nearest colour. Requires: the depth has colours.
[[nodiscard]] std::int32_t nearest_colour(content::Colour colour, ColourDepth depth);

}  // namespace torchwake::terminal
