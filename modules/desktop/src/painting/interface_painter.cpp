#include "painting/interface_painter.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/legibility.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace torchwake::desktop {
namespace {

/// The texels of the title picture in the width of a text cell.
constexpr std::int32_t logo_texels = 2;
/// The distance of a torch beside the title picture, and above it, in texels.
constexpr std::int32_t torch_gap = 6;
/// The frames of a torch, and of the ember.
constexpr std::int32_t torch_frames = 3;
constexpr std::int32_t ember_frames = 3;
/// The middle of the ember in the stair, in texels.
constexpr core::Point ember_at{120, 63};
/// The stair's light while the ember is dimmest, and what each of its frames adds, in permille.
constexpr std::int32_t dimmest_stair = 880;
constexpr std::int32_t light_of_ember = 60;
/// The texels that a bar leaves free above and below it, with a dark line around it.
constexpr std::int32_t bar_inset = 3;
constexpr std::int32_t border_margin = 4;  ///< texels that a bordered panel reaches past its cells
constexpr std::int32_t bar_light = 1350;
constexpr std::int32_t bar_shade = 650;
/// The least side of a square of a level over which a sprite stands, in pixels.
constexpr std::int32_t least_sprite_square = 8;

/// The signs of a map of small squares.
constexpr std::array<std::string_view, 7> way_down{"##...", ".##..", "..##.", "...##",
                                                   "..##.", ".##..", "##..."};
constexpr std::array<std::string_view, 7> way_up{"...##", "..##.", ".##..", "##...",
                                                 ".##..", "..##.", "...##"};
constexpr std::array<std::string_view, 5> diamond{"..#..", ".###.", "#####", ".###.", "..#.."};

/// A rectangle without `inset` pixels on each side.
core::Rect inner(const core::Rect& area, std::int32_t inset) {
    return area.grown(-inset);
}

/// The left part of an area; at least one texel wide unless the share is 0.
core::Rect share_of(const core::Rect& area, std::int32_t permille, std::int32_t texel) {
    const std::int32_t width = area.size.width * std::clamp(permille, 0, words::whole) / words::whole;
    return {area.origin, {permille > 0 ? std::max(width, texel) : 0, area.size.height}};
}

/// True for the line of a text screen's box, in place of which the window draws a border of its own.
bool is_drawn_border(const stage::Frame& frame, core::Point cell, char32_t glyph) {
    return panels::is_box_line(glyph) && std::ranges::any_of(frame.panels, [&](const panels::Panel& panel) {
               return panel.bordered && panel.area.contains(cell) && !inner(panel.area, 1).contains(cell);
           });
}

/// The frame of the ember at a step: it grows and shrinks, and rests at both ends.
std::int32_t ember_frame(std::int32_t step) {
    constexpr std::int32_t half = stage::title_steps / 2;
    const std::int32_t risen = step < half ? step : stage::title_steps - 1 - step;
    return risen * ember_frames / half;
}

/// How large a sprite is drawn in rows of text of this height, in whole multiples. It may reach a little
/// beyond them, as most sprites have a free edge.
std::int32_t times_in(std::int32_t height) {
    constexpr std::int32_t beyond = 7;
    return std::max((height + height / beyond) / panels::sprite_pixels, 1);
}

atlas::AtlasRect mirrored(const atlas::AtlasRect& part) {
    return {part.x + part.width, part.y, -part.width, part.height};
}

atlas::AtlasRect upended(const atlas::AtlasRect& part) {
    return {part.x, part.y + part.height, part.width, -part.height};
}

}  // namespace

void InterfacePainter::paint(const stage::Frame& frame) {
    if (frame.logo) {
        stair(frame.title_step);
    }
    for (const panels::Panel& shown : frame.panels) {
        panel(shown);
    }
    papers(frame.text);
    for (const panels::Bar& shown : frame.bars) {
        bar(shown);
    }
    for (const panels::KeyCap& shown : frame.key_caps) {
        key_cap(shown);
    }
    for (const panels::LevelPicture& shown : frame.levels) {
        level(shown);
    }
    for (const panels::Icon& shown : frame.icons) {
        icon(shown);
    }
    if (frame.logo) {
        logo(*frame.logo, frame.title_step);
    }
    batch_->recolour(palette_);
    glyphs(frame);
    if (frame.banner) {
        banner(*frame.banner);
    }
}

