#include "known_ground.hpp"
#include "matter_course.hpp"

#include <torchwake/forecast/fates.hpp>
#include <torchwake/rules/deeds.hpp>
#include <torchwake/rules/formulas.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::forecast {
namespace {

/// True if the deed brings heat or matter.
bool acts_on_matter(const content::Catalog& catalog, const AimedDeed& deed) {
    const std::vector<content::ItemEffect>& effects = catalog.effects_of(deed.source);
    return !stays_whole(catalog, deed) && (content::has_effect<content::HeatEffect>(effects) ||
                                           content::has_effect<content::MatterEffect>(effects));
}

/// Does to known matter what the deed does to it.
void change_matter(const Knowledge& knowledge, const std::vector<content::ItemEffect>& effects,
                   const AimForecast& aim, rules::Matter& matter) {
    const content::Catalog& catalog = knowledge.catalog();
    rules::begin_beats(matter, knowledge.size());
    for (const content::ItemEffect& effect : effects) {
        if (const auto* const heat = std::get_if<content::HeatEffect>(&effect)) {
            for (const core::Point at : aim.area) {
                rules::heat_cell(matter, at, heat->amount);
            }
        } else if (const auto* const brought = std::get_if<content::MatterEffect>(&effect)) {
            for (const core::Point at : aim.area) {
                if (is_open(knowledge, at)) {
                    rules::bring_into(catalog, matter, at, *brought);
                }
            }
        } else if (const auto* const push = std::get_if<content::PushEffect>(&effect)) {
            for (const core::Point at : aim.area) {
                rules::push_against(catalog, matter, at, push->cells);
            }
        }
    }
}

/// Sets those alight whom the deed's fire strikes, as if no saving throw spared them.
void set_alight(const std::vector<content::ItemEffect>& effects, const AimForecast& aim,
                MatterCourse& course) {
    for (const content::ItemEffect& effect : effects) {
        const auto* const heat = std::get_if<content::HeatEffect>(&effect);
        for (std::size_t place = 0; heat != nullptr && place < aim.victims.size(); ++place) {
            course.set_alight(aim.victims[place].victim, heat->amount);
        }
    }
}

FateForecast fate_of(const MatterForecast& forecast, rules::EntityId who) {
    const auto found = std::ranges::find(forecast.fates, who, &FateForecast::id);
    return found == forecast.fates.end() ? FateForecast{who} : *found;
}

/// Those whom the matter hurts otherwise if it changes as it does after a deed, by id.
std::vector<FateChange> compared(const Knowledge& knowledge, const MatterForecast& before,
                                 const MatterForecast& after) {
    std::vector<FateChange> fates;
    const auto compare = [&](rules::EntityId who, content::MonsterId kind, core::Point where) {
        const FateForecast without = fate_of(before, who);
        const FateForecast fate = fate_of(after, who);
        if (fate != without) {
            fates.push_back(
                {who, kind, where, fate.lost, without.lost, fate.beats_to_die, without.beats_to_die});
        }
    };
    compare(rules::hero_id, knowledge.catalog().hero(), knowledge.hero().at);
    for (const KnownActor& actor : knowledge.actors_in_view()) {
        compare(actor.id, actor.kind, actor.at);
    }
    std::ranges::sort(fates, {}, &FateChange::who);
    return fates;
}

}  // namespace

bool FateChange::is_worse() const {
    const auto death = [](std::int32_t beats) { return beats > 0 ? beats : forecast_beats + 1; };
    const std::int32_t with = death(beats_to_die);
    const std::int32_t without = death(beats_to_die_without);
    return with != without ? with < without : lost > lost_without;
}

std::vector<FateChange> forecast_fates(const Knowledge& knowledge, const AimedDeed& deed,
                                       const AimForecast& aim) {
    const content::Catalog& catalog = knowledge.catalog();
    if (!acts_on_matter(catalog, deed)) {
        return {};
    }
    MatterCourse course;
    course.begin(knowledge);
    const MatterForecast before = course.forecast(forecast_beats);
    course.begin(knowledge);
    if (deed.rolled) {
        course.clear(*deed.rolled);
    }
    change_matter(knowledge, catalog.effects_of(deed.source), aim, course.matter());
    set_alight(catalog.effects_of(deed.source), aim, course);
    return compared(knowledge, before, course.forecast(forecast_beats));
}

FatesOfFire::FatesOfFire(const Knowledge& knowledge)
    : knowledge_(knowledge), without_(forecast_matter(knowledge)) {}

std::vector<FateChange> FatesOfFire::at(core::Point cell) const {
    MatterCourse course;
    course.begin(knowledge_);
    rules::begin_beats(course.matter(), knowledge_.size());
    rules::heat_cell(course.matter(), cell, rules::heat_of_fire);
    return compared(knowledge_, without_, course.forecast(forecast_beats));
}

}  // namespace torchwake::forecast
