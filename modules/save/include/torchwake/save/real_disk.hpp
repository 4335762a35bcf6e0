#pragma once

#include <torchwake/save/file_port.hpp>

namespace torchwake::save {

/// The machine's own file system. Only their owner can read the files and folders that it makes.
class RealDisk final : public FilePort {
  public:
    /// As the port says; errors of the system count as "no".
    [[nodiscard]] bool exists(const std::filesystem::path& path) override;
    [[nodiscard]] FileResult<std::optional<std::string>> read(const std::filesystem::path& path,
                                                              std::size_t max_bytes) override;
    [[nodiscard]] FileResult<std::unique_ptr<ReadFile>> open_to_read(const std::filesystem::path& path,
                                                                     std::size_t max_bytes) override;
    [[nodiscard]] FileResult<void> write_and_sync(const std::filesystem::path& path,
                                                  std::string_view bytes) override;
    [[nodiscard]] FileResult<void> rename(const std::filesystem::path& from,
                                          const std::filesystem::path& to) override;
    [[nodiscard]] FileResult<void> remove(const std::filesystem::path& path) override;
    [[nodiscard]] FileKind kind(const std::filesystem::path& path) override;
    [[nodiscard]] FileResult<void> remove_folder(const std::filesystem::path& folder) override;
    [[nodiscard]] FileResult<void> sync_folder(const std::filesystem::path& folder) override;
    [[nodiscard]] FileResult<void> make_folder(const std::filesystem::path& folder) override;
    [[nodiscard]] FileResult<std::vector<std::string>> list(const std::filesystem::path& folder) override;
    [[nodiscard]] FileResult<std::unique_ptr<AppendedFile>> open_to_append(
        const std::filesystem::path& path) override;
    [[nodiscard]] FileResult<std::unique_ptr<FileLock>> lock(const std::filesystem::path& path) override;
};

}  // namespace torchwake::save
