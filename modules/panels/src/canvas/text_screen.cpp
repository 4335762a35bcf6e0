#include <torchwake/core/utf8.hpp>
#include <torchwake/panels/text_screen.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::panels {
namespace {

constexpr char32_t replacement = 0xFFFD;

/// True for a character that a reader misses: no blank and no line of a box.
bool is_mark(char32_t glyph) {
    return glyph != U' ' && !is_box_line(glyph);
}

TextCell cell_of(char32_t glyph, const TextStyle& style) {
    return {glyph, style.ink, style.paper, style.bold, style.solid};
}

/// Takes the next code point off the front of a text; an invalid byte counts as one.
char32_t take_code_point(std::string_view& text) {
    const auto next = core::first_code_point(text);
    text.remove_prefix(next ? next->bytes : 1);
    return next ? next->value : replacement;
}

}  // namespace

void TextScreen::put(core::Point at, char32_t glyph, const TextStyle& style) {
    if (!cells_.contains(at)) {
        hidden_ += is_mark(glyph) ? 1 : 0;
        return;
    }
    TextCell& cell = cells_[at];
    hidden_ += is_mark(glyph) && is_mark(cell.glyph) && glyph != cell.glyph ? 1 : 0;
    cell = cell_of(glyph, style);
}

core::Point TextScreen::put(core::Point at, std::string_view text, const TextStyle& style) {
    while (!text.empty()) {
        put(at, take_code_point(text), style);
        ++at.x;
    }
    return at;
}

void TextScreen::fill(const core::Rect& area, const TextStyle& style) {
    const std::int32_t left = std::clamp(area.left(), 0, size().width);
    const std::int32_t right = std::clamp(area.right(), left, size().width);
    const std::int32_t bottom = std::min(area.bottom(), size().height);
    for (std::int32_t y = std::max(area.top(), 0); y < bottom; ++y) {
        const auto part =
            cells_.span().subspan(cells_.index({left, y}), static_cast<std::size_t>(right - left));
        std::ranges::fill(part, cell_of(U' ', style));
    }
}

void TextScreen::box(const core::Rect& area, std::string_view title, const TextStyle& style) {
    fill(area, style);
    const std::int32_t right = area.right() - 1;
    const std::int32_t bottom = area.bottom() - 1;
    for (std::int32_t x = area.left() + 1; x < right; ++x) {
        put({x, area.top()}, U'─', style);
        put({x, bottom}, U'─', style);
    }
    for (std::int32_t y = area.top() + 1; y < bottom; ++y) {
        put({area.left(), y}, U'│', style);
        put({right, y}, U'│', style);
    }
    put({area.left(), area.top()}, U'┌', style);
    put({right, area.top()}, U'┐', style);
    put({area.left(), bottom}, U'└', style);
    put({right, bottom}, U'┘', style);
    if (!title.empty()) {
        TextStyle bold = style;
        bold.bold = true;
        put({area.left() + 2, area.top()}, " " + std::string(title) + " ", bold);
    }
}

std::vector<std::string> TextScreen::rows() const {
    std::vector<std::string> rows(static_cast<std::size_t>(size().height));
    for (std::int32_t y = 0; y < size().height; ++y) {
        for (const TextCell& cell : cells_.row(y)) {
            core::append_utf8(rows[static_cast<std::size_t>(y)], cell.glyph);
        }
    }
    return rows;
}

}  // namespace torchwake::panels
