#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>

namespace torchwake::desktop {

/// A text file of what the player did and what was shown, to measure how soon the one follows the other. A
/// line each: the pass of the frame loop, the milliseconds since the start, and "press" or "frame TURN".
class FrameLog {
  public:
    explicit FrameLog(const std::filesystem::path& path);

    [[nodiscard]] bool writes() const { return file_.good(); }
    void begin_pass() { ++pass_; }
    /// A key or a button went down.
    void note_press();
    /// A frame was shown. Turn: of the run; -1 without one.
    void note_frame(std::int32_t turn);

  private:
    using Clock = std::chrono::steady_clock;

    std::ostream& begin_line();

    std::ofstream file_;
    Clock::time_point start_ = Clock::now();
    std::uint64_t pass_ = 0;
};

}  // namespace torchwake::desktop
