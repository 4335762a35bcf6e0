#pragma once

// The lines of a menu in sentences.

#include "boxes/menu_box.hpp"

#include <torchwake/screen/models.hpp>

#include <string>
#include <vector>

namespace torchwake::panels {

/// The lines that are shown, in their order: "b, healing potion, x2, 0.5 lb".
[[nodiscard]] std::vector<std::string> told_lines(const screen::MenuModel& menu, const MenuWords& words);
/// The line under the cursor and its place: "2 of 7: b, healing potion"; empty if no line is shown.
[[nodiscard]] std::string told_choice(const screen::MenuModel& menu, const MenuWords& words);

}  // namespace torchwake::panels
