#pragma once

#include <torchwake/json/error.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::screen {

/// Every action that can have keys: those of play, of menus, and of a cursor on the map.
[[nodiscard]] std::vector<Action> bindable_actions();

/// Which keys ask for which action. One key may serve several actions that are never legal at once ("Escape"
/// pauses or cancels); among the offers of one prompt it names at most one.
class KeyMap {
  public:
    struct Binding {
        Action action = Action::Confirm;
        Key key;
        friend bool operator==(const Binding&, const Binding&) = default;
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

    /// Another action that may be legal together with this one and that the key asks for.
    [[nodiscard]] std::optional<Action> conflict(Action action, const Key& key) const;
    /// Gives an action these keys in place of those it had; one that conflicts, or comes again, is left out.
    void bind(Action action, std::span<const Key> keys);

    friend bool operator==(const KeyMap&, const KeyMap&) = default;

  private:
    std::vector<Binding> bindings_;
};

/// Reads {"bindings": {"move-north": ["Up", "Num8", "k"], ...}}: each of bindable_actions() once.
/// Errors: unknown actions or keys, and one key on two actions that may be legal together.
[[nodiscard]] boost::system::result<KeyMap, json::Errors> read_key_map(std::string_view text,
                                                                       const std::string& file);
/// The same from a file.
[[nodiscard]] boost::system::result<KeyMap, json::Errors> load_key_map(const std::filesystem::path& file);

}  // namespace torchwake::screen
