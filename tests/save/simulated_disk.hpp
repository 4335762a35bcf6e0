#pragma once

// A disk in memory whose every operation can fail, and whose power can fail between any two. Unsynced bytes,
// and changed names whose folder was not synced, are then lost, torn, or kept.

#include <torchwake/core/random.hpp>
#include <torchwake/save/file_port.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace torchwake::save {

/// All that a disk holds, and what of it would outlive a loss of power.
struct DiskImage {
    struct File {
        std::string bytes;
        std::string synced;
        bool sync_failed = false;
    };
    struct NameChange {
        std::optional<std::filesystem::path> removed;
        std::optional<std::filesystem::path> added;
        std::size_t file = 0;
    };
    using Names = std::map<std::filesystem::path, std::size_t>;  ///< places in files

    std::vector<File> files;
    Names names;
    Names synced_names;
    std::vector<NameChange> changes;  ///< of names, since their folder was synced
    std::set<std::filesystem::path> folders;

    static void change(Names& names, const NameChange& change) {
        if (change.removed) {
            names.erase(*change.removed);
        }
        if (change.added) {
            names[*change.added] = change.file;
        }
    }

    /// Only what was synced.
    [[nodiscard]] DiskImage at_worst() const {
        DiskImage image = *this;
        image.names = synced_names;
        image.changes.clear();
        for (File& file : image.files) {
            file.bytes = file.synced;
        }
        return image;
    }
    /// One of the images that a loss of power can leave: of what was not synced some is there, some not, and
    /// some half. Random: any number of draws.
    [[nodiscard]] DiskImage after_power_loss(core::RandomStream& random) const {
        DiskImage image = at_worst();
        for (const NameChange& pending : changes) {
            if (random.below(2) == 0) {
                change(image.names, pending);
            }
        }
        for (std::size_t place = 0; place < files.size(); ++place) {
            image.files[place].bytes = torn(files[place], random);
        }
        image.synced_names = image.names;
        for (File& file : image.files) {
            file.synced = file.bytes;
        }
        return image;
    }

  private:
    static std::string torn(const File& file, core::RandomStream& random) {
        const bool grew = file.bytes.starts_with(file.synced);
        const std::size_t least = grew ? file.synced.size() : 0;
        if (file.bytes == file.synced || random.below(4) == 0) {
            return file.synced;
        }
        const auto more = static_cast<std::uint32_t>(file.bytes.size() - least + 1);
        std::string bytes = file.bytes.substr(0, least + random.below(more));
        if (random.below(3) == 0 && bytes.size() > least) {
            // The length outran the bytes: some blocks are still empty.
            const auto new_bytes = static_cast<std::uint32_t>(bytes.size() - least);
            const std::size_t from = least + random.below(new_bytes);
            const std::size_t count = 1 + random.below(static_cast<std::uint32_t>(bytes.size() - from));
            bytes.replace(from, count, count, '\0');
        }
        return bytes;
    }
};

/// May be used by several threads.
class SimulatedDisk final : public FilePort {
  public:
    SimulatedDisk() = default;
    explicit SimulatedDisk(DiskImage image) : image_(std::move(image)) {}

