#include "play/human_player.hpp"

#include "aim/forecast_cursor.hpp"
#include "menus/shop.hpp"
#include "play/clicked_way.hpp"
#include "play/hints.hpp"
#include "play/lessons.hpp"
#include "play/opening_note.hpp"
#include "play/shortcut.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/play_session.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// The decision that follows from an answer alone; nothing if the answer opens a screen.
std::optional<Decision> plain_decision(Action action) {
    if (screen::is_step(action)) {
        return rules::Walk{screen::direction_of(action)};
    }
    if (screen::is_run(action)) {
        return autopilot::AutoAction{autopilot::Run{screen::direction_of(action)}};
    }
    switch (action) {
        case Action::Wait:
            return rules::Wait{};
        case Action::Get:
            return rules::PickUp{};
        case Action::Ascend:
            return rules::Ascend{};
        case Action::SwitchTorch:
            return rules::SwitchTorch{};
        case Action::SwapWeapons:
            return rules::SwapWeapons{};
        case Action::Explore:
            return autopilot::AutoAction{autopilot::Explore{}};
        case Action::Rest:
            return autopilot::AutoAction{autopilot::Rest{}};
        default:
            return std::nullopt;
    }
}

/// Travel to a cell. While an enemy in view ends any travel, it is one step on the way to a known cell,
/// unless somebody stands in that way.
Decision go_to(const forecast::Knowledge& known, core::Point to) {
    const std::vector<core::Point> way = way_of_click(known, to);
    if (way.empty() || known.actor(way.front()) || !is_stopped_by_enemy(known, to)) {
        return autopilot::AutoAction{autopilot::TravelTo{to, {}, true}};
    }
    return rules::Walk{core::direction_between(known.hero().at, way.front()).value()};
}

template <class Event>
bool holds_event(const rules::Events& events) {
    return std::ranges::any_of(
        events, [](const rules::Event& event) { return std::holds_alternative<Event>(event); });
}

std::string_view scope_of(const rules::Events& events) {
    if (holds_event<rules::LevelMapped>(events)) {
        return "map-reveal";
    }
    return holds_event<rules::LevelEntered>(events) ? "level-change" : "animation";
}

Decision as_decision(const autopilot::TravelTo& way) {
    return autopilot::AutoAction{way};
}
Decision as_decision(AfterRun after) {
    return core::Boxed(std::move(after));
}
Decision as_decision(const auto& chosen) {
    return chosen;
}

/// The player's choice on a screen, as a decision.
template <class Chosen>
Task<std::optional<Decision>> decision_of(Task<std::optional<Chosen>> screen) {
    std::optional<Chosen> chosen = co_await std::move(screen);
    co_return chosen ? std::optional(as_decision(*std::move(chosen))) : std::nullopt;
}

/// No decision, once the player has left a screen that is only read.
Task<std::optional<Decision>> no_decision(Task<void> screen) {
    co_await std::move(screen);
    co_return std::nullopt;
}

}  // namespace

HumanPlayer::HumanPlayer(GameContext& context, screen::PlayModel& play,
                         std::optional<screen::Offer> first_answer)
    : context_(&context), play_(&play), play_prompt_(play_prompt(context)), first_answer_(first_answer) {}

Task<std::optional<rules::Command>> HumanPlayer::next_command(PlaySession* session) {
    while (!session->over()) {
        std::optional<rules::Command> command;
        if (auto_play_) {
            command = co_await next_step(session);
        } else if (std::exchange(walked_, false) && !refused_ && collects_here(*context_)) {
            command = rules::PickUp{};
        } else if (lesson_is_over()) {
            after_ = co_await end_lesson(context_);
            co_return std::nullopt;
        } else {
            Answer decision = co_await next_decision();
            if (auto* const after = decision ? std::get_if<core::Boxed<AfterRun>>(&*decision) : nullptr) {
                after_ = std::move(*after);
                co_return std::nullopt;
            }
            command = co_await carry_out(session, std::move(decision));
        }
        if (command) {
            co_return command;
        }
    }
    co_return std::nullopt;
}

Task<HumanPlayer::Answer> HumanPlayer::next_decision() {
    if (context_->knowledge().choice()) {
        const rules::Command answer = co_await next_choice();
        const Decision decision = answer;
        co_return decision;
    }
    if (const std::optional<screen::Offer> first = std::exchange(first_answer_, std::nullopt)) {
        co_return co_await decide(*first);
    }
    context_->runs().keep_state();
    play_prompt_.cells = static_cast<std::int32_t>(context_->knowledge().size().area());
    const screen::Offer answer = co_await context_->asker().ask(play_prompt_);
    co_return co_await decide(answer);
}

Task<rules::Command> HumanPlayer::next_choice() {
    if (context_->knowledge().choice()->kind != rules::ChoiceKind::Gift) {
        return answer_choice(context_);
    }
    return choose_gift(context_, context_->runs().take_quest());
}

