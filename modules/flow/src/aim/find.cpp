// The list of the places that the hero remembers, of which the player chooses one to travel to.

#include "aim/places.hpp"
#include "menus/arrange.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::PlaceLine;

struct NameOfPlace {
    const content::Catalog& catalog;
    std::string_view operator()(content::ItemId item) const { return catalog.item(item).name; }
    std::string_view operator()(content::TileId tile) const { return catalog.tile(tile).name; }
    std::string_view operator()(content::MonsterId vendor) const { return catalog.monster(vendor).name; }
};

/// Lists the places whose names have the filter in them. A list without any has one line that can't be
/// chosen.
void list_places(const content::Catalog& catalog, const std::vector<PlaceLine>& places, std::int32_t depth,
                 screen::FindModel& model) {
    model.menu = {screen::MenuPurpose::Find, {}, 0};
    for (const PlaceLine& place : places) {
        if (admits(model.filter, std::visit(NameOfPlace{catalog}, place.what))) {
            const bool reached = place.depth == depth && place.steps.has_value();
            model.menu.lines.push_back({place, 0, reached});
        }
    }
    if (model.menu.lines.empty()) {
        model.menu.lines.push_back({screen::FreeSlotLine{}, 0, false});
    }
}

/// The way to the place under the cursor; nothing if it can't be reached from here, which is said.
std::optional<autopilot::TravelTo> way_to_chosen(GameContext& context, const screen::MenuModel& menu) {
    const screen::MenuLine& line = menu.lines.at(static_cast<std::size_t>(menu.cursor));
    const auto* const place = std::get_if<PlaceLine>(&line.what);
    if (place != nullptr && line.enabled) {
        return autopilot::TravelTo{place->at};
    }
    if (place != nullptr) {
        const bool here = place->depth == context.knowledge().depth();
        context.stage().show(screen::Notice{here ? "find-no-way" : "find-other-level", ""});
    }
    return std::nullopt;
}

}  // namespace

Task<std::optional<autopilot::TravelTo>> find_place(GameContext* context) {
    const std::vector<PlaceLine> places = remembered_places(context->knowledge());
    const std::int32_t depth = context->knowledge().depth();
    screen::FindModel model;
    list_places(*context->ruleset().catalog, places, depth, model);
    const LayerScope scope(context->stack(), "find", &model, model.menu);
    for (;;) {
        screen::Prompt prompt = menu_prompt(model.menu);
        prompt.offers.push_back({Action::Erase});
        prompt.text = true;
        const screen::Offer answer = co_await context->asker().ask(prompt);
        const std::optional<std::int32_t> line = find_line(model.menu, answer);
        if (answer.action == Action::Cancel) {
            co_return std::nullopt;
        }
        if (answer.action == Action::Type || answer.action == Action::Erase) {
            edit_filter(model.filter, answer);
            list_places(*context->ruleset().catalog, places, depth, model);
            continue;
        }
        model.menu.cursor = line.value_or(model.menu.cursor);
        if (move_cursor(model.menu, answer.action)) {
            continue;
        }
        const std::optional<autopilot::TravelTo> way = way_to_chosen(*context, model.menu);
        if (way) {
            co_return way;
        }
    }
}

}  // namespace torchwake::flow
