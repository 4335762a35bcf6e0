#include "menus/choice.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/interpreter.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/screen/typing.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::KeyCode;
using screen::Offer;
using Taken = std::optional<Offer>;

/// The level's extents; none between runs.
core::Size level_of(const Situation& situation) {
    return situation.world != nullptr
               ? forecast::Knowledge(*situation.ruleset->catalog, *situation.world).size()
               : core::Size{};
}

std::optional<rules::RefusalReason> refusal_reason(const Situation& situation,
                                                   const rules::Command& command) {
    const auto refusal = refusal_of(*situation.ruleset, *situation.world, command);
    return refusal ? std::optional(refusal->reason) : std::nullopt;
}

/// A click on the hero takes the item underfoot, goes by the stairs there, or else waits.
Action deed_here(const Situation& situation) {
    for (const auto& [action, command] : {std::pair{Action::Get, rules::Command(rules::PickUp{})},
                                          std::pair{Action::Descend, rules::Command(rules::Descend{})},
                                          std::pair{Action::Ascend, rules::Command(rules::Ascend{})}}) {
        const std::optional<rules::RefusalReason> reason = refusal_reason(situation, command);
        if (!reason || reason == rules::RefusalReason::ChoiceNeeded) {
            return action;
        }
    }
    return Action::Wait;
}

/// The offer of a click on a cell without a cursor: on the hero what is to be done there, a step to a cell
/// beside the hero, or travel to any other cell and to one behind a corner.
Taken take_cell(core::Point cell, const Situation& situation) {
    const core::Size level = level_of(situation);
    if (!level.contains(cell)) {
        return std::nullopt;
    }
    const core::Point hero = forecast::Knowledge(*situation.ruleset->catalog, *situation.world).hero().at;
    if (cell == hero) {
        return Offer{deed_here(situation)};
    }
    const std::optional<core::Direction> direction = core::direction_between(hero, cell);
    const bool is_step = direction && refusal_reason(situation, rules::Walk{*direction}) !=
                                          rules::RefusalReason::CornerInTheWay;
    return is_step ? Offer{screen::step_towards(*direction)}
                   : Offer{Action::TravelTo, cell_number(level, cell)};
}

/// The offer that takes a cell of the level, if the prompt takes it.
Taken accepted_at(core::Point cell, Action action, const Situation& situation) {
    const core::Size level = level_of(situation);
    if (!level.contains(cell)) {
        return std::nullopt;
    }
    const Offer offer{action, cell_number(level, cell)};
    return situation.prompt->accepts(offer) ? Taken(offer) : std::nullopt;
}

/// True while a question about a deed is open.
bool asks(const Situation& situation) {
    return situation.innermost != nullptr &&
           screen::model_in<screen::ConfirmModel>(*situation.innermost) != nullptr;
}

/// True if who leaves the innermost screen gives something up.
bool gives_up(const Situation& situation) {
    return situation.innermost != nullptr && screen::gives_up_if_left(*situation.innermost);
}

/// True for a box over the map that leaving costs nothing, so that a click beside it may do so.
bool is_left_beside(const Situation& situation) {
    return situation.innermost != nullptr &&
           screen::traits_of(*situation.innermost).covers == screen::Cover::Box && !gives_up(situation);
}

/// The offer of a left click, by what is under the pointer.
struct Clicked {
    const Situation& situation;

    Taken operator()(const screen::PointedNothing&) const { return std::nullopt; }
    Taken operator()(const screen::PointedCell& cell) const {
        if (const Taken confirmed = accepted_at(cell.at, Action::ConfirmAt, situation)) {
            return confirmed;
        }
        const Taken taken = take_cell(cell.at, situation);
        const bool answers = taken && situation.prompt->accepts(*taken);
        return asks(situation) && !answers ? Taken(Offer{Action::Cancel}) : taken;
    }
    Taken operator()(const screen::PointedLine& pointed) const {
        const screen::MenuModel* const menu = situation.menu;
        if (menu == nullptr || pointed.line < 0 ||
            pointed.line >= static_cast<std::int32_t>(menu->lines.size())) {
            return std::nullopt;
        }
        return pressed_offer(*menu, pointed.line);
    }
    Taken operator()(const screen::PointedOffer& pointed) const { return pointed.offer; }
    Taken operator()(const screen::PointedSign& sign) const {
        const bool closes = situation.prompt->accepts({Action::Cancel}) && situation.menu == nullptr;
        const Taken opens = sign.opens ? Taken(Offer{*sign.opens, sign.argument}) : std::nullopt;
        return closes ? Taken(Offer{Action::Cancel}) : opens;
    }
    Taken operator()(const screen::PointedThing&) const { return std::nullopt; }
    Taken operator()(const screen::PointedEntry& entry) const {
        return accepted_at(entry.at, Action::ConfirmAt, situation).value_or(Offer{Action::Examine});
    }
};

