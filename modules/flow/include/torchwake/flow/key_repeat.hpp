#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>

#include <optional>

namespace torchwake::flow {

/// True if a held key repeats the action: steps, waiting and cursor moves, but nothing that decides.
[[nodiscard]] bool repeats(screen::Action action);

/// Repeats the held key on virtual time: first after `delay`, then every `interval`. A call that comes late
/// gives one repetition, never several.
class KeyRepeat {
  public:
    static constexpr core::Milliseconds delay{200};    ///< from the press to the first repetition
    static constexpr core::Milliseconds interval{60};  ///< from one repetition to the next

    /// Makes that key the held one, in place of any other.
    void hold(const screen::Key& key, core::Milliseconds now);
    /// Ends the hold of that key. False if it was not the held key.
    bool release(const screen::Key& key);
    /// Ends the hold of any key.
    void stop() { held_.reset(); }

    /// The time of the next repetition; nothing if no key is held.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;
    /// The held key. Its next repetition is then due after `until`, whatever was missed before. Requires:
    /// next_due() <= until.
    [[nodiscard]] std::optional<screen::Key> repeat(core::Milliseconds until);

  private:
    struct Held {
        screen::Key key;
        core::Milliseconds due;
    };
    std::optional<Held> held_;
};

}  // namespace torchwake::flow
