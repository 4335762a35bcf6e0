#include "state/level_faults.hpp"

#include "fight/announcing.hpp"
#include "items/purse.hpp"
#include "level/placement.hpp"

#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/queries.hpp>

#include <range/v3/view/concat.hpp>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

namespace torchwake::rules {
namespace {

// Far above what any run reaches, and so low that formulas stay within 32 bits: at most 26 slots of the
// heaviest items, 110,000 of dice times an attribute, 1,000 times a number of hit points or mana.
constexpr std::int32_t most_reach = 1000;
constexpr std::int32_t most_search_steps = 1000;
constexpr std::int32_t most_levels = 1000;
constexpr std::int32_t most_in_pool = 1'000'000;
constexpr std::int32_t most_in_attribute = 1000;
constexpr std::int32_t most_condition_turns = 1'000'000;
constexpr std::int32_t most_hunger = 1'000'000'000;
constexpr std::int32_t least_hunger = -1;  // of who died at a meal
constexpr std::int32_t most_in_condition = 10'000;
constexpr std::int32_t most_charges = 1000;
constexpr std::int32_t most_in_stack = 50;

/// Finds the first fault of a level.
class LevelInspector : LevelChecks {
  public:
    using LevelChecks::LevelChecks;

    [[nodiscard]] Fault inspect() const {
        using Self = LevelInspector;
        return first_fault(
            *this, {&Self::terrain, &Self::memory, &Self::actors, &Self::places, &Self::things, &Self::items,
                    &Self::packs, &Self::outfits, &Self::purses, &Self::corpses, &Self::conditions,
                    &Self::hungers, &Self::torches, &Self::spellbooks, &Self::traps, &Self::scenes,
                    &Self::sales, &Self::announcements, &Self::lordships});
    }

  private:
    [[nodiscard]] Fault terrain() const {
        const auto known = [this](content::TileId tile) {
            return names_one_of(tile, catalog_.tiles().size());
        };
        if (level_.tiles.size().area() == 0) {
            return "the level has no cells";
        }
        if (!within(level_.noise.reach, 0, most_reach) ||
            (level_.noise.reach > 0 && !level_.tiles.contains(level_.noise.at))) {
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
                   (object.item.valid() || !object.laid_down) &&
                   (object.item.valid() ? names_one_of(object.item, catalog_.all_items().size())
                                        : names_one_of(object.corpse, catalog_.monsters().size()));
        };
        const core::Size size = level_.tiles.size();
        if (memory_.tiles.size() != size || memory_.seen.size() != size) {
            return "the memory is not of the level's size";
        }
        if (!std::ranges::all_of(memory_.tiles.span(), known)) {
            return "the memory has an unknown tile";
        }
        bool all_known = true;
        memory_.seen.for_each([&](core::Point at) { all_known = all_known && memory_.tiles[at].valid(); });
        if (!all_known) {
            return "the memory has a cell that was seen and is unknown";
        }
        return ascends(objects, &RememberedObject::at) && std::ranges::all_of(objects, sound)
                   ? Fault()
                   : "the memory has an unsound object";
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
                                  vitals.mana <= vitals.max_mana && vitals.max_hit_points <= most_in_pool &&
                                  vitals.max_mana <= most_in_pool;
        if (!sound_vitals) {
            return name_of(id) + " has impossible hit points or mana";
        }
        if (!sound_abilities(entities_.abilities[id])) {
            return name_of(id) + " has an impossible level, experience, attribute or skill";
        }
        const Initiative& initiative = entities_.initiatives[id];
        if (!within(initiative.counter, -most_ticks, most_ticks) ||
            !within(initiative.die, 1, wait_die_sides)) {
            return name_of(id) + " has an impossible initiative";
        }
        const bool known = names_one_of(entities_.creatures[id].kind, catalog_.monsters().size());
        return known && (id == hero_id || sound_mind(entities_.minds.find(id)))
                   ? Fault()
                   : name_of(id) + " is of no kind or has a mind elsewhere";
    }

