#include <torchwake/atlas/sine.hpp>
#include <torchwake/desktop/background_mixer.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <limits>
#include <utility>

namespace torchwake::desktop {
namespace {

constexpr std::size_t block = 512;  ///< samples that are mixed at once
/// In percent: all sounds are equally loud, and that of a place must stay in the background.
constexpr std::int32_t loudest_place = 30;

std::int16_t clamped(std::int32_t sample) {
    using Range = std::numeric_limits<std::int16_t>;
    return static_cast<std::int16_t>(std::clamp<std::int32_t>(sample, Range::min(), Range::max()));
}

}  // namespace

void SmoothVolume::apply_to(std::span<std::int32_t> mix) {
    constexpr std::int32_t slope = atlas::full_scale / (atlas::sample_rate / 50);  // 20 ms for all of it
    const std::int32_t goal = goal_ * atlas::full_scale / 100;
    for (std::int32_t& sample : mix) {
        gain_ += std::clamp(goal - gain_, -slope, slope);
        sample = static_cast<std::int32_t>(std::int64_t{sample} * gain_ / atlas::full_scale);
    }
}

void BackgroundMixer::surround(std::shared_ptr<const Loops> loops) {
    const std::scoped_lock lock(mutex_);
    wishes_.loops = std::move(loops);
}

void BackgroundMixer::set_mood(const stage::Mood& mood) {
    const std::scoped_lock lock(mutex_);
    wishes_.mood = mood;
}

void BackgroundMixer::set_volumes(const Volumes& volumes) {
    const std::scoped_lock lock(mutex_);
    wishes_.volumes = volumes;
}

void BackgroundMixer::take_wishes() {
    Wishes wishes;
    {
        const std::scoped_lock lock(mutex_);
        wishes = std::exchange(wishes_, {});
    }
    if (wishes.loops) {
        place_.fade_to(std::move(*wishes.loops));
    }
    if (wishes.mood) {
        music_.follow(*wishes.mood);
    }
    if (wishes.volumes) {
        place_volume_.aim_at(wishes.volumes->ambience * loudest_place / 100);
        music_volume_.aim_at(wishes.volumes->music);
    }
}

/// Music that nobody hears stands still.
void BackgroundMixer::add_music(std::span<std::int32_t> mix) {
    if (music_volume_.silent()) {
        return;
    }
    std::array<std::int32_t, block> buffer{};
    const std::span<std::int32_t> music = std::span(buffer).first(mix.size());
    music_.add_to(music);
    music_volume_.apply_to(music);
    std::ranges::transform(mix, music, mix.begin(), std::plus<>());
}

void BackgroundMixer::fill(std::span<std::int16_t> samples) {
    take_wishes();
    while (!samples.empty()) {
        const std::size_t count = std::min(samples.size(), block);
        std::array<std::int32_t, block> buffer{};
        const std::span<std::int32_t> mix = std::span(buffer).first(count);
        place_.add_to(mix);
        place_volume_.apply_to(mix);
        add_music(mix);
        std::ranges::transform(mix, samples.begin(), clamped);
        samples = samples.subspan(count);
    }
}

}  // namespace torchwake::desktop
