#include "level/climb.hpp"

#include "level/falling.hpp"
#include "level/hunt.hpp"
#include "level/matter.hpp"
#include "level/placement.hpp"
#include "level/spawning.hpp"
#include "level/traps.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/deeds.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

namespace torchwake::rules {
namespace {

/// The cells around the hero, by the longer side, in which nothing changes for the worse.
constexpr std::int32_t peace = 6;
/// The patches of what burns that are lit on a level.
constexpr std::int32_t fires = 3;
/// The cells tried for a way that falls in, and for flames across the way.
constexpr std::int32_t tries = 12;

/// Changes one level.
class LevelChange {
  public:
    LevelChange(MutableGameState game, const content::HuntDef& hunt)
        : game_(game),
          world_(game.world),
          hunt_(hunt),
          hero_(position_of(game.world, hero_id)),
          stream_(core::derive_stream(game.world.run.seed, "climb",
                                      static_cast<std::uint64_t>(game.world.level.depth))) {}

    LevelChanged change() {
        break_doors();
        shut_way();
        raise_dead();
        lay_flames();
        kindle();
        return changed_;
    }

    LevelChanged kindle() {
        std::vector<core::Point> cells = cells_that(
            [this](core::Point at) { return can_be_lit(game_.catalog, world_.level.tiles[at], matter(at)); });
        for (std::int32_t fire = 0; fire < fires && !cells.empty(); ++fire) {
            light(core::pick(cells, stream_));
        }
        return changed_;
    }

  private:
    [[nodiscard]] CellMatter matter(core::Point at) const { return matter_at(world_.level.matter, at); }

    /// The cells away from the hero that suit, row by row.
    template <class Suits>
    [[nodiscard]] std::vector<core::Point> cells_that(const Suits& suits) const {
        std::vector<core::Point> cells;
        std::ranges::copy_if(
            core::cells_of(world_.level.tiles.size()), std::back_inserter(cells),
            [&](core::Point at) { return core::chebyshev_distance(at, hero_) > peace && suits(at); });
        return cells;
    }

    /// True for floor on which nothing stands or lies.
    [[nodiscard]] bool is_bare(core::Point at) const {
        const content::TileId floor = game_.catalog.level_at(world_.level.depth).tiles.floor;
        const bool trap =
            std::ranges::any_of(world_.level.traps, [at](const Trap& other) { return other.at == at; });
        return world_.level.tiles[at] == floor && !trap && matter(at) == CellMatter{} &&
               !world_.caches.actors[at].valid() && !world_.caches.objects[at].valid();
    }

    void light(core::Point at) {
        begin_beats(world_);
        world_.caches.scratch->forget_hazards();
        heat_cell(world_.level.matter, at, most_heat);
        ++changed_.fires;
    }

    void break_doors() {
        for (const core::Point at : core::cells_of(world_.level.tiles.size())) {
            const auto open = game_.catalog.tile(world_.level.tiles[at]).opens_to;
            if (open && stream_.chance(1, 2)) {
                change_tile(game_, at, *open);
                ++changed_.opened;
            }
        }
    }

    [[nodiscard]] std::ptrdiff_t cells_in_reach() const {
        const auto& distances = world_.caches.scratch->distances.towards(world_.caches.steps, hero_);
        const auto cells = core::cells_of(distances.size());
        return std::count_if(cells.begin(), cells.end(),
                             [&distances](core::Point at) { return distances[at] != spatial::unreachable; });
    }

    /// The shortest way to the stairs up that does not enter some cells, without its ends' surroundings.
    [[nodiscard]] std::vector<core::Point> way(const spatial::BitGrid* avoid) const {
        const auto up = find_stairs(world_, CellFlag::StairsUp);
        if (!up) {
            return {};
        }
        const auto path = world_.caches.scratch->path_finder.find(world_.caches.steps, hero_, *up, avoid);
        std::vector<core::Point> cells;
        std::ranges::copy_if(path, std::back_inserter(cells), [&](core::Point at) {
            return core::chebyshev_distance(at, hero_) > peace && core::chebyshev_distance(at, *up) > 2;
        });
        return cells;
    }

