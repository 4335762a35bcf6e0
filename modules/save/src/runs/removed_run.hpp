#pragma once

// Removal of closed runs. A loss of power meanwhile never leaves files that look like an open run, or like a
// damaged one.

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/file_port.hpp>

#include <filesystem>

namespace torchwake::save {

/// Removes a run that is closed, undamaged and not in use, in a folder with no other files. Returns false if
/// it was left alone, or is not entirely gone.
bool remove_closed_run(FilePort& files, const content::Catalog& catalog, const std::filesystem::path& folder);

/// Removes the folder of a run that holds only an unused lock: its removal was interrupted, or it never
/// began.
void remove_empty_run(FilePort& files, const std::filesystem::path& folder);

}  // namespace torchwake::save
