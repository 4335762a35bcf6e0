#pragma once

#include <torchwake/json/node.hpp>
#include <torchwake/words/grammar.hpp>

namespace torchwake::words {

/// Reads the member "language" of a file of words. Errors, as reports: every fault, among them tables that
/// lack a gender or a case.
void read_language(const json::Node& node, GrammarTables& grammar);
/// Reads the member "nouns"; a noun replaces an earlier one of its name.
/// Errors, as reports: unknown genders, another number of forms than the language has cases.
void read_nouns(const json::Node& node, GrammarTables& grammar);

}  // namespace torchwake::words
