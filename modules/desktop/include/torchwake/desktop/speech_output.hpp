#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <vector>

namespace torchwake::desktop {

/// Writes what the game says to standard output, a line for each thing said, at once. It never waits for the
/// reader: lines that don't fit wait, and of too many the oldest are dropped, because a player wants to hear
/// the present. A reader that goes away ends the speech and nothing else. Only one may exist at a time.
class SpeechOutput {
  public:
    /// The most lines that wait for the reader.
    static constexpr std::size_t most_waiting = 300;

    /// While it exists, writing to a reader that is gone is an error and no signal.
    SpeechOutput();
    ~SpeechOutput();
    SpeechOutput(const SpeechOutput&) = delete;
    SpeechOutput& operator=(const SpeechOutput&) = delete;

    /// Says these lines after those that wait. Without lines it only writes what waits.
    void say(const std::vector<std::string>& lines);

  private:
    void write_waiting();

    std::deque<std::string> waiting_;  ///< with their line ends
    bool reader_is_gone_ = false;
    void (*broken_pipe_)(int);  ///< what SIGPIPE did before
};

}  // namespace torchwake::desktop
