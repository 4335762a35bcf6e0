#include "aim/forecast_cursor.hpp"
#include "aim/places.hpp"
#include "game/hints.hpp"
#include "game/lessons.hpp"
#include "play/clicked_way.hpp"
#include "play/shortcut.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/human_player.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/flow/shop.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// The pause between two steps of an automatic action, so that the player can follow them.
constexpr core::Milliseconds step_pause{30};
/// The pause without animation: many steps fit into a frame, and yet a key can stop them.
constexpr core::Milliseconds shortest_pause{1};

/// The play prompt, with its offers in the order in which they are shown.
screen::Prompt play_prompt() {
    screen::Prompt prompt;
    for (const screen::ActionTraits& traits : screen::action_table) {
        if (screen::is_legal_in(traits.action, screen::in_play)) {
            prompt.offers.push_back({traits.action});
        }
    }
    prompt.offers.push_back({Action::FillQuickSlot});
    prompt.cell_actions = {Action::TravelTo};
    return prompt;
}

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
Decision go_to(const rules::Knowledge& known, core::Point to) {
    const std::vector<core::Point> way = way_of_click(known, to);
    if (way.empty() || known.actor(way.front()) || !is_stopped_by_enemy(known, to)) {
        return autopilot::AutoAction{autopilot::TravelTo{to, {}, true}};
    }
    return rules::Walk{core::direction_between(known.hero().at, way.front()).value()};
}

bool holds_item(const rules::Knowledge& known, core::Point at) {
    const auto object = known.object(at);
    return object && object->what == rules::ObjectKind::Item;
}

bool holds_container(const rules::Knowledge& known, core::Point at) {
    const std::optional<content::TileId> tile = known.tile(at);
    return tile && known.catalog().tile(*tile).emptied_to.has_value();
}

/// The command that finishes travel to a thing: takes the item underfoot, or opens the container beside the
/// hero. Nothing if there is none.
std::optional<rules::Command> deed_at(const rules::Knowledge& known, core::Point at) {
    const core::Point here = known.hero().at;
    if (here == at) {
        return holds_item(known, at) ? std::optional<rules::Command>(rules::PickUp{}) : std::nullopt;
    }
    const std::optional<core::Direction> direction = core::direction_between(here, at);
    const bool opens = direction && holds_container(known, at);
    return opens ? std::optional<rules::Command>(rules::Walk{*direction}) : std::nullopt;
}

autopilot::Collecting collecting_of(const save::Options& options) {
    return {options.collect_coins, options.collect_missiles, options.collect_potions,
            options.collect_scrolls};
}

/// The scope name and the purpose of an automatic action's layer.
struct AutoActionScreen {
    std::string_view name;
    Action purpose;
};

struct ScreenOfAutoAction {
    AutoActionScreen operator()(const autopilot::Explore&) const { return {"explore", Action::Explore}; }
    AutoActionScreen operator()(const autopilot::Rest&) const { return {"rest", Action::Rest}; }
    AutoActionScreen operator()(const autopilot::TravelTo&) const { return {"travel", Action::Travel}; }
    AutoActionScreen operator()(const autopilot::Run& run) const {
        return {"run", screen::run_towards(run.direction)};
    }
};

/// The kinds of containers that are still shut and within reach, nearest first, each with its number.
std::vector<std::pair<content::TileId, std::int32_t>> shut_containers(const rules::Knowledge& knowledge) {
    std::vector<std::pair<content::TileId, std::int32_t>> kinds;
    for (const screen::PlaceLine& place : remembered_places(knowledge)) {
        const auto* const tile = std::get_if<content::TileId>(&place.what);
        if (tile == nullptr || !place.steps || !knowledge.catalog().tile(*tile).emptied_to) {
            continue;
        }
        const auto known = std::ranges::find(kinds, *tile, &std::pair<content::TileId, std::int32_t>::first);
        if (known == kinds.end()) {
            kinds.emplace_back(*tile, 1);
        } else {
            ++known->second;
        }
    }
    return kinds;
}

/// Tells what is still shut where nothing is left to explore: "chest x2, barrel".
void tell_shut_containers(GameContext& context) {
    std::string names;
    for (const auto& [tile, count] : shut_containers(context.knowledge())) {
        names += (names.empty() ? "" : ", ") + context.ruleset().catalog->tile(tile).name +
                 (count > 1 ? " x" + std::to_string(count) : "");
    }
    if (!names.empty()) {
        context.stage().show(screen::Notice{"still-shut", names});
    }
}

/// Tells what is left where nothing is left to explore: the marked cell of a lesson, or what is still shut.
void tell_what_is_left(GameContext& context) {
    if (!screen::marked_cells(*context.ruleset().catalog, context.runs().lesson()).empty()) {
        context.stage().show(screen::Notice{"lesson-goal-left", ""});
    } else {
        tell_shut_containers(context);
    }
}

