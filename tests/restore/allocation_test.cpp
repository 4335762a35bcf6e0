// Lack of memory while a run is restored: whichever allocation fails, nothing on the disk changes, and the
// next attempt restores it.

#include "restore/bot_game.hpp"
#include "restore/failing_allocation.hpp"
#include "save/temporary_folder.hpp"

#include <torchwake/flow/restore.hpp>
#include <torchwake/save/real_disk.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <new>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::testing {
namespace {

namespace fs = std::filesystem;

/// All that lies in a folder: the bytes of its files, with their paths.
std::map<std::string, std::string> all_files(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            std::ifstream file(entry.path(), std::ios::binary);
            files[entry.path().string()] = {std::istreambuf_iterator<char>(file), {}};
        }
    }
    return files;
}

/// A short run on the machine's own disk, with two snapshots and some commands behind them.
class StoredSample {
  public:
    StoredSample() {
        BotGame game("fighter", 5);
        const auto open = archive().begin(header_of(5, "Ann"));
        for (int commands = 1; commands <= 14; ++commands) {
            const rules::Command command = game.next();
            open->record(save::CommandBegan{command});
            open->record(save::CommandEnded{game.take(command)});
            if (commands % 5 == 0) {
                open->keep(game.run());
            }
        }
        left_ = game.run();
    }
    [[nodiscard]] save::RunArchive archive() { return {disk_, game_data(), folder_.path(), false}; }
    [[nodiscard]] std::map<std::string, std::string> files() const { return all_files(folder_.path()); }
    /// The run as it comes back, or why it does not. Errors: std::bad_alloc.
    [[nodiscard]] boost::system::result<save::SavedRun, save::RunError> restored() {
        const auto stored = archive().read("ann_1");
        if (!stored) {
            return stored.error();
        }
        if (!stored->unusable.empty()) {
            return save::RunError{"sound snapshots are taken for damaged"};
        }
        auto run = flow::restore(game_rules(), *stored, flow::RestoreTo::LastCommand);
        if (!run) {
            return run.error();
        }
        return std::move(run->run);
    }
    /// Takes the run up, and leaves it. Errors: std::bad_alloc.
    [[nodiscard]] boost::system::result<void, save::RunError> opened() {
        const auto stored = archive().read("ann_1");
        if (!stored) {
            return stored.error();
        }
        const auto open = archive().open(*stored);
        return open ? boost::system::result<void, save::RunError>() : open.error();
    }
    [[nodiscard]] const save::SavedRun& left() const { return left_; }

  private:
    save::TemporaryFolder folder_;
    save::RealDisk disk_;
    save::SavedRun left_;
};

/// Tries something again and again, one allocation failing each time, of `every` one.
template <class Try, class Check>
void fail_allocations(std::uint64_t every, Try attempt, Check check) {
    const std::uint64_t before = allocations();
    attempt();
    const std::uint64_t count = allocations() - before;
    REQUIRE(count > 100);
    for (std::uint64_t number = 1; number <= count; number += every) {
        std::optional<decltype(attempt())> result;
        {
            const FailingAllocation failing(number);
            try {
                result = attempt();
            } catch (const std::bad_alloc&) {
                result.reset();
            }
        }
        CAPTURE(number, count);
        check(result);
    }
}

void check_restoring(std::uint64_t every) {
    StoredSample sample;
    const std::map<std::string, std::string> files = sample.files();
    const auto attempt = [&sample] { return sample.restored(); };
    fail_allocations(every, attempt, [&](const auto& result) {
        CHECK(sample.files() == files);
        if (result && *result) {
            CHECK((*result)->world == sample.left().world);
            CHECK((*result)->chronicle == sample.left().chronicle);
        } else if (result) {
            CHECK(result->error().message.find("Cannot allocate memory") != std::string::npos);
        }
    });
    const auto restored = sample.restored();
    REQUIRE(restored.has_value());
    CHECK(restored->world == sample.left().world);
}

void check_opening(std::uint64_t every) {
    StoredSample sample;
    const std::map<std::string, std::string> files = sample.files();
    const auto attempt = [&sample] { return sample.opened(); };
    fail_allocations(every, attempt, [&](const auto& result) {
        CHECK((!result || *result || !result->error().in_use));
        CHECK(sample.files() == files);
    });
    REQUIRE(sample.opened().has_value());
}

/// A run that a worker syncs and keeps states of, while one of its allocations fails. Answers whether one
/// did.
bool record_with_failing_worker(std::uint64_t number) {
    const save::TemporaryFolder folder;
    save::RealDisk disk;
    save::RunArchive archive(disk, game_data(), folder.path(), true);
    BotGame game("fighter", 5);
    std::vector<save::Record> records;
    bool failed = false;
    {
        const auto open = archive.begin(header_of(5, "Ann"));
        const FailingElsewhere failing(number);
        for (int commands = 1; commands <= 3; ++commands) {
            const rules::Command command = game.next();
            records.emplace_back(save::CommandBegan{command});
            open->record(records.back());
            records.emplace_back(save::CommandEnded{game.take(command)});
            open->record(records.back());
            if (commands == 2) {
                open->keep(game.run());
            }
            open->finish();
        }
        failed = failing.happened();
        open->finish();
        CHECK_FALSE(open->durability().pending);
        CHECK_FALSE(open->durability().failure.has_value());
    }
    const auto stored = archive.read("ann_1");
    REQUIRE(stored.has_value());
    CHECK(stored->records == records);
    CHECK_FALSE(stored->message.has_value());
    return failed;
}

void check_encoding(std::uint64_t every) {
    const StoredSample sample;
    const std::string whole = save::encode_run(game_data(), sample.left());
    const auto attempt = [&sample] { return save::encode_run(game_data(), sample.left()); };
    fail_allocations(every, attempt, [&](const auto& result) { CHECK((!result || *result == whole)); });
}

}  // namespace

TEST_CASE("memory that fails once while a snapshot is made spoils nothing", "[restore][errors][robustness]") {
    check_encoding(7);
}

TEST_CASE("memory that fails once in the worker that saves loses nothing",
          "[restore][errors][robustness][F4]") {
    std::uint64_t number = 1;
    for (; record_with_failing_worker(number); number += number < 40 ? 1U : 211U) {
    }
    CHECK(number > 1000);
}

TEST_CASE("memory that fails once while a run is read and repeated changes nothing on the disk",
          "[restore][errors][robustness][F4]") {
    check_restoring(7);
}

TEST_CASE("memory that fails once while a run is taken up changes nothing on the disk",
          "[restore][errors][robustness][F4]") {
    check_opening(7);
}

TEST_CASE("whichever allocation fails while a run is brought back, nothing on the disk changes",
          "[restore][errors][robustness][F4][.nightly]") {
    check_restoring(1);
    check_opening(1);
    check_encoding(1);
}

}  // namespace torchwake::testing
