#include "text_reader.hpp"

#include "atlas/source_folder.hpp"
#include "brightness.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/desktop/legibility.hpp>

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace torchwake::testing {
namespace {

atlas::GlyphMap read_glyphs(const std::string& folder) {
    atlas::GlyphMap glyphs;
    for (const atlas::SourceFile& file : atlas::read_sources(folder)) {
        if (!atlas::parse_glyphs(file, glyphs)) {
            throw std::runtime_error("the font can't be read: " + file.name);
        }
    }
    return glyphs;
}

struct ColourCount {
    atlas::Rgba colour;
    int pixels = 0;
};

/// The colours of a cell, in the order in which they are met.
std::vector<ColourCount> colours_of(const atlas::Picture& picture, const core::Rect& cell) {
    std::vector<ColourCount> counts;
    for (std::int32_t y = cell.top(); y < cell.bottom(); ++y) {
        for (std::int32_t x = cell.left(); x < cell.right(); ++x) {
            const atlas::Rgba colour = picture.at(x, y);
            auto known = std::ranges::find(counts, colour, &ColourCount::colour);
            if (known == counts.end()) {
                known = counts.insert(known, {colour});
            }
            ++known->pixels;
        }
    }
    return counts;
}

/// The contrast of the brightest colour of a cell, the ink, to the most frequent of the others, the ground.
double contrast_in(const atlas::Picture& picture, const core::Rect& cell) {
    const auto bright = [](const ColourCount& count) { return brightness(count.colour); };
    std::vector<ColourCount> counts = colours_of(picture, cell);
    const auto brightest = std::ranges::max_element(counts, {}, bright);
    const atlas::Rgba ink = brightest->colour;
    counts.erase(brightest);
    return counts.empty() ? 1
                          : desktop::contrast_of(
                                ink, std::ranges::max_element(counts, {}, &ColourCount::pixels)->colour);
}

}  // namespace

TextReader::TextReader() {
    constexpr char32_t full_block = 0x2588;
    atlas::GlyphRows full;
    full.fill(0xFF);
    const atlas::GlyphMap regular = read_glyphs("assets/font/regular");
    const atlas::GlyphMap bold = read_glyphs("assets/font/bold");
    for (const atlas::FontGlyph& glyph : atlas::make_font(regular, bold)) {
        glyphs_.emplace(atlas::shape_of(glyph, false, usual_font), glyph.codepoint);
        glyphs_.emplace(atlas::shape_of(glyph, true, usual_font), glyph.codepoint);
    }
    const atlas::GlyphShape plain = atlas::shape_of({full_block, full, full}, false, usual_font);
    glyphs_.erase(plain);  // a cell of one colour has nothing in it
}

std::vector<std::string> TextReader::read(const atlas::Picture& picture, const core::Rect& area) const {
    std::vector<std::string> rows;
    for (std::int32_t y = area.top(); y + cell_height <= area.bottom(); y += cell_height) {
        std::string& row = rows.emplace_back();
        for (std::int32_t x = area.left(); x + cell_width <= area.right(); x += cell_width) {
            core::append_utf8(row, read_cell(picture, {x, y}));
        }
    }
    return rows;
}

double TextReader::least_contrast(const atlas::Picture& picture, const core::Rect& area) const {
    double least = 21;
    for (std::int32_t y = area.top(); y + cell_height <= area.bottom(); y += cell_height) {
        for (std::int32_t x = area.left(); x + cell_width <= area.right(); x += cell_width) {
            const char32_t glyph = read_cell(picture, {x, y});
            // The edge of a panel looks like a line of a box.
            if (glyph != U' ' && !atlas::keeps_weight(glyph)) {
                least = std::min(least, contrast_in(picture, {{x, y}, {cell_width, cell_height}}));
            }
        }
    }
    return least;
}

/// The ink of a glyph is the brightest colour of its cell: what stands behind it and its shadow are darker.
char32_t TextReader::read_cell(const atlas::Picture& picture, core::Point corner) const {
    atlas::Rgba ink = picture.at(corner.x, corner.y);
    for (std::int32_t y = 0; y < cell_height; ++y) {
        for (std::int32_t x = 0; x < cell_width; ++x) {
            const atlas::Rgba pixel = picture.at(corner.x + x, corner.y + y);
            ink = brightness(pixel) > brightness(ink) ? pixel : ink;
        }
    }
    atlas::GlyphShape rows{};
    for (std::int32_t y = 0; y < cell_height; ++y) {
        unsigned row = 0;
        for (std::int32_t x = 0; x < cell_width; ++x) {
            row = row * 2 + (picture.at(corner.x + x, corner.y + y) == ink ? 1 : 0);
        }
        rows[static_cast<std::size_t>(y)] = static_cast<std::uint16_t>(row << (16 - cell_width));
    }
    const auto found = glyphs_.find(rows);
    return found == glyphs_.end() ? U' ' : found->second;
}

}  // namespace torchwake::testing