bool ends_exploring(autopilot::StopReason reason) {
    return reason == autopilot::StopReason::Explored || reason == autopilot::StopReason::PackFull;
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
Decision as_decision(const auto& chosen) {
    return chosen;
}

/// The player's choice on a screen, as a decision.
template <class Chosen>
Task<std::optional<Decision>> decision_of(Task<std::optional<Chosen>> screen) {
    const std::optional<Chosen> chosen = co_await std::move(screen);
    co_return chosen ? std::optional(as_decision(*chosen)) : std::nullopt;
}

/// No decision, once the player has left a screen that is only read.
Task<std::optional<Decision>> no_decision(Task<void> screen) {
    co_await std::move(screen);
    co_return std::nullopt;
}

}  // namespace

HumanPlayer::HumanPlayer(GameContext& context, screen::PlayModel& play)
    : context_(&context), play_(&play), play_prompt_(play_prompt()), skip_prompt_{{{Action::Skip}}} {}

Task<std::optional<Leave>> HumanPlayer::act(PlaySession* session) {
    if (lesson_is_over()) {
        co_return co_await end_lesson(context_);
    }
    const Answer decision = co_await next_decision();
    if (!decision) {
        co_return std::nullopt;
    }
    if (const auto* const leave = std::get_if<Leave>(&*decision)) {
        co_return *leave;
    }
    if (const auto* const auto_action = std::get_if<autopilot::AutoAction>(&*decision)) {
        co_await do_auto_action(session, *auto_action);
        co_return std::nullopt;
    }
    const rules::Command command = std::get<rules::Command>(*decision);
    co_await do_agreed(session, command);
    co_return std::nullopt;
}

Task<HumanPlayer::Answer> HumanPlayer::next_decision() {
    if (context_->knowledge().choice()) {
        const rules::Command answer = co_await next_choice();
        const Decision decision = answer;
        co_return decision;
    }
    context_->runs().keep_state();
    play_prompt_.cells = static_cast<std::int32_t>(context_->knowledge().size().area());
    const screen::Offer answer = co_await next_answer();
    co_return co_await decide(answer);
}

Task<rules::Command> HumanPlayer::next_choice() {
    if (context_->knowledge().choice()->kind != rules::ChoiceKind::Gift) {
        return answer_choice(context_);
    }
    static_cast<void>(context_->stack().change_innermost());
    return choose_gift(context_, std::exchange(play_->quest, std::nullopt));
}

Task<screen::Offer> HumanPlayer::next_answer() {
    if (!play_->quest) {
        co_return co_await context_->asker().ask(play_prompt_);
    }
    screen::Prompt prompt = play_prompt_;
    prompt.offers.insert(prompt.offers.begin(), {Action::Confirm});  // its keys only close the note
    prompt.offers.push_back({Action::Skip});
    const screen::Offer answer = co_await context_->asker().ask(prompt);
    static_cast<void>(context_->stack().change_innermost());
    play_->quest.reset();
    co_return answer;
}