/// True for what stands beside a box over the map, or below it: the level, the sidebar and the log.
bool is_beside_boxes(const screen::Pointed& over) {
    return std::holds_alternative<screen::PointedCell>(over) ||
           std::holds_alternative<screen::PointedSign>(over) ||
           std::holds_alternative<screen::PointedThing>(over) ||
           std::holds_alternative<screen::PointedEntry>(over);
}

/// The offer of a right click: Inspect on the chosen line of a menu whose things have pages; ExamineAt on a
/// cell or a listed entry while a note describes one; FillQuickSlot on a place of the quickbar in play; else
/// Cancel, or Examine where that is not legal. It gives nothing up.
Taken take_other_button(const screen::Pointed& over, const Situation& situation) {
    const auto* const line = std::get_if<screen::PointedLine>(&over);
    const bool chosen = line != nullptr && situation.menu != nullptr && situation.menu->cursor == line->line;
    if (chosen && situation.prompt->accepts({Action::Inspect})) {
        return Offer{Action::Inspect};
    }
    const std::optional<core::Point> cell = cell_of(over);
    if (const Taken examined = cell ? accepted_at(*cell, Action::ExamineAt, situation) : std::nullopt) {
        return examined;
    }
    const auto* const label = std::get_if<screen::PointedOffer>(&over);
    if (label != nullptr && screen::is_quick_slot(label->offer.action)) {
        const Offer filled{Action::FillQuickSlot, screen::quick_slot_of(label->offer.action)};
        if (situation.prompt->accepts(filled)) {
            return filled;
        }
    }
    if (gives_up(situation)) {
        return std::nullopt;
    }
    const bool looks = cell && !situation.prompt->accepts({Action::Cancel});
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
        if (situation.menu != nullptr && key.code == KeyCode::Character && !key.ctrl && !key.alt) {
            if (const std::optional<std::int32_t> line = find_letter(*situation.menu, key.character)) {
                return pressed_offer(*situation.menu, *line);
            }
        }
        return situation.keys->resolve(key, situation.prompt->offers);
    }
    Taken operator()(const screen::PointerClicked& clicked) const {
        if (clicked.button == screen::MouseButton::Right) {
            return take_other_button(clicked.over, situation);
        }
        if (is_left_beside(situation) && is_beside_boxes(clicked.over)) {
            return Offer{Action::Cancel};
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
    const screen::Prompt& prompt = *situation.prompt;
    if (prompt.any_key || (prompt.text && screen::writes_character(key))) {
        return true;
    }
    const bool letter = key.code == KeyCode::Character && !key.ctrl && !key.alt;
    return letter && situation.menu != nullptr && find_letter(*situation.menu, key.character).has_value();
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
        situation.menu != nullptr && traits_of(situation.menu->purpose).lists == screen::Listing::Options;
    const bool shown = lists_options && offer.action == Action::Letters;
    return situation.prompt != nullptr && !shown;
}

/// The action of every screen that the input asks for.
Taken take_everywhere(const screen::Input& input, const Situation& situation) {
    Taken offer;
    if (const auto* const pressed = std::get_if<screen::KeyPressed>(&input)) {
        if (!is_taken(pressed->key, situation)) {
            offer = situation.keys->resolve(pressed->key, offers_everywhere);
        }
    } else if (const auto* const taken = std::get_if<screen::OfferTaken>(&input)) {
        if (std::ranges::find(offers_everywhere, taken->offer) != offers_everywhere.end()) {
            offer = taken->offer;
        }
    }
    return offer && works_here(*offer, situation) ? offer : std::nullopt;
}

}  // namespace

std::optional<core::Point> cell_of(const screen::Pointed& over) {
    if (const auto* const cell = std::get_if<screen::PointedCell>(&over)) {
        return cell->at;
    }
    const auto* const entry = std::get_if<screen::PointedEntry>(&over);
    return entry != nullptr ? std::optional(entry->at) : std::nullopt;
}

std::vector<Offer> offers_of_every_screen(const Situation& situation) {
    std::vector<Offer> offers;
    std::ranges::copy_if(offers_everywhere, std::back_inserter(offers),
                         [&situation](const Offer& offer) { return works_here(offer, situation); });
    return offers;
}

std::optional<Offer> interpret(const screen::Input& input, const Situation& situation) {
    if (situation.prompt == nullptr) {
        return std::nullopt;
    }
    if (const Taken everywhere = take_everywhere(input, situation)) {
        return everywhere;
    }
    const Taken taken = std::visit(Interpreter{situation}, input);
    if (taken && situation.prompt->accepts(*taken)) {
        return taken;
    }
    const Offer skipped{Action::Skip};
    return is_fresh_press(input) && situation.prompt->accepts(skipped) ? Taken(skipped) : std::nullopt;
}

bool is_fresh_press(const screen::Input& input) {
    return std::holds_alternative<screen::KeyPressed>(input) ||
           std::holds_alternative<screen::PointerClicked>(input);
}

bool only_skips(const screen::Prompt& prompt) {
    return prompt.offers.size() == 1 && prompt.offers.front().action == Action::Skip;
}

}  // namespace torchwake::flow
