#pragma once

// What one command costs under each table of keys. The costs follow the screens: a letter chooses a line of
// any menu at once, and a cursor begins on a target and is moved by Tab, by Shift+Tab or by steps.
//
// `Old` is the table before the quickbar, the attack and the repetition had keys; its code is gone, so here
// stands what it asked for:
//   shot: f, target, Enter        throw: v, letter, target, Enter     spell: z, letter (target, Enter)
//   use, wield, wear: i, letter (target, Enter)                       drop: d, letter (count)
//   stairs: > or <, standing there; Tab in play listed all actions
//   travel: _, cursor (from the nearest known stairs down, else from the hero; > and < jump), Enter
// Its Tab went from target to target by distance. Now it goes by danger, from the first target on.
// `Today` has besides: r, 1 to 9, and > and < as travel to the stairs; a step takes what it comes to, and a
// deed that harms asks first. `Mouse` uses nothing but clicks, of the game of today.

#include <torchwake/core/point.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/rules/world.hpp>

#include <array>
#include <cstdint>
#include <optional>

namespace torchwake::testing {

enum class Table : std::uint8_t { Old, Today, Mouse };
inline constexpr std::array all_tables{Table::Old, Table::Today, Table::Mouse};

/// A cost that no sum reaches: the table has no such way.
inline constexpr std::int32_t impossible = 1'000'000;

/// A number for each table.
struct Costs {
    std::int32_t old = 0;
    std::int32_t today = 0;
    std::int32_t mouse = 0;

    [[nodiscard]] std::int32_t& of(Table table) {
        return table == Table::Old ? old : table == Table::Today ? today : mouse;
    }
    [[nodiscard]] std::int32_t of(Table table) const {
        return table == Table::Old ? old : table == Table::Today ? today : mouse;
    }
    friend bool operator==(const Costs&, const Costs&) = default;
};

/// What a place of the quickbar can have: an item as the hero takes it, or a spell.
struct QuickThing {
    content::ItemId item;
    content::SpellId spell;
    friend auto operator<=>(const QuickThing&, const QuickThing&) = default;
};

/// The moment before a command.
struct Moment {
    const rules::World& world;
    rules::EntityId last_target{};                   ///< the actor that was aimed at last
    std::optional<forecast::AimedDeed> last_deed{};  ///< the last deed that was aimed
    bool deed_was_last = false;                      ///< it was the last command
    const rules::Turn* last_turn = nullptr;          ///< of the last command; null before the first
};

/// The questions of the game when the hero deals with something beside it.
struct InteractionQuestions {
    bool direction = false;  ///< several directions have something
    bool choice = false;     ///< the thing can be rolled or lit, which is asked
    [[nodiscard]] std::int32_t presses() const { return 1 + (direction ? 1 : 0) + (choice ? 1 : 0); }
};
[[nodiscard]] InteractionQuestions interaction(const Moment& moment, core::Direction direction);

/// The costs of a command by itself, without the quickbar.
[[nodiscard]] Costs plain_costs(const Moment& moment, const rules::Command& command);

/// The command that the key for repetition gives: the last aimed deed at the last target, else at the nearest
/// enemy that it can be aimed at.
[[nodiscard]] std::optional<rules::Command> repeated(const Moment& moment);
/// Where a cursor for aiming a command begins: on the first target in view that it would hit, else on the
/// first one, else on a free cell. Nothing if it is not aimed.
[[nodiscard]] std::optional<core::Point> first_target(const Moment& moment, const rules::Command& command);

/// What the command uses, if a place of the quickbar would do the same.
[[nodiscard]] std::optional<QuickThing> quick_thing(const Moment& moment, const rules::Command& command);
/// The costs of that command by the quickbar; the old table has none.
[[nodiscard]] Costs quick_costs(const Moment& moment, const rules::Command& command);
/// The presses that fill a place of the quickbar: its digit and a letter; two clicks.
inline constexpr std::int32_t quick_setup = 2;

/// The costs of travel to a cell, as far as the choice of the cell goes.
[[nodiscard]] Costs travel_costs(const rules::World& world, core::Point goal);

}  // namespace torchwake::testing
