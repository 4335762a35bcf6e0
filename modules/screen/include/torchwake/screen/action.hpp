#pragma once

// The answers to a prompt. An action has a stable text id ("get", "move-north"). Together with an argument
// ("choose" of line 2) it is an Offer, whose id is the text id and a letter ("choose-c").

#include <torchwake/core/direction.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::screen {

/// The contexts in which an action may have keys. A key has at most one action in each context, because
/// actions of one context may be legal together.
using KeyContexts = unsigned;
/// No context: the action has no keys, and is chosen from a list or by the pointer.
inline constexpr KeyContexts without_keys = 0;
/// The prompt for the hero's next command.
inline constexpr KeyContexts in_play = 1;
/// Lists, pages and text fields.
inline constexpr KeyContexts in_menus = 2;
/// Aiming, examining and travel, which move a cursor over the map.
inline constexpr KeyContexts with_cursor = 4;
/// The offers of shops come before those of menus, so they may share keys.
inline constexpr KeyContexts in_shops = 8;
/// So do those of a run that is watched.
inline constexpr KeyContexts in_watching = 16;
/// An action that works on every screen, whatever is asked for there, and decides nothing.
inline constexpr KeyContexts everywhere = in_play | in_menus | with_cursor | in_shops | in_watching;

/// The part of the key help that lists an action.
enum class KeyTopic : std::uint8_t {
    Moving,    ///< steps, runs, travel, rest
    Doing,     ///< deeds in play
    Knowing,   ///< pages, and what tells something
    Watching,  ///< of a watched run
    Menus      ///< in lists and with a cursor
};

