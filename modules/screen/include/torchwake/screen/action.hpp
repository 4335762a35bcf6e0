#pragma once

// What may be answered at a prompt. An action has a stable text id ("get", "move-north"); together with an
// argument ("choose" of line 2) it is an Offer, whose id is the text id and a letter ("choose-c").

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::screen {

enum class Action : std::uint8_t {
    // play
    MoveNorth,
    MoveNorthEast,
    MoveEast,
    MoveSouthEast,
    MoveSouth,
    MoveSouthWest,
    MoveWest,
    MoveNorthWest,
    Wait,
    Get,
    Use,
    Drop,
    CloseDoor,
    Descend,
    Ascend,
    Messages,
    Help,
    Pause,
    // menus
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Confirm,
    Cancel,
    Choose,
    // title, pause, recap
    NewGame,
    Continue,
    Options,
    Quit,
    Resume,
    SaveAndQuit,
    Abandon,
    SameSeed,
    AnotherSeed,
    ToTitle,
    // animations
    Skip,
};

/// The stable id: "move-north", "get", "new-game", ...
[[nodiscard]] std::string_view action_id(Action action);
/// Errors: nothing for an unknown id.
[[nodiscard]] std::optional<Action> find_action(std::string_view id);

/// One thing that may be answered now.
struct Offer {
    Action action = Action::Confirm;
    std::int32_t argument = 0;  ///< of Choose: the line's index; else 0

    friend constexpr auto operator<=>(const Offer&, const Offer&) = default;
};

/// "get", "choose-c". Requires: a chosen line is one of the first 52 (a to z, A to Z).
[[nodiscard]] std::string offer_id(const Offer& offer);
/// Errors: nothing for an unknown id.
[[nodiscard]] std::optional<Offer> find_offer(std::string_view id);

}  // namespace torchwake::screen
