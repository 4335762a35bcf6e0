#pragma once

// The free steps of a monster.

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/turn.hpp>

#include <range/v3/view/filter.hpp>

#include <array>
#include <optional>
#include <variant>

namespace torchwake::rules {

/// True if a monster sleeps, or never moves by itself.
[[nodiscard]] inline bool stays(GameState game, EntityId monster) {
    return definition_of(game, monster).movement == content::Movement::Static ||
           game.world.entities.minds[monster].intent == Intent::Sleep;
}

/// The command, if the actor can carry it out; else nothing.
[[nodiscard]] inline std::optional<Command> if_legal(const Ruleset& ruleset, const World& world,
                                                     EntityId actor, const Command& command) {
    const bool can = std::holds_alternative<Plan>(check(ruleset, world, actor, command));
    return can ? std::optional(command) : std::nullopt;
}

/// True if nobody stands in that cell of the level.
[[nodiscard]] inline bool is_free(const World& world, core::Point at) {
    return world.level.tiles.contains(at) && !world.caches.occupied.get(at);
}

/// True if a step leads to a cell in which nobody stands.
[[nodiscard]] inline bool can_step(const World& world, core::Point from, core::Direction direction) {
    return world.caches.steps.allows(from, direction) && is_free(world, core::step(from, direction));
}

/// The steps from a cell to those in which nobody stands, clockwise from north.
[[nodiscard]] inline auto free_steps(const World& world, core::Point from) {
    return core::all_directions | ranges::views::filter([&world, from](core::Direction direction) {
               return can_step(world, from, direction);
           });
}

/// The free step to the cell with the greatest score, of equal ones the first; nothing if none scores above
/// `limit`.
template <class Limit, class Score>
[[nodiscard]] std::optional<core::Direction> best_step(const World& world, core::Point from, Limit limit,
                                                       const Score& score) {
    std::optional<core::Direction> best;
    for (const core::Direction direction : free_steps(world, from)) {
        const Limit found = score(core::step(from, direction));
        if (found > limit) {
            limit = found;
            best = direction;
        }
    }
    return best;
}

/// The command that was decided on; in place of a step to a free cell that does not suit one to a cell that
/// does, turned by an eighth or a quarter, else a wait.
template <class Suits>
[[nodiscard]] Command sidestep(const World& world, core::Point from, const Command& decided,
                               const Suits& suits) {
    const auto* const walk = std::get_if<Walk>(&decided);
    const core::Point to = walk != nullptr ? core::step(from, walk->direction) : from;
    if (walk == nullptr || !is_free(world, to) || suits(to)) {
        return decided;
    }
    constexpr std::array turns{1, 7, 2, 6};
    for (const int turn : turns) {
        const auto direction = static_cast<core::Direction>((static_cast<int>(walk->direction) + turn) % 8);
        if (can_step(world, from, direction) && suits(core::step(from, direction))) {
            return Walk{direction};
        }
    }
    return Wait{};
}

}  // namespace torchwake::rules
