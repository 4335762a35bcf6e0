#pragma once

#include <torchwake/content/saving_throw.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::rules {

/// The saving throw against an effect.
struct Saving {
    const std::optional<content::SavingThrow>& save;  ///< nothing: none is allowed
    std::int32_t intelligence = 11;                   ///< behind the effect
};

/// The result of each reached actor's saving throw, by place, with its event. Random: one draw each, if there
/// is a saving throw.
[[nodiscard]] std::vector<bool> roll_saves(const World& world, core::RandomStream& stream,
                                           const Saving& saving, std::span<const EntityId> reached,
                                           Events& events);

}  // namespace torchwake::rules
