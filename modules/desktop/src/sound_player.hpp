#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/desktop/media.hpp>
#include <torchwake/desktop/volumes.hpp>
#include <torchwake/view/director.hpp>

#include <memory>
#include <span>
#include <string_view>

namespace torchwake::desktop {

/// Plays sounds on a few voices. Without a sound device nothing is heard and nothing else changes: a voice is
/// free when its sound would have ended, not when the device says so.
class SoundPlayer {
  public:
    /// Opens the sound device, which may take a while.
    explicit SoundPlayer(std::span<const NamedSound> sounds);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Starts a sound on a free voice, or else on that which would be free next. An unknown name is silent.
    void play(const view::SoundCue& cue, core::Milliseconds now);
    /// Lets the sound of a place (view::Director::place) be heard over and over, in place of the last one's.
    /// A place without a sound is silent.
    void surround(std::string_view place);
    /// How loud sounds are from now on, those that play included; nothing is heard before the first call.
    void set_volumes(const Volumes& volumes);

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::desktop
