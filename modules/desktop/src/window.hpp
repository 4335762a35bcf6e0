#pragma once

#include "window_event.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/desktop/atlas_builder.hpp>
#include <torchwake/desktop/draw_list.hpp>

#include <memory>
#include <optional>
#include <string>

namespace torchwake::desktop {

/// The one window, and the texture that everything in it is drawn from.
/// Requires, of all: a display (display_problem() says whether there is one).
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

    /// Opens the window, or opens it anew with another look; its size is brought within the screen's.
    /// Errors: false where the graphics system gives none.
    [[nodiscard]] bool open(const Look& look, const Picture& icon);
    /// Errors: false where the graphics card can't hold the texture.
    [[nodiscard]] bool set_texture(const Picture& texture);

    [[nodiscard]] core::Size size() const;
    /// The next event that waits; nothing: none does.
    [[nodiscard]] std::optional<WindowEvent> next_event();

    /// Draws into the back, unseen.
    void draw(const DrawList& list);
    /// Lets be seen what was drawn; the back is undefined after it.
    void show();
    /// The pixels that draw() left. Errors: nothing where the graphics card has no room for a copy.
    [[nodiscard]] std::optional<Picture> capture() const;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::desktop
