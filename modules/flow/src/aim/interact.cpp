#include "aim/choose_direction.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;

/// True if a step in that direction switches a lamp.
bool is_lamp(const GameContext& context, core::Direction direction) {
    const rules::Checked checked =
        rules::check(context.ruleset(), context.run()->world, rules::Walk{direction});
    const auto* const plan = std::get_if<rules::Plan>(&checked);
    return plan != nullptr && std::holds_alternative<rules::SwitchLampPlan>(plan->action);
}

/// The directions in which the hero can roll, light or switch something beside it.
struct Interactions {
    std::vector<core::Direction> rolls;
    std::vector<core::Direction> fires;
    std::vector<core::Direction> lamps;

    [[nodiscard]] std::vector<core::Direction> all() const {
        return directions_that([this](core::Direction way) {
            return contains(rolls, way) || contains(fires, way) || contains(lamps, way);
        });
    }
    [[nodiscard]] static bool contains(const std::vector<core::Direction>& ways, core::Direction direction) {
        return std::ranges::find(ways, direction) != ways.end();
    }
};

/// The direction in which the player acts. One in which the deed would be a fire is asked for even if there
/// is no other, since the key did not name what burns.
Task<std::optional<core::Direction>> choose_thing(GameContext* context, const Interactions& found) {
    const std::vector<core::Direction> ways = found.all();
    const bool only_burns = ways.size() == 1 && found.rolls.empty() && found.lamps.empty();
    return only_burns ? ask_direction(context, Action::Interact, ways)
                      : choose_direction(context, Action::Interact, ways);
}

/// Asks whether to roll a thing or to set fire to it.
Task<std::optional<rules::Command>> roll_or_kindle(GameContext* context, core::Direction direction) {
    screen::MenuModel menu{screen::MenuPurpose::Interact,
                           {{ActionLine{Action::Roll}, U'r'}, {ActionLine{Action::Kindle}, U'f'}},
                           0};
    const LayerScope scope(context->stack(), "roll_or_kindle", &menu, menu);
    const Action action = co_await choose_action(context, &menu);
    if (action == Action::Cancel) {
        co_return std::nullopt;
    }
    co_return action == Action::Roll ? rules::Command(rules::Roll{direction})
                                     : rules::Command(rules::SetFire{direction});
}

}  // namespace

Task<std::optional<rules::Command>> interact(GameContext* context) {
    const Interactions found{
        allowed_directions<rules::Roll>(*context), allowed_directions<rules::SetFire>(*context),
        directions_that([context](core::Direction way) { return is_lamp(*context, way); })};
    const std::optional<core::Direction> chosen = co_await choose_thing(context, found);
    if (!chosen) {
        co_return std::nullopt;
    }
    if (Interactions::contains(found.lamps, *chosen)) {
        co_return rules::Walk{*chosen};
    }
    const bool rolls = Interactions::contains(found.rolls, *chosen);
    if (rolls && Interactions::contains(found.fires, *chosen)) {
        co_return co_await roll_or_kindle(context, *chosen);
    }
    co_return rolls ? rules::Command(rules::Roll{*chosen}) : rules::Command(rules::SetFire{*chosen});
}

}  // namespace torchwake::flow
