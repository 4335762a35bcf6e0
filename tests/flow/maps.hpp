#pragma once

// Maps that several tests of games are played on.

#include <string_view>

namespace torchwake::flow {

// The hero at the west end of a hall.
inline constexpr std::string_view short_hall = "######\n#@...#\n######";
inline constexpr std::string_view hall = "##########\n#@.......#\n##########";
inline constexpr std::string_view long_hall = "############\n#@.........#\n############";
/// A brute beside the hero kills with any blow.
inline constexpr std::string_view doomed = "####\n#@B#\n####";
/// A map of the market catalog: a tonic and an axe on the way to the smith.
inline constexpr std::string_view smithy = "#######\n#@tks.#\n#######";

}  // namespace torchwake::flow
