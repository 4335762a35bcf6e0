#pragma once

#include "boxes/menu_box.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/save/chronicle.hpp>
#include <torchwake/screen/models.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::panels {

inline constexpr std::size_t reported_messages = 20;

/// The facts from which a record is written.
struct RunReportSource {
    const screen::RecapModel& recap;
    forecast::Knowledge knowledge;
    const save::Chronicle& chronicle;
    std::string name;
    std::vector<std::string> messages;
};

[[nodiscard]] std::string run_report_text(const RunReportSource& source, const MenuWords& words);

}  // namespace torchwake::panels
