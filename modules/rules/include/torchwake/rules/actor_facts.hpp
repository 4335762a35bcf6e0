#pragma once

// Facts about one actor of a World that follow from several of its components. Single components are looked
// up by lookups.hpp.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/hunger.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::rules {

struct SlotContent;

/// The actor's exposure; one of nothing if it neither burns nor is wet.
[[nodiscard]] Exposure exposure_of(const World& world, EntityId actor);

/// The actor's condition of that kind; null if it has none.
[[nodiscard]] const Condition* condition_of(const World& world, EntityId actor, content::ConditionKind kind);

/// The actor's attributes with what it holds and wears and all conditions; never below 0.
[[nodiscard]] content::Attributes attributes_of(const World& world, EntityId actor);
/// Those attributes with `bonus` in place of that of the actor's gear.
[[nodiscard]] content::Attributes attributes_with(const World& world, EntityId actor,
                                                  const content::Attributes& bonus);

/// An actor's stage of hunger; nothing for one that need not eat.
[[nodiscard]] std::optional<HungerStage> stage_of(GameState game, EntityId actor);

/// The ticks of the wait that follows an actor's action `skipped` actions from now with that die, if nothing
/// but the end of conditions changes its speed.
[[nodiscard]] std::int32_t wait_after(const World& world, EntityId actor, std::int32_t skipped,
                                      std::int32_t die);

/// The item that an actor holds or wears in that place; an invalid id if none.
[[nodiscard]] EntityId worn_at(const World& world, EntityId actor, content::EquipSlot where);

/// The worn thing at which acid eats: that with most armour left, of equal ones the first; an invalid id if
/// none has any.
[[nodiscard]] EntityId gear_to_corrode(GameState game, EntityId actor);

/// The thing in an actor's pack that deep water takes: the heaviest stack that is neither held nor worn, of
/// equal ones the first; with an invalid id if there is none. Water never takes the prize.
[[nodiscard]] SlotContent thing_for_water(GameState game, EntityId actor);

/// The nearest actor in view that the monster fights or flees from, of several the one with the lowest id; an
/// invalid id if there is none. Sleeping monsters are overlooked. Requires: a monster. Cost: constant if only
/// the hero concerns its camp; else one step for each actor nearer than the one found.
[[nodiscard]] EntityId nearest_target(GameState game, EntityId monster);

/// True if an actor would follow if the hero now took the stair on which it stands: an enemy that hunts it,
/// that can step to its cell, and that is neither static, held nor confused, and no vendor.
[[nodiscard]] bool would_follow(GameState game, EntityId actor);

/// The trick by which a monster hides from the hero at present: it sleeps, and the hero is not beside it.
/// Null if it shows itself.
[[nodiscard]] const content::PlayDeadTrick* feigning(GameState game, EntityId actor);

/// The thing or the corpse that the hero takes a feigning monster for.
[[nodiscard]] RememberedObject feigned_object(const World& world, EntityId monster,
                                              const content::PlayDeadTrick& trick);

/// The armour that friends beside an actor, whom the hero sees, add to it (content::ShieldTrick).
[[nodiscard]] std::int32_t seen_shield_of(GameState game, EntityId actor);

/// The protections of an actor by its kind's tricks.
struct Protection {
    std::int32_t armour = 0;    ///< points against blows and shots
    std::int32_t guard = 0;     ///< points that it has besides while it is awake, because it faces the other
    std::int32_t recoil = 0;    ///< hit points that each blow which lands on it costs the attacker
    std::int32_t regained = 0;  ///< hit points that it regains in each of its actions
    friend bool operator==(const Protection&, const Protection&) = default;
};

/// The protections of an actor at present against an opponent in that cell.
[[nodiscard]] Protection protection_of(GameState game, EntityId actor, core::Point opponent);
/// Those of a kind that is in none of the states to which it is weak.
[[nodiscard]] Protection protection_of(const content::MonsterDef& kind);

/// The item in the hero's pack that wins the game; invalid if it has none.
[[nodiscard]] content::ItemId carried_prize(GameState game);

/// True if the hero was never as deep as the level below.
[[nodiscard]] bool descent_is_first(const World& world);

}  // namespace torchwake::rules
