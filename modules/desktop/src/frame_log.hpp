#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>

namespace torchwake::desktop {

/// A text file of presses and frames, to measure the delay between them. Each line has the pass of the frame
/// loop, the milliseconds since the start, and "press" or "frame TURN".
class FrameLog {
  public:
    explicit FrameLog(const std::filesystem::path& path);

    [[nodiscard]] bool writes() const { return file_.good(); }
    void begin_pass() { ++pass_; }
    /// Logs that a key or a button went down.
    void note_press();
    /// Logs that a frame was shown. `turn` is the run's; -1 without a run.
    void note_frame(std::int32_t turn);

  private:
    using Clock = std::chrono::steady_clock;

    std::ostream& begin_line();

    std::ofstream file_;
    Clock::time_point start_ = Clock::now();
    std::uint64_t pass_ = 0;
};

}  // namespace torchwake::desktop
