#pragma once

// The fields of each kind of event, and its name in files. An event without a line here, or with a field that
// its line lacks, does not compile where it is saved.

#include <torchwake/rules/event.hpp>
#include <torchwake/rules/fields.hpp>

#include <boost/describe/class.hpp>

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <variant>

namespace torchwake::rules {

BOOST_DESCRIBE_STRUCT(ActorRef, (), (id, kind, at, seen))

/// Names an event and lists its fields. Files hold the names, so none may ever change.
#define TORCHWAKE_EVENT(Kind, name, fields)                                  \
    BOOST_DESCRIBE_STRUCT(Kind, (), fields)                                  \
    constexpr std::string_view event_name(std::type_identity<Kind> /*of*/) { \
        return name;                                                         \
    }
TORCHWAKE_EVENT(ActorWalked, "walked", (actor, from))
TORCHWAKE_EVENT(ActorWaited, "waited", (actor, regained))
TORCHWAKE_EVENT(DoorOpened, "door_opened", (actor, door))
TORCHWAKE_EVENT(DoorClosed, "door_closed", (actor, door))
TORCHWAKE_EVENT(BlowLanded, "blow_landed", (attacker, victim, damage))
TORCHWAKE_EVENT(BlowDodged, "blow_dodged", (attacker, victim))
TORCHWAKE_EVENT(ActorDied, "died", (actor, killer))
TORCHWAKE_EVENT(ActorNoticed, "noticed", (actor))
TORCHWAKE_EVENT(ItemPickedUp, "picked_up", (actor, item, slot, count, total))
TORCHWAKE_EVENT(ItemDropped, "dropped", (actor, item, covered_corpse, count))
TORCHWAKE_EVENT(ItemFell, "fell", (item, at, seen))
TORCHWAKE_EVENT(ItemUsed, "used", (actor, item, consumed))
TORCHWAKE_EVENT(ActorHealed, "healed", (actor, amount))
TORCHWAKE_EVENT(LevelEntered, "level_entered", (depth, first_time, way_down, landmark))
TORCHWAKE_EVENT(MissileFlew, "missile_flew", (actor, item, from, target, steps, upper_ties, spell, weapon))
TORCHWAKE_EVENT(AreaStruck, "area_struck", (actor, item, at, radius, seen, spell))
TORCHWAKE_EVENT(ActorHurt, "hurt", (victim, attacker, item, damage, spell, trap))
TORCHWAKE_EVENT(ActorStumbled, "stumbled", (actor, against))
TORCHWAKE_EVENT(ActorWoke, "woke", (actor))
TORCHWAKE_EVENT(LevelMapped, "level_mapped", (actor))
TORCHWAKE_EVENT(LevelGained, "level_gained", (actor, level))
TORCHWAKE_EVENT(AttributeRaised, "attribute_raised", (actor, attribute, value))
TORCHWAKE_EVENT(HeroEscaped, "hero_escaped", (prize))
TORCHWAKE_EVENT(CheatHappened, "cheated", (kind))
TORCHWAKE_EVENT(ItemEquipped, "equipped", (actor, item, where))
TORCHWAKE_EVENT(ItemTakenOff, "taken_off", (actor, item, where))
TORCHWAKE_EVENT(BurdenChanged, "burden_changed", (actor, overburdened))
TORCHWAKE_EVENT(CoinsGained, "coins_gained", (actor, coins, from))
TORCHWAKE_EVENT(ActorsSwapped, "swapped", (actor, other))
TORCHWAKE_EVENT(ActorSpoke, "spoke", (actor, quip))
TORCHWAKE_EVENT(ConditionBegan, "condition_began", (actor, kind, turns, amount))
TORCHWAKE_EVENT(ConditionPassed, "condition_passed", (actor, kind, amount))
TORCHWAKE_EVENT(PoisonHurt, "poison_hurt", (victim, attacker, damage))
TORCHWAKE_EVENT(ManaRegained, "mana_regained", (actor, amount))
TORCHWAKE_EVENT(ActorTeleported, "teleported", (actor, from, left_in_sight))
TORCHWAKE_EVENT(HungerChanged, "hunger_changed", (actor, stage))
TORCHWAKE_EVENT(HungerHurt, "hunger_hurt", (actor, damage, turns))
TORCHWAKE_EVENT(SpellCast, "spell_cast", (actor, spell))
TORCHWAKE_EVENT(SpellLearned, "spell_learned", (actor, spell))
TORCHWAKE_EVENT(ShotLanded, "shot_landed", (attacker, victim, item, damage))
TORCHWAKE_EVENT(ShotDodged, "shot_dodged", (attacker, victim, item))
TORCHWAKE_EVENT(ItemBroke, "broke", (item, at, seen))
TORCHWAKE_EVENT(ItemBought, "bought", (actor, item, price, vendor))
TORCHWAKE_EVENT(ItemSold, "sold", (actor, item, price, vendor))
TORCHWAKE_EVENT(ActorTurned, "turned", (actor))
TORCHWAKE_EVENT(ItemRecognized, "recognized", (actor, item, before))
TORCHWAKE_EVENT(CurseLifted, "curse_lifted", (actor, item))
TORCHWAKE_EVENT(ChoiceWasted, "choice_wasted", (actor, kind, given_up))
TORCHWAKE_EVENT(TrapSpotted, "trap_spotted", (actor, trap, at))
TORCHWAKE_EVENT(TrapSprung, "trap_sprung", (actor, trap, at))
TORCHWAKE_EVENT(TrapDisarmed, "trap_disarmed", (actor, trap, at))
TORCHWAKE_EVENT(DisarmFailed, "disarm_failed", (actor, trap, at))
TORCHWAKE_EVENT(ActorStruggled, "struggled", (actor))
TORCHWAKE_EVENT(SavingThrowMade, "saved", (actor, attribute))
TORCHWAKE_EVENT(PropOpened, "prop_opened", (actor, prop, at, empty))
TORCHWAKE_EVENT(PortalPassed, "portal_passed", (actor, home))
TORCHWAKE_EVENT(ActorFollowed, "followed", (actor, down))
TORCHWAKE_EVENT(ActorThrown, "thrown", (actor, from, by))
TORCHWAKE_EVENT(PowerHurt, "power_hurt", (victim, attacker, power, damage))
TORCHWAKE_EVENT(WallsDug, "walls_dug", (actor, at, cells, seen))
TORCHWAKE_EVENT(NoiseMade, "noise_made", (actor, at, seen))
TORCHWAKE_EVENT(DangerSensed, "danger_sensed", (actor, way))
TORCHWAKE_EVENT(GiftTaken, "gift_taken", (actor, gift))
TORCHWAKE_EVENT(TrickUsed, "trick_used", (actor, trick, other, item))
TORCHWAKE_EVENT(CaughtFire, "caught_fire", (actor, doer))
TORCHWAKE_EVENT(FlamesDied, "flames_died", (actor))
TORCHWAKE_EVENT(MatterHurt, "matter_hurt", (victim, attacker, matter, damage, item, spell, trap))
TORCHWAKE_EVENT(FireSpread, "fire_spread", (at, cells))
TORCHWAKE_EVENT(GroundBurnt, "ground_burnt", (tile, at, seen))
TORCHWAKE_EVENT(MatterBrought, "matter_brought", (actor, matter, at, seen))
TORCHWAKE_EVENT(GasExploded, "gas_exploded", (matter, at, cells, seen))
TORCHWAKE_EVENT(ItemSpilt, "spilt", (item, at, seen))
TORCHWAKE_EVENT(TorchSwitched, "torch_switched", (actor, lit))
TORCHWAKE_EVENT(LampSwitched, "lamp_switched", (actor, lamp, at))
TORCHWAKE_EVENT(FireSet, "fire_set", (actor, at))
TORCHWAKE_EVENT(PropRolled, "prop_rolled", (actor, prop, at))
TORCHWAKE_EVENT(ActorSlid, "actor_slid", (actor, from))
TORCHWAKE_EVENT(GroundEaten, "ground_eaten", (tile, at, seen))
TORCHWAKE_EVENT(GearCorroded, "gear_corroded", (actor, item, matter))
TORCHWAKE_EVENT(ActorFell, "actor_fell", (victim, matter, damage))
TORCHWAKE_EVENT(ItemFellBelow, "item_fell_below", (item, matter, at, seen, count))
TORCHWAKE_EVENT(ItemBurnt, "item_burnt", (item, count, at, seen))
TORCHWAKE_EVENT(CoverBroke, "cover_broke", (matter, at, seen))
TORCHWAKE_EVENT(LiquidTurned, "liquid_turned", (before, after, at, cells))
TORCHWAKE_EVENT(ItemWashedAway, "item_washed_away", (actor, item, matter, to, count))
#undef TORCHWAKE_EVENT

namespace detail {

template <class... Kinds>
constexpr auto event_names_of(std::type_identity<std::variant<Kinds...>> /*of*/) {
    return std::array<std::string_view, sizeof...(Kinds)>{event_name(std::type_identity<Kinds>())...};
}

}  // namespace detail

/// The names, by the place of an event's kind in Event.
inline constexpr auto event_names = detail::event_names_of(std::type_identity<Event>());

}  // namespace torchwake::rules
