#pragma once

// Weighs the hero's aimed items and spells by the harm that they do.

#include "scout.hpp"

#include <torchwake/forecast/fates.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::bots {

using Enemies = std::vector<forecast::KnownActor>;

/// One aimed use, and its worth.
struct Strike {
    rules::Command command;
    std::int32_t worth = 0;  ///< expected harm, in thousandths of an enemy each
};

/// A harm is counted where it strikes and by what burns afterwards, or only the latter.
enum class Counted : std::uint8_t { All, Afterwards };

/// True for effects that are tried.
using Wanted = bool (*)(const std::vector<content::ItemEffect>& effects);

/// The worth of what fire and gas then do. Only a part counts, since nobody stays where it burns. Nothing if
/// they hurt the hero, or another that must not be hurt.
[[nodiscard]] std::optional<std::int32_t> worth_of_fates(const std::vector<forecast::FateChange>& fates,
                                                         const Enemies& enemies);

/// Tries all items of the pack that can be aimed or thrown, and that are wanted, on the nearest enemies;
/// keeps the best.
void consider_items(const forecast::Knowledge& knowledge, const Scout& scout, const Enemies& enemies,
                    Counted counted, Wanted wanted, std::optional<Strike>& best);
/// Tries likewise all spells that can be aimed and paid for.
void consider_spells(const forecast::Knowledge& knowledge, const Scout& scout, const Enemies& enemies,
                     Counted counted, Wanted wanted, std::optional<Strike>& best);

/// Tries to roll each prop beside the hero.
void consider_rolls(const forecast::Knowledge& knowledge, const Enemies& enemies,
                    std::optional<Strike>& best);

/// The strike, if it is worth so much.
[[nodiscard]] std::optional<Strike> if_worth(const std::optional<Strike>& best, std::int32_t least_worth);

}  // namespace torchwake::bots
