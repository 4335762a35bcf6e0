#include "aim/choose_direction.hpp"

#include <torchwake/rules/turn.hpp>

#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

/// Where an open door stands beside the hero, whether or not somebody is in it.
std::vector<core::Direction> open_doors(const Backstage& backstage) {
    std::vector<core::Direction> doors;
    for (const core::Direction direction : core::all_directions) {
        const rules::Checked checked =
            rules::check(backstage.ruleset(), backstage.run()->world, rules::CloseDoor{direction});
        const auto* const refusal = std::get_if<rules::Refusal>(&checked);
        if (refusal == nullptr || refusal->reason != rules::RefusalReason::NoOpenDoorThere) {
            doors.push_back(direction);
        }
    }
    return doors;
}

}  // namespace

Task<std::optional<rules::CloseDoor>> close_door(Backstage* backstage) {
    const std::vector<core::Direction> doors = open_doors(*backstage);
    const std::optional<core::Direction> chosen =
        co_await choose_direction(backstage, Action::CloseDoor, doors);
    co_return chosen ? std::optional(rules::CloseDoor{*chosen}) : std::nullopt;
}

}  // namespace torchwake::flow
