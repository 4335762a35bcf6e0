#pragma once

// The texts of the rule book. Every number in them is read from the data or computed by the formulas of the
// rules; the sentences are "rules-..." in the word list.

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/catalog.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/save/encounters.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/rule_page.hpp>
#include <torchwake/screen/text_filter.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::words {

/// The sources of the texts. All pointers outlive the calls.
struct RuleSource {
    const content::Catalog* catalog = nullptr;                 ///< never null
    const Words* words = nullptr;                              ///< never null
    const screen::KeyMap* keys = nullptr;                      ///< those of the device used last
    const std::optional<forecast::Knowledge>* hero = nullptr;  ///< of the hero in a run
    const save::Encounters* encounters = nullptr;              ///< the monsters met so far
    const screen::KeyMap* all_keys = nullptr;                  ///< those of every device
};

/// A part of a page: a heading, and the lines below it.
struct RuleEntry {
    TextLine heading;                           ///< its first line
    std::vector<TextLine> lines{};              ///< the lines below
    std::optional<content::Appearance> look{};  ///< before the heading
    std::string_view mark{};                    ///< a sprite before the heading; empty: none
    bool table = false;                         ///< each line stands for itself
};

/// The title of a page.
[[nodiscard]] std::string rule_title(screen::RulePage page, const Words& words);

/// The entries of a page, in order.
[[nodiscard]] std::vector<RuleEntry> tell_rules(screen::RulePage page, const RuleSource& source);

/// The entries with the filter's text in the heading or in a line. A table keeps only the lines with it,
/// unless its heading has it.
[[nodiscard]] std::vector<RuleEntry> admitted(std::vector<RuleEntry> entries,
                                              const screen::TextFilter& filter);

}  // namespace torchwake::words
