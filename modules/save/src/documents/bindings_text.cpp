#include <torchwake/save/options.hpp>

#include <algorithm>

namespace torchwake::save {
namespace {

/// Removes the text before a separator, and that, and returns it.
std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

}  // namespace

std::string bindings_text(const std::vector<StoredBinding>& bindings) {
    std::string text;
    for (const StoredBinding& binding : bindings) {
        text += (text.empty() ? "" : "\n") + binding.action;
        for (const std::string& key : binding.keys) {
            text += ' ' + key;
        }
    }
    return text;
}

std::vector<StoredBinding> read_bindings_text(std::string_view text) {
    std::vector<StoredBinding> bindings;
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        StoredBinding& binding = bindings.emplace_back(StoredBinding{std::string(take_until(line, ' ')), {}});
        while (!line.empty()) {
            binding.keys.emplace_back(take_until(line, ' '));
        }
    }
    return bindings;
}

}  // namespace torchwake::save
