#pragma once

namespace torchwake::desktop {

/// Keeps lower libraries from writing to standard error while one exists. Sound systems report a missing
/// device with walls of text that help no player, and the game needs no sound.
class SilencedErrors {
  public:
    SilencedErrors();
    ~SilencedErrors();
    SilencedErrors(const SilencedErrors&) = delete;
    SilencedErrors& operator=(const SilencedErrors&) = delete;

  private:
    int kept_ = -1;  ///< a copy of standard error's file descriptor; -1: nothing was silenced
};

}  // namespace torchwake::desktop
