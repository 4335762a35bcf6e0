#include "menus/arrange.hpp"
#include "menus/choice.hpp"
#include "menus/last_deed.hpp"
#include "menus/quickbar.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::MenuPurpose;

/// Puts gear on, or takes it off if it is worn; uses any other item.
rules::Command use_or_wear(const GameContext& context, const forecast::PackEntry& entry) {
    if (entry.worn) {
        return rules::TakeOff{entry.slot};
    }
    const content::Catalog& catalog = *context.ruleset().catalog;
    const bool can_be_worn = entry.item && content::equip_slot_of(catalog.item(*entry.item));
    return can_be_worn ? rules::Command(rules::Equip{entry.slot}) : rules::UseItem{entry.slot};
}

/// The command that uses an item of the pack for what it is made for.
rules::Command command_of_use(const GameContext& context, const forecast::PackEntry& entry) {
    const content::ItemDef& kind = context.ruleset().catalog->item(*entry.item);
    const std::optional<forecast::PackEntry> shot = forecast::ammunition_at_hand(context.knowledge());
    if (kind.ammunition && shot && shot->item == entry.item) {
        return rules::Fire{};
    }
    const bool missile = kind.ammunition || (kind.throws && kind.effects.empty());
    if (missile && !content::equip_slot_of(kind)) {
        return rules::Throw{entry.slot};
    }
    return use_or_wear(context, entry);
}

/// The command that follows from choosing a slot. In the list of the pack a missile is shot or thrown.
rules::Command command_for(const GameContext& context, Action deed, const forecast::PackEntry& entry) {
    switch (deed) {
        case Action::Confirm:
            return rules::AnswerChoice{entry.slot};
        case Action::Drop:
            return rules::DropItem{entry.slot};
        case Action::Throw:
            return rules::Throw{entry.slot};
        case Action::TakeOff:
            return rules::TakeOff{entry.slot};
        case Action::Pack:
            return entry.item ? command_of_use(context, entry) : use_or_wear(context, entry);
        default:
            return use_or_wear(context, entry);
    }
}

screen::MenuLine slot_line(const GameContext& context, Action deed, const forecast::PackEntry& entry) {
    const char32_t letter = U'a' + entry.slot.value;
    if (!entry.item) {
        return {screen::FreeSlotLine{}, letter, false};
    }
    const bool allowed = !fault_of_choice(context, command_for(context, deed, entry));
    return {screen::ItemLine{*entry.item, entry.count, entry.charges, entry.worn}, letter, allowed};
}

/// How well a thing flies: weapons made for it first, by their mean damage, then what breaks, then things
/// made for something else, and last what is held or worn.
std::tuple<bool, bool, bool, std::int32_t> rank_as_missile(const screen::ItemLine& line,
                                                           const content::Catalog& catalog) {
    const content::ItemDef& kind = catalog.item(line.item);
    const bool made_for_it = kind.throws || kind.breaks || kind.ammunition;
    return {!line.worn, made_for_it, rules::is_throwing_weapon(kind),
            kind.throws ? kind.throws->attack.damage.minimum() + kind.throws->attack.damage.maximum() : 0};
}

/// Puts the cursor of the menu of things to throw on what the hero threw last, if it still has some, else on
/// what flies best.
void place_on_missile(screen::MenuModel& menu, const GameContext& context) {
    const content::Catalog& catalog = *context.ruleset().catalog;
    const content::ItemId last = last_thrown(context.run()->chronicle, context.knowledge());
    const screen::ItemLine* best = nullptr;
    for (const std::int32_t place : screen::shown_lines(menu)) {
        const screen::MenuLine& line = menu.lines[static_cast<std::size_t>(place)];
        const auto* const item = std::get_if<screen::ItemLine>(&line.what);
        if (item == nullptr || !line.enabled) {
            continue;
        }
        const bool is_better =
            best == nullptr || std::pair(item->item == last, rank_as_missile(*item, catalog)) >
                                   std::pair(best->item == last, rank_as_missile(*best, catalog));
        if (is_better) {
            best = item;
            menu.cursor = place;
        }
    }
}

