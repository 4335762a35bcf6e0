#pragma once

// Levels as a function of catalog, seed and depth.
//
// 1. Equal arguments give equal levels, on every machine, whatever was generated before.
// 2. Every floor cell can be reached from the arrival.
// 3. Stairs down stand in the region farthest by walking from the arrival; nothing spawns on stairs. A level
//    with a prize has no stairs down; the prize lies there instead, and nothing shares its cell.
// 4. No monster stands where the hero sees it on arrival.
// 5. Monsters of a kind that goes in packs come as all the monsters of a region, near each other, and are all
//    asleep or all awake.
// 6. Overlays are laid on what the builder made, vaults into that; a vault is a region.
// 7. A town, of depth 0, has no stairs up. Its vendors stand in houses of their own, as far as there are
//    enough; the hero arrives in the streets, where the stairs down are too, as far away as can be.
// 8. Every trap can be walked around; none is in the region of arrival, or under somebody or something.

#include <torchwake/levels/level.hpp>
#include <torchwake/rules/ruleset.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace torchwake::worldgen {

/// A level with its regions, of which there are two at least.
struct Layout {
    rules::LevelPlan plan;
    std::vector<levels::Region> regions;  ///< what spawn counts are drawn for
    std::vector<core::Point> guarded;    ///< cells of vaults where a monster stands for sure, unless in sight
    std::vector<core::Point> treasured;  ///< cells of vaults where an item lies for sure
    std::size_t houses = 0;              ///< of a town: so many of the first regions are rooms of houses

    friend bool operator==(const Layout&, const Layout&) = default;
};

/// Called after each step with the level so far, so that a view can show how it was made.
using Observer = std::function<void(std::string_view step, const rules::LevelPlan& so_far)>;

/// Makes the level of that depth. Requires: the catalog has a level definition for it.
/// Random: streams "builder", "layout", "props", "spawns" and "traps" of seed and depth, nothing else.
[[nodiscard]] rules::LevelPlan generate(const content::Catalog& catalog, std::uint64_t seed,
                                        std::int32_t depth, const Observer& observer = {});

/// The same with its regions. The plan is what `generate` returns for equal arguments.
[[nodiscard]] Layout generate_with_regions(const content::Catalog& catalog, std::uint64_t seed,
                                           std::int32_t depth, const Observer& observer = {});

/// What another builder makes of the definition for that depth, with its regions.
/// Requires: one of levels::builder_names; empty: the one that is drawn by the definition's weights.
[[nodiscard]] Layout generate_by(const content::Catalog& catalog, std::string_view builder,
                                 std::uint64_t seed, std::int32_t depth, const Observer& observer = {});

/// `generate` as the rules want it.
[[nodiscard]] rules::LevelSource level_source();

}  // namespace torchwake::worldgen
