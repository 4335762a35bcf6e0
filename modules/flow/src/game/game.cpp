#include "game/play_button.hpp"
#include "game/pointing.hpp"

#include <torchwake/flow/game.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/interpreter.hpp>
#include <torchwake/flow/key_repeat.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/prompt/runner.hpp>
#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <utility>
#include <variant>

namespace torchwake::flow {

using screen::Action;

struct Game::Inner {
    Inner(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
          const GameSettings& settings)
        : context(ruleset, keys, ports, settings),
          start(settings.start),
          watched(settings.watched),
          lesson(settings.lesson) {}

    [[nodiscard]] std::optional<screen::Offer> meaning_of(const screen::Input& input);
    [[nodiscard]] bool chooses_by_letter(const screen::Input& press);
    [[nodiscard]] bool falls_through(const screen::Input& press);
    bool receive(const screen::Input& input);
    bool take_press(const screen::Input& press);
    bool skip(const screen::Input& press);
    bool answer(const screen::Input& input);
    bool turn_wheel(std::int32_t lines);
    bool keep_display(const screen::DisplayChanged& changed);
    void repeat_key(core::Milliseconds until);
    void advance_to(core::Milliseconds moment);
    void end();
    void settle();
    void go_on();
    [[nodiscard]] std::uint64_t revision();

