#include "placement.hpp"

#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <set>

namespace torchwake::rules {
namespace {

using Fault = std::optional<std::string>;

std::string name_of(EntityId id) {
    return "entity " + std::to_string(id.value);
}

template <class Id>
bool names_one_of(Id id, std::size_t definitions) {
    return id.value < definitions;
}

/// Asks each of an inspector's questions until one finds a fault.
template <class T, std::size_t count>
Fault first_fault(const T& inspector, Fault (T::* const (&checks)[count])() const) {
    for (const auto check : checks) {
        if (Fault fault = (inspector.*check)()) {
            return fault;
        }
    }
    return std::nullopt;
}

/// A level with what is on it: the hero's own, or one that it left.
struct LevelParts {
    const Level& level;
    const Memory& memory;
    const Entities& entities;
};

/// Finds the first fault of a level.
class LevelInspector {
  public:
    LevelInspector(const content::Catalog& catalog, const LevelParts& parts)
        : catalog_(catalog), level_(parts.level), memory_(parts.memory), entities_(parts.entities) {}

    [[nodiscard]] Fault inspect() const {
        using Self = LevelInspector;
        return first_fault(*this, {&Self::terrain, &Self::memory, &Self::actors, &Self::confusions,
                                   &Self::places, &Self::items, &Self::packs, &Self::corpses});
    }

  private:
    [[nodiscard]] Fault terrain() const {
        const auto known = [this](content::TileId tile) {
            return names_one_of(tile, catalog_.tiles().size());
        };
        if (level_.tiles.size().area() == 0) {
            return "the level has no cells";
        }
        if (level_.noise.reach < 0 || (level_.noise.reach > 0 && !level_.tiles.contains(level_.noise.at))) {
            return "the level has a noise elsewhere";
        }
        return std::ranges::all_of(level_.tiles.span(), known) ? Fault() : "the level has an unknown tile";
    }

    [[nodiscard]] Fault memory() const {
        const auto known = [this](content::TileId tile) {
            return !tile.valid() || names_one_of(tile, catalog_.tiles().size());
        };
        const auto& objects = memory_.objects;
        const auto sound = [this](const RememberedObject& object) {
            return level_.tiles.contains(object.at) && object.item.valid() != object.corpse.valid() &&
                   (object.item.valid() ? names_one_of(object.item, catalog_.items().size())
                                        : names_one_of(object.corpse, catalog_.monsters().size()));
        };
        if (memory_.tiles.size() != level_.tiles.size()) {
            return "the memory is not of the level's size";
        }
        if (!std::ranges::all_of(memory_.tiles.span(), known)) {
            return "the memory has an unknown tile";
        }
        const bool in_order = std::ranges::is_sorted(objects, {}, &RememberedObject::at);
        return in_order && std::ranges::all_of(objects, sound) ? Fault() : "the memory has an unsound object";
    }

