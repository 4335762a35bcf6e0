#pragma once

#include <torchwake/save/options.hpp>

#include <cstdint>

namespace torchwake::desktop {

/// The volumes of sounds, in percent.
struct Volumes {
    std::int32_t effects = 0;   ///< of the sounds that are played once
    std::int32_t ambience = 0;  ///< of the place's loops
    std::int32_t music = 0;     ///< of the music

    friend bool operator==(const Volumes&, const Volumes&) = default;
};

/// The volumes of the options; without focus all sounds are off.
[[nodiscard]] Volumes volumes_of(const save::Options& options, bool focused);

}  // namespace torchwake::desktop
