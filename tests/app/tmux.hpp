#pragma once

#include "app/child_process.hpp"

#include <string>
#include <vector>

namespace torchwake::testing {

/// A terminal of its own by tmux, in which a command runs. It is gone with this object.
class Tmux {
  public:
    /// True if tmux is installed.
    [[nodiscard]] static bool installed();

    /// Requires: tmux is installed.
    explicit Tmux(const std::string& command);
    ~Tmux();
    Tmux(const Tmux&) = delete;
    Tmux& operator=(const Tmux&) = delete;

    /// Types keys by tmux' names.
    void type(const std::vector<std::string>& keys) const;
    void resize(int width, int height) const;
    /// Ends tmux, which hangs up on the command.
    void hang_up() const;
    /// The rows as text.
    [[nodiscard]] std::string shown() const;
    /// The rows with the sequences of their colours.
    [[nodiscard]] std::string coloured() const;
    /// The socket at which it listens.
    [[nodiscard]] std::string socket() const;
    /// True once the rows contain a text; false if that never comes.
    [[nodiscard]] bool shows(const std::string& text) const;

  private:
    std::string ask(std::vector<std::string> arguments) const;

    ScratchFolder folder_;
};

}  // namespace torchwake::testing
