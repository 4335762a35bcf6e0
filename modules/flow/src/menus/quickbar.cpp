#include "menus/quickbar.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/refusal.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

screen::MenuLine quick_line(const forecast::KnownQuickSlot& slot, std::int32_t place) {
    screen::MenuLine line{screen::FreeSlotLine{}, U'0' + static_cast<char32_t>(place)};
    if (slot.spell.valid()) {
        line.what = screen::SpellLine{slot.spell};
    } else if (slot.item.valid()) {
        line.what = screen::ItemLine{slot.item, slot.count};
    }
    return line;
}

/// The nine places; the cursor starts on the first free one.
screen::MenuModel places_menu(const std::vector<forecast::KnownQuickSlot>& slots) {
    screen::MenuModel menu{screen::MenuPurpose::QuickSlot, {}, 0};
    for (const forecast::KnownQuickSlot& slot : slots) {
        menu.lines.push_back(quick_line(slot, static_cast<std::int32_t>(menu.lines.size()) + 1));
    }
    const auto first = std::ranges::find_if(slots, &forecast::KnownQuickSlot::free);
    menu.cursor = first == slots.end() ? 0 : static_cast<std::int32_t>(first - slots.begin());
    return menu;
}

/// The place of the quickbar that the player chooses, from 1; nothing if the player cancelled.
Task<std::optional<std::int32_t>> choose_place(GameContext* context) {
    screen::MenuModel menu = places_menu(context->knowledge().quickbar());
    const LayerScope scope(context->stack(), "quick-slot", &menu, menu);
    const std::optional<std::int32_t> line = co_await choose_line(context, &menu);
    co_return line ? std::optional(*line + 1) : std::nullopt;
}

/// The command that gives the place the thing; if it has it already, the one that frees the place.
rules::SetQuickSlot placed(const forecast::Knowledge& knowledge, std::int32_t place,
                           rules::SetQuickSlot thing) {
    const forecast::KnownQuickSlot now = knowledge.quickbar().at(static_cast<std::size_t>(place - 1));
    const bool same_item = thing.item && knowledge.pack().at(thing.item->value).item == now.item;
    const bool same_spell = thing.spell && now.at == thing.spell && now.spell.valid();
    if ((now.item.valid() && same_item) || same_spell) {
        return {place, {}, {}};
    }
    thing.place = place;
    return thing;
}

/// The things that a place of the quickbar can have, each with the command that gives it.
struct FillMenu {
    screen::MenuModel menu{screen::MenuPurpose::QuickFill, {}, 0};
    std::vector<rules::SetQuickSlot> commands;

    void add(const screen::MenuLine& line, const rules::SetQuickSlot& command) {
        menu.lines.push_back(line);
        menu.lines.back().key = menu.lines.size() <= 26 ? U'a' + static_cast<char32_t>(commands.size()) : 0;
        commands.push_back(command);
    }
};

FillMenu fill_menu(const forecast::Knowledge& knowledge, std::int32_t place) {
    FillMenu fill;
    if (!knowledge.quickbar().at(static_cast<std::size_t>(place - 1)).free()) {
        fill.add({screen::FreeSlotLine{}}, {place, {}, {}});
    }
    std::vector<content::ItemId> kinds;
    for (const forecast::PackEntry& entry : knowledge.pack()) {
        if (entry.item && std::ranges::find(kinds, *entry.item) == kinds.end()) {
            kinds.push_back(*entry.item);
            fill.add({screen::ItemLine{*entry.item, entry.count, entry.charges, entry.worn}},
                     {place, entry.slot, {}});
        }
    }
    const std::vector<forecast::KnownSpell> spells = knowledge.spells();
    for (std::size_t spell = 0; spell < spells.size(); ++spell) {
        fill.add({screen::SpellLine{spells[spell].spell}},
                 {place, {}, rules::Slot{static_cast<rules::Slot::rep>(spell)}});
    }
    return fill;
}

/// The command that gives a place the thing that the player chooses, or frees it; nothing if the player
/// cancelled.
Task<std::optional<rules::Command>> fill_place(GameContext* context, std::int32_t number) {
    FillMenu fill = fill_menu(context->knowledge(), number);
    if (fill.commands.empty()) {
        context->stage().show(rules::Refusal{rules::RefusalReason::SlotEmpty, {}});
        co_return std::nullopt;
    }
    const LayerScope scope(context->stack(), "quick-fill", &fill.menu, fill.menu);
    const std::optional<std::int32_t> line = co_await choose_line(context, &fill.menu);
    if (!line) {
        co_return std::nullopt;
    }
    co_return fill.commands.at(static_cast<std::size_t>(*line));
}

/// The refusal of a place whose thing the hero does not have any more.
rules::Refusal gone(const forecast::KnownQuickSlot& slot) {
    rules::Refusal refusal{rules::RefusalReason::NoneLeft, slot.item};
    if (slot.spell.valid()) {
        refusal = {rules::RefusalReason::SpellForgotten, {}, slot.spell};
    }
    return refusal;
}

}  // namespace

void offer_quick_slots(screen::Prompt& prompt) {
    prompt.offers.push_back({Action::PutOnQuickSlot});
    for (std::int32_t place = 1; place <= rules::quick_slots; ++place) {
        prompt.offers.push_back({screen::quick_slot(place)});
    }
}

bool puts_on_quickbar(Action action) {
    return action == Action::PutOnQuickSlot || screen::is_quick_slot(action);
}

Task<std::optional<rules::Command>> put_on_quickbar(GameContext* context, Action action,
                                                    rules::SetQuickSlot thing) {
    if (screen::is_quick_slot(action)) {
        co_return placed(context->knowledge(), screen::quick_slot_of(action), thing);
    }
    const std::optional<std::int32_t> place = co_await choose_place(context);
    if (!place) {
        co_return std::nullopt;
    }
    co_return placed(context->knowledge(), *place, thing);
}

Task<std::optional<rules::Command>> fill_quick_slot(GameContext* context, std::int32_t place) {
    std::optional<std::int32_t> chosen = place;
    if (place == 0) {
        chosen = co_await choose_place(context);
    }
    if (!chosen) {
        co_return std::nullopt;
    }
    co_return co_await fill_place(context, *chosen);
}

Task<std::optional<rules::Command>> use_quick_slot(GameContext* context, std::int32_t place) {
    const forecast::KnownQuickSlot slot =
        context->knowledge().quickbar().at(static_cast<std::size_t>(place - 1));
    if (slot.free()) {
        co_return co_await fill_place(context, place);
    }
    if (!slot.at) {
        context->stage().show(gone(slot));
        co_return std::nullopt;
    }
    if (slot.spell.valid()) {
        co_return co_await cast_known(context, *slot.at);
    }
    const forecast::PackEntry entry = context->knowledge().pack().at(slot.at->value);
    if (entry.worn && context->knowledge().hero().shooter == slot.item) {
        co_return co_await fire(context);  // who reaches for the weapon in the hand wants to shoot
    }
    if (rules::is_throwing_weapon(context->ruleset().catalog->item(slot.item))) {
        co_return co_await throw_carried(context, entry);
    }
    co_return co_await use_carried(context, entry);
}

}  // namespace torchwake::flow
