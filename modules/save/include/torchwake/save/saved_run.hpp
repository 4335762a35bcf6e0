#pragma once

#include <torchwake/rules/world.hpp>
#include <torchwake/save/chronicle.hpp>

namespace torchwake::save {

/// Everything of a run that outlives the process.
struct SavedRun {
    rules::World world;
    Chronicle chronicle;
};

}  // namespace torchwake::save
