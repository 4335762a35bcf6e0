#pragma once

#include <torchwake/atlas/palette.hpp>

namespace torchwake::desktop {

/// The contrast that text has at least to what it stands on.
inline constexpr double least_contrast = 4.5;

/// The contrast of two opaque colours, from 1 to 21.
/// Source: Web Content Accessibility Guidelines 2.1, "contrast ratio".
[[nodiscard]] double contrast_of(atlas::Rgba one, atlas::Rgba other);

/// The colour for text on a ground: the ink, brightened (on a bright ground darkened) as far as the least
/// contrast needs. Its alpha stays.
[[nodiscard]] atlas::Rgba legible(atlas::Rgba ink, atlas::Rgba ground);

}  // namespace torchwake::desktop
