#pragma once

#include <torchwake/atlas/palette.hpp>

namespace torchwake::testing {

/// 0 for black, 765 for white.
[[nodiscard]] inline int brightness(atlas::Rgba colour) {
    return colour.red + colour.green + colour.blue;
}

}  // namespace torchwake::testing
