#pragma once

// How what is aimed looks and sounds: in flight, and where it takes effect.

#include <torchwake/content/catalog.hpp>
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
};

class MissileLooks {
  public:
    MissileLooks(const content::Catalog& catalog, SpriteNames& names);

    /// Requires: an item of the catalog; one without an aim has the look of a plain missile.
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
