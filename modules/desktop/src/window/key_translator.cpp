#include <torchwake/core/utf8.hpp>
#include <torchwake/desktop/key_translator.hpp>

namespace torchwake::desktop {
namespace {

/// The key of a press that no character follows.
std::optional<screen::Key> told_by_press(const DeviceKey& key) {
    if (key.named) {
        return screen::Key{*key.named, 0, key.shift, key.ctrl, key.alt};
    }
    if (key.letter != 0 && (key.ctrl || key.alt)) {
        return screen::Key{screen::KeyCode::Character, key.letter, false, key.ctrl, key.alt};
    }
    return std::nullopt;
}

}  // namespace

bool KeyTranslator::writes(char32_t character) {
    return !core::is_ascii_control(character);
}

std::optional<screen::Input> KeyTranslator::press(const DeviceKey& key) {
    const std::optional<screen::Key> told = told_by_press(key);
    if (!told) {
        last_place_ = key.place;
        return std::nullopt;
    }
    last_place_.reset();
    held_[key.place] = *told;
    return screen::KeyPressed{*told};
}

std::optional<screen::Input> KeyTranslator::text(char32_t character) {
    if (!last_place_ || !writes(character)) {
        return std::nullopt;
    }
    const screen::Key typed{screen::KeyCode::Character, character};
    held_[*last_place_] = typed;
    return screen::KeyPressed{typed};
}

std::optional<screen::Input> KeyTranslator::release(const DeviceKey& key) {
    const auto held = held_.find(key.place);
    if (held == held_.end()) {
        return std::nullopt;
    }
    const screen::Key released = held->second;
    held_.erase(held);
    return screen::KeyReleased{released};
}

}  // namespace torchwake::desktop
