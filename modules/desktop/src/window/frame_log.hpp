#pragma once

#include <torchwake/save/file_port.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::desktop {

/// A text file of presses and frames, to measure the delay between them. Each line has the pass of the frame
/// loop, the milliseconds since the log was begun, and "press" or "frame TURN".
class FrameLog {
  public:
    explicit FrameLog(std::unique_ptr<save::AppendedFile> file) : file_(std::move(file)) {}

    /// The error of the first line that could not be written; empty if there is none.
    [[nodiscard]] const std::string& fault() const { return fault_; }
    void begin_pass() { ++pass_; }
    /// Logs that a key or a button went down.
    void note_press() { add("press"); }
    /// Logs that a frame was shown. `turn` is the run's; -1 without a run.
    void note_frame(std::int32_t turn) { add("frame " + std::to_string(turn)); }

  private:
    using Clock = std::chrono::steady_clock;

    void add(std::string_view what);

    std::unique_ptr<save::AppendedFile> file_;
    std::string fault_;
    Clock::time_point start_ = Clock::now();
    std::uint64_t pass_ = 0;
};

}  // namespace torchwake::desktop
