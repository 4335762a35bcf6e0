// Old closed runs are removed, and nothing else ever is.

#include "save/archived_run.hpp"
#include "save/simulated_disk.hpp"
#include "save/temporary_folder.hpp"

#include <torchwake/save/real_disk.hpp>
#include <torchwake/save/run_archive.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// Four commands, and a state behind each second.
const RecordedRun& sample_of_four_commands() {
    static const RecordedRun run = recorded_run(5, 4, 2);
    return run;
}

enum class End : std::uint8_t { Open, Closed };

/// Answers its name.
std::string put_run(FilePort& files, End end, const fs::path& place = runs_folder) {
    const auto open =
        RunArchive(files, scenario::test_catalog(), place, false).begin(sample_of_four_commands().header);
    record_from(*open, sample_of_four_commands(), 0);
    if (end == End::Closed) {
        open->record(Closed{});
    }
    return open->name();
}

/// A closed run in two parts, as a disk that failed once leaves it.
std::string put_run_in_parts(SimulatedDisk& disk) {
    const auto open = archive_of(disk).begin(sample_of_four_commands().header);
    for (std::size_t record = 0; record < sample_of_four_commands().records.size(); ++record) {
        disk.fail_at(record == 5 ? 2 : 0, boost::system::errc::io_error);
        open->record(sample_of_four_commands().records[record]);
    }
    open->record(Closed{});
    REQUIRE(disk.exists(runs_folder / open->name() / "journal-2.log"));
    return open->name();
}

std::vector<std::string> names_of(const std::vector<RunSummary>& runs) {
    std::vector<std::string> names;
    for (const RunSummary& run : runs) {
        names.push_back(run.name);
    }
    return names;
}

/// The files of a disk below a folder.
std::map<std::string, std::string> files_below(const SimulatedDisk& disk, const fs::path& place) {
    std::map<std::string, std::string> files;
    for (const auto& [path, file] : disk.image().names) {
        if (path.parent_path() == place) {
            files[path.filename().string()] = disk.bytes(path).value();
        }
    }
    return files;
}

/// Two old closed runs, one of them in two parts, an open one, and a closed one that is kept.
struct SampleDisk {
    SimulatedDisk disk;
    std::string old_run = put_run(disk, End::Closed);
    std::string old_run_in_parts = put_run_in_parts(disk);
    std::string open_run = put_run(disk, End::Open);
    std::string kept_run = put_run(disk, End::Closed);

    SampleDisk() { disk.sync_all(); }
    [[nodiscard]] std::vector<fs::path> kept_folders() const {
        return {runs_folder / open_run, runs_folder / kept_run};
    }
    /// Why what a disk has now is not what it may have on the way; empty where it is.
    [[nodiscard]] std::string fault_of(SimulatedDisk& later) const {
        for (const RunSummary& run : archive_of(later).list()) {
            if (run.problem) {
                return run.name + ": " + *run.problem;
            }
            if (run.closed != (run.name != open_run)) {
                return run.name + (run.closed ? " is closed" : " is open");
            }
        }
        for (const fs::path& kept : kept_folders()) {
            if (files_below(later, kept) != files_below(disk_before, kept)) {
                return kept.string() + " has changed";
            }
        }
        return {};
    }
    SimulatedDisk disk_before{disk.image()};
};

}  // namespace

TEST_CASE("closed runs but the last ones are removed, with their folders", "[save][archive][F3]") {
    SampleDisk sample;
    CHECK(archive_of(sample.disk).remove_old_runs(1) == 2);
    CHECK_FALSE(sample.disk.exists(runs_folder / sample.old_run));
    CHECK_FALSE(sample.disk.exists(runs_folder / sample.old_run_in_parts));
    CHECK(sample.fault_of(sample.disk).empty());
    CHECK(names_of(archive_of(sample.disk).list()) == std::vector{sample.kept_run, sample.open_run});
    CHECK(archive_of(sample.disk).remove_old_runs(1) == 0);
    CHECK(put_run(sample.disk, End::Open) == "ann_5");
}

TEST_CASE("a run of which something was taken back is removed as others are", "[save][archive][F5]") {
    SampleDisk sample;
    sample.disk.put(runs_folder / sample.old_run / "snapshot-90.ahead.save", "x");
    sample.disk.put(runs_folder / sample.old_run / "snapshot-90.ahead-2.save", "x");
    CHECK(archive_of(sample.disk).remove_old_runs(1) == 2);
    CHECK_FALSE(sample.disk.exists(runs_folder / sample.old_run));
}

TEST_CASE("where there are no more runs than are kept only their names are looked at", "[save][archive]") {
    SampleDisk sample;
    const int before = sample.disk.operations();
    CHECK(archive_of(sample.disk).remove_old_runs() == 0);
    CHECK(sample.disk.operations() == before + 1);
    CHECK(archive_of(sample.disk).remove_old_runs(3) == 0);
    CHECK(archive_of(sample.disk).list().size() == 4);
}

