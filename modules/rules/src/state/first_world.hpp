#pragma once

#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/world.hpp>

#include <cstdint>

namespace torchwake::rules {

/// The World of a run that begins on that level, with the hero as its kind is.
[[nodiscard]] World first_world(const content::Catalog& catalog, std::uint64_t seed, const LevelPlan& plan);

}  // namespace torchwake::rules
