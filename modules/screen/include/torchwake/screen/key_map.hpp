#pragma once

#include <torchwake/json/error.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>

#include <boost/system/result.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::screen {

/// Which keys ask for which action. One key may serve several actions that are never legal at once ("Escape"
/// pauses or cancels); among the offers of one prompt it names at most one.
class KeyMap {
  public:
    struct Binding {
        Action action = Action::Confirm;
        Key key;
    };

    KeyMap() = default;
    explicit KeyMap(std::vector<Binding> bindings) : bindings_(std::move(bindings)) {}

    [[nodiscard]] std::span<const Binding> bindings() const { return bindings_; }
    /// Each bound action once, in the order of the bindings.
    [[nodiscard]] std::vector<Action> actions() const;
    /// The keys of an action, the preferred first.
    [[nodiscard]] std::vector<Key> keys(Action action) const;
    /// The first of the offers that the key asks for.
    [[nodiscard]] std::optional<Offer> resolve(const Key& key, std::span<const Offer> offers) const;

  private:
    std::vector<Binding> bindings_;
};

/// Reads {"bindings": {"move-north": ["Up", "Num8", "k"], ...}}: every play and menu action once.
/// Errors: unknown actions or keys, and one key on two actions of the same group (play; menus).
[[nodiscard]] boost::system::result<KeyMap, json::Errors> read_key_map(std::string_view text,
                                                                       const std::string& file);

}  // namespace torchwake::screen
