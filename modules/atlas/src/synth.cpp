#include <torchwake/atlas/synth.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace torchwake::atlas {
namespace {

constexpr std::int32_t milliseconds_a_second = 1'000;
/// Full scale of waves and envelopes: the number one, with 15 fractional bits.
constexpr std::int32_t one = 1 << 15;
/// The scale of the mix: a layer at full level is 6,400, so that filtered layers still have many steps, and
/// thousands of layers fit into 32 bits.
constexpr std::int32_t mix_scale = 512;

std::int32_t samples_in(std::int32_t milliseconds) {
    return static_cast<std::int32_t>(std::int64_t{milliseconds} * sample_rate / milliseconds_a_second);
}

/// A quarter of a sine in 256 steps, by the odd polynomial of degree five through 0 and 1 with slope 0 at its
/// end.
constexpr std::size_t quarter_steps = 256;
constexpr std::array<std::int32_t, quarter_steps + 1> quarter_sine = [] {
    // a x - b x^3 + c x^5 with a = pi / 2, b = 2 a - 5 / 2, c = a - 3 / 2, each times 2^15.
    constexpr std::int64_t a = 51'472;
    constexpr std::int64_t b = 2 * a - 5 * one / 2;
    constexpr std::int64_t c = a - 3 * one / 2;
    std::array<std::int32_t, quarter_steps + 1> table{};
    for (std::size_t step = 0; step <= quarter_steps; ++step) {
        const std::int64_t x = static_cast<std::int64_t>(step) * one / std::int64_t{quarter_steps};
        const std::int64_t square = x * x / one;
        table[step] = static_cast<std::int32_t>(x * (a - square * (b - square * c / one) / one) / one);
    }
    return table;
}();

/// The sine of a phase, where a full turn is 2^32.
std::int32_t sine(std::uint32_t phase) {
    constexpr unsigned quadrant_shift = 30;
    constexpr unsigned step_shift = 22;
    const std::size_t quadrant = phase >> quadrant_shift;
    const std::size_t step = (phase >> step_shift) & (quarter_steps - 1);
    const std::int32_t height = quarter_sine[quadrant % 2 == 0 ? step : quarter_steps - step];
    return quadrant < 2 ? height : -height;
}

std::int32_t triangle(std::uint32_t phase) {
    constexpr unsigned shift = 15;
    const auto ramp = static_cast<std::int32_t>(phase >> shift);  // 0 to 4 * one
    return ramp < 2 * one ? ramp - one : 3 * one - ramp;
}

std::int32_t saw(std::uint32_t phase) {
    constexpr unsigned shift = 16;
    return static_cast<std::int32_t>(phase >> shift) - one;
}

/// The noise of one layer: a xorshift generator with a fixed seed, so that a sound never changes.
/// Source: G. Marsaglia, Xorshift RNGs, 2003, page 4.
class NoiseSource {
  public:
    std::int32_t next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return saw(state_);
    }

  private:
    std::uint32_t state_ = 2'463'534'242U;
};

/// A state variable filter with a slight resonance.
/// Source: H. Chamberlin, Musical Applications of Microprocessors, 1985, chapter 14.
class Filter {
  public:
    explicit Filter(FilterKind kind) : kind_(kind) {}

    std::int32_t pass(std::int32_t input, std::int32_t cutoff) {
        // Twice the sine of half the cutoff's angle a sample: 2^31 is half a turn.
        const std::int64_t factor =
            2 * std::int64_t{sine(static_cast<std::uint32_t>((std::int64_t{cutoff} << 31U) / sample_rate))};
        low_ += factor * band_ / one;
        const std::int64_t high = input - low_ - band_;
        band_ += factor * high / one;
        switch (kind_) {
            case FilterKind::Low:
                return static_cast<std::int32_t>(low_);
            case FilterKind::Band:
                return static_cast<std::int32_t>(band_);
            case FilterKind::High:
                return static_cast<std::int32_t>(high);
            case FilterKind::None:
                break;
        }
        return input;
    }

  private:
    FilterKind kind_;
    std::int64_t low_ = 0;
    std::int64_t band_ = 0;
};

/// The value of a slide after `done` of `all` samples.
std::int32_t at(const Slide& slide, std::int32_t done, std::int32_t all) {
    return slide.from + static_cast<std::int32_t>(std::int64_t{slide.to - slide.from} * done / all);
}

