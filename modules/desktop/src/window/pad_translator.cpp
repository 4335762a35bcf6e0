#include <torchwake/desktop/pad_translator.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace torchwake::desktop {
namespace {

using screen::KeyCode;

// The numbers are the order of the button codes that the Linux drivers report.
// Source: Documentation/input/gamepad.rst, and drivers xpad, hid-playstation (hid-sony) and hid-nintendo.
constexpr std::uint32_t sony = 0x054C;
constexpr std::uint32_t nintendo = 0x057E;

/// A button that the game does not use.
constexpr KeyCode unused = KeyCode::Character;

// The keys of buttons by their numbers.
constexpr std::array common_keys{KeyCode::PadA, KeyCode::PadB, KeyCode::PadX,    KeyCode::PadY,
                                 KeyCode::PadL, KeyCode::PadR, KeyCode::PadBack, KeyCode::PadStart};
/// The upper and the left button are exchanged, and the triggers are buttons 6 and 7.
constexpr std::array sony_keys{KeyCode::PadA,    KeyCode::PadB,    KeyCode::PadY, KeyCode::PadX,
                               KeyCode::PadL,    KeyCode::PadR,    unused,        unused,
                               KeyCode::PadBack, KeyCode::PadStart};
/// As Sony's, with a screenshot button at 4.
constexpr std::array nintendo_keys{KeyCode::PadA, KeyCode::PadB,    KeyCode::PadY,    KeyCode::PadX,
                                   unused,        KeyCode::PadL,    KeyCode::PadR,    unused,
                                   unused,        KeyCode::PadBack, KeyCode::PadStart};

std::span<const KeyCode> keys_of(std::uint32_t vendor) {
    return vendor == sony       ? std::span<const KeyCode>(sony_keys)
           : vendor == nintendo ? std::span<const KeyCode>(nintendo_keys)
                                : std::span<const KeyCode>(common_keys);
}

/// Clockwise from the right, an eighth of a turn each.
constexpr std::array<KeyCode, 8> around{KeyCode::PadRight,    KeyCode::PadDownRight, KeyCode::PadDown,
                                        KeyCode::PadDownLeft, KeyCode::PadLeft,      KeyCode::PadUpLeft,
                                        KeyCode::PadUp,       KeyCode::PadUpRight};

/// The direction of a point in eighths of a turn from the right, clockwise: 0 to below 8.
float eighths(float x, float y) {
    constexpr float half_turn = 3.14159265F;
    const float turned = std::atan2(y, x) * 4 / half_turn;
    return turned < 0 ? turned + 8 : turned;
}

/// The distance of a direction from the middle of an eighth, in eighths: 0 to 4.
float away_from(float turned, KeyCode code) {
    const auto place = std::ranges::find(around, code) - around.begin();
    const float apart = std::abs(turned - static_cast<float>(place));
    return std::min(apart, 8 - apart);
}

/// The stick's direction, given the previous one: it leaves a direction only a third of the way past its
/// border.
std::optional<KeyCode> point_stick(float x, float y, std::optional<KeyCode> before) {
    constexpr float border = 0.5F + 0.17F;
    const float reach = std::hypot(x, y);
    if (reach < (before ? PadTranslator::stick_rest : PadTranslator::stick_reach)) {
        return std::nullopt;
    }
    const float turned = eighths(x, y);
    if (before && away_from(turned, *before) < border) {
        return before;
    }
    return around[static_cast<std::size_t>(std::lround(turned)) % around.size()];
}

std::optional<KeyCode> point_cross(float x, float y) {
    constexpr float pressed = 50;
    const auto side = [](float position) {
        return position > pressed ? 1.0F : position < -pressed ? -1.0F : 0.0F;
    };
    if (side(x) == 0 && side(y) == 0) {
        return std::nullopt;
    }
    return around[static_cast<std::size_t>(std::lround(eighths(side(x), side(y)))) % around.size()];
}

}  // namespace

std::optional<KeyCode> pad_key(std::uint32_t vendor, int button) {
    const std::span<const KeyCode> keys = keys_of(vendor);
    const auto place = static_cast<std::size_t>(button);
    const bool is_used = button >= 0 && place < keys.size() && keys[place] != unused;
    return is_used ? std::optional(keys[place]) : std::nullopt;
}

std::optional<screen::Input> PadTranslator::press(const PadButton& event) {
    const std::optional<KeyCode> code = pad_key(event.vendor, event.button);
    if (event.down && code) {
        buttons_[event.button] = *code;
        return screen::KeyPressed{{*code}};
    }
    const auto held = buttons_.find(event.button);
    if (event.down || held == buttons_.end()) {
        return std::nullopt;
    }
    const screen::KeyReleased released{{held->second}};
    buttons_.erase(held);
    return released;
}

PadTranslator::Direction PadTranslator::pointed() const {
    const auto at = [&](PadAxis axis) { return positions_[static_cast<std::size_t>(axis)]; };
    const Direction cross = point_cross(at(PadAxis::CrossX), at(PadAxis::CrossY));
    return cross ? cross : stick_;
}

std::vector<screen::Input> PadTranslator::move(const PadMoved& event) {
    positions_[static_cast<std::size_t>(event.axis)] = event.position;
    stick_ = point_stick(positions_[0], positions_[1], stick_);
    const Direction now = pointed();
    std::vector<screen::Input> inputs;
    if (now == coming_) {
        return inputs;
    }
    if (!now && coming_ && !held_) {
        settle(inputs);
    }
    coming_ = now;
    stood_ = {};
    if (!now || now == held_) {
        settle(inputs);
    }
    return inputs;
}

std::vector<screen::Input> PadTranslator::advance(core::Milliseconds time) {
    std::vector<screen::Input> inputs;
    if (coming_ != held_) {
        stood_ = stood_ + time;
        if (stood_ >= settling_time) {
            settle(inputs);
        }
    }
    return inputs;
}

std::optional<core::Milliseconds> PadTranslator::next_due() const {
    return coming_ != held_ ? std::optional(settling_time - stood_) : std::nullopt;
}

std::vector<screen::Input> PadTranslator::let_go() {
    std::vector<screen::Input> inputs;
    coming_.reset();
    settle(inputs);
    for (const auto& [button, code] : buttons_) {
        inputs.emplace_back(screen::KeyReleased{{code}});
    }
    *this = PadTranslator{};
    return inputs;
}

/// Presses the direction that has settled, in place of the held one.
void PadTranslator::settle(std::vector<screen::Input>& inputs) {
    if (held_ == coming_) {
        return;
    }
    if (held_) {
        inputs.emplace_back(screen::KeyReleased{{*held_}});
    }
    if (coming_) {
        inputs.emplace_back(screen::KeyPressed{{*coming_}});
    }
    held_ = coming_;
}

}  // namespace torchwake::desktop