    [[nodiscard]] Fault actors() const {
        const std::size_t heroes = entities_.creatures.contains(hero_id) ? 1 : 0;
        const std::size_t count = entities_.creatures.size();
        const bool same = std::ranges::equal(entities_.creatures.ids(), entities_.vitals.ids()) &&
                          std::ranges::equal(entities_.creatures.ids(), entities_.abilities.ids()) &&
                          std::ranges::equal(entities_.creatures.ids(), entities_.initiatives.ids());
        if (!same || entities_.minds.size() + heroes != count || entities_.minds.contains(hero_id)) {
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
        const Abilities& abilities = entities_.abilities[id];
        if (abilities.level < 0 || abilities.experience < 0) {
            return name_of(id) + " has an impossible level or experience";
        }
        const bool known = names_one_of(entities_.creatures[id].kind, catalog_.monsters().size());
        return known && (id == hero_id || sound_mind(entities_.minds.find(id)))
                   ? Fault()
                   : name_of(id) + " is of no kind or has a mind elsewhere";
    }

    [[nodiscard]] bool sound_mind(const Mind* mind) const {
        return mind != nullptr && mind->intent <= Intent::Return && mind->search_steps >= 0 &&
               mind->group >= 0 && level_.tiles.contains(mind->home) &&
               level_.tiles.contains(mind->last_seen);
    }

    [[nodiscard]] Fault confusions() const {
        for (const EntityId id : entities_.confusions.ids()) {
            if (!entities_.creatures.contains(id) || entities_.confusions[id].turns < 1) {
                return name_of(id) + " has an unsound confusion";
            }
        }
        return std::nullopt;
    }

    /// At most one living actor and one object a cell, actors where one can stand, each thing somewhere.
    [[nodiscard]] Fault places() const {
        std::set<core::Point> actors;
        std::set<core::Point> objects;
        for (const EntityId id : entities_.positions.ids()) {
            const core::Point at = entities_.positions[id].at;
            if (!level_.tiles.contains(at)) {
                return name_of(id) + " is outside the level";
            }
            const CellFlags flags = flags_of(catalog_.tile(level_.tiles[at]));
            const Vitals* vitals = entities_.vitals.find(id);
            const bool shares = vitals != nullptr ? vitals->hit_points > 0 && !actors.insert(at).second
                                                  : !objects.insert(at).second;
            if (shares || flags.has(CellFlag::Blocks)) {
                return name_of(id) + " stands or lies where it can't";
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

    const content::Catalog& catalog_;
    const Level& level_;
    const Memory& memory_;
    const Entities& entities_;
};

/// Finds the first fault of a World's stored state.
class Inspector {
  public:
    Inspector(const content::Catalog& catalog, const World& world) : catalog_(catalog), world_(world) {}

    [[nodiscard]] Fault inspect() const {
        return first_fault(*this, {&Inspector::level, &Inspector::left_levels, &Inspector::numbers,
                                   &Inspector::hero, &Inspector::run, &Inspector::who_moves});
    }

  private:
    [[nodiscard]] Fault level() const {
        return LevelInspector(catalog_, {world_.level, world_.memory, world_.entities}).inspect();
    }

    /// One for each depth but the hero's own, in order.
    [[nodiscard]] Fault left_levels() const {
        const auto depth_of = [](const LeftLevel& left) { return left.level.depth; };
        if (std::ranges::adjacent_find(world_.left_levels, std::greater_equal{}, depth_of) !=
                world_.left_levels.end() ||
            std::ranges::find(world_.left_levels, world_.level.depth, depth_of) != world_.left_levels.end()) {
            return "the left levels are not one for each depth";
        }
        for (const LeftLevel& left : world_.left_levels) {
            if (Fault fault = left_level(left)) {
                return "left level " + std::to_string(left.level.depth) + ": " + *fault;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault left_level(const LeftLevel& left) const {
        if (left.level.depth > world_.run.deepest_depth) {
            return "the hero was never that deep";
        }
        return left.entities.creatures.contains(hero_id)
                   ? Fault("the hero was left there")
                   : LevelInspector(catalog_, {left.level, left.memory, left.entities}).inspect();
    }

    /// No id is used that was not given out, none twice in different roles or places.
    [[nodiscard]] Fault numbers() const {
        std::set<EntityId> all;
        Fault fault = numbers_of(world_.entities, all);
        for (const LeftLevel& left : world_.left_levels) {
            fault = fault ? fault : numbers_of(left.entities, all);
        }
        return fault;
    }

    [[nodiscard]] Fault numbers_of(const Entities& entities, std::set<EntityId>& all) const {
        for (const auto ids : {entities.creatures.ids(), entities.items.ids(), entities.corpses.ids()}) {
            for (const EntityId id : ids) {
                if (id.value >= world_.run.next_entity || !all.insert(id).second) {
                    return name_of(id) + " has a number that is not its own";
                }
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault hero() const {
        const Entities& entities = world_.entities;
        const Creature* hero = entities.creatures.find(hero_id);
        if (hero == nullptr || hero->kind != catalog_.hero() || !entities.positions.contains(hero_id)) {
            return "there is no hero";
        }
        const bool dead = entities.vitals[hero_id].hit_points == 0;
        if (dead != names_one_of(world_.run.killer, catalog_.monsters().size())) {
            return "the run's killer and the hero's hit points do not agree";
        }
        return dead && world_.run.escaped ? Fault("the hero is dead and has escaped") : Fault();
    }

    [[nodiscard]] Fault run() const {
        const RunFacts& run = world_.run;
        const bool counts = run.turn >= 0 && run.kills >= 0 && run.owed_choices >= 0;
        if (!counts || run.deepest_depth < world_.level.depth) {
            return "the run has impossible counts";
        }
        return run.undying && !run.bent ? Fault("who can't die has bent the run") : Fault();
    }

    [[nodiscard]] Fault who_moves() const {
        const bool over = is_over(world_);
        return over || world_.entities.initiatives[hero_id].counter <= 0 ? Fault()
                                                                         : "it is not the hero's move";
    }

    const content::Catalog& catalog_;
    const World& world_;
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
           a.visible == b.visible && a.watched == b.watched && a.left_hashes == b.left_hashes &&
           !a.sight_stale && !a.memory_stale;
}

}  // namespace torchwake::rules
