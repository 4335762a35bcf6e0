#pragma once

// The pixels of our pictures and of SFML's images. Both are four bytes each, red, green, blue and alpha, in
// rows from the top, so that nothing is converted.

#include <torchwake/atlas/atlas_builder.hpp>

#include <SFML/Graphics/Image.hpp>

#include <cstdint>

namespace torchwake::desktop::sfml {

/// The bytes of a picture. Valid while it lives unchanged.
[[nodiscard]] const std::uint8_t* bytes_of(const atlas::Picture& picture);

/// A picture of an image's pixels. Cost: one copy.
[[nodiscard]] atlas::Picture picture_of(const sf::Image& image);

}  // namespace torchwake::desktop::sfml
