#pragma once

// What a language lacks, or says wrongly. The player sees the first language's sentence for one that is
// missing, and a wrong placeholder as it is written.

#include <torchwake/content/catalog.hpp>
#include <torchwake/json/error.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/words/words.hpp>

#include <functional>
#include <string>

namespace torchwake::words {

/// The faults of sentences: keys that the first language lacks, placeholders that its sentence lacks, unknown
/// cases, another number of forms than the grammar has, and control characters. Errors name the file `file`.
[[nodiscard]] json::Errors sentence_faults(const Words& words, const Words& first, const std::string& file);

/// The sentences of the first language that these words lack.
[[nodiscard]] json::Errors untranslated(const Words& words, const Words& first, const std::string& file);

/// The names of definitions that stand behind an article, and are not among the nouns. None in a language of
/// one gender, whose nouns need no grammar.
[[nodiscard]] json::Errors nouns_without_grammar(const Words& words, const content::Catalog& catalog,
                                                 const std::string& file);

/// The letters of a document's strings for which the font has no glyph, one error for each letter, with the
/// first place where it stands: of sentences, names and the glyphs of a data file.
[[nodiscard]] json::Errors letters_without_glyph(const json::Value& document,
                                                 const std::function<bool(char32_t)>& has_glyph,
                                                 const std::string& file);

}  // namespace torchwake::words