TEST_CASE("of open runs only the last lines are read, however long they are", "[save][archive]") {
    SampleDisk sample;
    constexpr int repeats = 200;
    const auto open = archive_of(sample.disk).begin(sample_of_four_commands().header);
    for (int repeat = 0; repeat < repeats; ++repeat) {
        record_from(*open, sample_of_four_commands(), 0);
    }
    const std::size_t length = sample.disk.bytes(runs_folder / open->name() / "journal-1.log").value().size();
    constexpr std::size_t of_an_end = std::size_t{64} * 1024;
    REQUIRE(length > 2 * of_an_end);
    const std::size_t before = sample.disk.bytes_read();
    CHECK(archive_of(sample.disk).remove_old_runs(2) == 1);
    CHECK(sample.disk.bytes_read() - before < of_an_end + 16 * 1024);
    CHECK(names_of(archive_of(sample.disk).list()) ==
          std::vector{open->name(), sample.kept_run, sample.open_run, sample.old_run_in_parts});
}

TEST_CASE("a run that is held, damaged or not only of a run's files is left alone", "[save][archive]") {
    SampleDisk sample;
    const std::string noted = put_run(sample.disk, End::Closed);
    const std::string damaged = put_run(sample.disk, End::Closed);
    const std::string newest = put_run(sample.disk, End::Closed);
    sample.disk.put(runs_folder / noted / "my notes.txt", "x");
    const fs::path part = runs_folder / damaged / "journal-1.log";
    std::string text = sample.disk.bytes(part).value();
    text[text.size() / 2] ^= 1;
    sample.disk.put(part, text);
    const auto lock = sample.disk.lock(runs_folder / sample.old_run / "lock");
    REQUIRE(lock.has_value());
    const SimulatedDisk before(sample.disk.image());
    CHECK(archive_of(sample.disk).remove_old_runs(1) == 2);
    for (const std::string& name : {sample.old_run, noted, damaged, newest, sample.open_run}) {
        CAPTURE(name);
        CHECK(files_below(sample.disk, runs_folder / name) == files_below(before, runs_folder / name));
    }
}

TEST_CASE("a loss of power while a run is removed leaves it closed, or gone", "[save][archive][power][F4]") {
    SampleDisk sample;
    std::vector<DiskImage> images;
    sample.disk.before_each([&] { images.push_back(sample.disk.image()); });
    archive_of(sample.disk).remove_old_runs(1);
    sample.disk.before_each({});
    REQUIRE(images.size() > 30);
    core::RandomStream random = core::derive_stream(4, "power cuts");
    for (std::size_t moment = 0; moment < images.size(); ++moment) {
        for (int loss = 0; loss < 20; ++loss) {
            CAPTURE(moment, loss);
            SimulatedDisk after(images[moment].after_power_loss(random));
            REQUIRE(sample.fault_of(after) == "");
            archive_of(after).remove_old_runs(1);
            REQUIRE(sample.fault_of(after) == "");
            REQUIRE(names_of(archive_of(after).list()) == std::vector{sample.kept_run, sample.open_run});
        }
    }
}

TEST_CASE("a disk that fails while runs are removed leaves them for the next time",
          "[save][archive][errors]") {
    bool failed = true;
    for (int failing = 1; failed; ++failing) {
        CAPTURE(failing);
        SampleDisk sample;
        const int before = sample.disk.operations();
        sample.disk.fail_at(failing, boost::system::errc::io_error);
        archive_of(sample.disk).remove_old_runs(1);
        failed = sample.disk.operations() - before >= failing;
        sample.disk.fail_at(0);
        CHECK(sample.fault_of(sample.disk).empty());
        archive_of(sample.disk).remove_old_runs(1);
        CHECK(sample.fault_of(sample.disk).empty());
        CHECK(names_of(archive_of(sample.disk).list()) == std::vector{sample.kept_run, sample.open_run});
    }
}

TEST_CASE("no link is followed out of the folder of runs, and none of its files goes",
          "[save][archive][files]") {
    const TemporaryFolder temporary;
    const fs::path runs = temporary.path() / "runs";
    const fs::path elsewhere = temporary.path() / "elsewhere";
    RealDisk disk;
    const std::string linked = put_run(disk, End::Closed, runs);
    fs::rename(runs / linked, elsewhere);
    fs::create_directory_symlink(elsewhere, runs / linked);
    const std::string old_run = put_run(disk, End::Closed, runs);
    const std::string newest = put_run(disk, End::Closed, runs);
    CHECK(RunArchive(disk, scenario::test_catalog(), runs, false).remove_old_runs(1) == 1);
    CHECK_FALSE(fs::exists(runs / old_run));
    CHECK(fs::exists(elsewhere / "journal-1.log"));
    CHECK(fs::exists(elsewhere / "snapshot-12.save"));
    CHECK(fs::is_symlink(runs / linked));
    CHECK(fs::exists(runs / newest / "journal-1.log"));
}

}  // namespace torchwake::save
