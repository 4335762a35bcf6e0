#include <torchwake/core/rect.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/words/bare_floor.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>

namespace torchwake::panels {
namespace {

std::int32_t corner(std::int32_t hero, std::int32_t view, std::int32_t level) {
    return level <= view ? -(view - level) / 2 : std::clamp(hero - view / 2, 0, level - view);
}

TextCell letter(const content::Appearance& appearance, bool bold = false) {
    return {appearance.glyph, appearance.foreground, appearance.background, bold, true};
}

/// Puts a cover or a liquid into a cell of bare floor. A deep liquid colours the background, too.
void lay(TextCell& cell, const rules::CellMatter& matter, const content::Catalog& catalog) {
    if (matter.liquid.valid()) {
        const content::Colour ink = catalog.matter(matter.liquid).appearance.foreground;
        cell.glyph = catalog.matter(matter.liquid).appearance.glyph;
        cell.ink = ink;
        if (matter.depth > 1) {
            cell.paper = words::scaled(ink, words::whole / 3);
        }
    }
    if (matter.cover.valid()) {
        cell.glyph = catalog.matter(matter.cover).appearance.glyph;
        cell.ink = catalog.matter(matter.cover).appearance.foreground;
    }
}

/// Puts a gas or flames into a cell. Gas leaves what lies there visible.
void fill(TextCell& cell, const rules::CellMatter& matter, bool lies_there, const content::Catalog& catalog) {
    if (matter.burns) {
        cell.glyph = flame_glyph;
        cell.ink = words::flame_ink;
        cell.bold = true;
    } else if (matter.gas.valid()) {
        const content::Appearance& gas = catalog.matter(matter.gas).appearance;
        cell.glyph = lies_there ? cell.glyph : gas.glyph;
        cell.ink = lies_there ? words::mixed(cell.ink, gas.foreground, words::whole / 2) : gas.foreground;
        cell.paper = words::mixed(cell.paper, gas.foreground, words::whole / 6);
    }
}

/// Puts an object into a cell, over the background of its floor.
void lay(TextCell& cell, const forecast::KnownObject& object, const content::Catalog& catalog) {
    if (object.what == forecast::ObjectKind::Item) {
        const content::Appearance& appearance = catalog.item(object.item).appearance;
        cell.glyph = appearance.glyph;
        cell.ink = appearance.foreground;
        cell.bold = true;
    } else {
        cell.glyph = U'%';
        cell.ink = words::scaled(catalog.monster(object.monster).appearance.foreground, words::whole * 2 / 3);
    }
}

/// Puts the mark of harm to come into a cell.
void lay(TextCell& cell, const ForecastMark& mark) {
    constexpr std::int32_t digits = 10;
    if (mark.announced) {
        cell.glyph = mark.ticks < digits ? U'0' + static_cast<char32_t>(mark.ticks) : announced_glyph;
        cell.ink = words::bad_ink;
        cell.bold = true;
        return;
    }
    cell.glyph = mark.numbered ? U'0' + static_cast<char32_t>(mark.beat)
                 : mark.sure   ? mark_glyph
                               : unsure_mark_glyph;
    cell.ink = mark.sure ? words::flame_ink : words::scaled(words::flame_ink, words::whole * 2 / 3);
    cell.bold = mark.sure;
}

/// Marks a cell. What stands or lies in it keeps its letter, and the paper behind it stands out.
void mark_cell(TextCell& cell, const ForecastMark& mark, bool taken) {
    if (mark.announced || taken) {
        cell.paper = words::mixed(cell.paper, mark.announced ? words::bad_ink : words::flame_ink,
                                  taken ? words::whole / 2 : words::whole / 4);
    }
    if (!taken) {
        lay(cell, mark);
    }
}

}  // namespace

core::Point view_corner(core::Point hero, core::Size view, core::Size level) {
    return {corner(hero.x, view.width, level.width), corner(hero.y, view.height, level.height)};
}

TextCell ground_cell(const forecast::Knowledge& knowledge, core::Point at) {
    const std::optional<content::TileId> tile = knowledge.tile(at);
    if (!tile) {
        return {U' ', words::night, words::night, false, true};
    }
    const content::Catalog& catalog = knowledge.catalog();
    TextCell cell = letter(catalog.tile(*tile).appearance);
    const rules::CellMatter matter = knowledge.matter(at);
    if (words::is_bare_floor(catalog.tile(*tile))) {
        lay(cell, matter, catalog);
    }
    const auto trap = knowledge.trap(at);
    if (trap) {
        const content::Appearance& appearance = catalog.trap(trap->kind).appearance;
        cell.glyph = appearance.glyph;
        cell.ink =
            trap->armed ? appearance.foreground : words::scaled(appearance.foreground, words::whole / 2);
    }
    const auto object = knowledge.object(at);
    if (object) {
        lay(cell, *object, catalog);
    }
    if (knowledge.visibility(at) == forecast::Visibility::Visible) {
        fill(cell, matter, object || trap, catalog);
    }
    return cell;
}

TextCell map_cell(const forecast::Knowledge& knowledge, core::Point at) {
    const content::Catalog& catalog = knowledge.catalog();
    TextCell cell = ground_cell(knowledge, at);
    if (knowledge.visibility(at) != forecast::Visibility::Visible) {
        const bool by_day = catalog.level_at(knowledge.depth()).daylight;
        cell.ink = by_day ? words::remembered_by_day(cell.ink) : words::remembered(cell.ink);
        cell.paper = by_day ? words::remembered_by_day(cell.paper) : words::remembered(cell.paper);
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

void draw_text_map(TextScreen& screen, const core::Rect& area, const forecast::Knowledge& knowledge,
                   content::Colour light, std::span<const ForecastMark> marks) {
    const core::Point first = view_corner(knowledge.hero().at, area.size, knowledge.size());
    for (const core::Point place : core::cells_of(area.size)) {
        const core::Point at = first + place;
        if (!knowledge.size().contains(at)) {
            continue;
        }
        TextCell cell = map_cell(knowledge, at);
        const auto mark = std::ranges::find(marks, at, &ForecastMark::at);
        if (mark != marks.end()) {
            mark_cell(cell, *mark, knowledge.object(at) || knowledge.actor(at));
        }
        screen.put(
            area.origin + place, cell.glyph,
            {words::multiplied(cell.ink, light), words::multiplied(cell.paper, light), cell.bold, true});
    }
}

std::vector<std::string> map_rows(const forecast::Knowledge& knowledge) {
    TextScreen page(knowledge.size());
    draw_text_map(page, {{0, 0}, knowledge.size()}, knowledge, {});
    return page.rows();
}

}  // namespace torchwake::panels
