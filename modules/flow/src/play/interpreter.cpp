#include <torchwake/core/direction.hpp>
#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/interpreter.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/screen/typing.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::KeyCode;
using screen::Offer;
using Taken = std::optional<Offer>;

/// The offer of a click on a cell without a cursor: a step to a cell beside the hero, or travel to any other
/// cell and to one behind a corner.
Taken take_cell(core::Point cell, const Situation& situation) {
    if (!situation.hero || !situation.level.contains(cell) || cell == *situation.hero) {
        return std::nullopt;
    }
    const std::optional<core::Direction> direction = core::direction_between(*situation.hero, cell);
    const bool is_step =
        direction && std::ranges::find(situation.corners, *direction) == situation.corners.end();
    return is_step ? Offer{screen::step_towards(*direction)}
                   : Offer{Action::TravelTo, cell_number(situation.level, cell)};
}

Taken confirm_cell(core::Point cell, const Situation& situation) {
    if (!situation.level.contains(cell)) {
        return std::nullopt;
    }
    const Offer confirmed{Action::ConfirmAt, cell_number(situation.level, cell)};
    return situation.prompt->accepts(confirmed) ? Taken(confirmed) : std::nullopt;
}

/// True for a menu whose lines are looked at before they are taken.
bool looks_first(const screen::MenuModel& menu) {
    return menu.purpose == screen::MenuPurpose::Buy || menu.purpose == screen::MenuPurpose::Sell;
}

/// The offer of a line that a letter or a click asks for; nothing if the cursor has to be there first.
Taken take_line(const screen::MenuModel& menu, std::int32_t line) {
    const bool only_moves = looks_first(menu) && line != menu.cursor;
    return only_moves ? std::nullopt : Taken(line_offer(menu, line));
}

/// The line of the open menu under the pointer.
std::optional<std::int32_t> line_under(const screen::Pointed& over, const Situation& situation) {
    const auto* const pointed = std::get_if<screen::PointedLine>(&over);
    const bool exists = pointed != nullptr && situation.menu != nullptr && pointed->line >= 0 &&
                        pointed->line < static_cast<std::int32_t>(situation.menu->lines.size());
    return exists ? std::optional(pointed->line) : std::nullopt;
}

/// The line of the open menu with the letter of a key.
std::optional<std::int32_t> line_of_key(const screen::Key& key, const Situation& situation) {
    const bool letter = key.code == KeyCode::Character && !key.ctrl && !key.alt;
    return letter && situation.menu != nullptr ? find_letter(*situation.menu, key.character) : std::nullopt;
}

/// The offer of a left click, by what is under the pointer.
struct Clicked {
    const Situation& situation;

    Taken operator()(const screen::PointedNothing&) const { return std::nullopt; }
    Taken operator()(const screen::PointedCell& cell) const {
        const Taken confirmed = confirm_cell(cell.at, situation);
        return confirmed ? confirmed : take_cell(cell.at, situation);
    }
    Taken operator()(const screen::PointedLine& pointed) const {
        const std::optional<std::int32_t> line = line_under(pointed, situation);
        return line ? take_line(*situation.menu, *line) : std::nullopt;
    }
    Taken operator()(const screen::PointedOffer& pointed) const { return pointed.offer; }
    Taken operator()(const screen::PointedSign&) const { return std::nullopt; }
    Taken operator()(const screen::PointedThing&) const { return std::nullopt; }
    Taken operator()(const screen::PointedEntry& entry) const {
        const Taken confirmed = confirm_cell(entry.at, situation);
        return confirmed ? confirmed : Offer{Action::Examine};
    }
};

/// The offer of a right click: on a line Inspect, where that is legal; else Cancel; where that is not legal,
/// Examine on a cell or a listed entry.
Taken take_other_button(const screen::Pointed& over, const Situation& situation) {
    if (line_under(over, situation) && situation.prompt->accepts({Action::Inspect})) {
        return Offer{Action::Inspect};
    }
    const bool on_something = std::holds_alternative<screen::PointedCell>(over) ||
                              std::holds_alternative<screen::PointedEntry>(over);
    const bool looks = on_something && !situation.prompt->accepts({Action::Cancel});
    return Offer{looks ? Action::Examine : Action::Cancel};
}

struct Interpreter {
    const Situation& situation;

    Taken operator()(const screen::KeyPressed& pressed) const {
        const screen::Key& key = pressed.key;
        if (situation.prompt->any_key && key.code != KeyCode::Escape) {
            return Offer{Action::BindKey, screen::key_number(key)};
        }
        if (situation.prompt->text) {
            return take_editing_key(key);
        }
        if (const std::optional<std::int32_t> line = line_of_key(key, situation)) {
            return take_line(*situation.menu, *line);
        }
        return situation.keys->resolve(key, situation.prompt->offers);
    }
    Taken operator()(const screen::PointerClicked& clicked) const {
        if (clicked.button == screen::MouseButton::Right) {
            return take_other_button(clicked.over, situation);
        }
        return std::visit(Clicked{situation}, clicked.over);
    }
    Taken operator()(const screen::WheelTurned& turned) const {
        return turned.lines == 0 ? std::nullopt : Taken(Offer{turned.lines > 0 ? Action::Up : Action::Down});
    }
    Taken operator()(const screen::TextEntered& entered) const {
        return Offer{Action::Type, static_cast<std::int32_t>(entered.character)};
    }
    Taken operator()(const screen::OfferTaken& taken) const { return taken.offer; }
    Taken operator()(const screen::KeyReleased&) const { return std::nullopt; }
    Taken operator()(const screen::PointerMoved&) const { return std::nullopt; }
    Taken operator()(const screen::FocusChanged&) const { return std::nullopt; }
    Taken operator()(const screen::DisplayChanged&) const { return std::nullopt; }

