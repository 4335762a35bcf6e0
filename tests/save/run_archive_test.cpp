#include "save/archived_run.hpp"
#include "save/mentions.hpp"
#include "save/simulated_disk.hpp"
#include "save/temporary_folder.hpp"

#include <torchwake/save/real_disk.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>
#include <vector>

namespace torchwake::save {
namespace {

using scenario::test_catalog;

/// 30 commands, three records each, and a state behind each tenth.
const RecordedRun& sample_with_states() {
    static const RecordedRun run = recorded_run(5, 30, 10);
    return run;
}

/// A disk with the sample as its only run, "ann_1".
void put_sample(SimulatedDisk& disk) {
    const auto open = archive_of(disk).begin(sample_with_states().header);
    record_from(*open, sample_with_states(), 0);
    open->finish();
}

std::unique_ptr<OpenRun> reopened(SimulatedDisk& disk, const StoredRun& run) {
    auto open = archive_of(disk).open(run);
    REQUIRE(open.has_value());
    return *std::move(open);
}

/// Changes a byte of a file.
void spoil_part(SimulatedDisk& disk, const std::filesystem::path& path, std::size_t place) {
    std::string bytes = disk.bytes(path).value();
    bytes[place] = bytes[place] == 'x' ? 'y' : 'x';
    disk.put(path, bytes);
}

}  // namespace

TEST_CASE("a run that was recorded is read and goes on", "[save][archive][F4]") {
    SimulatedDisk disk;
    const std::size_t half = sample_with_states().records.size() / 2;
    {
        const auto open = archive_of(disk).begin(sample_with_states().header);
        CHECK(open->name() == "ann_1");
        for (std::size_t place = 0; place < half; ++place) {
            open->record(sample_with_states().records[place]);
        }
        CHECK_FALSE(open->durability().pending);
        CHECK_FALSE(open->durability().failure.has_value());
    }
    disk.lose_power();
    const StoredRun run = read_back(disk);
    CHECK(run.header == sample_with_states().header);
    CHECK(run.records.size() == half);
    CHECK(begins_with(sample_with_states().records, run.records));
    CHECK_FALSE(run.base.has_value());
    CHECK_FALSE(run.message.has_value());
    record_from(*reopened(disk, run), sample_with_states(), half);
    disk.lose_power();
    const StoredRun whole = read_back(disk);
    CHECK(whole.records == sample_with_states().records);
    CHECK(whole.base_records == 90);
    CHECK_FALSE(disk.exists(runs_folder / "ann_1" / "journal-2.log"));
}

TEST_CASE("two generations of snapshots are kept, and the newest is read", "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    CHECK_FALSE(disk.exists(runs_folder / "ann_1" / "snapshot-30.save"));
    CHECK(disk.exists(runs_folder / "ann_1" / "snapshot-60.save"));
    CHECK(disk.exists(runs_folder / "ann_1" / "snapshot-90.save"));
    const StoredRun run = read_back(disk);
    CHECK(run.base_records == 90);
    REQUIRE(run.base.has_value());
    CHECK(run.base->world == sample_with_states().states.at(90).world);
    CHECK(run.base->chronicle == sample_with_states().states.at(90).chronicle);
}

TEST_CASE("a run that ended is listed as such, also if the data of today can't open it", "[save][archive]") {
    SimulatedDisk disk;
    JournalHeader header = sample_with_states().header;
    header.mods = {"gone"};
    const auto left = archive_of(disk).begin(header);
    left->record(CommandBegan{rules::Wait{}});
    const auto ended = archive_of(disk).begin(header);
    ended->record(CommandBegan{rules::Wait{}});
    ended->record(Closed{});
    const std::vector<RunSummary> runs = archive_of(disk).list();
    REQUIRE(runs.size() == 2);
    CHECK(mentions(runs[0].problem, "gone"));
    CHECK(runs[0].closed);
    CHECK(mentions(runs[1].problem, "gone"));
    CHECK_FALSE(runs[1].closed);
    CHECK(archive_of(disk).remove_old_runs(0) == 0);
}

TEST_CASE("runs are listed with what they are, the last begun first", "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    JournalHeader second = sample_with_states().header;
    second.hero_name = "B\xC3\xB6 the 2nd";
    second.seed = 99;
    const auto open = archive_of(disk).begin(second);
    open->record(CommandBegan{rules::Wait{}});
    open->record(Closed{});
    disk.put(runs_folder / "Not A Run" / "journal-1.log", "x");
    disk.put(runs_folder / "odd_7" / "journal-1.log", "x");
    const std::vector<RunSummary> runs = archive_of(disk).list();
    REQUIRE(runs.size() == 3);
    CHECK(mentions(runs[0].problem, "odd_7/journal-1.log:1"));
    CHECK(runs[1].name == open->name());
    CHECK(runs[1].hero_name == second.hero_name);
    CHECK(runs[1].seed == 99);
    CHECK(runs[1].closed);
    CHECK(runs[1].commands == 1);
    CHECK(runs[2].name == "ann_1");
    CHECK_FALSE(runs[2].closed);
    CHECK(runs[2].commands == 30);
    CHECK_FALSE(runs[2].problem.has_value());
    const auto next = archive_of(disk).begin(sample_with_states().header);
    CHECK(next->name() == "ann_8");
}

TEST_CASE("a list says how deep an unfinished run came, as its newest snapshot has it", "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    const std::int32_t depth = sample_with_states().states.at(90).world.run.deepest_depth;
    CHECK(archive_of(disk).list().front().depth == depth);
    CHECK(archive_of(disk).list().front().fate == std::nullopt);
    SECTION("not one that stands for more than the journal has") {
        SavedRun deeper = sample_with_states().states.at(90);
        deeper.world.run.deepest_depth = depth + 1;
        disk.put(runs_folder / "ann_1" / "snapshot-91.save", encode_run(test_catalog(), deeper));
        CHECK(archive_of(disk).list().front().depth == depth);
    }
    SECTION("a damaged one says nothing, and the run is listed all the same") {
        disk.put(runs_folder / "ann_1" / "snapshot-90.save", "torn");
        const RunSummary run = archive_of(disk).list().front();
        CHECK(run.depth == std::nullopt);
        CHECK(run.commands == 30);
        CHECK_FALSE(run.problem.has_value());
    }
}

TEST_CASE("a list says how a run ended that stands among the scores", "[save][archive][F3]") {
    SimulatedDisk disk;
    const rules::Fate burnt{"orc", "fire", "flask_fire"};
    for (const auto& [depth, fate] :
         {std::pair(3, rules::Fate{"giant_rat"}), std::pair(7, rules::Fate{}), std::pair(5, burnt)}) {
        const auto open = archive_of(disk).begin(sample_with_states().header);
        open->record(CommandBegan{rules::Wait{}});
        open->record(Scored{2, "ann.txt", depth, fate});
        CHECK_FALSE(archive_of(disk).list().front().closed);
        open->record(Closed{});
        const RunSummary run = archive_of(disk).list().front();
        CHECK(run.closed);
        CHECK(run.depth == depth);
        CHECK(run.fate == fate);
    }
    const auto given_up = archive_of(disk).begin(sample_with_states().header);
    given_up->record(Closed{});
    CHECK(archive_of(disk).list().front().fate == std::nullopt);
}

TEST_CASE("a list tells the last score of a run", "[save][archive][F3]") {
    SimulatedDisk disk;
    const auto open = archive_of(disk).begin(sample_with_states().header);
    open->record(Scored{2, "ann.txt", 3, rules::Fate{"giant_rat"}});
    open->record(CommandBegan{rules::Wait{}});
    open->record(Scored{1, "ann.txt", 4, rules::Fate{"orc"}});
    open->record(Closed{});
    const RunSummary run = archive_of(disk).list().front();
    CHECK(run.depth == 4);
    CHECK(run.fate == rules::Fate{"orc"});
}

TEST_CASE("the record of an earlier game says of the end no more than its place", "[save][archive]") {
    SimulatedDisk disk;
    const auto open = archive_of(disk).begin(sample_with_states().header);
    open->record(Scored{2, "ann.txt"});
    open->record(Closed{});
    const RunSummary run = archive_of(disk).list().front();
    CHECK(run.closed);
    CHECK_FALSE(run.depth.has_value());
    CHECK_FALSE(run.fate.has_value());
}

TEST_CASE("a list reads two lines of a closed run, however long it is", "[save][archive]") {
    const RecordedRun& sample = sample_with_states();
    SimulatedDisk disk;
    const auto open = archive_of(disk).begin(sample.header);
    constexpr int repeats = 200;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        record_from(*open, sample, 0);
    }
    const bool is_scored = GENERATE(true, false);
    if (is_scored) {
        open->record(Scored{2, "ann.txt", 3, rules::Fate{"giant_rat"}});
    }
    open->record(Closed{});
    open->finish();
    const std::filesystem::path part = runs_folder / "ann_1" / "journal-1.log";
    const std::string text = disk.bytes(part).value();
    constexpr std::size_t once = std::size_t{256} * 1024;
    REQUIRE(text.size() > 3 * once);
    const std::size_t before = disk.bytes_read();
    const RunSummary run = archive_of(disk).list().front();
    CHECK(disk.bytes_read() - before < once);
    CHECK(run.closed);
    CHECK(run.hero_name == sample.header.hero_name);
    CHECK(run.seed == sample.header.seed);
    CHECK(run.commands == 30 * repeats);
    CHECK(run.depth == (is_scored ? 3 : sample.states.at(90).world.run.deepest_depth));
    CHECK(run.fate.has_value() == is_scored);
    CHECK(run.fate.value_or(rules::Fate{}).killer == (is_scored ? "giant_rat" : ""));
    SECTION("a last line that does not stand behind the one before it is not trusted") {
        const std::size_t digit = text.rfind("\"commands\":") + 11;
        std::string changed = text;
        changed[digit] = changed[digit] == '9' ? '8' : '9';
        disk.put(part, changed);
        CHECK_FALSE(archive_of(disk).list().front().closed);
    }
    SECTION("a torn last line is not trusted") {
        disk.put(part, text.substr(0, text.size() - 1));
        CHECK_FALSE(archive_of(disk).list().front().closed);
    }
    SECTION("one that was closed by an earlier game is read whole, and told alike") {
        JournalWriter writer;
        std::string earlier = writer.header(sample.header);
        for (const Record& record : read_back(disk).records) {
            const bool closes = std::holds_alternative<core::Boxed<Closed>>(record);
            earlier += writer.line(closes ? Closed{} : record);
        }
        disk.put(part, earlier);
        CHECK(archive_of(disk).list().front() == run);
    }
}

