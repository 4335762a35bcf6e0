#include <torchwake/view/colours.hpp>
#include <torchwake/view/text_map.hpp>

#include <algorithm>

namespace torchwake::view {
namespace {

std::int32_t corner(std::int32_t hero, std::int32_t view, std::int32_t level) {
    return level <= view ? -(view - level) / 2 : std::clamp(hero - view / 2, 0, level - view);
}

TextCell letter(const content::Appearance& appearance, bool bold = false) {
    return {appearance.glyph, appearance.foreground, appearance.background, bold, true};
}

/// Puts an object into a cell, over the background of its floor.
void lay(TextCell& cell, const rules::KnownObject& object, const content::Catalog& catalog) {
    if (object.what == rules::ObjectKind::Item) {
        const content::Appearance& appearance = catalog.item(object.item).appearance;
        cell.glyph = appearance.glyph;
        cell.ink = appearance.foreground;
        cell.bold = true;
    } else {
        cell.glyph = U'%';
        cell.ink = scaled(catalog.monster(object.monster).appearance.foreground, whole * 2 / 3);
    }
}

}  // namespace

core::Point view_corner(core::Point hero, core::Size view, core::Size level) {
    return {corner(hero.x, view.width, level.width), corner(hero.y, view.height, level.height)};
}

TextCell map_cell(const rules::Knowledge& knowledge, core::Point at) {
    const std::optional<content::TileId> tile = knowledge.tile(at);
    if (!tile) {
        return {U' ', night, night, false, true};
    }
    const content::Catalog& catalog = knowledge.catalog();
    TextCell cell = letter(catalog.tile(*tile).appearance);
    if (const auto trap = knowledge.trap(at)) {
        const content::Appearance& appearance = catalog.trap(trap->kind).appearance;
        cell.glyph = appearance.glyph;
        cell.ink = trap->armed ? appearance.foreground : scaled(appearance.foreground, whole / 2);
    }
    if (const auto object = knowledge.object(at)) {
        lay(cell, *object, catalog);
    }
    if (knowledge.visibility(at) != rules::Visibility::Visible) {
        const bool by_day = catalog.level_at(knowledge.depth()).daylight;
        cell.ink = by_day ? remembered_by_day(cell.ink) : remembered(cell.ink);
        cell.paper = by_day ? remembered_by_day(cell.paper) : remembered(cell.paper);
        cell.bold = false;
        return cell;
    }
    if (const auto actor = knowledge.actor(at)) {
        const content::Appearance& appearance = catalog.monster(actor->kind).appearance;
        cell.glyph = appearance.glyph;
        cell.ink = appearance.foreground;
        cell.bold = true;
    }
    return cell;
}

void draw_text_map(TextScreen& screen, const core::Rect& area, const rules::Knowledge& knowledge,
                   Colour light) {
    const core::Point first = view_corner(knowledge.hero().at, area.size, knowledge.size());
    for (std::int32_t y = 0; y < area.size.height; ++y) {
        for (std::int32_t x = 0; x < area.size.width; ++x) {
            const core::Point at = first + core::Point{x, y};
            if (!knowledge.size().contains(at)) {
                continue;
            }
            const TextCell cell = map_cell(knowledge, at);
            screen.put(area.origin + core::Point{x, y}, cell.glyph,
                       {multiplied(cell.ink, light), multiplied(cell.paper, light), cell.bold, true});
        }
    }
}

std::vector<std::string> map_rows(const rules::Knowledge& knowledge) {
    TextScreen page(knowledge.size());
    draw_text_map(page, {{0, 0}, knowledge.size()}, knowledge, {});
    return page.rows();
}

}  // namespace torchwake::view
