#pragma once

// A lesson: a small level drawn by hand, what the hero brings to it, and the steps in which the player
// learns. A step is over when all its goals hold. They are judged from the World alone, so a lesson can be
// stored, continued and taken back as any run.
//
// 1. The level has a wall around it, and one cell in which the hero starts. There is a step, and each has a
// goal.
// 2. A place of a goal is a character of the drawing. The hero can walk to it, or beside it if it is solid.
// 3. Monsters and matter are where an actor can stand.
//
// No rule of the game reads a lesson, and a run in one begins with a stored state, so lessons are not in the
// data hash.
//
// A new goal is a struct here, at the end of LessonGoal, and its rule in `rules` (lesson_goals.cpp).

#include <torchwake/content/described.hpp>
#include <torchwake/content/drawn_cell.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::content {

/// The greatest size of a lesson's level.
inline constexpr core::Size largest_lesson{60, 30};
/// The most lessons of a catalog.
inline constexpr std::size_t most_lessons = 100;

/// The cells of a lesson's level with that character.
struct LessonPlace {
    char drawn = ' ';  ///< the character
    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

/// The hero stands there.
struct ReachGoal {
    static constexpr std::string_view id = "reach";  ///< its name in data
    LessonPlace at;                                  ///< one of those cells
};
BOOST_DESCRIBE_STRUCT(ReachGoal, (), (at))

/// The hero stands there, and nobody hunts it, or looks for it where it was seen or heard.
struct SneakGoal {
    static constexpr std::string_view id = "sneak";  ///< its name in data
    LessonPlace at;                                  ///< one of those cells
};
BOOST_DESCRIBE_STRUCT(SneakGoal, (), (at))

/// None of that kind lies about any more.
struct TakeGoal {
    static constexpr std::string_view id = "take";  ///< its name in data
    ItemId item;                                    ///< the kind to take
};
BOOST_DESCRIBE_STRUCT(TakeGoal, (), (item))

/// One of that kind lies where the hero laid it.
struct DropGoal {
    static constexpr std::string_view id = "drop";  ///< its name in data
    ItemId item;                                    ///< the kind to lay down
};
BOOST_DESCRIBE_STRUCT(DropGoal, (), (item))

/// The hero has none of that kind.
struct LackGoal {
    static constexpr std::string_view id = "lack";  ///< its name in data
    ItemId item;                                    ///< the kind to be without
};
BOOST_DESCRIBE_STRUCT(LackGoal, (), (item))

/// The hero holds or wears one of that kind.
struct EquipGoal {
    static constexpr std::string_view id = "equip";  ///< its name in data
    ItemId item;                                     ///< the kind to hold or wear
};
BOOST_DESCRIBE_STRUCT(EquipGoal, (), (item))

/// The hero has learned what that kind is.
struct LearnGoal {
    static constexpr std::string_view id = "learn";  ///< its name in data
    ItemId item;                                     ///< the kind to learn
};
BOOST_DESCRIBE_STRUCT(LearnGoal, (), (item))

/// None of that kind lives on the level.
struct SlayGoal {
    static constexpr std::string_view id = "slay";  ///< its name in data
    MonsterId monster;                              ///< the kind to kill off
};
BOOST_DESCRIBE_STRUCT(SlayGoal, (), (monster))

/// One of these cells has that tile.
struct TileGoal {
    static constexpr std::string_view id = "tile";  ///< its name in data
    LessonPlace at;                                 ///< those cells
    TileId tile;                                    ///< the kind of terrain
};
BOOST_DESCRIBE_STRUCT(TileGoal, (), (at, tile))

/// One of these cells has that cover, liquid or gas.
struct MatterGoal {
    static constexpr std::string_view id = "matter";  ///< its name in data
    LessonPlace at;                                   ///< those cells
    MatterId matter;                                  ///< a cover, a liquid or a gas
};
BOOST_DESCRIBE_STRUCT(MatterGoal, (), (at, matter))

/// None of these cells burns or has that cover, liquid or gas.
struct ClearGoal {
    static constexpr std::string_view id = "clear";  ///< its name in data
    LessonPlace at;                                  ///< those cells
    MatterId matter;                                 ///< a cover, a liquid or a gas
};
BOOST_DESCRIBE_STRUCT(ClearGoal, (), (at, matter))

/// The hero's torch burns, or does not.
struct TorchGoal {
    static constexpr std::string_view id = "torch";  ///< its name in data
    bool lit = false;                                ///< true: it has to burn
};
BOOST_DESCRIBE_STRUCT(TorchGoal, (), (lit))

/// The hero has at least that many hit points.
struct HealGoal {
    static constexpr std::string_view id = "heal";  ///< its name in data
    std::int32_t least = 1;                         ///< hit points
};
BOOST_DESCRIBE_STRUCT(HealGoal, (), (least))

/// A goal of a step.
using LessonGoal = std::variant<ReachGoal, SneakGoal, TakeGoal, DropGoal, LackGoal, EquipGoal, LearnGoal,
                                SlayGoal, TileGoal, MatterGoal, ClearGoal, TorchGoal, HealGoal>;

/// What the player learns next.
struct LessonStep {
    std::vector<LessonGoal> goals;      ///< all have to hold; at least one
    std::optional<LessonPlace> mark{};  ///< cells to mark beside those of its goals; nothing: none
    std::string text{};                 ///< its hint, from the words; `{ACTION}` names the key of an action
    std::string hunted{};               ///< its hint while the hero sees that one hunts it; empty: the same
    friend bool operator==(const LessonStep&, const LessonStep&) = default;
};

/// The characters with the same meaning in all lessons: wall, floor, door and the hero's start. Others stand
/// in the legend.
inline constexpr std::string_view lesson_characters = "#.+@";

/// A thing that the hero brings, in a slot of its own.
struct LessonThing {
    ItemId item;             ///< its kind
    std::int32_t count = 1;  ///< of like items, from 1 on
    bool worn = false;       ///< held or worn
    friend bool operator==(const LessonThing&, const LessonThing&) = default;
};

/// A lesson, as the head of this file describes it.
struct LessonDef {
    std::string id;                 ///< text id, unique among lessons
    std::string name;               ///< from the words, as the description
    std::string description;        ///< what it teaches
    std::int32_t depth = 1;         ///< the level there gives it floor, walls, doors and look
    core::Grid<char> cells;         ///< the drawing, one character a cell
    std::vector<DrawnCell> legend;  ///< of the characters without a common meaning
    std::vector<LessonThing> pack;  ///< the hero's things, in place of those that its kind comes with
    std::int32_t hit_points = 0;    ///< of the hero at the start; 0: all
    std::vector<LessonStep> steps;  ///< in their order, at least one

    friend bool operator==(const LessonDef&, const LessonDef&) = default;
};

/// The character's entry in the legend; null for one with the same meaning in all lessons.
[[nodiscard]] const DrawnCell* legend_of(const LessonDef& lesson, char drawn);

/// The cells with that character, row by row.
[[nodiscard]] std::vector<core::Point> cells_with(const LessonDef& lesson, char drawn);

/// The cells to mark in a step: those in which the hero has to stand for its goals, and those of its mark.
[[nodiscard]] std::vector<core::Point> marked_cells(const LessonDef& lesson, const LessonStep& step);

/// The cell in which the hero starts.
[[nodiscard]] core::Point start_of(const LessonDef& lesson);

}  // namespace torchwake::content
