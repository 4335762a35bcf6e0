#pragma once

#include "rock.hpp"
#include "territories.hpp"

#include <torchwake/core/random.hpp>

namespace torchwake::worldgen {

/// Joins all caverns by tunnels where they come nearest to each other, some of them twice.
void dig_tunnels(Rock& rock, core::RandomStream& stream);

/// Breaks through thin rock between places that are far from each other to walk.
void dig_shortcuts(Rock& rock, const Territories& places, core::RandomStream& stream);

}  // namespace torchwake::worldgen
