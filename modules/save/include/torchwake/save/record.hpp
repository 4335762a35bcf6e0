#pragma once

// The records of a run's journal: every decision, in order and in the game's own terms. They never hold a
// key, a pixel or a time. Files hold the ids and the names of the members: none may ever change.

#include <torchwake/core/boxed.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/fate.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/save/remark.hpp>

#include <boost/describe/class.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::save {

/// A command of the hero, written before the rules apply it. As the last record it is a command that never
/// ended.
struct CommandBegan {
    rules::Command command;  ///< the command, which the rules allow
    friend bool operator==(const CommandBegan&, const CommandBegan&) = default;
};
/// The state of the world after the command before.
struct CommandEnded {
    static constexpr std::string_view id = "ended";  ///< the record's name in the journal
    std::uint64_t hash = 0;                          ///< rules::state_hash
    friend bool operator==(const CommandEnded&, const CommandEnded&) = default;
};
BOOST_DESCRIBE_STRUCT(CommandEnded, (), (hash))
/// The player's answer to a prompt.
struct Answered {
    static constexpr std::string_view id = "answer";  ///< the record's name in the journal
    std::string action;                               ///< an action's text id
    std::int32_t argument = 0;                        ///< a cell, line, character, ... of the action
    bool outermost = false;                           ///< only the prompt for the next command was open
    friend bool operator==(const Answered&, const Answered&) = default;
};
BOOST_DESCRIBE_STRUCT(Answered, (), (action, argument, outermost))
/// The pointer at the time of the next answer; each member only if the pointer is over such a thing.
struct Pointed {
    static constexpr std::string_view id = "pointer";  ///< the record's name in the journal
    std::optional<core::Point> cell;                   ///< the cell of the level
    std::optional<std::int32_t> line;                  ///< the line of the innermost menu
    friend bool operator==(const Pointed&, const Pointed&) = default;
};
BOOST_DESCRIBE_STRUCT(Pointed, (), (cell, line))
/// The actor that the player aimed at, where the next aim begins; invalid: none.
struct Targeted {
    static constexpr std::string_view id = "target";  ///< the record's name in the journal
    rules::EntityId entity;                           ///< valid only in the world at that record
    friend bool operator==(const Targeted&, const Targeted&) = default;
};
BOOST_DESCRIBE_STRUCT(Targeted, (), (entity))
/// The player left the run to continue it later; nothing was open.
struct Left {
    static constexpr std::string_view id = "left";  ///< the record's name in the journal
    friend bool operator==(const Left&, const Left&) = default;
};
BOOST_DESCRIBE_STRUCT(Left, (), ())
/// The run is over and among the scores.
struct Scored {
    static constexpr std::string_view id = "scored";  ///< the record's name in the journal
    std::optional<std::int32_t> rank;                 ///< its place among the scores, from 0
    std::string file;                                 ///< its file of record, without the folder; empty: none
    // For the list of runs; journals of earlier games lack these.
    std::optional<std::int32_t> depth{};  ///< the deepest that the hero reached
    std::optional<rules::Fate> fate{};    ///< how the run ended
    friend bool operator==(const Scored&, const Scored&) = default;
};
BOOST_DESCRIBE_STRUCT(Scored, (), (rank, file, depth, fate))
/// The player has seen the end of the run, or gave it up: it can't be continued.
struct Closed {
    static constexpr std::string_view id = "closed";  ///< the record's name in the journal
    // For the list of runs. OpenRun::record fills them in; journals of earlier games lack them.
    std::optional<std::int32_t> commands{};  ///< how many the run has
    std::optional<std::int32_t> depth{};     ///< of the last score
    std::optional<rules::Fate> fate{};       ///< of the last score
    friend bool operator==(const Closed&, const Closed&) = default;
};
BOOST_DESCRIBE_STRUCT(Closed, (), (commands, depth, fate))

/// The keys that the player had given to actions: when a screen opened that changes them, because the effect
/// of a pressed key there depends on them, and when a change of them was stored.
struct KeysWere {
    static constexpr std::string_view id = "keys";  ///< the record's name in the journal
    std::string bindings;                           ///< as bindings_text() writes them
    friend bool operator==(const KeysWere&, const KeysWere&) = default;
};
BOOST_DESCRIBE_STRUCT(KeysWere, (), (bindings))

/// The greatest first line of the open page when the answer before scrolled it: it depends on the screen's
/// size.
struct ScrollEnd {
    static constexpr std::string_view id = "scroll-end";  ///< the record's name in the journal
    std::int32_t line = 0;                                ///< counted from 0
    friend bool operator==(const ScrollEnd&, const ScrollEnd&) = default;
};
BOOST_DESCRIBE_STRUCT(ScrollEnd, (), (line))

/// Most records are commands and answers, so that large ones of other kinds are boxed.
using Record = std::variant<CommandBegan, CommandEnded, Answered, Pointed, Targeted, Left,
                            core::Boxed<Scored>, core::Boxed<Closed>, KeysWere, ScrollEnd, rules::Refusal,
                            autopilot::Stop, core::Boxed<Notice>>;

/// The remark in a record; nothing if it is of another kind.
[[nodiscard]] std::optional<Remark> remark_in(const Record& record);
/// The remark as a record, as it is kept.
[[nodiscard]] Record as_record(const Remark& remark);

/// The longest text in a record; a longer one can't be read.
inline constexpr std::size_t longest_record_text = 4096;

/// True for the beginning of a command of the hero.
[[nodiscard]] inline bool is_command(const Record& record) {
    return std::holds_alternative<CommandBegan>(record);
}

/// Compact JSON: a command of the hero as `{"do": "walk", "to": "east"}`, every other record as `{"record":
/// "target", "entity": 7}`. An absent value has no member.
[[nodiscard]] std::string write_record(const Record& record);

}  // namespace torchwake::save
