#pragma once

#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/rock.hpp>

namespace torchwake::levels {

/// Walls crumble in some places.
void erode(Rock& rock, core::RandomStream& stream);

/// Burrows are dug from what is open. Requires: an open cell.
void dig_burrows(Rock& rock, core::RandomStream& stream);

/// Opens more of a level; what was joined stays so.
struct Overlay {
    std::string_view name;
    void (*lay)(Rock& rock, core::RandomStream& stream);
};

inline constexpr std::array overlays{Overlay{"erosion", erode}, Overlay{"burrows", dig_burrows}};

inline constexpr std::array overlay_names = names_of(overlays);

/// The overlay of that name. Requires: there is one.
[[nodiscard]] const Overlay& overlay_of(std::string_view name);

}  // namespace torchwake::levels
