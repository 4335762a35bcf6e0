#include "exposure/deep_water.hpp"
#include "fight/shield.hpp"
#include "items/gear.hpp"
#include "level/feigning.hpp"
#include "level/matter.hpp"
#include "level/pursuit.hpp"
#include "level/sight.hpp"
#include "level/stairs.hpp"
#include "matter/beat.hpp"
#include "matter/rows.hpp"
#include "mind/targets.hpp"
#include "turn/conditions.hpp"
#include "turn/eating.hpp"
#include "turn/initiative.hpp"
#include "world/tile_kinds.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/gifts.hpp>
#include <torchwake/rules/hindering.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/rules/turn.hpp>

#include <range/v3/range/conversion.hpp>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace torchwake::rules {
namespace {

/// True if the monster is after the hero, or after an enemy that it does not know.
bool hunts_hero(const Mind& mind) {
    const bool hunts =
        mind.intent == Intent::Hunt || mind.intent == Intent::Track || mind.intent == Intent::Search;
    return hunts && (mind.prey == hero_id || !mind.prey.valid());
}

/// Copies a plane where cells are visible.
template <class T>
void copy_seen(const spatial::BitGrid& visible, const core::Grid<T>& plane, core::Grid<T>& seen) {
    seen.reset(plane.size());
    visible.for_each_run([&plane, &seen](core::Point first, std::size_t count) {
        const std::size_t start = plane.index(first);
        std::ranges::copy(plane.span().subspan(start, count), seen.span().subspan(start).begin());
    });
}

/// True if the monster knows of the hero.
bool is_aware(const Mind& mind) {
    return hunts_hero(mind) || (mind.intent == Intent::Flee && mind.prey == hero_id);
}

KnownActor known_actor(const content::Catalog& catalog, const World& world, EntityId id) {
    const Vitals& vitals = world.entities.vitals[id];
    const Mind* mind = world.entities.minds.find(id);
    const Encumbrance encumbrance = shown_encumbrance(catalog, world, id);
    return {.id = id,
            .kind = world.entities.creatures[id].kind,
            .at = position_of(world, id),
            .hit_points = vitals.hit_points,
            .max_hit_points = vitals.max_hit_points,
            .hostile = hostile(catalog, world, hero_id, id),
            .hunting = mind != nullptr && hunts_hero(*mind),
            .asleep = mind != nullptr && mind->intent == Intent::Sleep,
            .weapon = encumbrance.weapon,
            .armour = encumbrance.armour + known_shield_of(catalog, world, id),
            .conditions = known_conditions(world, id),
            .bonus = encumbrance.bonus,
            .fleeing = mind != nullptr && mind->intent == Intent::Flee,
            .follows = would_follow(catalog, world, id),
            .powers = encumbrance.powers,
            .burning = exposure_of(world, id).burning,
            .wet = exposure_of(world, id).wet,
            .aware = mind != nullptr && is_aware(*mind)};
}

KnownBody body_of(const World& world, EntityId id) {
    const Vitals& vitals = world.entities.vitals[id];
    const Exposure exposure = exposure_of(world, id);
    return {.id = id,
            .kind = world.entities.creatures[id].kind,
            .at = position_of(world, id),
            .hit_points = vitals.hit_points,
            .max_hit_points = vitals.max_hit_points,
            .burning = exposure.burning,
            .wet = exposure.wet};
}

KnownReadiness readiness_of(const World& world, EntityId id) {
    const Initiative& initiative = world.entities.initiatives[id];
    return {.id = id,
            .kind = world.entities.creatures[id].kind,
            .at = position_of(world, id),
            .ticks = std::max(0, initiative.counter),
            .wait = foreseen_wait(world, id, 0, initiative.die)};
}

KnownObject known_object(const World& world, const RememberedObject& object) {
    const ObjectKind what = object.item.valid() ? ObjectKind::Item : ObjectKind::Corpse;
    return {what, apparent_kind(world, object.item), object.corpse, object.at};
}

KnownTrap as_known(const Trap& trap) {
    return {trap.at, trap.kind, trap.state != TrapState::Sprung};
}

KnownObject object_as_it_is(const World& world, EntityId id, core::Point at) {
    const Item* item = world.entities.items.find(id);
    return item != nullptr ? KnownObject{ObjectKind::Item, apparent_kind(world, *item), {}, at}
                           : KnownObject{ObjectKind::Corpse, {}, world.entities.corpses[id].kind, at};
}

/// Adds the feigning monsters in view as what they look like, in place of what lies there.
void show_feigned(const content::Catalog& catalog, const World& world, std::vector<KnownObject>& objects) {
    for (const Placed& monster : visible_monsters(world)) {
        if (const auto* const trick = feigning(catalog, world, monster.id)) {
            std::erase_if(objects, [&monster](const KnownObject& object) { return object.at == monster.at; });
            objects.push_back(known_object(world, feigned_object(world, monster.id, *trick)));
        }
    }
}

/// Sorts by distance to a place, then by `tie_break`.
template <class T, class TieBreak>
void sort_by_distance(std::vector<T>& things, core::Point from, TieBreak tie_break) {
    std::ranges::sort(things, {}, [from, tie_break](const T& thing) {
        return std::tuple(core::chebyshev_distance(from, thing.at), thing.*tie_break);
    });
}

/// The vendors of a level that was left, whose cells the hero knows.
std::vector<KnownVendor> vendors_on(const content::Catalog& catalog, const LeftLevel& left) {
    std::vector<KnownVendor> known;
    for (const EntityId id : left.entities.creatures.ids()) {
        const content::MonsterId kind = left.entities.creatures[id].kind;
        const Position* stands = left.entities.positions.find(id);
        if (stands != nullptr && is_vendor(catalog.monster(kind)) && left.memory.tiles[stands->at].valid()) {
            known.push_back({kind, stands->at});
        }
    }
    return known;
}

/// The cells of a plane with a kind that suits, row by row.
template <class Suits>
std::vector<core::Point> cells_of_kinds(const content::Catalog& catalog, const MatterKinds& plane,
                                        const Suits& suits) {
    std::vector<core::Point> cells;
    const std::span<const content::MatterDef> kinds = catalog.all_matter();
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (!suits(kinds[kind])) {
            continue;
        }
        const content::MatterId id{static_cast<std::uint8_t>(kind)};
        for (std::size_t cell = find_kind(plane.span(), id, 0); cell < plane.size().area();
             cell = find_kind(plane.span(), id, cell + 1)) {
            cells.push_back(plane.point(cell));
        }
    }
    std::ranges::sort(cells);
    return cells;
}

}  // namespace

