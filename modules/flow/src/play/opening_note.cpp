#include "play/opening_note.hpp"

namespace torchwake::flow {

using screen::Action;

screen::Prompt play_prompt(const GameContext& context) {
    screen::Prompt prompt;
    for (const screen::ActionTraits& traits : screen::action_table) {
        if (screen::is_legal_in(traits.action, screen::in_play)) {
            prompt.offers.push_back({traits.action});
        }
    }
    prompt.offers.push_back({Action::FillQuickSlot});
    prompt.cell_actions = {Action::TravelTo};
    prompt.cells = static_cast<std::int32_t>(context.knowledge().size().area());
    return prompt;
}

Task<std::optional<screen::Offer>> opening_note(GameContext* context, screen::PlayModel* play) {
    if (context->knowledge().choice()) {
        co_return std::nullopt;
    }
    play->quest = context->runs().take_quest();
    if (!play->quest) {
        co_return std::nullopt;
    }
    screen::Prompt prompt = play_prompt(*context);
    prompt.offers.insert(prompt.offers.begin(), {Action::Confirm});  // its keys only close the note
    prompt.offers.push_back({Action::Skip});
    const screen::Offer answer = co_await context->asker().ask(prompt);
    play->quest.reset();
    co_return answer;
}

}  // namespace torchwake::flow
