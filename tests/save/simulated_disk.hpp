#pragma once

// Files in memory. What was written but not synced, and names that were changed but whose folder was not
// synced, are lost when the power fails; and any call can be told to fail.

#include <torchwake/save/file_port.hpp>

#include <boost/system/errc.hpp>

#include <map>
#include <optional>
#include <string>

namespace torchwake::save {

class SimulatedDisk final : public FilePort {
  public:
    bool exists(const std::filesystem::path& path) override { return files_.contains(path); }

    FileResult<std::optional<std::string>> read(const std::filesystem::path& path,
                                                std::size_t max_bytes) override {
        if (fails()) {
            return failure("read", path);
        }
        const auto file = files_.find(path);
        if (file == files_.end()) {
            return std::optional<std::string>();
        }
        if (file->second.size() > max_bytes) {
            return FileError{"read", path, make_error_code(boost::system::errc::file_too_large)};
        }
        return std::optional(file->second);
    }
    /// A failing one leaves half of the bytes.
    FileResult<void> write_and_sync(const std::filesystem::path& path, std::string_view bytes) override {
        if (fails()) {
            files_[path] = bytes.substr(0, bytes.size() / 2);
            return failure("write", path);
        }
        files_[path] = bytes;
        return {};
    }
    FileResult<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) override {
        if (fails() || !files_.contains(from)) {
            return failure("rename", from);
        }
        files_[to] = files_.at(from);
        files_.erase(from);
        return {};
    }
    FileResult<void> remove(const std::filesystem::path& path) override {
        if (fails()) {
            return failure("remove", path);
        }
        files_.erase(path);
        return {};
    }
    FileResult<void> sync_folder(const std::filesystem::path& folder) override {
        if (fails()) {
            return failure("sync", folder);
        }
        synced_ = files_;
        return {};
    }
    FileResult<void> make_folder(const std::filesystem::path& folder) override {
        return fails() ? failure("make the folder", folder) : FileResult<void>();
    }

    /// The n-th call from now fails; 0: none does.
    void fail_at(int call) { countdown_ = call; }
    /// Only what was synced is still there.
    void lose_power() { files_ = synced_; }

    [[nodiscard]] std::optional<std::string> bytes(const std::filesystem::path& path) const {
        const auto file = files_.find(path);
        return file == files_.end() ? std::nullopt : std::optional(file->second);
    }
    void put(const std::filesystem::path& path, std::string bytes) {
        files_[path] = std::move(bytes);
        synced_ = files_;
    }
    [[nodiscard]] std::size_t count() const { return files_.size(); }

  private:
    using Files = std::map<std::filesystem::path, std::string>;

    bool fails() { return countdown_ > 0 && --countdown_ == 0; }
    static FileError failure(std::string_view operation, const std::filesystem::path& path) {
        return {operation, path, make_error_code(boost::system::errc::no_space_on_device)};
    }

    Files files_;
    Files synced_;
    int countdown_ = 0;
};

}  // namespace torchwake::save