void InterfacePainter::panel(const panels::Panel& panel) {
    core::Rect area = geometry_.pixels_of(panel.area);
    if (panel.bordered) {
        area = area.grown(border_margin * pen_.scale());
    }
    pen_.block(area, with_alpha(panel.fill, panel.alpha));
    if (panel.bordered) {
        border(area);
    } else {
        const core::Rect top{area.origin, {area.size.width, pen_.scale()}};
        pen_.block(top, with_alpha(panel.edge, panel.alpha));
    }
}

void InterfacePainter::bar(const panels::Bar& bar) {
    const std::int32_t texel = pen_.scale();
    core::Rect frame = geometry_.pixels_of(bar.area);
    frame = {{frame.left(), frame.top() + bar_inset * texel},
             {frame.size.width, frame.size.height - 2 * bar_inset * texel}};
    pen_.block(frame, with_alpha(words::night));
    const core::Rect room = inner(frame, texel);
    pen_.block(room, with_alpha(bar.empty));
    pen_.block(share_of(room, bar.trailing, texel), with_alpha(bar.chip));
    const core::Rect full = share_of(room, bar.filled, texel);
    pen_.block(full, with_alpha(bar.fill));
    pen_.block({full.origin, {full.size.width, texel}}, with_alpha(words::scaled(bar.fill, bar_light)));
    pen_.block({{full.left(), full.bottom() - texel}, {full.size.width, texel}},
               with_alpha(words::scaled(bar.fill, bar_shade)));
}

void InterfacePainter::key_cap(const panels::KeyCap& cap) {
    const core::Size cell = geometry_.cell();
    const core::Rect area{geometry_.pixels_of(cap.area).origin,
                          {cap.area.size.width * cell.width, cell.height}};
    const atlas::AtlasRect left = atlas_->sprite("keycap_left");
    const atlas::AtlasRect right = atlas_->sprite("keycap_right");
    const std::int32_t side = left.width * pen_.scale();
    raise({{area.left() - side, area.top()}, {side, area.size.height}}, left);
    raise(area, atlas_->sprite("keycap_middle"));
    raise({{area.right(), area.top()}, {right.width * pen_.scale(), area.size.height}}, right);
}

void InterfacePainter::raise(const core::Rect& area, const atlas::AtlasRect& part) {
    const std::int32_t half = part.height / 2;
    const std::int32_t end = half * pen_.scale();
    pen_.stretch({area.origin, {area.size.width, end}}, {part.x, part.y, part.width, half});
    pen_.stretch({{area.left(), area.top() + end}, {area.size.width, area.size.height - 2 * end}},
                 {part.x, part.y + half, part.width, 1});
    pen_.stretch({{area.left(), area.bottom() - end}, {area.size.width, end}},
                 {part.x, part.y + half, part.width, half});
}

void InterfacePainter::icon(const panels::Icon& icon) {
    const atlas::AtlasRect sprite = atlas_->sprite(icon.sprite);
    const core::Rect cells = geometry_.pixels_of({icon.cell, {1, icon.scale}});
    const std::int32_t times = times_in(cells.size.height);
    const core::Size size{sprite.width * times, sprite.height * times};
    const std::int32_t above = (cells.size.height - size.height) / 2;
    pen_.stretch({{cells.left(), cells.top() + above}, size}, sprite, {255, 255, 255, icon.alpha});
}

void InterfacePainter::level(const panels::LevelPicture& level) {
    const LevelSquares squares = geometry_.squares_of(level);
    const core::Size size = level.squares.size();
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width;) {
            const content::Colour colour = level.squares[{x, y}];
            std::int32_t end = x + 1;
            while (end < size.width && level.squares[{end, y}] == colour) {
                ++end;
            }
            if (colour != words::night) {
                const core::Point first = squares.square({x, y}).origin;
                pen_.block({first, {(end - x) * squares.side, squares.side}}, with_alpha(colour));
            }
            x = end;
        }
    }
    for (const panels::LevelMark& shown : level.marks) {
        mark(shown, squares);
    }
    if (level.cursor) {
        frame_of_cursor(squares.square(*level.cursor).grown(pen_.scale()));
    }
}

