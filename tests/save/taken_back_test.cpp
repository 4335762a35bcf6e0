// Records that are dropped at the end of a run when it is opened, as an undo does.

#include "save/archived_run.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/save/run_archive.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::save {
namespace {

namespace errc = boost::system::errc;

constexpr const char* only_run = "ann_1";

const Record undo = Answered{"undo", 0, true};

/// Records as a player leaves them who takes the last ones back and goes on otherwise, again and again: what
/// the disk may show, in the order in which it came to be.
class Tale {
  public:
    explicit Tale(SimulatedDisk& disk) : disk_(&disk) {}

    /// All at once, so that one sync has them all.
    void begin(const RecordedRun& run) {
        versions_.emplace_back();
        for (const Record& record : run.records) {
            current_.push_back(record);
            versions_.push_back(current_);
        }
        open_ = archive_of(*disk_).begin(run.header, run.records);
        look_how_safe();
    }
    /// Drops some, and records an undo and then some others. The process ends in between, or the disk fails.
    void take_back(std::size_t dropped, std::size_t added, int failing = 0) {
        end();
        StoredRun stored = read_back(*disk_);
        stored.records.resize(stored.records.size() - dropped);
        disk_->fail_at(failing, errc::io_error);
        auto opened = archive_of(*disk_).open(stored);
        if (!opened) {
            disk_->fail_at(0);
            opened = archive_of(*disk_).open(stored);
        }
        REQUIRE(opened.has_value());
        open_ = *std::move(opened);
        current_ = std::move(stored.records);
        record(undo);
        for (std::size_t count = 0; count < added; ++count) {
            record(Answered{"move-west", static_cast<std::int32_t>(versions_.size()), true});
        }
        disk_->fail_at(0);
        open_->finish();
        look_how_safe();
    }
    void end() { open_.reset(); }
    /// The last version that was shown as saved.
    [[nodiscard]] std::size_t shown() const { return safe_; }
    void show_no_more_than(std::size_t version) { safe_ = version; }
    void record(const Record& record) {
        current_.push_back(record);
        versions_.push_back(current_);
        open_->record(record);
        look_how_safe();
    }

    [[nodiscard]] const std::vector<Record>& now() const { return current_; }
    [[nodiscard]] bool all_is_safe() const { return safe_ + 1 == versions_.size(); }
    /// True if that version was shown as saved, or is a later one.
    [[nodiscard]] bool has_lately(const std::vector<Record>& records) const {
        const auto safe = versions_.begin() + static_cast<std::ptrdiff_t>(safe_);
        return std::find(safe, versions_.end(), records) != versions_.end();
    }
    /// True if a disk has at least that much.
    [[nodiscard]] bool is_told_by(SimulatedDisk& disk) const {
        const auto read = archive_of(disk).read(only_run);
        return read ? has_lately(read->records) : safe_ == 0;
    }

  private:
    void look_how_safe() {
        const Durability durability = open_->durability();
        safe_ = durability.pending || durability.failure ? safe_ : versions_.size() - 1;
    }

    SimulatedDisk* disk_;
    std::unique_ptr<OpenRun> open_;
    std::vector<Record> current_;
    std::vector<std::vector<Record>> versions_;
    std::size_t safe_ = 0;  ///< place of the last version that was shown as saved
};

/// Takes some back, and fewer, and more than is of the last part alone.
void play_to_and_fro(Tale& tale, int failing = 0) {
    tale.take_back(2, 3, failing);
    tale.take_back(1, 0);
    tale.take_back(3, 4, failing);
    tale.take_back(9, 1);
}

/// All that a disk may hold when its power, or the process alone, is lost now.
std::vector<DiskImage> after_losses(const DiskImage& moment, core::RandomStream& random) {
    return {moment, moment.at_worst(), moment.after_power_loss(random), moment.after_power_loss(random)};
}

struct Recovery {
    std::size_t dropped = 0;  ///< records, at the end
    int failing = 0;          ///< an operation; 0: none
};

/// Goes on with what a loss left. Answers how many losses amid that leave what neither was there nor came to
/// be.
int failed_recoveries_of_undo(const DiskImage& image, const Tale& tale, Recovery recovery,
                              core::RandomStream& random) {
    SimulatedDisk disk(image);
    const auto read = archive_of(disk).read(only_run);
    if (!read || read->records.size() < recovery.dropped) {
        return 0;
    }
    StoredRun stored = *read;
    std::vector<std::vector<Record>> came{stored.records};
    stored.records.resize(stored.records.size() - recovery.dropped);
    std::vector<DiskImage> moments;
    disk.before_each([&] { moments.push_back(disk.image()); });
    disk.fail_at(recovery.failing, errc::io_error);
    {
        const auto open = archive_of(disk).open(stored);
        if (!open) {
            return 0;
        }
        for (const Record& record : {undo, Record{Left{}}}) {
            (*open)->record(record);
            stored.records.push_back(record);
            came.push_back(stored.records);
        }
        (*open)->finish();
    }
    disk.fail_at(0);
    disk.before_each({});
    int failed = 0;
    for (const DiskImage& moment : moments) {
        for (const DiskImage& left : after_losses(moment, random)) {
            SimulatedDisk again(left);
            const auto there = archive_of(again).read(only_run);
            const bool came_to_be = there && std::ranges::find(came, there->records) != came.end();
            failed += came_to_be || tale.is_told_by(again) ? 0 : 1;
        }
    }
    disk.lose_power();
    return failed + (read_back(disk).records == stored.records ? 0 : 1);
}

}  // namespace

