// The sheets that are only read: the hero's, and that of an item in the pack or in a shop.

#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;

/// The answer that closes the sheet of an item.
Task<Action> close_item(GameContext* context, screen::ItemModel model) {
    screen::Prompt prompt{{{Action::Confirm}, {Action::Cancel}}};
    if (screen::lists_uses(model.purpose)) {
        prompt.offers.push_back({Action::Throw});
        prompt.offers.push_back({Action::Drop});
    }
    const LayerScope scope(context->stack(), "item", &model);
    const screen::Offer answer = co_await context->asker().ask(prompt);
    co_return answer.action;
}

}  // namespace

Task<void> character(GameContext* context) {
    const screen::CharacterModel model;
    const LayerScope scope(context->stack(), "character", &model);
    const screen::Prompt prompt{{{Action::Confirm}, {Action::Cancel}}};
    co_await context->asker().ask(prompt);
}

Task<Action> inspect_item(GameContext* context, screen::MenuPurpose purpose, rules::Slot slot) {
    return close_item(context, {purpose, slot});
}

Task<Action> inspect_ware(GameContext* context, content::ItemId ware) {
    return close_item(context, {screen::MenuPurpose::Buy, {}, ware});
}

}  // namespace torchwake::flow