  private:
    [[nodiscard]] Taken take_editing_key(const screen::Key& key) const {
        if (screen::writes_character(key)) {
            return std::nullopt;
        }
        return key.code == KeyCode::Backspace ? Taken(Offer{Action::Erase})
                                              : situation.keys->resolve(key, situation.prompt->offers);
    }
};

/// True if the open screen takes the key for itself.
bool is_taken(const screen::Key& key, const Situation& situation) {
    const screen::Prompt* const prompt = situation.prompt;
    if (prompt != nullptr && (prompt->any_key || (prompt->text && screen::writes_character(key)))) {
        return true;
    }
    return line_of_key(key, situation).has_value();
}

constexpr auto everywhere_count =
    std::ranges::count_if(screen::action_table, screen::works_everywhere, &screen::ActionTraits::action);
/// The actions that work on every screen.
constexpr auto offers_everywhere = [] {
    std::array<Offer, static_cast<std::size_t>(everywhere_count)> offers{};
    std::size_t next = 0;
    for (const screen::ActionTraits& traits : screen::action_table) {
        if (screen::works_everywhere(traits.action)) {
            offers.at(next++) = {traits.action};
        }
    }
    return offers;
}();

/// True for an action of every screen that works on this one.
bool works_here(const Offer& offer, const Situation& situation) {
    const bool lists_options =
        situation.menu != nullptr && situation.menu->purpose == screen::MenuPurpose::Options;
    const bool shown = lists_options && offer.action == Action::Letters;
    return situation.prompt != nullptr && !shown;
}

}  // namespace

std::vector<Offer> offers_of_every_screen(const Situation& situation) {
    std::vector<Offer> offers;
    std::ranges::copy_if(offers_everywhere, std::back_inserter(offers),
                         [&situation](const Offer& offer) { return works_here(offer, situation); });
    return offers;
}

std::optional<Action> action_of_every_screen(const screen::Input& input, const Situation& situation) {
    std::optional<Offer> offer;
    if (const auto* const pressed = std::get_if<screen::KeyPressed>(&input)) {
        if (!is_taken(pressed->key, situation)) {
            offer = situation.keys->resolve(pressed->key, offers_everywhere);
        }
    } else if (const auto* const taken = std::get_if<screen::OfferTaken>(&input)) {
        if (std::ranges::find(offers_everywhere, taken->offer) != offers_everywhere.end()) {
            offer = taken->offer;
        }
    }
    return offer && works_here(*offer, situation) ? std::optional(offer->action) : std::nullopt;
}

std::optional<Offer> interpret(const screen::Input& input, const Situation& situation) {
    if (situation.prompt == nullptr) {
        return std::nullopt;
    }
    const Taken taken = std::visit(Interpreter{situation}, input);
    if (taken && situation.prompt->accepts(*taken)) {
        return taken;
    }
    const Offer skipped{Action::Skip};
    return is_fresh_press(input) && situation.prompt->accepts(skipped) ? Taken(skipped) : std::nullopt;
}

std::optional<std::int32_t> line_pointed_at(const screen::Input& input, const Situation& situation) {
    if (situation.prompt == nullptr || situation.menu == nullptr) {
        return std::nullopt;
    }
    std::optional<std::int32_t> line;
    if (const auto* const clicked = std::get_if<screen::PointerClicked>(&input)) {
        const bool inspects =
            clicked->button == screen::MouseButton::Right && situation.prompt->accepts({Action::Inspect});
        const bool looks = inspects || looks_first(*situation.menu);
        line = looks ? line_under(clicked->over, situation) : std::nullopt;
    } else if (const auto* const pressed = std::get_if<screen::KeyPressed>(&input)) {
        const bool looks = looks_first(*situation.menu) && !situation.prompt->text;
        line = looks ? line_of_key(pressed->key, situation) : std::nullopt;
    }
    return line != situation.menu->cursor ? line : std::nullopt;
}

bool is_fresh_press(const screen::Input& input) {
    return std::holds_alternative<screen::KeyPressed>(input) ||
           std::holds_alternative<screen::PointerClicked>(input);
}

bool repeats(Action action) {
    const bool steps = screen::is_step(action) || action == Action::Wait;
    const bool moves_about = action >= Action::Up && action <= Action::PageDown;
    return steps || moves_about || action == Action::Erase;
}

bool only_skips(const screen::Prompt& prompt) {
    return prompt.offers.size() == 1 && prompt.offers.front().action == Action::Skip;
}

}  // namespace torchwake::flow
