#include <torchwake/core/direction.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/rules/turn.hpp>

#include <variant>
#include <vector>

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

screen::Prompt direction_prompt(const std::vector<core::Direction>& directions) {
    screen::Prompt prompt;
    for (const core::Direction direction : directions) {
        prompt.offers.push_back({static_cast<Action>(direction)});
    }
    prompt.offers.push_back({Action::Cancel});
    return prompt;
}

Task<std::optional<rules::CloseDoor>> choose_door(Backstage* backstage, std::vector<core::Direction> doors) {
    const screen::DirectionModel model{Action::CloseDoor};
    const LayerScope scope(backstage->stack(), "close-door", &model);
    const screen::Prompt prompt = direction_prompt(doors);
    const screen::Offer answer = co_await backstage->desk().ask(prompt);
    if (answer.action == Action::Cancel) {
        co_return std::nullopt;
    }
    co_return rules::CloseDoor{static_cast<core::Direction>(answer.action)};
}

}  // namespace

Task<std::optional<rules::CloseDoor>> close_door(Backstage* backstage) {
    const std::vector<core::Direction> doors = open_doors(*backstage);
    if (doors.size() > 1) {
        co_return co_await choose_door(backstage, doors);
    }
    // Without a door the rules say so.
    co_return rules::CloseDoor{doors.empty() ? core::Direction::North : doors.front()};
}

}  // namespace torchwake::flow
