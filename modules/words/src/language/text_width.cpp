#include <torchwake/core/utf8.hpp>
#include <torchwake/words/text_width.hpp>

namespace torchwake::words {

std::int32_t text_width(std::string_view text) {
    std::int32_t width = 0;
    while (!text.empty()) {
        const auto next = core::first_code_point(text);
        text.remove_prefix(next ? next->bytes : 1);
        ++width;
    }
    return width;
}

}  // namespace torchwake::words
