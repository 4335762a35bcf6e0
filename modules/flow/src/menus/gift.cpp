// The choice of a gift where a run begins.

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <optional>
#include <utility>
#include <variant>

namespace torchwake::flow {

Task<std::variant<rules::Command, AfterRun>> choose_gift(GameContext* context,
                                                         std::optional<screen::QuestNote> quest) {
    screen::GiftModel model{{screen::MenuPurpose::Gift, {}, 0}, std::move(quest)};
    for (const content::GiftId gift : context->knowledge().gifts()) {
        const char32_t letter = U'a' + static_cast<char32_t>(model.menu.lines.size());
        model.menu.lines.push_back({screen::GiftLine{gift}, letter});
    }
    const LayerScope scope(context->stack(), "gift", &model, model.menu);
    screen::Prompt prompt = menu_prompt(model.menu);
    prompt.offers.push_back({screen::Action::Pause});
    for (;;) {
        const screen::Action action = co_await choose_action(context, &model.menu, &prompt);
        if (action != screen::Action::Pause) {
            co_return rules::AnswerChoice{rules::Slot{static_cast<rules::Slot::rep>(model.menu.cursor)}};
        }
        std::optional<AfterRun> after = co_await pause(context);
        if (after) {
            co_return *std::move(after);
        }
    }
}

}  // namespace torchwake::flow
