#pragma once

// The field list of each kind of event, and its name in files.

#include <torchwake/rules/event.hpp>
#include <torchwake/rules/fields.hpp>

#include <boost/describe/class.hpp>

#include <array>
#include <string_view>
#include <variant>

namespace torchwake::rules {

BOOST_DESCRIBE_STRUCT(ActorRef, (), (id, kind, at, seen))
BOOST_DESCRIBE_STRUCT(ActorWalked, (), (actor, from))
BOOST_DESCRIBE_STRUCT(ActorWaited, (), (actor, regained))
BOOST_DESCRIBE_STRUCT(DoorOpened, (), (actor, door))
BOOST_DESCRIBE_STRUCT(DoorClosed, (), (actor, door))
BOOST_DESCRIBE_STRUCT(BlowLanded, (), (attacker, victim, damage))
BOOST_DESCRIBE_STRUCT(BlowDodged, (), (attacker, victim))
BOOST_DESCRIBE_STRUCT(ActorDied, (), (actor, killer))
BOOST_DESCRIBE_STRUCT(ActorNoticed, (), (actor))
BOOST_DESCRIBE_STRUCT(ItemPickedUp, (), (actor, item, slot, count, total))
BOOST_DESCRIBE_STRUCT(ItemDropped, (), (actor, item, covered_corpse, count))
BOOST_DESCRIBE_STRUCT(ItemFell, (), (item, at, seen))
BOOST_DESCRIBE_STRUCT(ItemUsed, (), (actor, item, consumed))
BOOST_DESCRIBE_STRUCT(ActorHealed, (), (actor, amount))
BOOST_DESCRIBE_STRUCT(LevelEntered, (), (depth, first_time))
BOOST_DESCRIBE_STRUCT(MissileFlew, (), (actor, item, from, target, steps, upper_ties, spell, weapon))
BOOST_DESCRIBE_STRUCT(AreaStruck, (), (actor, item, at, radius, seen, spell))
BOOST_DESCRIBE_STRUCT(ActorHurt, (), (victim, attacker, item, damage, spell, trap))
BOOST_DESCRIBE_STRUCT(ActorStumbled, (), (actor, against))
BOOST_DESCRIBE_STRUCT(ActorWoke, (), (actor))
BOOST_DESCRIBE_STRUCT(LevelMapped, (), (actor))
BOOST_DESCRIBE_STRUCT(LevelGained, (), (actor, level))
BOOST_DESCRIBE_STRUCT(AttributeRaised, (), (actor, attribute, value))
BOOST_DESCRIBE_STRUCT(HeroEscaped, (), (prize))
BOOST_DESCRIBE_STRUCT(CheatHappened, (), (kind))
BOOST_DESCRIBE_STRUCT(ItemEquipped, (), (actor, item, where))
BOOST_DESCRIBE_STRUCT(ItemTakenOff, (), (actor, item, where))
BOOST_DESCRIBE_STRUCT(BurdenChanged, (), (actor, overburdened))
BOOST_DESCRIBE_STRUCT(CoinsGained, (), (actor, coins, from))
BOOST_DESCRIBE_STRUCT(ActorsSwapped, (), (actor, other))
BOOST_DESCRIBE_STRUCT(ActorSpoke, (), (actor, quip))
BOOST_DESCRIBE_STRUCT(ConditionBegan, (), (actor, kind, turns, amount))
BOOST_DESCRIBE_STRUCT(ConditionPassed, (), (actor, kind, amount))
BOOST_DESCRIBE_STRUCT(PoisonHurt, (), (victim, attacker, damage))
BOOST_DESCRIBE_STRUCT(ManaRegained, (), (actor, amount))
BOOST_DESCRIBE_STRUCT(ActorTeleported, (), (actor, from, left_in_sight))
BOOST_DESCRIBE_STRUCT(HungerChanged, (), (actor, stage))
BOOST_DESCRIBE_STRUCT(HungerHurt, (), (actor, damage))
BOOST_DESCRIBE_STRUCT(SpellCast, (), (actor, spell))
BOOST_DESCRIBE_STRUCT(SpellLearned, (), (actor, spell))
BOOST_DESCRIBE_STRUCT(ShotLanded, (), (attacker, victim, item, damage))
BOOST_DESCRIBE_STRUCT(ShotDodged, (), (attacker, victim, item))
BOOST_DESCRIBE_STRUCT(ItemBroke, (), (item, at, seen))
BOOST_DESCRIBE_STRUCT(ItemBought, (), (actor, item, price, vendor))
BOOST_DESCRIBE_STRUCT(ItemSold, (), (actor, item, price, vendor))
BOOST_DESCRIBE_STRUCT(ActorTurned, (), (actor))
BOOST_DESCRIBE_STRUCT(ItemRecognized, (), (actor, item, before))
BOOST_DESCRIBE_STRUCT(CurseLifted, (), (actor, item))
BOOST_DESCRIBE_STRUCT(ChoiceWasted, (), (actor, kind, given_up))
BOOST_DESCRIBE_STRUCT(TrapSpotted, (), (actor, trap, at))
BOOST_DESCRIBE_STRUCT(TrapSprung, (), (actor, trap, at))
BOOST_DESCRIBE_STRUCT(TrapDisarmed, (), (actor, trap, at))
BOOST_DESCRIBE_STRUCT(DisarmFailed, (), (actor, trap, at))
BOOST_DESCRIBE_STRUCT(ActorStruggled, (), (actor))
BOOST_DESCRIBE_STRUCT(SavingThrowMade, (), (actor, attribute))
BOOST_DESCRIBE_STRUCT(PropOpened, (), (actor, prop, at, empty))
BOOST_DESCRIBE_STRUCT(PortalPassed, (), (actor, home))

/// In the order of the alternatives of Event. They stand in files: none may ever change.
inline constexpr std::array<std::string_view, 56> event_names{"walked",
                                                              "waited",
                                                              "door_opened",
                                                              "door_closed",
                                                              "blow_landed",
                                                              "blow_dodged",
                                                              "died",
                                                              "noticed",
                                                              "picked_up",
                                                              "dropped",
                                                              "fell",
                                                              "used",
                                                              "healed",
                                                              "level_entered",
                                                              "missile_flew",
                                                              "area_struck",
                                                              "hurt",
                                                              "stumbled",
                                                              "woke",
                                                              "level_mapped",
                                                              "level_gained",
                                                              "attribute_raised",
                                                              "hero_escaped",
                                                              "cheated",
                                                              "equipped",
                                                              "taken_off",
                                                              "burden_changed",
                                                              "coins_gained",
                                                              "swapped",
                                                              "spoke",
                                                              "condition_began",
                                                              "condition_passed",
                                                              "poison_hurt",
                                                              "mana_regained",
                                                              "teleported",
                                                              "hunger_changed",
                                                              "hunger_hurt",
                                                              "spell_cast",
                                                              "spell_learned",
                                                              "shot_landed",
                                                              "shot_dodged",
                                                              "broke",
                                                              "bought",
                                                              "sold",
                                                              "turned",
                                                              "recognized",
                                                              "curse_lifted",
                                                              "choice_wasted",
                                                              "trap_spotted",
                                                              "trap_sprung",
                                                              "trap_disarmed",
                                                              "disarm_failed",
                                                              "struggled",
                                                              "saved",
                                                              "prop_opened",
                                                              "portal_passed"};
static_assert(event_names.size() == std::variant_size_v<Event>);

}  // namespace torchwake::rules
