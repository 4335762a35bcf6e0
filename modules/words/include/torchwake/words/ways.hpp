#pragma once

// Places of the level in words, relative to the hero, and what is notable there.

#include <torchwake/core/point.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/words/words.hpp>

#include <string>
#include <vector>

namespace torchwake::words {

/// The steps from one cell to another, as on open floor: "4 north-east"; "2 north-east and 3 east"; "here".
[[nodiscard]] std::string way_in_words(core::Point from, core::Point to, const Words& words);

/// The name of what is in a cell, and the steps to it: "Orc, 4 north-east."
[[nodiscard]] std::string told_cell(const forecast::Knowledge& known, core::Point at, const Words& words);

/// How far the hero can walk in each direction, as far as it knows: "3 north, 5 east".
[[nodiscard]] std::string open_ways(const forecast::Knowledge& known, const Words& words);

/// A place that stays where it is, and that a player looks for.
struct Feature {
    core::Point at;    ///< its cell
    std::string name;  ///< in the language of the catalog
};
/// The known stairs, portals, doors, containers and traps, the nearest first.
[[nodiscard]] std::vector<Feature> features(const forecast::Knowledge& known);

}  // namespace torchwake::words
