#pragma once

#include <torchwake/atlas/source_text.hpp>

#include <boost/system/result.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::atlas {

/// Samples per second of all synthesised sounds, in one channel.
inline constexpr std::int32_t sample_rate = 44'100;

/// The shape of a voice's oscillation; noise has no pitch.
enum class Wave : std::uint8_t {
    Sine,      ///< a pure tone
    Triangle,  ///< soft, with odd overtones
    Square,    ///< hollow, with strong odd overtones
    Saw,       ///< harsh, with all overtones
    Noise      ///< random samples
};

/// A filter's pass: everything, below the cutoff, around it, or above it.
enum class FilterKind : std::uint8_t {
    None,  ///< everything passes
    Low,   ///< what is below the cutoff passes
    Band,  ///< what is near the cutoff passes
    High   ///< what is above the cutoff passes
};

/// A value that changes linearly over a layer.
struct Slide {
    std::int32_t from = 0;  ///< at the beginning
    std::int32_t to = 0;    ///< at the end

    [[nodiscard]] bool operator==(const Slide&) const = default;
};

/// One voice of a sound.
struct SoundLayer {
    Wave wave = Wave::Sine;                ///< its oscillation
    std::int32_t start = 0;                ///< milliseconds after the sound's beginning
    std::int32_t length = 0;               ///< milliseconds
    Slide pitch;                           ///< hertz; unused by noise
    std::int32_t level = 0;                ///< 1 to 100, relative to the other layers
    std::int32_t attack = 1;               ///< milliseconds to full level; then it falls to 0, fast at first
    FilterKind filter = FilterKind::None;  ///< which frequencies of it are heard
    Slide cutoff;                          ///< hertz
};

/// Layers that are added up, and repeat after a time of their own.
struct SoundLoop {
    std::int32_t length = 0;         ///< milliseconds
    std::vector<SoundLayer> layers;  ///< heard together, each from its own start
};

/// A sound as its source describes it: layers that are added up and played once, or loops that go on side by
/// side. Loops whose lengths have no common factor sound alike only after their product.
struct SoundRecipe {
    std::vector<SoundLayer> layers;  ///< none in a sound of loops
    std::vector<SoundLoop> loops;    ///< none in a sound that is played once

    /// True if it goes on until it is stopped.
    [[nodiscard]] bool repeats() const { return !loops.empty(); }
    /// Milliseconds until the last layer has ended, or until the longest loop repeats.
    [[nodiscard]] std::int32_t length() const;
};

/// Reads a recipe: one layer a line, `WAVE at MS for MS level N` and then, in any order, `pitch HZ [to HZ]`
/// (except for noise), `attack MS`, `low|band|high HZ [to HZ]`. A line `loop MS` begins a loop, to which the
/// layers after it belong.
/// Errors: an unknown word, a number outside its range, a layer without time, level or pitch, a layer before
/// the first of several loops, a loop or a sound without a layer.
[[nodiscard]] boost::system::result<SoundRecipe, SourceError> parse_sound(const SourceFile& file);

/// Synthesises the samples of a recipe with integers only: equal recipes give equal samples on every machine.
///
/// Requires: the recipe does not repeat.
/// Ensures: no sample beyond `peak_limit`; the loudest 50 ms are as loud as those of any other sound
/// (`loudness_goal`), unless the peak limit keeps them quieter.
/// Cost: O(samples x layers), about a millisecond a sound.
[[nodiscard]] std::vector<std::int16_t> synthesise(const SoundRecipe& recipe);

/// Synthesises the loops of a recipe that repeats; the same holds for their sum. A loop has no seam: a layer
/// that lasts longer continues at the beginning.
/// Cost: O(samples x layers), some tens of milliseconds.
[[nodiscard]] std::vector<std::vector<std::int16_t>> synthesise_loops(const SoundRecipe& recipe);

/// The greatest absolute value of a synthesised sample, of 32767.
inline constexpr std::int32_t peak_limit = 26'000;
/// The root mean square of the loudest 50 ms that every sound is brought to.
inline constexpr std::int32_t loudness_goal = 5'000;

/// The root mean square of the loudest stretch of 50 ms.
[[nodiscard]] std::int32_t loudness(const std::vector<std::int16_t>& samples);

}  // namespace torchwake::atlas
