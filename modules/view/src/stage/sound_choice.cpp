#include "stage/sound_choice.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <variant>

namespace torchwake::view {
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
constexpr std::array<SpriteSound, 1> prop_sounds{{{"chest", "chest"}}};

std::string_view sound_for(const std::string& sprite, std::span<const SpriteSound> rows,
                           std::string_view others) {
    const auto row = std::ranges::find(rows, sprite, &SpriteSound::sprite);
    return row != rows.end() ? row->sound : others;
}

template <class Effect>
bool spell_has(const content::SpellDef& spell) {
    return std::ranges::any_of(spell.effects, [](const content::ItemEffect& effect) {
        return std::holds_alternative<Effect>(effect);
    });
}

bool conducts(const content::SpellDef& spell) {
    return spell.aim && spell.aim->conducts;
}

bool heats(const content::SpellDef& spell) {
    return std::ranges::any_of(spell.effects, [](const content::ItemEffect& effect) {
        const auto* const heat = std::get_if<content::HeatEffect>(&effect);
        return heat != nullptr && heat->amount > 0;
    });
}

bool chills(const content::SpellDef& spell) {
    return std::ranges::any_of(spell.effects, [](const content::ItemEffect& effect) {
        const auto* const heat = std::get_if<content::HeatEffect>(&effect);
        return heat != nullptr && heat->amount < 0;
    });
}

bool poisons(const content::SpellDef& spell) {
    return std::ranges::any_of(spell.effects, [](const content::ItemEffect& effect) {
        const auto* const lasting = std::get_if<content::LastingEffect>(&effect);
        return lasting != nullptr && lasting->kind == content::ConditionKind::Poison;
    });
}

struct SpellSound {
    bool (*fits)(const content::SpellDef&);
    std::string_view sound;
};
/// The first entry that fits counts. What harms comes before what heals, because a spell that does both
/// drains.
constexpr std::array<SpellSound, 8> spell_sounds{{{conducts, "cast_lightning"},
                                                  {heats, "cast_fire"},
                                                  {chills, "cast_frost"},
                                                  {spell_has<content::DamageEffect>, "cast_harm"},
                                                  {poisons, "cast_poison"},
                                                  {spell_has<content::HealEffect>, "cast_mend"},
                                                  {spell_has<content::TeleportEffect>, "cast_away"},
                                                  {spell_has<content::MappingEffect>, "cast_sight"}}};

}  // namespace

std::string_view sound_of_blow(BlowKind blow) {
    return blow_sounds.at(static_cast<std::size_t>(blow));
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

std::string_view sound_of_spell(const content::SpellDef& spell) {
    const auto row =
        std::ranges::find_if(spell_sounds, [&spell](const SpellSound& each) { return each.fits(spell); });
    return row != spell_sounds.end() ? row->sound : "cast_change";
}

}  // namespace torchwake::view