TEST_CASE("a name of a run is no path", "[save][archive]") {
    SimulatedDisk disk;
    for (const std::string name : {"", "..", "a/b", "/etc", "Ann", "a.b"}) {
        CHECK_FALSE(archive_of(disk).read(name).has_value());
    }
}

TEST_CASE("numbers that leave no higher one hide neither runs nor records", "[save][archive]") {
    SimulatedDisk disk;
    for (const char* const name : {"x_9223372036854775807", "x_999999999999"}) {
        REQUIRE(disk.make_folder(runs_folder / name).has_value());
    }
    put_sample(disk);
    const StoredRun run = read_back(disk);
    CHECK(run.records == sample_with_states().records);
    for (const char* const name : {"journal-9223372036854775807.log", "journal-999999999999.log"}) {
        disk.put(runs_folder / "ann_1" / name, "no journal");
    }
    const StoredRun again = read_back(disk);
    CHECK(again.message.has_value());
    const auto open = reopened(disk, again);
    open->record(save::Left{});
    open->finish();
    CHECK(open->name() == "ann_2");
    CHECK(read_back(disk, "ann_2").records.size() == run.records.size() + 1);
}

TEST_CASE("a run is open once", "[save][archive]") {
    SimulatedDisk disk;
    auto first = archive_of(disk).begin(sample_with_states().header);
    const StoredRun run = read_back(disk);
    const auto second = archive_of(disk).open(run);
    REQUIRE_FALSE(second.has_value());
    CHECK(second.error().in_use);
    CHECK(archive_of(disk).in_use(run.name));
    first.reset();
    CHECK_FALSE(archive_of(disk).in_use(run.name));
    CHECK_FALSE(archive_of(disk).in_use("nobody_1"));
    CHECK(archive_of(disk).open(run).has_value());
}

