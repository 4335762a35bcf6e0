#pragma once

// How what is aimed looks and sounds: in flight, and where it takes effect.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/view/picture.hpp>

#include <array>
#include <string_view>
#include <vector>

namespace torchwake::view {

struct MissileLook {
    std::array<SpriteIndex, 2> flying{};
    std::array<SpriteIndex, 3> burst{};
    std::string_view launch_sound;
    std::string_view burst_sound;
    std::array<SpriteIndex, 8> headings{};  ///< from the east clockwise
    bool has_headings = false;              ///< it flies with its point ahead, by `headings`
};

/// What a missile shows in flight that goes that way.
[[nodiscard]] std::array<SpriteIndex, 2> flying_sprites(const MissileLook& look, core::Point way);

class MissileLooks {
  public:
    MissileLooks(const content::Catalog& catalog, SpriteNames& names);

    /// Requires: an item of the catalog. One that is not made to fly shows its own sprite.
    [[nodiscard]] const MissileLook& of(content::ItemId item) const { return looks_[item.value]; }
    /// The same for what is an item's or a spell's; one of the two is valid.
    [[nodiscard]] const MissileLook& of(content::ItemId item, content::SpellId spell) const {
        return spell.valid() ? spell_looks_[spell.value] : of(item);
    }

  private:
    std::vector<MissileLook> looks_;        ///< by item
    std::vector<MissileLook> spell_looks_;  ///< by spell
};

}  // namespace torchwake::view
