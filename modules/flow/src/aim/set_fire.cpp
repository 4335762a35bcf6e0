#include "aim/choose_direction.hpp"

#include <torchwake/rules/turn.hpp>

#include <variant>

namespace torchwake::flow {
namespace {

/// The directions in which the hero's torch can light something.
std::vector<core::Direction> what_burns(const GameContext& context) {
    std::vector<core::Direction> ways;
    for (const core::Direction direction : core::all_directions) {
        const rules::Checked checked =
            rules::check(context.ruleset(), context.run()->world, rules::SetFire{direction});
        if (std::holds_alternative<rules::Plan>(checked)) {
            ways.push_back(direction);
        }
    }
    return ways;
}

}  // namespace

Task<std::optional<rules::SetFire>> set_fire(GameContext* context) {
    const std::vector<core::Direction> ways = what_burns(*context);
    const std::optional<core::Direction> chosen =
        co_await choose_direction(context, screen::Action::SetFire, ways);
    co_return chosen ? std::optional(rules::SetFire{*chosen}) : std::nullopt;
}

}  // namespace torchwake::flow
