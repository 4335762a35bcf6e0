#pragma once

// Who acts next, as far as the hero can tell: the hero and those in view, and nobody else.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/knowledge.hpp>

#include <cstddef>
#include <vector>

namespace torchwake::rules {

/// One act of the next few.
struct UpcomingAct {
    EntityId id;
    content::MonsterId kind;
    core::Point at;
    bool certain =
        false;  ///< false: it hangs on a wait that is rolled only then, and is taken for a mean one
};

/// So many acts in their order, the hero's present one first. An act is certain where the counters of all
/// alone decide that it comes then, as long as nobody's speed, burden or number changes; none behind an
/// uncertain one is certain. Cost: one step an act and actor in view.
[[nodiscard]] std::vector<UpcomingAct> upcoming_acts(const Knowledge& knowledge, std::size_t count);

}  // namespace torchwake::rules
