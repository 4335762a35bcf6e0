#include <torchwake/screen/text_filter.hpp>

#include <algorithm>
#include <cctype>

namespace torchwake::screen {

bool admits(const TextFilter& filter, std::string_view line) {
    const auto alike = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    };
    return filter.text.empty() || !std::ranges::search(line, filter.text, alike).empty();
}

}  // namespace torchwake::screen
