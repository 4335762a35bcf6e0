#include "../sound_player.hpp"

#include "../silenced_errors.hpp"
#include "adapter.hpp"
#include "library_log.hpp"

#include <torchwake/desktop/synth.hpp>

#include <SFML/Audio/Sound.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>

namespace torchwake::desktop {
namespace {

constexpr std::size_t voice_count = 12;
constexpr std::int64_t per_second = 1000;
constexpr float normal_pitch = 1000;

struct Voice {
    std::optional<sf::Sound> sound;
    core::Milliseconds free_at;
    std::int32_t volume = 0;  ///< percent of its kind's
    bool ambience = false;

    void follow(const Volumes& volumes) {
        const std::int32_t whole = ambience ? volumes.ambience : volumes.effects;
        sound->setVolume(static_cast<float>(volume * whole) / 100);
    }
};

/// A sound that the device keeps, and how long it lasts at its own pitch.
struct KeptSound {
    sf::SoundBuffer buffer;
    std::int64_t length = 0;  ///< milliseconds
};

}  // namespace

struct SoundPlayer::Inner {
    std::map<std::string, KeptSound, std::less<>> sounds;
    std::array<Voice, voice_count> voices;  ///< after the sounds, which they refer to
    Volumes volumes;
};

SoundPlayer::SoundPlayer(std::span<const NamedSound> sounds) : inner_(std::make_unique<Inner>()) {
    sfml::silence_library();
    const SilencedErrors silence;
    for (const NamedSound& sound : sounds) {
        KeptSound& kept = inner_->sounds[sound.name];
        kept.length = static_cast<std::int64_t>(sound.samples.size()) * per_second / sample_rate;
        if (!sfml::fill(kept.buffer, sound.samples, static_cast<unsigned>(sample_rate))) {
            inner_->sounds.erase(sound.name);
        }
    }
}

SoundPlayer::~SoundPlayer() {
    const SilencedErrors silence;
    inner_.reset();
}

void SoundPlayer::play(const view::SoundCue& cue, core::Milliseconds now) {
    const auto kept = inner_->sounds.find(cue.name);
    if (kept == inner_->sounds.end()) {
        return;
    }
    const std::int32_t pitch = std::max(cue.pitch, 1);
    Voice& voice = *std::ranges::min_element(inner_->voices, {}, &Voice::free_at);
    voice.free_at = now + core::Milliseconds{kept->second.length * per_second / pitch};
    voice.sound.emplace(kept->second.buffer);
    voice.volume = std::clamp(cue.volume, 0, 100);
    voice.ambience = is_ambience(cue.name);
    voice.follow(inner_->volumes);
    voice.sound->setPitch(static_cast<float>(pitch) / normal_pitch);
    voice.sound->play();
}

void SoundPlayer::set_volumes(const Volumes& volumes) {
    inner_->volumes = volumes;
    for (Voice& voice : inner_->voices) {
        if (voice.sound) {
            voice.follow(volumes);
        }
    }
}

}  // namespace torchwake::desktop
