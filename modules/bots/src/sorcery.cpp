#include "sorcery.hpp"

#include <range/v3/view/enumerate.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

bool wants_any(const std::vector<content::ItemEffect>& /*effects*/) {
    return true;
}

/// True for a condition that is good for the hero, and that it does not have yet.
bool helps(const Scout& scout, const content::ItemEffect& effect) {
    const auto* const lasting = std::get_if<content::LastingEffect>(&effect);
    return lasting != nullptr && content::is_welcome(lasting->kind, lasting->amount) &&
           turns_left(scout.hero().conditions, lasting->kind) == 0;
}

/// Casts the first affordable spell without an aim that has an effect which `wanted` accepts.
template <class Wanted>
MaybeCommand cast_on_itself(const Knowledge& knowledge, const Scout& scout, const Wanted& wanted) {
    for (const auto& [place, known] : ranges::views::enumerate(scout.spells())) {
        const content::SpellDef& spell = knowledge.catalog().spell(known.spell);
        if (known.affordable && !spell.aim && std::ranges::any_of(spell.effects, wanted)) {
            return rules::Cast{rules::Slot{static_cast<std::uint8_t>(place)}};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Strike> best_use(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies,
                               std::int32_t least_worth) {
    std::optional<Strike> best;
    consider_items(knowledge, scout, enemies, Counted::All, wants_any, best);
    consider_rolls(knowledge, enemies, best);
    return if_worth(best, least_worth);
}

std::optional<Strike> best_cast(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies,
                                std::int32_t least_worth) {
    constexpr std::int32_t most_worth = 100'000;
    std::optional<Strike> best;
    if (least_worth > most_worth) {
        return best;
    }
    consider_spells(knowledge, scout, enemies, Counted::All, wants_any, best);
    return if_worth(best, least_worth);
}

MaybeCommand strengthen(const Knowledge& knowledge, const Scout& scout) {
    return cast_on_itself(knowledge, scout,
                          [&scout](const content::ItemEffect& effect) { return helps(scout, effect); });
}

MaybeCommand fortify(const Knowledge& knowledge, const Scout& scout) {
    return use(scout.find_in_pack(knowledge, [&scout](const content::ItemDef& item) {
        return !item.aim && std::ranges::any_of(item.effects, [&scout](const content::ItemEffect& effect) {
            return helps(scout, effect);
        });
    }));
}

MaybeCommand mend(const Knowledge& knowledge, const Scout& scout, std::int32_t least) {
    const std::int32_t missing = scout.hero().max_hit_points - scout.hero().hit_points;
    return cast_on_itself(knowledge, scout, [missing, least](const content::ItemEffect& effect) {
        const auto* const heals = std::get_if<content::HealEffect>(&effect);
        return heals != nullptr && heals->amount >= least && heals->amount <= missing;
    });
}

MaybeCommand scry(const Knowledge& knowledge, const Scout& scout) {
    return cast_on_itself(knowledge, scout, [](const content::ItemEffect& effect) {
        return std::holds_alternative<content::MappingEffect>(effect);
    });
}

}  // namespace torchwake::bots
