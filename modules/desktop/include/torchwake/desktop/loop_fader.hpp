#pragma once

// The background sound of a place, faded over into that of the next one.

#include <torchwake/desktop/sound_rendering.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace torchwake::desktop {

/// Plays the loops of one place, and fades them over into those of the next.
class LoopFader {
  public:
    /// How long one place fades into the next, in samples.
    static constexpr std::int32_t fade_length = atlas::sample_rate;

    /// Fades from what is heard to these loops; null for silence. Both together keep their loudness.
    void fade_to(std::shared_ptr<const Loops> loops);
    /// Adds the next samples to these. Cost: a few nanoseconds a sample and loop.
    void add_to(std::span<std::int32_t> mix);

  private:
    /// One place that is heard.
    struct Bed {
        std::shared_ptr<const Loops> loops;
        std::vector<std::size_t> places;  ///< the next sample of each loop
        std::int32_t faded_in = 0;        ///< 0: silent; fade_length: fully heard
        bool leaving = false;
    };

    static void add(Bed& bed, std::span<std::int32_t> mix);

    std::vector<Bed> beds_;  ///< at most one does not leave
};

}  // namespace torchwake::desktop
