#include "weakening.hpp"

#include "fuel.hpp"

#include <torchwake/content/catalog.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::bots {
namespace {

using content::ConditionKind;
using content::Weakness;

/// True if one of the effects brings matter with that member.
bool brings(const content::Catalog& catalog, const std::vector<content::ItemEffect>& effects,
            bool content::MatterDef::* member) {
    return std::ranges::any_of(effects, [&catalog, member](const content::ItemEffect& effect) {
        const auto* const matter = std::get_if<content::MatterEffect>(&effect);
        return matter != nullptr && catalog.matter(matter->kind).*member;
    });
}

/// True if one of the effects brings that condition.
bool brings(const std::vector<content::ItemEffect>& effects, ConditionKind kind) {
    return std::ranges::any_of(effects, [kind](const content::ItemEffect& effect) {
        const auto* const lasting = std::get_if<content::LastingEffect>(&effect);
        return lasting != nullptr && lasting->kind == kind;
    });
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
    std::int32_t worth = 0;
    worth += enemy.plated && ends(content::find_trick<content::PlateTrick>(tricks)) ? worth_of_an_end : 0;
    worth += enemy.regained > 0 && ends(content::find_trick<content::RegenerateTrick>(tricks))
                 ? worth_of_an_end
                 : 0;
    worth +=
        enemy.powers[content::Power::Thorns] > 0 && ends(content::find_trick<content::RecoilTrick>(tricks))
            ? worth_of_an_end
            : 0;
    return worth;
}

}  // namespace torchwake::bots
