#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/screen/key_map.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace torchwake::screen {
namespace {

constexpr Action first_play_action = Action::MoveNorth;
constexpr Action last_play_action = Action::Pause;
constexpr Action first_menu_action = Action::Up;
constexpr Action last_menu_action = Action::Cancel;

/// Actions that may be legal together: those of play, those of menus.
enum class Group : std::uint8_t { Play, Menus };

std::optional<Group> group_of(Action action) {
    if (action >= first_play_action && action <= last_play_action) {
        return Group::Play;
    }
    if (action >= first_menu_action && action <= last_menu_action) {
        return Group::Menus;
    }
    return std::nullopt;
}

std::optional<Key> key(const json::Node& node) {
    const std::string* const text = node.value().if_string();
    const std::optional<Key> parsed = text != nullptr ? parse_key(*text) : std::nullopt;
    if (!parsed) {
        node.refuse(R"(a key such as "Left", "Num4", "g" or "Ctrl+s")");
    }
    return parsed;
}

using Bindings = std::vector<KeyMap::Binding>;

/// The binding of that key in that group; null where the key is free.
const KeyMap::Binding* find_taken(const Bindings& bindings, const Key& wanted, Group group) {
    const auto taken = std::ranges::find_if(bindings, [&](const KeyMap::Binding& binding) {
        return binding.key == wanted && group_of(binding.action) == group;
    });
    return taken == bindings.end() ? nullptr : &*taken;
}

void read_action(json::Fields& in, Action action, Bindings& bindings) {
    std::vector<Key> keys;
    in.required(action_id(action), keys, json::list(key, 1));
    for (const Key& pressed : keys) {
        if (const KeyMap::Binding* const taken = find_taken(bindings, pressed, *group_of(action))) {
            in.refuse(action_id(action), "\"" + to_string(pressed) + "\"",
                      "a key that is not yet one of \"" + std::string(action_id(taken->action)) + "\"");
        } else {
            bindings.push_back({action, pressed});
        }
    }
}

void read_bindings(json::Fields& in, Bindings& bindings) {
    for (auto place = static_cast<unsigned>(first_play_action);
         place <= static_cast<unsigned>(last_menu_action); ++place) {
        read_action(in, static_cast<Action>(place), bindings);
    }
}
static_assert(static_cast<unsigned>(last_play_action) + 1 == static_cast<unsigned>(first_menu_action));

}  // namespace

std::vector<Action> KeyMap::actions() const {
    std::vector<Action> actions;
    for (const Binding& binding : bindings_) {
        if (std::ranges::find(actions, binding.action) == actions.end()) {
            actions.push_back(binding.action);
        }
    }
    return actions;
}

std::vector<Key> KeyMap::keys(Action action) const {
    std::vector<Key> keys;
    for (const Binding& binding : bindings_) {
        if (binding.action == action) {
            keys.push_back(binding.key);
        }
    }
    return keys;
}

std::optional<Offer> KeyMap::resolve(const Key& key, std::span<const Offer> offers) const {
    for (const Offer& offer : offers) {
        const bool asked = std::ranges::any_of(bindings_, [&](const Binding& binding) {
            return binding.action == offer.action && binding.key == key;
        });
        if (asked) {
            return offer;
        }
    }
    return std::nullopt;
}

boost::system::result<KeyMap, json::Errors> read_key_map(std::string_view text, const std::string& file) {
    const auto document = json::read(text, file);
    if (!document) {
        return document.error();
    }
    const auto decoder = json::object<Bindings>([](json::Fields& in, Bindings& bindings) {
        in.required("bindings", bindings, json::object<Bindings>(read_bindings));
    });
    auto bindings = json::decode(*document, file, decoder);
    if (!bindings) {
        return bindings.error();
    }
    return KeyMap(*std::move(bindings));
}

}  // namespace torchwake::screen
