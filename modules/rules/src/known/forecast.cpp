#include "known/foreseen_matter.hpp"

#include <algorithm>

namespace torchwake::rules {

Forecaster::Forecaster() : foreseen_(std::make_unique<ForeseenMatter>()) {}
Forecaster::~Forecaster() = default;
Forecaster::Forecaster(Forecaster&&) noexcept = default;
Forecaster& Forecaster::operator=(Forecaster&&) noexcept = default;

const MatterForecast& Forecaster::foresee(const Knowledge& knowledge, std::int32_t beats) {
    foreseen_->begin(knowledge);
    return foreseen_->foresee(beats);
}

const std::vector<ForetoldCell>& Forecaster::foresee_cells(const Knowledge& knowledge) {
    foreseen_->begin(knowledge);
    return foreseen_->foresee_cells();
}

bool MatterForecast::ever_harmful(core::Point at) const {
    return std::ranges::any_of(harmful, [at](const spatial::BitGrid& cells) { return cells.get(at); });
}

MatterForecast foresee_matter(const Knowledge& knowledge, std::int32_t beats) {
    return Forecaster().foresee(knowledge, beats);
}

bool hurts_now(const Knowledge& knowledge, core::Point at) {
    return hurts(knowledge.catalog(), knowledge.matter(at), {.to_acid = knowledge.wears_corrodible()});
}

std::optional<ForetoldHarm> foresee_harm_of_matter(const Knowledge& knowledge, core::Point at) {
    ForeseenMatter foreseen;
    foreseen.begin(knowledge);
    if (foreseen.matter().active.at_rest()) {
        return std::nullopt;
    }
    std::int32_t ticks = foreseen.matter().active.ticks;
    for (std::int32_t beat = 0; beat < foreseen_beats; ++beat, ticks += ticks_of_a_beat) {
        foreseen.pass();
        if (const std::optional<MatterHarm> harm = foreseen.harm_at(at)) {
            return ForetoldHarm{ticks, *harm};
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::rules
