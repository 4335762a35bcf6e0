#pragma once

#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// The trick that a monster plays while it hunts or tracks an enemy: the first of its kind's that is of use
/// and drawn; nothing if there is none. Random: stream "minds", one draw for each trick that it considers.
[[nodiscard]] std::optional<Command> trickery(const Ruleset& ruleset, World& world, EntityId monster);

}  // namespace torchwake::rules
