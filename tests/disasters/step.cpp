#include "disasters/step.hpp"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace torchwake::disasters {
namespace {

using screen::KeyCode;

std::string cell_text(core::Point cell) {
    return std::to_string(cell.x) + ", " + std::to_string(cell.y);
}

struct Text {
    std::string operator()(const Strike& strike) const { return "Strike(" + to_string(strike.key) + ")"; }
    std::string operator()(const Take& take) const { return "Take(" + screen::offer_id(take.offer) + ")"; }
    std::string operator()(const Point& point) const { return "Point(" + cell_text(point.cell) + ")"; }
    std::string operator()(const Click& click) const {
        const bool left = click.button == screen::MouseButton::Left;
        return "Click(" + cell_text(click.cell) + (left ? ", left)" : ", right)");
    }
    std::string operator()(const TurnWheel& wheel) const {
        return "TurnWheel(" + std::to_string(wheel.lines) + ")";
    }
    std::string operator()(const Pass& pass) const {
        return "Pass(" + std::to_string(pass.milliseconds) + ")";
    }
    std::string operator()(const Resize& resize) const {
        return "Resize(" + std::to_string(resize.size.width) + ", " + std::to_string(resize.size.height) +
               ")";
    }
    std::string operator()(const Die& die) const { return "Die(" + std::to_string(die.operation) + ")"; }
    std::string operator()(const Break& broken) const {
        return "Break(" + std::to_string(broken.operation) + ")";
    }
    std::string operator()(const Mend&) const { return "Mend()"; }
};

screen::Key letter_key(core::RandomStream& stream) {
    constexpr std::string_view letters =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,<>?/\\+-_[]()\"'@#$%&*!~`:;=|^";
    return {.character = static_cast<char32_t>(letters[stream.below(letters.size())])};
}

/// A key of those that most screens know.
screen::Key common_key(core::RandomStream& stream) {
    constexpr std::array codes{KeyCode::Left,   KeyCode::Right,    KeyCode::Up,    KeyCode::Down,
                               KeyCode::Enter,  KeyCode::Escape,   KeyCode::Space, KeyCode::Tab,
                               KeyCode::PageUp, KeyCode::PageDown, KeyCode::Home,  KeyCode::End};
    return {codes.at(stream.below(codes.size()))};
}

/// Any key that has a name.
screen::Key any_key(core::RandomStream& stream) {
    constexpr auto last = static_cast<std::uint32_t>(KeyCode::PadUpLeft);
    const auto code = static_cast<KeyCode>(1 + stream.below(last));
    screen::Key key{code};
    if (!screen::is_pad(code) && stream.below(4) == 0) {
        key.shift = stream.below(2) == 0;
        key.ctrl = !key.shift;
    }
    return key;
}

core::Point any_cell(core::Size size, core::RandomStream& stream) {
    return {stream.between(0, size.width - 1), stream.between(0, size.height - 1)};
}

/// One of the offers, by a key that it has, or as a whole.
Step draw_offer(const Place& place, core::RandomStream& stream) {
    const screen::Offer offer = core::pick(place.prompt->offers, stream);
    const std::vector<screen::Key> keys = place.keys->keys(offer.action);
    if (keys.empty()) {
        return Take{offer};
    }
    return Strike{core::pick(keys, stream)};
}

Step draw_walk(core::RandomStream& stream) {
    constexpr std::string_view keys = "hjklyubnoooo..Z>g";
    return Strike{{.character = static_cast<char32_t>(keys[stream.below(keys.size())])}};
}

Step draw_deed(const Place& place, core::RandomStream& stream) {
    constexpr std::array<core::Size, 4> sizes{{{80, 25}, {100, 36}, {120, 40}, {160, 50}}};
    const std::uint32_t kind = stream.below(100);
    if (kind < 35 && place.plays) {
        return draw_walk(stream);
    }
    if (kind < 60 && place.prompt != nullptr && !place.prompt->offers.empty()) {
        return draw_offer(place, stream);
    }
    if (kind < 74) {
        return Strike{common_key(stream)};
    }
    if (kind < 82) {
        return Strike{letter_key(stream)};
    }
    if (kind < 86) {
        return Strike{any_key(stream)};
    }
    if (kind < 90) {
        return Point{any_cell(place.size, stream)};
    }
    if (kind < 94) {
        return Click{any_cell(place.size, stream),
                     stream.below(3) == 0 ? screen::MouseButton::Right : screen::MouseButton::Left};
    }
    if (kind < 95) {
        return TurnWheel{stream.between(-3, 3)};
    }
    if (kind < 96) {
        return Resize{core::pick(std::span(sizes), stream)};
    }
    return Pass{stream.between(1, 2000)};
}

}  // namespace

std::string to_text(const Step& step) {
    return std::visit(Text{}, step);
}

Step draw_step(const Place& place, core::RandomStream& stream) {
    constexpr std::int32_t far = 8;
    const std::uint32_t kind = stream.below(200);
    if (kind < 2) {
        return Die{0};
    }
    if (kind < 4) {
        return Die{stream.between(1, far)};
    }
    if (kind < 5) {
        return Break{stream.between(1, far)};
    }
    if (kind < 7) {
        return Mend{};
    }
    return draw_deed(place, stream);
}

}  // namespace torchwake::disasters