std::int32_t turns_left(const std::vector<KnownCondition>& conditions, content::ConditionKind kind) {
    const auto found = std::ranges::find(conditions, kind, &KnownCondition::kind);
    return found != conditions.end() ? found->turns : 0;
}

Knowledge::Knowledge(const content::Catalog& catalog, const World& world, bool omniscient)
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
    const content::TileId seen = omniscient_ ? world_->level.tiles[at] : world_->memory.tiles[at];
    return seen.valid() ? std::optional(seen) : std::nullopt;
}

std::optional<KnownObject> Knowledge::object(core::Point at) const {
    if (omniscient_) {
        const EntityId id = world_->caches.objects[at];
        return id.valid() ? std::optional(object_as_it_is(*world_, id, at)) : std::nullopt;
    }
    const auto& remembered = world_->memory.objects;
    const auto place = std::ranges::lower_bound(remembered, at, {}, &RememberedObject::at);
    const bool found = place != remembered.end() && place->at == at;
    return found ? std::optional(known_object(*world_, *place)) : std::nullopt;
}

std::optional<KnownTrap> Knowledge::trap(core::Point at) const {
    const auto& traps = world_->level.traps;
    const auto found = std::ranges::lower_bound(traps, at, {}, &Trap::at);
    const bool known = found != traps.end() && found->at == at && knows(*found);
    return known ? std::optional(as_known(*found)) : std::nullopt;
}

std::vector<KnownTrap> Knowledge::traps() const {
    std::vector<KnownTrap> known;
    for (const Trap& trap : world_->level.traps) {
        if (knows(trap)) {
            known.push_back(as_known(trap));
        }
    }
    return known;
}

bool Knowledge::knows(const Trap& trap) const {
    return omniscient_ || (trap.state != TrapState::Hidden && tile(trap.at).has_value());
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
    const core::Point here = position_of(*world_, hero_id);
    std::ranges::sort(found, {},
                      [here](core::Point at) { return std::tuple(core::chebyshev_distance(here, at), at); });
    return found;
}

bool Knowledge::descent_is_first() const {
    return depth() < catalog_->last_depth() && rules::descent_is_first(*world_);
}

std::optional<KnownActor> Knowledge::actor(core::Point at) const {
    const EntityId id = world_->caches.actors[at];
    const bool known = id.valid() && visibility(at) == Visibility::Visible &&
                       (omniscient_ || feigning(*catalog_, *world_, id) == nullptr);
    return known ? std::optional(known_actor(*catalog_, *world_, id)) : std::nullopt;
}

