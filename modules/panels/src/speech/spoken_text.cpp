#include "speech/spoken_text.hpp"

#include <torchwake/core/utf8.hpp>

namespace torchwake::panels {
namespace {

/// True for lines of boxes, blocks and arrows: a caret, a bar, the arrows beside an option.
constexpr bool is_drawn(char32_t glyph) {
    return glyph >= 0x2500 && glyph <= 0x25FF;
}

}  // namespace

std::string spoken(std::string_view text) {
    std::string said;
    bool apart = false;
    while (!text.empty()) {
        const core::CodePoint next = core::first_code_point(text).value_or(core::CodePoint{U'?', 1});
        const bool blank = next.value <= U' ' || is_drawn(next.value);
        if (!blank && apart && !said.empty()) {
            said.push_back(' ');
        }
        if (!blank) {
            said.append(text.substr(0, next.bytes));
        }
        apart = blank;
        text.remove_prefix(next.bytes);
    }
    return said;
}

}  // namespace torchwake::panels
