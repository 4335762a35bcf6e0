#include "play/decide.hpp"

#include "aim/forecast_cursor.hpp"
#include "aim/repeat.hpp"
#include "menus/choice.hpp"

#include <torchwake/autopilot/attack.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::Offer;
using MaybeDecision = std::optional<Decision>;

Decision as_decision(const autopilot::TravelTo& way) {
    return autopilot::AutoAction{way};
}
Decision as_decision(AfterRun after) {
    return core::Boxed(std::move(after));
}
Decision as_decision(const auto& chosen) {
    return chosen;
}

/// The player's choice on a screen.
template <auto open>
Task<MaybeDecision> chosen_on(GameContext* context, Offer /*answer*/) {
    auto chosen = co_await open(context);
    co_return chosen ? std::optional(as_decision(*std::move(chosen))) : std::nullopt;
}

/// As above, on a screen for the argument of the answer.
template <auto open>
Task<MaybeDecision> chosen_for(GameContext* context, Offer answer) {
    const std::optional<rules::Command> chosen = co_await open(context, answer.argument);
    co_return chosen ? std::optional(as_decision(*chosen)) : std::nullopt;
}

MaybeDecision walk(GameContext& /*context*/, Offer answer) {
    return rules::Walk{screen::direction_of(answer.action)};
}

MaybeDecision run(GameContext& /*context*/, Offer answer) {
    return autopilot::AutoAction{autopilot::Run{screen::direction_of(answer.action)}};
}

MaybeDecision explore(GameContext& /*context*/, Offer /*answer*/) {
    return autopilot::AutoAction{autopilot::Explore{}};
}

MaybeDecision go_to(GameContext& context, Offer answer) {
    return as_decision(autopilot::TravelTo{cell_at(context.knowledge().size(), answer.argument), {}, true});
}

MaybeDecision attack(GameContext& context, Offer /*answer*/) {
    const auto step = autopilot::attack_nearest(context.knowledge());
    if (const auto* const stop = std::get_if<autopilot::Stop>(&step)) {
        context.stage().show(*stop);
        return std::nullopt;
    }
    return std::get<rules::Command>(step);
}

MaybeDecision repeat(GameContext& context, Offer /*answer*/) {
    const std::optional<rules::Command> command = repeat_last_deed(context);
    return command ? MaybeDecision(*command) : std::nullopt;
}

/// True if the hero stands on no stairs that lead that way, and on no portal.
bool is_away_from_stairs(const GameContext& context, content::Stairs way) {
    const bool down = way == content::Stairs::Down;
    return is_refused(context, down ? rules::Command(rules::Descend{}) : rules::Ascend{},
                      down ? rules::RefusalReason::NoStairsDownHere : rules::RefusalReason::NoStairsUpHere);
}

/// True if no stairs lead on from the hero's level that way.
bool ends_there(const forecast::Knowledge& known, content::Stairs way) {
    return way == content::Stairs::Down ? known.depth() >= known.catalog().last_depth() : known.depth() == 0;
}

/// Travel to the nearest known stairs of that kind.
MaybeDecision go_to_stairs(GameContext& context, content::Stairs way) {
    if (const auto stairs = autopilot::nearest_stairs(context.knowledge(), way)) {
        return as_decision(autopilot::TravelTo{*stairs});
    }
    const bool down = way == content::Stairs::Down;
    if (ends_there(context.knowledge(), way)) {
        context.stage().show(rules::Refusal{
            down ? rules::RefusalReason::NoStairsDownHere : rules::RefusalReason::NoStairsUpHere, {}});
        return std::nullopt;
    }
    const auto reason = down ? autopilot::StopReason::NoStairsDown : autopilot::StopReason::NoStairsUp;
    context.stage().show(autopilot::Stop{reason, {}, {}});
    return std::nullopt;
}

MaybeDecision go_up(GameContext& context, Offer /*answer*/) {
    const bool away = is_away_from_stairs(context, content::Stairs::Up);
    return away ? go_to_stairs(context, content::Stairs::Up) : MaybeDecision(rules::Ascend{});
}

Task<MaybeDecision> go_down(GameContext* context, Offer answer) {
    if (is_away_from_stairs(*context, content::Stairs::Down)) {
        co_return go_to_stairs(*context, content::Stairs::Down);
    }
    co_return co_await chosen_on<descend>(context, answer);
}

Task<MaybeDecision> use_place(GameContext* context, Offer answer) {
    const Offer place{answer.action, screen::quick_slot_of(answer.action)};
    return chosen_for<use_quick_slot>(context, place);
}

MaybeDecision undo(GameContext& context, Offer /*answer*/) {
    const bool lost = context.runs().undo() == Undone::Lost;
    return lost ? MaybeDecision(as_decision(AfterRun(Exit::Title))) : std::nullopt;
}

MaybeDecision reload_data(GameContext& context, Offer /*answer*/) {
    const bool reloads = context.runs().read_data_again();
    return reloads ? MaybeDecision(as_decision(AfterRun(ReloadedRun{}))) : std::nullopt;
}

