#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

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

/// The actions for makers stand below all others.
screen::MenuModel actions_menu(const screen::Prompt& prompt) {
    screen::MenuModel menu{screen::MenuPurpose::Actions, {}, 0};
    for (const bool for_makers : {false, true}) {
        for (const screen::Offer& offer : prompt.offers) {
            if (is_listed(offer.action) && is_for_makers(offer.action) == for_makers) {
                menu.lines.push_back({screen::ActionLine{offer.action}});
            }
        }
    }
    menu.lines.push_back({screen::ActionLine{Action::Pause}});
    return menu;
}

}  // namespace

Task<Action> choose_play_action(GameContext* context, const screen::Prompt* prompt) {
    screen::MenuModel menu = actions_menu(*prompt);
    const LayerScope scope(context->stack(), "actions", &menu, menu);
    const MenuPlace place{&context->asker(), &context->stage(), context->ruleset().catalog};
    co_return co_await choose_action(place, &menu);
}

}  // namespace torchwake::flow
