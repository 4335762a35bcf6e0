#include "presses/key_tables.hpp"

#include "restore/bot_game.hpp"

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/flow/cursor.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::testing {
namespace {

using core::Point;
using forecast::Knowledge;
using rules::Command;
using Cells = std::vector<Point>;

/// Half of the map that a window of 100 x 40 cells shows around the hero.
constexpr std::int32_t half_window_width = 38;
constexpr std::int32_t half_window_height = 16;

Knowledge known(const Moment& moment) {
    return {game_data(), moment.world};
}

bool is_allowed(const Moment& moment, const Command& command) {
    return std::holds_alternative<rules::Plan>(rules::check(game_rules(), moment.world, command));
}

/// The presses of Tab or Shift+Tab from a cell to a target.
std::int32_t tabs_to(Point begin, std::size_t target, const Cells& targets) {
    const auto count = static_cast<std::int32_t>(targets.size());
    const auto goal = static_cast<std::int32_t>(target);
    const auto place = std::ranges::find(targets, begin);
    if (place == targets.end()) {
        return std::min(goal + 1, count - goal);
    }
    const std::int32_t forward = (goal - static_cast<std::int32_t>(place - targets.begin()) + count) % count;
    return std::min(forward, count - forward);
}

/// The fewest presses that move a cursor to a cell: by targets, and then by steps.
std::int32_t cursor_presses(Point begin, Point goal, const Cells& targets) {
    std::int32_t fewest = core::chebyshev_distance(begin, goal);
    for (std::size_t target = 0; target < targets.size(); ++target) {
        const std::int32_t steps = core::chebyshev_distance(targets[target], goal);
        fewest = std::min(fewest, tabs_to(begin, target, targets) + steps);
    }
    return fewest;
}

/// The cells of interest in view as the old table had them: the nearest first, whatever it is.
Cells old_targets_in_view(const Knowledge& knowledge) {
    Cells cells = flow::targets_in_view(knowledge);
    const Point hero = knowledge.hero().at;
    std::ranges::sort(cells, {},
                      [hero](Point at) { return std::pair(core::chebyshev_distance(hero, at), at); });
    return cells;
}

struct AtTarget {
    Point target;
    Command operator()(auto command) const {
        if constexpr (requires { command.target; }) {
            command.target = target;
        }
        return command;
    }
};

/// The cells of the actor that was aimed at last and of the enemies in view, in this order.
Cells targets_in_view(const Moment& moment) {
    Cells targets;
    for (const forecast::KnownActor& actor : known(moment).actors_in_view()) {
        if (actor.id == moment.last_target) {
            targets.insert(targets.begin(), actor.at);
        } else if (actor.hostile) {
            targets.push_back(actor.at);
        }
    }
    return targets;
}

/// The presses that aim a command, with Enter; a click for the mouse. The cursor of the old table begins on
/// the hero where there is no target.
Costs aim_costs(const Moment& moment, const Command& command, Point target) {
    const Knowledge knowledge = known(moment);
    const Point first = *first_target(moment, command);
    const Point old_first = targets_in_view(moment).empty() ? knowledge.hero().at : first;
    const Cells by_danger = flow::beginning_with(first, flow::enemies_by_danger(knowledge));
    return {cursor_presses(old_first, target, flow::enemies_in_view(knowledge)) + 1,
            cursor_presses(first, target, by_danger) + 1, 1};
}

Costs plus(const Costs& one, const Costs& other) {
    return {one.old + other.old, one.today + other.today, one.mouse + other.mouse};
}

Costs same(std::int32_t presses) {
    return {presses, presses, presses};
}

bool is_watched(const Knowledge& knowledge) {
    return std::ranges::any_of(knowledge.actors_in_view(), &forecast::KnownActor::hostile);
}

/// The clicks that begin an action without a button: one on the row of what the moment calls for, or two by
/// the list of all actions.
std::int32_t clicks_for(bool offered) {
    return offered ? 1 : 2;
}

/// The commands that begin one deed from the other's item or spell, before they are aimed.
std::optional<Command> unaimed_again(const Knowledge& knowledge, const forecast::AimedDeed& deed) {
    if (deed.weapon.valid()) {
        return rules::Fire{};
    }
    if (deed.source.spell.valid()) {
        const std::vector<forecast::KnownSpell> spells = knowledge.spells();
        const auto place = std::ranges::find(spells, deed.source.spell, &forecast::KnownSpell::spell);
        const rules::Slot slot{static_cast<rules::Slot::rep>(place - spells.begin())};
        return place == spells.end() ? std::nullopt : std::optional<Command>(rules::Cast{slot});
    }
    for (const forecast::PackEntry& entry : knowledge.pack()) {
        if (entry.item && *entry.item == deed.source.item) {
            return deed.thrown ? Command(rules::Throw{entry.slot}) : Command(rules::UseItem{entry.slot});
        }
    }
    return std::nullopt;
}

bool is_same_deed(const forecast::AimedDeed& one, const forecast::AimedDeed& other) {
    return one.source.item == other.source.item && one.source.spell == other.source.spell &&
           one.weapon == other.weapon && one.thrown == other.thrown && one.target == other.target;
}

/// The press that agrees to a harm, which only the game of today asks for.
Costs harm_costs(const Moment& moment, const Command& command) {
    const Knowledge knowledge = known(moment);
    if (!is_allowed(moment, command) || !forecast::forecast_harm(knowledge, command)) {
        return {};
    }
    const std::optional<forecast::AimedDeed> deed = forecast::aimed_deed(knowledge, command);
    const bool agreed =
        deed && moment.deed_was_last && moment.last_deed && is_same_deed(*deed, *moment.last_deed);
    return agreed ? Costs{} : Costs{0, 1, 1};
}

/// The costs of a command without the key for repetition.
struct CostsOf {
    const Moment& moment;

    Costs operator()(const rules::Walk&) const { return same(1); }
    Costs operator()(const rules::Wait&) const { return {1, 1, clicks_for(false)}; }
    Costs operator()(const rules::PickUp&) const { return same(1); }
    Costs operator()(const rules::UseItem& use) const { return aimed(same(2), use); }
    Costs operator()(const rules::Cast& cast) const { return aimed(same(2), cast); }
    Costs operator()(const rules::Throw& thrown) const {
        return aimed({2, 2, clicks_for(watched()) + 1}, thrown);
    }
    Costs operator()(const rules::Fire& fire) const { return aimed(same(1), fire); }
    Costs operator()(const rules::DropItem& drop) const {
        const bool stack = known(moment).pack().at(drop.slot.value).count > 1;
        return same(stack ? 3 : 2);
    }
    Costs operator()(const rules::CloseDoor&) const { return same(directed<rules::CloseDoor>()); }
    Costs operator()(const rules::SetFire& fire) const {
        return same(interaction(moment, fire.direction).presses());
    }
    Costs operator()(const rules::Roll& roll) const {
        return same(interaction(moment, roll.direction).presses());
    }
    Costs operator()(const rules::Disarm&) const { return same(directed<rules::Disarm>()); }
    Costs operator()(const rules::Descend& descend) const { return same(descend.grow ? 2 : 1); }
    Costs operator()(const rules::Ascend&) const { return same(1); }
    Costs operator()(const rules::AnswerChoice&) const { return same(1); }
    Costs operator()(const rules::SwapWeapons&) const { return {1, 1, clicks_for(watched())}; }
    Costs operator()(const rules::SwitchTorch&) const { return {1, 1, clicks_for(watched())}; }
    /// Of a visit to a shop; the visit itself costs more.
    Costs operator()(const rules::Buy&) const { return {1, 2, 1}; }
    Costs operator()(const rules::Sell&) const { return {1, 2, 1}; }
    /// Equip, TakeOff, Grow and what no bot does: a screen and a line of it.
    Costs operator()(const auto&) const { return same(2); }

  private:
    [[nodiscard]] Costs aimed(const Costs& costs, const Command& command) const {
        const auto deed = forecast::aimed_deed(known(moment), command);
        return deed ? plus(costs, aim_costs(moment, command, deed->target)) : costs;
    }
    [[nodiscard]] bool watched() const { return is_watched(known(moment)); }
    /// A direction is asked for only if there are two.
    template <class Directed>
    [[nodiscard]] std::int32_t directed() const {
        const auto ways = std::ranges::count_if(core::all_directions, [this](core::Direction direction) {
            return is_allowed(moment, Directed{direction});
        });
        return ways > 1 ? 2 : 1;
    }
};

struct QuickThingOf {
    const Moment& moment;

    std::optional<QuickThing> operator()(const rules::UseItem& use) const { return item_in(use.slot); }
    std::optional<QuickThing> operator()(const rules::Equip& equip) const { return item_in(equip.slot); }
    std::optional<QuickThing> operator()(const rules::TakeOff& off) const { return item_in(off.slot); }
    std::optional<QuickThing> operator()(const rules::Cast& cast) const {
        const std::vector<forecast::KnownSpell> spells = known(moment).spells();
        return QuickThing{{}, spells.at(cast.place.value).spell};
    }
    std::optional<QuickThing> operator()(const rules::Throw& thrown) const {
        const std::optional<content::ItemId> item = known(moment).pack().at(thrown.slot.value).item;
        if (!item) {
            return std::nullopt;
        }
        const content::ItemDef& kind = game_data().item(*item);
        const bool flies = kind.ammunition || (kind.throws && kind.effects.empty());
        const auto shot = forecast::ammunition_at_hand(known(moment));
        const bool is_shot = kind.ammunition && shot && shot->item == item;
        return flies && !is_shot && !content::equip_slot_of(kind) ? item_in(thrown.slot) : std::nullopt;
    }
    std::optional<QuickThing> operator()(const auto&) const { return std::nullopt; }

  private:
    /// The thing in a slot, if it is the first of its kind in the pack.
    [[nodiscard]] std::optional<QuickThing> item_in(rules::Slot slot) const {
        const std::vector<forecast::PackEntry> pack = known(moment).pack();
        const std::optional<content::ItemId> item = pack.at(slot.value).item;
        const auto first = std::ranges::find(pack, item, &forecast::PackEntry::item);
        return item && first->slot == slot ? std::optional(QuickThing{*item, {}}) : std::nullopt;
    }
};

}  // namespace

std::optional<Point> first_target(const Moment& moment, const Command& command) {
    const std::optional<forecast::AimedDeed> deed = forecast::aimed_deed(known(moment), command);
    if (!deed) {
        return std::nullopt;
    }
    return flow::first_target(known(moment), *deed, targets_in_view(moment), [&](Point target) {
        return is_allowed(moment, std::visit(AtTarget{target}, command));
    });
}

std::optional<Command> repeated(const Moment& moment) {
    const Knowledge knowledge = known(moment);
    const auto unaimed = moment.last_deed ? unaimed_again(knowledge, *moment.last_deed) : std::nullopt;
    if (!unaimed) {
        return std::nullopt;
    }
    Cells targets;
    for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
        if (actor.id == moment.last_target) {
            targets.insert(targets.begin(), actor.at);
        } else if (actor.hostile) {
            targets.push_back(actor.at);
        }
    }
    for (const Point target : targets) {
        const Command command = std::visit(AtTarget{target}, *unaimed);
        if (is_allowed(moment, command)) {
            return command;
        }
    }
    return std::nullopt;
}

