#pragma once

// The members of each definition that rules read, in the order in which the data hash covers them. Those that
// no rule reads (names, looks, sounds) are counted below: a new member has to be listed or counted, or the
// hash does not compile.

#include <torchwake/content/body_fields.hpp>
#include <torchwake/content/catalog.hpp>
#include <torchwake/content/described.hpp>

#include <boost/describe/class.hpp>

#include <cstddef>

namespace torchwake::content {

BOOST_DESCRIBE_STRUCT(TileDef, (),
                      (id, opaque, blocks, blocks_diagonal, opens_to, closes_to, toll, stairs, emptied_to,
                       holds, guard, guarded, ignition, fuel, portal, light, switches_to, rolls_as))
BOOST_DESCRIBE_STRUCT(Light, (), (range))
BOOST_DESCRIBE_STRUCT(TrapDef, (),
                      (id, effects, radius, save, noise, pit, difficulty, min_depth, max_depth, weight,
                       weight_per_depth))
BOOST_DESCRIBE_STRUCT(SavingThrow, (), (attribute, difficulty, spares))
BOOST_DESCRIBE_STRUCT(MonsterDef, (),
                      (id, blocks, asleep, pack, vision, movement, attributes, skills, level, hit_points,
                       mana, armour, natural_attacks, pack_slots, equipment, gold, loot, faction, flees_below,
                       hunger, spells, supplies, deals_in, stock, travels, abilities, mana_turns, keeps_away,
                       flees_when_spent, tricks, wary, fireproof, walks_webs, light, flies, mends_in,
                       shuns_lamps, lord))
BOOST_DESCRIBE_STRUCT(Lord, (), (phases))
BOOST_DESCRIBE_STRUCT(Stock, (), (table, kinds, count))
BOOST_DESCRIBE_STRUCT(Travels, (), (min_depth, max_depth, chance))
BOOST_DESCRIBE_STRUCT(GiftDef, (), (id, sort, items, coins))
BOOST_DESCRIBE_STRUCT(MatterDef, (),
                      (id, layer, ignition, fuel, ash, smoke, smoke_amount, thins, opaque_from, trodden,
                       slick, wets, steam, flash, blast, harm, cools, stirs, stirs_amount, frozen, thawed,
                       effects, holds, light, slippery, chasm, bridges, molten, crust, corrodes, soured,
                       brittle, breaks_at))
BOOST_DESCRIBE_STRUCT(HungerStages, (), (well_fed, normal, hungry, starving))
BOOST_DESCRIBE_STRUCT(Supply, (), (item, count))
BOOST_DESCRIBE_STRUCT(Ability, (),
                      (spell, target, chance, nearest, farthest, hurt_below, careless, announced, phase))
BOOST_DESCRIBE_STRUCT(Attack, (), (damage, hit_bonus, effects, sets_alight))
BOOST_DESCRIBE_STRUCT(ItemDef, (),
                      (id, effects, aim, prize, hunt, money, stack, weapon, wear, charges, weight,
                       initiative_penalty, value, category, shoots, ammunition, throws, breaks, needs_light,
                       burns, bundle, unknown, known, look, bonus, powers))
BOOST_DESCRIBE_STRUCT(HuntDef, (), (hunter, guard, returns_in, melts_at, risen, most_risen, flames))
BOOST_DESCRIBE_STRUCT(TraitDef, (),
                      (id, bearers, weight, min_depth, max_depth, hit_bonus, damage, armour, weight_percent,
                       initiative_penalty, bonus, powers, value_percent))
BOOST_DESCRIBE_STRUCT(Shooter, (), (ammunition, attack, attribute, range))
BOOST_DESCRIBE_STRUCT(Ammunition, (), (fits, bonus))
BOOST_DESCRIBE_STRUCT(Throwing, (), (attack, attribute, range))
BOOST_DESCRIBE_STRUCT(SpellDef, (), (id, cost, effects, aim))
BOOST_DESCRIBE_STRUCT(Aim, (), (range, radius, pierces, save, conducts, rolls))
BOOST_DESCRIBE_STRUCT(Weapon, (), (attack, attribute))
BOOST_DESCRIBE_STRUCT(Wear, (), (slot, armour))
BOOST_DESCRIBE_STRUCT(Dice, (), (count, sides, bonus))
BOOST_DESCRIBE_STRUCT(LevelDef, (),
                      (id, builders, overlays, vaults, scenes, min_depth, max_depth, size, tiles, items,
                       monsters_per_region, items_per_region, prize, town, props, props_per_region,
                       traps_per_region, sample, shops, folk, food, meals, matter, landmarks, daylight,
                       arena))
BOOST_DESCRIBE_STRUCT(Arena, (), (vault, lord))
BOOST_DESCRIBE_STRUCT(LevelTiles, (), (wall, floor, door, stairs_down, stairs_up))
BOOST_DESCRIBE_STRUCT(TownTiles, (), (rooms, green, greenery, furniture, signs))
BOOST_DESCRIBE_STRUCT(BuilderChoice, (), (builder, weight))
BOOST_DESCRIBE_STRUCT(MatterPatches, (), (kind, count, cells, depth))
BOOST_DESCRIBE_STRUCT(Landmark, (), (weight, matter))
BOOST_DESCRIBE_STRUCT(PropChoice, (), (tile, weight))
BOOST_DESCRIBE_STRUCT(VaultDef, (), (id, min_depth, max_depth, weight, cells, tiles, scene, levels, things))
BOOST_DESCRIBE_STRUCT(DrawnThing, (), (at, stands))
BOOST_DESCRIBE_STRUCT(DrawnCell, (),
                      (tile, monster, asleep, item, corpse, trap, sprung, cover, liquid, depth))
BOOST_DESCRIBE_STRUCT(FactionDef, (), (id, reaction, reactions))
BOOST_DESCRIBE_STRUCT(NamedReaction, (), (towards, reaction))
BOOST_DESCRIBE_STRUCT(MonsterTable, (), (id, entries))
BOOST_DESCRIBE_STRUCT(SpawnEntry<MonsterId>, (), (kind, min_depth, max_depth, weight, weight_per_depth))
BOOST_DESCRIBE_STRUCT(ItemTable, (), (id, entries))
BOOST_DESCRIBE_STRUCT(SpawnEntry<ItemId>, (), (kind, min_depth, max_depth, weight, weight_per_depth))

BOOST_DESCRIBE_STRUCT(LastingEffect, (), (kind, turns, amount))

template <>
inline constexpr std::size_t unlisted_members<TileDef> = 6;
template <>
inline constexpr std::size_t unlisted_members<Light> = 1;
template <>
inline constexpr std::size_t unlisted_members<TrapDef> = 4;
template <>
inline constexpr std::size_t unlisted_members<MonsterDef> = 6;
template <>
inline constexpr std::size_t unlisted_members<Lord> = 1;
template <>
inline constexpr std::size_t unlisted_members<Attack> = 1;
template <>
inline constexpr std::size_t unlisted_members<ItemDef> = 9;
template <>
inline constexpr std::size_t unlisted_members<TraitDef> = 3;
template <>
inline constexpr std::size_t unlisted_members<Ammunition> = 1;
template <>
inline constexpr std::size_t unlisted_members<Throwing> = 1;
template <>
inline constexpr std::size_t unlisted_members<SpellDef> = 5;
template <>
inline constexpr std::size_t unlisted_members<Aim> = 1;
template <>
inline constexpr std::size_t unlisted_members<GiftDef> = 2;
template <>
inline constexpr std::size_t unlisted_members<MatterDef> = 2;
template <>
inline constexpr std::size_t unlisted_members<LevelDef> = 4;
template <>
inline constexpr std::size_t unlisted_members<Landmark> = 1;
template <>
inline constexpr std::size_t unlisted_members<VaultDef> = 2;
template <>
inline constexpr std::size_t unlisted_members<DrawnCell> = 1;

}  // namespace torchwake::content
