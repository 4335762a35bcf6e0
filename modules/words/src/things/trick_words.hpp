#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <vector>

namespace torchwake::words {

/// Adds a sentence with the conditions that a monster kind's natural attacks bring, if any.
void tell_attack_effects(const content::MonsterDef& kind, const Words& words, std::vector<TextLine>& lines);

/// Adds a sentence for each trick of a monster kind.
void tell_tricks(const content::Catalog& catalog, const content::MonsterDef& kind, const Words& words,
                 std::vector<TextLine>& lines);

/// Adds a sentence for each way in which a monster kind minds flames, water and lamps unlike others.
void tell_nature(const content::MonsterDef& kind, const Words& words, std::vector<TextLine>& lines);

/// Adds what a lord does, and what the way past it costs; nothing for another kind.
void tell_lord(const content::Catalog& catalog, content::MonsterId id, const Words& words,
               std::vector<TextLine>& lines);

}  // namespace torchwake::words
