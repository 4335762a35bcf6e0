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

/// The cells that hurt a kind now or within the next beats. All that burn share them, and all the fireproof.
const spatial::BitGrid& shared_hazards(MutableGameState game, bool fireproof) {
    Scratch& scratch = *game.world.caches.scratch;
    Hazards& hazards = fireproof ? scratch.hazards_of_fireproof : scratch.hazards;
    if (!hazards.known) {
        const Sensitivity sensitive{.to_fire = !fireproof};
        const content::TileId floor = game.catalog.level_at(game.world.level.depth).tiles.floor;
        hazards.known = true;
        hazards.cells.reset(game.world.level.tiles.size());
        scratch.matter = game.world.level.matter;
        scratch.tiles = game.world.level.tiles;
        add_harmful_cells(game.catalog, scratch.matter, sensitive, scratch.beat, hazards.cells);
        for (std::int32_t beat = 1; beat <= beats_foreseen; ++beat) {
            const BeatChanges& changes =
                pass_beat(game.catalog, floor, scratch.tiles, scratch.matter, scratch.beat);
            add_harm_of_changes(game.catalog, scratch.matter, changes, sensitive, hazards.cells);
            add_harmful_cells(game.catalog, scratch.matter, sensitive, scratch.beat, hazards.cells);
        }
    }
    return hazards.cells;
}

}  // namespace

const spatial::BitGrid& hazards_of_the_hero(MutableGameState game) {
    return shared_hazards(game, false);
}

namespace {

/// One monster that minds its way.
class Wary {
  public:
    Wary(MutableGameState game, EntityId monster)
        : game_(game),
          kind_(definition_of(game, monster)),
          here_(position_of(game, monster)),
          dares_flames_(dares_flames(game, monster)),
          hazards_(shared_hazards(game, kind_.fireproof)) {}

    [[nodiscard]] Command mind(const Command& decided, bool burning) const {
        if (burning) {
            const auto water = step_where([this](core::Point at) { return is_water(at); });
            return water ? Command(Walk{*water}) : decided;
        }
        if (const auto* const step = std::get_if<Walk>(&decided); step != nullptr && dares(step->direction)) {
            return decided;
        }
        const auto is_safe = [this](core::Point at) { return !hazards_.get(at); };
        if (!is_safe(here_)) {
            const auto out = step_where(is_safe);
            return out ? Command(Walk{*out}) : decided;
        }
        return sidestep(game_, here_, decided, is_safe);
    }

  private:
    /// True if it goes for an enemy, and to burn on the way would cost it less than a quarter of its hit
    /// points.
    [[nodiscard]] static bool dares_flames(GameState game, EntityId monster) {
        const Intent intent = game.world.entities.minds[monster].intent;
        const Vitals& vitals = game.world.entities.vitals[monster];
        const std::int32_t cost = beats_of_burning * burn_damage(vitals.max_hit_points);
        return definition_of(game, monster).wary == content::Wariness::Weighing &&
               (intent == Intent::Hunt || intent == Intent::Track) && 4 * cost < vitals.hit_points;
    }

    /// True for a step into flames that it dares; nobody dares gas, or what burns over a chasm or lava.
    [[nodiscard]] bool dares(core::Direction direction) const {
        const CellMatter there = matter_at(game_.world.level.matter, core::step(here_, direction));
        CellMatter bare = there;
        bare.cover = {};
        return dares_flames_ && there.burns && !there.gas.valid() && !is_molten(game_.catalog, bare) &&
               !is_chasm(game_.catalog, bare);
    }

    [[nodiscard]] bool is_water(core::Point at) const {
        return soaks(game_.catalog, kind_, matter_at(game_.world.level.matter, at));
    }

    template <class Suits>
    [[nodiscard]] std::optional<core::Direction> step_where(const Suits& suits) const {
        for (const core::Direction direction : free_steps(game_, here_)) {
            if (suits(core::step(here_, direction))) {
                return direction;
            }
        }
        return std::nullopt;
    }

    MutableGameState game_;
    const content::MonsterDef& kind_;
    core::Point here_;
    bool dares_flames_;
    const spatial::BitGrid& hazards_;
};

}  // namespace

bool hazards_are_current(GameState game) {
    const Scratch& scratch = *game.world.caches.scratch;
    World copy = game.world;
    const MutableGameState fresh{game.catalog, copy};
    return (!scratch.hazards.known || scratch.hazards.cells == shared_hazards(fresh, false)) &&
           (!scratch.hazards_of_fireproof.known ||
            scratch.hazards_of_fireproof.cells == shared_hazards(fresh, true));
}

Command away_from_hazards(MutableGameState game, EntityId monster, const Command& decided) {
    const bool heedless = definition_of(game, monster).wary == content::Wariness::Heedless;
    if (game.world.level.matter.active.at_rest() || heedless || stays(game, monster)) {
        return decided;
    }
    return Wary(game, monster).mind(decided, exposure_of(game, monster).burning > 0);
}

}  // namespace torchwake::rules
