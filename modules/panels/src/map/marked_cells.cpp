#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/panels/marked_cells.hpp>

#include <algorithm>

namespace torchwake::panels {
namespace {

core::Rect around(core::Point hero, core::Size level) {
    const core::Point first{std::max(hero.x - marked_distance, 0), std::max(hero.y - marked_distance, 0)};
    return {first,
            {std::min(hero.x + marked_distance + 1, level.width) - first.x,
             std::min(hero.y + marked_distance + 1, level.height) - first.y}};
}

}  // namespace

ForecastMarks::ForecastMarks(const forecast::Knowledge& knowledge, forecast::Forecaster& forecaster)
    : near_(around(knowledge.hero().at, knowledge.size())) {
    for (const forecast::KnownAnnouncement& announced : knowledge.announcements()) {
        for (const core::Point at : announced.cells) {
            if (!is_announced(at)) {
                announced_.push_back({at, 1, true, true, announced.ticks, true});
            }
        }
    }
    for (const forecast::CellForecast& cell : forecaster.forecast_cells(knowledge)) {
        if (forecast::hurts_now(knowledge, cell.at)) {  // its picture shows that
            continue;
        }
        marks_.push_back({cell.at, cell.beat, cell.sure});
        if (near_.contains(cell.at) && (next_beat_ == 0 || cell.beat < next_beat_)) {
            next_beat_ = cell.beat;
        }
    }
}

bool ForecastMarks::is_announced(core::Point at) const {
    return std::ranges::find(announced_, at, &ForecastMark::at) != announced_.end();
}

std::vector<ForecastMark> ForecastMarks::marked(std::span<const core::Point> way,
                                                ForecastDetail detail) const {
    std::vector<ForecastMark> marks = announced_;
    for (ForecastMark mark : marks_) {
        if (is_announced(mark.at)) {
            continue;
        }
        mark.numbered = detail == ForecastDetail::AllBeats;
        const bool next = mark.beat == next_beat_ && near_.contains(mark.at);
        if (mark.numbered || next || std::ranges::find(way, mark.at) != way.end()) {
            marks.push_back(mark);
        }
    }
    std::ranges::sort(marks, {}, &ForecastMark::at);
    return marks;
}

std::vector<ForecastMark> marked_cells(const forecast::Knowledge& knowledge, std::span<const core::Point> way,
                                       ForecastDetail detail) {
    forecast::Forecaster forecaster;
    return ForecastMarks(knowledge, forecaster).marked(way, detail);
}

}  // namespace torchwake::panels
