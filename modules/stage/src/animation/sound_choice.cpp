#include "animation/sound_choice.hpp"

#include "animation/matter_sounds.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>

namespace torchwake::stage {
namespace {

struct SpriteSound {
    std::string_view sprite;
    std::string_view sound;
};

/// In the order of BlowKind.
constexpr std::array<std::string_view, 6> blow_sounds{"hit_blade", "hit_chop", "hit_pierce",
                                                      "hit_blunt", "hit_fist", "hit_claw"};
static_assert(blow_sounds.size() == static_cast<std::size_t>(BlowKind::Claw) + 1);
constexpr std::array<SpriteSound, 1> missile_sounds{{{"stone", "hit_blunt"}}};
constexpr std::array<SpriteSound, 7> trap_sounds{{{"trap_net", "trap_net"},
                                                  {"trap_gas", "trap_gas"},
                                                  {"trap_spore", "trap_gas"},
                                                  {"trap_alarm", "trap_alarm"},
                                                  {"trap_teleport", "trap_rune"},
                                                  {"trap_pit", "trap_pit"},
                                                  {"trap_fire", "fireball_burst"}}};
constexpr std::array<SpriteSound, 4> prop_sounds{
    {{"chest", "chest"}, {"barrel", "barrel_open"}, {"crate", "crate_open"}, {"urn", "urn_open"}}};
constexpr std::array<SpriteSound, 3> break_sounds{
    {{"barrel", "barrel_break"}, {"barrel_oil", "barrel_break"}, {"barrel_water", "barrel_break"}}};
/// Bodies of all others are flesh.
constexpr std::array<SpriteSound, 19> body_sounds{{{"skeleton", "body_bone"},
                                                   {"skeleton_archer", "body_bone"},
                                                   {"skeleton_knight", "body_bone"},
                                                   {"lich", "body_bone"},
                                                   {"golem", "body_stone"},
                                                   {"gargoyle", "body_stone"},
                                                   {"iron_golem", "body_metal"},
                                                   {"beetle", "body_shell"},
                                                   {"centipede", "body_shell"},
                                                   {"spider", "body_shell"},
                                                   {"pale_spider", "body_shell"},
                                                   {"mimic", "body_wood"},
                                                   {"shrieker", "body_wood"},
                                                   {"ooze", "body_ooze"},
                                                   {"ochre_ooze", "body_ooze"},
                                                   {"ghost", "body_ghost"},
                                                   {"wraith", "body_ghost"},
                                                   {"wisp", "body_ghost"},
                                                   {"ember_spirit", "body_ghost"}}};
/// The torsos of metal, by what is seen of them on their wearer.
constexpr std::array<std::string_view, 3> metal_torsos{"worn_chain", "worn_scale", "worn_plate"};

/// The two sounds of a leaf that is not of wood.
struct DoorSound {
    std::string_view sprite;
    std::string_view opening;
    std::string_view closing;
};
constexpr std::array<DoorSound, 8> door_sounds{{{"crypt_door", "heavy_door_open", "heavy_door_close"},
                                                {"crypt_door_open", "heavy_door_open", "heavy_door_close"},
                                                {"ice_door", "heavy_door_open", "heavy_door_close"},
                                                {"ice_door_open", "heavy_door_open", "heavy_door_close"},
                                                {"magma_door", "heavy_door_open", "heavy_door_close"},
                                                {"magma_door_open", "heavy_door_open", "heavy_door_close"},
                                                {"fungus_door", "door_lips", "door_lips"},
                                                {"fungus_door_open", "door_lips", "door_lips"}}};

/// Places that look unlike others of their kind.
struct PlaceSound {
    std::string_view kind;  ///< the level's `ambience`
    std::string_view floor;
    std::string_view sound;
};
constexpr std::array<PlaceSound, 6> place_sounds{{{"", "town_street", "town"},
                                                  {"rooms", "sewer_floor", "sewers"},
                                                  {"caves", "mine_floor", "mines"},
                                                  {"caves", "fungus_floor", "fungus"},
                                                  {"crypts", "ice_floor", "ice"},
                                                  {"crypts", "magma_floor", "forge"}}};

std::string_view sound_for(const std::string& sprite, std::span<const SpriteSound> rows,
                           std::string_view others) {
    const auto row = std::ranges::find(rows, sprite, &SpriteSound::sprite);
    return row != rows.end() ? row->sound : others;
}

template <class Effect>
bool spell_has(const content::SpellDef& spell) {
    return content::has_effect<Effect>(spell.effects);
}

bool conducts(const content::SpellDef& spell) {
    return spell.aim && spell.aim->conducts;
}

/// True if an effect heats, or with a `sign` of -1 chills.
template <std::int32_t sign>
bool heats(const content::SpellDef& spell) {
    return content::has_effect<content::HeatEffect>(
        spell.effects, [](const content::HeatEffect& heat) { return heat.amount * sign > 0; });
}

bool poisons(const content::SpellDef& spell) {
    return content::has_effect<content::LastingEffect>(spell.effects, [](const content::LastingEffect& each) {
        return each.kind == content::ConditionKind::Poison;
    });
}

struct SpellSound {
    bool (*fits)(const content::SpellDef&);
    std::string_view sound;
};
/// The first entry that fits counts. What harms comes before what heals, because a spell that does both
/// drains.
constexpr std::array<SpellSound, 8> spell_sounds{{{conducts, "cast_lightning"},
                                                  {heats<1>, "cast_fire"},
                                                  {heats<-1>, "cast_frost"},
                                                  {spell_has<content::DamageEffect>, "cast_harm"},
                                                  {poisons, "cast_poison"},
                                                  {spell_has<content::HealEffect>, "cast_mend"},
                                                  {spell_has<content::TeleportEffect>, "cast_away"},
                                                  {spell_has<content::MappingEffect>, "cast_sight"}}};

}  // namespace

std::string_view sound_of_blow(BlowKind blow) {
    return blow_sounds.at(static_cast<std::size_t>(blow));
}

std::string_view sound_of_body(const content::MonsterDef& body, bool in_metal) {
    return in_metal ? "body_metal" : sound_for(body.appearance.sprite, body_sounds, "body_flesh");
}

bool is_metal(const content::ItemDef& item) {
    return content::equip_slot_of(item) == content::EquipSlot::Torso &&
           std::ranges::find(metal_torsos, item.worn_sprite) != metal_torsos.end();
}

std::string_view sound_of_missile(const content::ItemDef& item) {
    if (item.weapon) {
        return sound_of_blow(blow_kind(item));
    }
    const std::string_view other = sound_of_blow(BlowKind::Crush);
    return item.ammunition ? sound_for(item.appearance.sprite, missile_sounds, "hit_pierce") : other;
}

std::string_view sound_of_trap(const content::TrapDef& trap) {
    return sound_for(trap.appearance.sprite, trap_sounds, "trap_dart");
}

std::string_view sound_of_prop(const content::TileDef& prop) {
    return sound_for(prop.appearance.sprite, prop_sounds, "rummage");
}

std::string_view sound_of_break(const content::ItemDef& item) {
    return sound_for(item.appearance.sprite, break_sounds, sound_of(MatterNoise::Shatters).name);
}

std::string_view sound_of_door(const content::TileDef* door, bool opens) {
    const auto row = door != nullptr
                         ? std::ranges::find(door_sounds, door->appearance.sprite, &DoorSound::sprite)
                         : door_sounds.end();
    if (row == door_sounds.end()) {
        return opens ? "door_open" : "door_close";
    }
    return opens ? row->opening : row->closing;
}

std::string_view background_of(const content::LevelDef& level, const content::Catalog& catalog) {
    const std::string& floor = catalog.tile(level.tiles.floor).appearance.sprite;
    const auto row = std::ranges::find_if(place_sounds, [&](const PlaceSound& place) {
        return place.kind == level.ambience && place.floor == floor;
    });
    return row != place_sounds.end() ? row->sound : std::string_view(level.ambience);
}

std::string_view sound_of_spell(const content::SpellDef& spell) {
    const auto row =
        std::ranges::find_if(spell_sounds, [&spell](const SpellSound& each) { return each.fits(spell); });
    return row != spell_sounds.end() ? row->sound : "cast_change";
}

}  // namespace torchwake::stage
