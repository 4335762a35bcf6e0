#include <torchwake/rules/forecast.hpp>
#include <torchwake/view/marked_cells.hpp>

#include <algorithm>

namespace torchwake::view {
namespace {

core::Rect around(core::Point hero, core::Size level) {
    const core::Point first{std::max(hero.x - marked_distance, 0), std::max(hero.y - marked_distance, 0)};
    return {first,
            {std::min(hero.x + marked_distance + 1, level.width) - first.x,
             std::min(hero.y + marked_distance + 1, level.height) - first.y}};
}

}  // namespace

ForetoldCells::ForetoldCells(const rules::Knowledge& knowledge, rules::Forecaster& forecaster)
    : near_(around(knowledge.hero().at, knowledge.size())) {
    for (const rules::ForetoldCell& cell : forecaster.foresee_cells(knowledge)) {
        if (rules::hurts_now(knowledge, cell.at)) {  // its picture shows that
            continue;
        }
        marks_.push_back({cell.at, cell.beat, cell.sure});
        if (near_.contains(cell.at) && (next_beat_ == 0 || cell.beat < next_beat_)) {
            next_beat_ = cell.beat;
        }
    }
}

std::vector<ForetoldMark> ForetoldCells::marked(std::span<const core::Point> way,
                                                Foretelling foretelling) const {
    std::vector<ForetoldMark> marks;
    for (ForetoldMark mark : marks_) {
        mark.numbered = foretelling == Foretelling::AllBeats;
        const bool next = mark.beat == next_beat_ && near_.contains(mark.at);
        if (mark.numbered || next || std::ranges::find(way, mark.at) != way.end()) {
            marks.push_back(mark);
        }
    }
    return marks;
}

std::vector<ForetoldMark> marked_cells(const rules::Knowledge& knowledge, std::span<const core::Point> way,
                                       Foretelling foretelling) {
    rules::Forecaster forecaster;
    return ForetoldCells(knowledge, forecaster).marked(way, foretelling);
}

}  // namespace torchwake::view
