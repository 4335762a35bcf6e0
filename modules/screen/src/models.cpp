#include <torchwake/core/name_id.hpp>
#include <torchwake/screen/models.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace torchwake::screen {
namespace {

/// The ids of menus, in the order of the list.
constexpr std::array menu_ids{
#define TORCHWAKE_ID(name, ...) core::NameId(#name),
    TORCHWAKE_MENUS(TORCHWAKE_ID)
#undef TORCHWAKE_ID
};

}  // namespace

std::string_view menu_id(MenuPurpose purpose) {
    return menu_ids[static_cast<std::size_t>(purpose)].view();
}

ScoresModel scores_model(const std::vector<save::ScoreEntry>& entries, std::optional<std::int32_t> latest,
                         std::string problem) {
    const auto last = static_cast<std::int32_t>(entries.size()) - 1;
    const std::int32_t cursor = std::clamp(latest.value_or(0), 0, std::max(last, 0));
    ScoresModel model{{MenuPurpose::Scores, {}, cursor}, latest, std::move(problem)};
    for (const save::ScoreEntry& entry : entries) {
        model.menu.lines.push_back({ScoreLine{entry}, 0, !entry.run.empty()});
    }
    if (entries.empty()) {
        model.menu.lines.push_back({FreeSlotLine{}, 0, false});
    }
    return model;
}

MenuModel rules_menu(RulePage page) {
    MenuModel menu{MenuPurpose::Rules, {}, static_cast<std::int32_t>(page)};
    for (const RulePageTraits& row : rule_page_table) {
        menu.lines.push_back({RuleLine{row.kind}, row.letter});
    }
    return menu;
}

}  // namespace torchwake::screen
