#pragma once

// The pictures of things in lists.

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/fate.hpp>
#include <torchwake/screen/models.hpp>

#include <optional>

namespace torchwake::words {

/// A letter in the spell's colour. In the window its missile; for a spell that flies nowhere, an item that
/// does the same.
[[nodiscard]] content::Appearance look_of_spell(content::SpellId id, const content::Catalog& catalog);

/// The picture of what a menu line stands for; nothing for an action, an option, a number and the like.
[[nodiscard]] std::optional<content::Appearance> look_of_line(const screen::MenuLine& line,
                                                              const content::Catalog& catalog);

/// The picture of how a run ended: who killed the hero, or the prize; nothing where no picture stands for it.
[[nodiscard]] std::optional<content::Appearance> look_of_fate(const rules::Fate& fate,
                                                              const content::Catalog& catalog);

}  // namespace torchwake::words