HeroFacts Knowledge::hero() const {
    const Entities& entities = world_->entities;
    const Vitals& vitals = entities.vitals[hero_id];
    const Abilities& abilities = entities.abilities[hero_id];
    const Encumbrance& encumbrance = encumbrance_of(*world_, hero_id);
    const Purse* purse = entities.purses.find(hero_id);
    const content::Attributes attributes = attributes_of(*world_, hero_id);
    const Pack* pack = entities.packs.find(hero_id);
    const Torch* torch = entities.torches.find(hero_id);
    return {.at = position_of(*world_, hero_id),
            .hit_points = vitals.hit_points,
            .max_hit_points = vitals.max_hit_points,
            .mana = vitals.mana,
            .max_mana = vitals.max_mana,
            .level = abilities.level,
            .experience = abilities.experience,
            .attributes = attributes,
            .skills = abilities.skills,
            .weight = encumbrance.weight,
            .capacity = capacity_of(attributes.strength),
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
            .carries_prize = carried_prize(*catalog_, *world_).valid(),
            .cheated = world_->run.cheated,
            .undying = world_->run.undying,
            .alive = is_alive(*world_, hero_id),
            .conditions = known_conditions(*world_, hero_id),
            .hunger = stage_of(*catalog_, *world_, hero_id),
            .wait = foreseen_wait(*world_, hero_id, 0, entities.initiatives[hero_id].die),
            .powers = encumbrance.powers,
            .burning = exposure_of(*world_, hero_id).burning,
            .wet = exposure_of(*world_, hero_id).wet,
            .torch = torch != nullptr ? std::optional(torch->lit) : std::nullopt};
}

std::int32_t Knowledge::light() const {
    return light_at(*catalog_, *world_, position_of(*world_, hero_id));
}

CellMatter Knowledge::matter(core::Point at) const {
    if (visibility(at) == Visibility::Visible) {
        return matter_at(world_->level.matter, at);
    }
    const Memory& memory = world_->memory;
    return {.cover = memory.cover.contains(at) ? memory.cover[at] : content::MatterId{},
            .liquid = memory.liquid.contains(at) ? memory.liquid[at] : content::MatterId{},
            .depth = memory.depth.contains(at) ? memory.depth[at] : 0};
}

Matter Knowledge::matter() const {
    Matter known;
    copy_matter(known);
    if (known.active.at_rest()) {
        known.active = {};
    }
    return known;
}

void Knowledge::copy_matter(Matter& known) const {
    const Matter& real = world_->level.matter;
    const Memory& memory = world_->memory;
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
    return gear_to_corrode(*catalog_, *world_, hero_id).valid();
}

bool Knowledge::sees_exposed() const {
    return std::ranges::any_of(world_->entities.exposures.ids(), [this](EntityId id) {
        return id == hero_id || visibility(position_of(*world_, id)) == Visibility::Visible;
    });
}

bool Knowledge::sees_flames() const {
    const Activity& active = world_->level.matter.active;
    if (active.at_rest() || !any_set(active.fuel.span())) {
        return false;
    }
    bool sees = omniscient_;
    world_->caches.visible.for_each([&](core::Point at) { sees = sees || active.fuel[at] > 0; });
    return sees;
}

content::ItemId Knowledge::lost_to_water() const {
    const EntityId item = thing_for_water(*catalog_, *world_, hero_id).item;
    return item.valid() ? rules::apparent_kind(*world_, item) : content::ItemId{};
}

