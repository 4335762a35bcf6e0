#include "save/temporary_folder.hpp"

#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/real_disk.hpp>

#include <catch2/catch_test_macros.hpp>

#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

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

TEST_CASE("a file is read piece by piece, and refused once it grows over its limit", "[save][files]") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "file.log";
    RealDisk disk;
    CHECK(disk.open_to_read(path, limit).value() == nullptr);
    REQUIRE(disk.write_and_sync(path, std::string(limit - 1, 'x') + "y").has_value());
    const auto file = disk.open_to_read(path, limit);
    REQUIRE(file.has_value());
    std::string piece(limit - 1, '\0');
    CHECK((*file)->read(piece).value() == limit - 1);
    CHECK(piece == std::string(limit - 1, 'x'));
    CHECK((*file)->read(piece).value() == 1);
    CHECK(piece.front() == 'y');
    CHECK((*file)->read(piece).value() == 0);
    REQUIRE((*disk.open_to_append(path))->append("z").has_value());
    const auto more = (*file)->read(piece);
    REQUIRE_FALSE(more.has_value());
    CHECK(more.error().reason == boost::system::errc::file_too_large);
    CHECK(disk.open_to_read(path, limit).error().reason == boost::system::errc::file_too_large);
    CHECK_FALSE(disk.open_to_read(folder.path(), limit).has_value());
}

TEST_CASE("a file grows at its end, also when it is opened again", "[save][files]") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "file.log";
    RealDisk disk;
    for (const std::string_view text : {"one ", "two ", "three"}) {
        const auto file = disk.open_to_append(path);
        REQUIRE(file.has_value());
        REQUIRE((*file)->append(text).has_value());
        REQUIRE((*file)->sync().has_value());
    }
    CHECK(disk.read(path, limit).value() == "one two three");
    CHECK_FALSE(disk.open_to_append(folder.path() / "no" / "file.log").has_value());
}

TEST_CASE("a folder's names are listed in order, and one that is missing has none", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    REQUIRE(disk.make_folder(folder.path() / "b").has_value());
    REQUIRE(disk.write_and_sync(folder.path() / "c", "x").has_value());
    REQUIRE(disk.write_and_sync(folder.path() / "a", "x").has_value());
    CHECK(disk.list(folder.path()).value() == std::vector<std::string>{"a", "b", "c"});
    CHECK(disk.list(folder.path() / "no").value().empty());
    CHECK_FALSE(disk.list(folder.path() / "c").has_value());
}

TEST_CASE("an open file knows whether its name still leads to it", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    const fs::path path = folder.path() / "journal";
    REQUIRE(disk.write_and_sync(path, "one").has_value());
    const auto file = disk.open_to_append(path);
    REQUIRE(file.has_value());
    REQUIRE((*file)->append("two").has_value());
    CHECK((*file)->check_place().has_value());

    const auto other = disk.open_to_append(path);
    REQUIRE((*other)->append("x").has_value());
    const auto longer = (*file)->check_place();
    REQUIRE_FALSE(longer.has_value());
    CHECK(to_string(longer.error()) == "can't keep " + path.string() + ": It was removed or replaced");
    CHECK((*other)->check_place().has_value());
    fs::rename(path, folder.path() / "elsewhere");
    CHECK_FALSE((*other)->check_place().has_value());
    REQUIRE(disk.write_and_sync(path, "onetwox").has_value());
    CHECK_FALSE((*other)->check_place().has_value());
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

TEST_CASE("a lock is held by one, until its end", "[save][files]") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "lock";
    RealDisk disk;
    auto held = disk.lock(path);
    REQUIRE(held.has_value());
    const auto second = disk.lock(path);
    REQUIRE_FALSE(second.has_value());
    CHECK(second.error().reason == boost::system::errc::resource_unavailable_try_again);
    CHECK(disk.read(path, limit).value() == "");
    held->reset();
    CHECK(disk.lock(path).has_value());
}

TEST_CASE("a folder in the place of a file is an error", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    CHECK_FALSE(disk.read(folder.path(), limit).has_value());
    CHECK_FALSE(disk.open_to_append(folder.path()).has_value());
    CHECK(disk.kind(folder.path()) == FileKind::Folder);
}

TEST_CASE("files in folders of other scripts are written, listed and read", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    const fs::path deep = folder.path() / u8"Ünter Глубина" / u8"深淵";
    const std::string name = "l\xC3\xA4uft.log";  // in UTF-8
    REQUIRE(disk.make_folder(deep).has_value());
    REQUIRE(write_file_durably(disk, deep / name, "x").has_value());
    CHECK(disk.list(deep).value() == std::vector<std::string>{name});
    CHECK(fs::exists(deep / u8"läuft.log"));
    CHECK(disk.read(deep / u8"läuft.log", limit).value() == "x");
    REQUIRE(disk.remove(deep / name).has_value());
    CHECK(disk.remove_folder(deep).has_value());
    CHECK(disk.kind(deep) == FileKind::None);
}

TEST_CASE("a file that is open elsewhere can be replaced and removed", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    const fs::path path = folder.path() / "file";
    REQUIRE(disk.write_and_sync(path, "one").has_value());
    const auto reader = disk.open_to_read(path, limit);
    REQUIRE(reader.has_value());
    REQUIRE(write_file_durably(disk, path, "two").has_value());
    CHECK(disk.read(path, limit).value() == "two");
    const auto other = disk.open_to_append(path);
    REQUIRE(other.has_value());
    REQUIRE(disk.remove(path).has_value());
    CHECK(disk.kind(path) == FileKind::None);
}

}  // namespace torchwake::save
