#include <torchwake/core/utf8.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::TextField;

/// The number of digits of the greatest seed, 2^53 - 1.
constexpr std::size_t longest_seed = 16;

std::size_t count_characters(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

bool takes(const TextField& field, char32_t character) {
    if (field.purpose == Action::Seed) {
        return character >= U'0' && character <= U'9' && field.text.size() < longest_seed;
    }
    return count_characters(field.text) < save::longest_hero_name;
}

void edit(TextField& field, const screen::Offer& answer) {
    const auto character = static_cast<char32_t>(answer.argument);
    if (answer.action == Action::Erase) {
        core::erase_last_utf8(field.text);
    } else if (answer.action == Action::Type && takes(field, character)) {
        core::append_utf8(field.text, character);
    }
}

/// Keeps the typed text in the options, so that the field opens again with it if the game ends meanwhile.
void keep_typed(GameContext& context, Action purpose, const std::optional<std::string>& text) {
    save::Options options = context.options();
    (purpose == Action::Name ? options.typed_name : options.typed_seed) = text;
    context.options_keeper().change(options);
}

Task<std::optional<std::string>> await_text(GameContext* context, TextField* field) {
    screen::Prompt prompt{{{Action::Confirm}, {Action::Erase}, {Action::Cancel}}};
    prompt.text = true;
    for (;;) {
        keep_typed(*context, field->purpose, field->text);
        const screen::Offer answer = co_await context->asker().ask(prompt);
        if (answer.action == Action::Cancel) {
            co_return std::nullopt;
        }
        if (answer.action == Action::Confirm) {
            context->stage().show(screen::MenuUsed{true});
            co_return field->text;
        }
        edit(*field, answer);
    }
}

}  // namespace

Task<std::optional<std::string>> edit_text(GameContext* context, Action purpose, std::string text) {
    screen::MenuModel menu{screen::MenuPurpose::NewRun, {{TextField{purpose, std::move(text), true}}}, 0};
    auto& field = std::get<TextField>(menu.lines.front().what);
    const std::string_view name = screen::action_id(purpose);
    const LayerScope scope(context->stack(), name, &menu, menu);
    std::optional<std::string> typed = co_await await_text(context, &field);
    keep_typed(*context, purpose, std::nullopt);
    co_return typed;
}

}  // namespace torchwake::flow
