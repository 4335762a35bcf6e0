#pragma once

// Colours for colour vision deficiencies. Differences that such an eye can't see are moved to where it can:
// for missing red or green mostly into blue, for missing blue into brightness. White, greys and black are
// unchanged.

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/palette.hpp>
#include <torchwake/save/options.hpp>

namespace torchwake::desktop {

/// A colour in a palette of the options; Standard changes nothing. Alpha is unchanged.
[[nodiscard]] atlas::Rgba apply_palette(save::Palette palette, atlas::Rgba colour);
/// Applies a palette to each pixel.
[[nodiscard]] atlas::Picture apply_palette(save::Palette palette, const atlas::Picture& picture);

}  // namespace torchwake::desktop