Task<HumanPlayer::Answer> HumanPlayer::decide(screen::Offer answer) {
    if (answer.action == Action::Undo) {
        const bool lost = context_->runs().undo() == Undone::Lost;
        play_->lesson = context_->runs().lesson();
        co_return lost ? Answer(as_decision(AfterRun(Exit::Title))) : Answer();
    }
    if (answer.action == Action::Capsule) {
        context_->runs().write_capsule(context_->stack().path());
        co_return std::nullopt;
    }
    if (answer.action == Action::ReloadData) {
        const bool reloads = context_->runs().read_data_again();
        co_return reloads ? Answer(as_decision(AfterRun(ReloadedRun{}))) : Answer();
    }
    if (switches_forecast(*context_, answer)) {
        co_return std::nullopt;
    }
    if (screen::works_everywhere(answer.action)) {
        context_->do_everywhere(answer.action);  // chosen in the list of all actions
        co_return std::nullopt;
    }
    if (answer.action == Action::Skip || answer.action == Action::Confirm) {
        co_return std::nullopt;
    }
    if (const std::optional<Shortcut> shortcut = shortcut_of(*context_, answer.action)) {
        co_return shortcut->decision;
    }
    if (answer.action == Action::TravelTo) {
        const forecast::Knowledge known = context_->knowledge();
        co_return go_to(known, cell_at(known.size(), answer.argument));
    }
    if (answer.action == Action::FillQuickSlot) {
        co_return co_await decision_of(fill_quick_slot(context_, answer.argument));
    }
    const Answer plain = plain_decision(answer.action);
    if (plain) {
        co_return plain;
    }
    co_return co_await decide_on_screen(answer.action);
}

Task<HumanPlayer::Answer> HumanPlayer::decide_on_screen(Action action) {
    switch (action) {
        case Action::Use:
            return decision_of(use_item(context_));
        case Action::Pack:
            return decision_of(look_into_pack(context_));
        case Action::Drop:
            return decision_of(drop_item(context_));
        case Action::TakeOff:
            return decision_of(take_off(context_));
        case Action::Fire:
            return decision_of(fire(context_));
        case Action::Throw:
            return decision_of(throw_item(context_));
        case Action::CloseDoor:
            return decision_of(close_door(context_));
        case Action::Disarm:
            return decision_of(disarm(context_));
        case Action::Interact:
            return decision_of(interact(context_));
        case Action::Cast:
            return decision_of(cast_spell(context_));
        case Action::Travel:
            return decision_of(choose_way(context_));
        case Action::Descend:
            return decision_of(descend(context_));
        case Action::Grow:
            return decision_of(grow(context_));
        case Action::Cheat:
            return decision_of(choose_cheat(context_));
        case Action::Pause:
            return decision_of(pause(context_));
        case Action::Actions:
            return decide_from_list();
        case Action::Map:
            return decision_of(show_map(context_));
        case Action::Find:
            return decision_of(find_place(context_));
        default:
            if (screen::is_quick_slot(action)) {
                return decision_of(use_quick_slot(context_, screen::quick_slot_of(action)));
            }
            return no_decision(read(context_, action));
    }
}

Task<HumanPlayer::Answer> HumanPlayer::decide_from_list() {
    const Action action = co_await choose_play_action(context_, &play_prompt_);
    if (action == Action::Cancel) {
        co_return Answer();
    }
    const screen::Offer chosen{action};
    co_return co_await decide(chosen);
}

Task<std::optional<rules::Command>> HumanPlayer::carry_out(PlaySession* session, Answer decision) {
    if (!decision) {
        co_return std::nullopt;
    }
    refused_ = false;
    if (const auto* const action = std::get_if<autopilot::AutoAction>(&*decision)) {
        auto_play_.emplace(*context_, with_options(*context_, *action));
        co_return std::nullopt;
    }
    const rules::Command command = std::get<rules::Command>(*decision);
    co_return co_await agreed(session, command);
}

Task<std::optional<rules::Command>> HumanPlayer::agreed(PlaySession* session, rules::Command command) {
    const bool agrees = co_await confirm_harm(context_, command, Chosen::ByCommand);
    if (!agrees) {
        co_return std::nullopt;
    }
    const auto* const walk = std::get_if<rules::Walk>(&command);
    const rules::EntityId vendor =
        walk != nullptr ? vendor_in_the_way(*context_, walk->direction) : rules::EntityId{};
    if (vendor.valid()) {
        co_await visit_shop(context_, session, vendor);
        co_return std::nullopt;
    }
    walked_ = walk != nullptr;
    co_return command;
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
    const std::optional<core::Direction> step = stop.reason == autopilot::StopReason::Refused
                                                    ? last_step(context_->knowledge(), action)
                                                    : std::nullopt;
    const rules::EntityId vendor = step ? vendor_in_the_way(*context_, *step) : rules::EntityId{};
    if (vendor.valid()) {
        co_await visit_shop(context_, session, vendor);
        co_return std::nullopt;
    }
    tell_stop(*context_, stop);
    const bool arrived = stop.reason == autopilot::StopReason::Arrived;
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
    const screen::Prompt prompt{{{Action::Skip}}};
    const core::Milliseconds end = context_->clock().now() + time;
    const std::optional<screen::Offer> skipped = co_await context_->asker().ask_until(prompt, end);
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
