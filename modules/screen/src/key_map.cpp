#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/screen/key_map.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

namespace torchwake::screen {
namespace {

std::optional<Key> key(const json::Node& node) {
    const std::optional<std::string_view> text = node.value().if_string();
    const std::optional<Key> parsed = text ? parse_key(*text) : std::nullopt;
    if (!parsed) {
        node.refuse(R"(a key such as "Left", "Num4", "g" or "Ctrl+s")");
    }
    return parsed;
}

using Bindings = std::vector<KeyMap::Binding>;

/// The binding of the key to an action that shares a context with this one; null if the key is free.
const KeyMap::Binding* find_taken(const Bindings& bindings, const Key& wanted, Action action) {
    const auto taken = std::ranges::find_if(bindings, [&](const KeyMap::Binding& binding) {
        return binding.key == wanted && is_legal_in(binding.action, traits_of(action).contexts);
    });
    return taken == bindings.end() ? nullptr : &*taken;
}

/// Binds the keys to the action. Errors: a key that another action has already.
void bind_keys(json::Fields& in, Action action, const std::vector<Key>& keys, Bindings& bindings) {
    for (const Key& pressed : keys) {
        if (const KeyMap::Binding* const taken = find_taken(bindings, pressed, action)) {
            in.refuse(action_id(action), "\"" + to_string(pressed) + "\"",
                      "a key that is not yet one of \"" + std::string(action_id(taken->action)) + "\"");
        } else {
            bindings.push_back({action, pressed});
        }
    }
}

void read_bindings(json::Fields& in, Bindings& bindings) {
    for (const Action action : bindable_actions()) {
        std::vector<Key> keys;
        in.required(action_id(action), keys, json::list(key, 1));
        bind_keys(in, action, keys, bindings);
    }
}

/// Reads the keys of the actions that a hand has other keys for.
void read_changes(json::Fields& in, Bindings& changes) {
    for (const Action action : bindable_actions()) {
        std::vector<Key> keys;
        in.optional(action_id(action), keys, json::list(key, 1));
        bind_keys(in, action, keys, changes);
    }
}

/// The changed keys of each action, then those of the standard map that no change takes. Changed keys replace
/// all others of their action but the buttons of a gamepad.
KeyMap with_changes(const KeyMap& standard, const Bindings& changes) {
    Bindings bindings;
    for (const Action action : bindable_actions()) {
        std::ranges::copy_if(changes, std::back_inserter(bindings),
                             [action](const KeyMap::Binding& binding) { return binding.action == action; });
        const bool changed = std::ranges::find(changes, action, &KeyMap::Binding::action) != changes.end();
        for (const Key& key : standard.keys(action)) {
            if ((!changed || is_pad(key.code)) && find_taken(changes, key, action) == nullptr) {
                bindings.push_back({action, key});
            }
        }
    }
    return KeyMap(std::move(bindings));
}

/// The keys of both hands, as they stand in the file.
struct HandChanges {
    Bindings left;
    Bindings right;
};

void read_hand(json::Fields& in, std::string_view hand, const KeyMap& standard, Bindings& changes) {
    in.required(hand, changes, json::object<Bindings>(read_changes));
    const KeyMap keys = with_changes(standard, changes);
    for (const Action action : bindable_actions()) {
        if (keys.keys(action).empty() && !standard.keys(action).empty()) {
            in.refuse(hand, "no key of \"" + std::string(action_id(action)) + "\" that is left",
                      "a key for it, because others take its own");
        }
    }
}

boost::system::result<KeyMaps, json::Errors> decode_key_maps(const json::Value& document,
                                                             const std::string& file) {
    const auto decoder = json::object<KeyMaps>([](json::Fields& in, KeyMaps& maps) {
        Bindings bindings;
        in.required("bindings", bindings, json::object<Bindings>(read_bindings));
        maps.standard = KeyMap(std::move(bindings));
        HandChanges changes;
        in.optional("one-hand", changes,
                    json::object<HandChanges>([&maps](json::Fields& hands, HandChanges& read) {
                        read_hand(hands, "left", maps.standard, read.left);
                        read_hand(hands, "right", maps.standard, read.right);
                    }));
        maps.one_hand.left = with_changes(maps.standard, changes.left);
        maps.one_hand.right = with_changes(maps.standard, changes.right);
    });
    return json::decode(document, file, decoder);
}

boost::system::result<KeyMap, json::Errors> standard_of(boost::system::result<KeyMaps, json::Errors> maps) {
    if (!maps) {
        return maps.error();
    }
    return std::move(maps->standard);
}

}  // namespace

std::vector<Action> bindable_actions() {
    std::vector<Action> actions;
    for (const ActionTraits& traits : action_table) {
        if (traits.contexts != without_keys) {
            actions.push_back(traits.action);
        }
    }
    return actions;
}

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
    std::array<bool, action_table.size()> asked{};
    for (const Binding& binding : bindings_) {
        bool& of_action = asked[static_cast<std::size_t>(binding.action)];
        of_action = of_action || binding.key == key;
    }
    const auto offer = std::ranges::find_if(
        offers, [&asked](const Offer& each) { return asked[static_cast<std::size_t>(each.action)]; });
    return offer == offers.end() ? std::nullopt : std::optional(*offer);
}

std::optional<Action> KeyMap::conflict(Action action, const Key& key) const {
    for (const Binding& binding : bindings_) {
        if (binding.action != action && binding.key == key &&
            is_legal_in(binding.action, traits_of(action).contexts)) {
            return binding.action;
        }
    }
    return std::nullopt;
}

void KeyMap::bind(Action action, std::span<const Key> keys) {
    auto first = std::ranges::find(bindings_, action, &Binding::action);
    if (first == bindings_.end()) {
        first = std::ranges::upper_bound(bindings_, action, {}, &Binding::action);
    }
    auto place = first - bindings_.begin();
    std::erase_if(bindings_, [action](const Binding& binding) { return binding.action == action; });
    for (const Key& key : keys) {
        const bool is_new = std::ranges::find(bindings_, Binding{action, key}) == bindings_.end();
        if (is_new && !conflict(action, key)) {
            bindings_.insert(bindings_.begin() + place++, {action, key});
        }
    }
}

boost::system::result<KeyMaps, json::Errors> read_key_maps(std::string_view text, const std::string& file) {
    const auto document = json::read(text, file);
    if (!document) {
        return document.error();
    }
    return decode_key_maps(*document, file);
}

boost::system::result<KeyMaps, json::Errors> load_key_maps(const std::filesystem::path& file) {
    const auto document = json::read_file(file);
    if (!document) {
        return document.error();
    }
    return decode_key_maps(*document, file.string());
}

boost::system::result<KeyMap, json::Errors> read_key_map(std::string_view text, const std::string& file) {
    return standard_of(read_key_maps(text, file));
}

boost::system::result<KeyMap, json::Errors> load_key_map(const std::filesystem::path& file) {
    return standard_of(load_key_maps(file));
}

}  // namespace torchwake::screen