    /// Lets a cell of the shortest way fall in, if all other cells can still be walked to.
    void shut_way() {
        std::vector<core::Point> cells = way(nullptr);
        std::erase_if(cells, [this](core::Point at) { return !is_bare(at); });
        const std::ptrdiff_t before = cells_in_reach();
        for (std::int32_t attempt = 0; attempt < tries && !cells.empty(); ++attempt) {
            const core::Point at = core::pick(cells, stream_);
            const content::LevelTiles& tiles = game_.catalog.level_at(world_.level.depth).tiles;
            change_tile(game_, at, tiles.wall);
            if (cells_in_reach() == before - 1) {
                ++changed_.shut;
                return;
            }
            change_tile(game_, at, tiles.floor);
        }
    }

    /// Lets some of the dead walk again; they bring neither experience nor loot.
    void raise_dead() {
        if (!hunt_.risen) {
            return;
        }
        const auto lies_free = [this](core::Point at) {
            return world_.entities.corpses.contains(world_.caches.objects[at]) && is_vacant(world_, at) &&
                   armed_trap_at(world_, at) == nullptr;
        };
        for (const core::Point at : cells_that(lies_free)) {
            if (changed_.risen == hunt_.most_risen) {
                return;
            }
            erase_corpse_at(world_, at);
            const EntityId risen = spawn_monster(game_, {*hunt_.risen, at, 0, false}, 1);
            world_.entities.abilities[risen].level = level_of_offspring;
            world_.entities.purses.erase(risen);
            ++changed_.risen;
        }
    }

    /// Lays burning cover across the shortest way, where a longer one leads around it.
    void lay_flames() {
        std::vector<core::Point> cells = hunt_.flames ? way(nullptr) : std::vector<core::Point>();
        for (std::int32_t attempt = 0; attempt < tries && !cells.empty(); ++attempt) {
            const core::Point middle = core::pick(cells, stream_);
            std::vector<core::Point> patch{middle};
            std::ranges::copy(neighbours(world_, middle), std::back_inserter(patch));
            std::erase_if(patch, [this](core::Point at) { return !is_bare(at); });
            if (patch.empty() || !leads_around(patch)) {
                continue;
            }
            for (const core::Point at : patch) {
                bring_into(game_, at, {*hunt_.flames});
                light(at);
            }
            return;
        }
    }

    [[nodiscard]] bool leads_around(const std::vector<core::Point>& patch) const {
        spatial::BitGrid avoid(world_.level.tiles.size());
        for (const core::Point at : patch) {
            avoid.set(at);
        }
        return !way(&avoid).empty();
    }

    MutableGameState game_;
    World& world_;
    const content::HuntDef& hunt_;
    core::Point hero_;
    core::RandomStream stream_;
    LevelChanged changed_;
};

}  // namespace

void change_level(MutableGameState game, Events& events) {
    Hunt& hunt = game.world.hunt;
    const content::HuntDef* const definition = game.catalog.hunt();
    const std::int32_t depth = game.world.level.depth;
    if (!is_hunted(game.world) || definition == nullptr || depth < 1 || depth >= hunt.changed_depth) {
        return;
    }
    hunt.changed_depth = depth;
    const LevelChanged changed = LevelChange(game, *definition).change();
    if (changed != LevelChanged{}) {
        events.emplace_back(changed);
    }
}

void kindle_level(MutableGameState game, Events& events) {
    const content::HuntDef* const definition = game.catalog.hunt();
    if (definition == nullptr) {
        return;
    }
    const LevelChanged changed = LevelChange(game, *definition).kindle();
    if (changed != LevelChanged{}) {
        events.emplace_back(changed);
    }
}

}  // namespace torchwake::rules