void InterfacePainter::mark(const panels::LevelMark& mark, const LevelSquares& squares) {
    const core::Rect square = squares.square(mark.at);
    if (squares.side < least_sprite_square || mark.sprite.empty()) {
        small_mark(square, mark);
        return;
    }
    const atlas::AtlasRect sprite = atlas_->sprite(mark.sprite);
    const std::int32_t times = std::max(squares.side / panels::sprite_pixels, 1);
    const core::Size size{sprite.width * times, sprite.height * times};
    pen_.stretch({square.center() - core::Point{size.width / 2, size.height / 2}, size}, sprite);
}

void InterfacePainter::small_mark(const core::Rect& square, const panels::LevelMark& mark) {
    switch (mark.small) {
        case panels::SmallMark::None:
            break;
        case panels::SmallMark::Square:
        case panels::SmallMark::Large: {
            const std::int32_t beyond = mark.small == panels::SmallMark::Large ? 1 : 0;
            pen_.block(square.grown(beyond + 1), with_alpha(words::night));
            pen_.block(square.grown(beyond), with_alpha(mark.ink));
            break;
        }
        case panels::SmallMark::Diamond:
            sign(square, diamond, mark.ink);
            break;
        case panels::SmallMark::Down:
            sign(square, way_down, mark.ink);
            break;
        case panels::SmallMark::Up:
            sign(square, way_up, mark.ink);
            break;
    }
}

void InterfacePainter::sign(const core::Rect& square, std::span<const std::string_view> rows,
                            content::Colour ink) {
    const std::int32_t texel = std::max(square.size.width / 3, 1);
    const auto height = static_cast<std::int32_t>(rows.size());
    const auto width = static_cast<std::int32_t>(rows.front().size());
    const core::Rect area{square.center() - core::Point{width * texel / 2, height * texel / 2},
                          {width * texel, height * texel}};
    pen_.block(area.grown(texel), with_alpha(words::night));
    for (const core::Point at : core::cells_of(core::Size{width, height})) {
        if (rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] == '#') {
            pen_.block({area.origin + core::Point{at.x * texel, at.y * texel}, {texel, texel}},
                       with_alpha(ink));
        }
    }
}

void InterfacePainter::frame_of_cursor(const core::Rect& area) {
    const std::int32_t texel = pen_.scale();
    const atlas::Rgba ink = with_alpha(words::key_ink);
    pen_.block({area.origin, {area.size.width, texel}}, ink);
    pen_.block({{area.left(), area.bottom() - texel}, {area.size.width, texel}}, ink);
    pen_.block({area.origin, {texel, area.size.height}}, ink);
    pen_.block({{area.right() - texel, area.top()}, {texel, area.size.height}}, ink);
}

void InterfacePainter::border(const core::Rect& area) {
    const atlas::AtlasRect corner = atlas_->sprite("panel_corner");
    const std::int32_t side = corner.width * pen_.scale();
    const std::int32_t wide = area.size.width - 2 * side;
    const std::int32_t high = area.size.height - 2 * side;
    const std::int32_t right = area.right() - side;
    const std::int32_t bottom = area.bottom() - side;
    const core::Size square{side, side};
    pen_.stretch({area.origin, square}, corner);
    pen_.stretch({{right, area.top()}, square}, mirrored(corner));
    pen_.stretch({{area.left(), bottom}, square}, upended(corner));
    pen_.stretch({{right, bottom}, square}, upended(mirrored(corner)));
    const atlas::AtlasRect top{corner.x + corner.width - 1, corner.y, 1, corner.height};
    const atlas::AtlasRect left{corner.x, corner.y + corner.height - 1, corner.width, 1};
    pen_.stretch({{area.left() + side, area.top()}, {wide, side}}, top);
    pen_.stretch({{area.left() + side, bottom}, {wide, side}}, upended(top));
    pen_.stretch({{area.left(), area.top() + side}, {side, high}}, left);
    pen_.stretch({{right, area.top() + side}, {side, high}}, mirrored(left));
}

void InterfacePainter::banner(const panels::Banner& banner) {
    Pen large(*atlas_, *batch_, pen_.scale() * banner.scale, font_of(geometry_));
    const core::Rect area = geometry_.pixels_of(banner.area);
    large.line({area.left() + area.size.width / 2, area.top() + area.size.height / 2}, banner.text,
               shown(banner.ink));
}

