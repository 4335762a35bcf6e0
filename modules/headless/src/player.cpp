#include "player.hpp"

#include <array>
#include <span>
#include <variant>

namespace torchwake::headless {
namespace {

using screen::Action;

/// What a button stands for: the first of these that is legal.
std::span<const Action> meanings(PadButton button) {
    static constexpr std::array a{Action::Confirm, Action::Get, Action::Descend, Action::Ascend};
    static constexpr std::array b{Action::Cancel, Action::Skip, Action::Wait};
    static constexpr std::array x{Action::Use};
    static constexpr std::array y{Action::Drop};
    static constexpr std::array l{Action::PageUp, Action::CloseDoor};
    static constexpr std::array r{Action::PageDown, Action::Messages};
    static constexpr std::array start{Action::Pause, Action::Resume};
    static constexpr std::array back{Action::Help, Action::Cancel};
    static constexpr std::array up{Action::Up, Action::MoveNorth};
    static constexpr std::array down{Action::Down, Action::MoveSouth};
    static constexpr std::array left{Action::Left, Action::MoveWest};
    static constexpr std::array right{Action::Right, Action::MoveEast};
    switch (button) {
        case PadButton::A:
            return a;
        case PadButton::B:
            return b;
        case PadButton::X:
            return x;
        case PadButton::Y:
            return y;
        case PadButton::L:
            return l;
        case PadButton::R:
            return r;
        case PadButton::Start:
            return start;
        case PadButton::Back:
            return back;
        case PadButton::Up:
            return up;
        case PadButton::Down:
            return down;
        case PadButton::Left:
            return left;
        case PadButton::Right:
            return right;
    }
    return {};
}

screen::Key key_of(char32_t character) {
    return character == U' ' ? screen::Key{screen::KeyCode::Space} : screen::Key{.character = character};
}

/// Gives each kind of request to the game as a window would.
class Performer {
  public:
    using Refused = std::optional<RequestError>;

    Performer(const Table& table, core::Size screen) : table_(&table), screen_(screen) {}

    Refused operator()(const Look&) const { return std::nullopt; }
    Refused operator()(const PressKey& press) const {
        const bool types = press.key.code == screen::KeyCode::Character && !press.key.ctrl && !press.key.alt;
        strike(press.key, types ? press.key.character : U'\0');
        return std::nullopt;
    }
    Refused operator()(const TypeText& typed) const {
        for (const char32_t character : typed.characters) {
            strike(key_of(character), character);
        }
        return std::nullopt;
    }
    Refused operator()(const UseMouse& mouse) const {
        give(screen::PointerMoved{point(mouse.cell)});
        if (mouse.button) {
            give(screen::PointerClicked{point(mouse.cell), *mouse.button});
        }
        if (mouse.wheel != 0) {
            give(screen::WheelTurned{mouse.wheel});
        }
        return std::nullopt;
    }
    Refused operator()(const PressPad& pad) const {
        const screen::Prompt* prompt = table_->game->prompt();
        for (const Action action : meanings(pad.button)) {
            if (prompt != nullptr && prompt->accepts({action, 0})) {
                give(screen::OfferTaken{{action, 0}});
                break;
            }
        }
        return std::nullopt;
    }
    Refused operator()(const TakeOffer& take) const {
        const screen::Prompt* prompt = table_->game->prompt();
        if (prompt == nullptr || !prompt->accepts(take.offer)) {
            return RequestError{"not legal here", "/action"};
        }
        give(screen::OfferTaken{take.offer});
        return std::nullopt;
    }
    Refused operator()(const Advance& advance) const {
        table_->game->advance(advance.time);
        table_->director->advance(advance.time);
        return std::nullopt;
    }
    Refused operator()(const Close&) const {
        table_->game->close();
        return std::nullopt;
    }

  private:
    /// Input without a meaning here is no error.
    void give(const screen::Input& input) const { static_cast<void>(table_->game->input(input)); }

    /// A key goes down, types its character if it has one, and comes up.
    void strike(const screen::Key& key, char32_t character) const {
        give(screen::KeyPressed{key});
        if (character != 0) {
            give(screen::TextEntered{character});
        }
        give(screen::KeyReleased{key});
    }
    /// What is at a cell as the screen is now.
    [[nodiscard]] screen::Pointed point(core::Point cell) const {
        screen::Pointed over = table_->director->pick(table_->game->screens(), screen_, cell, true);
        table_->director->point(over);
        return over;
    }

    const Table* table_;
    core::Size screen_;
};

}  // namespace

std::optional<RequestError> perform(const Request& request, const Table& table, core::Size screen) {
    return std::visit(Performer(table, screen), request.deed);
}

}  // namespace torchwake::headless
