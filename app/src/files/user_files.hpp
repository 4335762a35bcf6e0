#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/save/capsule.hpp>
#include <torchwake/save/file_port.hpp>
#include <torchwake/save/folders.hpp>
#include <torchwake/save/options_file.hpp>
#include <torchwake/save/run_archive.hpp>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::app {

/// The player's runs, options, scores and records on the disk.
class UserFiles final : public flow::Storage {
  public:
    /// The moment of syncs: by a worker, so that nobody waits for the disk, or before each record returns.
    enum class Syncing : std::uint8_t { ByWorker, AtOnce };

    /// Requires: disk and catalog outlive this.
    UserFiles(save::FilePort& disk, const content::Catalog& catalog, save::Folders folders, Syncing syncing);

    /// The reason why nothing can be stored here, as a sentence for a person; empty if it can. Leaves only
    /// the folders behind.
    [[nodiscard]] std::string problem();
    [[nodiscard]] save::LoadedOptions options();
    /// Stores the defaults. Errors: a sentence for a person.
    [[nodiscard]] boost::system::result<void, std::string> reset_options();
    [[nodiscard]] const save::Folders& folders() const { return folders_; }
    [[nodiscard]] std::filesystem::path capsules_path() const { return folders_.data / "capsules"; }
    /// The reason why the last run is not whole on the disk; empty if it is.
    [[nodiscard]] const std::string& last_failure() const { return last_failure_; }
    /// Adds a run's header and records, as the disk has them, to what a capsule has besides, and writes it.
    [[nodiscard]] boost::system::result<flow::WrittenCapsule, flow::StorageError> add_capsule_of(
        const std::string& run, save::Capsule capsule);

    std::vector<save::RunSummary> runs() override;
    /// Reads also a recorded run that is not the player's, by the path of a folder, a journal or a capsule.
    boost::system::result<save::StoredRun, flow::StorageError> read_run(const std::string& name) override;
    bool in_use(const std::string& name) override;
    void begin_run(const save::JournalHeader& header, const std::vector<save::Record>& records) override;
    boost::system::result<void, flow::StorageError> resume_run(save::StoredRun run) override;
    std::string run_name() override;
    void record(const save::Record& record) override;
    void keep(const save::SavedRun& run) override;
    save::Durability durability() override;
    boost::system::result<void, flow::StorageError> store_run() override;
    void leave_run() override;
    flow::Recorded record_run(const save::ScoreEntry& score, bool scored, const std::string& record) override;
    boost::system::result<flow::WrittenCapsule, flow::StorageError> write_capsule(
        const std::string& run, const save::Options& options, const std::string& awaiting,
        const std::vector<std::string>& log) override;
    save::LoadedScores scores() override;
    boost::system::result<void, flow::StorageError> save_options(const save::Options& options) override;

  private:
    [[nodiscard]] std::filesystem::path run_reports_path() const { return folders_.data / "records"; }
    [[nodiscard]] std::filesystem::path scores_path() const { return folders_.data / "scores.json"; }

    save::FilePort* disk_;
    const content::Catalog* catalog_;
    save::Folders folders_;
    save::OptionsFile options_;
    save::RunArchive archive_;
    std::unique_ptr<save::OpenRun> run_;
    std::string last_failure_;
};

/// The folder that the person names, or else the desktop's. Errors: a sentence for a person.
[[nodiscard]] boost::system::result<save::Folders, save::FolderError> user_folders(
    const std::optional<std::filesystem::path>& named);

}  // namespace torchwake::app
