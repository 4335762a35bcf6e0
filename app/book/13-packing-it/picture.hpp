#pragma once

#include "layers.hpp"
#include "world.hpp"

/// The game as lines of text, of which the last shows the keys.
[[nodiscard]] std::string picture(const World& world, const Layers& layers);
