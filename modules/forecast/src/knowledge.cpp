#include "conditions.hpp"
#include "tile_kinds.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/footing.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace torchwake::forecast {
namespace {

/// Copies a plane where cells are visible.
template <class T>
void copy_seen(const spatial::BitGrid& visible, const core::Grid<T>& plane, core::Grid<T>& seen) {
    seen.reset(plane.size());
    visible.for_each_run([&plane, &seen](core::Point first, std::size_t count) {
        const std::size_t start = plane.index(first);
        std::ranges::copy(plane.span().subspan(start, count), seen.span().subspan(start).begin());
    });
}

/// The cells of a plane with a kind that suits, row by row.
template <class Suits>
std::vector<core::Point> cells_of_kinds(const content::Catalog& catalog, const rules::MatterKinds& plane,
                                        const Suits& suits) {
    std::vector<core::Point> cells;
    const std::span<const content::MatterDef> kinds = catalog.all_matter();
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (!suits(kinds[kind])) {
            continue;
        }
        const content::MatterId id{static_cast<std::uint8_t>(kind)};
        for (std::size_t cell = rules::find_kind(plane.span(), id, 0); cell < plane.size().area();
             cell = rules::find_kind(plane.span(), id, cell + 1)) {
            cells.push_back(plane.point(cell));
        }
    }
    std::ranges::sort(cells);
    return cells;
}

}  // namespace

Knowledge::Knowledge(const content::Catalog& catalog, const rules::World& world, bool omniscient)
    : catalog_(&catalog), world_(&world), omniscient_(omniscient) {}

core::Size Knowledge::size() const {
    return world_->level.tiles.size();
}

std::int32_t Knowledge::turn() const {
    return world_->run.turn;
}

std::int32_t Knowledge::depth() const {
    return world_->level.depth;
}

std::uint64_t Knowledge::seed() const {
    return world_->run.seed;
}

Visibility Knowledge::visibility(core::Point at) const {
    if (omniscient_ || world_->caches.visible.get(at)) {
        return Visibility::Visible;
    }
    return world_->memory.tiles[at].valid() ? Visibility::Remembered : Visibility::Unseen;
}

std::optional<content::TileId> Knowledge::tile(core::Point at) const {
    if (!size().contains(at)) {
        return std::nullopt;
    }
    const content::TileId seen = tiles()[at];
    return seen.valid() ? std::optional(seen) : std::nullopt;
}

const content::TileDef* Knowledge::tile_def(core::Point at) const {
    const auto known = tile(at);
    return known ? &catalog_->tile(*known) : nullptr;
}

std::vector<core::Point> Knowledge::stairs(content::Stairs way) const {
    const TileKinds leads_that_way =
        tile_kinds(*catalog_, [way](const content::TileDef& tile) { return tile.stairs == way; });
    const auto cells = tiles().span();
    std::vector<core::Point> found;
    for (std::size_t index = 0; index < cells.size(); ++index) {
        if (leads_that_way[cells[index].value]) {
            found.push_back(tiles().point(index));
        }
    }
    const core::Point here = position_of(*world_, rules::hero_id);
    std::ranges::sort(found, {},
                      [here](core::Point at) { return std::tuple(core::chebyshev_distance(here, at), at); });
    return found;
}

bool Knowledge::descent_is_first() const {
    return depth() < catalog_->last_depth() && rules::descent_is_first(*world_);
}

HeroFacts Knowledge::hero() const {
    const rules::Entities& entities = world_->entities;
    const rules::Vitals& vitals = entities.vitals[rules::hero_id];
    const rules::Abilities& abilities = entities.abilities[rules::hero_id];
    const rules::Encumbrance& encumbrance = encumbrance_of(*world_, rules::hero_id);
    const rules::Purse* purse = entities.purses.find(rules::hero_id);
    const content::Attributes attributes = attributes_of(*world_, rules::hero_id);
    const rules::Pack* pack = entities.packs.find(rules::hero_id);
    const rules::Torch* torch = entities.torches.find(rules::hero_id);
    return {.at = position_of(*world_, rules::hero_id),
            .hit_points = vitals.hit_points,
            .max_hit_points = vitals.max_hit_points,
            .mana = vitals.mana,
            .max_mana = vitals.max_mana,
            .level = abilities.level,
            .experience = abilities.experience,
            .attributes = attributes,
            .skills = abilities.skills,
            .weight = encumbrance.weight,
            .capacity = rules::capacity_of(attributes.strength),
            .penalty = total_penalty(encumbrance),
            .overburdened = encumbrance.overburdened,
            .weapon = encumbrance.weapon,
            .shooter = encumbrance.shooter,
            .armour = encumbrance.armour,
            .coins = purse != nullptr ? purse->coins : core::Coins{},
            .owed_choices = world_->run.owed_choices,
            .deepest_depth = rules::deepest_depth(*world_),
            .kills = world_->run.kills,
            .has_sidearm = pack != nullptr && pack->sidearm.valid(),
            .carries_prize = carried_prize(game()).valid(),
            .is_free = world_->hunt.ending > rules::Ending::CarriedOut,
            .cheated = world_->run.cheated,
            .undying = world_->run.undying,
            .alive = is_alive(*world_, rules::hero_id),
            .conditions = known_conditions(*world_, rules::hero_id),
            .hunger = stage_of(game(), rules::hero_id),
            .wait = wait_after(*world_, rules::hero_id, 0, entities.initiatives[rules::hero_id].die),
            .powers = encumbrance.powers,
            .burning = exposure_of(*world_, rules::hero_id).burning,
            .wet = exposure_of(*world_, rules::hero_id).wet,
            .torch = torch != nullptr ? std::optional(torch->lit) : std::nullopt};
}

