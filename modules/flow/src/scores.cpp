#include "scroll.hpp"

#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {

Task<void> scores(Backstage* backstage, std::optional<std::int32_t> latest) {
    screen::ScoresModel model{backstage->storage().scores(), latest, latest.value_or(0)};
    const LayerScope scope(backstage->stack(), "scores", &model);
    co_await scroll(&backstage->desk(), &model.first_line, last_line(model.entries.size()));
}

}  // namespace torchwake::flow
