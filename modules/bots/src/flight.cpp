#include "flight.hpp"

#include <algorithm>
#include <array>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

/// True if an enemy stays beside the hero on its way, and follows it over stairs.
bool comes_along(const Knowledge& knowledge, const Scout& scout, const forecast::KnownActor& enemy) {
    using enum content::ConditionKind;
    const content::MonsterDef& kind = knowledge.catalog().monster(enemy.kind);
    const bool hindered = turns_left(enemy.conditions, Held) > 0 || turns_left(enemy.conditions, Slow) > 0 ||
                          turns_left(enemy.conditions, Confusion) > 0;
    return core::chebyshev_distance(enemy.at, scout.hero().at) <= 1 && enemy.hunting && !hindered &&
           kind.movement != content::Movement::Static;
}

/// True for a step that leads into an enemy, or beside one more than before.
bool is_blocked(const Scout& scout, const Enemies& enemies, const rules::Command& command) {
    const auto* walk = std::get_if<rules::Walk>(&command);
    if (walk == nullptr) {
        return false;
    }
    const core::Point here = scout.hero().at;
    const core::Point to = core::step(here, walk->direction);
    return std::ranges::find(scout.enemies(), to, &forecast::KnownActor::at) != scout.enemies().end() ||
           count_beside(enemies, to) > count_beside(enemies, here);
}

}  // namespace

std::ptrdiff_t count_beside(const Enemies& enemies, core::Point at) {
    return std::ranges::count_if(enemies, [at](const forecast::KnownActor& enemy) {
        return core::chebyshev_distance(enemy.at, at) <= 1;
    });
}

MaybeCommand flee(const Knowledge& knowledge, Scout& scout, const Enemies& enemies) {
    scout.give_up_chase();
    if (std::ranges::all_of(enemies,
                            [&](const auto& enemy) { return comes_along(knowledge, scout, enemy); })) {
        return std::nullopt;
    }
    std::array ways{content::Stairs::Down, content::Stairs::Up};
    if (scout.hero().carries_prize) {
        std::ranges::reverse(ways);
    }
    for (const content::Stairs way : ways) {
        const spatial::Distance steps = scout.steps_to_stairs(knowledge, way);
        const bool leads_out =
            way == content::Stairs::Up && knowledge.depth() == 1 && knowledge.catalog().first_depth() == 1;
        if (steps == spatial::unreachable || (leads_out && !scout.hero().carries_prize)) {
            continue;
        }
        if (auto command = scout.take_stairs(knowledge, way);
            command && !is_blocked(scout, enemies, *command)) {
            return command;
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::bots
