#include "stored_name.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/options_file.hpp>

#include <boost/system/errc.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::save {
namespace {

/// The names of an enumeration's values, in their order.
constexpr std::array<std::string_view, last_animation_speed + 1> speed_names{"none", "slow", "normal",
                                                                             "fast"};
constexpr std::array<std::string_view, last_palette + 1> palette_names{"standard", "deuteranopia",
                                                                       "protanopia", "tritanopia"};

template <class T, std::size_t count>
auto one_of(const std::array<std::string_view, count>& names) {
    return [&names](const json::Node& node) -> std::optional<T> {
        const auto place = json::known_name(node, names, json::choice_of(names));
        return place ? std::optional(static_cast<T>(*place)) : std::nullopt;
    };
}

/// Before there were speeds, animation was on or off.
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

/// A member that is missing keeps its default, so that options of an older version are read.
void read_members(json::Fields& in, Options& out) {
    in.optional("scale", out.scale, json::integer(0, max_scale));
    in.optional("full_screen", out.full_screen, json::boolean);
    in.optional("master_volume", out.master_volume, json::integer(0, max_volume));
    in.optional("effects_volume", out.effects_volume, json::integer(0, max_volume));
    in.optional("ambience_volume", out.ambience_volume, json::integer(0, max_volume));
    in.optional("reduced_motion", out.reduced_motion, json::boolean);
    in.optional("animation", out.animation_speed, speed_of_switch);
    in.optional("animation_speed", out.animation_speed, one_of<AnimationSpeed>(speed_names));
    in.optional("palette", out.palette, one_of<Palette>(palette_names));
    in.optional("level_making", out.level_making, json::boolean);
    in.optional("bindings", out.bindings, read_bindings);
    in.optional("hints_seen", out.hints_seen, read_hints);
    in.optional("hero_name", out.hero_name, read_name);
}

boost::system::result<Options, json::Errors> read_text(std::string_view text, const std::string& file) {
    const auto document = json::read(text, file, json::options_limits);
    if (!document) {
        return document.error();
    }
    return json::decode(*document, file, json::object<Options>(read_members));
}

json::Object bindings_to_json(const std::vector<StoredBinding>& bindings) {
    json::Object object;
    for (const StoredBinding& binding : bindings) {
        object.set(binding.action, json::Array(binding.keys.begin(), binding.keys.end()));
    }
    return object;
}

json::Value to_json(const Options& options) {
    return json::Object{
        {"scale", options.scale},
        {"full_screen", options.full_screen},
        {"master_volume", options.master_volume},
        {"effects_volume", options.effects_volume},
        {"ambience_volume", options.ambience_volume},
        {"reduced_motion", options.reduced_motion},
        {"animation_speed", speed_names.at(static_cast<std::size_t>(options.animation_speed))},
        {"palette", palette_names.at(static_cast<std::size_t>(options.palette))},
        {"level_making", options.level_making},
        {"bindings", bindings_to_json(options.bindings)},
        {"hints_seen", options.hints_seen},
        {"hero_name", stored_name(options.hero_name)},
    };
}

LoadedOptions put_away(FilePort& files, const std::filesystem::path& path, const std::string& why) {
    const auto aside = set_aside(files, path, "damaged");
    const std::string kept =
        aside ? "the file is kept as " + aside->filename().string() : to_string(aside.error());
    return {{}, why + "; the options start anew, and " + kept};
}

}  // namespace

LoadedOptions load_options(FilePort& files, const std::filesystem::path& path) {
    const auto bytes = files.read(path, json::options_limits.max_bytes);
    if (!bytes && bytes.error().reason == boost::system::errc::file_too_large) {
        return put_away(files, path, to_string(bytes.error()));
    }
    if (!bytes) {
        return {{}, to_string(bytes.error())};
    }
    if (!*bytes) {
        return {};
    }
    const auto options = read_text(**bytes, path.string());
    if (!options) {
        return put_away(files, path, json::to_string(options.error().front()));
    }
    return {*options, std::nullopt};
}

boost::system::result<void, std::string> store_options(FilePort& files, const std::filesystem::path& path,
                                                       const Options& options) {
    if (const auto written = write_file_durably(files, path, json::write_pretty(to_json(options)));
        !written) {
        return to_string(written.error());
    }
    return {};
}

}  // namespace torchwake::save
