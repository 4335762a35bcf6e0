#include <torchwake/atlas/sine.hpp>
#include <torchwake/atlas/synth.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::atlas {
namespace {

constexpr std::int32_t milliseconds_a_second = 1'000;
constexpr std::int32_t one = full_scale;
/// The scale of the mix: a layer at full level is 6,400, so that filtered layers still have many steps, and
/// thousands of layers fit into 32 bits.
constexpr std::int32_t mix_scale = 512;

std::int32_t samples_in(std::int32_t milliseconds) {
    return static_cast<std::int32_t>(std::int64_t{milliseconds} * sample_rate / milliseconds_a_second);
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
    explicit NoiseSource(std::uint32_t seed) : state_(seed) {}

    std::int32_t next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return saw(state_);
    }

  private:
    std::uint32_t state_;
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

constexpr std::uint32_t usual_seed = 2'463'534'242U;

/// A seed of its own for each layer of a loop: equal noises that overlap would be heard as an echo.
std::uint32_t seed_in_loop(const SoundLayer& layer, std::int32_t loop) {
    constexpr std::uint32_t spread = 2'654'435'761U;
    return ((usual_seed + static_cast<std::uint32_t>(layer.start + loop)) * spread) | 1U;
}

void add_layer(const SoundLayer& layer, std::uint32_t seed, std::vector<std::int32_t>& mix) {
    const std::int32_t count = samples_in(layer.length);
    const std::int32_t attack = std::min(samples_in(layer.attack), count);
    const auto first = static_cast<std::size_t>(samples_in(layer.start));
    NoiseSource noise(seed);
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

/// A factor for samples: `by` / `to`.
struct Scale {
    std::int64_t by = 1;
    std::int64_t to = 1;
};

std::int64_t peak_of(const std::vector<std::int32_t>& mix) {
    std::int64_t peak = 1;
    for (const std::int32_t sample : mix) {
        peak = std::max(peak, std::int64_t{sample < 0 ? -sample : sample});
    }
    return peak;
}

/// What brings a sound with that peak and loudness to the common loudness, or as close to it as its peak
/// allows.
Scale scale_for(std::int64_t peak, std::int64_t loud) {
    return peak * loudness_goal > peak_limit * loud ? Scale{peak_limit, peak} : Scale{loudness_goal, loud};
}

std::vector<std::int16_t> scaled(const std::vector<std::int32_t>& mix, Scale scale) {
    std::vector<std::int16_t> samples;
    samples.reserve(mix.size());
    for (const std::int32_t sample : mix) {
        samples.push_back(static_cast<std::int16_t>(std::int64_t{sample} * scale.by / scale.to));
    }
    return samples;
}

}  // namespace

std::vector<std::int16_t> synthesise(const SoundRecipe& recipe) {
    // One more sample at the end, because start and length are each rounded down.
    std::vector<std::int32_t> mix(static_cast<std::size_t>(samples_in(recipe.length())) + 1);
    for (const SoundLayer& layer : recipe.layers) {
        add_layer(layer, usual_seed, mix);
    }
    return scaled(mix, scale_for(peak_of(mix), std::max<std::int64_t>(loudest_stretch(mix), 1)));
}

std::vector<std::vector<std::int16_t>> synthesise_loops(const SoundRecipe& recipe) {
    std::vector<std::vector<std::int32_t>> mixes;
    std::int64_t peak = 0;
    std::int64_t energy = 0;
    for (const SoundLoop& loop : recipe.loops) {
        std::vector<std::int32_t>& mix =
            mixes.emplace_back(static_cast<std::size_t>(samples_in(loop.length)));
        for (const SoundLayer& layer : loop.layers) {
            add_layer(layer, seed_in_loop(layer, loop.length), mix);
        }
        peak += peak_of(mix);
        const std::int64_t loud = loudest_stretch(mix);
        energy += loud * loud;
    }
    // The loops drift against each other, so that all their peaks fall together at some time.
    const Scale scale = scale_for(peak, std::max<std::int64_t>(square_root(energy), 1));
    std::vector<std::vector<std::int16_t>> loops;
    for (const std::vector<std::int32_t>& mix : mixes) {
        loops.push_back(scaled(mix, scale));
    }
    return loops;
}

std::int32_t loudness(const std::vector<std::int16_t>& samples) {
    return static_cast<std::int32_t>(loudest_stretch(samples));
}

}  // namespace torchwake::atlas
