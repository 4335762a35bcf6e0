#pragma once

#include "scenario/scenario.hpp"

#include <torchwake/autopilot/auto_action.hpp>

#include <cstdint>
#include <string_view>
#include <variant>

namespace torchwake::autopilot {

/// The monster with an id of the test catalog.
inline content::MonsterId kind(const scenario::Scenario& scenario, std::string_view id) {
    return *scenario.catalog().find_monster(id);
}

/// The end of an automatic action, and the number of its steps.
struct Ended {
    Stop stop;
    std::int32_t steps = 0;
};

/// Does an automatic action to its end, as a player does who never interrupts.
inline Ended carry_out(scenario::Scenario& scenario, const AutoAction& action) {
    AutoActionRunner runner(action);
    Ended ended;
    for (;;) {
        const auto step = runner.next(scenario.knowledge());
        if (const Stop* stop = std::get_if<Stop>(&step)) {
            ended.stop = *stop;
            return ended;
        }
        const rules::Turn turn = scenario.act(std::get<rules::Command>(step));
        ++ended.steps;
        if (const auto stop = runner.after(scenario.knowledge(), turn)) {
            ended.stop = *stop;
            return ended;
        }
    }
}

}  // namespace torchwake::autopilot
