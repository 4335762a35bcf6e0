#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/turn.hpp>

#include <string_view>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::MenuPurpose;

rules::Command command_for(MenuPurpose purpose, rules::Slot slot) {
    if (purpose == MenuPurpose::Use) {
        return rules::UseItem{slot};
    }
    return rules::DropItem{slot};
}

/// Why a slot can't be chosen; that an item has yet to be aimed is no reason.
std::optional<rules::Refusal> find_refusal(const Backstage& backstage, const rules::Command& command) {
    const rules::Checked checked = rules::check(backstage.ruleset(), backstage.run()->world, command);
    const auto* const refusal = std::get_if<rules::Refusal>(&checked);
    if (refusal == nullptr || refusal->reason == rules::RefusalReason::TargetNeeded) {
        return std::nullopt;
    }
    return *refusal;
}

screen::MenuLine slot_line(const Backstage& backstage, MenuPurpose purpose, const rules::PackEntry& entry) {
    const char32_t letter = U'a' + entry.slot.value;
    if (!entry.item) {
        return {screen::FreeSlotLine{}, letter, false};
    }
    const bool allowed = !find_refusal(backstage, command_for(purpose, entry.slot));
    return {screen::ItemLine{*entry.item, entry.count, entry.charges}, letter, allowed};
}

screen::MenuModel slot_menu(const Backstage& backstage, MenuPurpose purpose) {
    screen::MenuModel menu{purpose, {}, 0};
    for (const rules::PackEntry& entry : backstage.knowledge().pack()) {
        menu.lines.push_back(slot_line(backstage, purpose, entry));
    }
    place_cursor(menu);
    return menu;
}

screen::Prompt slot_prompt(const screen::MenuModel& menu) {
    screen::Prompt prompt = menu_prompt(menu);
    prompt.offers.push_back({Action::Inspect});
    return prompt;
}

/// The item of a menu's line; nothing where the slot is free.
std::optional<content::ItemId> item_of(const screen::MenuModel& menu, rules::Slot slot) {
    const auto* const line = std::get_if<screen::ItemLine>(&menu.lines.at(slot.value).what);
    return line != nullptr ? std::optional(line->item) : std::nullopt;
}

/// Shows the item under the cursor; a free slot is said to be free.
Task<void> inspect(Backstage* backstage, const screen::MenuModel* menu) {
    const rules::Slot slot{static_cast<rules::Slot::rep>(menu->cursor)};
    if (item_of(*menu, slot)) {
        co_await inspect_item(backstage, slot);
    } else {
        backstage->stage().refuse({rules::RefusalReason::SlotEmpty, {}});
    }
}

/// A slot that can be chosen, or nothing where the menu was left.
Task<std::optional<rules::Slot>> choose_slot(Backstage* backstage, screen::MenuModel* menu) {
    const MenuPlace place{&backstage->desk(), &backstage->stage()};
    const screen::Prompt prompt = slot_prompt(*menu);
    for (;;) {
        const Action action = co_await await_menu(place, menu, &prompt);
        if (action == Action::Cancel) {
            co_return std::nullopt;
        }
        if (action == Action::Inspect) {
            co_await inspect(backstage, menu);
            continue;
        }
        const rules::Slot slot{static_cast<rules::Slot::rep>(menu->cursor)};
        const std::optional<rules::Refusal> refusal =
            find_refusal(*backstage, command_for(menu->purpose, slot));
        if (!refusal) {
            co_return slot;
        }
        backstage->stage().refuse(*refusal);
    }
}

/// How the item of a chosen slot is used; nothing where it was to be aimed and the player went back.
Task<std::optional<rules::UseItem>> use_slot(Backstage* backstage, rules::Slot slot, content::ItemId item) {
    if (!backstage->ruleset().catalog->item(item).aim) {
        co_return rules::UseItem{slot};
    }
    const std::optional<core::Point> target = co_await aim(backstage, slot, item);
    co_return target ? std::optional(rules::UseItem{slot, target}) : std::nullopt;
}

}  // namespace

Task<std::optional<rules::UseItem>> use_item(Backstage* backstage) {
    screen::MenuModel menu = slot_menu(*backstage, MenuPurpose::Use);
    if (menu.lines.empty()) {
        co_return rules::UseItem{};  // without a pack the rules say so
    }
    const LayerScope scope(backstage->stack(), "use", &menu, menu);
    for (;;) {
        const std::optional<rules::Slot> slot = co_await choose_slot(backstage, &menu);
        if (!slot) {
            co_return std::nullopt;
        }
        const content::ItemId item = item_of(menu, *slot).value_or(content::ItemId{});
        const std::optional<rules::UseItem> use = co_await use_slot(backstage, *slot, item);
        if (use) {
            co_return use;
        }
    }
}

Task<std::optional<rules::DropItem>> drop_item(Backstage* backstage) {
    screen::MenuModel menu = slot_menu(*backstage, MenuPurpose::Drop);
    if (menu.lines.empty()) {
        co_return rules::DropItem{};
    }
    const LayerScope scope(backstage->stack(), "drop", &menu, menu);
    const std::optional<rules::Slot> slot = co_await choose_slot(backstage, &menu);
    co_return slot ? std::optional(rules::DropItem{*slot}) : std::nullopt;
}

}  // namespace torchwake::flow
