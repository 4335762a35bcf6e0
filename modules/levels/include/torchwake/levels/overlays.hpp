#pragma once

#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/rock.hpp>

namespace torchwake::levels {

/// Opens rock beside open cells in some areas, as if walls crumbled.
void erode(Rock& rock, core::RandomStream& stream);

/// Digs burrows that begin at open cells. Requires: an open cell.
void dig_burrows(Rock& rock, core::RandomStream& stream);

/// An overlay opens more cells of a level. Cells that were joined stay joined.
struct Overlay {
    std::string_view name;                                ///< in data, such as "erosion"
    void (*lay)(Rock& rock, core::RandomStream& stream);  ///< opens cells of the rock; never null
};

/// The table of all overlays.
inline constexpr std::array overlays{Overlay{"erosion", erode}, Overlay{"burrows", dig_burrows}};

/// The names of all overlays, in the order of the table.
inline constexpr std::array overlay_names = names_of(overlays);

/// The overlay of that name. Requires: there is one.
[[nodiscard]] const Overlay& overlay_of(std::string_view name);

}  // namespace torchwake::levels
