#include "options/options_json.hpp"

#include "files/run_files.hpp"
#include "files/stored_name.hpp"

#include <torchwake/json/decode.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {
namespace {

/// The names of an enumeration's values, in their order.
constexpr std::array<std::string_view, last_animation_speed + 1> speed_names{"none", "slow", "normal",
                                                                             "fast"};
constexpr std::array<std::string_view, last_palette + 1> palette_names{"standard", "deuteranopia",
                                                                       "protanopia", "tritanopia"};
constexpr std::array<std::string_view, last_text_size + 1> text_size_names{"small", "normal", "large",
                                                                           "larger", "largest"};

constexpr std::array<std::string_view, last_pack_order + 1> pack_order_names{"letter", "kind", "weight"};

constexpr std::array<std::string_view, last_hand + 1> hand_names{"both", "left", "right"};

template <class T, std::size_t count>
auto one_of(const std::array<std::string_view, count>& names) {
    return [&names](const json::Node& node) -> std::optional<T> {
        const auto place = json::known_name(node, names, json::choice_of(names));
        return place ? std::optional(static_cast<T>(*place)) : std::nullopt;
    };
}

/// Converts the switch of earlier versions, which only turned animation on or off.
std::optional<AnimationSpeed> speed_of_switch(const json::Node& node) {
    const std::optional<bool> on = json::boolean(node);
    return on ? std::optional(*on ? AnimationSpeed::Normal : AnimationSpeed::None) : std::nullopt;
}

std::optional<std::uint32_t> read_hints(const json::Node& node) {
    const auto bits = json::integer_within(node, 0, std::numeric_limits<std::uint32_t>::max());
    return bits ? std::optional(static_cast<std::uint32_t>(*bits)) : std::nullopt;
}

std::optional<std::vector<StoredBinding>> read_bindings(const json::Node& node) {
    constexpr std::size_t longest_key = 32;
    const auto entries = json::dictionary(json::list(json::Text{longest_key}))(node);
    if (!entries) {
        return std::nullopt;
    }
    std::vector<StoredBinding> bindings;
    for (const auto& [action, keys] : *entries) {
        bindings.push_back({action, keys});
    }
    return bindings;
}

std::optional<std::string> read_run_name(const json::Node& node) {
    const auto text = node.value().if_string();
    if (text && (text->empty() || is_run_name(std::string(*text)))) {
        return std::string(*text);
    }
    node.refuse("the name of a run");
    return std::nullopt;
}

/// Decodes unfinished input; a field is open if its text is present.
std::optional<std::optional<std::string>> read_typed(const json::Node& node) {
    auto text = read_name(node);
    return text ? std::optional(std::optional(std::move(*text))) : std::nullopt;
}

void read_option_members(json::Fields& in, Options& out) {
    in.optional("scale", out.scale, json::integer(0, max_scale));
    in.optional("text_size", out.text_size, one_of<TextSize>(text_size_names));
    in.optional("full_screen", out.full_screen, json::boolean);
    in.optional("master_volume", out.master_volume, json::integer(0, max_volume));
    in.optional("effects_volume", out.effects_volume, json::integer(0, max_volume));
    in.optional("ambience_volume", out.ambience_volume, json::integer(0, max_volume));
    in.optional("reduced_motion", out.reduced_motion, json::boolean);
    in.optional("animation", out.animation_speed, speed_of_switch);
    in.optional("animation_speed", out.animation_speed, one_of<AnimationSpeed>(speed_names));
    in.optional("coloured_numbers", out.coloured_numbers, json::boolean);
    in.optional("palette", out.palette, one_of<Palette>(palette_names));
    in.optional("level_making", out.level_making, json::boolean);
    in.optional("collect_coins", out.collect_coins, json::boolean);
    in.optional("collect_missiles", out.collect_missiles, json::boolean);
    in.optional("collect_potions", out.collect_potions, json::boolean);
    in.optional("collect_scrolls", out.collect_scrolls, json::boolean);
    in.optional("pack_order", out.pack_order, one_of<PackOrder>(pack_order_names));
    in.optional("pack_grid", out.pack_grid, json::boolean);
    in.optional("joined_messages", out.joined_messages, json::boolean);
    in.optional("letters", out.letters, json::boolean);
    in.optional("hand", out.hand, one_of<Hand>(hand_names));
    in.optional("bindings", out.bindings, read_bindings);
    in.optional("told_keys", out.told_keys, json::Text{4096});
    in.optional("hints_seen", out.hints_seen, read_hints);
    in.optional("lessons_done", out.lessons_done, json::list(json::identifier));
    in.optional("hero_name", out.hero_name, read_name);
    in.optional("last_run", out.last_run, read_run_name);
    in.optional("typed_name", out.typed_name, read_typed);
    in.optional("typed_seed", out.typed_seed, read_typed);
}

json::Object bindings_to_json(const std::vector<StoredBinding>& bindings) {
    json::Object object;
    for (const StoredBinding& binding : bindings) {
        object.set(binding.action, json::Array(binding.keys.begin(), binding.keys.end()));
    }
    return object;
}

}  // namespace

json::Object options_to_json(const Options& options) {
    json::Object object{
        {"scale", options.scale},
        {"text_size", text_size_names.at(static_cast<std::size_t>(options.text_size))},
        {"full_screen", options.full_screen},
        {"master_volume", options.master_volume},
        {"effects_volume", options.effects_volume},
        {"ambience_volume", options.ambience_volume},
        {"reduced_motion", options.reduced_motion},
        {"animation_speed", speed_names.at(static_cast<std::size_t>(options.animation_speed))},
        {"coloured_numbers", options.coloured_numbers},
        {"palette", palette_names.at(static_cast<std::size_t>(options.palette))},
        {"level_making", options.level_making},
        {"collect_coins", options.collect_coins},
        {"collect_missiles", options.collect_missiles},
        {"collect_potions", options.collect_potions},
        {"collect_scrolls", options.collect_scrolls},
        {"pack_order", pack_order_names.at(static_cast<std::size_t>(options.pack_order))},
        {"pack_grid", options.pack_grid},
        {"joined_messages", options.joined_messages},
        {"letters", options.letters},
        {"hand", hand_names.at(static_cast<std::size_t>(options.hand))},
        {"bindings", bindings_to_json(options.bindings)},
        {"hints_seen", options.hints_seen},
        {"hero_name", stored_name(options.hero_name)},
        {"last_run", options.last_run},
    };
    if (!options.told_keys.empty()) {
        object.set("told_keys", options.told_keys);
    }
    if (!options.lessons_done.empty()) {
        object.set("lessons_done", json::Array(options.lessons_done.begin(), options.lessons_done.end()));
    }
    if (options.typed_name) {
        object.set("typed_name", stored_name(*options.typed_name));
    }
    if (options.typed_seed) {
        object.set("typed_seed", stored_name(*options.typed_seed));
    }
    return object;
}

std::optional<Options> read_options(const json::Node& node) {
    return json::object<Options>(read_option_members)(node);
}

}  // namespace torchwake::save
