#include "aim/repeat.hpp"
#include "menus/choice.hpp"
#include "menus/quickbar.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/knowledge.hpp>

#include <optional>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// One line for each spell, in the order of the spellbook. Spells that cost too much are grey.
screen::MenuModel spell_menu(const GameContext& context) {
    screen::MenuModel menu{screen::MenuPurpose::Cast, {}, 0};
    const std::vector<forecast::KnownActor> targets = targets_of(context);
    const auto target = targets.empty() ? std::nullopt : std::optional(targets.front().at);
    for (const forecast::KnownSpell& known : context.knowledge().spells()) {
        const auto letter = static_cast<char32_t>(U'a' + menu.lines.size());
        menu.lines.push_back({screen::SpellLine{known.spell, target}, letter, known.affordable});
    }
    if (!menu.lines.empty()) {
        place_cursor(menu);
    }
    return menu;
}

/// The cast of a spell that can be cast, without a target, or the command that puts one on the quickbar;
/// nothing if the player left the menu.
Task<std::optional<rules::Command>> choose_spell(GameContext* context, screen::MenuModel* menu) {
    screen::Prompt prompt = menu_prompt(*menu);
    offer_quick_slots(prompt);
    for (;;) {
        const Action action = co_await choose_action(context, menu, &prompt);
        if (action == Action::Cancel) {
            co_return std::nullopt;
        }
        const rules::Slot chosen{static_cast<rules::Slot::rep>(menu->cursor)};
        if (puts_on_quickbar(action)) {
            const rules::SetQuickSlot thing{1, {}, chosen};
            const std::optional<rules::Command> put = co_await put_on_quickbar(context, action, thing);
            if (put) {
                co_return put;
            }
            continue;
        }
        if (allow_choice(*context, rules::Cast{chosen})) {
            co_return rules::Cast{chosen};
        }
    }
}

/// The cast of the spell at that place, with a target if the spell has to be aimed; nothing if the player
/// cancelled.
Task<std::optional<rules::Command>> with_target(GameContext* context, rules::Slot place) {
    const content::SpellId spell = context->knowledge().spells().at(place.value).spell;
    if (!context->ruleset().catalog->spell(spell).aim) {
        co_return rules::Cast{place};
    }
    const AimedCommand cast = rules::Cast{place};
    const content::EffectSource source{{}, spell};
    co_return co_await aim(context, cast, source);
}

}  // namespace

Task<std::optional<rules::Command>> cast_known(GameContext* context, rules::Slot place) {
    if (!allow_choice(*context, rules::Cast{place})) {
        co_return std::nullopt;
    }
    co_return co_await with_target(context, place);
}

Task<std::optional<rules::Command>> cast_spell(GameContext* context) {
    screen::MenuModel menu = spell_menu(*context);
    if (menu.lines.empty()) {
        co_return rules::Cast{};  // without spells the rules refuse it and say why
    }
    const LayerScope scope(context->stack(), "cast", &menu, menu);
    const std::optional<rules::Command> chosen = co_await choose_spell(context, &menu);
    const auto* const cast = chosen ? std::get_if<rules::Cast>(&*chosen) : nullptr;
    if (cast == nullptr) {
        co_return chosen;
    }
    co_return co_await with_target(context, cast->place);
}

}  // namespace torchwake::flow
