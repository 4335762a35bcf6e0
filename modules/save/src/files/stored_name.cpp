#include "files/stored_name.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/save/options.hpp>

namespace torchwake::save {

std::string stored_name(std::string_view name) {
    std::string kept;
    for (std::size_t count = 0; !name.empty() && count < longest_hero_name;) {
        const auto first = core::first_code_point(name);
        if (first && !core::is_ascii_control(first->value)) {
            core::append_utf8(kept, first->value);
            ++count;
        }
        name.remove_prefix(first ? first->bytes : 1);
    }
    return kept;
}

std::optional<std::string> read_name(const json::Node& node) {
    const bool is_empty = node.value().if_string() == "";
    return is_empty ? std::optional(std::string()) : json::Text{longest_hero_name}(node);
}

}  // namespace torchwake::save
