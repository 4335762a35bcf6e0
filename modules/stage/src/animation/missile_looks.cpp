#include "animation/missile_looks.hpp"

#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace torchwake::stage {
namespace {

/// Missiles with sprites of their own: two frames in flight, three where they end.
struct Kind {
    std::string_view projectile;
    std::string_view burst;
    std::array<content::Colour, 3> hues;  ///< bright, own and dark
    std::string_view launch_sound;
    std::string_view burst_sound;
};
constexpr std::array<content::Colour, 3> magic_blast{
    content::Colour{214, 222, 255}, content::Colour{127, 160, 255}, content::Colour{66, 72, 150}};
constexpr std::array<content::Colour, 3> dizzy_blast{
    content::Colour{236, 202, 255}, content::Colour{176, 108, 240}, content::Colour{88, 48, 128}};
constexpr std::array<content::Colour, 3> frost_blast{
    content::Colour{236, 250, 255}, content::Colour{127, 212, 240}, content::Colour{58, 100, 150}};
constexpr std::array<content::Colour, 3> poison_blast{
    content::Colour{226, 255, 170}, content::Colour{140, 196, 76}, content::Colour{62, 96, 44}};
constexpr std::array<content::Colour, 3> lightning_blast{
    content::Colour{255, 252, 214}, content::Colour{250, 220, 110}, content::Colour{110, 112, 180}};
constexpr std::array<Kind, 6> kinds{
    {{"magic_missile", "missile_burst", magic_blast, "missile_launch", "missile_hit"},
     {"fireball", "fire_burst", fire_blast, "fireball_launch", "fireball_burst"},
     {"confusion_bolt", "confusion_burst", dizzy_blast, "confusion_launch", "confusion"},
     {"frost_bolt", "frost_burst", frost_blast, "missile_launch", "missile_hit"},
     {"poison_bolt", "poison_burst", poison_blast, "missile_launch", "missile_hit"},
     {"lightning_bolt", "lightning_burst", lightning_blast, "missile_launch", "fireball_burst"}}};

MissileLook look_of(const std::string& projectile, panels::SpriteNames& names) {
    const auto known = std::ranges::find(kinds, projectile, &Kind::projectile);
    const bool own = known != kinds.end();
    const Kind& kind = own ? *known : kinds.front();
    const std::string flying = projectile.empty() ? std::string(kind.projectile) : projectile;
    const std::string burst(kind.burst);
    const std::int32_t second_frame = own || projectile.empty() ? 1 : 0;
    return {{names.index(flying), names.index(flying, second_frame)},
            {names.index(burst, 0), names.index(burst, 1), names.index(burst, 2)},
            kind.hues,
            kind.launch_sound,
            kind.burst_sound};
}

/// Missiles with a frame for each direction.
constexpr std::array<std::string_view, 4> pointed{"arrow_flight", "bolt_flight", "knife_flight",
                                                  "javelin_flight"};

/// The look of an item that is shot or thrown.
MissileLook look_of_thing(const std::string& sprite, content::Colour own, panels::SpriteNames& names) {
    MissileLook look;
    look.hues = {words::mixed(own, words::bright_ink, words::whole / 2), own,
                 words::scaled(own, words::whole / 2)};
    look.launch_sound = "dodge";
    look.burst_sound = "hit_blunt";
    look.has_headings = std::ranges::find(pointed, sprite) != pointed.end();
    const std::string burst(kinds.front().burst);
    look.burst = {names.index(burst, 0), names.index(burst, 1), names.index(burst, 2)};
    look.flying = {names.index(sprite), names.index(sprite, sprite == "stone_flight" ? 1 : 0)};
    for (std::size_t heading = 0; look.has_headings && heading < look.headings.size(); ++heading) {
        look.headings[heading] = names.index(sprite, static_cast<std::int32_t>(heading));
    }
    return look;
}

/// The sprite of an item in flight; its own one where the data names none.
const std::string& sprite_in_flight(const content::ItemDef& item) {
    if (item.ammunition) {
        return item.ammunition->projectile;
    }
    const bool named = item.throws && !item.throws->projectile.empty();
    return named ? item.throws->projectile : item.appearance.sprite;
}

/// The eighth of the circle in which a direction lies; 0 is the east, then clockwise.
std::size_t heading_of(core::Point way) {
    // A direction is straight if it leaves its axis by less than the tangent of half an eighth, about 2/5.
    const std::int32_t wide = std::abs(way.x);
    const std::int32_t high = std::abs(way.y);
    if (5 * high < 2 * wide) {
        return way.x > 0 ? 0 : 4;
    }
    if (5 * wide < 2 * high) {
        return way.y > 0 ? 2 : 6;
    }
    if (way.y > 0) {
        return way.x > 0 ? 1 : 3;
    }
    return way.x > 0 ? 7 : 5;
}

}  // namespace

std::array<panels::SpriteIndex, 2> flying_sprites(const MissileLook& look, core::Point way) {
    if (!look.has_headings) {
        return look.flying;
    }
    const panels::SpriteIndex heading = look.headings[heading_of(way)];
    return {heading, heading};
}

MissileLooks::MissileLooks(const content::Catalog& catalog, panels::SpriteNames& names) {
    for (const content::ItemDef& item : catalog.all_items()) {
        looks_.push_back(item.aim ? look_of(item.aim->projectile, names)
                                  : look_of_thing(sprite_in_flight(item), item.appearance.foreground, names));
    }
    for (const content::SpellDef& spell : catalog.spells()) {
        spell_looks_.push_back(look_of(spell.aim ? spell.aim->projectile : std::string(), names));
    }
}

}  // namespace torchwake::stage
