#include "files/file_format.hpp"

#include <torchwake/json/decode.hpp>

#include <limits>

namespace torchwake::save {

std::optional<std::string> FormatName::operator()(const json::Node& node) const {
    const auto text = node.value().if_string();
    if (!text || *text != name) {
        node.refuse("\"" + std::string(name) + "\"");
        return std::nullopt;
    }
    return std::string(*text);
}

std::optional<std::int64_t> any_integer(const json::Node& node) {
    return json::integer_within(node, 0, std::numeric_limits<std::int64_t>::max());
}

std::optional<std::string> any_text(const json::Node& node) {
    const std::optional<std::string_view> text = node.value().if_string();
    if (!text) {
        node.refuse("a text");
        return std::nullopt;
    }
    return std::string(*text);
}

std::optional<std::string> find_other_version(const json::Value& document, FormatName format,
                                              std::string_view what, ReadVersions read) {
    const json::Object* const members = document.if_object();
    const auto member = [members](std::string_view name) {
        return members != nullptr ? members->find(name) : nullptr;
    };
    const json::Value* const name = member("format");
    const json::Value* const found = member("version");
    if (name == nullptr || found == nullptr || *name != json::Value(format.name) ||
        found->if_integer() == nullptr ||
        (*found->if_integer() >= read.oldest && *found->if_integer() <= read.newest)) {
        return std::nullopt;
    }
    const json::Value* const game = member("game");
    const bool is_named = game != nullptr && game->if_string();
    return "it is a " + std::string(what) + " of version " + std::to_string(*found->if_integer()) +
           (is_named ? ", of Torchwake " + std::string(*game->if_string()) : "") +
           "; this game reads version " + std::to_string(read.newest);
}

}  // namespace torchwake::save
