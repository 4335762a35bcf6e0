#pragma once

#include "app/child_process.hpp"

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/core/rect.hpp>

#include <memory>
#include <string>

namespace torchwake::testing {

/// What a display does once its last client has left.
enum class LastClientLeft {
    Stay,   ///< it waits for another client
    Reset,  ///< it closes every connection that begins meanwhile, as xvfb-run's does
};

/// A screen that exists in memory only (Xvfb), 1280x800, without a window manager. What is on it can be read.
class VirtualDisplay {
  public:
    explicit VirtualDisplay(LastClientLeft then = LastClientLeft::Stay);

    /// The server dies, and every connection with it.
    void kill() { server_.reset(); }

    /// The value of DISPLAY.
    [[nodiscard]] const std::string& name() const { return name_; }
    /// The pixels of the whole screen as they are now.
    [[nodiscard]] atlas::Picture pixels() const;

  private:
    ScratchFolder folder_;
    std::unique_ptr<ChildProcess> server_;
    std::string name_;
};

/// The output of a shell command with that DISPLAY.
[[nodiscard]] std::string run_on(const VirtualDisplay& display, const std::string& command);

/// No window has the keyboard any more.
void take_focus(const VirtualDisplay& display);

/// A white window that lies over all others as long as this object lives. It keeps nothing of what is below
/// it.
class Cover {
  public:
    Cover(const VirtualDisplay& display, const core::Rect& area);
    ~Cover();
    Cover(const Cover&) = delete;
    Cover& operator=(const Cover&) = delete;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

/// The extents of a window in pixels; 0x0 if it is gone.
[[nodiscard]] core::Size size_of(const VirtualDisplay& display, unsigned long window);

/// Asks a window to close, as the button in its title bar would.
void ask_to_close(const VirtualDisplay& display, unsigned long window);

}  // namespace torchwake::testing
