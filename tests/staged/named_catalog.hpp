#pragma once

// A catalog with names and the English sentences, for the tests of words and of what shows them.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/words/words.hpp>

#include <string>

namespace torchwake::staged {

/// The contents of a file.
std::string text_of(const std::string& path);

/// A catalog with names, colours and sprites.
content::Catalog named(content::CatalogParts parts);

/// The catalog of drawn maps with names, colours and sprites.
const content::Catalog& named_catalog();

const words::Words& english();

/// The sentence that the log tells of an event; empty if there is none.
std::string said(const rules::Event& event, const content::Catalog& catalog = named_catalog());

/// The hero of a catalog, as events name it.
rules::ActorRef hero_ref(const content::Catalog& catalog = named_catalog());

}  // namespace torchwake::staged