TEST_CASE("a run that was played on since it was read is not opened", "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    const StoredRun run = read_back(disk);
    reopened(disk, run)->record(Left{});
    const auto open = archive_of(disk).open(run);
    REQUIRE_FALSE(open.has_value());
    CHECK_FALSE(open.error().in_use);
    CHECK(reopened(disk, read_back(disk)) != nullptr);
}

TEST_CASE("a damaged journal is kept, told of, and gone on behind what is good", "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    const std::string line = "{\"do\":";
    std::size_t place = 0;
    for (int command = 1; command <= 27; ++command) {
        place = disk.bytes(journal_part(1))->find(line, place + 1);
    }
    spoil_part(disk, journal_part(1), place + 7);
    const std::string damaged = disk.bytes(journal_part(1)).value();
    const StoredRun run = read_back(disk);
    CHECK(run.records.size() == 79);
    CHECK(run.base_records == 60);
    CHECK(mentions(run.message, "ann_1/journal-1.log:81"));
    CHECK(mentions(run.message,
                   "4 commands can be made out from there on, and may be lost; whether there were more"));
    CHECK(mentions(run.message, "snapshot-90.save"));
    CHECK(disk.exists(runs_folder / "ann_1" / "snapshot-90.save"));
    record_from(*reopened(disk, run), sample_with_states(), run.records.size());
    disk.lose_power();
    CHECK(disk.bytes(journal_part(1)) == damaged);
    CHECK(disk.exists(runs_folder / "ann_1" / "snapshot-90.ahead.save"));
    const StoredRun again = read_back(disk);
    CHECK(again.records == sample_with_states().records);
    CHECK(again.base_records == 90);
    CHECK_FALSE(again.message.has_value());
}

TEST_CASE("a damaged snapshot is told of and set aside, and an older one does", "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    spoil_part(disk, runs_folder / "ann_1" / "snapshot-90.save", 300);
    const StoredRun run = read_back(disk);
    CHECK(run.base_records == 60);
    CHECK(run.records == sample_with_states().records);
    CHECK(mentions(run.message, "snapshot-90.save"));
    CHECK(mentions(run.message, "the journal has all that it had"));
    spoil_part(disk, runs_folder / "ann_1" / "snapshot-60.save", 300);
    const StoredRun from_start = read_back(disk);
    CHECK_FALSE(from_start.base.has_value());
    CHECK(from_start.base_records == 0);
    static_cast<void>(reopened(disk, from_start));
    CHECK(disk.exists(runs_folder / "ann_1" / "snapshot-90.damaged.save"));
    CHECK(disk.exists(runs_folder / "ann_1" / "snapshot-60.damaged.save"));
    CHECK_FALSE(read_back(disk).message.has_value());
}

TEST_CASE("a sound snapshot that is not what the journal came to is not used", "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    disk.put(runs_folder / "ann_1" / "snapshot-90.save",
             encode_run(test_catalog(), sample_with_states().states.at(60)));
    const StoredRun run = read_back(disk);
    CHECK(run.base_records == 60);
    CHECK(mentions(run.message, "not what the journal came to"));
}

