#pragma once

// The workloads of both sides: from up to 1,024 eyes each.

#include <array>
#include <cstddef>
#include <cstdint>

namespace torchwake::bench {

struct SightWorkload {
    const char* name;
    const char* map;
    std::int32_t radius;  ///< 0 is unlimited
    double goal_ratio;
};

inline constexpr std::size_t eyes_per_map = 1024;
/// The eyes of a call that asks what several see together.
inline constexpr std::size_t eyes_together = 16;

inline constexpr std::array sight_workloads{
    SightWorkload{"fov rooms80x43 radius 8", "rooms80x43", 8, 0.35},
    SightWorkload{"fov rooms80x43 unlimited", "rooms80x43", 0, 0.30},
    SightWorkload{"fov cave200x200 radius 20", "cave200x200", 20, 0.12},
    SightWorkload{"fov cave200x200 unlimited", "cave200x200", 0, 0.28},
    SightWorkload{"fov hall200x200 unlimited", "hall200x200", 0, 0.85},
};

/// The cells that sixteen eyes see together; each call takes the next sixteen of a map.
inline constexpr std::array shared_sight_workloads{
    SightWorkload{"fov of 16 eyes rooms80x43 radius 8", "rooms80x43", 8, 0.35},
    SightWorkload{"fov of 16 eyes cave200x200 radius 20", "cave200x200", 20, 0.12},
    SightWorkload{"fov of 16 eyes cave200x200 unlimited", "cave200x200", 0, 0.28},
};

}  // namespace torchwake::bench
