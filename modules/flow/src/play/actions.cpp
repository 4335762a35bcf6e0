#include "aim/choose_direction.hpp"
#include "menus/choice.hpp"
#include "play/opening_note.hpp"

#include <torchwake/autopilot/attack.hpp>
#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/screen/action_turns.hpp>

#include <algorithm>
#include <cstdint>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

/// True for an action that serves those who make the game.
bool is_for_makers(Action action) {
    return action == Action::Capsule || action == Action::Cheat;
}

/// True if the list has the action above its last line, Pause. It has neither steps and runs, for which every
/// device has keys, nor itself.
bool is_listed(Action action) {
    return !screen::is_step(action) && !screen::is_run(action) && action != Action::Pause &&
           action != Action::Actions;
}

template <class Directed>
bool is_allowed_beside(const GameContext& context) {
    return !allowed_directions<Directed>(context).empty();
}

bool begins(const GameContext& context, const autopilot::AutoAction& auto_action) {
    autopilot::AutoActionRunner runner(auto_action);
    return std::holds_alternative<rules::Command>(runner.next(context.knowledge()));
}

/// False for an action that would only say why it can't be done now.
bool does_something(const GameContext& context, Action action) {
    const auto allows = [&context](const rules::Command& command) {
        return !fault_of_choice(context, command);
    };
    switch (action) {
        case Action::Get:
            return allows(rules::PickUp{});
        case Action::Fire:
            return allows(rules::Fire{});
        case Action::SwapWeapons:
            return allows(rules::SwapWeapons{});
        case Action::SwitchTorch:
            return allows(rules::SwitchTorch{});
        case Action::Use:
        case Action::Drop:
        case Action::Throw:
        case Action::TakeOff:
            return has_choice(context, action);
        case Action::Cast:
            return std::ranges::any_of(context.knowledge().spells(), &forecast::KnownSpell::affordable);
        case Action::CloseDoor:
            return is_allowed_beside<rules::CloseDoor>(context);
        case Action::Disarm:
            return is_allowed_beside<rules::Disarm>(context);
        case Action::Attack:
            return std::holds_alternative<rules::Command>(autopilot::attack_nearest(context.knowledge()));
        case Action::Explore:
            return begins(context, autopilot::Explore{});
        case Action::Rest:
            return begins(context, autopilot::Rest{});
        case Action::Grow:
            return context.knowledge().hero().owed_choices > 0;
        case Action::Undo:
            return context.run()->world.run.cheated;
        default:
            return true;
    }
}

/// The actions for makers stand below all others.
screen::MenuModel actions_menu(const GameContext& context, const screen::Prompt& prompt) {
    screen::MenuModel menu{screen::MenuPurpose::Actions, {}, 0};
    const forecast::HeroFacts hero = context.knowledge().hero();
    for (const bool for_makers : {false, true}) {
        for (const screen::Offer& offer : prompt.offers) {
            if (is_listed(offer.action) && is_for_makers(offer.action) == for_makers) {
                const bool enabled = does_something(context, offer.action);
                const std::int32_t turns = screen::turns_of(offer.action, hero);
                menu.lines.push_back({screen::ActionLine{offer.action, turns}, 0, enabled});
            }
        }
    }
    menu.lines.push_back({screen::ActionLine{Action::Pause}});
    return menu;
}

}  // namespace

Task<Action> choose_play_action(GameContext* context) {
    screen::MenuModel menu = actions_menu(*context, play_prompt(*context));
    const LayerScope scope(context->stack(), "actions", &menu, menu);
    co_return co_await choose_action(context, &menu);
}

}  // namespace torchwake::flow
