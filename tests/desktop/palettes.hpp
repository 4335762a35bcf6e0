#pragma once

#include <torchwake/save/options.hpp>

#include <array>

namespace torchwake::testing {

inline constexpr std::array all_palettes{save::Palette::Standard, save::Palette::Deuteranopia,
                                         save::Palette::Protanopia, save::Palette::Tritanopia};

}  // namespace torchwake::testing