TEST_CASE("a journal that lost its end behind a whole line is told of where a snapshot knows better",
          "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    std::string text = disk.bytes(journal_part(1)).value();
    for (int line = 0; line < 5; ++line) {
        text.resize(text.rfind('\n', text.size() - 2) + 1);
    }
    disk.put(journal_part(1), text);
    const StoredRun run = read_back(disk);
    CHECK(run.records.size() == 85);
    CHECK(run.base_records == 60);
    CHECK(mentions(run.message, "snapshot-90.save stands for 90 records (up to turn "));
}

TEST_CASE("a run may go on from before its last command", "[save][archive]") {
    SimulatedDisk disk;
    {
        const auto open = archive_of(disk).begin(sample_with_states().header);
        for (std::size_t place = 0; place < 65; ++place) {
            open->record(sample_with_states().records[place]);
        }
    }
    StoredRun run = read_back(disk);
    REQUIRE(std::holds_alternative<CommandBegan>(run.records.back()));
    run.records.pop_back();
    CHECK(reopened(disk, run)->durability().failure == std::nullopt);
    CHECK(read_back(disk).records.size() == 65);  // until something else is recorded in its place
    run = read_back(disk);
    run.records.pop_back();
    reopened(disk, run)->record(Left{});
    const StoredRun again = read_back(disk);
    REQUIRE(again.records.size() == 65);
    CHECK(again.records.back() == Record{Left{}});
    CHECK(begins_with(again.records, run.records));
    CHECK_FALSE(again.message.has_value());
}

