#include "painting/pen.hpp"

#include <torchwake/core/utf8.hpp>

#include <array>

namespace torchwake::desktop {
namespace {

constexpr std::uint8_t shadow_alpha = 200;
constexpr std::array<core::Point, 5> outline{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {1, 1}}};

/// The characters of a text; a byte that is no UTF-8 becomes the missing glyph.
std::u32string characters_of(std::string_view text) {
    std::u32string characters;
    while (!text.empty()) {
        const core::CodePoint next =
            core::first_code_point(text).value_or(core::CodePoint{atlas::AtlasIndex::missing_glyph, 1});
        characters.push_back(next.value);
        text.remove_prefix(next.bytes);
    }
    return characters;
}

}  // namespace

void Pen::block(const core::Rect& area, atlas::Rgba colour) {
    if (!area.empty()) {
        batch_->add_block(area, colour);
    }
}

void Pen::part(core::Point pixel, const atlas::AtlasRect& part, atlas::Rgba tint) {
    batch_->add({pixel, {part.width * scale_, part.height * scale_}}, part, tint);
}

void Pen::stretch(const core::Rect& area, const atlas::AtlasRect& part, atlas::Rgba tint) {
    if (!area.empty()) {
        batch_->add(area, part, tint);
    }
}

void Pen::glyph(core::Point pixel, char32_t glyph, bool bold, atlas::Rgba ink) {
    const atlas::Rgba shadow = with_alpha(words::night, faded(shadow_alpha, ink.alpha));
    bare_glyph({pixel.x + scale_, pixel.y + scale_}, glyph, bold, shadow);
    bare_glyph(pixel, glyph, bold, ink);
}

void Pen::line(core::Point middle, std::string_view text, atlas::Rgba ink) {
    const std::u32string characters = characters_of(text);
    const std::int32_t advance = font_.width * scale_;
    core::Point at{middle.x - advance * static_cast<std::int32_t>(characters.size()) / 2,
                   middle.y - font_.height * scale_ / 2};
    for (const char32_t character : characters) {
        glyph(at, character, true, ink);
        at.x += advance;
    }
}

void Pen::outlined(core::Point middle, std::string_view text, atlas::Rgba ink) {
    const std::u32string characters = characters_of(text);
    const std::int32_t advance = font_.width * scale_;
    const core::Point start{middle.x - advance * static_cast<std::int32_t>(characters.size()) / 2,
                            middle.y - font_.height * scale_ / 2};
    const auto write = [&](core::Point offset, atlas::Rgba colour) {
        core::Point at{start.x + offset.x * scale_, start.y + offset.y * scale_};
        for (const char32_t character : characters) {
            bare_glyph(at, character, true, colour);
            at.x += advance;
        }
    };
    for (const core::Point offset : outline) {
        write(offset, with_alpha(words::night, ink.alpha));
    }
    write({0, 0}, ink);
}

void Pen::bare_glyph(core::Point pixel, char32_t glyph, bool bold, atlas::Rgba ink) {
    const atlas::AtlasRect part = atlas_->glyph(glyph, bold, font_.height);
    batch_->add({pixel, {part.width * scale_, part.height * scale_}}, part, ink);
}

}  // namespace torchwake::desktop
