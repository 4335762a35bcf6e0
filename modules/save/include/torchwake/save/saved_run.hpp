#pragma once

#include <torchwake/rules/chronicle.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::save {

/// Everything of a run that outlives the process.
struct SavedRun {
    rules::World world;
    rules::Chronicle chronicle;
};

}  // namespace torchwake::save