TEST_CASE("a run of other data, other rules or another version is refused, and stays as it is",
          "[save][archive]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters.pop_back();
    const content::Catalog other(std::move(parts));
    SimulatedDisk disk;
    put_sample(disk);
    const std::string before = disk.bytes(journal_part(1)).value();
    RunArchive archive(disk, other, runs_folder, false);
    const auto read = archive.read("ann_1");
    REQUIRE_FALSE(read.has_value());
    CHECK(mentions(read.error().message, "game data"));
    CHECK(archive.list().front().problem == read.error().message);
    CHECK(disk.bytes(journal_part(1)) == before);
}

TEST_CASE("a file that can't be read for now is no damage", "[save][archive]") {
    SimulatedDisk disk;
    put_sample(disk);
    disk.fail_at(2, boost::system::errc::io_error);
    CHECK_FALSE(archive_of(disk).read("ann_1").has_value());
    CHECK(read_back(disk).records == sample_with_states().records);
}

TEST_CASE("a run has no name as long as nothing of it can be written", "[save][archive]") {
    SimulatedDisk disk;
    disk.fail_at(1, boost::system::errc::no_space_on_device, true);
    const auto open = archive_of(disk).begin(sample_with_states().header);
    open->record(sample_with_states().records.front());
    CHECK(open->name().empty());
    disk.fail_at(0);
    open->record(sample_with_states().records[1]);
    CHECK(open->name() == "ann_1");
    CHECK(read_back(disk).records.size() == 2);
}

TEST_CASE("a worker does the same as each call by itself", "[save][archive]") {
    SimulatedDisk disk;
    {
        RunArchive archive(disk, test_catalog(), runs_folder, true);
        const auto open = archive.begin(sample_with_states().header);
        record_from(*open, sample_with_states(), 0);
        open->finish();
        CHECK_FALSE(open->durability().pending);
        CHECK_FALSE(open->durability().failure.has_value());
    }
    disk.lose_power();
    const StoredRun run = read_back(disk);
    CHECK(run.records == sample_with_states().records);
    CHECK(run.base_records == 90);
}

TEST_CASE("a run on the machine's own disk is recorded by a worker and read", "[save][archive]") {
    const TemporaryFolder temporary;
    RealDisk disk;
    RunArchive archive(disk, test_catalog(), temporary.path() / "runs", true);
    {
        const auto open = archive.begin(sample_with_states().header);
        record_from(*open, sample_with_states(), 0);
        open->finish();
        CHECK_FALSE(open->durability().pending);
        CHECK_FALSE(open->durability().failure.has_value());
        const auto run = archive.read(open->name());
        REQUIRE(run.has_value());
        CHECK(archive.open(*run).error().in_use);
    }
    const auto run = archive.read("ann_1");
    REQUIRE(run.has_value());
    CHECK(run->records == sample_with_states().records);
    CHECK(run->base_records == 90);
    CHECK_FALSE(run->message.has_value());
    CHECK(archive.open(*run).has_value());
    CHECK(archive.list().size() == 1);
}

TEST_CASE("a worker whose disk fails now and then loses nothing", "[save][archive][errors]") {
    for (int failing = 1; failing < 40; ++failing) {
        SimulatedDisk disk;
        RunArchive archive(disk, test_catalog(), runs_folder, true);
        disk.fail_at(failing, boost::system::errc::io_error);
        std::string name;
        {
            const auto open = archive.begin(sample_with_states().header);
            record_from(*open, sample_with_states(), 0);
            open->finish();
            open->finish();
            CHECK_FALSE(open->durability().pending);
            CHECK_FALSE(open->durability().failure.has_value());
            name = open->name();
        }
        CHECK_FALSE(disk.failed_sync_was_repeated());
        disk.lose_power();
        CHECK(read_back(disk, name).records == sample_with_states().records);
    }
}

TEST_CASE("a worker that is told to end does what is left before", "[save][archive]") {
    SimulatedDisk disk;
    {
        RunArchive archive(disk, test_catalog(), runs_folder, true);
        record_from(*archive.begin(sample_with_states().header), sample_with_states(), 0);
    }
    disk.lose_power();
    CHECK(read_back(disk).records == sample_with_states().records);
    CHECK(read_back(disk).base_records == 90);
}

}  // namespace torchwake::save
