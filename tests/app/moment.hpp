#pragma once

#include <torchwake/json/value.hpp>

#include <string>
#include <vector>

namespace torchwake::testing {

/// The game's visible state and its world at a moment.
struct Moment {
    std::string awaiting;
    std::string hash;
    std::string choice;               ///< the open menu and the moved cursor, as JSON
    std::vector<std::string> screen;  ///< without messages: a command that was taken back adds one

    friend bool operator==(const Moment&, const Moment&) = default;
};

/// The moment that a reply of `torchwake headless` shows.
[[nodiscard]] Moment moment_of(const json::Object& reply);

}  // namespace torchwake::testing
