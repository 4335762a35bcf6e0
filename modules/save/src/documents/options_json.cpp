#include "documents/options_json.hpp"

#include "files/stored_name.hpp"
#include "runs/run_files.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/save/option_table.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace torchwake::save {
namespace {

/// Converts the switch of earlier versions, which only turned animation on or off.
std::optional<AnimationSpeed> speed_of_switch(const json::Node& node) {
    const std::optional<bool> on = json::boolean(node);
    return on ? std::optional(*on ? AnimationSpeed::Normal : AnimationSpeed::None) : std::nullopt;
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

/// Decodes the moment of an open recording.
std::optional<std::optional<WatchedMoment>> read_watched(const json::Node& node) {
    auto watched = json::object<WatchedMoment>([](json::Fields& in, WatchedMoment& out) {
        in.required("run", out.run, read_run_name);
        in.required("position", out.position,
                    json::integer<std::int64_t>(0, std::numeric_limits<std::int32_t>::max()));
        in.optional("over_run", out.over_run, json::boolean);
    })(node);
    return watched ? std::optional(std::move(watched)) : std::nullopt;
}

json::Object watched_to_json(const WatchedMoment& watched) {
    json::Object object;
    object.set("run", watched.run);
    object.set("position", watched.position);
    if (watched.over_run) {
        object.set("over_run", true);
    }
    return object;
}

/// Reads a value of an option.
auto value_of(const OptionRow& row) {
    return [&row](const json::Node& node) -> std::optional<std::int32_t> {
        if (row.form == OptionForm::Switch) {
            const auto on = json::boolean(node);
            return on ? std::optional<std::int32_t>(*on ? 1 : 0) : std::nullopt;
        }
        if (row.form == OptionForm::Choice) {
            const auto place = json::known_name(node, row.names);
            return place ? std::optional(static_cast<std::int32_t>(*place)) : std::nullopt;
        }
        return json::integer(0, row.most)(node);
    };
}

json::Value value_to_json(const OptionRow& row, std::int32_t value) {
    switch (row.form) {
        case OptionForm::Switch:
            return value != 0;
        case OptionForm::Choice:
            return row.names[static_cast<std::size_t>(value)];
        case OptionForm::Number:
        case OptionForm::Volume:
            break;
    }
    return value;
}

void read_option_members(json::Fields& in, Options& out) {
    in.optional("animation", out.animation_speed, speed_of_switch);
    for (const OptionRow& row : option_table) {
        std::int32_t value = 0;
        if (in.optional(row.id, value, value_of(row))) {
            row.set(out, value);
        }
    }
    in.optional("language", out.language, json::identifier);
    in.optional("bindings", out.bindings, read_bindings);
    in.optional("by_gamepad", out.by_gamepad, json::boolean);
    in.optional("told_keys", out.told_keys, json::Text{4096});
    in.optional("hints_seen", out.hints_seen,
                json::integer(std::uint32_t{0}, std::numeric_limits<std::uint32_t>::max()));
    in.optional("lessons_done", out.lessons_done, json::list(json::identifier));
    in.optional("hero_name", out.hero_name, read_name);
    in.optional("last_run", out.last_run, read_run_name);
    in.optional("typed_name", out.typed_name, read_typed);
    in.optional("typed_seed", out.typed_seed, read_typed);
    in.optional("watched", out.watched, read_watched);
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
    json::Object object;
    for (const OptionRow& row : option_table) {
        object.set(row.id, value_to_json(row, row.get(options)));
    }
    if (!options.language.empty()) {
        object.set("language", options.language);
    }
    object.set("bindings", bindings_to_json(options.bindings));
    object.set("hints_seen", options.hints_seen);
    object.set("hero_name", stored_name(options.hero_name));
    object.set("last_run", options.last_run);
    if (options.by_gamepad) {
        object.set("by_gamepad", true);
    }
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
    if (options.watched) {
        object.set("watched", watched_to_json(*options.watched));
    }
    return object;
}

std::optional<Options> read_options(const json::Node& node) {
    return json::object<Options>(read_option_members)(node);
}

}  // namespace torchwake::save