/// The list of all actions: name, contexts, topic. An action's id follows from its name. The play prompt
/// offers the actions in play in this order. A new action comes last.
// clang-format off
#define TORCHWAKE_ACTIONS(ACTION) \
    ACTION(MoveNorth,        in_play | with_cursor, Moving)   \
    ACTION(MoveNorthEast,    in_play | with_cursor, Moving)   \
    ACTION(MoveEast,         in_play | with_cursor, Moving)   \
    ACTION(MoveSouthEast,    in_play | with_cursor, Moving)   \
    ACTION(MoveSouth,        in_play | with_cursor, Moving)   \
    ACTION(MoveSouthWest,    in_play | with_cursor, Moving)   \
    ACTION(MoveWest,         in_play | with_cursor, Moving)   \
    ACTION(MoveNorthWest,    in_play | with_cursor, Moving)   \
    ACTION(Wait,             in_play,               Moving)   /**< a turn without a deed */ \
    ACTION(Get,              in_play,               Doing)    /**< an item underfoot, into the pack */ \
    ACTION(Use,              in_play,               Doing)    /**< an item of the pack, by its letter at once */ \
    ACTION(Drop,             in_play,               Doing)    \
    ACTION(TakeOff,          in_play,               Doing)    \
    ACTION(Fire,             in_play,               Doing)    /**< the ranged weapon */ \
    ACTION(Throw,            in_play,               Doing)    \
    ACTION(SwapWeapons,      in_play,               Doing)    /**< holds the previous weapon again */ \
    ACTION(CloseDoor,        in_play,               Doing)    \
    ACTION(Cast,             in_play,               Doing)    \
    ACTION(Examine,          in_play,               Knowing)  \
    ACTION(Explore,          in_play,               Moving)   \
    ACTION(Travel,           in_play,               Moving)   \
    ACTION(Rest,             in_play,               Moving)   /**< waits until recovered */ \
    ACTION(Descend,          in_play | with_cursor, Doing)    \
    ACTION(Ascend,           in_play | with_cursor, Doing)    \
    ACTION(Character,        in_play,               Knowing)  \
    ACTION(Grow,             in_play,               Doing)    /**< raises an attribute for a level gained */ \
    ACTION(Messages,         in_play,               Knowing)  \
    ACTION(Help,             in_play | with_cursor, Knowing)  \
    ACTION(Cheat,            in_play,               Knowing)  /**< opens the menu of cheats */ \
    ACTION(Actions,          in_play,               Knowing)  /**< lists all that is legal now */ \
    ACTION(Undo,             in_play,               Doing)    /**< undoes the last decision, in practice */ \
    ACTION(Capsule,          in_play,               Doing)    /**< writes a bug capsule */ \
    ACTION(Pause,            in_play,               Knowing)  /**< opens the pause menu */ \
    ACTION(RunNorth,         in_play,               Moving)   \
    ACTION(RunNorthEast,     in_play,               Moving)   \
    ACTION(RunEast,          in_play,               Moving)   \
    ACTION(RunSouthEast,     in_play,               Moving)   \
    ACTION(RunSouth,         in_play,               Moving)   \
    ACTION(RunSouthWest,     in_play,               Moving)   \
    ACTION(RunWest,          in_play,               Moving)   \
    ACTION(RunNorthWest,     in_play,               Moving)   \
    ACTION(TravelTo,         without_keys,          Moving)   /**< argument: the cell to travel to */ \
    ACTION(NextTarget,       with_cursor,           Menus)    /**< the most dangerous first */ \
    ACTION(PreviousTarget,   with_cursor,           Menus)    \
    ACTION(PointAt,          without_keys,          Menus)    /**< argument: the cell for the cursor */ \
    ACTION(ConfirmAt,        without_keys,          Menus)    /**< argument: the cell to aim at or go to */ \
    ACTION(ExamineAt,        without_keys,          Menus)    /**< argument: the cell to describe */ \
    ACTION(Up,               in_menus,              Menus)    \
    ACTION(Down,             in_menus,              Menus)    \
    ACTION(Left,             in_menus,              Menus)    \
    ACTION(Right,            in_menus,              Menus)    \
    ACTION(PageUp,           in_menus,              Menus)    \
    ACTION(PageDown,         in_menus,              Menus)    \
    ACTION(Home,             in_menus,              Menus)    \
    ACTION(End,              in_menus,              Menus)    \
    ACTION(Confirm,          in_menus | with_cursor,Menus)    \
    ACTION(Cancel,           in_menus | with_cursor,Menus)    \
    ACTION(Choose,           without_keys,          Menus)    /**< argument: the line of a menu */ \
    ACTION(Inspect,          in_menus,              Menus)    /**< tells more of the chosen line */ \
    ACTION(JumpTo,           without_keys,          Watching) /**< argument: a moment of the run */ \
    ACTION(TakeOver,         in_watching,           Watching) /**< practises on from a watched moment */ \
    ACTION(Type,             without_keys,          Menus)    /**< argument: a character for a text field */ \
    ACTION(Erase,            without_keys,          Menus)    /**< the last character of a text field */ \
    ACTION(BindKey,          without_keys,          Menus)    /**< argument: a key, by key_number() */ \
    ACTION(NewGame,          without_keys,          Menus)    \
    ACTION(Continue,         without_keys,          Menus)    \
    ACTION(Runs,             without_keys,          Menus)    /**< the list of runs to continue */ \
    ACTION(Watch,            without_keys,          Menus)    /**< the list of runs to watch, or a run */ \
    ACTION(Scores,           without_keys,          Menus)    \
    ACTION(Options,          without_keys,          Menus)    \
    ACTION(Bindings,         without_keys,          Menus)    \
    ACTION(ResetBindings,    without_keys,          Menus)    \
    ACTION(Name,             without_keys,          Menus)    \
    ACTION(Seed,             without_keys,          Menus)    \
    ACTION(Quit,             without_keys,          Menus)    \
    ACTION(Resume,           without_keys,          Menus)    \
    ACTION(SaveAndQuit,      without_keys,          Menus)    \
    ACTION(Abandon,          without_keys,          Menus)    /**< ends the run for good */ \
    ACTION(SameSeed,         without_keys,          Menus)    /**< a new run with the seed of the last */ \
    ACTION(AnotherSeed,      without_keys,          Menus)    /**< a new run with a seed of its own */ \
    ACTION(Title,            without_keys,          Menus)    \
    ACTION(CheatHeal,        without_keys,          Menus)    \
    ACTION(CheatReveal,      without_keys,          Menus)    \
    ACTION(CheatNextLevel,   without_keys,          Menus)    \
    ACTION(CheatUndying,     without_keys,          Menus)    \
    ACTION(CheatPractice,    without_keys,          Menus)    \
    ACTION(Skip,             without_keys,          Menus)    /**< ends an animation */ \
    ACTION(SwitchTrade,      in_shops,              Menus)    /**< between buying and selling */ \
    ACTION(Discoveries,      in_play,               Knowing)  \
    ACTION(Disarm,           in_play,               Doing)    \
    ACTION(Attack,           in_play,               Doing)    /**< the nearest enemy, or a step to it */ \
    ACTION(Repeat,           in_play,               Doing)    /**< shoots, throws or casts again */ \
    ACTION(Map,              in_play,               Knowing)  \
    ACTION(Find,             in_play | with_cursor, Knowing)  /**< lists what the hero remembers */ \
    ACTION(QuickSlot1,       in_play | in_menus,    Doing)    \
    ACTION(QuickSlot2,       in_play | in_menus,    Doing)    \
    ACTION(QuickSlot3,       in_play | in_menus,    Doing)    \
    ACTION(QuickSlot4,       in_play | in_menus,    Doing)    \
    ACTION(QuickSlot5,       in_play | in_menus,    Doing)    \
    ACTION(QuickSlot6,       in_play | in_menus,    Doing)    \
    ACTION(QuickSlot7,       in_play | in_menus,    Doing)    \
    ACTION(QuickSlot8,       in_play | in_menus,    Doing)    \
    ACTION(QuickSlot9,       in_play | in_menus,    Doing)    \
    ACTION(PutOnQuickSlot,   in_menus,              Menus)    /**< puts the chosen thing on the quickbar */ \
    ACTION(FillQuickSlot,    without_keys,          Doing)    /**< argument: the place that gets another thing */ \
    ACTION(SwitchTorch,      in_play,               Doing)    /**< puts the torch out, or lights it */ \
    ACTION(Interact,         in_play,               Doing)    /**< deals with what stands beside the hero */ \
    ACTION(Forecast,         in_play | with_cursor, Knowing)  /**< all forecast beats, or the next */ \
    ACTION(Filter,           in_menus,              Menus)    /**< narrows a list by a part of a name */ \
    ACTION(Arrange,          in_menus,              Menus)    /**< sorts a list in the next order */ \
    ACTION(Grid,             in_menus,              Menus)    /**< shows the pack as a grid, or as a list */ \
    ACTION(Review,           without_keys,          Menus)    /**< shows a finished run as a whole */ \
    ACTION(Roll,             without_keys,          Menus)    /**< rolls a barrel away */ \
    ACTION(Kindle,           without_keys,          Menus)    /**< sets fire by the torch */ \
    ACTION(ReloadData,       in_play,               Doing)    /**< reads data, words and mods again */ \
    ACTION(Learn,            without_keys,          Menus)    /**< opens the list of lessons */ \
    ACTION(NextLesson,       without_keys,          Menus)    \
    ACTION(LessonAgain,      without_keys,          Menus)    \
    ACTION(SayHero,          everywhere,            Knowing)  /**< says how the hero is */ \
    ACTION(SaySurroundings,  everywhere,            Knowing)  /**< says what is around */ \
    ACTION(SayAgain,         everywhere,            Knowing)  /**< says the last lines again */ \
    ACTION(Letters,          everywhere,            Knowing)  /**< the map as letters, or as sprites */ \
    ACTION(LookAt,           without_keys,          Menus)    /**< the cursor to a line */ \
    ACTION(PageBack,         in_menus,              Menus)    /**< to the page read before this one */ \
    ACTION(Pack,             in_play,               Doing)    /**< looks at what is carried, and uses it */
