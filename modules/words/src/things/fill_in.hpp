#pragma once

// Sentences of the word list with their blanks filled in, as those who describe things write them.

#include <torchwake/words/colours.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace torchwake::words {

/// Fills in the sentence of a key.
[[nodiscard]] inline TextLine say(const Words& words, std::string_view key,
                                  std::initializer_list<Argument> arguments) {
    return words.say(key, {arguments.begin(), arguments.size()});
}

[[nodiscard]] inline Argument number(std::string_view name, std::int32_t value, Colour ink = bright_ink) {
    return {name, std::to_string(value), ink};
}

}  // namespace torchwake::words
