#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;

constexpr core::Milliseconds death_shown{2000};

screen::RecapModel recap_model(const Backstage& backstage, const rules::RunOutcome& outcome) {
    const rules::World& world = backstage.run()->world;
    return {outcome,
            world.level.depth,
            world.run.turn,
            world.run.kills,
            world.run.seed,
            {screen::MenuPurpose::Recap,
             {{ActionLine{Action::SameSeed}, U's'},
              {ActionLine{Action::AnotherSeed}, U'n'},
              {ActionLine{Action::ToTitle}, U't'},
              {ActionLine{Action::Quit}, U'q'}},
             0}};
}

Task<void> show_death(Backstage* backstage, rules::RunOutcome outcome) {
    const screen::DeathModel model{outcome};
    const LayerScope scope(backstage->stack(), "", &model);
    co_await backstage->clock().sleep_for(death_shown);
}

Task<Next> recap(Backstage* backstage, rules::RunOutcome outcome) {
    screen::RecapModel model = recap_model(*backstage, outcome);
    const LayerScope scope(backstage->stack(), "recap", &model, model.menu);
    const MenuPlace place{&backstage->desk(), &backstage->stage()};
    const Action action = co_await choose_action(place, &model.menu);
    switch (action) {
        case Action::SameSeed:
            co_return Next{NextScene::NewRun, model.seed};
        case Action::AnotherSeed:
            co_return Next{NextScene::NewRun, backstage->next_seed()};
        case Action::ToTitle:
            co_return Next{NextScene::Title};
        default:
            co_return Next{NextScene::Quit};
    }
}

}  // namespace

Task<Next> death(Backstage* backstage, rules::RunOutcome outcome) {
    const screen::PlayModel game{&backstage->run()->world, &backstage->run()->chronicle};
    const LayerScope scope(backstage->stack(), "death", &game);
    co_await show_death(backstage, outcome);
    co_return co_await recap(backstage, outcome);
}

}  // namespace torchwake::flow