std::int32_t Knowledge::light() const {
    return light_at(game(), position_of(*world_, rules::hero_id));
}

rules::CellMatter Knowledge::matter(core::Point at) const {
    if (visibility(at) == Visibility::Visible) {
        return matter_at(world_->level.matter, at);
    }
    const rules::Memory& memory = world_->memory;
    return {.cover = memory.cover.contains(at) ? memory.cover[at] : content::MatterId{},
            .liquid = memory.liquid.contains(at) ? memory.liquid[at] : content::MatterId{},
            .depth = memory.depth.contains(at) ? memory.depth[at] : 0};
}

rules::Matter Knowledge::matter() const {
    rules::Matter known;
    copy_matter(known);
    if (known.active.at_rest()) {
        known.active = {};
    }
    return known;
}

void Knowledge::copy_matter(rules::Matter& known) const {
    const rules::Matter& real = world_->level.matter;
    const rules::Memory& memory = world_->memory;
    known.cover = omniscient_ ? real.cover : memory.cover;
    known.liquid = omniscient_ ? real.liquid : memory.liquid;
    known.depth = omniscient_ ? real.depth : memory.depth;
    if (real.active.at_rest()) {
        known.active = {};
        return;
    }
    known.active.ticks = real.active.ticks;
    if (omniscient_) {
        known.active.flowing = real.active.flowing;
        for_each_plane_but_causes([](const auto& from, auto& to) { to = from; }, real.active, known.active);
    } else {
        for_each_plane_but_causes(
            [this](const auto& from, auto& to) { copy_seen(world_->caches.visible, from, to); }, real.active,
            known.active);
    }
    make_planes(known, size());
    if (!omniscient_) {
        known.active.flowing = can_flow(*catalog_, tiles(), known);
    }
    if (!omniscient_ && !sees_exposed() && is_calm(known)) {
        known.active.ticks = -1;
    }
}

bool Knowledge::wears_corrodible() const {
    return gear_to_corrode(game(), rules::hero_id).valid();
}

bool Knowledge::sees_exposed() const {
    return std::ranges::any_of(world_->entities.exposures.ids(), [this](rules::EntityId id) {
        return id == rules::hero_id || visibility(position_of(*world_, id)) == Visibility::Visible;
    });
}

bool Knowledge::sees_flames() const {
    const rules::Activity& active = world_->level.matter.active;
    if (active.at_rest() || !rules::any_set(active.fuel.span())) {
        return false;
    }
    bool sees = omniscient_;
    world_->caches.visible.for_each([&](core::Point at) { sees = sees || active.fuel[at] > 0; });
    return sees;
}

std::optional<PackEntry> Knowledge::lost_to_water() const {
    const rules::SlotContent lost = thing_for_water(game(), rules::hero_id);
    return lost.item.valid() ? std::optional(pack().at(lost.slot.value)) : std::nullopt;
}

std::vector<core::Point> Knowledge::hindering_cells() const {
    const rules::Matter& real = world_->level.matter;
    const rules::Memory& memory = world_->memory;
    std::vector<core::Point> cells =
        cells_of_kinds(*catalog_, omniscient_ ? real.cover : memory.cover,
                       [this](const content::MatterDef& kind) { return rules::hinders(*catalog_, kind); });
    if (thing_for_water(game(), rules::hero_id).item.valid()) {
        const std::vector<core::Point> wet =
            cells_of_kinds(*catalog_, omniscient_ ? real.liquid : memory.liquid,
                           [](const content::MatterDef& kind) { return kind.wets; });
        std::ranges::copy_if(wet, std::back_inserter(cells),
                             [this](core::Point at) { return carries_away(*catalog_, matter(at)); });
        std::ranges::sort(cells);
    }
    return cells;
}

std::vector<core::Point> Knowledge::perils() const {
    const rules::MatterKinds& liquid = omniscient_ ? world_->level.matter.liquid : world_->memory.liquid;
    std::vector<core::Point> cells = cells_of_kinds(
        *catalog_, liquid, [](const content::MatterDef& kind) { return kind.molten || kind.chasm; });
    const rules::MatterKinds& cover = omniscient_ ? world_->level.matter.cover : world_->memory.cover;
    if (cover.size().area() > 0) {
        std::erase_if(cells, [this, &cover, &liquid](core::Point at) {
            return rules::liquid_underfoot(*catalog_, {.cover = cover[at], .liquid = liquid[at]}) == nullptr;
        });
    }
    return cells;
}

}  // namespace torchwake::forecast
