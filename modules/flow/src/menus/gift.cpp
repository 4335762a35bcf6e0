// The choice of a gift where a run begins.

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/knowledge.hpp>

#include <optional>
#include <utility>

namespace torchwake::flow {

Task<rules::Command> choose_gift(GameContext* context, std::optional<screen::QuestNote> quest) {
    screen::GiftModel model{{screen::MenuPurpose::Gift, {}, 0}, std::move(quest)};
    for (const content::GiftId gift : context->knowledge().gifts()) {
        const char32_t letter = U'a' + static_cast<char32_t>(model.menu.lines.size());
        model.menu.lines.push_back({screen::GiftLine{gift}, letter});
    }
    const LayerScope scope(context->stack(), "gift", &model, model.menu);
    const std::optional<std::int32_t> line = co_await choose_line(context, &model.menu);
    co_return rules::AnswerChoice{rules::Slot{static_cast<rules::Slot::rep>(line.value_or(0))}};
}

}  // namespace torchwake::flow
