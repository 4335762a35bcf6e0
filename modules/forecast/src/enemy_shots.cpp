#include "fighters.hpp"

#include <torchwake/forecast/distribution.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/forecast/turn_order.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::forecast {
namespace {

/// The ranged weapon that an actor holds; invalid if none.
content::ItemId shooter_of(const Knowledge& knowledge, const KnownActor& actor) {
    const std::vector<content::ItemId> held = knowledge.equipment(actor.id);
    const auto found = std::ranges::find_if(held, [&knowledge](content::ItemId item) {
        return knowledge.catalog().item(item).shoots.has_value();
    });
    return found != held.end() ? *found : content::ItemId{};
}

/// The missiles for a weapon with which a kind begins; invalid if none fit.
content::ItemId supply_for(const content::Catalog& catalog, content::ItemId weapon, content::MonsterId kind) {
    const std::vector<content::Supply>& supplies = catalog.monster(kind).supplies;
    const auto found = std::ranges::find_if(supplies, [&catalog, weapon](const content::Supply& supply) {
        return rules::fits(catalog, weapon, supply.item);
    });
    return found != supplies.end() ? found->item : content::ItemId{};
}

/// The most that one actor can take in so many acts.
std::int32_t most_harm_of(const Knowledge& knowledge, const KnownActor& actor, std::int32_t acts) {
    const std::int32_t steps = core::chebyshev_distance(actor.at, knowledge.hero().at);
    const std::int32_t blows = std::max(acts - (steps - 1), 0);
    std::int32_t most = blows > 0 ? blows * forecast_fight(knowledge, actor).theirs.most_damage : 0;
    if (const std::optional<ShotForecast> shot = forecast_shot_of(knowledge, actor)) {
        most = std::max(most, steps <= shot->range.value ? acts * shot->most_damage : 0);
    }
    return most;
}

}  // namespace

std::optional<ShotForecast> forecast_shot_of(const Knowledge& knowledge, const KnownActor& other) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::ItemId weapon = shooter_of(knowledge, other);
    const content::ItemId missile =
        weapon.valid() ? supply_for(catalog, weapon, other.kind) : content::ItemId{};
    if (!missile.valid()) {
        return std::nullopt;
    }
    const rules::Shot shot = rules::shot_of(catalog, weapon, missile);
    ExactDice dice;
    const Distribution hit =
        roll_blow(dice, shot_facts(shot, fighter_known_as(knowledge, other), ourselves(knowledge)));
    return ShotForecast{.weapon = weapon,
                        .range = shot.range,
                        .hit_permille = hit.permille_from(1),
                        .least_damage = hit.most() > 0 ? hit.least_above(0) : 0,
                        .most_damage = hit.most()};
}

std::int32_t most_harm_before_turn(const Knowledge& knowledge) {
    std::int32_t sum = 0;
    for (const KnownActor& actor : knowledge.actors_in_view()) {
        const auto forecast = acts_before_hero(knowledge, actor.id);
        if (actor.hostile && actor.hunting && forecast && forecast->most > 0) {
            sum += most_harm_of(knowledge, actor, forecast->most);
        }
    }
    return sum;
}

}  // namespace torchwake::forecast
