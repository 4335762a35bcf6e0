// A disk with slow syncs: the player's actions are not shown later for that.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/save/run_archive.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

namespace torchwake::flow {
namespace {

constexpr std::int64_t frame{16};  ///< milliseconds

/// Lets a sync end only so long behind its beginning, by the clock of the game.
class SlowSyncs {
  public:
    explicit SlowSyncs(std::int64_t duration) : duration_(duration) {}

    void wait() {
        std::unique_lock lock(mutex_);
        const std::int64_t due = now_ + duration_;
        passed_.wait(lock, [&] { return hurried_ || now_ >= due; });
    }
    void pass(std::int64_t milliseconds) {
        const std::scoped_lock lock(mutex_);
        now_ += milliseconds;
        passed_.notify_all();
    }
    /// From now on they take no time.
    void hurry() {
        const std::scoped_lock lock(mutex_);
        hurried_ = true;
        passed_.notify_all();
    }

  private:
    std::int64_t duration_;
    std::mutex mutex_;
    std::condition_variable passed_;
    std::int64_t now_ = 0;
    bool hurried_ = false;
};

/// Keeps runs on a disk, as the game does: a worker syncs.
class ArchiveStorage final : public MemoryStorage {
  public:
    explicit ArchiveStorage(save::FilePort& disk) : archive_(disk, scenario::test_catalog(), "/runs", true) {}

    void begin_run(const save::JournalHeader& header, const std::vector<save::Record>& records) override {
        run_ = archive_.begin(header, records);
    }
    void record(const save::Record& record) override {
        if (run_) {
            run_->record(record);
        }
    }
    void keep(const save::SavedRun& run) override {
        if (run_) {
            run_->keep(run);
        }
    }
    save::Durability durability() override { return run_ ? run_->durability() : save::Durability{}; }
    boost::system::result<void, StorageError> store_run() override {
        if (run_) {
            run_->finish();
        }
        return {};
    }
    void leave_run() override { run_.reset(); }

  private:
    save::RunArchive archive_;
    std::unique_ptr<save::OpenRun> run_;
};

/// A play on a disk whose syncs take that long.
struct TimedPlay {
    std::vector<int> frames;  ///< from each key to the frame that shows its turn, that one too
    std::vector<std::uint64_t> hashes;
    bool marked_while_slow = false;
    bool marked_at_end = false;
    std::size_t records = 0;  ///< that outlive a loss of power
};

TimedPlay play_with_syncs(std::int64_t sync_duration) {
    SlowSyncs syncs(sync_duration);
    save::SimulatedDisk disk;
    disk.before_sync([&syncs] { syncs.wait(); });
    RecordingStage stage;
    ArchiveStorage storage(disk);
    CountingSeeds seeds;
    FixedData data;
    const rules::Ruleset ruleset = drawn_rules(hall);
    Game game(ruleset, game_keys(), {&stage, &storage, &seeds, &data}, {.start = Start::NewGame});
    game.start();
    const auto turn = [&] { return game.world()->run.turn; };
    const auto pass_frame = [&] {
        game.advance(core::Milliseconds{frame});
        syncs.pass(frame);
    };
    TimedPlay played;
    for (const char* const name : {"Right", "Right", "Left", ".", "Right", "Left", "Right", "Right"}) {
        const std::int32_t before = turn();
        const screen::Key key = screen::parse_key(name).value();
        game.input(screen::KeyPressed{key});
        game.input(screen::KeyReleased{key});
        int frames = 1;
        for (pass_frame(); turn() == before && frames < 100; pass_frame()) {
            ++frames;
        }
        played.frames.push_back(frames);
        played.hashes.push_back(rules::state_hash({scenario::test_catalog(), *game.world()}));
    }
    for (int passed = 0; passed < 70; ++passed) {
        pass_frame();
    }
    played.marked_while_slow = stage.marked_unsaved;
    syncs.hurry();
    static_cast<void>(storage.store_run());
    pass_frame();
    played.marked_at_end = stage.marked_unsaved;
    game.close();
    storage.leave_run();
    disk.lose_power();
    save::RunArchive archive(disk, scenario::test_catalog(), "/runs", false);
    played.records = archive.read(archive.list().front().name).value().records.size();
    return played;
}

}  // namespace

TEST_CASE("a turn is shown in the very next frame, however long the disk takes to keep it",
          "[flow][frames]") {
    const TimedPlay at_once = play_with_syncs(0);
    CHECK(at_once.frames == std::vector<int>(8, 1));
    CHECK(at_once.records > at_once.frames.size());
    CHECK_FALSE(at_once.marked_at_end);
    for (const std::int64_t duration : {std::int64_t{40}, std::int64_t{4000}}) {
        CAPTURE(duration);
        const TimedPlay played = play_with_syncs(duration);
        CHECK(played.frames == at_once.frames);
        CHECK(played.hashes == at_once.hashes);
        CHECK(played.records == at_once.records);
        CHECK((played.marked_while_slow || duration < 4000));
        CHECK_FALSE(played.marked_at_end);
    }
}

}  // namespace torchwake::flow
