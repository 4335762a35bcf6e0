#pragma once

#include "sound/sound_player.hpp"
#include "window/frame_clock.hpp"
#include "window/frame_log.hpp"
#include "window/stop_signal.hpp"
#include "window/window.hpp"

#include <torchwake/desktop/frame_painter.hpp>
#include <torchwake/desktop/key_translator.hpp>
#include <torchwake/desktop/pad_translator.hpp>
#include <torchwake/desktop/play_window.hpp>
#include <torchwake/desktop/speech_output.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/real_disk.hpp>
#include <torchwake/screen/input.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace torchwake::desktop {

/// One game in one window: the frame loop.
class WindowSession {
  public:
    /// Requires: game, presenter and media outlive the session.
    WindowSession(flow::Game& game, stage::Presenter& presenter, const Media& media, WindowSettings settings);

    [[nodiscard]] boost::system::result<void, WindowError> open();
    [[nodiscard]] boost::system::result<void, WindowError> run();

  private:
    [[nodiscard]] bool open_window(bool full_screen);
    void loop();
    void pass_time();
    /// Draws the frame if it differs from the visible one.
    void redraw();
    [[nodiscard]] std::optional<core::Milliseconds> until_due() const;

    // Handlers of the window's events
    void handle_events();
    void handle(const OtherEvent&) {}
    void handle(const WindowClosed&);
    void handle(const WindowResized& event);
    void handle(const WindowFocused& event);
    void handle(const KeyDown& event);
    void handle(const KeyUp& event);
    void handle(const AltKey& event);
    void handle(const CharacterTyped& event);
    void handle(const PointerAt& event);
    void handle(const PointerEntered&);
    void handle(const ButtonDown& event);
    void handle(const WheelMoved& event);
    void handle(const PadButton& event);
    void handle(const PadMoved& event);
    void handle(const PadGone&);
    void give(const std::optional<screen::Input>& input);
    void give(const std::vector<screen::Input>& inputs);
    /// Handles the window's own keys; returns false for all others.
    bool handle_own_key(const DeviceKey& key);

    /// The frame of what is open now. Requires: the game has not ended.
    const stage::Frame& current_frame();
    [[nodiscard]] screen::Pointed pointed(core::Point pixel);
    /// Whether the game itself is innermost, with no menu or page over it.
    [[nodiscard]] bool plays() const;
    /// True if the game waits for text.
    [[nodiscard]] bool takes_text() const;

    void follow_options();
    void set_volumes();
    void set_palette();
    void set_full_screen(bool full_screen);
    void zoom(std::int32_t steps);
    void lay_out();
    void take_screenshot();
    /// Begins or checks the files that the settings name.
    [[nodiscard]] save::FileResult<void> begin_named_files();
    /// Writes the last frame as a picture.
    [[nodiscard]] save::FileResult<void> save_frame(const std::filesystem::path& path);

    flow::Game* game_;
    stage::Presenter* presenter_;
    const Media* media_;
    WindowSettings settings_;
    StopSignal stop_;
    save::RealDisk disk_;
    FrameClock clock_;
    core::Milliseconds now_;
    Window window_;
    atlas::Picture icon_;
    FramePainter painter_;
    std::unique_ptr<SoundPlayer> sounds_;  ///< null: without audio, or before the first frame
    std::unique_ptr<FrameLog> log_;        ///< null: not requested
    std::optional<SpeechOutput> speech_;
    KeyTranslator keys_;
    PadTranslator pads_;
    WindowGeometry geometry_;
    save::Options followed_;  ///< the options that the window has applied
    float wheel_ = 0;         ///< the remaining fraction of a line
    bool closed_ = false;     ///< the window was closed, or could not be opened again
    bool full_screen_ = false;
    core::Size windowed_size_;  ///< of the window when it is not full screen
    bool focused_ = true;
    std::optional<core::Point> pointer_;   ///< the pixel at which the pointer rests, until a key is pressed
    bool can_flash_ = false;               ///< the texture has the white shapes; false before the first frame
    bool stale_ = true;                    ///< the window must be drawn again, even if the frame is unchanged
    const stage::Frame* frame_ = nullptr;  ///< the presenter's; null before the first
    std::uint64_t shown_revision_ = 0;
    core::Milliseconds shown_at_;
};

}  // namespace torchwake::desktop
