#include "known/forecast.hpp"
#include "known/foreseen.hpp"
#include "matter/deeds.hpp"

#include <torchwake/rules/foreseen_fates.hpp>

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

/// The known matter of all cells after the deed.
Matter matter_after(const Knowledge& knowledge, const std::vector<content::ItemEffect>& effects,
                    core::Point strikes_at, const std::vector<core::Point>& reached) {
    const content::Catalog& catalog = knowledge.catalog();
    Matter matter = knowledge.matter();
    begin_beats(matter, knowledge.size());
    for (const content::ItemEffect& effect : effects) {
        if (const auto* const heat = std::get_if<content::HeatEffect>(&effect)) {
            for (const core::Point at : reached) {
                heat_cell(matter, at, heat->amount);
            }
        } else if (const auto* const brought = std::get_if<content::MatterEffect>(&effect)) {
            for (const core::Point at : cells_of(catalog, *brought, strikes_at, reached)) {
                if (is_open(knowledge, at)) {
                    bring_into(catalog, matter, at, *brought);
                }
            }
        }
    }
    return matter;
}

KnownFate fate_of(const MatterForecast& forecast, EntityId who) {
    const auto found = std::ranges::find(forecast.fates, who, &KnownFate::id);
    return found == forecast.fates.end() ? KnownFate{who} : *found;
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
    std::vector<FateOutlook> fates;
    if (!acts_on_matter(catalog, deed)) {
        return fates;
    }
    const MatterForecast before = foresee_matter(knowledge);
    const MatterForecast after = foresee_beats(
        knowledge,
        matter_after(knowledge, catalog.effects_of(deed.source), outlook.flight.end, outlook.area));
    const auto compare = [&](EntityId who, content::MonsterId kind, core::Point where) {
        const KnownFate without = fate_of(before, who);
        const KnownFate fate = fate_of(after, who);
        if (fate != without) {
            fates.push_back(
                {who, kind, where, fate.lost, without.lost, fate.beats_to_die, without.beats_to_die});
        }
    };
    compare(hero_id, catalog.hero(), knowledge.hero().at);
    for (const KnownActor& actor : knowledge.actors_in_view()) {
        compare(actor.id, actor.kind, actor.at);
    }
    std::ranges::sort(fates, {}, &FateOutlook::who);
    return fates;
}

}  // namespace torchwake::rules
