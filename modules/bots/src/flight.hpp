#pragma once

// Leads the hero away from enemies.

#include "strikes.hpp"

#include <cstddef>

namespace torchwake::bots {

/// The number of those enemies that stand beside a cell, or in it.
[[nodiscard]] std::ptrdiff_t count_beside(const Enemies& enemies, core::Point at);

/// Flees from those enemies to the stairs that none of them is nearer to; rather down than up, but up with
/// the prize. Nothing if there are none, or if all enemies would come along.
[[nodiscard]] MaybeCommand flee(const forecast::Knowledge& knowledge, Scout& scout, const Enemies& enemies);

}  // namespace torchwake::bots
