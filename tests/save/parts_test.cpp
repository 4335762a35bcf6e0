// Journals of several parts: what a part continues, and when another begins.

#include "save/archived_run.hpp"
#include "save/simulated_disk.hpp"
#include "save/sound_line.hpp"

#include <torchwake/save/run_archive.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::save {
namespace {

namespace errc = boost::system::errc;

const RecordedRun& sample_without_states() {
    static const RecordedRun run = recorded_run(31, 30, 1000);
    return run;
}

/// Drops one record and goes on with others, in a part of its own.
void take_back_one(SimulatedDisk& disk, int others) {
    StoredRun run = read_back(disk);
    run.records.pop_back();
    const auto open = archive_of(disk).open(run);
    REQUIRE(open.has_value());
    for (int count = 0; count < others; ++count) {
        (*open)->record(Answered{"move-west", count, true});
    }
}

/// Records the sample, and answers how much of it was safe at each operation of the disk; the process ends
/// and comes back in the middle.
void record_in_small_parts(SimulatedDisk& disk, std::size_t part_bytes, std::size_t& safe) {
    const std::size_t half = sample_without_states().records.size() / 2;
    auto open = archive_of(disk, part_bytes).begin(sample_without_states().header);
    for (std::size_t place = 0; place < sample_without_states().records.size(); ++place) {
        if (place == half) {
            open.reset();
            open = *archive_of(disk, part_bytes).open(read_back(disk));
        }
        open->record(sample_without_states().records[place]);
        const Durability durability = open->durability();
        safe = durability.pending || durability.failure ? safe : place + 1;
    }
}

}  // namespace

TEST_CASE("a part that went on behind a damaged one is not put behind older records",
          "[save][archive][rot]") {
    SimulatedDisk disk;
    static_cast<void>(
        archive_of(disk).begin(sample_without_states().header, sample_without_states().records));
    take_back_one(disk, 5);
    take_back_one(disk, 5);
    const StoredRun whole = read_back(disk);
    REQUIRE(disk.exists(journal_part(3)));
    std::string second = disk.bytes(journal_part(2)).value();
    second[20] ^= 1;
    disk.put(journal_part(2), second);

    const StoredRun left = read_back(disk);
    CHECK(left.records == sample_without_states().records);
    const std::string message = left.message.value_or("");
    CHECK(message.find("journal-2.log:1") != std::string::npos);
    CHECK(message.find("the file is kept") != std::string::npos);
    CHECK(archive_of(disk).list().front().commands ==
          static_cast<std::int64_t>(std::ranges::count_if(left.records, [](const Record& record) {
              return std::holds_alternative<CommandBegan>(record);
          })));

    second[20] ^= 1;
    disk.put(journal_part(2), second);
    CHECK(read_back(disk).records == whole.records);
}

TEST_CASE("a part says behind which records it goes on", "[save][archive][rot]") {
    SimulatedDisk disk;
    static_cast<void>(
        archive_of(disk).begin(sample_without_states().header, sample_without_states().records));
    take_back_one(disk, 2);
    std::vector<Record> others = sample_without_states().records;
    others.front() = Answered{"move-north", 7, true};
    JournalWriter writer;
    std::string text = writer.header(sample_without_states().header);
    for (const Record& record : others) {
        text += writer.line(record);
    }
    disk.put(journal_part(1), text);
    const StoredRun left = read_back(disk);
    CHECK(left.records == others);
    CHECK(left.message.value_or("").find("behind other records than are there") != std::string::npos);
}

TEST_CASE("a journal of the version before is read", "[save][journal]") {
    std::string header = JournalWriter().header(sample_without_states().header).substr(9);
    header.pop_back();
    const std::string now = "\"version\":" + std::to_string(journal_version);
    REQUIRE(header.find(now) != std::string::npos);
    header.replace(header.find(now), now.size(), "\"version\":1");
    const auto read = read_journal(scenario::test_catalog(), with_line("", header), "journal-1.log");
    REQUIRE(read.has_value());
    CHECK(read->header == sample_without_states().header);
}

