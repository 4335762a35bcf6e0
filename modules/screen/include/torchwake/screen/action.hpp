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
    TakeOff,
    Fire,
    Throw,
    SwapWeapons,
    CloseDoor,
    Cast,
    Examine,
    Explore,
    Travel,
    Rest,
    Descend,
    Ascend,
    Character,
    Grow,
    Messages,
    Help,
    Cheat,
    Actions,
    Undo,
    Capsule,
    Pause,
    RunNorth,
    RunNorthEast,
    RunEast,
    RunSouthEast,
    RunSouth,
    RunSouthWest,
    RunWest,
    RunNorthWest,
    TravelTo,
    // a cursor on the map
    NextTarget,
    PreviousTarget,
    PointAt,
    ConfirmAt,
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
    Inspect,
    // watching a run
    JumpTo,
    TakeOver,
    // text and keys
    Type,
    Erase,
    BindKey,
    // title, pause, recap, options
    NewGame,
    Continue,
    Runs,
    Watch,
    Scores,
    Options,
    Bindings,
    ResetBindings,
    Name,
    Seed,
    Quit,
    Resume,
    SaveAndQuit,
    Abandon,
    SameSeed,
    AnotherSeed,
    ToTitle,
    // cheats
    CheatHeal,
    CheatReveal,
    CheatNextLevel,
    CheatUndying,
    CheatPractice,
    // animations
    Skip,
    // shops
    SwitchTrade,  ///< between selling and buying
    // play
    Discoveries,
    Disarm,
};

/// The stable id: "move-north", "get", "new-game", ...
[[nodiscard]] std::string_view action_id(Action action);
/// Errors: nothing for an unknown id.
[[nodiscard]] std::optional<Action> find_action(std::string_view id);

/// One thing that may be answered now.
struct Offer {
    Action action = Action::Confirm;
    /// Of Choose: the line's index. Of PointAt, ConfirmAt and TravelTo: the cell's place in the level, row by
    /// row. Of JumpTo: how many commands are done. Of Type: the character. Of BindKey: key_number(). Else 0.
    std::int32_t argument = 0;

    friend constexpr auto operator<=>(const Offer&, const Offer&) = default;
};

/// Whether it is taken with any cell of the level as its argument.
[[nodiscard]] constexpr bool takes_cell(Action action) {
    return action == Action::TravelTo || action == Action::PointAt || action == Action::ConfirmAt;
}

/// "get", "choose-c"; without the argument where that is a cell, a moment, a character or a key. Lines are a
/// to z, A to Z, then 52 and so on.
[[nodiscard]] std::string offer_id(const Offer& offer);
/// Errors: nothing for an unknown id.
[[nodiscard]] std::optional<Offer> find_offer(std::string_view id);

}  // namespace torchwake::screen
