#include "game/pointing.hpp"
#include "menus/choice.hpp"

#include <torchwake/flow/game.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/interpreter.hpp>
#include <torchwake/flow/key_repeat.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/prompt/runner.hpp>
#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// True if the input is a key that takes a step now.
bool steps(const screen::Input& input, const Situation& situation) {
    const std::optional<screen::Offer> offer = interpret(input, situation);
    return std::holds_alternative<screen::KeyPressed>(input) && offer && screen::is_step(offer->action);
}

/// The steps of the hero that a corner is in the way of.
std::vector<core::Direction> steps_past_corners(const GameContext& context) {
    std::vector<core::Direction> steps;
    for (const core::Direction direction : core::all_directions) {
        if (is_refused(context, rules::Walk{direction}, rules::RefusalReason::CornerInTheWay)) {
            steps.push_back(direction);
        }
    }
    return steps;
}

/// A click on the hero takes the item underfoot, goes by the stairs there, or else waits.
Action deed_here(const GameContext& context) {
    for (const auto& [action, command] : {std::pair{Action::Get, rules::Command(rules::PickUp{})},
                                          std::pair{Action::Descend, rules::Command(rules::Descend{})},
                                          std::pair{Action::Ascend, rules::Command(rules::Ascend{})}}) {
        const std::optional<rules::Refusal> fault = fault_of_choice(context, command);
        if (!fault || fault->reason == rules::RefusalReason::ChoiceNeeded) {
            return action;
        }
    }
    return Action::Wait;
}

/// True for a box over the map that leaving costs nothing, so that a click beside it may do so.
bool is_left_beside(const screen::Layer& layer) {
    return screen::traits_of(layer).covers == screen::Cover::Box && !screen::gives_up_if_left(layer);
}

/// True if what is aimed is that of a place of the quickbar.
bool aims_slot(const screen::AimModel& aim, const forecast::KnownQuickSlot& slot) {
    if (slot.spell.valid() || aim.spell.valid()) {
        return slot.spell == aim.spell;
    }
    return slot.item.valid() && slot.item == (aim.weapon.valid() ? aim.weapon : aim.item);
}

/// The target of a left click, if it is a T; null for any other input.
template <class T>
const T* clicked(const screen::Input& input) {
    const auto* const click = std::get_if<screen::PointerClicked>(&input);
    const bool left = click != nullptr && click->button == screen::MouseButton::Left;
    return left ? std::get_if<T>(&click->over) : nullptr;
}

/// The action of play whose label was clicked; nothing for any other input.
std::optional<screen::Offer> clicked_button(const screen::Input& input) {
    const auto* const label = clicked<screen::PointedOffer>(input);
    const bool plays = label != nullptr && screen::is_legal_in(label->offer.action, screen::in_play);
    return plays ? std::optional(label->offer) : std::nullopt;
}

}  // namespace

struct Game::Inner {
    Inner(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
          const GameSettings& settings)
        : context(ruleset, keys, ports, settings),
          start(settings.start),
          watched(settings.watched),
          lesson(settings.lesson) {}

    [[nodiscard]] Situation situation();
    bool receive(const screen::Input& input);
    bool skip(const screen::Input& input);
    bool take(const screen::Input& input);
    bool take_press(const screen::Input& input);
    bool take_on_every_screen(const screen::Input& input);
    [[nodiscard]] bool aims(const screen::Offer& button);
    bool take_button(const screen::Offer& button);
    bool take_text(const screen::TextEntered& entered);
    bool take_wheel(const screen::WheelTurned& turned);
    bool keep_display(const screen::DisplayChanged& changed);
    void repeat_key(core::Milliseconds until);
    void advance_to(core::Milliseconds moment);
    void watch_durability();
    void end();
    void settle();
    [[nodiscard]] std::uint64_t revision();

    GameContext context;
    KeyRepeat key_repeat;
    Start start;
    std::string watched;
    std::int32_t lesson;
    Pointing pointing{context};
    bool key_was_taken = false;  ///< the pressed key gave an answer, so the text that it types is ignored
    prompt::Runner runner;       // destroyed before the members that its coroutines use
};

Situation Game::Inner::situation() {
    Situation situation{&context.keys(), context.asker().prompt(), open_menu(context.stack()), {}, {}};
    if (context.run() != nullptr) {
        situation.hero = context.knowledge().hero().at;
        situation.level = context.knowledge().size();
        situation.corners = steps_past_corners(context);
        situation.here = deed_here(context);
        if (!context.stack().empty()) {
            const screen::Layer& innermost = context.stack().layers().back().layer;
            situation.in_box = is_left_beside(innermost);
            situation.asks = screen::model_in<screen::ConfirmModel>(innermost) != nullptr;
            situation.gives_up = screen::gives_up_if_left(innermost);
        }
    }
    return situation;
}

bool Game::Inner::receive(const screen::Input& input) {
    const screen::Prompt* const prompt = context.asker().prompt();
    const bool skips = prompt != nullptr && only_skips(*prompt) && is_fresh_press(input);
    if (skips && !action_of_every_screen(input, situation())) {
        return skip(input);
    }
    return take(input);
}

