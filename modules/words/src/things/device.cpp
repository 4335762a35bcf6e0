#include <torchwake/words/device.hpp>
#include <torchwake/words/labels.hpp>

#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::words {
namespace {

bool is_of(const screen::Key& key, Device device) {
    return screen::is_pad(key.code) == (device == Device::Gamepad);
}

}  // namespace

screen::KeyMap keys_of(const screen::KeyMap& keys, Device device) {
    std::vector<screen::KeyMap::Binding> bindings(keys.bindings().begin(), keys.bindings().end());
    std::erase_if(bindings,
                  [device](const screen::KeyMap::Binding& binding) { return !is_of(binding.key, device); });
    return screen::KeyMap(std::move(bindings));
}

bool are_of_a_gamepad(const screen::KeyMap& keys) {
    return !keys.bindings().empty() && is_of(keys.bindings().front().key, Device::Gamepad);
}

std::string prompt_label(const screen::Key& key) {
    constexpr std::string_view pad = "Pad";
    const std::string label = key_label(key);
    return screen::is_pad(key.code) ? label.substr(pad.size()) : label;
}

std::string prompt_label(const screen::KeyMap& keys, screen::Action action) {
    const std::vector<screen::Key> bound = keys.keys(action);
    return bound.empty() ? std::string() : prompt_label(bound.front());
}

}  // namespace torchwake::words
