#include "menus/scroll.hpp"

#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {

Task<void> scores(GameContext* context, std::optional<std::int32_t> latest) {
    const save::LoadedScores loaded = context->storage().scores();
    screen::ScoresModel model{loaded.entries, latest, latest.value_or(0), loaded.message.value_or("")};
    const LayerScope scope(context->stack(), "scores", &model);
    const screen::Prompt prompt = scroll_prompt();
    const ScrolledPage page{&model, &model.first_line};
    co_await scroll(context, page, &prompt);
}

}  // namespace torchwake::flow
