#include "menus/scroll.hpp"

#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {

Task<void> scores(Backstage* backstage, std::optional<std::int32_t> latest) {
    const save::LoadedScores loaded = backstage->storage().scores();
    screen::ScoresModel model{loaded.entries, latest, latest.value_or(0), loaded.message.value_or("")};
    const LayerScope scope(backstage->stack(), "scores", &model);
    const screen::Prompt prompt = scroll_prompt();
    const ScrolledPage page{&model, &model.first_line};
    co_await scroll(backstage, page, &prompt);
}

}  // namespace torchwake::flow
