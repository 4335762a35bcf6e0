#pragma once

// A play that nothing disturbs, with which plays that are killed are compared.

#include "app/headless_game.hpp"
#include "app/moment.hpp"

#include <torchwake/core/random.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::testing {

/// Milliseconds; longer than any animation.
inline constexpr int settling_time = 5000;

/// The moment of a game, and its messages.
struct Shown {
    Moment moment;
    std::vector<std::string> messages;  ///< unfolded, without those of commands that were taken back
};

/// Keys that end neither the run nor the process, and what is shown before the first and after each.
struct TwinPlay {
    std::vector<std::string> keys;
    std::vector<Shown> moments;
};

/// Plays a new game with random keys, as many as named, each where it makes sense.
[[nodiscard]] TwinPlay play_twin(const std::vector<std::string>& arguments, core::RandomStream& stream,
                                 std::size_t keys);

/// Continues a killed play. Returns the place of the twin's moment that it comes back to, from `least` to
/// `most`. The test fails if there is none.
[[nodiscard]] std::size_t place_of_return(const TwinPlay& twin, const std::vector<std::string>& arguments,
                                          std::size_t least, std::size_t most);

}  // namespace torchwake::testing
