#pragma once

// The sprites and sounds of missiles: in flight, and where they take effect.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/panels/picture.hpp>

#include <array>
#include <string_view>
#include <vector>

namespace torchwake::stage {

/// The hues of exploding fire: bright, own and dark.
inline constexpr std::array<content::Colour, 3> fire_blast{
    content::Colour{255, 216, 106}, content::Colour{255, 138, 46}, content::Colour{176, 52, 44}};

struct MissileLook {
    std::array<panels::SpriteIndex, 2> flying{};
    std::array<panels::SpriteIndex, 3> burst{};
    std::array<content::Colour, 3> hues{};  ///< of its explosion: bright, own and dark
    std::string_view launch_sound;
    std::string_view burst_sound;
    std::array<panels::SpriteIndex, 8> headings{};  ///< clockwise from the east
    bool has_headings = false;  ///< true if it points along its flight; then `headings` holds its sprites
};

/// The two flying frames of a missile with this direction of flight.
[[nodiscard]] std::array<panels::SpriteIndex, 2> flying_sprites(const MissileLook& look, core::Point way);

class MissileLooks {
  public:
    MissileLooks(const content::Catalog& catalog, panels::SpriteNames& names);

    /// The look of an item. Requires: an item of the catalog. An item that is not made to fly shows its own
    /// sprite.
    [[nodiscard]] const MissileLook& of(content::ItemId item) const { return looks_[item.value]; }
    /// The look of an item or a spell. Requires: one of the two is valid.
    [[nodiscard]] const MissileLook& of(content::ItemId item, content::SpellId spell) const {
        return spell.valid() ? spell_looks_[spell.value] : of(item);
    }

  private:
    std::vector<MissileLook> looks_;        ///< by item
    std::vector<MissileLook> spell_looks_;  ///< by spell
};

}  // namespace torchwake::stage
