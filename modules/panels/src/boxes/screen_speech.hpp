#pragma once

#include <torchwake/words/sentence.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::panels {

/// A screen in sentences. Its menu is told from the model alone (menu_speech.hpp).
struct ScreenSpeech {
    std::string title;
    std::vector<words::TextLine> lines{};   ///< what it shows besides its menu
    std::vector<words::TextLine> choice{};  ///< about the chosen line of its menu
};

/// A width at which no sentence is broken.
inline constexpr std::int32_t unbroken = 100'000;

}  // namespace torchwake::panels
