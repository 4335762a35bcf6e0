#pragma once

// The next actions of the hero and of those in view, as far as the hero can tell.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/knowledge.hpp>

#include <cstddef>
#include <vector>

namespace torchwake::rules {

/// One of the next actions.
struct UpcomingAct {
    EntityId id;
    content::MonsterId kind;
    core::Point at;
    bool certain = false;  ///< false: depends on a wait not rolled yet, which counts as a mean one
};

/// The next `count` actions in order, the hero's present one first. An action is certain if the present
/// counters alone decide its place, as long as no speed, encumbrance or number of actors changes; none after
/// an uncertain one is certain. Cost: one step for each action and actor in view.
[[nodiscard]] std::vector<UpcomingAct> upcoming_acts(const Knowledge& knowledge, std::size_t count);

}  // namespace torchwake::rules
