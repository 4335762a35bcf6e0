#pragma once

// The monsters that the hero of a run met and killed, by kind. They stand in the run's chronicle: no rule
// depends on them, and a replay counts them again.

#include <torchwake/content/ids.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/ids.hpp>

#include <boost/describe/class.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::save {

/// The monsters of a kind.
struct Encounter {
    content::MonsterId kind;  ///< the kind that was counted
    std::int32_t met = 0;     ///< how many the hero saw
    std::int32_t killed = 0;  ///< how many the hero killed, seen or not
    friend bool operator==(const Encounter&, const Encounter&) = default;
};
BOOST_DESCRIBE_STRUCT(Encounter, (), (kind, met, killed))

/// Invariant: `kinds` is sorted by kind, and `seen` by id, each without repetition.
struct Encounters {
    std::vector<Encounter> kinds{};       ///< only kinds of which one was met or killed
    std::vector<rules::EntityId> seen{};  ///< the ids of all that were met

    friend bool operator==(const Encounters&, const Encounters&) = default;
};
BOOST_DESCRIBE_STRUCT(Encounters, (), (kinds, seen))

/// The encounters with a kind; none if the hero met none of it.
[[nodiscard]] Encounter encounter_with(const Encounters& encounters, content::MonsterId kind);

/// Counts the monsters in view that were not met before.
void add_met(Encounters& encounters, const std::vector<forecast::KnownBody>& in_view);
/// Counts a kill by the hero, if the event tells one.
void add_killed(Encounters& encounters, const rules::Event& event);

/// True if the invariant holds, and the counts can be true: as many are met as were seen.
[[nodiscard]] bool is_sound(const Encounters& encounters);

}  // namespace torchwake::save
