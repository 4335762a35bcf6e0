#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;

screen::MenuModel cheat_menu() {
    return {screen::MenuPurpose::Cheat,
            {{ActionLine{Action::CheatHeal}, U'h'},
             {ActionLine{Action::CheatReveal}, U'r'},
             {ActionLine{Action::CheatNextLevel}, U'n'},
             {ActionLine{Action::CheatUndying}, U'u'},
             {ActionLine{Action::CheatPractice}, U'p'}},
            0};
}

/// The cheat of an action. Requires: an action of the cheat menu.
rules::CheatKind kind_of(Action action) {
    switch (action) {
        case Action::CheatReveal:
            return rules::CheatKind::Reveal;
        case Action::CheatNextLevel:
            return rules::CheatKind::NextLevel;
        case Action::CheatUndying:
            return rules::CheatKind::Undying;
        case Action::CheatPractice:
            return rules::CheatKind::Practice;
        default:
            return rules::CheatKind::Heal;
    }
}

}  // namespace

Task<std::optional<rules::Cheat>> choose_cheat(GameContext* context) {
    screen::MenuModel menu = cheat_menu();
    const LayerScope scope(context->stack(), "cheat", &menu, menu);
    const Action action = co_await choose_action(context, &menu);
    if (action == Action::Cancel) {
        co_return std::nullopt;
    }
    co_return rules::Cheat{kind_of(action)};
}

}  // namespace torchwake::flow
