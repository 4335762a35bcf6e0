#pragma once

// Lists that are sorted, filtered by typing, and shown as grids.

#include <torchwake/content/catalog.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/screen/models.hpp>

namespace torchwake::flow {

/// Sorts and filters the lines anew; the cursor leaves a line that is not shown any more. Things are found by
/// their names, lines of other lists by their texts on the stage; without a stage they have none.
void arrange(screen::MenuModel& menu, const content::Catalog& catalog, Stage* stage = nullptr);

/// Begins, edits and ends the filter by Filter, Type, Erase and Cancel. False for an answer that does not
/// change it.
bool edit_filter(screen::TextFilter& filter, const screen::Offer& answer);

/// Filters, sorts or reshapes the list by the answer. False for an answer that does none of it.
bool rearrange(screen::MenuModel& menu, const content::Catalog& catalog, const screen::Offer& answer,
               Stage* stage = nullptr);

/// The answers that a list takes while its filter is typed: those of the prompt whose keys write nothing.
[[nodiscard]] screen::Prompt typing_prompt(const screen::Prompt& prompt);

}  // namespace torchwake::flow
