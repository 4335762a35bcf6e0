#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/real_disk.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdlib>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// A folder of its own, gone at the end of the test.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = (fs::temp_directory_path() / "torchwake-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    [[nodiscard]] const fs::path& path() const { return path_; }

  private:
    fs::path path_;
};

constexpr std::size_t limit = 100;

}  // namespace

TEST_CASE("a real file is written, replaced, read and removed", "[save][files]") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "deep" / "er" / "file.txt";
    RealDisk disk;
    REQUIRE(write_file_durably(disk, path, "one").has_value());
    REQUIRE(write_file_durably(disk, path, std::string("t\0wo", 4)).has_value());
    const auto bytes = disk.read(path, limit);
    REQUIRE(bytes.has_value());
    CHECK(*bytes == std::string("t\0wo", 4));
    CHECK(std::distance(fs::directory_iterator(path.parent_path()), fs::directory_iterator()) == 1);
    REQUIRE(disk.remove(path).has_value());
    CHECK_FALSE(disk.exists(path));
    REQUIRE(disk.remove(path).has_value());
}

TEST_CASE("a saved file is for its owner alone", "[save][files]") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "file.txt";
    RealDisk disk;
    REQUIRE(write_file_durably(disk, path, "secret").has_value());
    CHECK((fs::status(path).permissions() & (fs::perms::group_all | fs::perms::others_all)) ==
          fs::perms::none);
}

TEST_CASE("a missing file is no error, a folder or a pipe is one", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    const auto missing = disk.read(folder.path() / "nothing", limit);
    REQUIRE(missing.has_value());
    CHECK_FALSE(missing->has_value());
    CHECK_FALSE(disk.read(folder.path(), limit).has_value());
    const fs::path pipe = folder.path() / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK_FALSE(disk.read(pipe, limit).has_value());
}

TEST_CASE("a file over its limit is refused, one at it is not", "[save][files]") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "file.txt";
    RealDisk disk;
    REQUIRE(disk.write_and_sync(path, std::string(limit, 'x')).has_value());
    CHECK(disk.read(path, limit).has_value());
    REQUIRE(disk.write_and_sync(path, std::string(limit + 1, 'x')).has_value());
    const auto read = disk.read(path, limit);
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().reason == boost::system::errc::file_too_large);
}

TEST_CASE("what can't be written says why", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    REQUIRE(disk.write_and_sync(folder.path() / "file", "x").has_value());
    const auto written = write_file_durably(disk, folder.path() / "file" / "below", "x");
    REQUIRE_FALSE(written.has_value());
    CHECK(to_string(written.error()).find("can't make the folder") == 0);
    CHECK_FALSE(disk.write_and_sync(folder.path() / "no" / "file", "x").has_value());
    CHECK_FALSE(disk.sync_folder(folder.path() / "no").has_value());
    CHECK_FALSE(disk.rename(folder.path() / "no", folder.path() / "yes").has_value());
}

}  // namespace torchwake::save
