#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {

namespace {

/// Marks the scores whose run is not kept any more.
void mark_lost_runs(screen::MenuModel& menu, const std::vector<save::RunSummary>& kept) {
    for (screen::MenuLine& line : menu.lines) {
        auto* const score = std::get_if<screen::ScoreLine>(&line.what);
        if (score != nullptr &&
            std::ranges::find(kept, score->entry.run, &save::RunSummary::name) == kept.end()) {
            score->proof = save::Proof::Missing;
            line.enabled = false;
        }
    }
}

}  // namespace

Task<std::optional<TakenOverRun>> scores(GameContext* context, std::optional<std::int32_t> latest) {
    const save::LoadedScores loaded = context->storage().scores();
    screen::ScoresModel model = screen::scores_model(loaded.entries, latest, loaded.message.value_or(""));
    mark_lost_runs(model.menu, context->storage().runs());
    const LayerScope scope(context->stack(), "scores", &model, model.menu);
    for (;;) {
        const std::optional<std::int32_t> line = co_await choose_line(context, &model.menu);
        if (!line) {
            co_return std::nullopt;
        }
        screen::MenuLine& chosen = model.menu.lines[static_cast<std::size_t>(*line)];
        auto* const score = std::get_if<screen::ScoreLine>(&chosen.what);
        if (score == nullptr) {
            continue;
        }
        std::string run = score->entry.run;
        std::optional<TakenOverRun> taken_over = co_await review(context, std::move(run), score);
        if (taken_over) {
            co_return taken_over;
        }
    }
}

}  // namespace torchwake::flow
