// The screens that move a cursor over the known map: examine, and the choice of a destination.

#include "aim/forecast_cursor.hpp"
#include "aim/places.hpp"

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <iterator>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// The known stairs that TravelModel's cursor jumps to, nearest first.
struct KnownStairs {
    std::vector<core::Point> down;
    std::vector<core::Point> up;
};

/// The prompt of the travel screen. Descend and Ascend jump to stairs, so each needs known stairs.
screen::Prompt travel_prompt(core::Size level, const KnownStairs& stairs) {
    screen::Prompt prompt = forecast_prompt(level);
    if (!stairs.down.empty()) {
        prompt.offers.push_back({Action::Descend});
    }
    if (!stairs.up.empty()) {
        prompt.offers.push_back({Action::Ascend});
    }
    return prompt;
}

core::Point moved(core::Point at, const screen::Offer& answer, const CursorField& field,
                  const KnownStairs& stairs) {
    switch (answer.action) {
        case Action::Descend:
            return stairs.down.front();
        case Action::Ascend:
            return stairs.up.front();
        default:
            return moved_cursor(at, answer, field);
    }
}

/// The targets of the travel cursor: the known shops; without shops, the cells of interest in view.
std::vector<core::Point> places_to_go(const forecast::Knowledge& knowledge,
                                      const std::vector<forecast::KnownVendor>& shops) {
    std::vector<core::Point> places;
    std::ranges::transform(shops, std::back_inserter(places), &forecast::KnownVendor::at);
    return places.empty() ? targets_in_view(knowledge) : places;
}

/// The cell under the pointer, else that of the nearest enemy in view, else that of the hero.
core::Point first_cell_to_examine(const GameContext& context) {
    const std::vector<core::Point> enemies = enemies_in_view(context.knowledge());
    const core::Point otherwise = enemies.empty() ? context.knowledge().hero().at : enemies.front();
    return context.pointer().cell.value_or(otherwise);
}

/// The way of travel to a cell.
std::vector<core::Point> way_to(const GameContext& context, core::Point at) {
    const forecast::Knowledge known = context.knowledge();
    return autopilot::known_path(known, at);
}

}  // namespace

Task<void> examine(GameContext* context) {
    core::Point chosen = first_cell_to_examine(*context);
    const CursorField field{context->knowledge().size(),
                            beginning_with(chosen, targets_in_view(context->knowledge()))};
    screen::Prompt prompt = forecast_prompt(field.level);
    // Chooses another cell with something; elsewhere, and on the chosen one, it leaves.
    prompt.cell_actions.push_back(Action::ExamineAt);
    screen::LookModel model{chosen};
    const LayerScope scope(context->stack(), "examine", &model);
    for (;;) {
        const screen::Offer answer = co_await context->asker().ask(prompt);
        if (only_shows(answer)) {
            co_await show_on_map(context, answer.action);
            continue;
        }
        if (answer.action == Action::Cancel || confirms(answer.action)) {
            co_return;
        }
        model.at = moved_cursor(model.at, answer, field);
        if (answer.action == Action::ExamineAt) {
            const forecast::Knowledge known = context->knowledge();
            if (model.at == chosen || !(known.actor(model.at) || known.object(model.at))) {
                co_return;
            }
            chosen = model.at;
        }
    }
}

Task<std::optional<autopilot::TravelTo>> choose_way(GameContext* context) {
    const KnownStairs stairs{context->knowledge().stairs(content::Stairs::Down),
                             context->knowledge().stairs(content::Stairs::Up)};
    const std::vector<forecast::KnownVendor> shops = context->knowledge().vendors();
    const CursorField field{context->knowledge().size(), places_to_go(context->knowledge(), shops)};
    const screen::Prompt prompt = travel_prompt(field.level, stairs);
    screen::TravelModel model;
    model.shops = shops;
    model.at = stairs.down.empty() ? context->knowledge().hero().at : stairs.down.front();
    model.way = way_to(*context, model.at);
    const LayerScope scope(context->stack(), "travel", &model);
    for (;;) {
        const screen::Offer answer = co_await context->asker().ask(prompt);
        if (only_shows(answer)) {
            co_await show_on_map(context, answer.action);
            continue;
        }
        if (answer.action == Action::Cancel) {
            co_return std::nullopt;
        }
        model.at = moved(model.at, answer, field, stairs);
        if (confirms(answer.action)) {
            co_return autopilot::TravelTo{model.at};
        }
        model.way = way_to(*context, model.at);
    }
}

}  // namespace torchwake::flow
