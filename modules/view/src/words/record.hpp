#pragma once

#include "panels/menu_box.hpp"

#include <torchwake/rules/chronicle.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/models.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::view {

inline constexpr std::size_t recorded_messages = 20;

/// The facts from which a record is written.
struct RecordSource {
    const screen::RecapModel& recap;
    rules::Knowledge knowledge;
    const rules::Chronicle& chronicle;
    std::string name;
    std::vector<std::string> messages;
};

[[nodiscard]] std::string record_text(const RecordSource& source, const MenuWords& words);

}  // namespace torchwake::view
