// The sheets that are only read: the hero's, and that of an item in the pack or in a shop.

#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {

using screen::Action;

Task<void> character(GameContext* context) {
    const screen::CharacterModel model;
    const LayerScope scope(context->stack(), "character", &model);
    const screen::Prompt prompt{{{Action::Confirm}, {Action::Cancel}}};
    co_await context->asker().ask(prompt);
}

Task<Action> inspect_item(GameContext* context, screen::ItemModel model) {
    screen::Prompt prompt{{{Action::Confirm}, {Action::Cancel}}};
    if (model.deed) {
        prompt.offers.push_back({Action::Throw});
        prompt.offers.push_back({Action::Drop});
        prompt.offers.push_back({Action::PutOnQuickSlot});
    }
    const LayerScope scope(context->stack(), "item", &model);
    const screen::Offer answer = co_await context->asker().ask(prompt);
    co_return answer.action;
}

}  // namespace torchwake::flow