/// The slots up to the last filled one, and one free slot behind it; more free slots would tell nothing.
screen::MenuModel slot_menu(const GameContext& context, MenuPurpose purpose) {
    screen::MenuModel menu{purpose, {}, 0};
    const Action deed = traits_of(purpose).deed;
    std::size_t shown = 0;
    for (const forecast::PackEntry& entry : context.knowledge().pack()) {
        menu.lines.push_back(slot_line(context, deed, entry));
        shown = entry.item ? menu.lines.size() : shown;
    }
    menu.lines.resize(std::min(menu.lines.size(), shown + 1));
    menu.order = context.options().pack_order;
    menu.grid = context.options().pack_grid;
    arrange(menu, *context.ruleset().catalog);
    place_cursor(menu);
    if (deed == Action::Throw) {
        place_on_missile(menu, context);
    }
    return menu;
}

/// The prompt of a menu of slots. An item chosen for use can also be thrown, or put on the quickbar.
screen::Prompt slot_prompt(const screen::MenuModel& menu) {
    screen::Prompt prompt = menu_prompt(menu);
    prompt.offers.push_back({Action::Inspect});
    if (screen::lists_uses(menu.purpose)) {
        prompt.offers.push_back({Action::Throw});
        offer_quick_slots(prompt);
    }
    return prompt;
}

/// The item of a menu's line; nothing if the slot is free.
std::optional<content::ItemId> item_of(const screen::MenuModel& menu, rules::Slot slot) {
    const auto* const line = std::get_if<screen::ItemLine>(&menu.lines.at(slot.value).what);
    return line != nullptr ? std::optional(line->item) : std::nullopt;
}

/// The action that makes a command for a thing of the pack.
Action deed_of(const rules::Command& command) {
    return std::holds_alternative<rules::TakeOff>(command) ? Action::TakeOff
           : std::holds_alternative<rules::Throw>(command) ? Action::Throw
           : std::holds_alternative<rules::Fire>(command)  ? Action::Fire
                                                           : Action::Use;
}

/// Describes the item under the cursor, or says that the slot is free. Returns what is to be done with the
/// item; Cancel: nothing.
Task<Action> inspect(GameContext* context, const screen::MenuModel* menu) {
    const rules::Slot slot{static_cast<rules::Slot::rep>(menu->cursor)};
    if (!item_of(*menu, slot)) {
        context->stage().show(rules::Refusal{rules::RefusalReason::SlotEmpty, {}});
        co_return Action::Cancel;
    }
    screen::ItemModel model{menu->purpose, slot};
    if (screen::lists_uses(menu->purpose)) {
        const forecast::PackEntry entry = context->knowledge().pack().at(slot.value);
        model.deed = deed_of(command_for(*context, traits_of(menu->purpose).deed, entry));
    }
    co_return co_await inspect_item(context, model);
}

/// The command that puts the item under the cursor on the quickbar; nothing if there is none, which is said,
/// or if the player cancelled.
Task<std::optional<rules::Command>> put_chosen(GameContext* context, const screen::MenuModel* menu,
                                               Action action) {
    const rules::Slot slot{static_cast<rules::Slot::rep>(menu->cursor)};
    if (!item_of(*menu, slot)) {
        context->stage().show(rules::Refusal{rules::RefusalReason::SlotEmpty, {}});
        co_return std::nullopt;
    }
    const rules::SetQuickSlot thing{1, slot, {}};
    co_return co_await put_on_quickbar(context, action, thing);
}

