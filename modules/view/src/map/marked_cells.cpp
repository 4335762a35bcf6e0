#include <torchwake/core/rect.hpp>
#include <torchwake/rules/forecast.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/view/marked_cells.hpp>

#include <algorithm>

namespace torchwake::view {
namespace {

/// True if the cell already burns, or has matter that hurts, which its picture shows.
bool hurts_already(const rules::Knowledge& knowledge, core::Point at) {
    const rules::CellMatter here = knowledge.matter(at);
    const bool bridged = here.cover.valid() && knowledge.catalog().matter(here.cover).bridges;
    const bool in_liquid =
        here.liquid.valid() && !bridged &&
        (knowledge.catalog().matter(here.liquid).corrodes || knowledge.catalog().matter(here.liquid).molten);
    if (here.burns || in_liquid || !here.gas.valid()) {
        return here.burns || in_liquid;
    }
    const content::MatterDef& gas = knowledge.catalog().matter(here.gas);
    const bool scalds = gas.steam && here.amount >= rules::amount_that_scalds;
    return scalds || gas.harm > 0 || !gas.effects.empty();
}

core::Rect around(core::Point hero, core::Size level) {
    const core::Point first{std::max(hero.x - marked_distance, 0), std::max(hero.y - marked_distance, 0)};
    return {first,
            {std::min(hero.x + marked_distance + 1, level.width) - first.x,
             std::min(hero.y + marked_distance + 1, level.height) - first.y}};
}

/// The cells of an area that a beat reaches, row by row.
std::vector<core::Point> reached_in(const core::Rect& area, const spatial::BitGrid& harmful,
                                    const rules::Knowledge& knowledge) {
    std::vector<core::Point> reached;
    for (std::int32_t y = area.top(); y < area.bottom(); ++y) {
        for (std::int32_t x = area.left(); x < area.right(); ++x) {
            if (harmful.get({x, y}) && !hurts_already(knowledge, {x, y})) {
                reached.push_back({x, y});
            }
        }
    }
    return reached;
}

}  // namespace

ForetoldCells::ForetoldCells(const rules::Knowledge& knowledge) {
    const rules::MatterForecast forecast = rules::foresee_matter(knowledge);
    if (forecast.harmful.empty()) {
        return;
    }
    const core::Rect area = around(knowledge.hero().at, knowledge.size());
    for (const spatial::BitGrid& harmful : forecast.harmful) {
        if (near_.empty()) {
            near_ = reached_in(area, harmful, knowledge);
        }
    }
    soon_ = spatial::BitGrid(knowledge.size());
    for (const spatial::BitGrid& harmful : forecast.harmful) {
        for (const core::Point at : reached_in({{0, 0}, knowledge.size()}, harmful, knowledge)) {
            soon_.set(at, true);
        }
    }
}

std::vector<core::Point> ForetoldCells::marked(std::span<const core::Point> way) const {
    std::vector<core::Point> cells = near_;
    for (const core::Point at : way) {
        if (soon_.size().contains(at) && soon_.get(at)) {
            cells.push_back(at);
        }
    }
    std::ranges::sort(cells);
    const auto doubled = std::ranges::unique(cells);
    cells.erase(doubled.begin(), doubled.end());
    return cells;
}

}  // namespace torchwake::view
