// A disk that fails at any operation, and power that fails between any two.

#include "save/archived_run.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/save/run_archive.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <vector>

namespace torchwake::save {
namespace {

namespace errc = boost::system::errc;

/// EDQUOT has no name among the portable ones.
constexpr auto quota_exceeded = static_cast<errc::errc_t>(122);
constexpr std::array<errc::errc_t, 5> reasons{errc::no_space_on_device, errc::io_error,
                                              errc::permission_denied, errc::read_only_file_system,
                                              quota_exceeded};

bool all_is_safe(const OpenRun& run) {
    const Durability durability = run.durability();
    return !durability.pending && !durability.failure;
}

/// Records from a place on, and keeps states. Tells after each call.
template <class Told>
void play(OpenRun& open, const RecordedRun& run, std::size_t from, std::size_t to, Told told) {
    for (std::size_t place = from; place < to; ++place) {
        open.record(run.records[place]);
        told(place + 1);
        const auto state = run.states.find(static_cast<std::int64_t>(place + 1));
        if (state != run.states.end()) {
            open.keep(state->second);
            told(place + 1);
        }
    }
}

/// Reads the only run of a disk; nothing where there is none.
std::optional<StoredRun> read_only_run(SimulatedDisk& disk) {
    RunArchive archive = archive_of(disk);
    const std::vector<RunSummary> runs = archive.list();
    if (runs.empty()) {
        return std::nullopt;
    }
    auto read = archive.read(runs.front().name);
    return read ? std::optional(*std::move(read)) : std::nullopt;
}

/// True if the run read from a disk reaches as far as it was safe, or further.
bool is_restored(SimulatedDisk& disk, const RecordedRun& run, std::size_t safe) {
    const auto stored = read_only_run(disk);
    if (!stored) {
        return safe == 0;
    }
    if (stored->records.size() < safe || !begins_with(run.records, stored->records)) {
        return false;
    }
    const auto state = run.states.find(stored->base_records);
    return stored->base ? state != run.states.end() && stored->base->world == state->second.world
                        : stored->base_records == 0;
}

/// Calls told(image, safe) before each operation of a run that is played on a disk; `safe`: how many records
/// the player had been shown as saved.
template <class Told>
void tell_moments(const RecordedRun& run, Told told) {
    SimulatedDisk disk;
    std::size_t safe = 0;
    disk.before_each([&] { told(disk.image(), safe); });
    const auto open = archive_of(disk).begin(run.header);
    play(*open, run, 0, run.records.size(),
         [&](std::size_t count) { safe = all_is_safe(*open) ? count : safe; });
    CHECK(safe == run.records.size());
}

/// Opens what a loss of power left, and goes on a little. Answers how many moments of that were not restored
/// after another loss.
int failed_recoveries(SimulatedDisk& disk, const RecordedRun& run, std::size_t safe,
                      core::RandomStream& random) {
    const auto stored = read_only_run(disk);
    if (!stored) {
        return 0;
    }
    std::vector<DiskImage> images;
    disk.before_each([&] { images.push_back(disk.image()); });
    auto open = archive_of(disk).open(*stored);
    if (!open) {
        return 1;
    }
    const std::size_t some = std::min(stored->records.size() + 3, run.records.size());
    play(**open, run, stored->records.size(), some, [](std::size_t) {});
    disk.before_each({});
    int failed = is_restored(disk, run, some) ? 0 : 1;
    for (const DiskImage& image : images) {
        SimulatedDisk again(image.after_power_loss(random));
        failed += is_restored(again, run, safe) ? 0 : 1;
    }
    return failed;
}

struct PowerCuts {
    int commands = 200;
    int images = 1;         ///< of each moment
    std::size_t every = 1;  ///< of so many moments one is recovered, with a loss at each of its operations
};

void check_power_cuts(const PowerCuts& cuts) {
    const RecordedRun run = recorded_run(11, cuts.commands, cuts.commands / 4);
    core::RandomStream random = core::derive_stream(1, "power cuts");
    std::size_t moments = 0;
    int failed = 0;
    tell_moments(run, [&](const DiskImage& moment, std::size_t safe) {
        for (int image = 0; image < cuts.images; ++image) {
            SimulatedDisk disk(moment.after_power_loss(random));
            failed += is_restored(disk, run, safe) ? 0 : 1;
            if (moments % cuts.every == 0) {
                failed += failed_recoveries(disk, run, safe, random);
            }
        }
        SimulatedDisk worst(moment.at_worst());
        failed += is_restored(worst, run, safe) ? 0 : 1;
        ++moments;
    });
    CHECK(moments > 2 * run.records.size());
    CHECK(failed == 0);
}

/// Plays a run on a disk that fails at an operation. Answers how many operations there were.
int play_with_failure(const RecordedRun& run, int failing, errc::errc_t why, bool for_ever) {
    SimulatedDisk disk;
    disk.fail_at(failing, why, for_ever);
    const auto open = archive_of(disk).begin(run.header);
    const std::size_t most = run.records.size() - 1;
    std::size_t safe = 0;
    play(*open, run, 0, most, [&](std::size_t count) { safe = all_is_safe(*open) ? count : safe; });
    const int operations = disk.operations();
    {
        SimulatedDisk dark(disk.image().at_worst());
        CHECK(is_restored(dark, run, safe));
        const bool reached = failing <= operations;
        CHECK((!reached || !for_ever || !all_is_safe(*open) || failing > operations - 12));
    }
    disk.fail_at(0);
    open->record(run.records.back());
    CHECK(all_is_safe(*open));
    CHECK_FALSE(disk.failed_sync_was_repeated());
    disk.lose_power();
    CHECK(is_restored(disk, run, run.records.size()));
    return operations;
}

/// Opens a run on a disk that fails at an operation, and goes on. Answers how many operations there were.
int reopen_with_failure(const DiskImage& image, const RecordedRun& run, int failing, bool for_ever) {
    SimulatedDisk disk(image);
    const std::optional<StoredRun> stored = read_only_run(disk);
    REQUIRE(stored.has_value());
    const int before = disk.operations();
    disk.fail_at(failing, errc::io_error, for_ever);
    auto open = archive_of(disk).open(*stored);
    const int operations = disk.operations() - before;
    disk.fail_at(0);
    if (!open) {
        CHECK_FALSE(open.error().in_use);
        open = archive_of(disk).open(*stored);
        REQUIRE(open.has_value());
    }
    play(**open, run, stored->records.size(), run.records.size(), [](std::size_t) {});
    CHECK(all_is_safe(**open));
    CHECK_FALSE(disk.failed_sync_was_repeated());
    disk.lose_power();
    CHECK(is_restored(disk, run, run.records.size()));
    return operations;
}

void check_failures(int commands, std::size_t reasons_each) {
    const RecordedRun run = recorded_run(12, commands, commands / 3);
    const int operations = play_with_failure(run, 0, errc::io_error, false);
    for (int failing = 1; failing <= operations; ++failing) {
        for (std::size_t reason = 0; reason < reasons_each; ++reason) {
            const errc::errc_t why = reasons[(static_cast<std::size_t>(failing) + reason) % reasons.size()];
            static_cast<void>(play_with_failure(run, failing, why, false));
            static_cast<void>(play_with_failure(run, failing, why, true));
        }
    }
}

}  // namespace

TEST_CASE("a loss of power at any operation restores what was shown as saved, or later",
          "[save][archive][power][F4]") {
    check_power_cuts({.commands = 200, .images = 1, .every = 40});
}

TEST_CASE("a loss of power at any operation, also of each recovery", "[save][archive][power][.nightly]") {
    check_power_cuts({.commands = 200, .images = 10, .every = 1});
}

TEST_CASE("a disk that fails at any operation, once or from then on, stops no run and claims nothing",
          "[save][archive][errors]") {
    check_failures(9, 1);
}

TEST_CASE("every operation fails with every reason", "[save][archive][errors][.nightly]") {
    check_failures(60, reasons.size());
}

TEST_CASE("a disk that fails while a run is opened loses nothing of it", "[save][archive][errors]") {
    const RecordedRun run = recorded_run(15, 9, 3);
    SimulatedDisk whole;
    SimulatedDisk damaged;
    for (SimulatedDisk* const disk : {&whole, &damaged}) {
        play(*archive_of(*disk).begin(run.header), run, 0, 20, [](std::size_t) {});
    }
    const std::filesystem::path part = journal_part(1);
    damaged.put(part, damaged.bytes(part).value() + "half a li");
    for (const SimulatedDisk* const disk : {&whole, &damaged}) {
        const int operations = reopen_with_failure(disk->image(), run, 0, false);
        for (int failing = 1; failing <= operations; ++failing) {
            static_cast<void>(reopen_with_failure(disk->image(), run, failing, false));
            static_cast<void>(reopen_with_failure(disk->image(), run, failing, true));
        }
    }
}

TEST_CASE("a disk that is full from the start keeps nothing, says so, and has all once there is room",
          "[save][archive][errors]") {
    const RecordedRun run = recorded_run(13, 10, 100);
    SimulatedDisk disk;
    disk.fail_at(1, errc::no_space_on_device, true);
    const auto open = archive_of(disk).begin(run.header);
    play(*open, run, 0, run.records.size() - 1, [](std::size_t) {});
    REQUIRE(open->durability().failure.has_value());
    CHECK(open->durability().failure->find("No space left on device") != std::string::npos);
    CHECK_FALSE(open->durability().pending);
    CHECK(disk.count() == 0);
    disk.fail_at(0);
    open->record(run.records.back());
    CHECK(all_is_safe(*open));
    disk.lose_power();
    CHECK(is_restored(disk, run, run.records.size()));
}

TEST_CASE("a failed sync is followed by a new part with what it should have kept",
          "[save][archive][errors]") {
    const RecordedRun run = recorded_run(14, 4, 100);
    SimulatedDisk disk;
    const auto open = archive_of(disk).begin(run.header);
    play(*open, run, 0, 6, [](std::size_t) {});
    disk.fail_at(2, errc::io_error);  // behind the append
    open->record(run.records[6]);
    REQUIRE(open->durability().failure.has_value());
    CHECK(open->durability().failure->find("can't sync") == 0);
    open->finish();
    CHECK(all_is_safe(*open));
    const auto part = disk.bytes(journal_part(2));
    REQUIRE(part.has_value());
    CHECK(part->find("\"first\":6,\"behind\":") != std::string::npos);
    play(*open, run, 7, run.records.size(), [](std::size_t) {});
    disk.lose_power();
    CHECK_FALSE(disk.failed_sync_was_repeated());
    CHECK(is_restored(disk, run, run.records.size()));
}

TEST_CASE("a run whose journal is removed or replaced is written anew, with all its records",
          "[save][files]") {
    const RecordedRun run = recorded_run(11, 40, 10);
    const std::size_t half = run.records.size() / 2;
    for (const bool replaced : {false, true}) {
        CAPTURE(replaced);
        SimulatedDisk disk;
        const auto open = archive_of(disk).begin(run.header);
        play(*open, run, 0, half, [](std::size_t) {});
        REQUIRE(open->name() == "ann_1");
        REQUIRE(disk.remove(journal_part(1)).has_value());
        if (replaced) {
            REQUIRE(disk.write_and_sync(journal_part(1), "something else").has_value());
        }
        play(*open, run, half, half + 1, [](std::size_t) {});
        CHECK(open->durability().moves == 1);
        CHECK(open->name() == "ann_2");
        CHECK(all_is_safe(*open));
        CHECK(read_back(disk, "ann_2").records.size() == half + 1);
        play(*open, run, half + 1, run.records.size(), [](std::size_t) {});
        const StoredRun stored = read_back(disk, "ann_2");
        CHECK(stored.records == run.records);
        CHECK(stored.base.has_value());
        CHECK(open->durability().moves == 1);
    }
}

TEST_CASE("a disk on which no file stays the same is written to, and not filled with runs", "[save][files]") {
    const RecordedRun run = recorded_run(11, 40, 40);
    SimulatedDisk disk;
    const auto open = archive_of(disk).begin(run.header);
    bool told = false;
    play(*open, run, 0, run.records.size(), [&](std::size_t) {
        told = told || open->durability().failure;
        const auto runs = disk.list(runs_folder);
        for (const std::string& name : runs ? *runs : std::vector<std::string>()) {
            const auto parts = disk.list(runs_folder / name);
            for (const std::string& part : parts ? *parts : std::vector<std::string>()) {
                static_cast<void>(disk.remove(runs_folder / name / part));
            }
        }
    });
    CHECK(open->durability().moves == 16);
    open->record(Left{});
    open->finish();
    CHECK(told);
    CHECK(read_back(disk, open->name()).records.size() == run.records.size() + 1);
}

}  // namespace torchwake::save
