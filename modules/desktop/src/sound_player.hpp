#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/desktop/media.hpp>
#include <torchwake/desktop/volumes.hpp>
#include <torchwake/view/presenter.hpp>

#include <memory>
#include <span>
#include <string_view>

namespace torchwake::desktop {

/// Plays sounds on a few voices. Without a sound device nothing is heard, and all else is the same: a voice
/// is free when its sound would have ended, not when the device reports it.
class SoundPlayer {
  public:
    /// Opens the sound device, which may take a while.
    explicit SoundPlayer(std::span<const NamedSound> sounds);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Starts a sound on a free voice, else on the one that is free next. An unknown name is silent.
    void play(const view::SoundCue& cue, core::Milliseconds now);
    /// Repeats the sound of a place (view::Presenter::place), in place of the previous one's. A place without
    /// a sound is silent.
    void surround(std::string_view place);
    /// Sets the volumes, also of sounds that play. Nothing is heard before the first call.
    void set_volumes(const Volumes& volumes);

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::desktop
