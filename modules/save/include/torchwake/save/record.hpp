#pragma once

// What a run's journal is made of: everything that was decided, in order, in the game's own terms. Never a
// key, a pixel or a time.

#include <torchwake/core/point.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace torchwake::save {

/// A command of the hero, written before the rules do it. One that is the last record began and never ended.
struct CommandBegan {
    rules::Command command;
    friend bool operator==(const CommandBegan&, const CommandBegan&) = default;
};
/// What the world came to by the command before.
struct CommandEnded {
    std::uint64_t hash = 0;  ///< rules::state_hash
    friend bool operator==(const CommandEnded&, const CommandEnded&) = default;
};
/// What the player answered to a prompt.
struct Answered {
    std::string action;         ///< an action's text id
    std::int32_t argument = 0;  ///< a cell, line, character, ... of the action
    bool outermost = false;     ///< nothing but the prompt for the next command was open
    friend bool operator==(const Answered&, const Answered&) = default;
};
/// Where the pointer was when the next answer was given; each only where it is over such a thing.
struct Pointed {
    std::optional<core::Point> cell;   ///< of the level
    std::optional<std::int32_t> line;  ///< of the innermost menu
    friend bool operator==(const Pointed&, const Pointed&) = default;
};
/// Whom the player aimed at, so that the next aim begins there; invalid: nobody.
struct Targeted {
    rules::EntityId target;
    friend bool operator==(const Targeted&, const Targeted&) = default;
};
/// The player left the run to go on another day: nothing was open.
struct Left {
    friend bool operator==(const Left&, const Left&) = default;
};
/// The run is over and stands among the scores.
struct Scored {
    std::optional<std::int32_t> rank;  ///< from 0
    std::string record;                ///< its file of record, in a journal without a folder; empty: none
    // What a list of runs tells; journals of earlier games say nothing of that.
    std::optional<std::int32_t> depth{};  ///< the deepest that the hero came to
    std::optional<std::string> killer{};  ///< as in ScoreEntry
    friend bool operator==(const Scored&, const Scored&) = default;
};
/// The player has seen the end of the run, or gave it up: there is nothing to go on with.
struct Closed {
    friend bool operator==(const Closed&, const Closed&) = default;
};

using Record = std::variant<CommandBegan, CommandEnded, Answered, Pointed, Targeted, Left, Scored, Closed>;

/// Compact JSON: a command of the hero as `{"do": "walk", "to": "east"}`, all else as `{"record": "target",
/// "entity": 7}`. What is not there has no member.
[[nodiscard]] std::string write_record(const Record& record);

}  // namespace torchwake::save