    GameContext context;
    KeyRepeat key_repeat;
    Start start;
    std::string watched;
    std::int32_t lesson;
    Pointing pointing{context};
    bool key_was_taken = false;  ///< the pressed key gave an answer, so the text that it types is ignored
    std::optional<core::Milliseconds> letter_chose;  ///< when the last press was a letter that chose a line
    prompt::Runner runner;                           // destroyed before the members that its coroutines use
};

/// The offer that an input takes now.
std::optional<screen::Offer> Game::Inner::meaning_of(const screen::Input& input) {
    Situation situation{&context.keys(), context.asker().prompt(), open_menu(context.stack())};
    if (const save::SavedRun* const run = context.run()) {
        const std::span<const screen::Entry> layers = context.stack().layers();
        situation.innermost = layers.empty() ? nullptr : &layers.back().layer;
        situation.ruleset = &context.ruleset();
        situation.world = &run->world;
    }
    return interpret(input, situation);
}

bool Game::Inner::receive(const screen::Input& input) {
    if (const auto* const moved = std::get_if<screen::PointerMoved>(&input)) {
        return pointing.move(*moved);
    }
    if (const auto* const turned = std::get_if<screen::WheelTurned>(&input)) {
        return turn_wheel(turned->lines);
    }
    if (const auto* const released = std::get_if<screen::KeyReleased>(&input)) {
        key_was_taken = false;
        return key_repeat.release(released->key);
    }
    if (const auto* const changed = std::get_if<screen::DisplayChanged>(&input)) {
        return keep_display(*changed);
    }
    if (std::holds_alternative<screen::TextEntered>(input)) {
        return !key_was_taken && answer(input);  // a device reports such a key twice, as a key and as text
    }
    return take_press(input);
}

/// True for a letter that chooses a line, as Enter would, rather than moving the cursor to it.
bool Game::Inner::chooses_by_letter(const screen::Input& press) {
    const auto* const pressed = std::get_if<screen::KeyPressed>(&press);
    const screen::MenuModel* const menu = open_menu(context.stack());
    if (pressed == nullptr || menu == nullptr || pressed->key.code != screen::KeyCode::Character) {
        return false;
    }
    const std::optional<std::int32_t> line = find_letter(*menu, pressed->key.character);
    return line && pressed_offer(*menu, *line).action != Action::LookAt;
}

/// After that time a key is no longer meant for a list that a letter has closed.
constexpr core::Milliseconds meant_for_the_list{700};

/// True for a key that confirms in lists, while no list or question is open: after a letter it was meant for
/// the list that the letter has closed.
bool Game::Inner::falls_through(const screen::Input& press) {
    static constexpr std::array confirm{screen::Offer{Action::Confirm}};
    const auto* const pressed = std::get_if<screen::KeyPressed>(&press);
    const std::span<const screen::Entry> layers = context.stack().layers();
    if (pressed == nullptr || layers.empty() || !context.keys().resolve(pressed->key, confirm)) {
        return false;
    }
    const screen::Prompt* const prompt = context.asker().prompt();
    return screen::model_in<screen::PlayModel>(layers.back().layer) != nullptr ||
           (prompt != nullptr && only_skips(*prompt));
}

bool Game::Inner::take_press(const screen::Input& press) {
    const core::Milliseconds now = context.clock().now();
    const auto letter = std::exchange(
        letter_chose, chooses_by_letter(press) ? std::optional(now) : std::optional<core::Milliseconds>());
    if (letter && now - *letter <= meant_for_the_list && falls_through(press)) {
        key_repeat.stop();
        key_was_taken = true;
        return false;
    }
    const std::optional<screen::Offer> offer = meaning_of(press);
    const screen::Prompt* const prompt = context.asker().prompt();
    const bool ends_wait = prompt != nullptr && only_skips(*prompt) && offer == screen::Offer{Action::Skip};
    if (ends_wait && is_fresh_press(press)) {
        return skip(press);
    }
    key_repeat.stop();
    pointing.forget_line();
    if (pointing.comes_unseen(press)) {
        return false;
    }
    const auto* const pressed = std::get_if<screen::KeyPressed>(&press);
    key_was_taken = offer && pressed != nullptr;
    if (!offer) {
        return take_button(context, press);
    }
    const bool by_click = std::holds_alternative<screen::PointerClicked>(press);
    if (screen::works_everywhere(offer->action) && !by_click) {
        context.do_everywhere(offer->action);  // clicked in a list of actions, it is that list's answer
        return true;
    }
    if (pressed != nullptr && repeats(offer->action)) {
        key_repeat.hold(pressed->key, context.clock().now());
    }
    return context.asker().post(*offer);
}

/// Ends the animation or the automatic action. An input that ends an animation then counts as an input of its
/// own. One that stops an automatic action does so only if it is a key for a step: other keys are pressed
/// only to stop it.
bool Game::Inner::skip(const screen::Input& press) {
    const bool stops =
        screen::model_in<screen::AutoActionModel>(context.stack().layers().back().layer) != nullptr;
    context.asker().post({Action::Skip});
    const std::optional<screen::Offer> offer = meaning_of(press);
    const bool steps =
        std::holds_alternative<screen::KeyPressed>(press) && offer && screen::is_step(offer->action);
    if (!stops || steps) {
        take_press(press);
    }
    return true;
}

/// Answers the prompt by an input that does not end the repetition of a key.
bool Game::Inner::answer(const screen::Input& input) {
    const std::optional<screen::Offer> offer = meaning_of(input);
    return offer && context.asker().post(*offer);
}

bool Game::Inner::turn_wheel(std::int32_t lines) {
    constexpr std::int32_t most_lines = 20;
    const std::int32_t direction = lines > 0 ? 1 : -1;
    const std::int32_t count = std::abs(std::clamp(lines, -most_lines, most_lines));
    bool taken = false;
    for (std::int32_t line = 0; line < count; ++line) {
        taken = answer(screen::WheelTurned{direction});
    }
    return taken;
}

/// Stores changes of the window by its user as options.
bool Game::Inner::keep_display(const screen::DisplayChanged& changed) {
    save::Options options = context.options();
    options.full_screen = changed.full_screen;
    options.scale = std::clamp(changed.scale, 0, save::max_scale);
    if (options != context.options()) {
        context.options_keeper().change(options);
    }
    return true;
}

void Game::Inner::repeat_key(core::Milliseconds until) {
    const std::optional<screen::Key> key = key_repeat.repeat(until);
    const screen::Prompt* const prompt = context.asker().prompt();
    if (!key || (prompt != nullptr && only_skips(*prompt))) {
        return;
    }
    if (prompt != nullptr && prompt->only_fresh) {
        key_repeat.stop();
        return;
    }
    const std::optional<screen::Offer> offer = meaning_of(screen::KeyPressed{*key});
    if (offer && repeats(offer->action)) {
        context.asker().post(*offer);
    } else {
        key_repeat.stop();
    }
}

void Game::Inner::advance_to(core::Milliseconds moment) {
    while (key_repeat.next_due() && *key_repeat.next_due() <= moment) {
        context.clock().advance_to(*key_repeat.next_due());
        repeat_key(moment);
    }
    context.clock().advance_to(moment);
    pointing.rest_until(moment);
}

void Game::Inner::end() {
    context.close(prompt::closing());
    runner.poll();
}

std::uint64_t Game::Inner::revision() {
    return context.stack().revision() + context.clock().wakes();
}

void Game::Inner::settle() {
    do {
        runner.poll();
        if (runner.ended()) {
            key_repeat.stop();
        }
        runner.run();
    } while (runner.running() && context.restorer().give_next());
}

/// Settles, shows where a click would lead now, and how safe the run is.
void Game::Inner::go_on() {
    settle();
    pointing.foresee_click(revision());
    if (runner.running()) {
        context.runs().watch_durability(context.clock().now());
    }
}

Game::Game(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
           const GameSettings& settings)
    : inner_(std::make_unique<Inner>(ruleset, keys, ports, settings)) {}

Game::~Game() {
    if (inner_->runner.running()) {
        inner_->end();
    }
}

void Game::start() {
    Inner& inner = *inner_;
    inner.runner.start(run_game(&inner.context, inner.start, inner.watched, inner.lesson));
    inner.settle();
}

bool Game::input(const screen::Input& input) {
    if (!inner_->runner.running()) {
        return false;
    }
    inner_->context.options_keeper().note_device(input);
    const bool taken = inner_->receive(input);
    if (std::holds_alternative<screen::KeyPressed>(input)) {
        inner_->pointing.clear();
    }
    inner_->go_on();
    return taken;
}

void Game::advance(core::Milliseconds time) {
    TORCHWAKE_EXPECTS(time.value >= 0);
    inner_->advance_to(now() + time);
    inner_->go_on();
}

core::Milliseconds Game::now() const {
    return inner_->context.clock().now();
}

std::optional<core::Milliseconds> Game::next_due() const {
    return core::earlier(core::earlier(inner_->context.clock().next_due(), inner_->key_repeat.next_due()),
                         inner_->pointing.due());
}

void Game::close() {
    if (!inner_->runner.running()) {
        return;
    }
    inner_->context.options_keeper().store();
    inner_->end();
    inner_->context.runs().leave();
    inner_->settle();
}

bool Game::ended() const {
    return inner_->runner.ended();
}

std::span<const screen::Entry> Game::screens() const {
    return inner_->context.stack().layers();
}

std::uint64_t Game::revision() const {
    return inner_->revision();
}

const screen::Prompt* Game::prompt() const {
    return inner_->context.asker().prompt();
}

std::string Game::awaiting() const {
    return inner_->context.stack().path();
}

const rules::World* Game::world() const {
    const save::SavedRun* const run = std::as_const(inner_->context).run();
    return run != nullptr ? &run->world : nullptr;
}

const std::string& Game::shown_run() const {
    return std::as_const(inner_->context).runs().shown_name();
}

const save::Options& Game::options() const {
    return inner_->context.options();
}

const screen::KeyMap& Game::keys() const {
    return inner_->context.keys();
}

}  // namespace torchwake::flow
