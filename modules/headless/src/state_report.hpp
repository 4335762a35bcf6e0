#pragma once

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/words.hpp>

namespace torchwake::headless {

/// Adds the hero's knowledge to a state: player, inventory, visible, foretold, map.
void report_knowledge(json::Object& state, const forecast::Knowledge& knowledge);

/// The report of an open menu with its lines.
[[nodiscard]] json::Object report_menu(const screen::MenuModel& menu, const words::Words& words,
                                       const content::Catalog& catalog);

}  // namespace torchwake::headless
