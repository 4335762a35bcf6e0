// A journal that is read piece by piece, wherever the pieces end.

#include "save/archived_run.hpp"
#include "save/simulated_disk.hpp"
#include "save/sound_line.hpp"

#include <torchwake/save/run_archive.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::save {
namespace {

namespace errc = boost::system::errc;

/// All that a read comes to.
struct Told {
    std::vector<Record> records;
    std::string message;
    bool is_run = false;
    friend bool operator==(const Told&, const Told&) = default;
};

Told told_by(SimulatedDisk& disk) {
    auto read = archive_of(disk).read("ann_1");
    if (!read) {
        return {{}, read.error().message, false};
    }
    return {std::move(read->records), read->message.value_or(""), true};
}

const RecordedRun& short_sample() {
    static const RecordedRun run = recorded_run(21, 6, 100);
    return run;
}

/// The texts, each as the only part of a run, that are read otherwise in pieces than at once.
int differences(const std::vector<std::string>& texts, std::size_t piece) {
    int different = 0;
    for (const std::string& text : texts) {
        SimulatedDisk disk;
        disk.put(journal_part(1), text);
        const Told at_once = told_by(disk);
        disk.read_in_pieces(piece);
        different += told_by(disk) == at_once ? 0 : 1;
    }
    return different;
}

std::string damage_of(const std::string& text) {
    const auto read = read_journal(scenario::test_catalog(), text, "journal-1.log");
    REQUIRE(read.has_value());
    return read->damage.value_or("");
}

}  // namespace

TEST_CASE("a journal is the same wherever a piece of it ends", "[save][journal][F4]") {
    SimulatedDisk disk;
    const std::string text = journal_of(short_sample().header, short_sample().records);
    disk.put(journal_part(1), text);
    const Told whole{short_sample().records, "", true};
    CHECK(told_by(disk) == whole);
    int different = 0;
    for (std::size_t place = 1; place <= text.size(); ++place) {
        disk.read_in_pieces(std::string::npos, place);
        different += told_by(disk) == whole ? 0 : 1;
        disk.read_in_pieces(place);
        different += told_by(disk) == whole ? 0 : 1;
    }
    CHECK(different == 0);
}

