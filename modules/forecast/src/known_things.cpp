#include "conditions.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/gifts.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/trade.hpp>

#include <range/v3/range/conversion.hpp>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace torchwake::forecast {
namespace {

/// True if the monster is after the hero, or after an enemy that it does not know.
bool hunts_hero(const rules::Mind& mind) {
    const bool hunts = mind.intent == rules::Intent::Hunt || mind.intent == rules::Intent::Track ||
                       mind.intent == rules::Intent::Search;
    return hunts && (mind.prey == rules::hero_id || !mind.prey.valid());
}

/// True if the monster knows of the hero.
bool is_aware(const rules::Mind& mind) {
    return hunts_hero(mind) || (mind.intent == rules::Intent::Flee && mind.prey == rules::hero_id);
}

content::SpellId announced_by(const rules::World& world, rules::EntityId id) {
    const rules::Announcement* const announced = world.entities.announcements.find(id);
    return announced != nullptr ? announced->spell : content::SpellId{};
}

KnownActor known_actor(rules::GameState game, rules::EntityId id) {
    const rules::Vitals& vitals = game.world.entities.vitals[id];
    const rules::Mind* mind = game.world.entities.minds.find(id);
    const rules::Encumbrance encumbrance = shown_encumbrance(game, id);
    const rules::Protection protection = protection_of(game, id, position_of(game, rules::hero_id));
    const bool asleep = mind != nullptr && mind->intent == rules::Intent::Sleep;
    content::Powers powers = encumbrance.powers;
    powers[content::Power::Thorns] += protection.recoil;
    return {.id = id,
            .kind = game.world.entities.creatures[id].kind,
            .at = position_of(game, id),
            .hit_points = vitals.hit_points,
            .max_hit_points = vitals.max_hit_points,
            .hostile = hostile(game, rules::hero_id, id),
            .hunting = mind != nullptr && hunts_hero(*mind),
            .asleep = asleep,
            .weapon = encumbrance.weapon,
            .armour = encumbrance.armour + seen_shield_of(game, id) + protection.armour,
            .guard = protection.guard,
            .shade = shade_of(game, id),
            .regained = protection.regained,
            .plated = protection.armour + (asleep ? 0 : protection.guard) > 0,
            .conditions = known_conditions(game, id),
            .bonus = encumbrance.bonus,
            .fleeing = mind != nullptr && mind->intent == rules::Intent::Flee,
            .follows = would_follow(game, id),
            .powers = powers,
            .burning = exposure_of(game, id).burning,
            .wet = exposure_of(game, id).wet,
            .aware = mind != nullptr && is_aware(*mind),
            .announced = announced_by(game, id),
            .phase = phase_of(game, id)};
}

KnownBody body_of(const rules::World& world, rules::EntityId id) {
    const rules::Vitals& vitals = world.entities.vitals[id];
    const rules::Exposure exposure = exposure_of(world, id);
    return {.id = id,
            .kind = world.entities.creatures[id].kind,
            .at = position_of(world, id),
            .hit_points = vitals.hit_points,
            .max_hit_points = vitals.max_hit_points,
            .burning = exposure.burning,
            .wet = exposure.wet};
}

/// The actor whose waits time the deeds of another: the hunter for the prize keeps step with the hero.
rules::EntityId timer_of(const rules::World& world, rules::EntityId id) {
    return id == world.hunt.hunter ? rules::hero_id : id;
}

KnownReadiness readiness_of(const rules::World& world, rules::EntityId id) {
    const rules::EntityId timer = timer_of(world, id);
    return {.id = id,
            .kind = world.entities.creatures[id].kind,
            .at = position_of(world, id),
            .ticks = std::max(0, world.entities.initiatives[id].counter),
            .wait = wait_after(world, timer, 0, world.entities.initiatives[timer].die)};
}

KnownObject known_object(const rules::World& world, const rules::RememberedObject& object) {
    const ObjectKind what = object.item.valid() ? ObjectKind::Item : ObjectKind::Corpse;
    return {what, apparent_kind(world, object.item), object.corpse, object.at};
}

KnownTrap as_known(const rules::Trap& trap) {
    return {trap.at, trap.kind, trap.state != rules::TrapState::Sprung};
}

KnownObject object_as_it_is(const rules::World& world, rules::EntityId id, core::Point at) {
    const rules::Item* item = world.entities.items.find(id);
    return item != nullptr ? KnownObject{ObjectKind::Item, apparent_kind(world, *item), {}, at}
                           : KnownObject{ObjectKind::Corpse, {}, world.entities.corpses[id].kind, at};
}

/// Adds the feigning monsters in view as what they look like, in place of what lies there.
void show_feigned(rules::GameState game, std::vector<KnownObject>& objects) {
    for (const rules::Placed& monster : visible_monsters(game)) {
        if (const auto* const trick = feigning(game, monster.id)) {
            std::erase_if(objects, [&monster](const KnownObject& object) { return object.at == monster.at; });
            objects.push_back(known_object(game, feigned_object(game, monster.id, *trick)));
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
std::vector<KnownVendor> vendors_on(const content::Catalog& catalog, const rules::LeftLevel& left) {
    std::vector<KnownVendor> known;
    for (const rules::EntityId id : left.entities.creatures.ids()) {
        const content::MonsterId kind = left.entities.creatures[id].kind;
        const rules::Position* stands = left.entities.positions.find(id);
        if (stands != nullptr && rules::is_vendor(catalog.monster(kind)) &&
            left.memory.tiles[stands->at].valid()) {
            known.push_back({kind, stands->at});
        }
    }
    return known;
}

}  // namespace

std::optional<KnownObject> Knowledge::object(core::Point at) const {
    if (omniscient_) {
        const rules::EntityId id = world_->caches.objects[at];
        return id.valid() ? std::optional(object_as_it_is(*world_, id, at)) : std::nullopt;
    }
    const auto& remembered = world_->memory.objects;
    const auto place = std::ranges::lower_bound(remembered, at, {}, &rules::RememberedObject::at);
    const bool found = place != remembered.end() && place->at == at;
    return found ? std::optional(known_object(*world_, *place)) : std::nullopt;
}

std::optional<KnownTrap> Knowledge::trap(core::Point at) const {
    const auto& traps = world_->level.traps;
    const auto found = std::ranges::lower_bound(traps, at, {}, &rules::Trap::at);
    const bool known = found != traps.end() && found->at == at && knows(*found);
    return known ? std::optional(as_known(*found)) : std::nullopt;
}

std::vector<KnownTrap> Knowledge::traps() const {
    return world_->level.traps |
           ranges::views::filter([this](const rules::Trap& trap) { return knows(trap); }) |
           ranges::views::transform(as_known) | ranges::to<std::vector>();
}

content::VaultId Knowledge::scene(core::Point at) const {
    for (const rules::Scene& scene : world_->level.scenes) {
        const core::Size size = catalog_->vault(scene.kind).cells.size();
        const core::Rect area{scene.at - core::Rect{{}, size}.center(), size};
        const bool drawn = area.contains(at) &&
                           catalog_->vault(scene.kind).cells[at - area.origin] != content::VaultCell::AsItIs;
        if (scene.told && drawn && tile(at)) {
            return scene.kind;
        }
    }
    return {};
}

bool Knowledge::knows(const rules::Trap& trap) const {
    return omniscient_ || (trap.state != rules::TrapState::Hidden && tile(trap.at).has_value());
}

std::optional<KnownActor> Knowledge::actor(core::Point at) const {
    const rules::EntityId id = world_->caches.actors[at];
    const bool known = id.valid() && visibility(at) == Visibility::Visible &&
                       (omniscient_ || feigning(game(), id) == nullptr);
    return known ? std::optional(known_actor(game(), id)) : std::nullopt;
}

std::vector<KnownSpell> Knowledge::spells() const {
    std::vector<KnownSpell> known;
    const rules::Spellbook* book = world_->entities.spellbooks.find(rules::hero_id);
    if (book == nullptr) {
        return known;
    }
    const std::int32_t mana = world_->entities.vitals[rules::hero_id].mana;
    for (const content::SpellId spell : book->spells) {
        if (spell.valid()) {
            known.push_back({spell, catalog_->spell(spell).cost <= mana});
        }
    }
    return known;
}

std::vector<KnownActor> Knowledge::actors_in_view() const {
    auto found = omniscient_
                     ? monsters(*world_) | ranges::to<std::vector>()
                     : visible_monsters(*world_) | ranges::views::filter([this](const rules::Placed& thing) {
                           return feigning(game(), thing.id) == nullptr;
                       }) | ranges::to<std::vector>();
    sort_by_distance(found, position_of(*world_, rules::hero_id), &rules::Placed::id);
    return found | ranges::views::transform([this](const rules::Placed& thing) {
               return known_actor(game(), thing.id);
           }) |
           ranges::to<std::vector>();
}

Noticing Knowledge::noticing(rules::EntityId actor) const {
    const rules::Mind* const mind = world_->entities.minds.find(actor);
    if (mind == nullptr || !hostile(game(), actor, rules::hero_id)) {
        return Noticing::Never;
    }
    if (is_aware(*mind)) {
        return Noticing::Done;
    }
    if (nearest_target(game(), actor) != rules::hero_id) {
        return Noticing::Never;
    }
    return mind->intent == rules::Intent::Sleep ? Noticing::Perhaps : Noticing::Surely;
}

void Knowledge::copy_bodies(std::vector<KnownBody>& bodies) const {
    bodies.assign(1, body_of(*world_, rules::hero_id));
    for (const rules::Placed& monster : monsters(*world_)) {
        const bool known = omniscient_ || (world_->caches.visible.get(monster.at) &&
                                           feigning(game(), monster.id) == nullptr);
        if (known) {
            bodies.push_back(body_of(*world_, monster.id));
        }
    }
    std::ranges::sort(bodies, {}, &KnownBody::id);
}

std::vector<KnownAnnouncement> Knowledge::announcements() const {
    std::vector<KnownAnnouncement> known;
    for (const auto& [id, announced] : entries(world_->entities.announcements)) {
        const core::Point at = position_of(*world_, id);
        if (!announced.seen && visibility(at) != Visibility::Visible) {
            continue;
        }
        known.push_back({id, world_->entities.creatures[id].kind, at, announced.spell,
                         std::max(0, world_->entities.initiatives[id].counter), cells_of(announced)});
        std::erase_if(known.back().cells,
                      [this](core::Point cell) { return visibility(cell) == Visibility::Unseen; });
    }
    std::ranges::stable_sort(known, {}, &KnownAnnouncement::ticks);
    return known;
}

std::vector<KnownReadiness> Knowledge::readiness() const {
    std::vector<KnownReadiness> known{readiness_of(*world_, rules::hero_id)};
    for (const KnownActor& actor : actors_in_view()) {
        known.push_back(readiness_of(*world_, actor.id));
    }
    return known;
}

WaitBounds Knowledge::wait_bounds(rules::EntityId actor, std::int32_t skipped) const {
    const rules::EntityId timer = timer_of(*world_, actor);
    return {wait_after(*world_, timer, skipped, 1),
            wait_after(*world_, timer, skipped, rules::wait_die_sides)};
}

std::vector<KnownFollower> Knowledge::followers() const {
    const rules::Pursuit& pursuit = world_->pursuit;
    std::vector<KnownFollower> known;
    for (const rules::LeftLevel& left : world_->left_levels) {
        for (const rules::Follower& follower : pursuit.followers) {
            if (left.level.depth == pursuit.depth && (omniscient_ || follower.seen)) {
                known.push_back({follower.id, left.entities.creatures[follower.id].kind, pursuit.at,
                                 std::max(0, follower.counter)});
            }
        }
    }
    return known;
}

std::optional<KnownHunter> Knowledge::hunter() const {
    const rules::Hunt& hunt = world_->hunt;
    const content::HuntDef* const definition = catalog_->hunt();
    if (definition == nullptr || (!hunt.hunter.valid() && hunt.away == 0)) {
        return std::nullopt;
    }
    KnownHunter known{definition->hunter, hunt.away, 0};
    if (hunt.hunter.valid()) {
        known.steps =
            core::chebyshev_distance(position_of(*world_, hunt.hunter), position_of(*world_, rules::hero_id));
    }
    return known;
}

std::vector<KnownVendor> Knowledge::vendors() const {
    std::vector<KnownVendor> known;
    for (const content::MonsterId shop : catalog_->level_at(depth()).shops) {
        for (const rules::Placed& monster : monsters(*world_)) {
            const bool deals = world_->entities.creatures[monster.id].kind == shop &&
                               rules::is_vendor(catalog_->monster(shop)) && tile(monster.at).has_value();
            if (deals) {
                known.push_back({shop, monster.at});
            }
        }
    }
    for (const rules::Placed& monster : monsters(*world_)) {
        const content::MonsterId kind = world_->entities.creatures[monster.id].kind;
        const bool stayed = world_->entities.minds[monster.id].home == monster.at;
        if (catalog_->monster(kind).travels && rules::is_vendor(catalog_->monster(kind)) && stayed &&
            world_->memory.seen.get(monster.at)) {
            known.push_back({kind, monster.at});
        }
    }
    return known;
}

std::vector<KnownObject> Knowledge::objects_in_view() const {
    const auto known = [this](const rules::Placed& thing) {
        return object_as_it_is(*world_, thing.id, thing.at);
    };
    auto found = (omniscient_ ? objects(*world_) | ranges::views::transform(known) | ranges::to<std::vector>()
                              : visible_objects(*world_) | ranges::views::transform(known) |
                                    ranges::to<std::vector>());
    if (!omniscient_) {
        show_feigned(game(), found);
    }
    sort_by_distance(found, position_of(*world_, rules::hero_id), &KnownObject::at);
    return found;
}

std::vector<content::ItemId> Knowledge::equipment(rules::EntityId actor) const {
    std::vector<content::ItemId> worn;
    for (std::size_t place = 0; place < content::equip_slot_count; ++place) {
        const rules::EntityId item = worn_at(*world_, actor, static_cast<content::EquipSlot>(place));
        if (item.valid()) {
            worn.push_back(rules::apparent_kind(*world_, item));
        }
    }
    return worn;
}

std::vector<PackEntry> Knowledge::pack() const {
    const rules::Pack* pack = world_->entities.packs.find(rules::hero_id);
    if (pack == nullptr) {
        return {};
    }
    return slots(*pack) | ranges::views::transform([this](const rules::SlotContent& slot) {
               const rules::Item* item = world_->entities.items.find(slot.item);
               if (item == nullptr) {
                   return PackEntry{slot.slot, std::nullopt, 0, 0};
               }
               const rules::Equipped* equipped = world_->entities.equipped.find(slot.item);
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
    for (const rules::QuickSlot& slot : world_->quickbar.slots) {
        KnownQuickSlot place{rules::apparent_kind(*world_, slot.item), slot.spell};
        for (const PackEntry& entry : carried) {
            if (place.item.valid() && entry.item == place.item) {
                place.at = place.at ? place.at : std::optional(entry.slot);
                place.count += entry.count;
            }
        }
        const auto spell = std::ranges::find(known, place.spell, &KnownSpell::spell);
        if (place.spell.valid() && spell != known.end()) {
            place.at = rules::Slot{static_cast<rules::Slot::rep>(spell - known.begin())};
            place.affordable = spell->affordable;
        }
        places.push_back(place);
    }
    return places;
}

std::vector<RememberedLevel> Knowledge::remembered_levels() const {
    std::vector<RememberedLevel> levels;
    levels.reserve(world_->left_levels.size() + 1);
    for (const rules::LeftLevel& left : world_->left_levels) {
        levels.push_back({left.level.depth, &left.memory.tiles, left.memory.objects,
                          vendors_on(*catalog_, left), &left.memory.cover, &left.memory.liquid});
    }
    const rules::Matter& real = world_->level.matter;
    const rules::Memory& memory = world_->memory;
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
    return world_->choice.kind == rules::ChoiceKind::Gift ? rules::gifts_of_run(*catalog_, world_->run.seed)
                                                          : std::vector<content::GiftId>();
}

std::vector<rules::Ware> Knowledge::wares(rules::EntityId vendor) const {
    TORCHWAKE_EXPECTS(vendor_at(game(), rules::hero_id, position_of(*world_, vendor)) == vendor);
    return rules::wares_of(game(), vendor);
}

std::optional<KnownChoice> Knowledge::choice() const {
    if (world_->choice.kind == rules::ChoiceKind::None || !is_alive(*world_, rules::hero_id)) {
        return std::nullopt;
    }
    KnownChoice asked{world_->choice.kind, {}};
    if (asked.kind == rules::ChoiceKind::Gift) {
        for (std::size_t place = 0; place < gifts().size(); ++place) {
            asked.answers.push_back(rules::Slot{static_cast<rules::Slot::rep>(place)});
        }
        return asked;
    }
    for (const rules::SlotContent& slot : filled_slots(world_->entities.packs[rules::hero_id])) {
        if (answers_choice(game(), slot.item)) {
            asked.answers.push_back(slot.slot);
        }
    }
    return asked;
}

}  // namespace torchwake::forecast
