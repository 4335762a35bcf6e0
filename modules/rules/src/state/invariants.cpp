#include "mind/mind.hpp"
#include "state/level_faults.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/gifts.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/ruleset.hpp>

#include <range/v3/view/concat.hpp>

#include <algorithm>
#include <cstddef>
#include <set>

namespace torchwake::rules {
namespace {

// Far above what any run reaches, and far below the limit of 32 bits.
constexpr std::int32_t most_turns = 1'000'000'000;
constexpr std::uint32_t most_entities = 1'000'000'000;
constexpr std::int32_t most_choices = 1000;

/// Finds the first fault of a World's stored state.
class Inspector {
  public:
    explicit Inspector(GameState game) : catalog_(game.catalog), world_(game.world) {}

    [[nodiscard]] Fault inspect() const {
        return first_fault(
            *this, {&Inspector::level, &Inspector::left_levels, &Inspector::numbers, &Inspector::hero,
                    &Inspector::run, &Inspector::streams, &Inspector::who_moves, &Inspector::identified,
                    &Inspector::sight, &Inspector::portal, &Inspector::pursuit, &Inspector::hunt,
                    &Inspector::quickbar, &Inspector::gift, &Inspector::fallen});
    }

  private:
    [[nodiscard]] Fault level() const {
        return fault_of_level(catalog_, {world_.level, world_.memory, world_.entities});
    }