MaybeDecision write_capsule(GameContext& context, Offer /*answer*/) {
    context.runs().write_capsule(context.stack().path());
    return std::nullopt;
}

MaybeDecision show_forecast(GameContext& context, Offer /*answer*/) {
    switch_forecast(context);
    return std::nullopt;
}

/// An action of every screen that was chosen in the list of all actions.
MaybeDecision do_everywhere(GameContext& context, Offer answer) {
    context.do_everywhere(answer.action);
    return std::nullopt;
}

/// For an answer that closes the opening note, which the screen has closed by then.
MaybeDecision nothing(GameContext& /*context*/, Offer /*answer*/) {
    return std::nullopt;
}

Task<MaybeDecision> read_page(GameContext* context, Offer answer) {
    co_await read(context, answer);
    co_return std::nullopt;
}

Task<MaybeDecision> choose_in_list(GameContext* context, Offer /*answer*/) {
    const Action action = co_await choose_play_action(context);
    if (action == Action::Cancel) {
        co_return std::nullopt;
    }
    const Offer chosen{action};
    co_return co_await decide(context, chosen);
}

using AtOnce = MaybeDecision (*)(GameContext&, Offer);
using OnScreen = Task<MaybeDecision> (*)(GameContext*, Offer);

/// The decision that an action is, or how it is found.
struct Row {
    Action action;
    std::variant<rules::Command, autopilot::AutoAction, AtOnce, OnScreen> decision;
};

/// One row for each action; the first of several alike stands for all of them.
constexpr std::array rows{
    Row{Action::MoveNorth, walk},
    Row{Action::RunNorth, run},
    Row{Action::Wait, rules::Wait{}},
    Row{Action::Get, rules::PickUp{}},
    Row{Action::SwitchTorch, rules::SwitchTorch{}},
    Row{Action::SwapWeapons, rules::SwapWeapons{}},
    Row{Action::Explore, explore},
    Row{Action::Rest, autopilot::Rest{}},
    Row{Action::TravelTo, go_to},
    Row{Action::Attack, attack},
    Row{Action::Repeat, repeat},
    Row{Action::Ascend, go_up},
    Row{Action::Descend, go_down},
    Row{Action::Use, chosen_on<use_item>},
    Row{Action::Pack, chosen_on<look_into_pack>},
    Row{Action::Drop, chosen_on<drop_item>},
    Row{Action::TakeOff, chosen_on<take_off>},
    Row{Action::Fire, chosen_on<fire>},
    Row{Action::Throw, chosen_on<throw_item>},
    Row{Action::Cast, chosen_on<cast_spell>},
    Row{Action::QuickSlot1, use_place},
    Row{Action::FillQuickSlot, chosen_for<fill_quick_slot>},
    Row{Action::CloseDoor, chosen_on<close_door>},
    Row{Action::Disarm, chosen_on<disarm>},
    Row{Action::Interact, chosen_on<interact>},
    Row{Action::Travel, chosen_on<choose_way>},
    Row{Action::Map, chosen_on<show_map>},
    Row{Action::Find, chosen_on<find_place>},
    Row{Action::Grow, chosen_on<grow>},
    Row{Action::Cheat, chosen_on<choose_cheat>},
    Row{Action::Pause, chosen_on<pause>},
    Row{Action::Actions, choose_in_list},
    Row{Action::Examine, read_page},
    Row{Action::Character, read_page},
    Row{Action::Messages, read_page},
    Row{Action::Discoveries, read_page},
    Row{Action::Help, read_page},
    Row{Action::Forecast, show_forecast},
    Row{Action::SayHero, do_everywhere},
    Row{Action::Undo, undo},
    Row{Action::Capsule, write_capsule},
    Row{Action::ReloadData, reload_data},
    Row{Action::Confirm, nothing},
    Row{Action::Skip, nothing},
};

constexpr const Row* row_of(Action action) {
    const Action listed = screen::is_step(action)            ? Action::MoveNorth
                          : screen::is_run(action)           ? Action::RunNorth
                          : screen::is_quick_slot(action)    ? Action::QuickSlot1
                          : screen::works_everywhere(action) ? Action::SayHero
                                                             : action;
    return std::ranges::find(rows, listed, &Row::action);
}

static_assert(std::ranges::all_of(screen::action_table,
                                  [](const screen::ActionTraits& traits) {
                                      return !screen::is_legal_in(traits.action, screen::in_play) ||
                                             row_of(traits.action) != rows.end();
                                  }),
              "each action in play has a row");

}  // namespace

Task<std::optional<Decision>> decide(GameContext* context, Offer answer) {
    const auto& decision = row_of(answer.action)->decision;
    if (const auto* const on_screen = std::get_if<OnScreen>(&decision)) {
        co_return co_await (*on_screen)(context, answer);
    }
    if (const auto* const at_once = std::get_if<AtOnce>(&decision)) {
        co_return (*at_once)(*context, answer);
    }
    if (const auto* const command = std::get_if<rules::Command>(&decision)) {
        co_return *command;
    }
    co_return std::get<autopilot::AutoAction>(decision);
}

}  // namespace torchwake::flow
