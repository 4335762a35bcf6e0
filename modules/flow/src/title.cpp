#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;

screen::MenuModel title_menu(bool has_run) {
    screen::MenuModel menu{screen::MenuPurpose::Title, {}, 0};
    if (has_run) {
        menu.lines.push_back({ActionLine{Action::Continue}, U'c'});
    }
    menu.lines.push_back({ActionLine{Action::NewGame}, U'n'});
    menu.lines.push_back({ActionLine{Action::Options}, U'o'});
    menu.lines.push_back({ActionLine{Action::Help}, U'?'});
    menu.lines.push_back({ActionLine{Action::Quit}, U'q'});
    return menu;
}

/// A stored run is lost to a new one only if the player says so.
Task<bool> may_begin(Backstage* backstage) {
    if (!backstage->storage().has_run()) {
        co_return true;
    }
    co_return co_await confirm_abandon(backstage);
}

/// What a chosen line comes to; nothing where the title stays.
Task<std::optional<Next>> follow(Backstage* backstage, Action action) {
    switch (action) {
        case Action::NewGame: {
            const bool begin = co_await may_begin(backstage);
            co_return begin ? std::optional(Next{NextScene::NewRun, backstage->next_seed()}) : std::nullopt;
        }
        case Action::Continue:
            co_return Next{NextScene::ResumedRun};
        case Action::Options:
            co_await change_options(backstage);
            co_return std::nullopt;
        case Action::Help:
            co_await help(backstage);
            co_return std::nullopt;
        default:
            co_return Next{NextScene::Quit};
    }
}

}  // namespace

Task<Next> title(Backstage* backstage) {
    screen::TitleModel model{title_menu(backstage->storage().has_run()), backstage->take_notice()};
    const LayerScope scope(backstage->stack(), "title", &model, model.menu);
    const MenuPlace place{&backstage->desk(), &backstage->stage()};
    for (;;) {
        const Action action = co_await choose_action(place, &model.menu);
        const std::optional<Next> next = co_await follow(backstage, action);
        if (next) {
            co_return *next;
        }
    }
}

}  // namespace torchwake::flow
