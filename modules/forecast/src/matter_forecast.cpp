#include "matter_course.hpp"

#include <algorithm>

namespace torchwake::forecast {

Forecaster::Forecaster() : course_(std::make_unique<MatterCourse>()) {}
Forecaster::~Forecaster() = default;
Forecaster::Forecaster(Forecaster&&) noexcept = default;
Forecaster& Forecaster::operator=(Forecaster&&) noexcept = default;

const MatterForecast& Forecaster::forecast(const Knowledge& knowledge, std::int32_t beats) {
    course_->begin(knowledge);
    return course_->forecast(beats);
}

const std::vector<CellForecast>& Forecaster::forecast_cells(const Knowledge& knowledge) {
    course_->begin(knowledge);
    return course_->forecast_cells();
}

bool MatterForecast::ever_harmful(core::Point at) const {
    return std::ranges::any_of(harmful, [at](const spatial::BitGrid& cells) { return cells.get(at); });
}

MatterForecast forecast_matter(const Knowledge& knowledge, std::int32_t beats) {
    return Forecaster().forecast(knowledge, beats);
}

bool hurts_now(const Knowledge& knowledge, core::Point at) {
    return rules::hurts(knowledge.catalog(), knowledge.matter(at), {.to_acid = knowledge.wears_corrodible()});
}

bool is_fuel(const Knowledge& knowledge, core::Point at) {
    const auto tile = knowledge.tile(at);
    return tile && rules::can_be_lit(knowledge.catalog(), *tile, knowledge.matter(at));
}

std::optional<TimedHarm> forecast_harm_of_matter(const Knowledge& knowledge, core::Point at) {
    MatterCourse course;
    course.begin(knowledge);
    if (course.matter().active.at_rest()) {
        return std::nullopt;
    }
    std::int32_t ticks = course.matter().active.ticks;
    for (std::int32_t beat = 0; beat < forecast_beats; ++beat, ticks += rules::ticks_of_a_beat) {
        course.pass();
        if (const std::optional<MatterHarm> harm = course.harm_at(at)) {
            return TimedHarm{ticks, *harm};
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::forecast
