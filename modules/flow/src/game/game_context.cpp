#include "game/hints.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::flow {

GameContext::GameContext(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
                         const GameSettings& settings)
    : ruleset_(&ruleset),
      ports_(ports),
      recorder_(*ports.storage, [this](const save::Remark& remark) { runs_.remember(remark); }),
      stage_(*ports.stage, recorder_),
      asker_(stack_, clock_),
      options_({keys, settings.one_hand_keys}, settings.options, ports, stage_, recorder_),
      languages_(settings.languages),
      runs_({&ruleset, ports, &stage_, &recorder_, &options_}, settings),
      restorer_(runs_, recorder_, stack_, clock_, asker_, stage_, pointer_, [this] { give_missed_hints(); }) {
    TORCHWAKE_EXPECTS(ports.stage != nullptr && ports.storage != nullptr && ports.seeds != nullptr &&
                      ports.data != nullptr);
    asker_.listen([this](const screen::Offer& answer) { note_answer(answer); });
}

/// The process that was restored may have ended before the hints of its last turn.
void GameContext::give_missed_hints() {
    if (knowledge().turn() > 0) {
        give_hints(*this);
    }
}

/// True if the answer chooses the menu line that leaves the run to watch it, in any way.
bool GameContext::leaves_to_watch(const screen::Offer& answer) const {
    const screen::MenuModel* const menu = open_menu(stack_);
    const bool confirmed = menu != nullptr && answer.action == screen::Action::Confirm;
    if (menu != nullptr && menu->purpose == screen::MenuPurpose::Review) {
        return confirmed || find_line(*menu, answer).has_value();
    }
    return (confirmed ? line_offer(*menu, menu->cursor) : answer).action == screen::Action::Watch;
}

/// Records an answer, except those that skip an animation, which decide nothing. The answer that leaves a run
/// to watch it is left out too, so that the player returns to the screen on which it was given.
void GameContext::note_answer(const screen::Offer& answer) {
    if (run() == nullptr || stack_.empty() || leaves_to_watch(answer)) {
        return;
    }
    const screen::Layer& layer = stack_.layers().back().layer;
    if (screen::model_in<screen::AnimationModel>(layer) == nullptr) {
        recorder_.answered(answer, screen::model_in<screen::PlayModel>(layer) != nullptr, pointer_.cell);
    }
}

void GameContext::do_everywhere(screen::Action action) {
    switch (action) {
        case screen::Action::SayHero:
            stage_.show(screen::SpeechAsked{screen::SpeechTopic::Hero});
            break;
        case screen::Action::SaySurroundings:
            stage_.show(screen::SpeechAsked{screen::SpeechTopic::Surroundings});
            break;
        case screen::Action::SayAgain:
            stage_.show(screen::SpeechAsked{screen::SpeechTopic::Again});
            break;
        default: {
            TORCHWAKE_EXPECTS(action == screen::Action::Letters);
            save::Options changed = options();
            changed.letters = !changed.letters;
            options_.change(changed);
        }
    }
}

std::optional<screen::Key> GameContext::key_to_name(screen::Action action) const {
    const std::vector<screen::Key> bound = keys().keys(action);
    const auto of_device = std::ranges::find_if(
        bound, [this](const screen::Key& key) { return screen::is_pad(key.code) == pad_; });
    if (of_device != bound.end()) {
        return *of_device;
    }
    return bound.empty() ? std::nullopt : std::optional(bound.front());
}

void GameContext::close(boost::system::error_code reason) {
    clock_.close(reason);
    asker_.close(reason);
}

}  // namespace torchwake::flow
