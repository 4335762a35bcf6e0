#include <torchwake/atlas/font_source.hpp>
#include <torchwake/core/contract.hpp>
#include <torchwake/core/rect.hpp>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace torchwake::atlas {
namespace {

constexpr char ink = '#';
constexpr char blank = '.';

std::optional<std::uint8_t> parse_row(std::string_view line) {
    if (line.size() != glyph_width) {
        return std::nullopt;
    }
    unsigned row = 0;
    for (const char pixel : line) {
        if (pixel != ink && pixel != blank) {
            return std::nullopt;
        }
        row = (row << 1U) | (pixel == ink ? 1U : 0U);
    }
    return static_cast<std::uint8_t>(row);
}

std::optional<char32_t> parse_head(std::string_view line) {
    const auto words = split_words(line);
    if (words.size() < 2 || words[0] != "glyph") {
        return std::nullopt;
    }
    constexpr unsigned last_codepoint = 0x10FFFF;
    const std::optional<unsigned> code = parse_number(words[1], 16);
    return code && *code <= last_codepoint ? std::optional(char32_t{*code}) : std::nullopt;
}

boost::system::result<GlyphRows, SourceError> parse_rows(LineReader& reader) {
    GlyphRows rows{};
    for (std::uint8_t& row : rows) {
        if (!reader.next_row()) {
            return reader.error("the end of the file", "16 rows of 8 characters, '#' or '.'");
        }
        const std::optional<std::uint8_t> parsed = parse_row(reader.line());
        if (!parsed) {
            return reader.error(in_quotes(reader.line()), "8 characters, '#' or '.'");
        }
        row = *parsed;
    }
    return rows;
}

/// The places of the columns and rows of the sources in a larger size, and the width of its strokes. Columns
/// lie symmetrically around the fourth, the middle of most letters; only in the first size the leftmost moves
/// onto the second, where a letter of three bold stems would touch the letter before it.
struct Enlargement {
    std::array<std::int32_t, glyph_width> columns;
    std::array<std::int32_t, glyph_height> rows;
    std::int32_t stroke;
};

constexpr std::array<Enlargement, font_sizes.size() - 1> enlargements{
    {{{1, 1, 2, 4, 6, 7, 8, 9}, {0, 1, 3, 4, 6, 7, 8, 9, 11, 13, 14, 15, 16, 17, 18, 19}, 1},
     {{1, 2, 3, 5, 7, 8, 9, 10}, {0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 18, 20, 21, 22}, 2},
     {{1, 2, 4, 6, 8, 10, 11, 12}, {0, 2, 4, 5, 7, 9, 11, 13, 14, 16, 18, 20, 21, 23, 25, 26}, 2}}};

bool has_ink(const GlyphRows& rows, std::int32_t x, std::int32_t y) {
    constexpr auto width = static_cast<std::int32_t>(glyph_width);
    constexpr auto height = static_cast<std::int32_t>(glyph_height);
    const bool inside = x >= 0 && x < width && y >= 0 && y < height;
    return inside &&
           ((rows.at(static_cast<std::size_t>(y)) >> static_cast<unsigned>(width - 1 - x)) & 1U) != 0;
}

void add_pixel(GlyphShape& shape, FontSize size, core::Point at) {
    constexpr std::int32_t leftmost = 15;
    if (at.x < size.width && at.y < size.height) {
        std::uint16_t& row = shape.at(static_cast<std::size_t>(at.y));
        row = static_cast<std::uint16_t>(row | (1U << static_cast<unsigned>(leftmost - at.x)));
    }
}

GlyphShape scaled(const GlyphRows& rows, FontSize size) {
    GlyphShape shape{};
    for (const auto [x, y] : core::cells_of(core::Size{size.width, size.height})) {
        if (has_ink(rows, x * font_sizes[0].width / size.width, y * font_sizes[0].height / size.height)) {
            add_pixel(shape, size, {x, y});
        }
    }
    return shape;
}

/// Draws one glyph in a larger size.
class GlyphEnlarger {
  public:
    GlyphEnlarger(const GlyphRows& rows, const Enlargement& enlargement, FontSize size, bool bold)
        : rows_(&rows), enlargement_(&enlargement), size_(size), bold_(bold) {}

    [[nodiscard]] GlyphShape draw() {
        for (const auto [x, y] : core::cells_of(core::Size{font_sizes[0].width, font_sizes[0].height})) {
            if (has_ink(*rows_, x, y)) {
                join(x, y);
            }
        }
        return shape_;
    }

