#pragma once

// The game's data and words in each language that it comes with, and in a language made of English, in which
// every text has accents and is about 40 % longer: what has room in it has room in most languages.

#include <torchwake/content/catalog.hpp>
#include <torchwake/words/words.hpp>

#include <array>
#include <string>
#include <string_view>

namespace torchwake::panels {

struct Spoken {
    content::Catalog catalog;
    words::Words words;
};

inline constexpr std::string_view pseudo_language = "pseudo";
inline constexpr std::array<std::string_view, 4> spoken_languages{"english", "german", "polish",
                                                                  pseudo_language};

/// Requires: one of spoken_languages.
const Spoken& spoken_in(std::string_view language);

/// A sentence in the made language. Placeholders and the marks between forms stay as they are.
std::string pseudo(std::string_view sentence);

}  // namespace torchwake::panels
