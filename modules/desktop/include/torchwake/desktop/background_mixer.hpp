#pragma once

// The one stream of samples that goes on behind the effects. A sound device pulls it from its own thread,
// while the game says from its own what should be heard.

#include <torchwake/desktop/loop_fader.hpp>
#include <torchwake/desktop/music.hpp>
#include <torchwake/desktop/volumes.hpp>

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>

namespace torchwake::desktop {

/// The volume of a part, which follows its goal so slowly that no step is heard.
class SmoothVolume {
  public:
    /// Sets the goal: 0 for silence, 100 for the samples as they are.
    void aim_at(std::int32_t percent) { goal_ = percent; }
    /// True if nothing is heard, and nothing is to be heard.
    [[nodiscard]] bool silent() const { return goal_ == 0 && gain_ == 0; }
    /// Multiplies the next samples.
    void apply_to(std::span<std::int32_t> mix);

  private:
    std::int32_t goal_ = 0;  ///< percent
    std::int32_t gain_ = 0;  ///< of atlas::full_scale
};

/// Mixes the loops of the place and the music, each by its volume. Both threads may call it at the same time.
class BackgroundMixer {
  public:
    /// Says what is heard, from the game's thread. Nothing is heard before the first volumes.
    void surround(std::shared_ptr<const Loops> loops);
    /// Says what the music follows, from the game's thread.
    void set_mood(const stage::Mood& mood);
    /// Says how loud each part is, from the game's thread.
    void set_volumes(const Volumes& volumes);

    /// Gives the next samples, in the device's thread.
    void fill(std::span<std::int16_t> samples);

  private:
    /// What the game has said since the last samples.
    struct Wishes {
        std::optional<std::shared_ptr<const Loops>> loops;
        std::optional<stage::Mood> mood;
        std::optional<Volumes> volumes;
    };

    void take_wishes();
    void add_music(std::span<std::int32_t> mix);

    std::mutex mutex_;
    Wishes wishes_;  ///< guarded by the mutex; all else belongs to the device's thread
    LoopFader place_;
    SmoothVolume place_volume_;
    Music music_;
    SmoothVolume music_volume_;
};

}  // namespace torchwake::desktop
