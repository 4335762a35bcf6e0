#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <cstddef>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::OptionKind;

/// The number of the language that is chosen, from 1; 0 if that is left to the locale, or if there is none of
/// that id.
std::int32_t chosen_language(const GameContext& context) {
    const std::vector<Language>& languages = context.languages();
    const auto found = std::ranges::find(languages, context.options().language, &Language::id);
    return found != languages.end() ? static_cast<std::int32_t>(found - languages.begin()) + 1 : 0;
}

screen::OptionLine language_line(const GameContext& context) {
    screen::OptionLine line{OptionKind::Language, chosen_language(context)};
    if (line.value > 0) {
        line.shown = context.languages()[static_cast<std::size_t>(line.value) - 1].name;
    }
    return line;
}

screen::OptionLine option_line(const GameContext& context, OptionKind option) {
    return option == OptionKind::Language
               ? language_line(context)
               : screen::OptionLine{option, save::row_of(option).get(context.options())};
}

screen::MenuModel options_menu(const GameContext& context) {
    screen::MenuModel menu{screen::MenuPurpose::Options, {}, 0};
    for (const save::OptionRow& row : save::option_table) {
        menu.lines.push_back({option_line(context, row.kind)});
    }
    menu.lines.push_back({option_line(context, OptionKind::Language)});
    menu.lines.push_back({screen::ActionLine{screen::Action::Bindings}, U'k'});
    return menu;
}

/// Left and Right change a value by one; any other answer adds one, and 0 follows the greatest.
std::int32_t changed(std::int32_t value, std::int32_t most, Action action) {
    const std::int32_t count = most + 1;
    if (action == Action::Left) {
        return value > 0 ? value - 1 : value;
    }
    if (action == Action::Right) {
        return value < most ? value + 1 : value;
    }
    return (value + 1) % count;
}

void change_line(GameContext& context, screen::OptionLine& line, Action action) {
    save::Options options = context.options();
    if (line.option == OptionKind::Language) {
        const std::vector<Language>& languages = context.languages();
        const std::int32_t value = changed(line.value, static_cast<std::int32_t>(languages.size()), action);
        options.language = value > 0 ? languages[static_cast<std::size_t>(value) - 1].id : "";
    } else {
        const save::OptionRow& row = save::row_of(line.option);
        row.set(options, changed(row.get(options), row.most, action));
    }
    context.options_keeper().change(options);
    if (line.option == OptionKind::Language && context.run() != nullptr) {
        context.runs().show_run();  // the log is written again, in the new language
    }
    line = option_line(context, line.option);
}

}  // namespace

Task<void> change_options(GameContext* context) {
    screen::MenuModel menu = options_menu(*context);
    const LayerScope scope(context->stack(), "options", &menu, menu);
    const screen::Prompt prompt = menu_prompt(menu);
    for (;;) {
        const Action action = co_await choose_action(context, &menu, &prompt);
        if (action == Action::Cancel) {
            co_return;
        }
        screen::LineContent& chosen = menu.lines[static_cast<std::size_t>(menu.cursor)].what;
        if (auto* const line = std::get_if<screen::OptionLine>(&chosen)) {
            change_line(*context, *line, action);
        } else if (action == Action::Bindings) {
            co_await change_bindings(context);
        }
    }
}

}  // namespace torchwake::flow
