// The session's handlers of the window's events.

#include "play/session.hpp"

#include <torchwake/flow/interpreter.hpp>
#include <torchwake/screen/layer.hpp>

#include <cmath>
#include <variant>

namespace torchwake::desktop {
void WindowSession::handle_events() {
    while (const std::optional<WindowEvent> event = window_.next_event()) {
        std::visit([this](const auto& what) { handle(what); }, *event);
    }
}

void WindowSession::handle(const WindowClosed&) {
    closed_ = true;
}

void WindowSession::handle(const WindowResized&) {
    lay_out();
}

void WindowSession::handle(const WindowFocused& event) {
    focused_ = event.focused;
    stale_ = true;
    keys_.forget();
    if (!event.focused) {
        give(pads_.let_go());
        presenter_->hold_forecast(false);
    }
    presenter_->set_focus(event.focused);
    game_->input(screen::FocusChanged{event.focused});
    set_volumes();
}

void WindowSession::handle(const KeyDown& event) {
    pointer_.reset();
    if (!handle_own_key(event.key)) {
        give(keys_.press(event.key));
    }
}

void WindowSession::handle(const KeyUp& event) {
    give(keys_.release(event.key));
}

void WindowSession::handle(const AltKey& event) {
    presenter_->hold_forecast(event.down);
}

void WindowSession::handle(const CharacterTyped& event) {
    const bool typing = takes_text();  // the key itself may open a text field
    give(keys_.text(event.character));
    if (typing && KeyTranslator::writes(event.character)) {
        give(screen::TextEntered{event.character});
    }
}

void WindowSession::handle(const PointerAt& event) {
    pointer_ = event.pixel;
    const screen::Pointed over = pointed(event.pixel);
    presenter_->point(over);
    give(screen::PointerMoved{over});
}

void WindowSession::handle(const PointerEntered&) {
    stale_ = true;  // another window may have uncovered this one
}

void WindowSession::handle(const ButtonDown& event) {
    give(screen::PointerClicked{pointed(event.pixel), event.button});
}

void WindowSession::handle(const WheelMoved& event) {
    wheel_ += event.lines;
    const auto whole = static_cast<std::int32_t>(std::trunc(wheel_));
    wheel_ -= static_cast<float>(whole);
    if (whole == 0) {
        return;
    }
    if (plays() && geometry_.map_pixels().contains(event.pixel)) {
        zoom(whole);
    } else {
        give(screen::WheelTurned{whole});
    }
}

// Pads report to every window, so input is taken only with the focus.

void WindowSession::handle(const PadButton& event) {
    if (focused_) {
        give(pads_.press(event));
    }
}

void WindowSession::handle(const PadMoved& event) {
    if (focused_) {
        give(pads_.move(event));
    }
}

void WindowSession::handle(const PadGone&) {
    give(pads_.let_go());
}

void WindowSession::give(const std::vector<screen::Input>& inputs) {
    for (const screen::Input& input : inputs) {
        give(std::optional(input));
    }
}

void WindowSession::give(const std::optional<screen::Input>& input) {
    if (input) {
        if (log_ && flow::is_fresh_press(*input)) {
            log_->note_press();
        }
        presenter_->note_input();
        game_->input(*input);
    }
}

bool WindowSession::handle_own_key(const DeviceKey& key) {
    if (key.named == screen::KeyCode::F11) {
        set_full_screen(!full_screen_);
        game_->input(screen::DisplayChanged{full_screen_, followed_.scale});
        return true;
    }
    if (key.named == screen::KeyCode::F12) {
        take_screenshot();
        return true;
    }
    return false;
}

screen::Pointed WindowSession::pointed(core::Point pixel) {
    if (game_->ended()) {
        return screen::PointedNothing{};
    }
    const stage::Frame& frame = current_frame();
    for (const panels::LevelPicture& level : frame.levels) {
        const std::optional<core::Point> cell =
            level.reacts ? geometry_.cell_in(level, pixel) : std::optional<core::Point>();
        if (cell) {
            return screen::PointedCell{*cell};
        }
    }
    if (const auto hit = frame.areas.find(geometry_.text_cell_at(pixel))) {
        return *hit;
    }
    if (!frame.shows_map || !geometry_.map_pixels().contains(pixel)) {
        return screen::PointedNothing{};
    }
    for (const panels::FloatingText& text : frame.map.texts) {
        if (text.stands_for && geometry_.pixels_of(text, frame.map.camera).contains(pixel)) {
            return screen::PointedCell{*text.stands_for};
        }
    }
    return screen::PointedCell{geometry_.map_cell_at(pixel, frame.map.camera)};
}

bool WindowSession::takes_text() const {
    return game_->prompt() != nullptr && game_->prompt()->text;
}

bool WindowSession::plays() const {
    return !game_->screens().empty() &&
           screen::model_in<screen::PlayModel>(game_->screens().back().layer) != nullptr;
}

}  // namespace torchwake::desktop