    /// The left levels ascend strictly by depth, and none has the hero's own.
    [[nodiscard]] Fault left_levels() const {
        const auto depth_of = [](const LeftLevel& left) { return left.level.depth; };
        if (!ascends(world_.left_levels, depth_of) || left_level(world_, world_.level.depth) != nullptr) {
            return "the left levels are not one for each depth";
        }
        for (const LeftLevel& left : world_.left_levels) {
            if (Fault fault = fault_of_left(left)) {
                return "left level " + std::to_string(left.level.depth) + ": " + *fault;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Fault fault_of_left(const LeftLevel& left) const {
        if (!within(left.level.depth, catalog_.first_depth(), world_.run.deepest_depth)) {
            return "the hero was never there";
        }
        const auto is_floor = [this](content::TileId tile) {
            return names_one_of(tile, catalog_.tiles().size()) && !catalog_.tile(tile).blocks;
        };
        const std::ptrdiff_t floor = std::ranges::count_if(left.level.tiles.span(), is_floor);
        if (floor <= std::ssize(left.entities.creatures.ids())) {
            return "there is no room to come back to";
        }
        if (left.entities.announcements.size() > 0) {
            return "a spell was left announced there";
        }
        return left.entities.creatures.contains(hero_id)
                   ? Fault("the hero was left there")
                   : fault_of_level(catalog_, {left.level, left.memory, left.entities});
    }

    /// Every id in use was given out, and none has two roles or places.
    [[nodiscard]] Fault numbers() const {
        std::set<EntityId> all;
        Fault fault = numbers_of(world_.entities, all);
        for (const LeftLevel& left : world_.left_levels) {
            fault = fault ? fault : numbers_of(left.entities, all);
        }
        return fault;
    }

    [[nodiscard]] Fault numbers_of(const Entities& entities, std::set<EntityId>& all) const {
        const auto in_use =
            ranges::views::concat(entities.creatures.ids(), entities.items.ids(), entities.corpses.ids());
        const auto is_own = [&](EntityId id) {
            return id.value < world_.run.next_entity && all.insert(id).second;
        };
        if (Fault fault = first_unsound(in_use, " has a number that is not its own", is_own)) {
            return fault;
        }
        return first_unsound(entities.minds, " hunts who never was", [this](EntityId, const Mind& mind) {
            return !mind.prey.valid() || mind.prey.value < world_.run.next_entity;
        });
    }

    [[nodiscard]] Fault hero() const {
        const Entities& entities = world_.entities;
        const Creature* hero = entities.creatures.find(hero_id);
        if (hero == nullptr || hero->kind != catalog_.hero() || !entities.positions.contains(hero_id)) {
            return "there is no hero";
        }
        const bool dead = entities.vitals[hero_id].hit_points == 0;
        const content::MonsterId killer = world_.run.killer;
        if (killer.valid() && !names_one_of(killer, catalog_.monsters().size())) {
            return "the hero's killer is of no kind";
        }
        if (dead && !killer.valid() && !entities.hungers.contains(hero_id)) {
            return "the run's killer and the hero's hit points do not agree";
        }
        if (!dead && killer.valid()) {
            return "the hero lives and has a killer";
        }
        const Abilities& abilities = entities.abilities[hero_id];
        if (abilities.experience >= experience_past_level(abilities.level)) {
            return "the hero's level and experience do not agree";
        }
        return dead && world_.run.escaped ? Fault("the hero is dead and has escaped") : Fault();
    }

    [[nodiscard]] Fault run() const {
        const RunFacts& run = world_.run;
        const bool counts = run.seed < seed_limit && within(run.turn, 0, most_turns) &&
                            within(run.kills, 0, most_turns) && within(run.owed_choices, 0, most_choices) &&
                            run.next_entity <= most_entities;
        if (!counts || !within(world_.level.depth, catalog_.first_depth(), run.deepest_depth) ||
            run.deepest_depth > catalog_.last_depth()) {
            return "the run has impossible counts";
        }
        return run.undying && !run.cheated ? Fault("a hero who can't die has cheated") : Fault();
    }

    [[nodiscard]] Fault streams() const {
        const RandomStreams& streams = world_.streams;
        const auto stands_still = [](const core::RandomStream& stream) {
            return std::ranges::all_of(stream.state(), [](std::uint64_t word) { return word == 0; });
        };
        return stands_still(streams.combat) || stands_still(streams.initiative) ||
                       stands_still(streams.minds) || stands_still(streams.loot) ||
                       stands_still(streams.traps)
                   ? Fault("a random stream stands still")
                   : Fault();
    }

    /// The learnt kinds were unknown at first, and each is listed once.
    [[nodiscard]] Fault identified() const {
        const auto& known = world_.identified.kinds;
        const auto hidden_first = [this](content::ItemId kind) {
            return names_one_of(kind, catalog_.items().size()) && !catalog_.item(kind).unknown.empty() &&
                   !catalog_.item(kind).known;
        };
        return ascends(known) && std::ranges::all_of(known, hidden_first)
                   ? Fault()
                   : "the hero has learnt what is no secret";
    }

    /// The hero remembers every cell that it sees.
    [[nodiscard]] Fault sight() const {
        World seeing = world_;
        rebuild_caches({catalog_, seeing});
        spatial::BitGrid unknown = seeing.caches.visible;
        unknown -= world_.memory.seen;
        return unknown.count() == 0 ? Fault() : "the hero sees what it does not know";
    }

    /// The level of that depth; null if the hero was never there.
    [[nodiscard]] const Level* level_at(std::int32_t depth) const {
        const LeftLevel* const left = left_level(world_, depth);
        return world_.level.depth == depth ? &world_.level : left != nullptr ? &left->level : nullptr;
    }

    /// The portal stands in the town, and leads to a cell of a level that the hero was on.
    [[nodiscard]] Fault portal() const {
        const Portal& portal = world_.portal;
        if (portal.depth == 0) {
            return portal == Portal{} ? Fault() : "the portal leads nowhere";
        }
        const Level* town = level_at(catalog_.first_depth());
        const Level* target = level_at(portal.depth);
        const bool leads =
            portal.depth > catalog_.first_depth() && target != nullptr && target->tiles.contains(portal.back);
        const bool stands = town != nullptr && town->tiles.contains(portal.at) &&
                            town->tiles[portal.at] == catalog_.portal() &&
                            names_one_of(portal.ground, catalog_.tiles().size()) &&
                            !catalog_.tile(portal.ground).blocks;
        return leads && stands ? Fault() : Fault("the portal stands or leads where it can't");
    }

    /// Those who are about to follow the hero are monsters of a level that it left.
    [[nodiscard]] Fault pursuit() const {
        const Pursuit& pursuit = world_.pursuit;
        const auto& followers = pursuit.followers;
        if (followers.empty()) {
            return pursuit == Pursuit{} ? Fault() : "a pursuit has no followers";
        }
        const LeftLevel* const left = left_level(world_, pursuit.depth);
        const bool leads = left != nullptr && world_.level.tiles.contains(pursuit.at);
        const auto sound = [left](const Follower& follower) {
            return left->entities.minds.contains(follower.id) && within(follower.counter, 0, most_ticks);
        };
        return leads && ascends(followers, &Follower::id) && std::ranges::all_of(followers, sound)
                   ? Fault()
                   : Fault("a follower is not where it can follow from");
    }

    [[nodiscard]] bool is_hunter(EntityId actor) const {
        const Creature* const creature = world_.entities.creatures.find(actor);
        return creature != nullptr && creature->kind == catalog_.hunt()->hunter;
    }

    /// Nobody hunts before the prize was taken; the hunter is on the level or on its way to it.
    [[nodiscard]] Fault hunt() const {
        const Hunt& hunt = world_.hunt;
        if (hunt.ending == Ending::None) {
            return hunt == Hunt{} ? Fault() : "a hunt has begun without the prize";
        }
        const bool counts = within(hunt.begun, 0, world_.run.turn) && within(hunt.away, 0, most_turns) &&
                            within(hunt.changed_depth, 0, catalog_.last_depth());
        const bool is_here = hunt.hunter.valid();
        const bool is_coming = hunt.away > 0;
        const bool is_somewhere =
            !(is_here && is_coming) && (!is_here || world_.entities.minds.contains(hunt.hunter)) &&
            (!is_coming || world_.level.tiles.contains(hunt.at)) &&
            ((!is_here && !is_coming) || catalog_.hunt() != nullptr) && (!is_here || is_hunter(hunt.hunter));
        const bool is_over = hunt.ending != Ending::CarriedOut && (is_here || is_coming);
        const bool fits = hunt.hit_points >= 0 && (!is_coming || hunt.hit_points > 0);
        return counts && is_somewhere && !is_over && fits ? Fault()
                                                          : Fault("the hunt for the prize is not sound");
    }

    /// Each place names a kind or a spell, or is free.
    [[nodiscard]] Fault quickbar() const {
        for (const QuickSlot& slot : world_.quickbar.slots) {
            const bool item = !slot.item.valid() || names_one_of(slot.item, catalog_.all_items().size());
            const bool spell = !slot.spell.valid() || names_one_of(slot.spell, catalog_.spells().size());
            if (!item || !spell || (slot.item.valid() && slot.spell.valid())) {
                return "the quickbar names what there is not";
            }
        }
        return std::nullopt;
    }

    /// Things fall only from cells of levels where the hero has been.
    [[nodiscard]] Fault fallen() const {
        const auto sound = [this](const FallenItem& fallen) {
            const Level* const above =
                within(fallen.depth, 1, catalog_.last_depth()) ? level_at(fallen.depth - 1) : nullptr;
            return above != nullptr && above->tiles.contains(fallen.at) && is_sound(catalog_, fallen.item) &&
                   !fallen.item.laid_down;
        };
        return std::ranges::all_of(world_.fallen, sound) ? Fault() : "a thing that fell is not sound";
    }

    [[nodiscard]] Fault gift() const {
        const bool asked = world_.choice.kind == ChoiceKind::Gift;
        return asked && gifts_of_run(catalog_, world_.run.seed).empty() ? Fault("there is no gift to choose")
                                                                        : Fault();
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

std::optional<std::string> broken_invariant(GameState game) {
    return Inspector(game).inspect();
}

bool caches_are_current(GameState game) {
    World rebuilt = game.world;
    rebuild_caches({game.catalog, rebuilt});
    const Caches& a = game.world.caches;
    const Caches& b = rebuilt.caches;
    return a.flags == b.flags && a.opaque == b.opaque && a.passable == b.passable && a.perils == b.perils &&
           a.steps == b.steps && a.actors == b.actors && a.objects == b.objects && a.occupied == b.occupied &&
           a.littered == b.littered && a.crowd == b.crowd && a.visible == b.visible &&
           a.watched == b.watched && a.encumbrances == b.encumbrances && a.left_hashes == b.left_hashes &&
           a.apparent_kinds == b.apparent_kinds && !a.sight_stale && !a.memory_stale &&
           hazards_are_current(game);
}

}  // namespace torchwake::rules
