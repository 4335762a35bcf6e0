#include "weakening.hpp"

#include "fuel.hpp"

#include <torchwake/content/catalog.hpp>

#include <algorithm>
#include <array>

namespace torchwake::bots {
namespace {

using content::ConditionKind;
using content::Weakness;

/// True if one of the effects brings matter with that member.
bool brings(const content::Catalog& catalog, const std::vector<content::ItemEffect>& effects,
            bool content::MatterDef::* member) {
    return content::has_effect<content::MatterEffect>(
        effects, [&](const content::MatterEffect& brought) { return catalog.matter(brought.kind).*member; });
}

/// True if one of the effects brings that condition.
bool brings(const std::vector<content::ItemEffect>& effects, ConditionKind kind) {
    return content::has_effect<content::LastingEffect>(
        effects, [kind](const content::LastingEffect& lasting) { return lasting.kind == kind; });
}

/// True if the effects bring an enemy into that state.
bool brings_into(const content::Catalog& catalog, const std::vector<content::ItemEffect>& effects,
                 const forecast::KnownActor& enemy, Weakness state) {
    const content::MonsterDef& kind = catalog.monster(enemy.kind);
    switch (state) {
        case Weakness::Fire:
            return lights(effects) && !kind.fireproof && enemy.wet == 0;
        case Weakness::Acid:
            return brings(catalog, effects, &content::MatterDef::corrodes) && !kind.flies;
        case Weakness::Poison:
            return brings(effects, ConditionKind::Poison);
        case Weakness::Water:
            return brings(catalog, effects, &content::MatterDef::wets) && !kind.flies;
        case Weakness::Hold:
            return brings(effects, ConditionKind::Held);
        case Weakness::Flank:
            return brings(effects, ConditionKind::Confusion);
        case Weakness::Dark:
            break;
    }
    return false;
}

}  // namespace

std::int32_t worth_of_weakening(const content::Catalog& catalog,
                                const std::vector<content::ItemEffect>& effects,
                                const forecast::KnownActor& enemy) {
    constexpr std::int32_t worth_of_an_end = 500;
    const std::vector<content::Trick>& tricks = catalog.monster(enemy.kind).tricks;
    const auto ends = [&](const auto* trick) {
        return trick != nullptr && std::ranges::any_of(trick->weak_to, [&](Weakness state) {
                   return brings_into(catalog, effects, enemy, state);
               });
    };
    const bool has_thorns = enemy.powers[content::Power::Thorns] > 0;
    const std::array ended{
        enemy.plated && ends(content::find_trick<content::PlateTrick>(tricks)),
        enemy.regained > 0 && ends(content::find_trick<content::RegenerateTrick>(tricks)),
        has_thorns && ends(content::find_trick<content::RecoilTrick>(tricks)),
    };
    return worth_of_an_end * static_cast<std::int32_t>(std::ranges::count(ended, true));
}

}  // namespace torchwake::bots
