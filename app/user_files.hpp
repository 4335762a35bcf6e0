#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/save/folders.hpp>
#include <torchwake/save/options_file.hpp>
#include <torchwake/save/real_disk.hpp>
#include <torchwake/save/run_store.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::app {

/// The player's run, options, scores and records on the disk.
class UserFiles final : public flow::Storage {
  public:
    /// Requires: the catalog outlives this.
    UserFiles(const content::Catalog& catalog, save::Folders folders);

    /// Why nothing can be kept here, as a sentence for a person; empty where it can. Leaves nothing behind
    /// but the folders.
    [[nodiscard]] std::string problem();
    [[nodiscard]] save::LoadedOptions options();
    /// Stores the defaults. Errors: a sentence for a person.
    [[nodiscard]] boost::system::result<void, std::string> reset_options();
    [[nodiscard]] const save::Folders& folders() const { return folders_; }
    /// Why the run could not be stored when that was tried last; empty where it could.
    [[nodiscard]] const std::string& last_failure() const { return last_failure_; }

    bool has_run() override;
    boost::system::result<save::SavedRun, flow::StorageError> load_run() override;
    boost::system::result<void, flow::StorageError> save_run(const save::SavedRun& run) override;
    void discard_run() override;
    flow::Recorded record_run(const save::ScoreEntry& score, bool scored, const std::string& record) override;
    std::vector<save::ScoreEntry> scores() override;
    boost::system::result<void, flow::StorageError> save_options(const save::Options& options) override;

  private:
    [[nodiscard]] std::filesystem::path options_path() const { return folders_.config / "options.json"; }
    [[nodiscard]] std::filesystem::path scores_path() const { return folders_.data / "scores.json"; }

    save::RealDisk disk_;
    save::Folders folders_;
    save::RunStore store_;
    std::string last_failure_;
};

/// The folder that the person names, or else the desktop's. Errors: a sentence for a person.
[[nodiscard]] boost::system::result<save::Folders, save::FolderError> user_folders(
    const std::optional<std::filesystem::path>& named);

}  // namespace torchwake::app
