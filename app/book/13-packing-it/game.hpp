#pragma once

#include "layers.hpp"
#include "world.hpp"

#include <torchwake/prompt/asker.hpp>
#include <torchwake/prompt/task.hpp>
#include <torchwake/spatial/distance_finder.hpp>

/// The state, and what the coroutines need to ask.
struct Game {
    World world;
    spatial::FieldOfView sight;
    spatial::DistanceFinder distances;
    Layers layers;
    prompt::VirtualClock clock;
    prompt::Asker<Layer, char> asker{layers, clock};
};

/// The whole game as a coroutine. Requires: the game outlives it.
[[nodiscard]] prompt::Task<void> play(Game* game);
