#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <string>

namespace torchwake::words {

/// "Aim and odds, 2 of 5"
[[nodiscard]] std::string lesson_title(const screen::LessonNote& note, const content::Catalog& catalog,
                                       const Words& words);

/// The hint of the present step, or that for a hero who sees that it is hunted; empty once all steps are
/// done. The first key of an action replaces the placeholder with its id, and the keys to walk with replace
/// `{steps}`.
[[nodiscard]] TextLine lesson_hint(const screen::LessonNote& note, const forecast::Knowledge& known,
                                   const Words& words, const screen::KeyMap& keys);

}  // namespace torchwake::words
