#include "files/languages.hpp"

#include "platform/platform.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/identifier.hpp>
#include <torchwake/words/words.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <system_error>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

void add_languages_in(const fs::path& folder, std::set<std::string>& ids) {
    std::error_code unreadable;
    for (fs::directory_iterator entry(folder, unreadable), end; !unreadable && entry != end;
         entry.increment(unreadable)) {
        const fs::path& file = entry->path();
        if (file.extension() == ".json" && json::is_identifier(file.stem().string())) {
            ids.insert(file.stem().string());
        }
    }
}

/// What the first sound file of a language says of it.
KnownLanguage described(const Assets& assets, const std::string& id, std::span<const fs::path> mods) {
    const fs::path own = language_file(assets, id);
    std::vector<fs::path> files{own};
    for (const fs::path& mod : mods) {
        files.push_back(content::language_of(mod, own));
    }
    for (const fs::path& file : files) {
        const auto words = words::load_words(file);
        if (words && !words->grammar().tables().language.empty()) {
            return {id, words->grammar().tables().language, words->grammar().tables().locales};
        }
    }
    return {id, id, {}};
}

/// The language of a locale: "de" of "de_DE.UTF-8".
std::string language_part(std::string_view locale) {
    return std::string(locale.substr(0, locale.find_first_of("_.@")));
}

}  // namespace

fs::path language_file(const Assets& assets, std::string_view id) {
    return assets.find("words/" + std::string(id) + ".json");
}

std::vector<KnownLanguage> known_languages(const Assets& assets, std::span<const fs::path> mods) {
    std::set<std::string> ids;
    add_languages_in(assets.find_own("words"), ids);
    add_languages_in(assets.find("words"), ids);
    for (const fs::path& mod : mods) {
        add_languages_in(mod / content::languages_name, ids);
    }
    std::vector<KnownLanguage> languages;
    languages.reserve(ids.size());
    for (const std::string& id : ids) {
        languages.push_back(described(assets, id, mods));
    }
    return languages;
}

bool is_known(std::span<const KnownLanguage> languages, std::string_view id) {
    return std::ranges::find(languages, id, &KnownLanguage::id) != languages.end();
}

std::string no_such_language(std::span<const KnownLanguage> languages, std::string_view id) {
    std::string known;
    for (const KnownLanguage& each : languages) {
        known += (known.empty() ? "" : ", ") + each.id;
    }
    return "there is no language '" + std::string(id) + "'; there are " + known;
}

std::string language_of_locale(std::span<const KnownLanguage> languages) {
    const auto locale = platform::locale_name();
    if (!locale) {
        return std::string(first_language);
    }
    const std::string wanted = language_part(*locale);
    const auto found = std::ranges::find_if(languages, [&wanted](const KnownLanguage& language) {
        return std::ranges::find(language.locales, wanted) != language.locales.end();
    });
    return found != languages.end() ? found->id : std::string(first_language);
}

}  // namespace torchwake::app
