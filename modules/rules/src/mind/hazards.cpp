#include "level/matter.hpp"
#include "mind/mind.hpp"
#include "mind/steps.hpp"

#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/touch.hpp>

#include <optional>

namespace torchwake::rules {
namespace {

/// A monster looks two beats ahead.
constexpr int beats_ahead = 2;

/// The cells that hurt a kind now or within the next beats. All that burn share them, and all the fireproof.
const spatial::BitGrid& shared_hazards(const content::Catalog& catalog, World& world, bool fireproof) {
    Scratch& scratch = *world.caches.scratch;
    Hazards& hazards = fireproof ? scratch.hazards_of_fireproof : scratch.hazards;
    if (!hazards.known) {
        const Sensitivity sensitive{.to_fire = !fireproof};
        const content::TileId floor = catalog.level_at(world.level.depth).tiles.floor;
        hazards.known = true;
        hazards.cells.reset(world.level.tiles.size());
        scratch.matter = world.level.matter;
        scratch.tiles = world.level.tiles;
        add_harmful_cells(catalog, scratch.matter, sensitive, scratch.beat, hazards.cells);
        for (int beat = 1; beat <= beats_ahead; ++beat) {
            const BeatChanges& changes =
                pass_beat(catalog, floor, scratch.tiles, scratch.matter, scratch.beat);
            add_harm_of_changes(catalog, scratch.matter, changes, sensitive, hazards.cells);
            add_harmful_cells(catalog, scratch.matter, sensitive, scratch.beat, hazards.cells);
        }
    }
    return hazards.cells;
}

/// One monster that minds its way.
class Wary {
  public:
    Wary(const content::Catalog& catalog, World& world, EntityId monster)
        : catalog_(catalog),
          world_(world),
          kind_(definition_of(catalog, world, monster)),
          here_(position_of(world, monster)),
          dares_flames_(dares_flames(catalog, world, monster)),
          hazards_(shared_hazards(catalog, world, kind_.fireproof)) {}

    [[nodiscard]] Command mind(const Command& decided, bool burning) const {
        if (burning) {
            const auto water = step_where([this](core::Point at) { return is_water(at); });
            return water ? Command(Walk{*water}) : decided;
        }
        if (const auto* const step = std::get_if<Walk>(&decided); step != nullptr && dares(step->direction)) {
            return decided;
        }
        if (hazards_.get(here_)) {
            const auto out = step_where([this](core::Point at) { return !hazards_.get(at); });
            return out ? Command(Walk{*out}) : decided;
        }
        const auto* const walk = std::get_if<Walk>(&decided);
        const bool leads_in = walk != nullptr && is_free(world_, core::step(here_, walk->direction)) &&
                              hazards_.get(core::step(here_, walk->direction));
        return leads_in ? sidestep(world_, here_, walk->direction,
                                   [this](core::Point at) { return !hazards_.get(at); })
                        : decided;
    }

  private:
    /// True if it goes for an enemy, and to burn on the way would cost it less than a quarter of its hit
    /// points.
    [[nodiscard]] static bool dares_flames(const content::Catalog& catalog, const World& world,
                                           EntityId monster) {
        const Intent intent = world.entities.minds[monster].intent;
        const Vitals& vitals = world.entities.vitals[monster];
        const std::int32_t cost = beats_of_burning * burn_damage(vitals.max_hit_points);
        return definition_of(catalog, world, monster).wary == content::Wariness::Weighing &&
               (intent == Intent::Hunt || intent == Intent::Track) && 4 * cost < vitals.hit_points;
    }

    /// True for a step into flames that it dares; nobody dares gas, or what burns over a chasm or lava.
    [[nodiscard]] bool dares(core::Direction direction) const {
        const CellMatter there = matter_at(world_.level.matter, core::step(here_, direction));
        CellMatter bare = there;
        bare.cover = {};
        return dares_flames_ && there.burns && !there.gas.valid() && !is_molten(catalog_, bare) &&
               !is_chasm(catalog_, bare);
    }

    [[nodiscard]] bool is_water(core::Point at) const {
        return soaks(catalog_, kind_, matter_at(world_.level.matter, at));
    }

    template <class Suits>
    [[nodiscard]] std::optional<core::Direction> step_where(const Suits& suits) const {
        for (const core::Direction direction : free_steps(world_, here_)) {
            if (suits(core::step(here_, direction))) {
                return direction;
            }
        }
        return std::nullopt;
    }

    const content::Catalog& catalog_;
    World& world_;
    const content::MonsterDef& kind_;
    core::Point here_;
    bool dares_flames_;
    const spatial::BitGrid& hazards_;
};

}  // namespace

bool hazards_are_current(const content::Catalog& catalog, const World& world) {
    const Scratch& scratch = *world.caches.scratch;
    World fresh = world;
    return (!scratch.hazards.known || scratch.hazards.cells == shared_hazards(catalog, fresh, false)) &&
           (!scratch.hazards_of_fireproof.known ||
            scratch.hazards_of_fireproof.cells == shared_hazards(catalog, fresh, true));
}

Command away_from_hazards(const content::Catalog& catalog, World& world, EntityId monster,
                          const Command& decided) {
    const bool heedless = definition_of(catalog, world, monster).wary == content::Wariness::Heedless;
    if (world.level.matter.active.at_rest() || heedless || stays(catalog, world, monster)) {
        return decided;
    }
    return Wary(catalog, world, monster).mind(decided, exposure_of(world, monster).burning > 0);
}

}  // namespace torchwake::rules