TEST_CASE("a full part is followed by another, and none is longer than can be read", "[save][archive][F4]") {
    constexpr std::size_t part_bytes = 1500;
    SimulatedDisk disk;
    std::size_t safe = 0;
    record_in_small_parts(disk, part_bytes, safe);
    CHECK(safe == sample_without_states().records.size());
    int parts = 0;
    for (int number = 1; disk.exists(journal_part(number)); ++number) {
        ++parts;
        CHECK(disk.bytes(journal_part(number))->size() < part_bytes + 500);
    }
    CHECK(parts >= 4);
    disk.lose_power();
    const StoredRun run = read_back(disk);
    CHECK(run.records == sample_without_states().records);
    CHECK_FALSE(run.message.has_value());
}

TEST_CASE("a long run that is written at once is divided into parts that can be read",
          "[save][archive][F4]") {
    constexpr std::size_t part_bytes = 1500;
    SimulatedDisk disk;
    static_cast<void>(
        archive_of(disk, part_bytes).begin(sample_without_states().header, sample_without_states().records));
    int parts = 0;
    for (int number = 1; disk.exists(journal_part(number)); ++number) {
        ++parts;
        CHECK(disk.bytes(journal_part(number))->size() < part_bytes + 500);
    }
    CHECK(parts >= 4);
    disk.lose_power();
    CHECK(read_back(disk).records == sample_without_states().records);

    const int operations = disk.operations();
    for (int failing = 1; failing < operations; ++failing) {
        SimulatedDisk faulty;
        faulty.fail_at(failing);
        const auto open = archive_of(faulty, part_bytes)
                              .begin(sample_without_states().header, sample_without_states().records);
        faulty.fail_at(0);
        open->finish();
        faulty.lose_power();
        CAPTURE(failing);
        CHECK(read_back(faulty, open->name()).records == sample_without_states().records);
    }
}

TEST_CASE("nothing that was shown as saved is lost where one part follows another",
          "[save][archive][power][F4]") {
    SimulatedDisk disk;
    core::RandomStream random = core::derive_stream(5, "power cuts");
    std::size_t safe = 0;
    int lost = 0;
    int moments = 0;
    disk.before_each([&] {
        ++moments;
        const DiskImage moment = disk.image();
        for (const DiskImage& image : {moment, moment.at_worst(), moment.after_power_loss(random)}) {
            SimulatedDisk dark(image);
            const auto read = archive_of(dark).read("ann_1");
            const bool is_prefix = read && read->records.size() <= sample_without_states().records.size() &&
                                   std::equal(read->records.begin(), read->records.end(),
                                              sample_without_states().records.begin());
            lost += (is_prefix && read->records.size() >= safe) || (!read && safe == 0) ? 0 : 1;
        }
    });
    record_in_small_parts(disk, 1500, safe);
    CHECK(moments > 100);
    CHECK(lost == 0);
}

TEST_CASE("a journal is read from its file as from memory, and a file that can't be read is no damage",
          "[save][journal][errors]") {
    SimulatedDisk disk;
    static_cast<void>(
        archive_of(disk).begin(sample_without_states().header, sample_without_states().records));
    disk.read_in_pieces(100);
    const auto from_file = read_journal_file(disk, scenario::test_catalog(), journal_part(1));
    REQUIRE(from_file.has_value());
    CHECK(from_file->records == sample_without_states().records);
    CHECK(from_file->good_bytes == disk.bytes(journal_part(1))->size());
    for (int failing = 1; failing < 8; ++failing) {
        disk.fail_at(failing, errc::io_error);
        const auto read = read_journal_file(disk, scenario::test_catalog(), journal_part(1));
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().fault == JournalFault::Unreadable);
        CHECK(read.error().message.find("Input/output error") != std::string::npos);
    }
    disk.fail_at(0);
    const auto none = read_journal_file(disk, scenario::test_catalog(), journal_part(9));
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error().fault == JournalFault::Damaged);
}

}  // namespace torchwake::save
