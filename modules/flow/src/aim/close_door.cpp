#include "aim/choose_direction.hpp"

#include <torchwake/rules/turn.hpp>

#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

/// The directions of open doors beside the hero, including doors that somebody stands in.
std::vector<core::Direction> open_doors(const GameContext& context) {
    std::vector<core::Direction> doors;
    for (const core::Direction direction : core::all_directions) {
        const rules::Checked checked =
            rules::check(context.ruleset(), context.run()->world, rules::CloseDoor{direction});
        const auto* const refusal = std::get_if<rules::Refusal>(&checked);
        if (refusal == nullptr || refusal->reason != rules::RefusalReason::NoOpenDoorThere) {
            doors.push_back(direction);
        }
    }
    return doors;
}

}  // namespace

Task<std::optional<rules::CloseDoor>> close_door(GameContext* context) {
    const std::vector<core::Direction> doors = open_doors(*context);
    const std::optional<core::Direction> chosen =
        co_await choose_direction(context, Action::CloseDoor, doors);
    co_return chosen ? std::optional(rules::CloseDoor{*chosen}) : std::nullopt;
}

}  // namespace torchwake::flow
