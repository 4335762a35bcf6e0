#include <torchwake/core/contract.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/flow/human_player.hpp>
#include <torchwake/flow/scenes.hpp>

#include <utility>

namespace torchwake::flow {
namespace {

using screen::Action;

/// All that the play prompt takes, in the order in which it is shown.
screen::Prompt play_prompt() {
    screen::Prompt prompt;
    for (auto place = static_cast<unsigned>(Action::MoveNorth); place <= static_cast<unsigned>(Action::Pause);
         ++place) {
        prompt.offers.push_back({static_cast<Action>(place)});
    }
    return prompt;
}

/// What an answer says without asking on. Requires: it is none that opens a screen.
rules::Command plain_command(Action action) {
    switch (action) {
        case Action::Wait:
            return rules::Wait{};
        case Action::Get:
            return rules::PickUp{};
        case Action::Descend:
            return rules::Descend{};
        case Action::Ascend:
            return rules::Ascend{};
        default:
            TORCHWAKE_EXPECTS(action <= Action::MoveNorthWest);
            return rules::Walk{static_cast<core::Direction>(action)};
    }
}
static_assert(static_cast<unsigned>(Action::MoveNorth) == static_cast<unsigned>(core::Direction::North));
static_assert(static_cast<unsigned>(Action::MoveNorthWest) ==
              static_cast<unsigned>(core::Direction::NorthWest));

}  // namespace

HumanPlayer::HumanPlayer(Backstage& backstage)
    : backstage_(&backstage), play_prompt_(play_prompt()), watch_prompt_{{{Action::Skip}}} {}

Task<Decision> HumanPlayer::next_decision() {
    for (;;) {
        const screen::Offer answer = co_await backstage_->desk().ask(play_prompt_);
        const Answer decision = co_await decide(answer.action);
        if (decision) {
            co_return *decision;
        }
    }
}

Task<HumanPlayer::Answer> HumanPlayer::decide(Action action) {
    switch (action) {
        case Action::Use: {
            const std::optional<rules::Slot> slot = co_await use_item(backstage_);
            co_return slot ? Answer(rules::UseItem{*slot}) : Answer();
        }
        case Action::Drop: {
            const std::optional<rules::Slot> slot = co_await drop_item(backstage_);
            co_return slot ? Answer(rules::DropItem{*slot}) : Answer();
        }
        case Action::CloseDoor: {
            const std::optional<rules::CloseDoor> door = co_await close_door(backstage_);
            co_return door ? Answer(*door) : Answer();
        }
        case Action::Messages:
            co_await messages(backstage_);
            co_return Answer();
        case Action::Help:
            co_await help(backstage_);
            co_return Answer();
        case Action::Pause: {
            const std::optional<Leave> leave = co_await pause(backstage_);
            co_return leave ? Answer(*leave) : Answer();
        }
        default:
            co_return Answer(plain_command(action));
    }
}

void HumanPlayer::refuse(const rules::Refusal& refusal) {
    backstage_->stage().refuse(refusal);
}

core::Milliseconds HumanPlayer::show(const rules::Turn& turn) {
    const core::Milliseconds time = backstage_->stage().begin(turn.events, backstage_->run()->world);
    if (backstage_->options().animation) {
        return time;
    }
    backstage_->stage().skip();
    return {};
}

Task<void> HumanPlayer::watch(core::Milliseconds time) {
    const screen::AnimationModel animation;
    const LayerScope scope(backstage_->stack(), "animation", &animation);
    const core::Milliseconds end = backstage_->clock().now() + time;
    const std::optional<screen::Offer> skipped = co_await backstage_->desk().ask_until(watch_prompt_, end);
    if (skipped) {
        backstage_->stage().skip();
    }
}

}  // namespace torchwake::flow