    [[nodiscard]] static bool sound_abilities(const Abilities& abilities) {
        const content::Attributes& attributes = abilities.attributes;
        const content::Skills& skills = abilities.skills;
        const auto sound = [](std::int32_t value) { return within(value, 0, most_in_attribute); };
        return within(abilities.level, 0, most_levels) &&
               within(abilities.experience, 0, experience_past_level(most_levels)) &&
               std::ranges::all_of(
                   std::initializer_list<std::int32_t>{attributes.strength, attributes.constitution,
                                                       attributes.dexterity, attributes.intelligence,
                                                       skills.melee, skills.defence, skills.magic},
                   sound);
    }

    [[nodiscard]] bool sound_mind(const Mind* mind) const {
        return mind != nullptr && mind->intent <= Intent::Flee &&
               within(mind->search_steps, 0, most_search_steps) && mind->group >= 0 &&
               level_.tiles.contains(mind->home) && level_.tiles.contains(mind->last_seen);
    }

    [[nodiscard]] Fault conditions() const {
        const auto is_sound = [this](const Condition& condition) {
            return condition.turns == 0
                       ? condition == Condition{}
                       : within(condition.turns, 1, most_condition_turns) &&
                             within(condition.amount, -most_in_condition, most_in_condition) &&
                             names_one_of(condition.causer_kind, catalog_.monsters().size());
        };
        return first_unsound(entities_.conditions, " has an unsound condition",
                             [&](EntityId id, const Conditions& conditions) {
                                 return entities_.creatures.contains(id) && conditions != Conditions{} &&
                                        std::ranges::all_of(conditions.of, is_sound);
                             });
    }

    [[nodiscard]] Fault hungers() const {
        return first_unsound(
            entities_.hungers, " has an unsound hunger", [this](EntityId id, const Hunger& hunger) {
                return entities_.creatures.contains(id) && within(hunger.turns, least_hunger, most_hunger);
            });
    }

    [[nodiscard]] Fault torches() const {
        return first_unsound(entities_.torches, " has a torch, but its kind sheds no light",
                             [this](EntityId id, const Torch&) {
                                 const Creature* const bearer = entities_.creatures.find(id);
                                 return bearer != nullptr && catalog_.monster(bearer->kind).light;
                             });
    }

    /// Who announced a spell is where it was then, its kind announces the spell, and it can pay for it.
    [[nodiscard]] Fault announcements() const {
        return first_unsound(entities_.announcements, " has announced what it can't cast",
                             [this](EntityId id, const Announcement& announced) {
                                 const Position* const position = entities_.positions.find(id);
                                 return entities_.minds.contains(id) && position != nullptr &&
                                        position->at == announced.from &&
                                        announces(catalog_.monster(entities_.creatures[id].kind),
                                                  announced.spell) &&
                                        entities_.vitals[id].mana >= catalog_.spell(announced.spell).cost &&
                                        is_on_level(announced);
                             });
    }

    /// True if the target and the cells lie on the level, and the caster's is not among them.
    [[nodiscard]] bool is_on_level(const Announcement& announced) const {
        constexpr std::uint32_t past_the_last = std::uint32_t{1} << (2 * Announcement::reach + 1);
        const core::Size size = level_.tiles.size();
        return size.contains(announced.target) && announced.target != announced.from &&
               !reaches(announced, announced.from) &&
               std::ranges::all_of(announced.rows, [](std::uint32_t row) { return row < past_the_last; }) &&
               std::ranges::all_of(cells_of(announced), [size](core::Point at) { return size.contains(at); });
    }

    /// Every lord, and no other actor, has a phase of its kind.
    [[nodiscard]] Fault lordships() const {
        for (const EntityId id : entities_.creatures.ids()) {
            const auto& lord = catalog_.monster(entities_.creatures[id].kind).lord;
            const Lordship* const own = entities_.lordships.find(id);
            const auto most = static_cast<std::int32_t>(lord ? lord->phases.size() + 1 : 0);
            if ((own != nullptr) != lord.has_value() || (own != nullptr && !within(own->phase, 1, most))) {
                return "actor " + std::to_string(id.value) + " is in no phase of its kind";
            }
        }
        return first_unsound(
            entities_.lordships, " is in a phase of no actor",
            [this](EntityId id, const Lordship&) { return entities_.creatures.contains(id); });
    }

