#pragma once

// Music that is made while it is heard: a drone and sparse notes of a mode, from a seed and from the mood of
// the run. Integers only, so that equal seeds and moods give equal samples on every machine.
//
// 1. Depth chooses the mode, from a major one in the town to ones with a lowered second, and lowers the root
//    by a semitone a level; deep notes have fewer overtones.
// 2. Danger quickens the steps, adds notes, overtones and a pulse; it is heard at the next step, and fades
//    slowly.
// 3. A lord that hunts the hero has a piece of its own, in a mode of its own, without silence.
// 4. Without light there are fewer and softer notes, and the drone is bare.

#include <torchwake/core/random.hpp>
#include <torchwake/stage/mood.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::desktop {

/// A tone to begin now.
struct Tone {
    std::int32_t pitch = 0;       ///< semitones above the C of 16.35 Hz
    std::int32_t detune = 0;      ///< permille above that
    std::int32_t volume = 0;      ///< its highest sample
    std::int32_t brightness = 0;  ///< 0 to 3: the strength of its overtones
    std::int32_t attack = 1;      ///< milliseconds to its full volume
    std::int32_t fading = 1;      ///< milliseconds in which it then falls to a third, again and again

    friend bool operator==(const Tone&, const Tone&) = default;
};

/// Chooses the tones, step by step.
class Composer {
  public:
    /// Steps in a bar of the music; the first one is stressed.
    static constexpr std::size_t steps_in_bar = 8;

    /// Goes on towards a mood; another seed begins another piece.
    void follow(const stage::Mood& mood);
    /// The tones of the next step.
    [[nodiscard]] std::vector<Tone> next_step();
    /// The time from that step to the one after it, in milliseconds.
    [[nodiscard]] std::int32_t step_time() const;

  private:
    /// A bar of melody: a place in the mode for each step, counted from the root; `rest` for none.
    using Bar = std::array<std::int32_t, steps_in_bar>;
    static constexpr std::int32_t rest = -1;

    void approach();
    void begin_bar(std::vector<Tone>& tones);
    void choose_melody();
    [[nodiscard]] Bar invented_bar();
    [[nodiscard]] Bar varied(Bar bar);
    void add_drone(std::vector<Tone>& tones);
    void add_pulse(std::vector<Tone>& tones) const;
    [[nodiscard]] std::int32_t pitch_of(std::int32_t place) const;
    [[nodiscard]] std::int32_t brightness() const;

    core::RandomStream random_;
    stage::Mood goal_;
    stage::Mood mood_;
    bool begun_ = false;
    std::uint64_t last_lord_ = 0;  ///< whose piece began last; 0: none's
    std::size_t step_ = 0;
    std::int32_t bar_ = 0;      ///< of a phrase
    std::int32_t silence_ = 0;  ///< bars without melody before the next phrase
    std::int32_t chord_ = 0;    ///< the place in the mode that the drone stands on
    Bar theme_{};
    Bar answer_{};
    Bar heard_{};  ///< in this bar
};

/// The composer's tones as samples, with a soft echo.
class Music {
  public:
    /// No sample goes beyond.
    static constexpr std::int32_t peak = 16'000;

    Music();
    /// As Composer::follow; it is heard from the next step on.
    void follow(const stage::Mood& mood) { composer_.follow(mood); }
    /// Adds the next samples, at atlas::sample_rate, to these. Cost: less than a hundred nanoseconds a
    /// sample.
    void add_to(std::span<std::int32_t> mix);

  private:
    /// A tone that sounds.
    struct Voice {
        std::uint32_t phase = 0;
        std::uint32_t step = 0;
        std::size_t wave = 0;
        std::int32_t volume = 0;
        std::uint32_t level = 0;  ///< of its envelope; 0: free
        std::uint32_t rise = 0;   ///< a sample, while it is above 0
        std::uint32_t kept = 0;   ///< the share of the level that is left after a sample, of 2^32
    };

    void begin(const Tone& tone);
    static void add(Voice& voice, std::span<std::int32_t> mix);

    Composer composer_;
    std::array<Voice, 24> voices_{};
    std::size_t until_step_ = 0;      ///< samples
    std::vector<std::int32_t> echo_;  ///< a ring
    std::size_t echo_place_ = 0;
    std::int32_t echo_low_ = 0;
};

}  // namespace torchwake::desktop
