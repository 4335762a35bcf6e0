#include "sound/sound_player.hpp"

#include "sfml/adapter.hpp"
#include "sfml/library_log.hpp"
#include "sound/silenced_errors.hpp"

#include <torchwake/desktop/background_mixer.hpp>

#include <SFML/Audio/Sound.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <future>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace torchwake::desktop {
namespace {

constexpr std::size_t voice_count = 12;
constexpr std::int64_t per_second = 1000;
constexpr float normal_pitch = 1000;

struct Voice {
    std::optional<sf::Sound> sound;
    core::Milliseconds free_at;
    std::int32_t volume = 0;  ///< percent of the effects volume

    void follow(const Volumes& volumes) {
        sound->setVolume(static_cast<float>(volume * volumes.effects) / 100);
    }
};

/// A sound in the device's memory, and its length at normal pitch.
struct KeptSound {
    sf::SoundBuffer buffer;
    std::int64_t length = 0;  ///< milliseconds
};

/// Passes the mixer's samples to the device.
class BackgroundStream final : public sfml::MonoStream {
  public:
    explicit BackgroundStream(BackgroundMixer& mixer) : mixer_(&mixer) {
        begin(static_cast<unsigned>(atlas::sample_rate));
    }
    ~BackgroundStream() override { stop(); }
    BackgroundStream(const BackgroundStream&) = delete;
    BackgroundStream& operator=(const BackgroundStream&) = delete;

  private:
    using Clock = std::chrono::steady_clock;

    bool onGetData(Chunk& data) override {
        wait_for_device();
        mixer_->fill(samples_);
        given_ += chunk_time;
        data.samples = samples_.data();
        data.sampleCount = samples_.size();
        return true;
    }
    void onSeek(sf::Time) override {}

    /// Keeps a device that has gone away, and asks for samples without playing them, from taking a whole
    /// processor.
    void wait_for_device() {
        constexpr std::chrono::milliseconds lead{1000};
        constexpr std::chrono::milliseconds pause{20};
        if (given_ > Clock::now() - begun_ + lead) {
            std::this_thread::sleep_for(pause);
        }
    }

    static constexpr std::int64_t chunk = 2048;  ///< samples
    static constexpr std::chrono::nanoseconds chunk_time{chunk * 1'000'000'000 / atlas::sample_rate};

    BackgroundMixer* mixer_;
    std::array<std::int16_t, chunk> samples_{};
    Clock::time_point begun_ = Clock::now();
    Clock::duration given_{};
};

template <class Result>
bool is_ready(const std::future<Result>& result) {
    return result.valid() && result.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

}  // namespace

struct SoundPlayer::Inner {
    std::optional<sf::SoundBuffer> first_buffer;  ///< keeps the device open; before all that plays
    std::span<const NamedRecipe> recipes;
    std::future<std::vector<NamedSound>> effects;
    std::future<std::shared_ptr<const Loops>> background;  ///< of `rendered_place`
    std::map<std::string, KeptSound, std::less<>> sounds;
    std::array<Voice, voice_count> voices;  ///< after the sounds, which they refer to
    BackgroundMixer mixer;
    std::optional<BackgroundStream> stream;  ///< after the mixer; nothing without a device
    std::string place;
    std::string rendered_place;
    std::optional<stage::Mood> mood;
    Volumes volumes;
};

SoundPlayer::SoundPlayer(std::span<const NamedRecipe> recipes) : inner_(std::make_unique<Inner>()) {
    inner_->recipes = recipes;
    sfml::silence_library();
    const SilencedErrors silence;
    if (sfml::open_sound_device(inner_->first_buffer)) {
        inner_->effects = std::async(std::launch::async, render_effects, recipes);
        inner_->stream.emplace(inner_->mixer);
        inner_->stream->play();
    }
}

SoundPlayer::~SoundPlayer() {
    const SilencedErrors silence;
    inner_.reset();
}

void SoundPlayer::collect() {
    if (!inner_->stream) {
        return;  // nobody would hear what is rendered
    }
    if (is_ready(inner_->effects)) {
        for (const NamedSound& sound : inner_->effects.get()) {
            KeptSound& kept = inner_->sounds[sound.name];
            kept.length = std::ssize(sound.samples) * per_second / atlas::sample_rate;
            if (!sfml::fill(kept.buffer, sound.samples, static_cast<unsigned>(atlas::sample_rate))) {
                inner_->sounds.erase(sound.name);
            }
        }
    }
    if (is_ready(inner_->background)) {
        std::shared_ptr<const Loops> loops = inner_->background.get();
        if (inner_->rendered_place == inner_->place) {
            inner_->mixer.surround(std::move(loops));
        }
    }
    if (!inner_->background.valid() && inner_->rendered_place != inner_->place) {
        inner_->rendered_place = inner_->place;
        inner_->background = std::async(std::launch::async, render_place, inner_->recipes,
                                        std::string_view(inner_->rendered_place));
    }
}

void SoundPlayer::play(const stage::SoundCue& cue, core::Milliseconds now) {
    const auto kept = inner_->sounds.find(cue.name);
    if (kept == inner_->sounds.end()) {
        return;
    }
    const std::int32_t pitch = std::max(cue.pitch, 1);
    Voice& voice = *std::ranges::min_element(inner_->voices, {}, &Voice::free_at);
    voice.free_at = now + core::Milliseconds{kept->second.length * per_second / pitch};
    voice.sound.emplace(kept->second.buffer);
    voice.volume = std::clamp(cue.volume, 0, 100);
    voice.follow(inner_->volumes);
    voice.sound->setPitch(static_cast<float>(pitch) / normal_pitch);
    voice.sound->play();
}

void SoundPlayer::surround(std::string_view place) {
    inner_->place = place;
}

void SoundPlayer::follow(const stage::Mood& mood) {
    if (inner_->mood != mood) {
        inner_->mood = mood;
        inner_->mixer.set_mood(mood);
    }
}

void SoundPlayer::set_volumes(const Volumes& volumes) {
    inner_->volumes = volumes;
    for (Voice& voice : inner_->voices) {
        if (voice.sound) {
            voice.follow(volumes);
        }
    }
    inner_->mixer.set_volumes(volumes);
}

}  // namespace torchwake::desktop
