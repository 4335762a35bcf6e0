#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/rules/command.hpp>

#include <variant>

namespace torchwake::flow {

/// The command at that target.
[[nodiscard]] inline rules::Command command_at(const AimedCommand& aimed, core::Point target) {
    return std::visit(
        [target](auto command) {
            command.target = target;
            return rules::Command(command);
        },
        aimed);
}

}  // namespace torchwake::flow
