#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/desktop/sound_rendering.hpp>
#include <torchwake/desktop/volumes.hpp>
#include <torchwake/stage/presenter.hpp>

#include <memory>
#include <span>
#include <string_view>

namespace torchwake::desktop {

/// Plays sounds on a few voices, before the background of a place and music. Without a sound device nothing
/// is heard, and all else is the same: a voice is free when its sound would have ended, not when the device
/// reports it.
class SoundPlayer {
  public:
    /// Begins to synthesise all sounds on a thread of its own, and opens the sound device, which may take a
    /// while. Requires: the recipes outlive the player.
    explicit SoundPlayer(std::span<const NamedRecipe> recipes);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Takes the sounds that have been synthesised since the last call.
    void collect();
    /// Starts a sound on a free voice, else on the one that is free next. A name that is unknown, or not
    /// synthesised yet, is silent.
    void play(const stage::SoundCue& cue, core::Milliseconds now);
    /// Fades from the background of the last place to that of this one (stage::Presenter::place), once it is
    /// synthesised. A place without a sound is silent.
    void surround(std::string_view place);
    /// Lets the music follow a mood.
    void follow(const stage::Mood& mood);
    /// Sets the volumes, also of sounds that play. Nothing is heard before the first call.
    void set_volumes(const Volumes& volumes);

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::desktop
