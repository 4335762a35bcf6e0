#include "play/shortcut.hpp"

#include "aim/repeat.hpp"
#include "menus/choice.hpp"

#include <torchwake/autopilot/attack.hpp>

#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

Shortcut attack(GameContext& context) {
    const auto step = autopilot::attack_nearest(context.knowledge());
    if (const auto* const stop = std::get_if<autopilot::Stop>(&step)) {
        context.stage().show(*stop);
        return {};
    }
    return {std::get<rules::Command>(step)};
}

/// Travel to the nearest known stairs of that kind.
Shortcut go_to_stairs(GameContext& context, content::Stairs way) {
    if (const auto stairs = autopilot::nearest_stairs(context.knowledge(), way)) {
        return {autopilot::AutoAction{autopilot::TravelTo{*stairs}}};
    }
    const bool down = way == content::Stairs::Down;
    const auto reason = down ? autopilot::StopReason::NoStairsDown : autopilot::StopReason::NoStairsUp;
    context.stage().show(autopilot::Stop{reason, {}, {}});
    return {};
}

/// True if the hero stands on no stairs that lead that way, and on no portal.
bool is_away_from_stairs(const GameContext& context, content::Stairs way) {
    const bool down = way == content::Stairs::Down;
    const rules::Command command = down ? rules::Command(rules::Descend{}) : rules::Ascend{};
    return is_refused(context, command,
                      down ? rules::RefusalReason::NoStairsDownHere : rules::RefusalReason::NoStairsUpHere);
}

std::optional<Shortcut> towards_stairs(GameContext& context, content::Stairs way) {
    return is_away_from_stairs(context, way) ? std::optional(go_to_stairs(context, way)) : std::nullopt;
}

std::optional<Decision> again(GameContext& context) {
    const std::optional<rules::Command> command = repeat_last_deed(context);
    return command ? std::optional<Decision>(*command) : std::nullopt;
}

}  // namespace

std::optional<Shortcut> shortcut_of(GameContext& context, Action action) {
    switch (action) {
        case Action::Attack:
            return attack(context);
        case Action::Repeat:
            return Shortcut{again(context)};
        case Action::Descend:
            return towards_stairs(context, content::Stairs::Down);
        case Action::Ascend:
            return towards_stairs(context, content::Stairs::Up);
        default:
            return std::nullopt;
    }
}

}  // namespace torchwake::flow
