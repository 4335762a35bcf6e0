#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/turn.hpp>

#include <string_view>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::MenuPurpose;

rules::Command command_for(MenuPurpose purpose, rules::Slot slot) {
    if (purpose == MenuPurpose::Use) {
        return rules::UseItem{slot};
    }
    return rules::DropItem{slot};
}

std::optional<rules::Refusal> find_refusal(const Backstage& backstage, const rules::Command& command) {
    const rules::Checked checked = rules::check(backstage.ruleset(), backstage.run()->world, command);
    const auto* const refusal = std::get_if<rules::Refusal>(&checked);
    return refusal != nullptr ? std::optional(*refusal) : std::nullopt;
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

Task<std::optional<rules::Slot>> choose_slot(Backstage* backstage, MenuPurpose purpose) {
    screen::MenuModel menu = slot_menu(*backstage, purpose);
    if (menu.lines.empty()) {
        co_return rules::Slot{};  // without a pack the rules say so
    }
    const std::string_view name = purpose == MenuPurpose::Use ? "use" : "drop";
    const LayerScope scope(backstage->stack(), name, &menu, menu);
    const MenuPlace place{&backstage->desk(), &backstage->stage()};
    for (;;) {
        const std::optional<std::int32_t> line = co_await choose_line(place, &menu);
        if (!line) {
            co_return std::nullopt;
        }
        const rules::Slot slot{static_cast<rules::Slot::rep>(*line)};
        const std::optional<rules::Refusal> refusal = find_refusal(*backstage, command_for(purpose, slot));
        if (!refusal) {
            co_return slot;
        }
        backstage->stage().refuse(*refusal);
    }
}

}  // namespace

Task<std::optional<rules::Slot>> use_item(Backstage* backstage) {
    return choose_slot(backstage, MenuPurpose::Use);
}

Task<std::optional<rules::Slot>> drop_item(Backstage* backstage) {
    return choose_slot(backstage, MenuPurpose::Drop);
}

}  // namespace torchwake::flow
