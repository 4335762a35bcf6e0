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
      restorer_(*this) {
    TORCHWAKE_EXPECTS(ports.stage != nullptr && ports.storage != nullptr && ports.seeds != nullptr &&
                      ports.data != nullptr);
    asker_.listen([this](const screen::Offer& answer) { note_answer(answer); });
}

/// Records an answer, except those that skip an animation, which decide nothing. Of those to a recording
/// only the one that ends it counts.
void GameContext::note_answer(const screen::Offer& answer) {
    if (run() == nullptr || stack_.empty()) {
        return;
    }
    const screen::Layer& layer = stack_.layers().back().layer;
    if (screen::model_in<screen::WatchModel>(layer) != nullptr) {
        if (answer.action == screen::Action::Cancel || answer.action == screen::Action::TakeOver) {
            recorder_.go_on_left();
        }
    } else if (screen::model_in<screen::AnimationModel>(layer) == nullptr) {
        recorder_.answered(answer, screen::model_in<screen::PlayModel>(layer) != nullptr, pointer_.cell);
    }
}

void GameContext::say(screen::SpeechTopic topic) {
    if (stage_.speaks()) {
        stage_.show(screen::SpeechAsked{topic});
    } else {
        stage_.show(screen::Notice{"speech-off", {}});
    }
}

void GameContext::do_everywhere(screen::Action action) {
    switch (action) {
        case screen::Action::SayHero:
            say(screen::SpeechTopic::Hero);
            break;
        case screen::Action::SaySurroundings:
            say(screen::SpeechTopic::Surroundings);
            break;
        case screen::Action::SayAgain:
            say(screen::SpeechTopic::Again);
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
        bound, [this](const screen::Key& key) { return screen::is_pad(key.code) == options().by_gamepad; });
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
