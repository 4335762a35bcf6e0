#include "sfml/keys.hpp"

#include <algorithm>
#include <array>

namespace torchwake::desktop::sfml {
namespace {

using Device = sf::Keyboard::Key;
using screen::KeyCode;

struct Named {
    Device device;
    KeyCode code;
};

constexpr std::array<Named, 36> names{{
    {Device::Left, KeyCode::Left},
    {Device::Right, KeyCode::Right},
    {Device::Up, KeyCode::Up},
    {Device::Down, KeyCode::Down},
    {Device::Enter, KeyCode::Enter},
    {Device::Escape, KeyCode::Escape},
    {Device::Space, KeyCode::Space},
    {Device::Tab, KeyCode::Tab},
    {Device::Backspace, KeyCode::Backspace},
    {Device::Delete, KeyCode::Delete},
    {Device::Home, KeyCode::Home},
    {Device::End, KeyCode::End},
    {Device::PageUp, KeyCode::PageUp},
    {Device::PageDown, KeyCode::PageDown},
    {Device::F1, KeyCode::F1},
    {Device::F2, KeyCode::F2},
    {Device::F3, KeyCode::F3},
    {Device::F4, KeyCode::F4},
    {Device::F5, KeyCode::F5},
    {Device::F6, KeyCode::F6},
    {Device::F7, KeyCode::F7},
    {Device::F8, KeyCode::F8},
    {Device::F9, KeyCode::F9},
    {Device::F10, KeyCode::F10},
    {Device::F11, KeyCode::F11},
    {Device::F12, KeyCode::F12},
    {Device::Numpad0, KeyCode::Num0},
    {Device::Numpad1, KeyCode::Num1},
    {Device::Numpad2, KeyCode::Num2},
    {Device::Numpad3, KeyCode::Num3},
    {Device::Numpad4, KeyCode::Num4},
    {Device::Numpad5, KeyCode::Num5},
    {Device::Numpad6, KeyCode::Num6},
    {Device::Numpad7, KeyCode::Num7},
    {Device::Numpad8, KeyCode::Num8},
    {Device::Numpad9, KeyCode::Num9},
}};

}  // namespace

std::optional<screen::KeyCode> name_of(sf::Keyboard::Key key) {
    const auto named =
        std::find_if(names.begin(), names.end(), [&](const Named& name) { return name.device == key; });
    return named == names.end() ? std::nullopt : std::optional(named->code);
}

}  // namespace torchwake::desktop::sfml
