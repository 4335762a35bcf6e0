#pragma once

#include <torchwake/atlas/palette.hpp>
#include <torchwake/atlas/source_text.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::atlas {

/// One picture drawn in palette keys.
struct Drawing {
    std::string name;        ///< one or more frames share it
    unsigned frame = 0;      ///< from 0; what frames mean is the sprite's own matter
    std::size_t width = 0;   ///< in pixels
    std::size_t height = 0;  ///< in pixels
    bool is_piece = false;   ///< only a part of other drawings; not in the atlas
    std::string keys;        ///< rows from the top, each from the left, without separators

    /// The key of a pixel, from the top left. Requires: x < width, y < height.
    [[nodiscard]] char at(std::size_t x, std::size_t y) const { return keys[(y * width) + x]; }
};

/// All drawings of a set of sprite sources.
///
/// A source holds entries of two forms; `piece` in place of `sprite` keeps the drawing out of the atlas:
///
///     sprite NAME [frame N] [size WxH]                     then H rows of W palette keys; 16x16 by default
///     sprite NAME [frame N] from PART... [swap AB...]      parts laid over each other, the first lowest
///
/// A part is `NAME` or `NAME:FRAME` of a drawing above, in this source or one read before. `swap` repaints:
/// each AB turns key A of the parts into key B.
///
/// 1. No two drawings have the same name and frame.
/// 2. Every key is '.' or in the palette.
class SpriteSource {
  public:
    /// Reads one more source.
    /// Errors: an unknown word, key or part, rows missing or of the wrong length, parts of different size, a
    /// name and frame drawn twice, a size over `max_side`. The entries before the error have been added.
    [[nodiscard]] boost::system::result<void, SourceError> add(const SourceFile& file,
                                                               const Palette& palette);

    /// All drawings, in the order of the sources.
    [[nodiscard]] std::span<const Drawing> drawings() const { return drawings_; }
    /// The drawing of that name and frame; null if there is none. Cost: O(drawings).
    [[nodiscard]] const Drawing* find(std::string_view name, unsigned frame) const;

    /// The side of a drawing without a size, in pixels.
    static constexpr std::size_t default_side = 16;
    /// The greatest side of a drawing, in pixels.
    static constexpr std::size_t max_side = 1024;

  private:
    std::vector<Drawing> drawings_;
};

}  // namespace torchwake::atlas
