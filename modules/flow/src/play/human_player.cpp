#include "play/human_player.hpp"

#include "aim/places.hpp"
#include "menus/shop.hpp"
#include "play/hints.hpp"
#include "play/lessons.hpp"
#include "play/opening_note.hpp"

#include <torchwake/flow/play_session.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

template <class Event>
bool holds_event(const rules::Events& events) {
    return std::ranges::any_of(
        events, [](const rules::Event& event) { return std::holds_alternative<Event>(event); });
}

/// Says how a gate with a toll opens to which an action travels.
void tell_toll(GameContext& context, const autopilot::AutoAction& action) {
    const auto* const way = std::get_if<autopilot::TravelTo>(&action);
    const std::string gate = way != nullptr ? toll_gate(context.knowledge(), way->at) : std::string();
    if (!gate.empty()) {
        context.stage().show(screen::Notice{"toll-gate-ahead", gate});
    }
}

std::string_view scope_of(const rules::Events& events) {
    if (holds_event<rules::LevelMapped>(events)) {
        return "map-reveal";
    }
    return holds_event<rules::LevelEntered>(events) ? "level-change" : "animation";
}

}  // namespace

HumanPlayer::HumanPlayer(GameContext& context, screen::PlayModel& play,
                         std::optional<screen::Offer> first_answer)
    : context_(&context), play_(&play), play_prompt_(play_prompt(context)), first_answer_(first_answer) {}

Task<std::optional<rules::Command>> HumanPlayer::next_command(PlaySession* session) {
    std::optional<rules::Command> command;
    while (!command && !after_ && !session->over()) {
        if (auto_play_) {
            command = co_await next_step(session);
        } else if (std::exchange(walked_, false) && !refused_ && collects_here(*context_)) {
            command = rules::PickUp{};
        } else {
            std::optional<Decision> decision = co_await next_decision();
            if (decision) {
                command = co_await carry_out(session, *std::move(decision));
            }
        }
    }
    co_return command;
}

Task<std::optional<Decision>> HumanPlayer::next_decision() {
    play_->lesson = context_->runs().lesson();
    if (lesson_is_over()) {
        const AfterRun after = co_await end_lesson(context_);
        co_return core::Boxed(after);
    }
    if (context_->knowledge().choice()) {
        co_return co_await next_choice();
    }
    if (const std::optional<screen::Offer> first = std::exchange(first_answer_, std::nullopt)) {
        co_return co_await decide(context_, *first);
    }
    context_->runs().keep_state();
    play_prompt_.cells = static_cast<std::int32_t>(context_->knowledge().size().area());
    const screen::Offer answer = co_await context_->asker().ask(play_prompt_);
    co_return co_await decide(context_, answer);
}

Task<Decision> HumanPlayer::next_choice() {
    if (context_->knowledge().choice()->kind != rules::ChoiceKind::Gift) {
        const rules::Command answer = co_await answer_choice(context_);
        co_return answer;
    }
    std::optional<screen::QuestNote> quest = context_->runs().take_quest();
    std::variant<rules::Command, AfterRun> chosen = co_await choose_gift(context_, std::move(quest));
    if (auto* const after = std::get_if<AfterRun>(&chosen)) {
        co_return core::Boxed(std::move(*after));
    }
    co_return std::get<rules::Command>(chosen);
}

Task<std::optional<rules::Command>> HumanPlayer::carry_out(PlaySession* session, Decision decision) {
    if (auto* const after = std::get_if<core::Boxed<AfterRun>>(&decision)) {
        after_ = std::move(**after);
        co_return std::nullopt;
    }
    refused_ = false;
    if (const auto* const action = std::get_if<autopilot::AutoAction>(&decision)) {
        tell_toll(*context_, *action);
        const autopilot::AutoAction chosen = with_options(*context_, *action);
        if (autopilot::is_hunted(context_->knowledge())) {
            co_return co_await one_step(session, chosen);
        }
        auto_play_.emplace(*context_, chosen, seen_harm_);
        co_return std::nullopt;
    }
    const rules::Command command = std::get<rules::Command>(decision);
    co_return co_await agreed(session, command);
}

