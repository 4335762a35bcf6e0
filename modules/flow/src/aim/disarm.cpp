#include "aim/choose_direction.hpp"

#include <torchwake/rules/turn.hpp>

#include <variant>

namespace torchwake::flow {
namespace {

/// The directions of known traps beside the hero.
std::vector<core::Direction> known_traps(const GameContext& context) {
    std::vector<core::Direction> traps;
    for (const core::Direction direction : core::all_directions) {
        const rules::Checked checked =
            rules::check(context.ruleset(), context.run()->world, rules::Disarm{direction});
        if (std::holds_alternative<rules::Plan>(checked)) {
            traps.push_back(direction);
        }
    }
    return traps;
}

}  // namespace

Task<std::optional<rules::Disarm>> disarm(GameContext* context) {
    const std::vector<core::Direction> traps = known_traps(*context);
    const std::optional<core::Direction> chosen =
        co_await choose_direction(context, screen::Action::Disarm, traps);
    co_return chosen ? std::optional(rules::Disarm{*chosen}) : std::nullopt;
}

}  // namespace torchwake::flow
