#pragma once

#include "app/child_process.hpp"

#include <torchwake/desktop/atlas_builder.hpp>

#include <memory>
#include <string>

namespace torchwake::testing {

/// A screen that exists in memory only (Xvfb), 1280x800, without a window manager. What is on it can be read.
class VirtualDisplay {
  public:
    VirtualDisplay();

    /// The server dies, and every connection with it.
    void kill() { server_.reset(); }

    /// The value of DISPLAY.
    [[nodiscard]] const std::string& name() const { return name_; }
    /// The pixels of the whole screen as they are now.
    [[nodiscard]] desktop::Picture pixels() const;

  private:
    ScratchFolder folder_;
    std::unique_ptr<ChildProcess> server_;
    std::string name_;
};

/// What a shell prints for a command with that DISPLAY.
[[nodiscard]] std::string run_on(const VirtualDisplay& display, const std::string& command);

/// Asks a window to close, as the button in its title bar would.
void ask_to_close(const VirtualDisplay& display, unsigned long window);

}  // namespace torchwake::testing
