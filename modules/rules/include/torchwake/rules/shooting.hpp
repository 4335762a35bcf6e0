#pragma once

// What the hero could shoot or throw, and what would come of it: preview.hpp for what is in the hand.

#include <torchwake/rules/preview.hpp>

#include <optional>

namespace torchwake::rules {

/// What the hero would shoot now: the first of its pack that fits what it holds. Nothing where it holds
/// nothing to shoot with, or has nothing to shoot.
[[nodiscard]] std::optional<PackEntry> ammunition_at_hand(const Knowledge& knowledge);

/// Something that flies, and what shoots it.
struct MissileKind {
    content::ItemId item;
    content::ItemId weapon{};  ///< invalid: it is thrown
};

/// How far a target may be, by the longer side.
[[nodiscard]] core::Cells range_of(const content::Catalog& catalog, const MissileKind& missile);

/// Requires: the weapon shoots that item. The target may be one that `check` refuses.
[[nodiscard]] AimOutlook preview_shot(const Knowledge& knowledge, const MissileKind& missile,
                                      core::Point target);

}  // namespace torchwake::rules
