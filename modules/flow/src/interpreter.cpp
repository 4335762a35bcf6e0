#include <torchwake/core/direction.hpp>
#include <torchwake/flow/interpreter.hpp>
#include <torchwake/flow/menu.hpp>

#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::Offer;
using Taken = std::optional<Offer>;

Taken step_towards(core::Point cell, const Situation& situation) {
    if (!situation.hero) {
        return std::nullopt;
    }
    const std::optional<core::Direction> direction = core::direction_between(*situation.hero, cell);
    return direction ? Taken(Offer{static_cast<Action>(*direction)}) : std::nullopt;
}

/// What lies under a clicking pointer.
struct Clicked {
    const Situation& situation;

    Taken operator()(const screen::PointedNothing&) const { return std::nullopt; }
    Taken operator()(const screen::PointedCell& cell) const { return step_towards(cell.at, situation); }
    Taken operator()(const screen::PointedLine& pointed) const {
        const screen::MenuModel* const menu = situation.menu;
        if (menu == nullptr || pointed.line < 0 ||
            pointed.line >= static_cast<std::int32_t>(menu->lines.size())) {
            return std::nullopt;
        }
        return line_offer(*menu, pointed.line);
    }
    Taken operator()(const screen::PointedOffer& pointed) const { return pointed.offer; }
};

struct Interpreter {
    const Situation& situation;

    Taken operator()(const screen::KeyPressed& pressed) const {
        const screen::Key& key = pressed.key;
        if (situation.menu != nullptr && key.code == screen::KeyCode::Character && !key.ctrl && !key.alt) {
            if (const std::optional<std::int32_t> line = find_letter(*situation.menu, key.character)) {
                return line_offer(*situation.menu, *line);
            }
        }
        return situation.keys->resolve(key, situation.prompt->offers);
    }
    Taken operator()(const screen::PointerClicked& clicked) const {
        if (clicked.button == screen::MouseButton::Right) {
            return Offer{Action::Cancel};
        }
        return std::visit(Clicked{situation}, clicked.over);
    }
    Taken operator()(const screen::WheelTurned& turned) const {
        return turned.lines == 0 ? std::nullopt : Taken(Offer{turned.lines > 0 ? Action::Up : Action::Down});
    }
    Taken operator()(const screen::OfferTaken& taken) const { return taken.offer; }
    Taken operator()(const screen::KeyReleased&) const { return std::nullopt; }
    Taken operator()(const screen::TextEntered&) const { return std::nullopt; }
    Taken operator()(const screen::PointerMoved&) const { return std::nullopt; }
    Taken operator()(const screen::FocusChanged&) const { return std::nullopt; }
};

}  // namespace

std::optional<Offer> interpret(const screen::Input& input, const Situation& situation) {
    if (situation.prompt == nullptr) {
        return std::nullopt;
    }
    const Taken taken = std::visit(Interpreter{situation}, input);
    return taken && situation.prompt->accepts(*taken) ? taken : std::nullopt;
}

bool repeats(Action action) {
    const bool steps = action <= Action::Wait;
    const bool moves_about = action >= Action::Up && action <= Action::PageDown;
    return steps || moves_about;
}

bool only_skips(const screen::Prompt& prompt) {
    return prompt.offers.size() == 1 && prompt.offers.front().action == Action::Skip;
}

}  // namespace torchwake::flow