    [[nodiscard]] Fault sales() const {
        constexpr std::int32_t most_sold = 1'000'000;
        const auto is_sound = [](std::int32_t sold) { return within(sold, 0, most_sold); };
        return first_unsound(
            entities_.sales, " has sold what it can't", [&](EntityId id, const Sales& sales) {
                return entities_.creatures.contains(id) && std::ranges::all_of(sales.sold, is_sound);
            });
    }

    /// A spellbook has each spell once, and none behind a free place.
    [[nodiscard]] Fault spellbooks() const {
        return first_unsound(
            entities_.spellbooks, " has an unsound spellbook", [this](EntityId id, const Spellbook& book) {
                const auto& spells = book.spells;
                const auto end = std::ranges::find(spells, content::SpellId{});
                const std::set<content::SpellId> known(spells.begin(), end);
                const auto is_sound = [this](content::SpellId spell) {
                    return names_one_of(spell, catalog_.spells().size());
                };
                return entities_.creatures.contains(id) && std::ranges::all_of(known, is_sound) &&
                       std::ssize(known) == end - spells.begin() &&
                       std::count(end, spells.end(), content::SpellId{}) == spells.end() - end;
            });
    }

    /// A cell has at most one trap, on ground; no actor stands on an armed one.
    [[nodiscard]] Fault traps() const {
        const auto& all = level_.traps;
        if (!ascends(all, &Trap::at)) {
            return "the traps are not one a cell, row by row";
        }
        for (const Trap& trap : all) {
            const bool sound = level_.tiles.contains(trap.at) &&
                               names_one_of(trap.kind, catalog_.traps().size()) &&
                               trap.state <= TrapState::Sprung &&
                               !flags_of(catalog_.tile(level_.tiles[trap.at])).has(CellFlag::Blocks);
            if (!sound) {
                return "the level has an unsound trap";
            }
        }
        for (const EntityId id : entities_.creatures.ids()) {
            const Position* position = entities_.positions.find(id);
            const bool stands = position != nullptr && entities_.vitals[id].hit_points > 0;
            const auto trap = stands ? std::ranges::find(all, position->at, &Trap::at) : all.end();
            if (trap != all.end() && trap->state != TrapState::Sprung) {
                return name_of(id) + " stands on a trap that is armed";
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault scenes() const {
        const auto is_sound = [this](const Scene& scene) {
            return level_.tiles.contains(scene.at) && names_one_of(scene.kind, catalog_.vaults().size()) &&
                   catalog_.vault(scene.kind).scene;
        };
        return std::ranges::all_of(level_.scenes, is_sound) ? Fault() : "the level has an unsound scene";
    }

    /// A cell has at most one living actor and one object, an actor stands on ground, and every entity has a
    /// place.
    [[nodiscard]] Fault places() const {
        std::set<core::Point> actors;
        std::set<core::Point> objects;
        for (const auto& [id, position] : entries(entities_.positions)) {
            const core::Point at = position.at;
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

    /// Every entity with a place is an actor, an item or a corpse.
    [[nodiscard]] Fault things() const {
        const auto is_thing = [this](EntityId id) {
            return entities_.creatures.contains(id) || entities_.items.contains(id) ||
                   entities_.corpses.contains(id);
        };
        const auto is_item = [this](EntityId id) { return entities_.items.contains(id); };
        if (Fault fault =
                first_unsound(entities_.positions.ids(), " is somewhere and is nothing", is_thing)) {
            return fault;
        }
        return first_unsound(ranges::views::concat(entities_.carried.ids(), entities_.equipped.ids()),
                             " is carried and is no item", is_item);
    }

    /// An item is on the floor, in a pack or equipped, and only one of these.
    [[nodiscard]] Fault items() const {
        for (const auto& [id, item] : entries(entities_.items)) {
            const bool lies = entities_.positions.contains(id);
            if (int{lies} + int{entities_.carried.contains(id)} + int{entities_.equipped.contains(id)} != 1) {
                return name_of(id) + " is not in exactly one place";
            }
            if (!is_sound(catalog_, item) || (!lies && (item.laid_down || catalog_.item(item.kind).money))) {
                return name_of(id) + " is no sound item";
            }
        }
        return std::nullopt;
    }

    /// The former weapon is a melee weapon that is carried and not held.
    [[nodiscard]] bool is_sidearm_of(EntityId owner, EntityId item) const {
        const Carried* carried = entities_.carried.find(item);
        return carried != nullptr && carried->by == owner &&
               content::equip_slot_of(catalog_.item(entities_.items[item].kind)) == content::EquipSlot::Melee;
    }

    /// The packs and the Carried and Equipped components agree.
    [[nodiscard]] Fault packs() const {
        std::size_t held = 0;
        for (const auto& [owner, pack] : entries(entities_.packs)) {
            if (!entities_.creatures.contains(owner) || pack.size > Pack::max_slots ||
                std::any_of(pack.slots.begin() + pack.size, pack.slots.end(),
                            [](EntityId item) { return item.valid(); })) {
                return name_of(owner) + " has an unsound pack";
            }
            if (pack.sidearm.valid() && !is_sidearm_of(owner, pack.sidearm)) {
                return name_of(owner) + " has no such weapon to take in hand again";
            }
            for (const SlotContent& slot : filled_slots(pack)) {
                const Carried* carried = entities_.carried.find(slot.item);
                const Equipped* equipped = entities_.equipped.find(slot.item);
                const bool there = carried != nullptr ? *carried == Carried{owner, slot.slot}
                                                      : equipped != nullptr && equipped->by == owner &&
                                                            equipped->slot == slot.slot;
                if (!there) {
                    return name_of(slot.item) + " is not where the pack says";
                }
                ++held;
            }
        }
        return held == entities_.carried.size() + entities_.equipped.size() ? Fault()
                                                                            : "an item is carried in no pack";
    }

    /// Every equipped item is in a place that fits it, one a place.
    [[nodiscard]] Fault outfits() const {
        std::set<std::pair<EntityId, content::EquipSlot>> taken;
        return first_unsound(entities_.equipped, " is held or worn where it can't",
                             [&](EntityId id, const Equipped& equipped) {
                                 const auto place =
                                     content::equip_slot_of(catalog_.item(entities_.items[id].kind));
                                 return place && content::fits_place(*place, equipped.where) &&
                                        taken.emplace(equipped.by, equipped.where).second;
                             });
    }

    [[nodiscard]] Fault purses() const {
        return first_unsound(entities_.purses, " has an unsound purse",
                             [this](EntityId id, const Purse& purse) {
                                 return entities_.creatures.contains(id) && purse.coins >= core::Coins{} &&
                                        purse.coins <= most_coins;
                             });
    }

    [[nodiscard]] Fault corpses() const {
        return first_unsound(entities_.corpses, " is no sound corpse",
                             [this](EntityId id, const Corpse& corpse) {
                                 return names_one_of(corpse.kind, catalog_.monsters().size()) &&
                                        entities_.positions.contains(id);
                             });
    }
};

}  // namespace

bool is_sound(const content::Catalog& catalog, const Item& item) {
    if (!names_one_of(item.kind, catalog.all_items().size())) {
        return false;
    }
    const content::ItemDef& kind = catalog.item(item.kind);
    const std::int32_t most =
        kind.money ? static_cast<std::int32_t>(most_coins_on_floor.value) : most_in_stack;
    const std::int32_t armour = kind.wear ? kind.wear->armour : 0;
    return within(item.charges, 1, most_charges) && within(item.count, 1, most) &&
           within(item.corrosion, 0, armour) &&
           (!item.appears_as.valid() || item.appears_as == kind.unfamiliar);
}

Fault fault_of_level(const content::Catalog& catalog, const LevelParts& parts) {
    Fault fault = LevelInspector(catalog, parts).inspect();
    return fault ? fault : fault_of_matter(catalog, parts);
}

}  // namespace torchwake::rules
