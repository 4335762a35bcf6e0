#include <torchwake/core/contract.hpp>
#include <torchwake/flow/key_repeat.hpp>

namespace torchwake::flow {

using screen::Action;

bool repeats(Action action) {
    const bool steps = screen::is_step(action) || action == Action::Wait;
    const bool moves_about = action >= Action::Up && action <= Action::PageDown;
    return steps || moves_about || action == Action::Erase;
}

void KeyRepeat::hold(const screen::Key& key, core::Milliseconds now) {
    held_ = Held{key, now + delay};
}

bool KeyRepeat::release(const screen::Key& key) {
    // Shift or another modifier may have gone up first.
    if (!held_ || held_->key.code != key.code || held_->key.character != key.character) {
        return false;
    }
    held_.reset();
    return true;
}

std::optional<core::Milliseconds> KeyRepeat::next_due() const {
    return held_ ? std::optional(held_->due) : std::nullopt;
}

std::optional<screen::Key> KeyRepeat::repeat(core::Milliseconds until) {
    if (!held_) {
        return std::nullopt;
    }
    TORCHWAKE_EXPECTS(held_->due <= until);
    const std::int64_t missed = (until - held_->due).value / interval.value;
    held_->due += interval * (missed + 1);
    return held_->key;
}

}  // namespace torchwake::flow
