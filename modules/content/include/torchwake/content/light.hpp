#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/core/units.hpp>

namespace torchwake::content {

/// The light that an actor, a tile or a kind of matter sheds.
struct Light {
    core::Cells range;  ///< the distance up to which it reaches
    Colour colour;      ///< the colour of what it lights

    friend bool operator==(const Light&, const Light&) = default;
};

}  // namespace torchwake::content
