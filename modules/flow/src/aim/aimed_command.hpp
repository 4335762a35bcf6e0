#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/rules/command.hpp>

#include <variant>

namespace torchwake::flow {

/// A command that takes a target: a use, a cast, a throw or a shot.
using AimedCommand = std::variant<rules::UseItem, rules::Cast, rules::Throw, rules::Fire>;

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
