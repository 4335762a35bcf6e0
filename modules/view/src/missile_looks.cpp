#include "missile_looks.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

namespace torchwake::view {
namespace {

/// The missiles that have sprites of their own: two frames in flight, three where they end.
struct Kind {
    std::string_view projectile;
    std::string_view burst;
    std::string_view launch_sound;
    std::string_view burst_sound;
};
constexpr std::array<Kind, 6> kinds{
    {{"magic_missile", "missile_burst", "missile_launch", "missile_hit"},
     {"fireball", "fire_burst", "fireball_launch", "fireball_burst"},
     {"confusion_bolt", "confusion_burst", "confusion_launch", "confusion"},
     {"frost_bolt", "frost_burst", "missile_launch", "missile_hit"},
     {"poison_bolt", "poison_burst", "missile_launch", "missile_hit"},
     {"lightning_bolt", "lightning_burst", "missile_launch", "fireball_burst"}}};

MissileLook look_of(const std::string& projectile, SpriteNames& names) {
    const auto known = std::ranges::find(kinds, projectile, &Kind::projectile);
    const bool own = known != kinds.end();
    const Kind& kind = own ? *known : kinds.front();
    const std::string flying = projectile.empty() ? std::string(kind.projectile) : projectile;
    const std::string burst(kind.burst);
    const std::int32_t second_frame = own || projectile.empty() ? 1 : 0;
    return {{names.index(flying), names.index(flying, second_frame)},
            {names.index(burst, 0), names.index(burst, 1), names.index(burst, 2)},
            kind.launch_sound,
            kind.burst_sound};
}

}  // namespace

MissileLooks::MissileLooks(const content::Catalog& catalog, SpriteNames& names) {
    for (const content::ItemDef& item : catalog.items()) {
        looks_.push_back(look_of(item.aim ? item.aim->projectile : std::string(), names));
    }
    for (const content::SpellDef& spell : catalog.spells()) {
        spell_looks_.push_back(look_of(spell.aim ? spell.aim->projectile : std::string(), names));
    }
}

}  // namespace torchwake::view
