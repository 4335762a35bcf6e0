#include "placement.hpp"

#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <set>

namespace torchwake::rules {
namespace {

using Fault = std::optional<std::string>;

std::string name_of(EntityId id) {
    return "entity " + std::to_string(id.value);
}

/// Finds the first fault of a World's stored state.
class Inspector {
  public:
    Inspector(const content::Catalog& catalog, const World& world)
        : catalog_(catalog), world_(world), entities_(world.entities) {}

    [[nodiscard]] Fault inspect() const {
        using Check = Fault (Inspector::*)() const;
        constexpr Check checks[] = {&Inspector::terrain,  &Inspector::memory, &Inspector::numbers,
                                    &Inspector::hero,     &Inspector::actors, &Inspector::places,
                                    &Inspector::items,    &Inspector::packs,  &Inspector::corpses,
                                    &Inspector::who_moves};
        for (const Check check : checks) {
            if (Fault fault = (this->*check)()) {
                return fault;
            }
        }
        return std::nullopt;
    }

  private:
    template <class Id>
    [[nodiscard]] static bool names_one_of(Id id, std::size_t definitions) {
        return id.value < definitions;
    }

    [[nodiscard]] Fault terrain() const {
        const auto known = [this](content::TileId tile) {
            return names_one_of(tile, catalog_.tiles().size());
        };
        if (world_.level.tiles.size().area() == 0) {
            return "the level has no cells";
        }
        return std::ranges::all_of(world_.level.tiles.span(), known) ? Fault()
                                                                     : "the level has an unknown tile";
    }

    [[nodiscard]] Fault memory() const {
        const auto known = [this](content::TileId tile) {
            return !tile.valid() || names_one_of(tile, catalog_.tiles().size());
        };
        const auto& objects = world_.memory.objects;
        const auto sound = [this](const RememberedObject& object) {
            return world_.level.tiles.contains(object.at) && object.item.valid() != object.corpse.valid() &&
                   (object.item.valid() ? names_one_of(object.item, catalog_.items().size())
                                        : names_one_of(object.corpse, catalog_.monsters().size()));
        };
        if (world_.memory.tiles.size() != world_.level.tiles.size()) {
            return "the memory is not of the level's size";
        }
        if (!std::ranges::all_of(world_.memory.tiles.span(), known)) {
            return "the memory has an unknown tile";
        }
        const bool in_order = std::ranges::is_sorted(objects, {}, &RememberedObject::at);
        return in_order && std::ranges::all_of(objects, sound) ? Fault() : "the memory has an unsound object";
    }

