#pragma once

#include "files/assets.hpp"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::app {

/// The language in which the game is written. Its sentences stand in for those that another one lacks.
inline constexpr std::string_view first_language = "english";

/// The file of a language among the game's: "words/german.json".
[[nodiscard]] std::filesystem::path language_file(const Assets& assets, std::string_view id);

struct KnownLanguage {
    std::string id;                    ///< the name of its files, without the extension
    std::string name;                  ///< in itself; the id if no file tells it
    std::vector<std::string> locales;  ///< such as "de"
};

/// The languages of the game's words and of mods, by id. Files with faults count.
/// Cost: reads each file.
[[nodiscard]] std::vector<KnownLanguage> known_languages(const Assets& assets,
                                                         std::span<const std::filesystem::path> mods);

[[nodiscard]] bool is_known(std::span<const KnownLanguage> languages, std::string_view id);
/// The sentence that says that there is no such language, and which there are.
[[nodiscard]] std::string no_such_language(std::span<const KnownLanguage> languages, std::string_view id);

/// The language of the locale, by the environment's LC_ALL, LC_MESSAGES and LANG; the first language if there
/// is none.
[[nodiscard]] std::string language_of_locale(std::span<const KnownLanguage> languages);

}  // namespace torchwake::app
