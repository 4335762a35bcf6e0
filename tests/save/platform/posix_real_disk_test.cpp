// Links, pipes, other processes and the words of errors are the system's own.

#include "save/temporary_folder.hpp"

#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/real_disk.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t limit = 100;

/// True if another process, which may share our open files, can lock a file at present.
bool locks_in_a_child(const fs::path& path) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        RealDisk disk;
        ::_exit(disk.lock(path).has_value() ? 0 : 1);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// Two ends of a pipe, which children have as well.
class Pipe {
  public:
    Pipe() { REQUIRE(::pipe2(ends_.data(), O_CLOEXEC) == 0); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        ::close(ends_[0]);
        close_for_writing();
    }
    void close_for_writing() {
        if (ends_[1] >= 0) {
            ::close(std::exchange(ends_[1], -1));
        }
    }
    void write(char byte) const { CHECK(::write(ends_[1], &byte, 1) == 1); }
    /// A byte; nothing where all who could write have closed their end.
    [[nodiscard]] std::optional<char> read() const {
        char byte = 0;
        return ::read(ends_[0], &byte, 1) == 1 ? std::optional(byte) : std::nullopt;
    }

  private:
    std::array<int, 2> ends_{-1, -1};
};

/// Starts a process that locks a file at the start, tells whether it could, and holds it until the end.
pid_t racer(const fs::path& path, Pipe& start, Pipe& end, const Pipe& answers) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        start.close_for_writing();
        end.close_for_writing();
        RealDisk disk;
        static_cast<void>(start.read());
        const auto held = disk.lock(path);
        answers.write(held ? '1' : '0');
        static_cast<void>(end.read());
        ::_exit(0);
    }
    return child;
}

}  // namespace

TEST_CASE("a saved file and each folder that was made for it are for their owner alone", "[save][files]") {
    const TemporaryFolder folder;
    const fs::path runs = folder.path() / "torchwake" / "runs";
    RealDisk disk;
    REQUIRE(disk.make_folder(runs).has_value());
    REQUIRE(disk.make_folder(runs).has_value());  // it is there
    REQUIRE(write_file_durably(disk, runs / "file.txt", "secret").has_value());
    for (const fs::path& made : {runs.parent_path(), runs, runs / "file.txt"}) {
        CAPTURE(made.string());
        CHECK((fs::status(made).permissions() & (fs::perms::group_all | fs::perms::others_all)) ==
              fs::perms::none);
    }
    CHECK_FALSE(disk.make_folder(runs / "file.txt").has_value());
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

TEST_CASE("a lock is held by one, and vanishes with its holder", "[save][files]") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "lock";
    RealDisk disk;
    auto held = disk.lock(path);
    REQUIRE(held.has_value());
    const auto second = disk.lock(path);
    REQUIRE_FALSE(second.has_value());
    CHECK(second.error().reason == boost::system::errc::resource_unavailable_try_again);
    CHECK_FALSE(locks_in_a_child(path));
    held->reset();
    CHECK(locks_in_a_child(path));
    CHECK(disk.lock(path).has_value());
}

TEST_CASE("of two processes that race for a lock exactly one wins, each time", "[save][files]") {
    constexpr int races = 1000;
    const TemporaryFolder folder;
    int odd = 0;
    for (int race = 0; race < races; ++race) {
        const fs::path path = folder.path() / std::to_string(race);
        Pipe start;
        Pipe end;
        const Pipe answers;
        const std::array<pid_t, 2> racers{racer(path, start, end, answers), racer(path, start, end, answers)};
        start.close_for_writing();
        const char first = answers.read().value_or('?');
        const char second = answers.read().value_or('?');
        odd += first + second == '0' + '1' ? 0 : 1;
        end.close_for_writing();
        for (const pid_t child : racers) {
            REQUIRE(::waitpid(child, nullptr, 0) == child);
        }
    }
    CHECK(odd == 0);
}

TEST_CASE("writing follows no link that stands where a file is made", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    const fs::path other = folder.path() / "other";
    const fs::path path = folder.path() / "file";
    REQUIRE(disk.write_and_sync(other, "kept").has_value());
    fs::create_symlink(other, folder.path() / "file.new");
    REQUIRE(write_file_durably(disk, path, "new").has_value());
    CHECK(disk.read(other, limit).value() == "kept");
    CHECK(disk.read(path, limit).value() == "new");
    CHECK(disk.kind(path) == FileKind::Regular);

    fs::create_symlink(other, folder.path() / "journal");
    const auto journal = disk.open_to_append(folder.path() / "journal");
    REQUIRE_FALSE(journal.has_value());
    CHECK(to_string(journal.error()).ends_with("journal: It is no regular file"));
    CHECK(disk.read(other, limit).value() == "kept");
}

TEST_CASE("a file that a person names is new or regular, in a folder that exists", "[save][files]") {
    const TemporaryFolder folder;
    RealDisk disk;
    const fs::path good = folder.path() / "good";
    REQUIRE(write_named_file(disk, good, "one").has_value());
    REQUIRE(write_named_file(disk, good, "two").has_value());
    CHECK(disk.read(good, limit).value() == "two");
    fs::create_symlink(good, folder.path() / "link");
    REQUIRE(::mkfifo((folder.path() / "pipe").c_str(), 0600) == 0);
    fs::create_directory(folder.path() / "folder");
    const std::vector<std::pair<fs::path, std::string>> refused{{"link", "It is no regular file"},
                                                                {"pipe", "It is no regular file"},
                                                                {"folder", "Is a directory"},
                                                                {"no/file", "No such file or directory"},
                                                                {"/dev/null", "It is no regular file"}};
    for (const auto& [name, why] : refused) {
        CAPTURE(name);
        const fs::path path = folder.path() / name;
        const auto written = write_named_file(disk, path, "x");
        REQUIRE_FALSE(written.has_value());
        CHECK(to_string(written.error()) == "can't write " + path.string() + ": " + why);
        CHECK_FALSE(begin_named_file(disk, path).has_value());
    }
    CHECK_FALSE(disk.exists(folder.path() / "no"));
    CHECK(disk.read(good, limit).value() == "two");
    const auto below_file = check_target(disk, good / "below");
    REQUIRE_FALSE(below_file.has_value());
    CHECK(to_string(below_file.error()).ends_with("below: Not a directory"));
    REQUIRE(check_target(disk, folder.path() / "new").has_value());
    CHECK_FALSE(disk.exists(folder.path() / "new"));
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 4);
    CHECK_FALSE(disk.lock(folder.path() / "link").has_value());
}

}  // namespace torchwake::save