    bool exists(const std::filesystem::path& path) override {
        const std::scoped_lock lock(mutex_);
        return image_.names.contains(path) || image_.folders.contains(path);
    }
    FileResult<std::optional<std::string>> read(const std::filesystem::path& path,
                                                std::size_t max_bytes) override {
        const std::scoped_lock lock(mutex_);
        const FileResult<std::optional<std::size_t>> file = find_to_read(path, max_bytes);
        if (!file) {
            return file.error();
        }
        return *file ? std::optional(image_.files[**file].bytes) : std::nullopt;
    }
    FileResult<std::unique_ptr<ReadFile>> open_to_read(const std::filesystem::path& path,
                                                       std::size_t max_bytes) override {
        const std::scoped_lock lock(mutex_);
        const FileResult<std::optional<std::size_t>> file = find_to_read(path, max_bytes);
        if (!file) {
            return file.error();
        }
        return std::unique_ptr<ReadFile>(*file ? std::make_unique<Opened>(*this, path, **file) : nullptr);
    }
    /// A failing one leaves half of the bytes.
    FileResult<void> write_and_sync(const std::filesystem::path& path, std::string_view bytes) override {
        wait_to_sync();
        const std::scoped_lock lock(mutex_);
        const bool failing = fails();
        DiskImage::File& file = image_.files[file_of(path)];
        file.bytes = failing ? bytes.substr(0, bytes.size() / 2) : bytes;
        written_ += file.bytes.size();
        if (failing) {
            return failure("write", path);
        }
        tell();
        file.synced = file.bytes;
        return {};
    }
    FileResult<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) override {
        const std::scoped_lock lock(mutex_);
        if (fails() || !image_.names.contains(from)) {
            return failure("rename", from);
        }
        change({from, to, image_.names.at(from)});
        return {};
    }
    FileResult<void> remove(const std::filesystem::path& path) override {
        const std::scoped_lock lock(mutex_);
        if (fails()) {
            return failure("remove", path);
        }
        if (image_.names.contains(path)) {
            change({path, std::nullopt, 0});
        }
        return {};
    }
    FileKind kind(const std::filesystem::path& path) override {
        const std::scoped_lock lock(mutex_);
        const FileKind no_folder = image_.names.contains(path) ? FileKind::Regular : FileKind::None;
        return image_.folders.contains(path) ? FileKind::Folder : no_folder;
    }
    FileResult<void> remove_folder(const std::filesystem::path& folder) override {
        const std::scoped_lock lock(mutex_);
        if (fails()) {
            return failure("remove", folder);
        }
        const bool holds_any = std::ranges::any_of(
            image_.names, [&](const auto& name) { return name.first.parent_path() == folder; });
        if (holds_any) {
            return FileError{"remove", folder, make_error_code(boost::system::errc::directory_not_empty)};
        }
        image_.folders.erase(folder);
        return {};
    }
    FileResult<void> sync_folder(const std::filesystem::path& folder) override {
        wait_to_sync();
        const std::scoped_lock lock(mutex_);
        if (fails()) {
            return failure("sync", folder);
        }
        for (const DiskImage::NameChange& change : image_.changes) {
            if (folder_of(change) == folder) {
                DiskImage::change(image_.synced_names, change);
            }
        }
        std::erase_if(image_.changes, [&](const auto& change) { return folder_of(change) == folder; });
        return {};
    }
    FileResult<void> make_folder(const std::filesystem::path& folder) override {
        const std::scoped_lock lock(mutex_);
        if (fails()) {
            return failure("make the folder", folder);
        }
        add_folders(folder);
        return {};
    }
    FileResult<std::vector<std::string>> list(const std::filesystem::path& folder) override {
        const std::scoped_lock lock(mutex_);
        if (fails()) {
            return failure("list", folder);
        }
        std::set<std::string> names;
        const auto add = [&](const std::filesystem::path& path) {
            if (path.parent_path() == folder) {
                names.insert(path.filename().string());
            }
        };
        for (const auto& [path, file] : image_.names) {
            add(path);
        }
        std::ranges::for_each(image_.folders, add);
        return std::vector(names.begin(), names.end());
    }
    FileResult<std::unique_ptr<AppendedFile>> open_to_append(const std::filesystem::path& path) override {
        const std::scoped_lock lock(mutex_);
        if (fails()) {
            return failure("write", path);
        }
        return std::unique_ptr<AppendedFile>(std::make_unique<Growing>(*this, path, file_of(path)));
    }
    FileResult<std::unique_ptr<FileLock>> lock(const std::filesystem::path& path) override {
        const std::scoped_lock lock(mutex_);
        if (fails()) {
            return failure("lock", path);
        }
        if (!locked_.insert(path).second) {
            return FileError{"lock", path,
                             make_error_code(boost::system::errc::resource_unavailable_try_again)};
        }
        static_cast<void>(file_of(path));
        return std::unique_ptr<FileLock>(std::make_unique<Held>(*this, path));
    }

    /// The n-th operation from now fails, and `for_ever` all after it; 0: none does any more. Those that
    /// write leave half.
    void fail_at(int operation, boost::system::errc::errc_t why = boost::system::errc::no_space_on_device,
                 bool for_ever = false) {
        const std::scoped_lock lock(mutex_);
        countdown_ = operation;
        why_ = why;
        for_ever_ = for_ever;
        broken_ = false;
    }
    /// No more bytes than that are read at once, by the next read no more than `first`.
    void read_in_pieces(std::size_t piece, std::optional<std::size_t> first = std::nullopt) {
        piece_ = piece;
        next_piece_ = first;
    }
    /// Is called before each operation, and amid those that do two things. May look at the image alone.
    void before_each(std::function<void()> told) { told_ = std::move(told); }
    /// Is called before anything is synced, and may take its time meanwhile: nothing else waits for it.
    void before_sync(std::function<void()> waiting) { waiting_ = std::move(waiting); }
    /// Only what was synced is still there.
    void lose_power() { image_ = image_.at_worst(); }

    [[nodiscard]] const DiskImage& image() const { return image_; }
    /// The number of operations so far.
    [[nodiscard]] int operations() const { return operations_; }
    /// The number of bytes written so far, to any file.
    [[nodiscard]] std::size_t written() const { return written_; }
    /// The number of bytes read so far, of files that were opened to be read.
    [[nodiscard]] std::size_t bytes_read() const { return bytes_read_; }
    /// True if a file was synced again after a failed sync.
    [[nodiscard]] bool failed_sync_was_repeated() const { return sync_repeated_; }

    [[nodiscard]] std::optional<std::string> bytes(const std::filesystem::path& path) const {
        const auto name = image_.names.find(path);
        return name == image_.names.end() ? std::nullopt : std::optional(image_.files[name->second].bytes);
    }
    /// All that is there outlives a loss of power.
    void sync_all() {
        image_.synced_names = image_.names;
        image_.changes.clear();
        for (DiskImage::File& file : image_.files) {
            file.synced = file.bytes;
        }
    }
    /// Makes or replaces a file, synced.
    void put(const std::filesystem::path& path, std::string bytes) {
        add_folders(path.parent_path());
        image_.files.push_back({bytes, bytes});
        image_.names[path] = image_.files.size() - 1;
        image_.synced_names = image_.names;
        image_.changes.clear();
    }
    [[nodiscard]] std::size_t count() const { return image_.names.size(); }

  private:
    class Opened final : public ReadFile {
      public:
        Opened(SimulatedDisk& disk, std::filesystem::path path, std::size_t file)
            : disk_(&disk), path_(std::move(path)), file_(file) {}
        FileResult<std::size_t> read(std::span<char> into) override {
            const std::scoped_lock lock(disk_->mutex_);
            if (disk_->fails()) {
                return disk_->failure("read", path_);
            }
            const std::size_t wanted = disk_->next_piece_.value_or(disk_->piece_);
            disk_->next_piece_.reset();
            const std::size_t got =
                disk_->image_.files[file_].bytes.copy(into.data(), std::min(into.size(), wanted), place_);
            place_ += got;
            disk_->bytes_read_ += got;
            return got;
        }
        FileResult<void> go_to_last(std::size_t bytes) override {
            const std::scoped_lock lock(disk_->mutex_);
            if (disk_->fails()) {
                return disk_->failure("read", path_);
            }
            const std::size_t size = disk_->image_.files[file_].bytes.size();
            place_ = size - std::min(size, bytes);
            return {};
        }

      private:
        SimulatedDisk* disk_;
        std::filesystem::path path_;
        std::size_t file_;
        std::size_t place_ = 0;
    };
    class Growing final : public AppendedFile {
      public:
        Growing(SimulatedDisk& disk, std::filesystem::path path, std::size_t file)
            : disk_(&disk), path_(std::move(path)), file_(file) {}
        FileResult<void> append(std::string_view bytes) override {
            const std::scoped_lock lock(disk_->mutex_);
            const bool failing = disk_->fails();
            disk_->image_.files[file_].bytes += failing ? bytes.substr(0, bytes.size() / 2) : bytes;
            disk_->written_ += bytes.size();
            return failing ? disk_->failure("write", path_) : FileResult<void>();
        }
        /// A failing one drops the bytes, though they can still be read.
        FileResult<void> sync() override {
            disk_->wait_to_sync();
            const std::scoped_lock lock(disk_->mutex_);
            DiskImage::File& file = disk_->image_.files[file_];
            disk_->sync_repeated_ = disk_->sync_repeated_ || file.sync_failed;
            if (disk_->fails()) {
                file.sync_failed = true;
                return disk_->failure("sync", path_);
            }
            file.synced = file.bytes;
            return {};
        }
        FileResult<void> check_place() const override {
            const std::scoped_lock lock(disk_->mutex_);
            const auto named = disk_->image_.names.find(path_);
            if (named != disk_->image_.names.end() && named->second == file_) {
                return {};
            }
            return FileError{"keep", path_, make_error_code(FileFault::Replaced)};
        }

      private:
        SimulatedDisk* disk_;
        std::filesystem::path path_;
        std::size_t file_;
    };
    class Held final : public FileLock {
      public:
        Held(SimulatedDisk& disk, std::filesystem::path path) : disk_(&disk), path_(std::move(path)) {}
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;
        ~Held() override {
            const std::scoped_lock lock(disk_->mutex_);
            disk_->locked_.erase(path_);
        }

      private:
        SimulatedDisk* disk_;
        std::filesystem::path path_;
    };

    static std::filesystem::path folder_of(const DiskImage::NameChange& change) {
        return (change.added ? *change.added : *change.removed).parent_path();
    }
    void change(const DiskImage::NameChange& change) {
        DiskImage::change(image_.names, change);
        image_.changes.push_back(change);
    }
    void add_folders(std::filesystem::path path) {
        for (; path.has_relative_path(); path = path.parent_path()) {
            image_.folders.insert(path);
        }
    }
    /// The file of that name, made where it is missing.
    std::size_t file_of(const std::filesystem::path& path) {
        if (!image_.names.contains(path)) {
            image_.files.emplace_back();
            change({std::nullopt, path, image_.files.size() - 1});
        }
        return image_.names.at(path);
    }
    /// The file of that name; nothing where there is none.
    FileResult<std::optional<std::size_t>> find_to_read(const std::filesystem::path& path,
                                                        std::size_t max_bytes) {
        if (fails()) {
            return failure("read", path);
        }
        const auto name = image_.names.find(path);
        if (name == image_.names.end()) {
            return std::optional<std::size_t>();
        }
        if (image_.files[name->second].bytes.size() > max_bytes) {
            return FileError{"read", path, make_error_code(boost::system::errc::file_too_large)};
        }
        return std::optional(name->second);
    }
    void wait_to_sync() {
        if (waiting_) {
            waiting_();
        }
    }
    void tell() {
        if (told_) {
            told_();
        }
    }
    /// True if the operation that begins now is to fail.
    bool fails() {
        tell();
        ++operations_;
        if (countdown_ > 0 && --countdown_ == 0) {
            broken_ = for_ever_;
            return true;
        }
        return broken_;
    }
    [[nodiscard]] FileError failure(std::string_view operation, const std::filesystem::path& path) const {
        return {operation, path, make_error_code(why_)};
    }

    mutable std::mutex mutex_;
    DiskImage image_;
    std::set<std::filesystem::path> locked_;
    std::function<void()> told_;
    std::function<void()> waiting_;
    boost::system::errc::errc_t why_ = boost::system::errc::no_space_on_device;
    int countdown_ = 0;
    int operations_ = 0;
    std::size_t written_ = 0;
    std::size_t bytes_read_ = 0;
    std::size_t piece_ = std::string::npos;
    std::optional<std::size_t> next_piece_;
    bool for_ever_ = false;
    bool broken_ = false;
    bool sync_repeated_ = false;
};

}  // namespace torchwake::save
