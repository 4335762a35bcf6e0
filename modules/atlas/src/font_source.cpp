#include <torchwake/atlas/font_source.hpp>

#include <optional>
#include <string>
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
