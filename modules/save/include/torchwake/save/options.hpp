#pragma once

#include <cstdint>

namespace torchwake::save {

inline constexpr std::int32_t max_scale = 6;
inline constexpr std::int32_t max_volume = 10;

/// What a player has set, kept between runs of the program.
struct Options {
    std::int32_t scale = 0;  ///< whole multiple of a sprite's pixels, 1 to max_scale; 0: by the window's size
    bool full_screen = false;
    std::int32_t master_volume = 7;    ///< 0 to max_volume
    std::int32_t effects_volume = 10;  ///< 0 to max_volume
    bool reduced_motion = false;       ///< no shake, flash, glide or flicker
    bool animation = true;             ///< false: results at once

    friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace torchwake::save
