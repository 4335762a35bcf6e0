#include "known/foreseen.hpp"
#include "known/foreseen_matter.hpp"
#include "matter/deeds.hpp"

#include <torchwake/rules/foreseen_fates.hpp>
#include <torchwake/rules/formulas.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::rules {
namespace {

bool is_of_matter(const content::ItemEffect& effect) {
    return std::holds_alternative<content::HeatEffect>(effect) ||
           std::holds_alternative<content::MatterEffect>(effect);
}

/// True if the deed brings heat or matter.
bool acts_on_matter(const content::Catalog& catalog, const AimedDeed& deed) {
    return !stays_whole(catalog, deed) && std::ranges::any_of(catalog.effects_of(deed.source), is_of_matter);
}

/// Does to known matter what the deed does to it.
void change_matter(const Knowledge& knowledge, const std::vector<content::ItemEffect>& effects,
                   const AimOutlook& outlook, Matter& matter) {
    const content::Catalog& catalog = knowledge.catalog();
    begin_beats(matter, knowledge.size());
    for (const content::ItemEffect& effect : effects) {
        if (const auto* const heat = std::get_if<content::HeatEffect>(&effect)) {
            for (const core::Point at : outlook.area) {
                heat_cell(matter, at, heat->amount);
            }
        } else if (const auto* const brought = std::get_if<content::MatterEffect>(&effect)) {
            for (const core::Point at : outlook.area) {
                if (is_open(knowledge, at)) {
                    bring_into(catalog, matter, at, *brought);
                }
            }
        } else if (const auto* const push = std::get_if<content::PushEffect>(&effect)) {
            for (const core::Point at : outlook.area) {
                push_against(catalog, matter, at, push->cells);
            }
        }
    }
}

/// Sets those alight whom the deed's fire strikes, as if no saving throw spared them.
void set_alight(const std::vector<content::ItemEffect>& effects, const AimOutlook& outlook,
                ForeseenMatter& foreseen) {
    for (const content::ItemEffect& effect : effects) {
        const auto* const heat = std::get_if<content::HeatEffect>(&effect);
        for (std::size_t place = 0; heat != nullptr && place < outlook.victims.size(); ++place) {
            foreseen.set_alight(outlook.victims[place].victim, heat->amount);
        }
    }
}

KnownFate fate_of(const MatterForecast& forecast, EntityId who) {
    const auto found = std::ranges::find(forecast.fates, who, &KnownFate::id);
    return found == forecast.fates.end() ? KnownFate{who} : *found;
}

/// Those whom the matter hurts otherwise if it changes as it does after a deed, by id.
std::vector<FateOutlook> compared(const Knowledge& knowledge, const MatterForecast& before,
                                  const MatterForecast& after) {
    std::vector<FateOutlook> fates;
    const auto compare = [&](EntityId who, content::MonsterId kind, core::Point where) {
        const KnownFate without = fate_of(before, who);
        const KnownFate fate = fate_of(after, who);
        if (fate != without) {
            fates.push_back(
                {who, kind, where, fate.lost, without.lost, fate.beats_to_die, without.beats_to_die});
        }
    };
    compare(hero_id, knowledge.catalog().hero(), knowledge.hero().at);
    for (const KnownActor& actor : knowledge.actors_in_view()) {
        compare(actor.id, actor.kind, actor.at);
    }
    std::ranges::sort(fates, {}, &FateOutlook::who);
    return fates;
}

}  // namespace

bool FateOutlook::is_worse() const {
    const auto death = [](std::int32_t beats) { return beats > 0 ? beats : foreseen_beats + 1; };
    const std::int32_t with = death(beats_to_die);
    const std::int32_t without = death(beats_to_die_without);
    return with != without ? with < without : lost > lost_without;
}

std::vector<FateOutlook> foresee_fates(const Knowledge& knowledge, const AimedDeed& deed,
                                       const AimOutlook& outlook) {
    const content::Catalog& catalog = knowledge.catalog();
    if (!acts_on_matter(catalog, deed)) {
        return {};
    }
    ForeseenMatter foreseen;
    foreseen.begin(knowledge);
    const MatterForecast before = foreseen.foresee(foreseen_beats);
    foreseen.begin(knowledge);
    if (deed.rolled) {
        foreseen.clear(*deed.rolled);
    }
    change_matter(knowledge, catalog.effects_of(deed.source), outlook, foreseen.matter());
    set_alight(catalog.effects_of(deed.source), outlook, foreseen);
    return compared(knowledge, before, foreseen.foresee(foreseen_beats));
}

FatesOfFire::FatesOfFire(const Knowledge& knowledge)
    : knowledge_(knowledge), without_(foresee_matter(knowledge)) {}

std::vector<FateOutlook> FatesOfFire::at(core::Point cell) const {
    ForeseenMatter foreseen;
    foreseen.begin(knowledge_);
    begin_beats(foreseen.matter(), knowledge_.size());
    heat_cell(foreseen.matter(), cell, heat_of_fire);
    return compared(knowledge_, without_, foreseen.foresee(foreseen_beats));
}

}  // namespace torchwake::rules