    /// No id is used that was not given out, none twice in different roles.
    [[nodiscard]] Fault numbers() const {
        std::set<EntityId> all;
        for (const auto ids : {entities_.creatures.ids(), entities_.items.ids(), entities_.corpses.ids()}) {
            for (const EntityId id : ids) {
                if (id.value >= world_.run.next_entity || !all.insert(id).second) {
                    return name_of(id) + " has a number that is not its own";
                }
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault hero() const {
        const Creature* hero = entities_.creatures.find(hero_id);
        if (hero == nullptr || hero->kind != catalog_.hero() || !entities_.positions.contains(hero_id)) {
            return "there is no hero";
        }
        const Vitals* vitals = entities_.vitals.find(hero_id);
        const bool dead = vitals != nullptr && vitals->hit_points == 0;
        return dead == names_one_of(world_.run.killer, catalog_.monsters().size())
                   ? Fault()
                   : "the run's killer and the hero's hit points do not agree";
    }

    [[nodiscard]] Fault actors() const {
        const std::size_t count = entities_.creatures.size();
        const bool same = std::ranges::equal(entities_.creatures.ids(), entities_.vitals.ids()) &&
                          std::ranges::equal(entities_.creatures.ids(), entities_.abilities.ids()) &&
                          std::ranges::equal(entities_.creatures.ids(), entities_.initiatives.ids());
        if (!same || entities_.minds.size() + 1 != count || entities_.minds.contains(hero_id)) {
            return "an actor lacks a component";
        }
        for (const EntityId id : entities_.creatures.ids()) {
            if (Fault fault = actor(id)) {
                return fault;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault actor(EntityId id) const {
        const Vitals& vitals = entities_.vitals[id];
        const bool sound_vitals = vitals.hit_points >= (id == hero_id ? 0 : 1) &&
                                  vitals.hit_points <= vitals.max_hit_points && vitals.mana >= 0 &&
                                  vitals.mana <= vitals.max_mana;
        if (!sound_vitals) {
            return name_of(id) + " has impossible hit points or mana";
        }
        const Mind* mind = entities_.minds.find(id);
        const bool sound_mind =
            id == hero_id || (mind != nullptr && world_.level.tiles.contains(mind->home) &&
                              world_.level.tiles.contains(mind->last_seen));
        const bool known = names_one_of(entities_.creatures[id].kind, catalog_.monsters().size());
        return known && sound_mind ? Fault() : name_of(id) + " is of no kind or has a mind elsewhere";
    }

    /// At most one living actor and one object a cell, actors where one can stand, each thing somewhere.
    [[nodiscard]] Fault places() const {
        std::set<core::Point> actors;
        std::set<core::Point> objects;
        for (const Placed& thing : placed(world_)) {
            if (!world_.level.tiles.contains(thing.at)) {
                return name_of(thing.id) + " is outside the level";
            }
            const CellFlags flags = flags_of(catalog_.tile(world_.level.tiles[thing.at]));
            const bool is_actor = entities_.creatures.contains(thing.id);
            const bool shares = is_actor ? is_alive(world_, thing.id) && !actors.insert(thing.at).second
                                         : !objects.insert(thing.at).second;
            if (shares || flags.has(CellFlag::Blocks)) {
                return name_of(thing.id) + " stands or lies where it can't";
            }
        }
        const auto has_place = [this](EntityId id) { return entities_.positions.contains(id); };
        return std::ranges::all_of(entities_.creatures.ids(), has_place) ? Fault() : "an actor is nowhere";
    }

    /// On the floor or in a pack, never both, never neither.
    [[nodiscard]] Fault items() const {
        for (const EntityId id : entities_.items.ids()) {
            const Item& item = entities_.items[id];
            if (entities_.positions.contains(id) == entities_.carried.contains(id)) {
                return name_of(id) + " is not in exactly one place";
            }
            if (!names_one_of(item.kind, catalog_.items().size()) || item.charges < 1 || item.count < 1) {
                return name_of(id) + " is no sound item";
            }
        }
        return std::nullopt;
    }

    /// What a pack says it holds is what says that it is held there.
    [[nodiscard]] Fault packs() const {
        std::size_t held = 0;
        for (const EntityId owner : entities_.packs.ids()) {
            const Pack& pack = entities_.packs[owner];
            if (!entities_.creatures.contains(owner) || pack.size > Pack::max_slots) {
                return name_of(owner) + " has an unsound pack";
            }
            for (const SlotContent& slot : filled_slots(pack)) {
                const Carried* carried = entities_.carried.find(slot.item);
                if (carried == nullptr || *carried != Carried{owner, slot.slot}) {
                    return name_of(slot.item) + " is not where the pack says";
                }
                ++held;
            }
        }
        return held == entities_.carried.size() ? Fault() : "an item is carried in no pack";
    }

    [[nodiscard]] Fault corpses() const {
        for (const EntityId id : entities_.corpses.ids()) {
            const bool known = names_one_of(entities_.corpses[id].kind, catalog_.monsters().size());
            if (!known || !entities_.positions.contains(id)) {
                return name_of(id) + " is no sound corpse";
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault who_moves() const {
        const bool over = entities_.vitals[hero_id].hit_points == 0;
        return over || entities_.initiatives[hero_id].counter <= 0 ? Fault() : "it is not the hero's move";
    }

    const content::Catalog& catalog_;
    const World& world_;
    const Entities& entities_;
};

}  // namespace

std::optional<std::string> broken_invariant(const content::Catalog& catalog, const World& world) {
    return Inspector(catalog, world).inspect();
}

bool caches_are_current(const content::Catalog& catalog, const World& world) {
    World rebuilt = world;
    rebuild_caches(catalog, rebuilt);
    const Caches& a = world.caches;
    const Caches& b = rebuilt.caches;
    return a.flags == b.flags && a.opaque == b.opaque && a.passable == b.passable && a.steps == b.steps &&
           a.actors == b.actors && a.objects == b.objects && a.occupied == b.occupied &&
           a.visible == b.visible && a.watched == b.watched && !a.sight_stale && !a.memory_stale;
}

}  // namespace torchwake::rules
