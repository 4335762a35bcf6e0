#include "play/auto_play.hpp"

#include "aim/places.hpp"
#include "menus/choice.hpp"

#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/trade.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// The pause between two steps of an automatic action, so that the player can follow them.
constexpr core::Milliseconds step_pause{30};
/// The pause without animation: many steps fit into a frame, and yet a key can stop them.
constexpr core::Milliseconds shortest_pause{1};

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

AutoActionScreen screen_of(const autopilot::AutoAction& action) {
    return std::visit(ScreenOfAutoAction{}, action);
}

bool holds_item(const forecast::Knowledge& known, core::Point at) {
    const auto object = known.object(at);
    return object && object->what == forecast::ObjectKind::Item;
}

bool holds_container(const forecast::Knowledge& known, core::Point at) {
    const content::TileDef* const tile = known.tile_def(at);
    return tile != nullptr && tile->emptied_to.has_value();
}

autopilot::Collecting collecting_of(const save::Options& options) {
    return {options.collect_coins, options.collect_missiles, options.collect_potions,
            options.collect_scrolls};
}

/// The kinds of containers that are still shut and within reach, nearest first, each with its number.
std::vector<std::pair<content::TileId, std::int32_t>> shut_containers(const forecast::Knowledge& knowledge) {
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

/// Names the key of the way on, if the hero knows one: up once it has had the prize, else down.
void tell_way_on(GameContext& context) {
    const forecast::Knowledge known = context.knowledge();
    const bool up = known.hero().carries_prize || known.hero().is_free;
    const std::optional<screen::Key> key = context.key_to_name(up ? Action::Ascend : Action::Descend);
    if (key && !known.stairs(up ? content::Stairs::Up : content::Stairs::Down).empty()) {
        context.stage().show(screen::Notice{up ? "way-on-up" : "way-on-down", to_string(*key)});
    }
}

/// Tells what is left where nothing is left to explore: the marked cell of a lesson, or what is still shut
/// and the way on.
void tell_what_is_left(GameContext& context) {
    if (!screen::marked_cells(*context.ruleset().catalog, context.runs().lesson()).empty()) {
        context.stage().show(screen::Notice{"lesson-goal-left", ""});
    } else {
        tell_shut_containers(context);
        tell_way_on(context);
    }
}

bool ends_exploring(const autopilot::AutoAction& action, autopilot::StopReason reason) {
    using enum autopilot::StopReason;
    return std::holds_alternative<autopilot::Explore>(action) &&
           (reason == Explored || reason == PackFull || reason == Barred);
}

}  // namespace

AutoPlay::AutoPlay(GameContext& context, autopilot::AutoAction action, autopilot::SeenHarm& memory)
    : context_(&context),
      action_(action),
      runner_(action, &memory),
      model_{screen_of(action).purpose},
      scope_(context.stack(), screen_of(action).name, &model_) {}

Task<std::variant<rules::Command, autopilot::Stop>> AutoPlay::next(const rules::Turn* turn) {
    if (std::exchange(begun_, true)) {
        const std::optional<autopilot::Stop> stop = runner_.after(context_->knowledge(), *turn);
        if (stop) {
            co_return *stop;
        }
        const bool goes_on = co_await keep_going();
        if (!goes_on) {
            co_return autopilot::Stop{autopilot::StopReason::Interrupted, {}, {}};
        }
    }
    co_return runner_.next(context_->knowledge());
}

Task<bool> AutoPlay::keep_going() {
    if (vendor_in_the_way(*context_, last_step(context_->knowledge(), action_)).valid()) {
        co_return true;  // that step is not taken, but opens the shop
    }
    const core::Milliseconds pause = is_animated(*context_) ? step_pause : shortest_pause;
    const bool stopped = co_await wait_or_skip(context_, pause);
    co_return !stopped;
}

Task<bool> wait_or_skip(GameContext* context, core::Milliseconds time) {
    static const screen::Prompt prompt{{{Action::Skip}}};
    const core::Milliseconds end = context->clock().now() + time;
    const std::optional<screen::Offer> skipped = co_await context->asker().ask_until(prompt, end);
    co_return skipped.has_value();
}

bool is_animated(const GameContext& context) {
    return context.options().animation_speed != save::AnimationSpeed::None;
}

rules::EntityId vendor_in_the_way(const GameContext& context, std::optional<core::Direction> step) {
    if (!step) {
        return {};
    }
    const rules::GameState game{context.ruleset(), context.run()->world};
    const core::Point at = core::step(position_of(game, rules::hero_id), *step);
    const rules::EntityId vendor = vendor_at(game, rules::hero_id, at);
    const bool refuses =
        vendor.valid() && is_refused(context, rules::Walk{*step}, rules::RefusalReason::VendorInTheWay);
    return refuses ? vendor : rules::EntityId{};
}

std::optional<core::Direction> last_step(const forecast::Knowledge& known,
                                         const autopilot::AutoAction& action) {
    const auto* const way = std::get_if<autopilot::TravelTo>(&action);
    return way != nullptr ? core::direction_between(known.hero().at, way->at) : std::nullopt;
}

autopilot::AutoAction with_options(const GameContext& context, autopilot::AutoAction action) {
    if (auto* const way = std::get_if<autopilot::TravelTo>(&action)) {
        const forecast::Knowledge known = context.knowledge();
        way->takes = collecting_of(context.options());
        way->fetches = way->fetches && (holds_item(known, way->at) || holds_container(known, way->at));
    }
    return action;
}

bool collects_here(const GameContext& context) {
    return autopilot::collects(context.knowledge(), collecting_of(context.options()));
}

std::optional<rules::Command> deed_at(const forecast::Knowledge& known, core::Point at) {
    const core::Point here = known.hero().at;
    if (here == at) {
        return holds_item(known, at) ? std::optional<rules::Command>(rules::PickUp{}) : std::nullopt;
    }
    const std::optional<core::Direction> direction = core::direction_between(here, at);
    const bool opens = direction && holds_container(known, at);
    return opens ? std::optional<rules::Command>(rules::Walk{*direction}) : std::nullopt;
}

void tell_stop(GameContext& context, const autopilot::AutoAction& action, const autopilot::Stop& stop) {
    context.stage().show(stop);
    if (ends_exploring(action, stop.reason)) {
        tell_what_is_left(context);
    }
}

}  // namespace torchwake::flow
