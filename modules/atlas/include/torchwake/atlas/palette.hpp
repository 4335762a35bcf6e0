#pragma once

#include <torchwake/atlas/source_text.hpp>

#include <boost/system/result.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace torchwake::atlas {

/// A colour with straight (not premultiplied) alpha, 0 to 255 each.
struct Rgba {
    std::uint8_t red = 0;    ///< 0: none
    std::uint8_t green = 0;  ///< 0: none
    std::uint8_t blue = 0;   ///< 0: none
    std::uint8_t alpha = 0;  ///< 0: transparent, 255: opaque

    [[nodiscard]] bool operator==(const Rgba&) const = default;
};

/// A named colour and the character that stands for it in sprite sources.
struct PaletteColour {
    char key = '.';    ///< in sprite sources; a visible ASCII character but '.'
    std::string name;  ///< unique in the palette
    Rgba colour;       ///< in the usual palette, before one for colour-blind eyes
};

/// The colours that all sprites share.
class Palette {
  public:
    /// The most colours of a palette.
    static constexpr std::size_t max_colours = 48;
    /// The key of a pixel without a colour.
    static constexpr char transparent_key = '.';

    /// The colours, in the order of their source.
    [[nodiscard]] std::span<const PaletteColour> colours() const { return colours_; }
    /// The colour of a key; null if the palette has none, as for '.'.
    [[nodiscard]] const PaletteColour* find(char key) const;
    /// The colour of a name; null if there is none. Cost: O(colours).
    [[nodiscard]] const PaletteColour* find(std::string_view name) const;
    /// True if a sprite source may use this character: a key of the palette, or '.'.
    [[nodiscard]] bool accepts(char key) const;
    /// The colour to paint for a key; transparent if there is none.
    [[nodiscard]] Rgba paint(char key) const;

    /// Adds a colour. Requires: no colour of that key or name, and fewer than `max_colours` of them.
    void add(PaletteColour colour);

  private:
    static constexpr std::size_t key_count = 128;

    std::vector<PaletteColour> colours_;
    std::array<std::uint8_t, key_count> place_by_key_{};  ///< index + 1 into `colours_`; 0 for none
};

/// Reads a palette: one colour a line, as `KEY NAME RRGGBB` or `KEY NAME RRGGBBAA`.
/// Errors: a malformed line, a key that is no visible ASCII character or is '.', a key or name used before,
/// more than `Palette::max_colours` colours, none at all.
[[nodiscard]] boost::system::result<Palette, SourceError> parse_palette(const SourceFile& file);

}  // namespace torchwake::atlas
