#include <torchwake/core/utf8.hpp>
#include <torchwake/screen/text_filter.hpp>

#include <string>

namespace torchwake::screen {
namespace {

/// The text in capitals, so that two texts that differ only in these become equal.
std::string in_capitals(std::string_view text) {
    std::string capitals;
    while (const auto letter = core::first_code_point(text)) {
        core::append_utf8(capitals, core::capital_of(letter->value));
        text.remove_prefix(letter->bytes);
    }
    return capitals;
}

}  // namespace

bool admits(const TextFilter& filter, std::string_view line) {
    return filter.text.empty() || in_capitals(line).find(in_capitals(filter.text)) != std::string::npos;
}

}  // namespace torchwake::screen
