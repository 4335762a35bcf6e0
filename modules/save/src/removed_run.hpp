#pragma once

// How a run that is closed goes: so that a loss of power on the way never leaves a part of it that could be
// taken for a run that goes on, or for a damaged one.

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/file_port.hpp>

#include <filesystem>

namespace torchwake::save {

/// False where it was left alone, or not all of it is gone: nobody else may hold it, and it has to be closed
/// and undamaged, in a folder of its own with nothing else in it.
bool remove_closed_run(FilePort& files, const content::Catalog& catalog, const std::filesystem::path& folder);

/// Removes the folder of a run that has nothing but a lock, which nobody holds: one that was being removed,
/// or never begun.
void remove_empty_run(FilePort& files, const std::filesystem::path& folder);

}  // namespace torchwake::save
