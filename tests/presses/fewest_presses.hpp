#pragma once

// The fewest presses that give the commands of a recorded run, by dynamic programming over its moments. From
// each moment lead a single command, by what it costs alone, and each automatic action that from there to its
// own stop gives the very commands on record: explore, rest, run, travel to the stairs and to the next places
// where the hero did something else. So an action counts only as far as it really goes.

#include "presses/key_tables.hpp"
#include "presses/recorded_run.hpp"

#include <torchwake/autopilot/auto_action.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace torchwake::testing {

// The kinds of deeds that presses are spent on: name, title.
// clang-format off
#define TORCHWAKE_DEEDS(DEED) \
    DEED(Explore, "explore")        \
    DEED(Travel,  "travel")         \
    DEED(Rest,    "rest")           \
    DEED(Run,     "run")            \
    DEED(Step,    "single steps")   \
    DEED(Blow,    "blows")          \
    DEED(Wait,    "single waits")   \
    DEED(Take,    "get")            \
    DEED(Aim,     "shots, throws, aimed magic") \
    DEED(Use,     "use, wear, cast") \
    DEED(Stairs,  "stairs")         \
    DEED(Trade,   "trade")          \
    DEED(Other,   "other")
// clang-format on

enum class Deed : std::uint8_t {
#define TORCHWAKE_ENUMERATOR(name, title) name,
    TORCHWAKE_DEEDS(TORCHWAKE_ENUMERATOR)
#undef TORCHWAKE_ENUMERATOR
};

inline constexpr std::array deed_titles{
#define TORCHWAKE_TITLE(name, title) std::string_view(title),
    TORCHWAKE_DEEDS(TORCHWAKE_TITLE)
#undef TORCHWAKE_TITLE
};

struct Presses {
    Costs all;
    std::array<Costs, deed_titles.size()> by_deed{};
    std::int32_t commands = 0;
    std::int32_t quick_places = 0;  ///< places of the quickbar that are worth their filling

    Presses& operator+=(const Presses& other);
};

/// Replays a run: `see` is given each moment before a command, and the last one, with its place.
void replay(const RecordedRun& run, const std::function<void(std::size_t, const Moment&)>& see);

/// A part of the cheapest way through a run under one table.
struct Part {
    std::size_t from = 0;  ///< the place of its first command
    std::size_t to = 0;    ///< the place behind its last
    std::int32_t cost = 0;
    Deed deed = Deed::Other;
    std::optional<autopilot::AutoAction> action{};
    bool quick = false;  ///< by the quickbar, or with the filling of a place
};

/// The cheapest way through a run under one table, from the first command to the last. In the town, where
/// nothing counts, each command is a part of its own, and each visit to a shop.
[[nodiscard]] std::vector<Part> cheapest_way(const RecordedRun& run, Table table);

/// The fewest presses for the commands of a run that the hero gave on the levels below the town.
[[nodiscard]] Presses fewest_presses(const RecordedRun& run);

}  // namespace torchwake::testing
