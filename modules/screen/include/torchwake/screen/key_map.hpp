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

/// All actions that can have keys: those of play, of menus, of a cursor on the map and of shops.
[[nodiscard]] std::vector<Action> bindable_actions();

/// The bindings of keys to actions. One key may serve several actions that are never legal at once ("Escape"
/// pauses or cancels); among the offers of one prompt it selects the first that it is bound to.
class KeyMap {
  public:
    /// A key, and an action that it does.
    struct Binding {
        Action action = Action::Confirm;  ///< one of bindable_actions()
        Key key;                          ///< one of the action's keys
        friend bool operator==(const Binding&, const Binding&) = default;
    };

    KeyMap() = default;
    /// A map of these bindings; of an action's keys the first one is preferred.
    explicit KeyMap(std::vector<Binding> bindings) : bindings_(std::move(bindings)) {}

    /// All bindings, in their order.
    [[nodiscard]] std::span<const Binding> bindings() const { return bindings_; }
    /// Each bound action once, in the order of the bindings.
    [[nodiscard]] std::vector<Action> actions() const;
    /// The keys of an action, the preferred first.
    [[nodiscard]] std::vector<Key> keys(Action action) const;
    /// The first of the offers whose action the key is bound to; nothing if there is none.
    [[nodiscard]] std::optional<Offer> resolve(const Key& key, std::span<const Offer> offers) const;

    /// Another action that the key is bound to and that may be legal together with this one; nothing if there
    /// is none.
    [[nodiscard]] std::optional<Action> conflict(Action action, const Key& key) const;
    /// Replaces the keys of an action. Keys that conflict or repeat are left out.
    void bind(Action action, std::span<const Key> keys);

    friend bool operator==(const KeyMap&, const KeyMap&) = default;

  private:
    std::vector<Binding> bindings_;
};

/// The maps for one hand. The keys that the file lists for an action replace its keys of the standard map,
/// but for the buttons of a gamepad. Other actions keep those of their keys that no listed one takes.
struct OneHandKeys {
    KeyMap left;   ///< for the left hand
    KeyMap right;  ///< for the right hand
};
/// The key maps that the game comes with.
struct KeyMaps {
    KeyMap standard;       ///< for both hands
    OneHandKeys one_hand;  ///< for one
};

/// Reads {"bindings": {"move-north": ["Up", "k"], ...},
///        "one-hand": {"left": {"move-north": ["w"], ...}, "right": {...}}}:
/// under "bindings" each of bindable_actions() once, for each hand those that get other keys.
/// Errors: as read_key_map(), in each of the maps; an action that a hand leaves without a key.
[[nodiscard]] boost::system::result<KeyMaps, json::Errors> read_key_maps(std::string_view text,
                                                                         const std::string& file);
/// Reads a file as read_key_maps() reads its text.
[[nodiscard]] boost::system::result<KeyMaps, json::Errors> load_key_maps(const std::filesystem::path& file);

/// Reads the standard map of read_key_maps(): {"bindings": {"move-north": ["Up", "Num8", "k"], ...}}: each of
/// bindable_actions() once. The maps for one hand may be missing. Errors: unknown actions or keys, and one
/// key on two actions that may be legal together.
[[nodiscard]] boost::system::result<KeyMap, json::Errors> read_key_map(std::string_view text,
                                                                       const std::string& file);
/// Reads a file as read_key_map() reads its text.
[[nodiscard]] boost::system::result<KeyMap, json::Errors> load_key_map(const std::filesystem::path& file);

}  // namespace torchwake::screen
