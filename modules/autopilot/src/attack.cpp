#include "step_policy.hpp"
#include "without_way.hpp"

#include <torchwake/autopilot/attack.hpp>
#include <torchwake/autopilot/known_map.hpp>
#include <torchwake/content/trick.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/forecast/odds.hpp>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <tuple>
#include <variant>
#include <vector>

namespace torchwake::autopilot {
namespace {

using forecast::Knowledge;
using forecast::KnownActor;

struct RatedEnemy {
    KnownActor enemy;
    std::int32_t danger = 0;
    std::size_t place = 0;  ///< among those in view, the nearest first
};

/// A way around fire or gas that is longer than the straight one by more steps is not taken.
constexpr spatial::Distance longest_detour = 2;

/// The first step of a shortest known path to the nearest of the enemies.
/// Requires: there is an enemy.
NextStep step_towards(const Knowledge& knowledge, const std::vector<KnownActor>& enemies) {
    const Ends ends{enemies | ranges::views::transform(&KnownActor::at) | ranges::to<std::vector>(), true};
    KnownMap map;
    map.update(knowledge);
    PathMap paths;
    paths.lead_beside(map, ends.cells);
    const core::Point here = knowledge.hero().at;
    const spatial::Distance straight =
        map.forecasts_harm() ? steps_to(knowledge, Shuns::WhatStays, ends) : spatial::unreachable;
    if (straight != spatial::unreachable && straight + longest_detour < paths.distance(here)) {
        return Stop{StopReason::FireAhead, {}, {}};
    }
    const std::optional<core::Direction> step = paths.first_step(map, here);
    if (step) {
        return walk_unless_taken(knowledge, *step);
    }
    const StopReason reason = reason_without_way(knowledge, map, ends, StopReason::OutOfReach);
    return Stop{reason, enemies.front().kind, {}};
}

/// The cell where a walk ends that nothing stops.
core::Point end_of(const rules::Command& command, core::Point from) {
    const auto* const walk = std::get_if<rules::Walk>(&command);
    return walk != nullptr ? core::step(from, walk->direction) : from;
}

/// One beside the hero, and where.
struct Beside {
    content::MonsterId kind;
    core::Direction direction;
};

/// The first of some that a step of the hero reaches; nothing if none is.
std::optional<Beside> first_beside(const Knowledge& knowledge, const std::vector<KnownActor>& some) {
    const core::Point here = knowledge.hero().at;
    for (const KnownActor& one : some) {
        if (const auto direction = step_between(knowledge, here, one.at)) {
            return Beside{one.kind, *direction};
        }
    }
    return std::nullopt;
}

/// The step, or a stop where it would leave the hero in a cell that is struck before its next turn.
NextStep unless_struck(const Knowledge& knowledge, core::Point at, const NextStep& step) {
    const std::vector<forecast::KnownAnnouncement> announced = knowledge.announcements();
    const auto* const spell = cast_before(announced, at, knowledge.hero().wait);
    return spell != nullptr ? NextStep(Stop{StopReason::Announced, spell->kind, {}}) : step;
}

}  // namespace

std::int32_t danger_of(const Knowledge& knowledge, const KnownActor& enemy) {
    const std::int32_t distance = core::chebyshev_distance(knowledge.hero().at, enemy.at);
    return forecast::expected_damage(knowledge, enemy) / std::max(distance, 1);
}

std::vector<KnownActor> enemies_by_danger(const Knowledge& knowledge) {
    std::vector<RatedEnemy> rated;
    for (const KnownActor& actor : knowledge.actors_in_view()) {
        if (actor.hostile) {
            rated.push_back({actor, danger_of(knowledge, actor), rated.size()});
        }
    }
    std::ranges::sort(rated, {}, [](const RatedEnemy& one) {
        return std::tuple(-one.danger, one.enemy.hit_points, one.place);
    });
    return rated | ranges::views::transform(&RatedEnemy::enemy) | ranges::to<std::vector>();
}

const forecast::KnownAnnouncement* cast_before(std::span<const forecast::KnownAnnouncement> announced,
                                               core::Point at, std::int32_t ticks) {
    const auto first = std::ranges::find_if(announced, [at, ticks](const auto& spell) {
        return spell.ticks < ticks && std::ranges::binary_search(spell.cells, at);
    });
    return first != announced.end() ? &*first : nullptr;
}

bool is_better_shot(const Knowledge& knowledge, const KnownActor& enemy) {
    const std::vector<content::Trick>& tricks = knowledge.catalog().monster(enemy.kind).tricks;
    const bool recoils = content::find_trick<content::RecoilTrick>(tricks) != nullptr &&
                         forecast::forecast_fight(knowledge, enemy).ours.recoil > 0;
    const bool corrodes =
        content::find_trick<content::CorrodeTrick>(tricks) != nullptr && knowledge.wears_corrodible();
    return content::find_trick<content::BurstTrick>(tricks) != nullptr || recoils || corrodes;
}

std::variant<rules::Command, Stop> attack_nearest(const Knowledge& knowledge) {
    std::vector<KnownActor> enemies = enemies_by_danger(knowledge);
    if (enemies.empty()) {
        return Stop{StopReason::NoEnemy, {}, {}};
    }
    const forecast::HeroFacts hero = knowledge.hero();
    if (hero.hit_points * 2 < hero.max_hit_points) {
        return Stop{StopReason::TooWeak, {}, {}};
    }
    const auto split = std::ranges::stable_partition(
        enemies, [&](const KnownActor& enemy) { return !is_better_shot(knowledge, enemy); });
    const std::vector<KnownActor> to_shoot(split.begin(), split.end());
    enemies.erase(split.begin(), split.end());
    if (const std::optional<Beside> beside = first_beside(knowledge, enemies)) {
        return unless_struck(knowledge, hero.at, rules::Command(rules::Walk{beside->direction}));
    }
    if (const std::optional<Beside> beside = first_beside(knowledge, to_shoot)) {
        return Stop{StopReason::FromAfar, beside->kind, {}};
    }
    if (enemies.empty()) {
        return Stop{StopReason::FromAfar, to_shoot.front().kind, {}};
    }
    const NextStep step = step_towards(knowledge, enemies);
    const auto* const command = std::get_if<rules::Command>(&step);
    return command != nullptr ? unless_struck(knowledge, end_of(*command, hero.at), step) : step;
}

}  // namespace torchwake::autopilot
