#pragma once

namespace torchwake::desktop {

/// Keeps libraries below ours from writing to standard error for as long as it lives. Sound systems answer a
/// missing device with walls of text that help no player; ours is not needed to play.
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
