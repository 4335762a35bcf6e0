#include "window/frame_clock.hpp"
#include "window/stop_signal.hpp"
#include "window/window.hpp"

#include <torchwake/desktop/fault_window.hpp>
#include <torchwake/desktop/frame_painter.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/stage/frame.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/sentence.hpp>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <variant>

namespace torchwake::desktop {
namespace {

constexpr std::int32_t margin = 3;  ///< text cells left and right

/// The sentences on a page of that size; those that do not fit are counted.
panels::TextScreen page_of(std::span<const std::string> sentences, core::Size size) {
    constexpr std::int32_t first_row = 3;
    constexpr std::int32_t rows_below = 3;
    panels::TextScreen page(size);
    const auto put = [&page](std::int32_t row, std::string_view text, content::Colour ink) {
        page.put({margin, row}, text, {ink, words::night, false, false});
    };
    put(1, "Torchwake", words::key_ink);
    std::int32_t row = first_row;
    std::size_t shown = 0;
    for (; shown < sentences.size(); ++shown) {
        const auto rows = words::wrapped({{sentences[shown], {}}}, std::max(size.width - 2 * margin, 1));
        if (row + std::ssize(rows) > size.height - rows_below) {
            break;
        }
        for (const words::TextLine& line : rows) {
            put(row++, words::plain_text(line), words::plain_ink);
        }
        ++row;
    }
    if (shown < sentences.size()) {
        put(row, "... and " + std::to_string(sentences.size() - shown) + " more", words::quiet_ink);
    }
    put(size.height - 2, "Press any key to close this window.", words::quiet_ink);
    return page;
}

bool is_answer(const WindowEvent& event) {
    return std::holds_alternative<WindowClosed>(event) || std::holds_alternative<KeyDown>(event) ||
           std::holds_alternative<ButtonDown>(event) || std::holds_alternative<PadButton>(event);
}

/// The kinds of events that waited for a window.
struct Events {
    bool any = false;
    bool answer = false;
};

Events take_events(Window& window) {
    Events events;
    while (const auto event = window.next_event()) {
        events.any = true;
        events.answer = events.answer || is_answer(*event);
    }
    return events;
}

/// Draws the page of the faults; without media an empty one.
class FaultPainter {
  public:
    /// Requires: all outlive the painter.
    FaultPainter(std::span<const std::string> sentences, const Media* media)
        : sentences_(sentences),
          painter_(media != nullptr ? media->atlas.index : no_atlas_, sprites_),
          has_letters_(media != nullptr) {}

    const DrawList& paint(core::Size window) {
        const WindowGeometry geometry(window);
        stage::Frame frame;
        if (has_letters_) {
            frame.text = page_of(sentences_, geometry.text_size());
        }
        return painter_.paint(frame, geometry);
    }

  private:
    std::span<const std::string> sentences_;
    panels::SpriteNames sprites_;
    atlas::AtlasIndex no_atlas_;
    FramePainter painter_;
    bool has_letters_;
};

}  // namespace

void show_faults(std::span<const std::string> sentences, const Media* media) {
    Window window;
    StopSignal stop;
    if (media != nullptr) {
        const atlas::Picture& sprites = media->atlas.picture;
        if (window.make_texture({sprites.width, sprites.height})) {
            window.fill_texture(sprites, 0);
        } else {
            media = nullptr;
        }
    }
    const std::string title =
        media == nullptr && !sentences.empty() ? "Torchwake: " + sentences.front() : "Torchwake";
    if (!window.open({title, default_window, false}, atlas::Picture(1, 1))) {
        return;
    }
    FaultPainter painter(sentences, media);
    FrameClock clock;
    core::Milliseconds still = FrameClock::longest_still;
    for (Events events; !events.answer && !stop.arrived(); events = take_events(window)) {
        still = still + clock.elapsed();
        if (events.any || still >= FrameClock::longest_still) {
            window.draw(painter.paint(window.size()));
            window.show();
            still = {};
        }
        clock.sleep(std::nullopt);
    }
}

}  // namespace torchwake::desktop
