#pragma once

// A number as an argument of a sentence.

#include <torchwake/words/colours.hpp>
#include <torchwake/words/sentence.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::words {

/// An argument that gives a number.
[[nodiscard]] inline Argument number(std::string_view name, std::int32_t value, Colour ink = bright_ink) {
    return {name, std::to_string(value), ink};
}

}  // namespace torchwake::words