TEST_CASE("what is taken back is not written once more", "[save][archive][F4]") {
    constexpr int undos = 400;
    const RecordedRun run = recorded_run(7, 2, 100);
    SimulatedDisk disk;
    std::vector<Record> records;
    for (std::int32_t place = 0; place < 2000; ++place) {
        records.emplace_back(Answered{"move-east", place, true});
    }
    static_cast<void>(archive_of(disk).begin(run.header, std::move(records)));
    const std::size_t before = disk.written();
    StoredRun stored = read_back(disk);
    for (int count = 0; count < undos; ++count) {
        become_as_on_disk(stored);
        stored.records.pop_back();
        const auto open = archive_of(disk).open(stored);
        REQUIRE(open.has_value());
        (*open)->record(undo);
        stored.records.push_back(undo);
    }
    CHECK(disk.written() - before < std::size_t{400} * undos);
    disk.lose_power();
    CHECK(read_back(disk).records == stored.records);
}

TEST_CASE("what was taken back stays so, and what is kept is there, wherever power or the process is lost",
          "[save][archive][power][F4]") {
    const RecordedRun run = recorded_run(16, 4, 100);
    core::RandomStream random = core::derive_stream(2, "power cuts");
    SimulatedDisk disk;
    Tale tale(disk);
    int failed = 0;
    int moments = 0;
    const auto look = [&] {
        ++moments;
        for (const DiskImage& image : after_losses(disk.image(), random)) {
            SimulatedDisk dark(image);
            failed += tale.is_told_by(dark) ? 0 : 1;
            failed += failed_recoveries_of_undo(image, tale, {.dropped = 0}, random) +
                      failed_recoveries_of_undo(image, tale, {.dropped = 2}, random);
        }
    };
    disk.before_each(look);
    tale.begin(run);
    play_to_and_fro(tale);
    disk.before_each({});
    CHECK(moments > 80);
    CHECK(failed == 0);
    CHECK(tale.all_is_safe());
    disk.lose_power();
    CHECK(read_back(disk).records == tale.now());
}

TEST_CASE("no part goes on behind one whose name may be lost", "[save][archive][power]") {
    const RecordedRun run = recorded_run(18, 4, 100);
    const std::filesystem::path second_part = journal_part(2);
    core::RandomStream random = core::derive_stream(3, "power cuts");
    SimulatedDisk disk;
    Tale tale(disk);
    tale.begin(run);
    const std::size_t shown = tale.shown();
    tale.take_back(6, 4);
    tale.end();
    tale.show_no_more_than(shown);
    // As if the process had ended before anything of the second part was synced.
    DiskImage image = disk.image();
    image.files[image.names.at(second_part)].synced.clear();
    image.synced_names.erase(second_part);
    image.changes.push_back({std::nullopt, second_part, image.names.at(second_part)});
    int failed = 0;
    for (int failing = 0; failing < 20; ++failing) {
        failed += failed_recoveries_of_undo(image, tale, {.dropped = 2, .failing = failing}, random);
    }
    CHECK(failed == 0);
}

TEST_CASE("a disk that fails at any operation of taking back neither loses nor brings back anything",
          "[save][archive][errors]") {
    const RecordedRun run = recorded_run(17, 4, 100);
    for (int failing = 1; failing < 30; ++failing) {
        SimulatedDisk disk;
        Tale tale(disk);
        tale.begin(run);
        play_to_and_fro(tale, failing);
        CHECK(tale.all_is_safe());
        CHECK_FALSE(disk.failed_sync_was_repeated());
        disk.lose_power();
        CHECK(read_back(disk).records == tale.now());
    }
}

}  // namespace torchwake::save
