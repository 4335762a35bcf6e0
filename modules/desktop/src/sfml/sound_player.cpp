#include "../sound_player.hpp"

#include "../silenced_errors.hpp"
#include "adapter.hpp"
#include "library_log.hpp"

#include <torchwake/atlas/synth.hpp>

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
/// In percent: all sounds are equally loud, and that of a place must stay in the background.
constexpr std::int32_t place_volume = 30;

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

}  // namespace

struct SoundPlayer::Inner {
    void follow_place() {
        if (around) {
            around->setVolume(static_cast<float>(place_volume * volumes.ambience) / 100);
        }
    }

    std::map<std::string, KeptSound, std::less<>> sounds;
    std::array<Voice, voice_count> voices;  ///< after the sounds, which they refer to
    std::optional<sf::Sound> around;        ///< the sound of `place`
    std::string place;
    Volumes volumes;
};

SoundPlayer::SoundPlayer(std::span<const NamedSound> sounds) : inner_(std::make_unique<Inner>()) {
    sfml::silence_library();
    const SilencedErrors silence;
    for (const NamedSound& sound : sounds) {
        KeptSound& kept = inner_->sounds[sound.name];
        kept.length = static_cast<std::int64_t>(sound.samples.size()) * per_second / atlas::sample_rate;
        if (!sfml::fill(kept.buffer, sound.samples, static_cast<unsigned>(atlas::sample_rate))) {
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
    voice.follow(inner_->volumes);
    voice.sound->setPitch(static_cast<float>(pitch) / normal_pitch);
    voice.sound->play();
}

void SoundPlayer::surround(std::string_view place) {
    if (place == inner_->place) {
        return;
    }
    inner_->place = place;
    inner_->around.reset();
    const auto kept = inner_->sounds.find("ambience_" + inner_->place);
    if (kept == inner_->sounds.end()) {
        return;
    }
    inner_->around.emplace(kept->second.buffer);
    sfml::repeat(*inner_->around);
    inner_->follow_place();
    inner_->around->play();
}

void SoundPlayer::set_volumes(const Volumes& volumes) {
    inner_->volumes = volumes;
    for (Voice& voice : inner_->voices) {
        if (voice.sound) {
            voice.follow(volumes);
        }
    }
    inner_->follow_place();
}

}  // namespace torchwake::desktop