std::vector<core::Point> Knowledge::hindering_cells() const {
    const Matter& real = world_->level.matter;
    const Memory& memory = world_->memory;
    std::vector<core::Point> cells =
        cells_of_kinds(*catalog_, omniscient_ ? real.cover : memory.cover,
                       [this](const content::MatterDef& kind) { return hinders(*catalog_, kind); });
    if (lost_to_water().valid()) {
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
    const MatterKinds& liquid = omniscient_ ? world_->level.matter.liquid : world_->memory.liquid;
    std::vector<core::Point> cells = cells_of_kinds(
        *catalog_, liquid, [](const content::MatterDef& kind) { return kind.molten || kind.chasm; });
    const MatterKinds& cover = omniscient_ ? world_->level.matter.cover : world_->memory.cover;
    if (cover.size().area() > 0) {
        std::erase_if(cells, [this, &cover, &liquid](core::Point at) {
            return liquid_underfoot(*catalog_, {.cover = cover[at], .liquid = liquid[at]}) == nullptr;
        });
    }
    return cells;
}

std::vector<KnownSpell> Knowledge::spells() const {
    std::vector<KnownSpell> known;
    const Spellbook* book = world_->entities.spellbooks.find(hero_id);
    if (book == nullptr) {
        return known;
    }
    const std::int32_t mana = world_->entities.vitals[hero_id].mana;
    for (const content::SpellId spell : book->spells) {
        if (spell.valid()) {
            known.push_back({spell, catalog_->spell(spell).cost <= mana});
        }
    }
    return known;
}

std::vector<KnownActor> Knowledge::actors_in_view() const {
    const auto known = [this](const Placed& thing) { return known_actor(*catalog_, *world_, thing.id); };
    auto found =
        (omniscient_ ? monsters(*world_) | ranges::views::transform(known) | ranges::to<std::vector>()
                     : visible_monsters(*world_) | ranges::views::filter([this](const Placed& thing) {
                           return feigning(*catalog_, *world_, thing.id) == nullptr;
                       }) | ranges::views::transform(known) |
                           ranges::to<std::vector>());
    sort_by_distance(found, position_of(*world_, hero_id), &KnownActor::id);
    return found;
}

Noticing Knowledge::noticing(EntityId actor) const {
    const Mind* const mind = world_->entities.minds.find(actor);
    if (mind == nullptr || !hostile(*catalog_, *world_, actor, hero_id)) {
        return Noticing::Never;
    }
    if (is_aware(*mind)) {
        return Noticing::Done;
    }
    if (nearest_target(*catalog_, *world_, actor) != hero_id) {
        return Noticing::Never;
    }
    return mind->intent == Intent::Sleep ? Noticing::Perhaps : Noticing::Surely;
}

void Knowledge::copy_bodies(std::vector<KnownBody>& bodies) const {
    bodies.assign(1, body_of(*world_, hero_id));
    for (const Placed& monster : monsters(*world_)) {
        const bool known = omniscient_ || (world_->caches.visible.get(monster.at) &&
                                           feigning(*catalog_, *world_, monster.id) == nullptr);
        if (known) {
            bodies.push_back(body_of(*world_, monster.id));
        }
    }
    std::ranges::sort(bodies, {}, &KnownBody::id);
}

std::vector<KnownReadiness> Knowledge::readiness() const {
    std::vector<KnownReadiness> known{readiness_of(*world_, hero_id)};
    for (const KnownActor& actor : actors_in_view()) {
        known.push_back(readiness_of(*world_, actor.id));
    }
    return known;
}

WaitBounds Knowledge::wait_bounds(EntityId actor, std::int32_t skipped) const {
    return {foreseen_wait(*world_, actor, skipped, 1),
            foreseen_wait(*world_, actor, skipped, wait_die_sides)};
}

std::vector<KnownFollower> Knowledge::followers() const {
    const Pursuit& pursuit = world_->pursuit;
    std::vector<KnownFollower> known;
    for (const LeftLevel& left : world_->left_levels) {
        for (const Follower& follower : pursuit.followers) {
            if (left.level.depth == pursuit.depth && (omniscient_ || follower.seen)) {
                known.push_back({follower.id, left.entities.creatures[follower.id].kind, pursuit.at,
                                 std::max(0, follower.counter)});
            }
        }
    }
    return known;
}

std::vector<KnownVendor> Knowledge::vendors() const {
    std::vector<KnownVendor> known;
    for (const content::MonsterId shop : catalog_->level_at(depth()).shops) {
        for (const Placed& monster : monsters(*world_)) {
            const bool deals = world_->entities.creatures[monster.id].kind == shop &&
                               is_vendor(catalog_->monster(shop)) && tile(monster.at).has_value();
            if (deals) {
                known.push_back({shop, monster.at});
            }
        }
    }
    for (const Placed& monster : monsters(*world_)) {
        const content::MonsterId kind = world_->entities.creatures[monster.id].kind;
        const bool stayed = world_->entities.minds[monster.id].home == monster.at;
        if (catalog_->monster(kind).travels && is_vendor(catalog_->monster(kind)) && stayed &&
            world_->memory.seen.get(monster.at)) {
            known.push_back({kind, monster.at});
        }
    }
    return known;
}

std::vector<KnownObject> Knowledge::objects_in_view() const {
    const auto known = [this](const Placed& thing) { return object_as_it_is(*world_, thing.id, thing.at); };
    auto found = (omniscient_ ? objects(*world_) | ranges::views::transform(known) | ranges::to<std::vector>()
                              : visible_objects(*world_) | ranges::views::transform(known) |
                                    ranges::to<std::vector>());
    if (!omniscient_) {
        show_feigned(*catalog_, *world_, found);
    }
    sort_by_distance(found, position_of(*world_, hero_id), &KnownObject::at);
    return found;
}

std::vector<content::ItemId> Knowledge::equipment(EntityId actor) const {
    std::vector<content::ItemId> worn;
    for (std::size_t place = 0; place < content::equip_slot_count; ++place) {
        const EntityId item = worn_at(*world_, actor, static_cast<content::EquipSlot>(place));
        if (item.valid()) {
            worn.push_back(rules::apparent_kind(*world_, item));
        }
    }
    return worn;
}

std::vector<PackEntry> Knowledge::pack() const {
    const Pack* pack = world_->entities.packs.find(hero_id);
    if (pack == nullptr) {
        return {};
    }
    return slots(*pack) | ranges::views::transform([this](const SlotContent& slot) {
               const Item* item = world_->entities.items.find(slot.item);
               if (item == nullptr) {
                   return PackEntry{slot.slot, std::nullopt, 0, 0};
               }
               const Equipped* equipped = world_->entities.equipped.find(slot.item);
               return PackEntry{slot.slot,
                                rules::apparent_kind(*world_, *item),
                                item->count,
                                item->charges,
                                equipped != nullptr ? std::optional(equipped->where) : std::nullopt,
                                item->corrosion};
           }) |
           ranges::to<std::vector>();
}

std::vector<KnownQuickSlot> Knowledge::quickbar() const {
    const std::vector<PackEntry> carried = pack();
    const std::vector<KnownSpell> known = spells();
    std::vector<KnownQuickSlot> places;
    for (const QuickSlot& slot : world_->quickbar.slots) {
        KnownQuickSlot place{rules::apparent_kind(*world_, slot.item), slot.spell};
        for (const PackEntry& entry : carried) {
            if (place.item.valid() && entry.item == place.item) {
                place.at = place.at ? place.at : std::optional(entry.slot);
                place.count += entry.count;
            }
        }
        const auto spell = std::ranges::find(known, place.spell, &KnownSpell::spell);
        if (place.spell.valid() && spell != known.end()) {
            place.at = Slot{static_cast<Slot::rep>(spell - known.begin())};
            place.affordable = spell->affordable;
        }
        places.push_back(place);
    }
    return places;
}

std::vector<RememberedLevel> Knowledge::remembered_levels() const {
    std::vector<RememberedLevel> levels;
    for (const LeftLevel& left : world_->left_levels) {
        levels.push_back({left.level.depth, &left.memory.tiles, left.memory.objects,
                          vendors_on(*catalog_, left), &left.memory.cover, &left.memory.liquid});
    }
    const Matter& real = world_->level.matter;
    const Memory& memory = world_->memory;
    levels.push_back({depth(), &tiles(), remembered_objects(), vendors(),
                      omniscient_ ? &real.cover : &memory.cover,
                      omniscient_ ? &real.liquid : &memory.liquid});
    std::ranges::sort(levels, {}, &RememberedLevel::depth);
    return levels;
}

content::ItemId Knowledge::apparent_kind(content::ItemId kind) const {
    return rules::apparent_kind(*world_, kind);
}

std::vector<content::GiftId> Knowledge::gifts() const {
    return world_->choice.kind == ChoiceKind::Gift ? gifts_of_run(*catalog_, world_->run.seed)
                                                   : std::vector<content::GiftId>();
}

std::vector<Ware> Knowledge::wares(EntityId vendor) const {
    TORCHWAKE_EXPECTS(vendor_at(*catalog_, *world_, hero_id, position_of(*world_, vendor)) == vendor);
    return wares_of(*catalog_, *world_, vendor);
}

std::optional<KnownChoice> Knowledge::choice() const {
    if (world_->choice.kind == ChoiceKind::None || !is_alive(*world_, hero_id)) {
        return std::nullopt;
    }
    KnownChoice asked{world_->choice.kind, {}};
    if (asked.kind == ChoiceKind::Gift) {
        for (std::size_t place = 0; place < gifts().size(); ++place) {
            asked.answers.push_back(Slot{static_cast<Slot::rep>(place)});
        }
        return asked;
    }
    for (const SlotContent& slot : filled_slots(world_->entities.packs[hero_id])) {
        if (answers_choice(*catalog_, *world_, slot.item)) {
            asked.answers.push_back(slot.slot);
        }
    }
    return asked;
}

}  // namespace torchwake::rules
