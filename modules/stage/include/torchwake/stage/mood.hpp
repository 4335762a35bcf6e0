#pragma once

#include <torchwake/forecast/knowledge.hpp>

#include <cstdint>

namespace torchwake::stage {

/// The state of a run, as far as music follows it.
struct Mood {
    std::uint64_t seed = 0;     ///< of the run
    std::int32_t depth = 0;     ///< 0: the town
    std::int32_t light = 1000;  ///< around the hero, in permille of a bright place
    std::int32_t danger = 0;    ///< permille: those in view that hunt the hero, against its strength
    std::uint64_t lord = 0;     ///< of the music of the lord in view; 0: there is none

    friend bool operator==(const Mood&, const Mood&) = default;
};

/// The mood of the run as the hero knows it. Cost: that of Knowledge::actors_in_view().
[[nodiscard]] Mood mood_of(const forecast::Knowledge& knowledge);

}  // namespace torchwake::stage
