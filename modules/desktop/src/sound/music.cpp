#include <torchwake/atlas/sine.hpp>
#include <torchwake/atlas/synth.hpp>
#include <torchwake/desktop/music.hpp>

#include <algorithm>

namespace torchwake::desktop {
namespace {

constexpr std::int32_t semitones = 12;
/// The phase steps of a sample for the twelve tones from the C of 261.6 Hz on, where a turn is 2^32.
constexpr std::array<std::uint32_t, semitones> steps_of_octave{
    25'480'119, 26'995'246, 28'600'467, 30'301'139, 32'102'938, 34'011'878,
    36'034'330, 38'177'043, 40'447'168, 42'852'281, 45'400'411, 48'100'060};
constexpr std::int32_t octave_of_steps = 4;

/// The strengths of the overtones from the fundamental on, in permille, by brightness. At the highest pitch
/// of a melody they stay below half of the sample rate.
constexpr std::size_t overtones = 7;
constexpr std::array<std::array<std::int32_t, overtones>, 4> spectra{
    {{1000, 90}, {1000, 320, 110}, {1000, 480, 260, 130, 70}, {1000, 580, 390, 270, 180, 120, 80}}};

constexpr unsigned wave_bits = 11;
constexpr std::size_t wave_size = std::size_t{1} << wave_bits;
/// A turn of a wave, and its first value again.
using WaveTable = std::array<std::int32_t, wave_size + 1>;

/// The waves by brightness, each with its highest value at full scale.
std::array<WaveTable, spectra.size()> make_waves() {
    std::array<WaveTable, spectra.size()> waves{};
    for (std::size_t bright = 0; bright < spectra.size(); ++bright) {
        WaveTable& wave = waves[bright];
        std::int64_t highest = 1;
        std::array<std::int64_t, wave_size + 1> sums{};
        for (std::size_t place = 0; place <= wave_size; ++place) {
            const auto phase = static_cast<std::uint32_t>(place << (32U - wave_bits));
            for (std::size_t overtone = 0; overtone < overtones; ++overtone) {
                sums[place] += std::int64_t{spectra[bright][overtone]} *
                               atlas::sine(phase * static_cast<std::uint32_t>(overtone + 1));
            }
            highest = std::max(highest, sums[place] < 0 ? -sums[place] : sums[place]);
        }
        for (std::size_t place = 0; place <= wave_size; ++place) {
            wave[place] = static_cast<std::int32_t>(sums[place] * atlas::full_scale / highest);
        }
    }
    return waves;
}

const WaveTable& wave_of(std::size_t brightness) {
    static const std::array<WaveTable, spectra.size()> waves = make_waves();
    return waves[brightness];
}

std::uint32_t step_of(const Tone& tone) {
    const std::int32_t octave = tone.pitch / semitones;
    const std::uint32_t high = steps_of_octave[static_cast<std::size_t>(tone.pitch % semitones)];
    const std::uint32_t step = octave >= octave_of_steps
                                   ? high << static_cast<unsigned>(octave - octave_of_steps)
                                   : high >> static_cast<unsigned>(octave_of_steps - octave);
    return step + step / 1000 * static_cast<std::uint32_t>(tone.detune);
}

std::int64_t samples_in(std::int32_t milliseconds) {
    return std::max<std::int64_t>(std::int64_t{milliseconds} * atlas::sample_rate / 1000, 1);
}

constexpr std::uint32_t full_level = std::uint32_t{1} << 30U;
constexpr std::uint32_t least_level = full_level >> 9U;

constexpr std::int32_t echo_time = 330;  ///< milliseconds

/// Bends what is louder than usual down, so that many loud tones at once stay below the peak.
std::int32_t softened(std::int32_t sample) {
    constexpr std::int32_t knee = Music::peak / 2;
    const std::int32_t size = sample < 0 ? -sample : sample;
    if (size <= knee) {
        return sample;
    }
    const std::int32_t bent = std::min(knee + (size - knee) / 3, Music::peak);
    return sample < 0 ? -bent : bent;
}

}  // namespace

Music::Music() : echo_(static_cast<std::size_t>(samples_in(echo_time))) {}

void Music::begin(const Tone& tone) {
    const auto free = std::ranges::find(voices_, 0U, &Voice::level);
    if (free == voices_.end()) {
        return;  // to cut a tone off would be heard more than one that is missing
    }
    const auto attack = static_cast<std::uint32_t>(samples_in(tone.attack));
    const auto fading = static_cast<std::uint64_t>(samples_in(tone.fading));
    constexpr std::uint64_t all = std::uint64_t{1} << 32U;
    *free = {0,
             step_of(tone),
             static_cast<std::size_t>(tone.brightness),
             tone.volume,
             1,
             std::max(full_level / attack, 1U),
             static_cast<std::uint32_t>(all - all / (fading + 1))};
}

void Music::add(Voice& voice, std::span<std::int32_t> mix) {
    const WaveTable& wave = wave_of(voice.wave);
    for (std::int32_t& sample : mix) {
        if (voice.level == 0) {
            return;
        }
        constexpr unsigned place_shift = 32U - wave_bits;
        constexpr unsigned part_bits = 15;
        const std::size_t place = voice.phase >> place_shift;
        const auto part = static_cast<std::int32_t>((voice.phase >> (place_shift - part_bits)) &
                                                    ((std::uint32_t{1} << part_bits) - 1));
        const std::int32_t height = wave[place] + (((wave[place + 1] - wave[place]) * part) >> part_bits);
        const auto strength =
            static_cast<std::int32_t>(voice.level >> 15U) * voice.volume / atlas::full_scale;
        sample += height * strength / atlas::full_scale;
        voice.phase += voice.step;
        if (voice.rise > 0) {
            voice.level += voice.rise;
            if (voice.level >= full_level) {
                voice.level = full_level;
                voice.rise = 0;
            }
            continue;
        }
        voice.level = static_cast<std::uint32_t>((std::uint64_t{voice.level} * voice.kept) >> 32U);
        if (voice.level < least_level) {
            voice.level = 0;
        }
    }
}

void Music::add_to(std::span<std::int32_t> mix) {
    while (!mix.empty()) {
        if (until_step_ == 0) {
            for (const Tone& tone : composer_.next_step()) {
                begin(tone);
            }
            until_step_ = static_cast<std::size_t>(samples_in(composer_.step_time()));
        }
        constexpr std::size_t block = 256;
        const std::size_t count = std::min({mix.size(), until_step_, block});
        std::array<std::int32_t, block> buffer{};
        const std::span<std::int32_t> dry = std::span(buffer).first(count);
        for (Voice& voice : voices_) {
            add(voice, dry);
        }
        for (std::size_t at = 0; at < count; ++at) {
            // What comes back is duller each time, and a third as loud.
            echo_low_ += (echo_[echo_place_] - echo_low_) / 3;
            echo_[echo_place_] = dry[at] + echo_low_ / 3;
            echo_place_ = echo_place_ + 1 < echo_.size() ? echo_place_ + 1 : 0;
            mix[at] += softened(dry[at] + echo_low_ * 2 / 5);
        }
        until_step_ -= count;
        mix = mix.subspan(count);
    }
}

}  // namespace torchwake::desktop
