#pragma once

#include "panels/menu_box.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/models.hpp>

namespace torchwake::view {

/// The words of a shop's menu: a title that names both ways to trade, and below the lines what the trade
/// under the cursor would come to. The facts take the same room
/// whatever the cursor is on.
[[nodiscard]] MenuWords shop_words(MenuWords words, const screen::ShopModel& shop,
                                   const rules::Knowledge& knowledge);

}  // namespace torchwake::view
