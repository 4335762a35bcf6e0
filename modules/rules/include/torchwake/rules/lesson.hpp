#pragma once

// Runs in a lesson. The seed of such a run is one of the last below seed_limit, which no other run gets, so
// the run itself tells its lesson. It is a run for practice from its first state on, and is never scored.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/world.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace torchwake::rules {

/// The seeds from here on are those of lessons.
inline constexpr std::uint64_t first_lesson_seed = seed_limit - content::most_lessons;

/// The seed of the lesson at that place of the catalog.
[[nodiscard]] constexpr std::uint64_t seed_of_lesson(std::size_t place) {
    return seed_limit - 1 - place;
}
/// The place of the lesson that a run with that seed is in; nothing if it is in none.
[[nodiscard]] std::optional<std::size_t> lesson_of_seed(const content::Catalog& catalog, std::uint64_t seed);

/// True if a run with that seed is one for the prize: the catalog has one, and the run is in no lesson.
[[nodiscard]] bool seeks_prize(const content::Catalog& catalog, std::uint64_t seed);

/// The first state of a run in the lesson at that place. Requires: the catalog has it.
[[nodiscard]] World begin_lesson(const content::Catalog& catalog, std::size_t place);

/// True if all goals of a step hold. None holds on another level than that of the lesson.
[[nodiscard]] bool is_over(const World& world, const content::LessonDef& lesson,
                           const content::LessonStep& step);

/// The first step of a lesson whose goals hold before the hero has done anything; nothing if there is none.
[[nodiscard]] std::optional<std::size_t> step_over_at_start(const content::Catalog& catalog,
                                                            std::size_t place);

}  // namespace torchwake::rules
