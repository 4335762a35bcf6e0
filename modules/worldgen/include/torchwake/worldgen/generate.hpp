#pragma once

// Levels as a function of catalog, seed and depth.
//
// 1. Equal arguments give equal levels, on every machine, whatever was generated before.
// 2. Every floor cell can be reached from the arrival.
// 3. Stairs down stand in the region farthest by walking from the arrival, or in the arena of a level that
// has
//    one, behind its lord; nothing spawns on stairs. A level with a prize has no stairs down; the prize lies
//    there instead, and nothing shares its cell.
// 4. No monster stands in sight of the hero's arrival.
// 5. If the first monster drawn for a region goes in packs, all monsters drawn for the region are of its
// kind,
//    stand near each other, and are all asleep or all awake.
// 6. Overlays are laid on the builder's level, and vaults after them; a vault is a region.
// 7. A town, at depth 0, has no stairs up. Each vendor stands in a house of its own, if there are enough
//    houses. The hero arrives in the streets; the stairs down are there too, as far away as possible.
// 8. A travelling kind stands on one level of its range of depths, where it blocks no way.
// 9. Every trap can be walked around. No trap is in the region of arrival, or under an actor or an item.
// 10. Matter is at rest, and lies on bare floor away from the arrival, stairs and vaults.
// 11. A scene lies away from doors, stairs and the region of arrival. No scene comes twice in a run. Every
//     cell can be reached without a step on what harms or holds in a scene.

#include <torchwake/core/rect.hpp>
#include <torchwake/levels/level.hpp>
#include <torchwake/rules/ruleset.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace torchwake::worldgen {

/// A level with its regions, at least two.
struct LevelDraft {
    rules::LevelPlan plan;                ///< the level as the rules take it
    std::vector<levels::Region> regions;  ///< spawn counts are drawn for each of them
    std::vector<core::Point> guarded;     ///< cells of vaults that always get a monster, unless in sight
    std::vector<core::Point> treasured;   ///< cells of vaults that always get an item
    std::vector<core::Point> drawn;       ///< cells of the arena and of scenes, in which nothing else is put
    std::size_t houses = 0;               ///< in a town, this many of the first regions are rooms of houses
    core::Rect arena{};                   ///< the cells of the arena, in no region; empty: there is none
    std::optional<core::Point> end{};     ///< the end of the way, if the arena has it

    friend bool operator==(const LevelDraft&, const LevelDraft&) = default;
};

/// Called after each step with the level so far, so that a view can show how it was made.
using Observer = std::function<void(std::string_view step, const rules::LevelPlan& so_far)>;

/// Makes the level of that depth. Requires: the catalog has a level definition for it.
/// Random: streams "builder", "arena", "layout", "props", "scenes", "spawns", "travellers", "food", "traps"
/// and "matter" of seed and depth, and "scenes", "meals" and "travels" of the seed, nothing else.
[[nodiscard]] rules::LevelPlan generate(const content::Catalog& catalog, std::uint64_t seed,
                                        std::int32_t depth, const Observer& observer = {});

/// As generate(), with the regions. The plan equals that of generate() for equal arguments.
[[nodiscard]] LevelDraft generate_with_regions(const content::Catalog& catalog, std::uint64_t seed,
                                               std::int32_t depth, const Observer& observer = {});

/// Makes the level of that depth by the given builder, with its regions. An empty name stands for the builder
/// that is drawn by the definition's weights. Requires: `builder` is one of levels::builder_names, or empty.
[[nodiscard]] LevelDraft generate_by(const content::Catalog& catalog, std::string_view builder,
                                     std::uint64_t seed, std::int32_t depth, const Observer& observer = {});

/// generate(), in the form that the rules take.
[[nodiscard]] rules::LevelSource level_source();

}  // namespace torchwake::worldgen
