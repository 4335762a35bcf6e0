#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/screen/key.hpp>

#include <optional>

namespace torchwake::flow {

/// The one key that is held and repeats, on virtual time: first after `delay`, then every `interval`. However
/// late it is asked, a held key never gives more than one repetition at a time.
class KeyRepeat {
  public:
    static constexpr core::Milliseconds delay{200};
    static constexpr core::Milliseconds interval{60};

    /// From now on that key is held, and no other.
    void hold(const screen::Key& key, core::Milliseconds now);
    /// It is not held any more. False where it was not.
    bool release(const screen::Key& key);
    void stop() { held_.reset(); }

    /// When it repeats next; nothing: never.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;
    /// The key, where it is due; its next time then lies after `until`, whatever was missed before.
    /// Requires: next_due() <= until.
    [[nodiscard]] std::optional<screen::Key> repeat(core::Milliseconds until);

  private:
    struct Held {
        screen::Key key;
        core::Milliseconds due;
    };
    std::optional<Held> held_;
};

}  // namespace torchwake::flow
