#include "game/replay_screen.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/save/run_story.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::flow {
namespace {

/// The moments of a story, with the cursor on the one that led to a death.
screen::MenuModel review_menu(const save::RunStory& story) {
    screen::MenuModel menu{screen::MenuPurpose::Review, {}, 0};
    char32_t letter = U'a';
    for (const save::Moment& moment : story.moments) {
        menu.lines.push_back({screen::MomentLine{moment}, letter++});
    }
    menu.lines.push_back({screen::ActionLine{screen::Action::Watch}, U'w'});
    const auto decline = std::ranges::find(story.moments, save::MomentKind::Decline, &save::Moment::kind);
    if (decline != story.moments.end()) {
        menu.cursor = static_cast<std::int32_t>(decline - story.moments.begin());
    }
    return menu;
}

/// The run from the moment in that line on; from where watch() begins if it is a line without one.
WatchedRun from_line(const save::StoredRun& stored, const screen::MenuLine& line) {
    const auto* const moment = std::get_if<screen::MomentLine>(&line.what);
    return {stored.name, moment != nullptr ? std::optional(moment->moment.position) : std::nullopt};
}

/// Shows the story, and the moments that the player chooses, until the player leaves it or takes over.
Task<std::optional<TakenOverRun>> show_story(GameContext* context, const save::StoredRun* stored,
                                             const save::RunStory* story, std::optional<save::Proof> proof) {
    screen::ReviewModel model{story, forecast::Knowledge(*context->ruleset().catalog, story->end.world),
                              stored->header.hero_name, proof, review_menu(*story)};
    const LayerScope scope(context->stack(), "review", &model, model.menu);
    for (;;) {
        const std::optional<std::int32_t> line = co_await choose_line(context, &model.menu);
        if (!line) {
            co_return std::nullopt;
        }
        WatchedRun watched = from_line(*stored, model.menu.lines[static_cast<std::size_t>(*line)]);
        std::optional<TakenOverRun> taken_over = co_await watch(context, std::move(watched));
        if (taken_over) {
            co_return taken_over;
        }
    }
}

/// Reads the run, if it is among those that are kept: a file of scores may name any.
std::optional<save::StoredRun> read_kept(GameContext& context, const std::string& run) {
    const std::vector<save::RunSummary> kept = context.storage().runs();
    if (std::ranges::find(kept, run, &save::RunSummary::name) == kept.end()) {
        return std::nullopt;
    }
    auto stored = context.storage().read_run(run);
    return stored ? std::optional(*std::move(stored)) : std::nullopt;
}

}  // namespace

Task<std::optional<TakenOverRun>> review(GameContext* context, std::string run, screen::ScoreLine* score) {
    const std::optional<save::StoredRun> stored = read_kept(*context, run);
    if (!stored) {
        if (score != nullptr) {
            score->proof = save::Proof::Missing;
        }
        co_return std::nullopt;
    }
    const content::Catalog& catalog = *context->ruleset().catalog;
    const save::RunStory story =
        save::tell_story(context->ruleset(), stored->header, known_course(stored->records));
    std::optional<save::Proof> proof;
    if (score != nullptr) {
        score->proof = save::prove(catalog, score->entry, story);
        proof = score->proof;
    }
    const save::StoredRun* const shown = &*stored;
    co_return co_await show_story(context, shown, &story, proof);
}

}  // namespace torchwake::flow
