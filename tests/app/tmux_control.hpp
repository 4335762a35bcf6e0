#pragma once

// A connection to tmux that stays open, for many requests in a row: it costs no process each, and tells when
// the terminal has changed.

#include "app/child_process.hpp"

#include <chrono>
#include <memory>
#include <string>

namespace torchwake::testing {

class TmuxControl {
  public:
    /// Requires: tmux runs and listens at that socket.
    explicit TmuxControl(const std::string& socket);
    ~TmuxControl();
    TmuxControl(const TmuxControl&) = delete;
    TmuxControl& operator=(const TmuxControl&) = delete;

    /// Types a key by tmux' name for it.
    void type(const std::string& key);
    /// The rows as text.
    [[nodiscard]] std::string shown();
    /// Waits until the terminal gets output, at most that long; then until no more comes. False if none came.
    bool await_output(std::chrono::milliseconds longest);

  private:
    /// The lines of the reply to a command. Requires: it comes in time.
    std::string ask(const std::string& command);
    /// Reads a line, if one comes in time.
    bool read_line(std::string& line, std::chrono::milliseconds longest);

    int stream_ = -1;
    std::string unread_;
    bool changed_ = false;  ///< output came that await_output() has not told of
    std::unique_ptr<ChildProcess> client_;
};

}  // namespace torchwake::testing
