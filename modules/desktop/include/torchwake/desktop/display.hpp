#pragma once

#include <memory>
#include <string>

namespace torchwake::desktop {

/// The reason why no window can be opened here, and what would help, as sentences for a person; empty if one
/// can. Call this before anything of the graphics library, which ends the process if there is no display.
[[nodiscard]] std::string display_problem();

/// Keeps the drivers of the graphics library loaded. Loading them takes a large part of a start, and whoever
/// makes this early can do other things on other threads meanwhile. Requires: display_problem() is empty; the
/// thread that opens the windows makes and destroys it.
class GraphicsDrivers {
  public:
    GraphicsDrivers();
    ~GraphicsDrivers();
    GraphicsDrivers(const GraphicsDrivers&) = delete;
    GraphicsDrivers& operator=(const GraphicsDrivers&) = delete;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::desktop
