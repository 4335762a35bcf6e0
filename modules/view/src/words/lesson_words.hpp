#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <string>

namespace torchwake::view {

/// "Aim and odds, 2 of 5"
[[nodiscard]] std::string lesson_title(const screen::LessonNote& note, const content::Catalog& catalog,
                                       const Words& words);

/// What the player is to do in the present step. A placeholder with the id of an action is replaced by its
/// first key, and `{steps}` by what one walks with; empty once all steps are done.
[[nodiscard]] TextLine lesson_hint(const screen::LessonNote& note, const content::Catalog& catalog,
                                   const Words& words, const screen::KeyMap& keys);

}  // namespace torchwake::view