  private:
    /// Joins a pixel with those that follow it and touch it. Pixels that touch only at their corners are
    /// joined if no other pixel joins them.
    void join(std::int32_t x, std::int32_t y) {
        const bool right = has_ink(*rows_, x + 1, y);
        const bool below = has_ink(*rows_, x, y + 1);
        const core::Point from = place_of(x, y);
        stroke(from, from);
        if (right) {
            stroke(from, place_of(x + 1, y));
        }
        if (below) {
            stroke(from, place_of(x, y + 1));
        }
        if (has_ink(*rows_, x + 1, y + 1)) {
            if (right && below) {
                fill(from, place_of(x + 1, y + 1));
            } else if (!right && !below) {
                stroke(from, place_of(x + 1, y + 1));
            }
        }
        if (!below && has_ink(*rows_, x - 1, y + 1) && !has_ink(*rows_, x - 1, y)) {
            stroke(from, place_of(x - 1, y + 1));
        }
    }

    [[nodiscard]] core::Point place_of(std::int32_t x, std::int32_t y) const {
        return {enlargement_->columns.at(static_cast<std::size_t>(x)),
                enlargement_->rows.at(static_cast<std::size_t>(y))};
    }

    void stroke(core::Point from, core::Point to) {
        const std::int32_t count = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
        const auto between = [count](std::int32_t first, std::int32_t last, std::int32_t step) {
            const std::int32_t half = last >= first ? count : -count;
            return count == 0 ? first : first + (2 * (last - first) * step + half) / (2 * count);
        };
        for (std::int32_t step = 0; step <= count; ++step) {
            dot({between(from.x, to.x, step), between(from.y, to.y, step)});
        }
    }

    void fill(core::Point from, core::Point to) {
        for (std::int32_t y = from.y; y <= to.y; ++y) {
            stroke({from.x, y}, {to.x, y});
        }
    }

    void dot(core::Point at) {
        const std::int32_t width = enlargement_->stroke + (bold_ ? 1 : 0);
        for (const core::Point pixel : core::cells_of({at, {width, enlargement_->stroke}})) {
            add_pixel(shape_, size_, pixel);
        }
    }

    const GlyphRows* rows_;
    const Enlargement* enlargement_;
    FontSize size_;
    bool bold_;
    GlyphShape shape_{};
};

}  // namespace

boost::system::result<void, SourceError> parse_glyphs(const SourceFile& file, GlyphMap& glyphs) {
    LineReader reader(file);
    while (reader.next_entry()) {
        const std::optional<char32_t> codepoint = parse_head(reader.line());
        if (!codepoint) {
            return reader.error(in_quotes(reader.line()), "'glyph HEX'");
        }
        if (glyphs.contains(*codepoint)) {
            return reader.error(in_quotes(reader.line()) + " again", "a code point not drawn above");
        }
        const auto rows = parse_rows(reader);
        if (!rows) {
            return rows.error();
        }
        glyphs.emplace(*codepoint, *rows);
    }
    return {};
}

GlyphRows embolden(const GlyphRows& rows) {
    GlyphRows bold = rows;
    for (std::uint8_t& row : bold) {
        row = static_cast<std::uint8_t>(row | (row >> 1U));
    }
    return bold;
}

bool keeps_weight(char32_t codepoint) {
    constexpr char32_t first_box_drawing = 0x2500;
    constexpr char32_t last_block_element = 0x259F;
    return codepoint >= first_box_drawing && codepoint <= last_block_element;
}

GlyphShape shape_of(const FontGlyph& glyph, bool bold, std::size_t size) {
    TORCHWAKE_EXPECTS(size < font_sizes.size());
    if (size == 0 || keeps_weight(glyph.codepoint)) {
        return scaled(bold ? glyph.bold : glyph.regular, font_sizes.at(size));
    }
    return GlyphEnlarger(glyph.regular, enlargements.at(size - 1), font_sizes.at(size), bold).draw();
}

std::vector<FontGlyph> make_font(const GlyphMap& regular, const GlyphMap& bold) {
    std::vector<FontGlyph> font;
    font.reserve(regular.size());
    for (const auto& [codepoint, rows] : regular) {
        const auto by_hand = bold.find(codepoint);
        if (by_hand != bold.end()) {
            font.push_back({codepoint, rows, by_hand->second});
        } else {
            font.push_back({codepoint, rows, keeps_weight(codepoint) ? rows : embolden(rows)});
        }
    }
    return font;
}

}  // namespace torchwake::atlas
