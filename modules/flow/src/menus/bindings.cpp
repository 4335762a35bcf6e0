// The screen of key bindings: a list of actions, and the question for a new key of an action.

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::BindingLine;
using screen::Key;

screen::MenuModel bindings_menu(const screen::KeyMap& keys) {
    screen::MenuModel menu{screen::MenuPurpose::Bindings, {{screen::ActionLine{Action::ResetBindings}}}, 0};
    for (const Action action : screen::bindable_actions()) {
        menu.lines.push_back({BindingLine{action, keys.keys(action)}});
    }
    return menu;
}

void show_keys(screen::MenuModel& menu, const screen::KeyMap& keys) {
    for (screen::MenuLine& line : menu.lines) {
        if (auto* const binding = std::get_if<BindingLine>(&line.what)) {
            binding->keys = keys.keys(binding->action);
        }
    }
}

/// Removes a key from an action. False if it is the action's last key: every action keeps one.
bool take_off(GameContext& context, Action action, const Key& key) {
    std::vector<Key> keys = context.keys().keys(action);
    std::erase(keys, key);
    if (keys.empty()) {
        context.stage().show(screen::Notice{"last-key", to_string(key)});
        return false;
    }
    context.options_keeper().bind_keys(action, keys);
    return true;
}

/// Gives the key to the action, or removes it if the action has it. If another action would lose the key,
/// that is shown first, and done when the same key is pressed again. True if the question is answered.
bool capture(GameContext& context, screen::CaptureModel& model, const Key& key, std::optional<Key>& warned) {
    std::vector<Key> keys = context.keys().keys(model.action);
    if (std::ranges::find(keys, key) != keys.end()) {
        return take_off(context, model.action, key);
    }
    model.conflict = context.keys().conflict(model.action, key);
    if (model.conflict && warned != key) {
        warned = key;
        return false;
    }
    if (model.conflict && !take_off(context, *model.conflict, key)) {
        return false;
    }
    model.conflict = context.keys().conflict(model.action, key);
    if (model.conflict) {
        return false;  // a third action has it too; it is asked about next
    }
    keys = context.keys().keys(model.action);  // the others have given the key up
    keys.insert(keys.begin(), key);
    context.options_keeper().bind_keys(model.action, keys);
    return true;
}

Task<void> capture_key(GameContext* context, Action action) {
    screen::CaptureModel model{action, std::nullopt};
    const LayerScope scope(context->stack(), "capture", &model);
    screen::Prompt prompt{{{Action::Cancel}}};
    prompt.any_key = true;
    std::optional<Key> warned;
    for (;;) {
        const screen::Offer answer = co_await context->asker().ask(prompt);
        const std::optional<Key> key = screen::find_key(answer.argument);
        if (answer.action == Action::Cancel || !key || capture(*context, model, *key, warned)) {
            co_return;
        }
    }
}

/// The effect of a pressed key depends on the keys so far, so that these are part of the record.
void record_keys(GameContext& context) {
    const std::string now = context.options_keeper().keys_text();
    if (const std::optional<std::string> were = context.run_recorder().keys_were(now)) {
        context.options_keeper().replay_keys(save::read_bindings_text(*were));
    }
}

}  // namespace

Task<void> change_bindings(GameContext* context) {
    record_keys(*context);
    screen::MenuModel menu = bindings_menu(context->keys());
    const LayerScope scope(context->stack(), "bindings", &menu, menu);
    for (;;) {
        const std::optional<std::int32_t> line = co_await choose_line(context, &menu);
        if (!line) {
            co_return;
        }
        const auto* const chosen =
            std::get_if<BindingLine>(&menu.lines[static_cast<std::size_t>(*line)].what);
        if (chosen == nullptr) {
            context->options_keeper().reset_keys();
        } else {
            co_await capture_key(context, chosen->action);
        }
        show_keys(menu, context->keys());
    }
}

}  // namespace torchwake::flow
