#pragma once

#include <torchwake/core/rect.hpp>
#include <torchwake/desktop/media.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/stage/presenter.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace torchwake::desktop {

/// How the window begins, and which files it writes.
struct WindowSettings {
    core::Size size = default_window;  ///< in pixels, between the limits
    bool full_screen = false;          ///< regardless of the options
    bool audio = true;                 ///< false: no device is opened, and nothing is heard
    std::optional<std::filesystem::path> last_screenshot;  ///< file for the last frame
    std::filesystem::path screenshots;                     ///< folder for the player's own
    std::optional<std::filesystem::path> frame_log;        ///< file for the times of presses and frames
    bool speak = false;  ///< what is shown is also written to standard output, for a screen reader
};

/// Why there was no window, or a file could not be written.
struct WindowError {
    std::string message;  ///< a sentence for a person
};

class WindowSession;

/// The window of a game: open(), then Game::start(), then run().
class GameWindow {
  public:
    /// A window that is not open. Requires: game, presenter and media outlive the window; the game was not
    /// started; the game's stage is that presenter.
    GameWindow(flow::Game& game, stage::Presenter& presenter, const Media& media, WindowSettings settings);
    ~GameWindow();
    GameWindow(const GameWindow&) = delete;
    GameWindow& operator=(const GameWindow&) = delete;

    /// Opens the window, which is empty. Requires: display_problem() found none. Errors: no window, a
    /// graphics card that can't hold the sprites, or a file that the settings name and that can't be written,
    /// so that the game would be played in vain.
    [[nodiscard]] boost::system::result<void, WindowError> open();
    /// Shows the game until it ends: by the player, by closing the window, or by a request to stop the
    /// process. The game is closed in order in all three cases. Requires: open() succeeded; the game was
    /// started. Errors: the last screenshot or the frame log can't be written.
    [[nodiscard]] boost::system::result<void, WindowError> run();

  private:
    std::unique_ptr<WindowSession> session_;
};

}  // namespace torchwake::desktop
