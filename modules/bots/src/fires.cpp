#include "fires.hpp"

#include "fuel.hpp"

#include <torchwake/core/rect.hpp>

#include <algorithm>
#include <iterator>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

/// Tries the torch in each direction.
void consider_torch(const Knowledge& knowledge, const Enemies& enemies, std::optional<Strike>& best) {
    const forecast::HeroFacts hero = knowledge.hero();
    if (hero.torch != true) {
        return;
    }
    std::optional<forecast::FatesOfFire> fates;
    for (const core::Direction direction : core::all_directions) {
        const core::Point at = core::step(hero.at, direction);
        if (!is_fuel(knowledge, at)) {
            continue;
        }
        if (!fates) {
            fates.emplace(knowledge);
        }
        const auto worth = worth_of_fates(fates->at(at), enemies);
        if (worth && (!best || *worth > best->worth)) {
            best = Strike{rules::SetFire{direction}, *worth};
        }
    }
}

}  // namespace

std::optional<Strike> best_fire(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies,
                                std::int32_t least_worth) {
    std::optional<Strike> best;
    if (!scout.has(Means::Matter) || !is_out_of_fires(knowledge, scout.hero().at)) {
        return best;
    }
    consider_torch(knowledge, enemies, best);
    consider_spells(knowledge, scout, enemies, Counted::Afterwards, lights, best);
    consider_items(knowledge, scout, enemies, Counted::Afterwards, lights, best);
    return if_worth(best, least_worth);
}

bool comes_through_fuel(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies) {
    constexpr std::int32_t farthest = 6;
    const core::Point here = scout.hero().at;
    return scout.hero().torch == true && std::ranges::any_of(enemies, [&](const forecast::KnownActor& enemy) {
               return core::chebyshev_distance(enemy.at, here) <= farthest &&
                      is_near_fuel(knowledge, enemy.at) &&
                      knowledge.catalog().monster(enemy.kind).abilities.empty();
           });
}

std::vector<core::Point> places_for_fire(const Knowledge& knowledge, const Scout& scout) {
    constexpr std::int32_t farthest = 4;
    const core::Point here = scout.hero().at;
    const core::Rect near = core::Rect{here, {1, 1}}.grown(farthest);
    std::vector<core::Point> places;
    std::ranges::copy_if(core::cells_of(near.common_part({{0, 0}, knowledge.size()})),
                         std::back_inserter(places), [&](core::Point at) {
                             return scout.map().passable(at) && is_out_of_fires(knowledge, at) &&
                                    is_near_fuel(knowledge, at);
                         });
    return places;
}

MaybeCommand spill_oil(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies) {
    constexpr std::int32_t least_distance = 3;
    const content::Catalog& catalog = knowledge.catalog();
    const auto is_oil = [&catalog](const content::MatterEffect& brought) {
        const content::MatterDef& matter = catalog.matter(brought.kind);
        return matter.layer == content::MatterLayer::Liquid && matter.ignition > 0;
    };
    const core::Point target = enemies.front().at;
    const core::Point here = scout.hero().at;
    const auto is_fire = [](const content::ItemDef& item) {
        return item.breaks && item.aim && lights(item.effects);
    };
    const bool has_fire = scout.find_in_pack(knowledge, is_fire).has_value();
    const std::int32_t distance = core::chebyshev_distance(target, here);
    const auto flask = scout.find_in_pack(knowledge, [&is_oil, distance](const content::ItemDef& item) {
        return item.breaks && item.aim && distance <= item.aim->range.value &&
               content::has_effect<content::MatterEffect>(item.effects, is_oil);
    });
    const bool has_means = scout.has(Means::Matter) && scout.has(Means::Throws);
    const bool can =
        has_means && flask && has_fire && distance >= least_distance && !is_near_fuel(knowledge, target);
    return can ? MaybeCommand(rules::UseItem{*flask, target}) : std::nullopt;
}

}  // namespace torchwake::bots
