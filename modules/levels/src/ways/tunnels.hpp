#pragma once

#include "ways/territories.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/levels/rock.hpp>

namespace torchwake::levels {

/// Digs shortcuts through thin rock between places that are far apart by walking.
void dig_shortcuts(Rock& rock, const Territories& places, core::RandomStream& stream);

}  // namespace torchwake::levels
