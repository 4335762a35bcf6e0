#pragma once

// The answers to a prompt. An action has a stable text id ("get", "move-north"). Together with an argument
// ("choose" of line 2) it is an Offer, whose id is the text id and a letter ("choose-c").

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::screen {

// The list of all actions. An action's id follows from its name. A new action comes last.
// clang-format off
#define TORCHWAKE_ACTIONS(ACTION)                                                                     \
    /* play */                                                                                        \
    ACTION(MoveNorth) ACTION(MoveNorthEast) ACTION(MoveEast) ACTION(MoveSouthEast) ACTION(MoveSouth)  \
    ACTION(MoveSouthWest) ACTION(MoveWest) ACTION(MoveNorthWest) ACTION(Wait) ACTION(Get) ACTION(Use) \
    ACTION(Drop) ACTION(TakeOff) ACTION(Fire) ACTION(Throw) ACTION(SwapWeapons) ACTION(CloseDoor)     \
    ACTION(Cast) ACTION(Examine) ACTION(Explore) ACTION(Travel) ACTION(Rest) ACTION(Descend)          \
    ACTION(Ascend) ACTION(Character) ACTION(Grow) ACTION(Messages) ACTION(Help) ACTION(Cheat)         \
    ACTION(Actions) ACTION(Undo) ACTION(Capsule) ACTION(Pause) ACTION(RunNorth) ACTION(RunNorthEast)  \
    ACTION(RunEast) ACTION(RunSouthEast) ACTION(RunSouth) ACTION(RunSouthWest) ACTION(RunWest)        \
    ACTION(RunNorthWest) ACTION(TravelTo)                                                             \
    /* a cursor on the map */                                                                         \
    ACTION(NextTarget) ACTION(PreviousTarget) ACTION(PointAt) ACTION(ConfirmAt)                       \
    /* menus */                                                                                       \
    ACTION(Up) ACTION(Down) ACTION(Left) ACTION(Right) ACTION(PageUp) ACTION(PageDown) ACTION(Home)   \
    ACTION(End) ACTION(Confirm) ACTION(Cancel) ACTION(Choose) ACTION(Inspect)                         \
    /* watching a run */                                                                              \
    ACTION(JumpTo) ACTION(TakeOver)                                                                   \
    /* text and keys */                                                                               \
    ACTION(Type) ACTION(Erase) ACTION(BindKey)                                                        \
    /* title, pause, recap, options */                                                                \
    ACTION(NewGame) ACTION(Continue) ACTION(Runs) ACTION(Watch) ACTION(Scores) ACTION(Options)        \
    ACTION(Bindings) ACTION(ResetBindings) ACTION(Name) ACTION(Seed) ACTION(Quit) ACTION(Resume)      \
    ACTION(SaveAndQuit) ACTION(Abandon) ACTION(SameSeed) ACTION(AnotherSeed) ACTION(Title)            \
    /* cheats */                                                                                      \
    ACTION(CheatHeal) ACTION(CheatReveal) ACTION(CheatNextLevel) ACTION(CheatUndying)                 \
    ACTION(CheatPractice)                                                                             \
    /* animations */                                                                                  \
    ACTION(Skip)                                                                                      \
    /* shops */                                                                                       \
    ACTION(SwitchTrade)                                                                               \
    /* play */                                                                                        \
    ACTION(Discoveries) ACTION(Disarm)
// clang-format on

enum class Action : std::uint8_t {
#define TORCHWAKE_ENUMERATOR(name) name,
    TORCHWAKE_ACTIONS(TORCHWAKE_ENUMERATOR)
#undef TORCHWAKE_ENUMERATOR
};

/// The stable id, its name in small letters: "move-north" of MoveNorth, "get", "new-game", ...
[[nodiscard]] std::string_view action_id(Action action);
/// Errors: nothing for an unknown id.
[[nodiscard]] std::optional<Action> find_action(std::string_view id);

/// An action with its argument: one possible answer to a prompt.
struct Offer {
    Action action = Action::Confirm;
    /// For Choose the line's index; for PointAt, ConfirmAt and TravelTo the cell's index in the level, row by
    /// row; for JumpTo the number of commands that are done; for Type the character; for BindKey
    /// key_number(); else 0.
    std::int32_t argument = 0;

    friend constexpr auto operator<=>(const Offer&, const Offer&) = default;
};

/// True if the action takes any cell of the level as its argument.
[[nodiscard]] constexpr bool takes_cell(Action action) {
    return action == Action::TravelTo || action == Action::PointAt || action == Action::ConfirmAt;
}

/// The id of an offer: "get", "choose-c". An argument that is a cell, a moment, a character or a key is left
/// out. Lines are a to z, A to Z, then numbers from 52 on.
[[nodiscard]] std::string offer_id(const Offer& offer);
/// Errors: nothing for an unknown id.
[[nodiscard]] std::optional<Offer> find_offer(std::string_view id);

}  // namespace torchwake::screen