/// The command for the chosen slot; nothing if the player left the menu.
Task<std::optional<rules::Command>> choose_slot(GameContext* context, screen::MenuModel* menu) {
    const screen::Prompt prompt = slot_prompt(*menu);
    for (;;) {
        Action action = co_await choose_action(context, menu, &prompt);
        if (action == Action::Cancel) {
            co_return std::nullopt;
        }
        if (action == Action::Inspect) {
            action = co_await inspect(context, menu);
            if (action == Action::Cancel) {
                continue;
            }
        }
        if (puts_on_quickbar(action)) {
            const std::optional<rules::Command> put = co_await put_chosen(context, menu, action);
            if (put) {
                co_return put;
            }
            continue;
        }
        const auto line = static_cast<std::size_t>(menu->cursor);
        const forecast::PackEntry entry = context->knowledge().pack().at(line);
        const bool other = action == Action::Throw || action == Action::Drop;
        const Action deed = other ? action : traits_of(menu->purpose).deed;
        const rules::Command command = command_for(*context, deed, entry);
        if (allow_choice(*context, command)) {
            co_return command;
        }
    }
}

/// The command unchanged: there is no further question.
Task<std::optional<rules::Command>> decided(rules::Command command) {
    co_return command;
}

/// The drop of an item; of a stack, the number is asked first. Nothing if the player cancelled.
Task<std::optional<rules::Command>> with_count(GameContext* context, rules::DropItem drop) {
    const std::int32_t most = context->knowledge().pack().at(drop.slot.value).count;
    if (most < 2) {
        co_return drop;
    }
    const std::optional<std::int32_t> count = co_await choose_count(context, MenuPurpose::DropCount, most);
    co_return count ? std::optional<rules::Command>(rules::DropItem{drop.slot, *count}) : std::nullopt;
}

/// The item in a slot of the pack. Requires: there is one.
content::ItemId item_in(const GameContext& context, rules::Slot slot) {
    return context.knowledge().pack().at(slot.value).item.value();
}

/// Asks for the count or the target that the command still needs; nothing if the player cancelled.
Task<std::optional<rules::Command>> ask_on(GameContext* context, rules::Command command) {
    if (const auto* const drop = std::get_if<rules::DropItem>(&command)) {
        return with_count(context, *drop);
    }
    if (const auto* const use = std::get_if<rules::UseItem>(&command)) {
        const content::ItemId item = item_in(*context, use->slot);
        const bool aims = context->ruleset().catalog->item(item).aim.has_value();
        return aims ? aim(context, *use, {item, {}}) : decided(command);
    }
    if (const auto* const thrown = std::get_if<rules::Throw>(&command)) {
        return aim(context, *thrown, {item_in(*context, thrown->slot), {}});
    }
    if (std::holds_alternative<rules::Fire>(command)) {
        return fire(context);
    }
    return decided(command);
}

/// The command for a slot that the player chooses, with its count or target; nothing if the player left the
/// menu or the aim.
Task<std::optional<rules::Command>> choose_command(GameContext* context, screen::MenuModel* menu) {
    for (;;) {
        const std::optional<rules::Command> chosen = co_await choose_slot(context, menu);
        if (!chosen) {
            co_return std::nullopt;
        }
        const std::optional<rules::Command> command = co_await ask_on(context, *chosen);
        const bool asked_how_many = std::holds_alternative<rules::DropItem>(*chosen);
        if (command || !asked_how_many) {
            co_return command;  // who leaves an aim leaves the menu, too: its letters would act at once
        }
    }
}

/// Keeps the shape of the list for the next one. It changes only when the list closes, so that a list that is
/// restored opens in the shape from which its recorded answers begin.
void keep_shape(GameContext& context, const screen::MenuModel& menu) {
    save::Options options = context.options();
    if (options.pack_order != menu.order || options.pack_grid != menu.grid) {
        options.pack_order = menu.order;
        options.pack_grid = menu.grid;
        context.options_keeper().change(options);
    }
}