InteractionQuestions interaction(const Moment& moment, core::Direction direction) {
    const auto burns = [&moment](core::Direction way) { return is_allowed(moment, rules::SetFire{way}); };
    const auto rolls = [&moment](core::Direction way) { return is_allowed(moment, rules::Roll{way}); };
    const auto switches = [&moment](core::Direction way) {
        const rules::Checked checked = rules::check(game_rules(), moment.world, rules::Walk{way});
        const auto* const plan = std::get_if<rules::Plan>(&checked);
        return plan != nullptr && std::holds_alternative<rules::SwitchLampPlan>(plan->action);
    };
    const auto ways = std::ranges::count_if(
        core::all_directions, [&](core::Direction way) { return burns(way) || rolls(way) || switches(way); });
    const bool choice = burns(direction) && rolls(direction) && !switches(direction);
    const bool only_burns = burns(direction) && !rolls(direction) && !switches(direction);
    return {.direction = ways > 1 || only_burns, .choice = choice};
}

Costs plain_costs(const Moment& moment, const Command& command) {
    Costs costs = std::visit(CostsOf{moment}, command);
    if (forecast::aimed_deed(known(moment), command) && repeated(moment) == command) {
        costs.today = std::min(costs.today, 1);
        costs.mouse = std::min(costs.mouse, clicks_for(is_watched(known(moment))));
    }
    return plus(costs, harm_costs(moment, command));
}