// clang-format on

/// What a player may do, in play and on other screens. Files hold the ids, so no name may ever change. Those
/// that begin with Move are steps of the hero or the cursor, those with Run go on until something is of
/// interest.
enum class Action : std::uint8_t {
#define TORCHWAKE_ENUMERATOR(name, contexts, topic) name,
    TORCHWAKE_ACTIONS(TORCHWAKE_ENUMERATOR)
#undef TORCHWAKE_ENUMERATOR
};

/// The row of an action in the list.
struct ActionTraits {
    Action action;         ///< its own place in the list
    KeyContexts contexts;  ///< in which it may have keys; without_keys: none
    KeyTopic topic;        ///< where the key help lists it
};

/// All actions, in the order of the list.
inline constexpr std::array action_table{
#define TORCHWAKE_ROW(name, contexts, topic) ActionTraits{Action::name, contexts, KeyTopic::topic},
    TORCHWAKE_ACTIONS(TORCHWAKE_ROW)
#undef TORCHWAKE_ROW
};

/// The row of an action. Cost: constant.
[[nodiscard]] constexpr const ActionTraits& traits_of(Action action) {
    return action_table[static_cast<std::size_t>(action)];
}
/// True if the action may have keys in one of these contexts.
[[nodiscard]] constexpr bool is_legal_in(Action action, KeyContexts contexts) {
    return (traits_of(action).contexts & contexts) != 0;
}
/// True for an action that works on every screen.
[[nodiscard]] constexpr bool works_everywhere(Action action) {
    return traits_of(action).contexts == everywhere;
}
/// True for a step in one of the eight directions.
[[nodiscard]] constexpr bool is_step(Action action) {
    return action >= Action::MoveNorth && action <= Action::MoveNorthWest;
}
/// True for a run in one of the eight directions.
[[nodiscard]] constexpr bool is_run(Action action) {
    return action >= Action::RunNorth && action <= Action::RunNorthWest;
}
/// True for a place of the quickbar: its use in play, and in a list of things the choice of that place.
[[nodiscard]] constexpr bool is_quick_slot(Action action) {
    return action >= Action::QuickSlot1 && action <= Action::QuickSlot9;
}
/// The number of a place of the quickbar, from 1. Requires: is_quick_slot(action).
[[nodiscard]] constexpr std::int32_t quick_slot_of(Action action) {
    return 1 + static_cast<std::int32_t>(action) - static_cast<std::int32_t>(Action::QuickSlot1);
}
/// The action of a place of the quickbar. Requires: 1 to 9.
[[nodiscard]] constexpr Action quick_slot(std::int32_t place) {
    return static_cast<Action>(static_cast<std::int32_t>(Action::QuickSlot1) + place - 1);
}
/// The step in a direction.
[[nodiscard]] constexpr Action step_towards(core::Direction direction) {
    return static_cast<Action>(static_cast<unsigned>(Action::MoveNorth) + static_cast<unsigned>(direction));
}
/// The run in a direction.
[[nodiscard]] constexpr Action run_towards(core::Direction direction) {
    return static_cast<Action>(static_cast<unsigned>(Action::RunNorth) + static_cast<unsigned>(direction));
}
/// The direction of a step or a run. Requires: the action is one.
[[nodiscard]] constexpr core::Direction direction_of(Action action) {
    const Action north = is_run(action) ? Action::RunNorth : Action::MoveNorth;
    return static_cast<core::Direction>(static_cast<unsigned>(action) - static_cast<unsigned>(north));
}
static_assert(step_towards(core::Direction::NorthWest) == Action::MoveNorthWest &&
                  run_towards(core::Direction::NorthWest) == Action::RunNorthWest,
              "steps and runs stand in the order of the directions");