void InterfacePainter::stair(std::int32_t step) {
    const core::Size window = geometry_.window();
    const atlas::AtlasRect picture = atlas_->sprite("title_stair");
    const auto covering = [](std::int32_t pixels, std::int32_t texels) {
        return (pixels + texels - 1) / texels;
    };
    const std::int32_t texel =
        std::max(covering(window.width, picture.width), covering(window.height, picture.height));
    const core::Point corner{(window.width - picture.width * texel) / 2,
                             (window.height - picture.height * texel) / 2};
    const std::int32_t glow = ember_frame(step);
    const auto light = words::scaled(std::uint8_t{255}, dimmest_stair + glow * light_of_ember);
    pen_.stretch({corner, {picture.width * texel, picture.height * texel}}, picture,
                 {light, light, light, 255});
    const atlas::AtlasRect ember = atlas_->sprite("title_ember", static_cast<unsigned>(glow));
    pen_.stretch({{corner.x + (ember_at.x - ember.width / 2) * texel,
                   corner.y + (ember_at.y - ember.height / 2) * texel},
                  {ember.width * texel, ember.height * texel}},
                 ember);
}

void InterfacePainter::logo(core::Point cell, std::int32_t step) {
    const std::int32_t texel = geometry_.cell().width / logo_texels;
    const core::Point corner = geometry_.pixels_of({cell, {1, 1}}).origin;
    const atlas::AtlasRect title = atlas_->sprite("title");
    const atlas::AtlasRect torch = atlas_->sprite("title_torch", static_cast<unsigned>(step % torch_frames));
    const auto place = [&](std::int32_t x, std::int32_t y, const atlas::AtlasRect& part) {
        pen_.stretch({{corner.x + x * texel, corner.y + y * texel},
                      {std::abs(part.width) * texel, part.height * texel}},
                     part);
    };
    place(0, 0, title);
    place(-torch_gap - torch.width, -torch_gap, torch);
    place(title.width + torch_gap, -torch_gap, mirrored(torch));
}

void InterfacePainter::papers(const panels::TextScreen& text) {
    const core::Size size = text.size();
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width;) {
            const panels::TextCell& first = text.at({x, y});
            std::int32_t end = x + 1;
            while (end < size.width && text.at({end, y}).solid == first.solid &&
                   text.at({end, y}).paper == first.paper) {
                ++end;
            }
            if (first.solid) {
                pen_.block(geometry_.pixels_of({{x, y}, {end - x, 1}}), with_alpha(first.paper));
            }
            x = end;
        }
    }
}

core::Grid<atlas::Rgba> InterfacePainter::grounds_of(const stage::Frame& frame) const {
    const panels::TextScreen& text = frame.text;
    core::Grid<atlas::Rgba> grounds(text.size(), frame.shows_map ? atlas::Rgba{} : shown(words::night));
    for (const panels::Panel& panel : frame.panels) {
        const atlas::Rgba fill = shown(panel.fill);
        for (const core::Point at : core::cells_of(panel.area.common_part({{0, 0}, grounds.size()}))) {
            grounds[at] = fill;
        }
    }
    for (const core::Point at : core::cells_of(text.size())) {
        if (text.at(at).solid) {
            grounds[at] = shown(text.at(at).paper);
        }
    }
    return grounds;
}

atlas::Rgba InterfacePainter::shown(content::Colour colour) const {
    return apply_palette(palette_, with_alpha(colour));
}

void InterfacePainter::glyphs(const stage::Frame& frame) {
    const panels::TextScreen& text = frame.text;
    const core::Size cell = geometry_.cell();
    const core::Grid<atlas::Rgba> grounds = grounds_of(frame);
    std::optional<std::pair<content::Colour, atlas::Rgba>> known;
    atlas::Rgba ink;
    for (const core::Point at : core::cells_of(text.size())) {
        const panels::TextCell& written = text.at(at);
        if (written.glyph == U' ' || is_drawn_border(frame, at, written.glyph)) {
            continue;
        }
        const atlas::Rgba ground = grounds[at];
        if (known != std::pair(written.ink, ground)) {
            known = {written.ink, ground};
            ink = ground.alpha > 0 ? legible(shown(written.ink), ground) : shown(written.ink);
        }
        pen_.glyph({at.x * cell.width, at.y * cell.height}, written.glyph, written.bold, ink);
    }
}

}  // namespace torchwake::desktop
