#pragma once

#include <torchwake/rules/world.hpp>
#include <torchwake/save/chronicle.hpp>

namespace torchwake::save {

/// Everything of a run that outlives the process.
struct SavedRun {
    rules::World world;   ///< its state, which alone decides what follows
    Chronicle chronicle;  ///< its message log, on which nothing depends
};

}  // namespace torchwake::save