Task<std::optional<rules::Command>> HumanPlayer::one_step(PlaySession* session,
                                                          autopilot::AutoAction action) {
    autopilot::AutoActionRunner runner(action, &seen_harm_);
    const std::variant<rules::Command, autopilot::Stop> next = runner.next(context_->knowledge());
    if (const auto* const stop = std::get_if<autopilot::Stop>(&next)) {
        const autopilot::Stop reason = *stop;
        co_return co_await finish(session, action, reason);
    }
    const rules::Command command = std::get<rules::Command>(next);
    co_return co_await agreed(session, command);
}

Task<std::optional<rules::Command>> HumanPlayer::agreed(PlaySession* session, rules::Command command) {
    const bool agrees = co_await confirm_harm(context_, command, Chosen::ByCommand);
    if (!agrees) {
        co_return std::nullopt;
    }
    const auto* const walk = std::get_if<rules::Walk>(&command);
    const std::optional<core::Direction> step =
        walk != nullptr ? std::optional(walk->direction) : std::nullopt;
    const bool visited = co_await visit_vendor(session, step);
    if (visited) {
        co_return std::nullopt;
    }
    walked_ = walk != nullptr;
    co_return command;
}

Task<bool> HumanPlayer::visit_vendor(PlaySession* session, std::optional<core::Direction> step) {
    const rules::EntityId vendor = vendor_in_the_way(*context_, step);
    if (vendor.valid()) {
        co_await visit_shop(context_, session, vendor);
    }
    co_return vendor.valid();
}

Task<std::optional<rules::Command>> HumanPlayer::next_step(PlaySession* session) {
    const std::variant<rules::Command, autopilot::Stop> next = co_await auto_play_->next(&session->turn());
    if (const auto* const command = std::get_if<rules::Command>(&next)) {
        co_return *command;
    }
    const autopilot::AutoAction action = auto_play_->action();
    auto_play_.reset();
    if (refused_) {
        co_return std::nullopt;  // the refusal was shown before
    }
    const autopilot::Stop stop = std::get<autopilot::Stop>(next);
    co_return co_await finish(session, action, stop);
}

Task<std::optional<rules::Command>> HumanPlayer::finish(PlaySession* session, autopilot::AutoAction action,
                                                        autopilot::Stop stop) {
    const bool arrived = stop.reason == autopilot::StopReason::Arrived;
    const std::optional<core::Direction> step = arrived || stop.reason == autopilot::StopReason::Refused
                                                    ? last_step(context_->knowledge(), action)
                                                    : std::nullopt;
    const bool visited = co_await visit_vendor(session, step);
    if (visited) {
        co_return std::nullopt;
    }
    tell_stop(*context_, action, stop);
    const auto* const way = std::get_if<autopilot::TravelTo>(&action);
    if (arrived && way != nullptr && way->fetches) {
        const std::optional<rules::Command> deed = deed_at(context_->knowledge(), way->at);
        if (deed) {
            co_return co_await agreed(session, *deed);
        }
    } else if ((arrived || stop.reason == autopilot::StopReason::SomethingHere) && collects_here(*context_)) {
        co_return rules::PickUp{};
    }
    co_return std::nullopt;
}

bool HumanPlayer::lesson_is_over() const {
    const std::optional<screen::LessonNote>& note = context_->runs().lesson();
    return note && is_over(*context_->ruleset().catalog, *note);
}

void HumanPlayer::refuse(const rules::Refusal& refusal) {
    refused_ = true;
    context_->stage().show(refusal);
}

Task<void> HumanPlayer::show(const rules::Turn* turn) {
    const core::Milliseconds time = begin_to_show(*turn);
    if (time.value == 0 || turn->outcome) {
        co_return;
    }
    const screen::AnimationModel animation;
    const LayerScope scope(context_->stack(), scope_of(turn->events), &animation);
    const bool skipped = co_await wait_or_skip(context_, time);
    if (skipped) {
        context_->stage().show(screen::TurnSkipped{});
    }
}

core::Milliseconds HumanPlayer::begin_to_show(const rules::Turn& turn) {
    const core::Milliseconds time = context_->stage().show(screen::TurnTaken{turn.events, context_->shown()});
    give_hints(*context_);
    context_->runs().advance_lesson();
    play_->lesson = context_->runs().lesson();
    if (is_animated(*context_) && open_menu(context_->stack()) == nullptr) {
        return time;
    }
    context_->stage().show(screen::TurnSkipped{});
    return {};
}

}  // namespace torchwake::flow
