#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/file_port.hpp>
#include <torchwake/save/saved_run.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <string>

namespace torchwake::save {

/// Why there is no run to go on with.
struct RunError {
    std::string message;  ///< a sentence for a person
};

/// The one run that a player can go on with, as a file of a folder.
/// Errors of all: a sentence for a person.
class RunStore {
  public:
    /// Requires: files and catalog outlive the store.
    RunStore(FilePort& files, const content::Catalog& catalog, const std::filesystem::path& folder);

    [[nodiscard]] bool has_run();
    /// Errors: also a file that is damaged, or of another version or other data; it has then been set aside.
    [[nodiscard]] boost::system::result<SavedRun, RunError> load();
    [[nodiscard]] boost::system::result<void, std::string> store(const SavedRun& run);
    [[nodiscard]] boost::system::result<void, std::string> discard();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    FilePort* files_;
    const content::Catalog* catalog_;
    std::filesystem::path path_;
};

}  // namespace torchwake::save
