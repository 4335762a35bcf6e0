#pragma once

// Colours for eyes that tell few of them apart. What such an eye can't see of a colour is moved to where it
// can: for missing red or green mostly into blue, for missing blue into brightness. White, greys and black
// stay.

#include <torchwake/desktop/atlas_builder.hpp>
#include <torchwake/desktop/palette.hpp>
#include <torchwake/save/options.hpp>

namespace torchwake::desktop {

/// A colour as a palette of the options shows it; Standard is the identity. Alpha stays.
[[nodiscard]] Rgba apply_palette(save::Palette palette, Rgba colour);
/// The same for each pixel.
[[nodiscard]] Picture apply_palette(save::Palette palette, const Picture& picture);

}  // namespace torchwake::desktop
