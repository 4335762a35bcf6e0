#pragma once

#include <torchwake/content/saving_throw.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::rules {

/// What those whom an effect reaches are up against.
struct Saving {
    const std::optional<content::SavingThrow>& save;  ///< nothing: nobody is saved
    std::int32_t intelligence = 11;                   ///< behind the effect
};

/// Who of them saves itself, by place, and says so. Random: a draw for each, where there is a saving throw.
[[nodiscard]] std::vector<bool> roll_saves(const World& world, core::RandomStream& stream,
                                           const Saving& saving, std::span<const EntityId> reached,
                                           Events& events);

}  // namespace torchwake::rules
