#pragma once

#include <torchwake/content/loader.hpp>

#include <string>
#include <utility>

namespace torchwake::content {

/// A mod with those files of items and words.
[[nodiscard]] inline ModTexts mod_with(std::string name, std::string items, std::string words = "") {
    ModTexts mod{std::move(name), {}};
    mod.texts.items = std::move(items);
    mod.texts.words = std::move(words);
    return mod;
}

}  // namespace torchwake::content