Task<HumanPlayer::Answer> HumanPlayer::decide(screen::Offer answer) {
    if (answer.action == Action::Undo) {
        const bool lost = context_->runs().undo() == Undone::Lost;
        play_->lesson = context_->runs().lesson();
        co_return lost ? Answer(Leave::Lost) : Answer();
    }
    if (answer.action == Action::Capsule) {
        context_->runs().write_capsule(context_->stack().path());
        co_return std::nullopt;
    }
    if (answer.action == Action::ReloadData) {
        co_return context_->runs().read_data_again() ? Answer(Leave::Reloading) : Answer();
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
        const rules::Knowledge known = context_->knowledge();
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

Task<void> HumanPlayer::do_agreed(PlaySession* session, rules::Command command) {
    const bool agreed = co_await confirm_harm(context_, command, Chosen::ByCommand);
    if (agreed) {
        co_await do_command(session, command);
    }
}

Task<void> HumanPlayer::do_command(PlaySession* session, rules::Command command) {
    const auto* const walk = std::get_if<rules::Walk>(&command);
    const rules::EntityId vendor = walk != nullptr ? vendor_in_the_way(walk->direction) : rules::EntityId{};
    if (vendor.valid()) {
        co_await visit_shop(context_, session, vendor);
    } else {
        refused_ = false;
        co_await session->do_command(command);
        if (walk != nullptr && !refused_) {
            co_await collect(session);
        }
    }
}

Task<void> HumanPlayer::collect(PlaySession* session) {
    if (!session->over() && autopilot::collects(context_->knowledge(), collecting_of(context_->options()))) {
        const rules::Command taking = rules::PickUp{};
        co_await session->do_command(taking);
    }
}

Task<void> HumanPlayer::do_auto_action(PlaySession* session, autopilot::AutoAction auto_action) {
    refused_ = false;
    auto* const way = std::get_if<autopilot::TravelTo>(&auto_action);
    if (way != nullptr) {
        const rules::Knowledge known = context_->knowledge();
        way->takes = collecting_of(context_->options());
        way->fetches = way->fetches && (holds_item(known, way->at) || holds_container(known, way->at));
    }
    const std::optional<autopilot::Stop> stop = co_await follow(session, auto_action);
    if (!stop || refused_) {
        co_return;  // the end of the run or the refusal was shown before
    }
    const std::optional<core::Direction> step =
        stop->reason == autopilot::StopReason::Refused ? last_step(auto_action) : std::nullopt;
    const rules::EntityId vendor = step ? vendor_in_the_way(*step) : rules::EntityId{};
    if (!vendor.valid()) {
        context_->stage().show(*stop);
        if (ends_exploring(stop->reason)) {
            tell_what_is_left(*context_);
        }
        if (stop->reason == autopilot::StopReason::Arrived && way != nullptr && way->fetches) {
            co_await finish_travel(session, way->at);
        } else if (stop->reason == autopilot::StopReason::Arrived ||
                   stop->reason == autopilot::StopReason::SomethingHere) {
            co_await collect(session);
        }
        co_return;
    }
    co_await visit_shop(context_, session, vendor);
}

Task<void> HumanPlayer::finish_travel(PlaySession* session, core::Point at) {
    const std::optional<rules::Command> deed = deed_at(context_->knowledge(), at);
    if (deed && !session->over()) {
        co_await do_agreed(session, *deed);
    }
}

Task<std::optional<autopilot::Stop>> HumanPlayer::follow(PlaySession* session,
                                                         autopilot::AutoAction auto_action) {
    const AutoActionScreen screen = std::visit(ScreenOfAutoAction{}, auto_action);
    const screen::AutoActionModel model{screen.purpose};
    const LayerScope scope(context_->stack(), screen.name, &model);
    co_return co_await session->do_auto_action(auto_action);
}

bool HumanPlayer::lesson_is_over() const {
    const std::optional<screen::LessonNote>& note = context_->runs().lesson();
    return note && is_over(*context_->ruleset().catalog, *note);
}

void HumanPlayer::refuse(const rules::Refusal& refusal) {
    refused_ = true;
    context_->stage().show(refusal);
}

core::Milliseconds HumanPlayer::show(const rules::Turn& turn) {
    watched_scope_ = scope_of(turn.events);
    const core::Milliseconds time = context_->stage().show(screen::TurnTaken{turn.events, context_->shown()});
    give_hints(*context_);
    context_->runs().advance_lesson();
    play_->lesson = context_->runs().lesson();
    if (is_animated() && open_menu(context_->stack()) == nullptr) {
        return time;
    }
    context_->stage().show(screen::TurnSkipped{});
    return {};
}

Task<void> HumanPlayer::watch(core::Milliseconds time) {
    const screen::AnimationModel animation;
    const LayerScope scope(context_->stack(), watched_scope_, &animation);
    const core::Milliseconds end = context_->clock().now() + time;
    const std::optional<screen::Offer> skipped = co_await context_->asker().ask_until(skip_prompt_, end);
    if (skipped) {
        context_->stage().show(screen::TurnSkipped{});
    }
}

Task<bool> HumanPlayer::keep_going(autopilot::AutoAction auto_action) {
    const std::optional<core::Direction> step = last_step(auto_action);
    if (step && vendor_in_the_way(*step).valid()) {
        co_return true;  // that step is not taken, but opens the shop
    }
    const core::Milliseconds end = context_->clock().now() + (is_animated() ? step_pause : shortest_pause);
    const std::optional<screen::Offer> interrupted = co_await context_->asker().ask_until(skip_prompt_, end);
    co_return !interrupted;
}

rules::EntityId HumanPlayer::vendor_in_the_way(core::Direction direction) const {
    const rules::World& world = context_->run()->world;
    const rules::Checked checked = rules::check(context_->ruleset(), world, rules::Walk{direction});
    const auto* const refusal = std::get_if<rules::Refusal>(&checked);
    if (refusal == nullptr || refusal->reason != rules::RefusalReason::VendorInTheWay) {
        return {};
    }
    const core::Point at = core::step(context_->knowledge().hero().at, direction);
    return rules::vendor_at(*context_->ruleset().catalog, world, rules::hero_id, at);
}

std::optional<core::Direction> HumanPlayer::last_step(const autopilot::AutoAction& auto_action) const {
    const auto* const way = std::get_if<autopilot::TravelTo>(&auto_action);
    return way != nullptr ? core::direction_between(context_->knowledge().hero().at, way->at) : std::nullopt;
}

bool HumanPlayer::is_animated() const {
    return context_->options().animation_speed != save::AnimationSpeed::None;
}

}  // namespace torchwake::flow
