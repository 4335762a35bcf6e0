#include "stage/blow_kind.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace torchwake::view {
namespace {

struct WornLook {
    std::string_view sprite;
    BlowKind blow;
};
constexpr std::array<WornLook, 4> worn_looks{{{"worn_sword", BlowKind::Slash},
                                              {"worn_axe", BlowKind::Chop},
                                              {"worn_dagger", BlowKind::Thrust},
                                              {"worn_spear", BlowKind::Thrust}}};

}  // namespace

BlowKind blow_kind(const content::ItemDef& weapon) {
    const auto* const look = std::ranges::find(worn_looks, weapon.worn_sprite, &WornLook::sprite);
    return look != worn_looks.end() ? look->blow : BlowKind::Crush;
}

BlowKind blow_kind(const content::Catalog& catalog, content::MonsterId attacker, content::ItemId weapon) {
    if (weapon.valid()) {
        return blow_kind(catalog.item(weapon));
    }
    // Those who carry things have hands.
    return catalog.monster(attacker).pack_slots > 0 ? BlowKind::Fist : BlowKind::Claw;
}

}  // namespace torchwake::view