std::optional<QuickThing> quick_thing(const Moment& moment, const Command& command) {
    return std::visit(QuickThingOf{moment}, command);
}

Costs quick_costs(const Moment& moment, const Command& command) {
    Costs costs{impossible, 1, 1};
    if (const auto deed = forecast::aimed_deed(known(moment), command)) {
        costs = plus(costs, aim_costs(moment, command, deed->target));
    }
    return plus(costs, harm_costs(moment, command));
}

Costs travel_costs(const rules::World& world, Point goal) {
    const Knowledge knowledge(game_data(), world);
    const Point hero = knowledge.hero().at;
    const std::vector<Point> down = knowledge.stairs(content::Stairs::Down);
    const std::vector<Point> up = knowledge.stairs(content::Stairs::Up);
    const Point begin = down.empty() ? hero : down.front();
    Cells shops;
    for (const forecast::KnownVendor& vendor : knowledge.vendors()) {
        shops.push_back(vendor.at);
    }
    const Cells old = shops.empty() ? old_targets_in_view(knowledge) : shops;
    const Cells now = shops.empty() ? flow::targets_in_view(knowledge) : shops;
    std::int32_t jump = impossible;
    if (!up.empty()) {
        jump = 1 + core::chebyshev_distance(up.front(), goal);
    }
    const bool in_window =
        std::abs(goal.x - hero.x) <= half_window_width && std::abs(goal.y - hero.y) <= half_window_height;
    constexpr std::int32_t open_and_confirm = 2;
    return {open_and_confirm + std::min(jump, cursor_presses(begin, goal, old)),
            open_and_confirm + std::min(jump, cursor_presses(begin, goal, now)), in_window ? 1 : impossible};
}

}  // namespace torchwake::testing
