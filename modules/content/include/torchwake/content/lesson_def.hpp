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

#include <torchwake/content/ids.hpp>
#include <torchwake/core/grid.hpp>

#include <boost/describe/class.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::content {

inline constexpr core::Size largest_lesson{60, 30};
inline constexpr std::size_t most_lessons = 100;

/// The cells of a lesson's level with that character.
struct LessonPlace {
    char drawn = ' ';
    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

/// The hero stands there.
struct ReachGoal {
    static constexpr std::string_view id = "reach";
    LessonPlace at;
    friend bool operator==(const ReachGoal&, const ReachGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(ReachGoal, (), (at))

/// The hero stands there, and nobody hunts it, or looks for it where it was seen or heard.
struct SneakGoal {
    static constexpr std::string_view id = "sneak";
    LessonPlace at;
    friend bool operator==(const SneakGoal&, const SneakGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(SneakGoal, (), (at))

/// None of that kind lies about any more.
struct TakeGoal {
    static constexpr std::string_view id = "take";
    ItemId item;
    friend bool operator==(const TakeGoal&, const TakeGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(TakeGoal, (), (item))

/// One of that kind lies where the hero laid it.
struct DropGoal {
    static constexpr std::string_view id = "drop";
    ItemId item;
    friend bool operator==(const DropGoal&, const DropGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(DropGoal, (), (item))

/// The hero has none of that kind.
struct LackGoal {
    static constexpr std::string_view id = "lack";
    ItemId item;
    friend bool operator==(const LackGoal&, const LackGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(LackGoal, (), (item))

/// The hero holds or wears one of that kind.
struct EquipGoal {
    static constexpr std::string_view id = "equip";
    ItemId item;
    friend bool operator==(const EquipGoal&, const EquipGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(EquipGoal, (), (item))

/// The hero has learned what that kind is.
struct LearnGoal {
    static constexpr std::string_view id = "learn";
    ItemId item;
    friend bool operator==(const LearnGoal&, const LearnGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(LearnGoal, (), (item))

/// None of that kind lives on the level.
struct SlayGoal {
    static constexpr std::string_view id = "slay";
    MonsterId monster;
    friend bool operator==(const SlayGoal&, const SlayGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(SlayGoal, (), (monster))

/// One of these cells has that tile.
struct TileGoal {
    static constexpr std::string_view id = "tile";
    LessonPlace at;
    TileId tile;
    friend bool operator==(const TileGoal&, const TileGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(TileGoal, (), (at, tile))

/// One of these cells has that cover, liquid or gas.
struct MatterGoal {
    static constexpr std::string_view id = "matter";
    LessonPlace at;
    MatterId matter;
    friend bool operator==(const MatterGoal&, const MatterGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(MatterGoal, (), (at, matter))

/// None of these cells burns or has that cover, liquid or gas.
struct ClearGoal {
    static constexpr std::string_view id = "clear";
    LessonPlace at;
    MatterId matter;
    friend bool operator==(const ClearGoal&, const ClearGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(ClearGoal, (), (at, matter))

/// The hero's torch burns, or does not.
struct TorchGoal {
    static constexpr std::string_view id = "torch";
    bool lit = false;
    friend bool operator==(const TorchGoal&, const TorchGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(TorchGoal, (), (lit))

/// The hero has at least that many hit points.
struct HealGoal {
    static constexpr std::string_view id = "heal";
    std::int32_t least = 1;
    friend bool operator==(const HealGoal&, const HealGoal&) = default;
};
BOOST_DESCRIBE_STRUCT(HealGoal, (), (least))

using LessonGoal = std::variant<ReachGoal, SneakGoal, TakeGoal, DropGoal, LackGoal, EquipGoal, LearnGoal,
                                SlayGoal, TileGoal, MatterGoal, ClearGoal, TorchGoal, HealGoal>;

struct LessonStep {
    std::vector<LessonGoal> goals;
    std::string text{};  ///< its hint, from the words; `{ACTION}` names the key of an action
    friend bool operator==(const LessonStep&, const LessonStep&) = default;
};

/// The characters with the same meaning in all lessons: wall, floor, door and the hero's start. Others stand
/// in the legend.
inline constexpr std::string_view lesson_characters = "#.+@";

/// A character of the legend, and all that stands in each of its cells over the level's floor.
struct LessonCell {
    char drawn = ' ';
    TileId tile{};  ///< invalid: the floor
    MonsterId monster{};
    bool asleep = false;
    ItemId item{};
    MatterId cover{};
    MatterId liquid{};
    std::int32_t depth = 0;  ///< of the liquid
    friend bool operator==(const LessonCell&, const LessonCell&) = default;
};

/// A thing that the hero brings, in a slot of its own.
struct LessonThing {
    ItemId item;
    std::int32_t count = 1;
    bool worn = false;  ///< held or worn
    friend bool operator==(const LessonThing&, const LessonThing&) = default;
};

struct LessonDef {
    std::string id;
    std::string name;         ///< from the words, as the description
    std::string description;  ///< what it teaches
    std::int32_t depth = 1;   ///< the level there gives it floor, walls, doors and look
    core::Grid<char> cells;
    std::vector<LessonCell> legend;
    std::vector<LessonThing> pack;  ///< the hero's things, in place of those that its kind comes with
    std::int32_t hit_points = 0;    ///< of the hero at the start; 0: all
    std::vector<LessonStep> steps;

    friend bool operator==(const LessonDef&, const LessonDef&) = default;
};

/// The character's entry in the legend; null for one with the same meaning in all lessons.
[[nodiscard]] const LessonCell* legend_of(const LessonDef& lesson, char drawn);

/// The cells with that character, row by row.
[[nodiscard]] std::vector<core::Point> cells_with(const LessonDef& lesson, char drawn);

/// The cell in which the hero starts.
[[nodiscard]] core::Point start_of(const LessonDef& lesson);

}  // namespace torchwake::content
