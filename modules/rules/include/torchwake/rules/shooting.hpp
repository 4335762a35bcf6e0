#pragma once

// The hero's ranged attacks and their forecasts; preview.hpp has those of the weapon in hand.

#include <torchwake/rules/preview.hpp>

#include <optional>

namespace torchwake::rules {

/// The missile that the hero would shoot now: the first of its pack that fits its ranged weapon. Nothing if
/// it holds no such weapon, or carries nothing that fits.
[[nodiscard]] std::optional<PackEntry> ammunition_at_hand(const Knowledge& knowledge);

/// A missile, and the weapon that shoots it.
struct MissileKind {
    content::ItemId item;      ///< the missile
    content::ItemId weapon{};  ///< invalid: it is thrown
};

/// The greatest distance of a target, by the longer side.
[[nodiscard]] core::Cells range_of(const content::Catalog& catalog, const MissileKind& missile);

/// The forecast of a shot or a throw. Requires: the weapon shoots that item. The target may be one that
/// `check` refuses.
[[nodiscard]] AimOutlook preview_shot(const Knowledge& knowledge, const MissileKind& missile,
                                      core::Point target);

}  // namespace torchwake::rules
