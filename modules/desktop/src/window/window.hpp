#pragma once

#include "window/window_event.hpp"

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/desktop/draw_list.hpp>

#include <memory>
#include <optional>
#include <string>

namespace torchwake::desktop {

/// The one window, and the texture of everything in it.
/// All functions require a display (display_problem() tells if there is one).
class Window {
  public:
    struct Look {
        std::string title;
        core::Size size;
        bool full_screen = false;
    };

    Window();
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Opens the window, or opens it again with another look; its size is limited to the screen's.
    /// Errors: false if the graphics system fails.
    [[nodiscard]] bool open(const Look& look, const atlas::Picture& icon);
    /// Makes the texture that draw() takes sprites from, with nothing in it.
    /// Errors: false if the graphics card can't hold it.
    [[nodiscard]] bool make_texture(core::Size size);
    /// Puts a picture into the texture, at its left edge and from that row on. Requires: it fits.
    void fill_texture(const atlas::Picture& picture, std::int32_t first_row);

    [[nodiscard]] core::Size size() const;
    /// The next waiting event, if there is one.
    [[nodiscard]] std::optional<WindowEvent> next_event();

    /// Draws into the back buffer.
    void draw(const DrawList& list);
    /// Shows the back buffer, which is undefined afterwards.
    void show();
    /// The pixels of the last draw(). Errors: nothing if the graphics card has no room for a copy.
    [[nodiscard]] std::optional<atlas::Picture> capture() const;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::desktop
