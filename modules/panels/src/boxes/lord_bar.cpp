#include "boxes/lord_bar.hpp"

#include <torchwake/panels/text_map.hpp>

#include <algorithm>
#include <string>

namespace torchwake::panels {
namespace {

/// The row of the name and the row of the bar.
constexpr std::int32_t bar_rows = 2;
constexpr std::int32_t margin = 1;
constexpr std::int32_t widest = 48;

core::Rect place_of_bar(const forecast::Knowledge& known, const PaintContext& with) {
    const core::Rect& map = with.layout.map;
    const core::Size in_window = with.source.map_cells;
    const core::Size view = in_window.area() > 0 ? in_window : map.size;
    const core::Point hero = known.hero().at;
    // A cell of the map may be larger than a cell of text.
    const std::int32_t covered = (bar_rows * view.height + map.size.height - 1) / map.size.height;
    const bool upper = hero.y - view_corner(hero, view, known.size()).y > covered;
    const std::int32_t width = std::min(widest, map.size.width);
    return {{map.left() + (map.size.width - width) / 2, upper ? map.top() : map.bottom() - bar_rows},
            {width, bar_rows}};
}

}  // namespace

std::string phase_text(const forecast::KnownActor& lord, const content::Catalog& catalog,
                       const words::Words& words) {
    const std::size_t phases = catalog.monster(lord.kind).lord->phases.size() + 1;
    return words.get("lord-phase",
                     {{"phase", std::to_string(lord.phase), {}}, {"phases", std::to_string(phases), {}}});
}

void draw_lord_bar(Canvas& canvas, const forecast::Knowledge& known, const PaintContext& with) {
    const std::vector<forecast::KnownActor> actors = known.actors_in_view();
    const auto lord = std::ranges::find_if(actors, [](const auto& actor) { return actor.phase > 0; });
    if (lord == actors.end()) {
        return;
    }
    const content::MonsterDef& kind = known.catalog().monster(lord->kind);
    const core::Rect panel = place_of_bar(known, with);
    const core::Rect row{{panel.left() + margin, panel.top()}, {panel.size.width - 2 * margin, 1}};
    canvas.panel(panel, Border::None);
    canvas.put(row.origin, words::capitalised(kind.name), words::bad_ink, true);
    canvas.put_right(row, phase_text(*lord, known.catalog(), *with.source.words), words::plain_ink);
    canvas.bar({{row.left(), row.top() + 1}, row.size},
               lord->hit_points * words::whole / lord->max_hit_points, 0, health_colours);
}

}  // namespace torchwake::panels