/// As choose_command(), of all slots of the pack.
Task<std::optional<rules::Command>> choose_from_pack(GameContext* context, MenuPurpose purpose,
                                                     std::string_view name) {
    screen::MenuModel menu = slot_menu(*context, purpose);
    if (menu.lines.empty()) {
        // Without a pack the rules refuse it and say why.
        co_return command_for(*context, traits_of(purpose).deed, {});
    }
    const LayerScope scope(context->stack(), name, &menu, menu);
    const std::optional<rules::Command> command = co_await choose_command(context, &menu);
    keep_shape(*context, menu);
    co_return command;
}

/// `all` first, then the counts one to nine with their digits as letters, then ten and twenty.
screen::MenuModel count_menu(MenuPurpose purpose, std::int32_t most) {
    screen::MenuModel menu{purpose, {{screen::CountLine{most, true}, U'a'}}, traits_of(purpose).cursor};
    for (std::int32_t count = 1; count <= std::min(most - 1, 9); ++count) {
        menu.lines.push_back({screen::CountLine{count, false}, U'0' + static_cast<char32_t>(count)});
    }
    for (const auto& [count, letter] : {std::pair{10, U't'}, std::pair{20, U'w'}}) {
        if (count < most) {
            menu.lines.push_back({screen::CountLine{count, false}, letter});
        }
    }
    return menu;
}

/// Asks on if the rules allow the command; else shows why not, and gives nothing.
Task<std::optional<rules::Command>> ask_if_allowed(GameContext* context, rules::Command command) {
    if (!allow_choice(*context, command)) {
        co_return std::nullopt;
    }
    co_return co_await ask_on(context, command);
}

}  // namespace

bool has_choice(const GameContext& context, Action deed) {
    return std::ranges::any_of(context.knowledge().pack(), [&](const forecast::PackEntry& entry) {
        return slot_line(context, deed, entry).enabled;
    });
}

Task<std::optional<std::int32_t>> choose_count(GameContext* context, MenuPurpose purpose, std::int32_t most) {
    screen::MenuModel menu = count_menu(purpose, most);
    const LayerScope scope(context->stack(), "count", &menu, menu);
    const std::optional<std::int32_t> line = co_await choose_line(context, &menu);
    if (!line) {
        co_return std::nullopt;
    }
    co_return std::get<screen::CountLine>(menu.lines.at(static_cast<std::size_t>(*line)).what).count;
}

Task<std::optional<rules::Command>> use_carried(GameContext* context, forecast::PackEntry entry) {
    return ask_if_allowed(context, command_of_use(*context, entry));
}

Task<std::optional<rules::Command>> throw_carried(GameContext* context, forecast::PackEntry entry) {
    return ask_if_allowed(context, rules::Throw{entry.slot});
}

Task<std::optional<rules::Command>> use_item(GameContext* context) {
    return choose_from_pack(context, MenuPurpose::Use, "use");
}

Task<std::optional<rules::Command>> look_into_pack(GameContext* context) {
    return choose_from_pack(context, MenuPurpose::Pack, "pack");
}

Task<std::optional<rules::Command>> throw_item(GameContext* context) {
    return choose_from_pack(context, MenuPurpose::Throw, "throw");
}

Task<std::optional<rules::Command>> drop_item(GameContext* context) {
    return choose_from_pack(context, MenuPurpose::Drop, "drop");
}

Task<std::optional<rules::Command>> take_off(GameContext* context) {
    return choose_from_pack(context, MenuPurpose::TakeOff, "take-off");
}

Task<rules::Command> answer_choice(GameContext* context) {
    const bool identifies = context->knowledge().choice()->kind == rules::ChoiceKind::Identify;
    const MenuPurpose purpose = identifies ? MenuPurpose::Identify : MenuPurpose::RemoveCurse;
    const std::string_view name = identifies ? "identify" : "remove-curse";
    const std::optional<rules::Command> chosen = co_await choose_from_pack(context, purpose, name);
    co_return chosen ? *chosen : rules::Command(rules::AnswerChoice{});
}

}  // namespace torchwake::flow
