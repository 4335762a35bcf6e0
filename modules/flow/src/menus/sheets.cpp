// The sheets that are only read: the hero's, and that of an item in the pack or in a shop.

#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;

/// Waits until the player leaves the sheet.
Task<void> put_away(Asker* asker) {
    const screen::Prompt prompt{{{Action::Confirm}, {Action::Cancel}}};
    co_await asker->ask(prompt);
}

}  // namespace

Task<void> character(GameContext* context) {
    const screen::CharacterModel model;
    const LayerScope scope(context->stack(), "character", &model);
    co_await put_away(&context->asker());
}

Task<void> inspect_item(GameContext* context, rules::Slot slot) {
    const screen::ItemModel model{slot};
    const LayerScope scope(context->stack(), "item", &model);
    co_await put_away(&context->asker());
}

Task<void> inspect_ware(GameContext* context, content::ItemId ware) {
    const screen::ItemModel model{{}, ware};
    const LayerScope scope(context->stack(), "item", &model);
    co_await put_away(&context->asker());
}

}  // namespace torchwake::flow
