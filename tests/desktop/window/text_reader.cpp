#include "text_reader.hpp"

#include "desktop/source_folder.hpp"

#include <torchwake/core/utf8.hpp>

#include <stdexcept>

namespace torchwake::testing {
namespace {

constexpr auto cell_width = static_cast<std::int32_t>(desktop::glyph_width);
constexpr auto cell_height = static_cast<std::int32_t>(desktop::glyph_height);

desktop::GlyphMap read_glyphs(const std::string& folder) {
    desktop::GlyphMap glyphs;
    for (const desktop::SourceFile& file : desktop::read_sources(folder)) {
        if (!desktop::parse_glyphs(file, glyphs)) {
            throw std::runtime_error("the font can't be read: " + file.name);
        }
    }
    return glyphs;
}

int brightness(desktop::Rgba colour) {
    return colour.red + colour.green + colour.blue;
}

}  // namespace

TextReader::TextReader() {
    const desktop::GlyphMap regular = read_glyphs("assets/font/regular");
    const desktop::GlyphMap bold = read_glyphs("assets/font/bold");
    for (const desktop::FontGlyph& glyph : desktop::make_font(regular, bold)) {
        glyphs_.emplace(glyph.regular, glyph.codepoint);
        glyphs_.emplace(glyph.bold, glyph.codepoint);
    }
    desktop::GlyphRows plain;
    plain.fill(0xFF);
    glyphs_.erase(plain);  // a cell of one colour has nothing in it
}

std::vector<std::string> TextReader::read(const desktop::Picture& picture, const core::Rect& area) const {
    std::vector<std::string> rows;
    for (std::int32_t y = area.top(); y + cell_height <= area.bottom(); y += cell_height) {
        std::string& row = rows.emplace_back();
        for (std::int32_t x = area.left(); x + cell_width <= area.right(); x += cell_width) {
            core::append_utf8(row, read_cell(picture, {x, y}));
        }
    }
    return rows;
}

/// The ink of a glyph is the brightest colour of its cell: what stands behind it and its shadow are darker.
char32_t TextReader::read_cell(const desktop::Picture& picture, core::Point corner) const {
    desktop::Rgba ink = picture.at(corner.x, corner.y);
    for (std::int32_t y = 0; y < cell_height; ++y) {
        for (std::int32_t x = 0; x < cell_width; ++x) {
            const desktop::Rgba pixel = picture.at(corner.x + x, corner.y + y);
            ink = brightness(pixel) > brightness(ink) ? pixel : ink;
        }
    }
    desktop::GlyphRows rows{};
    for (std::int32_t y = 0; y < cell_height; ++y) {
        unsigned row = 0;
        for (std::int32_t x = 0; x < cell_width; ++x) {
            row = row * 2 + (picture.at(corner.x + x, corner.y + y) == ink ? 1 : 0);
        }
        rows[static_cast<std::size_t>(y)] = static_cast<std::uint8_t>(row);
    }
    const auto found = glyphs_.find(rows);
    return found == glyphs_.end() ? U' ' : found->second;
}

}  // namespace torchwake::testing