/// The stable id, its name in small letters: "move-north" of MoveNorth, "get", "new-game", ...
[[nodiscard]] std::string_view action_id(Action action);
/// The action of a stable id. Errors: nothing for an unknown id.
[[nodiscard]] std::optional<Action> find_action(std::string_view id);

/// An action with its argument: one possible answer to a prompt.
struct Offer {
    Action action = Action::Confirm;  ///< what is done
    /// For Choose the line's index; for PointAt, ConfirmAt, ExamineAt and TravelTo the cell's index in the
    /// level, row by row; for JumpTo the number of commands that are done; for Type the character; for
    /// BindKey key_number(); for FillQuickSlot the place of the quickbar, from 1, or 0 to ask for it; for
    /// Help the page of the rule book; else 0.
    std::int32_t argument = 0;

    friend constexpr auto operator<=>(const Offer&, const Offer&) = default;
};

/// True if the action takes any cell of the level as its argument.
[[nodiscard]] constexpr bool takes_cell(Action action) {
    return action == Action::TravelTo || action == Action::PointAt || action == Action::ConfirmAt ||
           action == Action::ExamineAt;
}

/// True if the action takes a line of the open menu as its argument.
[[nodiscard]] constexpr bool takes_line(Action action) {
    return action == Action::Choose || action == Action::LookAt;
}

/// The id of an offer: "get", "choose-c". An argument that is a cell, a moment, a character or a key is left
/// out. Lines are a to z, A to Z, then numbers from 52 on.
[[nodiscard]] std::string offer_id(const Offer& offer);
/// The offer of an id; its argument is 0 where the id leaves it out. Errors: nothing for an unknown id.
[[nodiscard]] std::optional<Offer> find_offer(std::string_view id);

}  // namespace torchwake::screen
