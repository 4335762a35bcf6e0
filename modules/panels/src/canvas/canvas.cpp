#include "canvas/canvas.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace torchwake::panels {
namespace {

TextStyle styled(content::Colour ink, bool bold, bool solid) {
    return {ink, words::night, bold, solid};
}

/// The filled cells of a bar that is `width` cells wide; at least one if the bar is not empty.
std::int32_t filled_cells(std::int32_t filled, std::int32_t width) {
    const std::int32_t cells = (filled * width + words::whole / 2) / words::whole;
    return filled > 0 ? std::clamp(cells, 1, width) : 0;
}

/// Takes out the bars, the key caps, the icons and the pictures of levels that a panel covers: the window
/// draws them over all panels.
void hide_below(PanelPicture& frame, const core::Rect& area) {
    std::erase_if(frame.bars, [&area](const Bar& bar) { return area.intersects(bar.area); });
    std::erase_if(frame.key_caps, [&area](const KeyCap& cap) { return area.intersects(cap.area); });
    std::erase_if(frame.icons, [&area](const Icon& icon) { return area.contains(icon.cell); });
    std::erase_if(frame.levels, [&area](const LevelPicture& level) { return area.intersects(level.area); });
}

}  // namespace

void Canvas::panel(const core::Rect& area, Border border, std::string_view title, std::uint8_t alpha) {
    const bool bordered = border == Border::Box;
    const TextStyle style = styled(words::panel_edge, false, !is_window());
    areas_->add(area, screen::PointedNothing{});
    if (bordered && !is_window()) {
        text_->box(area, "", style);
    } else {
        text_->fill(area, style);
    }
    if (!title.empty()) {
        put({area.left() + 2, area.top()}, " " + std::string(title) + " ", words::bright_ink, true);
    }
    if (is_window()) {
        hide_below(*frame_, area);
        frame_->panels.push_back({area, words::panel_fill, words::panel_edge, alpha, bordered});
    }
}

core::Point Canvas::put(core::Point at, std::string_view text, content::Colour ink, bool bold) {
    return text_->put(at, text, styled(ink, bold, !is_window()));
}

core::Point Canvas::put(core::Point at, char32_t glyph, content::Colour ink, bool bold) {
    text_->put(at, glyph, styled(ink, bold, !is_window()));
    return {at.x + 1, at.y};
}

core::Point Canvas::put(core::Point at, const words::TextLine& line, content::Colour ink,
                        std::int32_t brightness, bool bold) {
    for (const words::TextSpan& span : line) {
        at = put(at, span.text, words::scaled(span.ink.value_or(ink), brightness), bold);
    }
    return at;
}

std::int32_t Canvas::put(const core::Rect& area, std::span<const words::TextLine> lines,
                         content::Colour ink) {
    std::int32_t y = area.top();
    for (const words::TextLine& line : lines) {
        if (y < area.bottom()) {
            put({area.left(), y++}, line, ink);
        }
    }
    return y;
}

void Canvas::put_right(const core::Rect& area, std::string_view text, content::Colour ink) {
    put({area.right() - words::text_width(text), area.top()}, text, ink);
}

void Canvas::put_centred(const core::Rect& area, std::string_view text, content::Colour ink, bool bold) {
    put({area.left() + (area.size.width - words::text_width(text)) / 2, area.top()}, text, ink, bold);
}

void Canvas::bar(const core::Rect& area, std::int32_t filled, std::int32_t trailing,
                 const BarColours& colours) {
    if (is_window()) {
        frame_->bars.push_back(
            {area, filled, std::max(filled, trailing), colours.fill, colours.chip, colours.empty});
        return;
    }
    const std::int32_t cells = filled_cells(filled, area.size.width);
    for (std::int32_t x = 0; x < area.size.width; ++x) {
        const bool full = x < cells;
        put({area.left() + x, area.top()}, full ? U'#' : U'.', full ? colours.fill : colours.empty);
    }
}

void Canvas::banner(const core::Rect& area, std::string_view text, content::Colour ink) {
    const std::int32_t scale = std::min(banner_rows, area.size.width / std::max(words::text_width(text), 1));
    if (is_window() && scale > 1) {
        frame_->banner = Banner{area, std::string(text), ink, scale};
    } else {
        put_centred({{area.left(), area.top() + banner_rows / 2}, {area.size.width, 1}}, text, ink, true);
    }
}

void Canvas::icon(core::Point at, const content::Appearance& look, bool bright, std::int32_t scale) {
    constexpr std::uint8_t dim = 110;
    if (is_window()) {
        frame_->icons.push_back({at, look.sprite, bright ? std::uint8_t{255} : dim, scale});
    } else {
        put(at, look.glyph, bright ? look.foreground : words::scaled(look.foreground, words::whole / 2),
            bright);
    }
}

void Canvas::symbol(core::Point at, std::string_view sprite) {
    if (is_window() && !sprite.empty()) {
        frame_->icons.push_back({at, std::string(sprite)});
    }
}

core::Point Canvas::key_cap(core::Point at, std::string_view label, bool useful) {
    const std::int32_t width = words::text_width(label);
    if (!useful) {
        put({at.x + 1, at.y}, label, words::grey_ink);
    } else if (is_window()) {
        frame_->key_caps.push_back({{{at.x + 1, at.y}, {width, 1}}});
        put({at.x + 1, at.y}, label, words::bright_ink);
    } else {
        put(at, "[" + std::string(label) + "]", words::key_ink);
    }
    return {at.x + width + 2, at.y};
}

}  // namespace torchwake::panels