/// Ends the animation or the automatic action. An input that ends an animation then counts as an input of its
/// own. One that stops an automatic action does so only if it is a key for a step: other keys are pressed
/// only to stop it.
bool Game::Inner::skip(const screen::Input& input) {
    const bool stops =
        screen::model_in<screen::AutoActionModel>(context.stack().layers().back().layer) != nullptr;
    context.asker().post({Action::Skip});
    if (!stops) {
        receive(input);
    } else if (steps(input, situation())) {
        take(input);
    }
    return true;
}

bool Game::Inner::take(const screen::Input& input) {
    if (const auto* const moved = std::get_if<screen::PointerMoved>(&input)) {
        return pointing.move(*moved);
    }
    if (const auto* const turned = std::get_if<screen::WheelTurned>(&input)) {
        return take_wheel(*turned);
    }
    if (const auto* const released = std::get_if<screen::KeyReleased>(&input)) {
        key_was_taken = false;
        return key_repeat.release(released->key);
    }
    if (const auto* const entered = std::get_if<screen::TextEntered>(&input)) {
        return take_text(*entered);
    }
    if (const auto* const changed = std::get_if<screen::DisplayChanged>(&input)) {
        return keep_display(*changed);
    }
    return take_press(input);
}

/// Does an action that works on every screen, if the input asks for one.
bool Game::Inner::take_on_every_screen(const screen::Input& input) {
    const std::optional<Action> action = action_of_every_screen(input, situation());
    if (action) {
        context.do_everywhere(*action);
    }
    return action.has_value();
}

bool Game::Inner::take_press(const screen::Input& input) {
    key_repeat.stop();
    pointing.forget_line();
    const std::optional<screen::Offer> button = clicked_button(input);
    const auto* const line = clicked<screen::PointedLine>(input);
    if ((button && pointing.comes_unseen(*button)) || (line != nullptr && pointing.comes_unseen(*line))) {
        return false;
    }
    if (take_on_every_screen(input)) {
        key_was_taken = true;
        return true;
    }
    const std::optional<screen::Offer> offer = interpret(input, situation());
    const auto* const pressed = std::get_if<screen::KeyPressed>(&input);
    key_was_taken = offer && pressed != nullptr;
    if (!offer) {
        return button && take_button(*button);
    }
    if (pressed != nullptr && repeats(offer->action)) {
        key_repeat.hold(pressed->key, context.clock().now());
    }
    return context.asker().post(*offer);
}

/// True for the place of the quickbar whose thing is aimed now.
bool Game::Inner::aims(const screen::Offer& button) {
    const auto* const aim = screen::model_in<screen::AimModel>(context.stack().layers().back().layer);
    if (aim == nullptr || !screen::is_quick_slot(button.action)) {
        return false;
    }
    const auto place = static_cast<std::size_t>(screen::quick_slot_of(button.action) - 1);
    return aims_slot(*aim, context.knowledge().quickbar().at(place));
}

/// Takes a click on a button of play while screens are open over the game: leaves them, and then does what
/// the button says, unless that is what opened them. A second click on a place of the quickbar takes the aim.
bool Game::Inner::take_button(const screen::Offer& button) {
    if (!context.stack().empty() && aims(button)) {
        return context.asker().post({Action::Confirm});
    }
    const screen::Entry* const opened = screen::opened_over_play(context.stack().layers());
    const bool closes = opened != nullptr && opened->name == screen::action_id(button.action);
    constexpr int most_screens = 16;
    int left = 0;
    while (left < most_screens && screen::lead_back_to_play(context.stack().layers())) {
        context.asker().post({Action::Cancel});
        ++left;
    }
    return left > 0 && (closes || context.asker().post(button));
}

/// Takes the text that a key types. A device reports such a key twice, as a key and as text. The text does
/// not end the key's repetition.
bool Game::Inner::take_text(const screen::TextEntered& entered) {
    const std::optional<screen::Offer> offer = interpret(entered, situation());
    return offer && !key_was_taken && context.asker().post(*offer);
}

bool Game::Inner::take_wheel(const screen::WheelTurned& turned) {
    constexpr std::int32_t most_lines = 20;
    const std::int32_t direction = turned.lines > 0 ? 1 : -1;
    const std::int32_t lines = std::clamp(turned.lines * direction, 0, most_lines);
    bool taken = false;
    for (std::int32_t line = 0; line < lines; ++line) {
        const std::optional<screen::Offer> offer = interpret(screen::WheelTurned{direction}, situation());
        taken = offer && context.asker().post(*offer);
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
    const std::optional<screen::Offer> offer = interpret(screen::KeyPressed{*key}, situation());
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

void Game::Inner::watch_durability() {
    if (runner.running()) {
        context.runs().watch_durability(context.clock().now());
    }
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
    if (const auto* const pressed = std::get_if<screen::KeyPressed>(&input)) {
        inner_->context.note_pad(screen::is_pad(pressed->key.code));
    }
    const bool taken = inner_->receive(input);
    if (std::holds_alternative<screen::KeyPressed>(input)) {
        inner_->pointing.clear();
    }
    inner_->settle();
    inner_->pointing.foresee_click(inner_->revision());
    inner_->watch_durability();
    return taken;
}

void Game::advance(core::Milliseconds time) {
    TORCHWAKE_EXPECTS(time.value >= 0);
    inner_->advance_to(now() + time);
    inner_->settle();
    inner_->pointing.foresee_click(inner_->revision());
    inner_->watch_durability();
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