TEST_CASE("damage is the same wherever a piece ends, and so is what is lost by it", "[save][journal][rot]") {
    const std::string text = journal_of(short_sample().header, short_sample().records);
    std::vector<std::string> damaged;
    for (std::size_t place = 0; place < text.size(); place += 29) {
        damaged.push_back(text.substr(0, place));
        damaged.push_back(text);
        damaged.back()[place] = damaged.back()[place] == '~' ? '-' : '~';
    }
    damaged.push_back(text + std::string(100, '\0'));
    damaged.push_back(text + std::string(100'000, 'x'));
    damaged.push_back(with_line(text, R"({"do":"fly"})") + R"({"do":{"do":{"do":)");
    for (const std::size_t piece : {1U, 2U, 5U, 6U, 64U, 1000U}) {
        CAPTURE(piece);
        CHECK(differences(damaged, piece) == 0);
    }
}

TEST_CASE("commands behind damage are counted, wherever a piece ends", "[save][journal]") {
    std::string text = journal_of(short_sample().header, short_sample().records);
    const std::size_t header_end = text.find('\n') + 1;
    text[header_end] = 'x';
    SimulatedDisk disk;
    disk.put(journal_part(1), text);
    for (std::size_t piece = 1; piece < 30; ++piece) {
        disk.read_in_pieces(piece);
        CHECK(told_by(disk).message ==
              "ann_1/journal-1.log:2: it does not begin with a checksum; "
              "6 commands can be made out from there on, and may be lost; "
              "whether there were more is not known; the file is kept");
    }
}

TEST_CASE("parts are put together wherever their pieces end", "[save][journal][archive]") {
    const std::size_t kept = short_sample().records.size() / 2;
    JournalHeader behind = short_sample().header;
    behind.first = static_cast<std::int64_t>(kept);
    JournalWriter writer;
    std::string text = writer.header(behind);
    text += writer.line(Answered{"undo", 0, true});
    SimulatedDisk disk;
    disk.put(journal_part(1), journal_of(short_sample().header, short_sample().records));
    disk.put(journal_part(2), text);
    const Told at_once = told_by(disk);
    CHECK(at_once.message.empty());
    CHECK(at_once.records.size() == kept + 1);
    for (std::size_t piece = 1; piece < 80; ++piece) {
        disk.read_in_pieces(piece);
        CHECK(told_by(disk) == at_once);
    }
}

TEST_CASE("a line that is longer than any of a journal is refused", "[save][journal]") {
    constexpr std::size_t longest = std::size_t{16} * 1024;
    const std::string good = journal_of(short_sample().header, {Left{}});
    const std::string most = with_line(good, "\"" + std::string(longest - 2, 'x') + "\"");
    CHECK(damage_of(most).find("object") != std::string::npos);
    const std::string more = with_line(good, "\"" + std::string(longest - 1, 'x') + "\"");
    CHECK(damage_of(more) == "journal-1.log:3: it is longer than any line of a journal");
    const std::string endless = good + std::string(std::size_t{1} << 20U, 'x');
    CHECK(damage_of(endless) == "journal-1.log:3: it is longer than any line of a journal");
    CHECK(read_journal(scenario::test_catalog(), endless, "journal-1.log")->good_bytes == good.size());
    CHECK(differences({most, more, endless}, 1000) == 0);
}

TEST_CASE("a run is opened whose later part covers a line that is no record", "[save][journal][archive]") {
    const std::vector<Record>& all = short_sample().records;
    const std::size_t kept = all.size() / 2;
    const std::vector<Record> first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(kept));
    JournalHeader behind = short_sample().header;
    behind.first = static_cast<std::int64_t>(kept) - 2;
    JournalWriter writer;
    std::string later = writer.header(behind);
    for (std::size_t place = kept - 2; place < all.size(); ++place) {
        later += writer.line(all[place]);
    }
    SimulatedDisk disk;
    disk.put(journal_part(1), with_line(journal_of(short_sample().header, first), R"({"do":"fly"})"));
    disk.put(journal_part(2), later);
    {
        const auto open = archive_of(disk).open(read_back(disk));
        REQUIRE(open.has_value());
        (*open)->record(Left{});
    }
    std::vector<Record> expected = all;
    expected.emplace_back(Left{});
    CHECK(told_by(disk) == Told{expected, "", true});
}

TEST_CASE("a run is not opened when one of its records is another than was read", "[save][archive]") {
    std::vector<Record> records = short_sample().records;
    SimulatedDisk disk;
    disk.put(journal_part(1), journal_of(short_sample().header, records));
    StoredRun read = read_back(disk);
    records.front() = Answered{"move-west", 1, true};
    disk.put(journal_part(1), journal_of(short_sample().header, records));
    const auto open = archive_of(disk).open(std::move(read));
    REQUIRE_FALSE(open.has_value());
    CHECK(open.error().message == "the run ann_1 was played on meanwhile; choose it again");
}

TEST_CASE("a journal of more than 32 MiB is refused, and nothing of it is read", "[save][journal]") {
    SimulatedDisk disk;
    disk.put(journal_part(1), std::string(max_journal_bytes + 1, '\n'));
    disk.put(journal_part(2), "");
    const int before = disk.operations();
    CHECK(told_by(disk).message == "can't read " + journal_part(1).string() + ": File too large");
    CHECK(disk.operations() == before + 2);
}

TEST_CASE("a journal that can't be read on for now is no damage", "[save][journal][errors]") {
    SimulatedDisk disk;
    disk.put(journal_part(1), journal_of(short_sample().header, short_sample().records));
    disk.read_in_pieces(50);
    const Told whole = told_by(disk);
    const int operations = disk.operations();
    REQUIRE(operations > 20);
    for (int failing = 1; failing < operations; ++failing) {
        disk.fail_at(failing, errc::io_error);
        const Told told = told_by(disk);
        CHECK_FALSE(told.is_run);
        CHECK(told.message.find("Input/output error") != std::string::npos);
    }
    disk.fail_at(0);
    CHECK(told_by(disk) == whole);
}

}  // namespace torchwake::save