/// The loudness of a layer over time: a linear attack, then a parabolic decay, which sounds even.
std::int32_t envelope(std::int32_t done, std::int32_t attack, std::int32_t all) {
    if (done < attack) {
        return static_cast<std::int32_t>(std::int64_t{one} * done / attack);
    }
    const std::int64_t rest = std::int64_t{one} * (all - done) / std::max(all - attack, 1);
    return static_cast<std::int32_t>(rest * rest / one);
}

std::int32_t wave_at(Wave wave, std::uint32_t phase, NoiseSource& noise) {
    switch (wave) {
        case Wave::Sine:
            return sine(phase);
        case Wave::Triangle:
            return triangle(phase);
        case Wave::Square:
            return phase < (1U << 31U) ? one : -one;
        case Wave::Saw:
            return saw(phase);
        case Wave::Noise:
            return noise.next();
    }
    return 0;
}

void add_layer(const SoundLayer& layer, std::vector<std::int32_t>& mix) {
    const std::int32_t count = samples_in(layer.length);
    const std::int32_t attack = std::min(samples_in(layer.attack), count);
    const auto first = static_cast<std::size_t>(samples_in(layer.start));
    NoiseSource noise;
    Filter filter(layer.filter);
    std::uint32_t phase = 0;
    for (std::int32_t done = 0; done < count; ++done) {
        const std::int32_t wave = wave_at(layer.wave, phase, noise);
        phase +=
            static_cast<std::uint32_t>((std::int64_t{at(layer.pitch, done, count)} << 32U) / sample_rate);
        const std::int32_t filtered = filter.pass(wave, at(layer.cutoff, done, count));
        const std::int64_t shaped = std::int64_t{filtered} * envelope(done, attack, count) / one;
        mix[(first + static_cast<std::size_t>(done)) % mix.size()] +=
            static_cast<std::int32_t>(shaped * layer.level / mix_scale);
    }
}

std::int64_t square_root(std::int64_t square) {
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 31U; bit > 0; bit /= 2) {
        if ((root + bit) * (root + bit) <= square) {
            root += bit;
        }
    }
    return root;
}

/// The greatest root mean square of any 50 ms, or of the whole sound if it is shorter.
template <class Sample>
std::int64_t loudest_stretch(const std::vector<Sample>& samples) {
    constexpr std::int32_t stretch_milliseconds = 50;
    const std::size_t stretch =
        std::min(samples.size(), static_cast<std::size_t>(samples_in(stretch_milliseconds)));
    if (stretch == 0) {
        return 0;
    }
    std::int64_t energy = 0;
    std::int64_t most = 0;
    for (std::size_t place = 0; place < samples.size(); ++place) {
        energy += std::int64_t{samples[place]} * samples[place];
        if (place >= stretch) {
            energy -= std::int64_t{samples[place - stretch]} * samples[place - stretch];
        }
        most = std::max(most, energy);
    }
    return square_root(most / static_cast<std::int64_t>(stretch));
}

/// The mix at the common loudness, or as close to it as its peak allows.
std::vector<std::int16_t> level_out(const std::vector<std::int32_t>& mix) {
    std::int64_t peak = 1;
    for (const std::int32_t sample : mix) {
        peak = std::max(peak, std::int64_t{sample < 0 ? -sample : sample});
    }
    const std::int64_t loud = std::max<std::int64_t>(loudest_stretch(mix), 1);
    const bool peaks = peak * loudness_goal > peak_limit * loud;
    std::vector<std::int16_t> samples;
    samples.reserve(mix.size());
    for (const std::int32_t sample : mix) {
        const std::int64_t scaled =
            peaks ? std::int64_t{sample} * peak_limit / peak : std::int64_t{sample} * loudness_goal / loud;
        samples.push_back(static_cast<std::int16_t>(scaled));
    }
    return samples;
}

}  // namespace

std::vector<std::int16_t> synthesise(const SoundRecipe& recipe) {
    // One more sample at the end, because start and length are each rounded down.
    const std::size_t rest = recipe.loop > 0 ? 0 : 1;
    std::vector<std::int32_t> mix(static_cast<std::size_t>(samples_in(recipe.length())) + rest);
    for (const SoundLayer& layer : recipe.layers) {
        add_layer(layer, mix);
    }
    return level_out(mix);
}

std::int32_t loudness(const std::vector<std::int16_t>& samples) {
    return static_cast<std::int32_t>(loudest_stretch(samples));
}

}  // namespace torchwake::atlas
