#include "runs/archived_run.hpp"

#include "runs/run_files.hpp"

#include <ranges>

#include <algorithm>
#include <new>
#include <utility>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t generations = 2;
/// A journal is written anew in pieces of this size.
constexpr std::size_t piece_bytes = std::size_t{1024} * 1024;
/// How often a run moves to another folder because its part was removed or replaced. Behind that it is said
/// to be unsaved each time, and written anew in its folder.
constexpr std::int32_t most_moves = 16;

/// The record that closes a run with those records.
Closed closed_behind(const std::vector<Record>& records) {
    Closed closed;
    closed.commands = static_cast<std::int32_t>(std::ranges::count_if(records, is_command));
    const auto newest_first = std::views::reverse(records);
    const auto last = std::ranges::find_if(newest_first, [](const Record& record) {
        return std::holds_alternative<core::Boxed<Scored>>(record);
    });
    if (last != newest_first.end()) {
        const Scored& scored = *std::get<core::Boxed<Scored>>(*last);
        closed.depth = scored.depth;
        closed.fate = scored.fate;
    }
    return closed;
}

}  // namespace

ArchivedRun::ArchivedRun(RunPlace place, JournalHeader header, std::vector<Record> records, bool threaded)
    : place_(std::move(place)), header_(std::move(header)), records_(std::move(records)) {
    for (const Record& record : records_) {
        note_chain(record);
    }
    start(threaded);
}

ArchivedRun::ArchivedRun(RunPlace place, JournalHeader header, HeldFolder held, std::vector<Record> records,
                         bool threaded)
    : place_(std::move(place)),
      header_(std::move(header)),
      held_(std::move(held)),
      records_(std::move(records)),
      chain_(std::move(held_.chain)) {
    chain_.resize(records_.size());
    if (held_.last_checksum && records_.size() == held_.records) {
        go_on_in_last_part();
    } else if (held_.last_checksum) {
        go_on_behind_last_part();
    }
    start(threaded);
}

ArchivedRun::~ArchivedRun() {
    if (worker_.joinable()) {
        {
            const std::scoped_lock lock(mutex_);
            stopping_ = true;
        }
        work_came_.notify_one();
        worker_.join();
    }
}

void ArchivedRun::go_on_in_last_part() {
    auto part = place_.files->open_to_append(folder() / part_name(held_.last_part));
    if (part) {
        writer_.resume(*held_.last_checksum);
        part_bytes_ = held_.last_bytes;
        part_ = *std::move(part);
        part_is_new_ = true;
    } else {
        give_up_part(part.error());
    }
}

/// Continues after records at the end were dropped, because a part can't be shortened. The next part need not
/// repeat the kept records if all parts outlive a loss of power: each but the last was synced before another
/// followed it.
void ArchivedRun::go_on_behind_last_part() {
    const auto part = place_.files->open_to_append(folder() / part_name(held_.last_part));
    if (part && (*part)->sync() && place_.files->sync_folder(folder())) {
        synced_ = std::ssize(records_);
    }
}

void ArchivedRun::start(bool threaded) {
    Lock lock(mutex_);
    if (!part_ && !failure_) {
        begin_part();
    }
    if (threaded) {
        worker_ = std::thread([this] { work_until_stopped(); });
    }
    see_to_work(lock);
}

void ArchivedRun::record(const Record& record) {
    Lock lock(mutex_);
    const bool closes = std::holds_alternative<core::Boxed<Closed>>(record);
    records_.push_back(closes ? closed_behind(records_) : record);
    note_chain(records_.back());
    if (!part_ || part_bytes_ >= place_.max_part_bytes) {
        begin_part();
    } else if (const auto appended = append(writer_.line(records_.back())); !appended) {
        give_up_part(appended.error());
    }
    see_to_work(lock);
}

void ArchivedRun::note_chain(const Record& record) {
    chain_.push_back(record_chain(chain_.empty() ? 0 : chain_.back(), record));
}

/// Requires: there is a part.
FileResult<void> ArchivedRun::append(std::string_view lines) {
    part_bytes_ += lines.size();
    return part_->append(lines);
}

void ArchivedRun::keep(SavedRun run) {
    Lock lock(mutex_);
    snapshot_ = Snapshot{std::move(run), std::ssize(records_)};
    see_to_work(lock);
}

Durability ArchivedRun::durability() const {
    const std::scoped_lock lock(mutex_);
    return {needs_sync(), failure_, moves_};
}

std::string ArchivedRun::name() const {
    const std::scoped_lock lock(mutex_);
    return held_.lock ? held_.name : std::string();
}

void ArchivedRun::finish() {
    Lock lock(mutex_);
    wait_for_worker(lock);
    if (!part_) {
        begin_part();
        see_to_work(lock);
        wait_for_worker(lock);
    }
}

void ArchivedRun::wait_for_worker(Lock& lock) {
    work_ended_.wait(lock, [this] { return !worker_.joinable() || (!working_ && !has_work()); });
}

void ArchivedRun::give_up_part(const FileError& error) {
    part_.reset();
    failure_ = to_string(error);
}

/// Gives the folder up, in which somebody has removed or replaced files: the next part is in another folder,
/// and has all records.
void ArchivedRun::leave_folder() {
    part_.reset();
    spare_.reset();
    held_ = {};
    synced_ = 0;
    ++moves_;
}

/// Writes all records that are not known to be synced to parts of their own, of which the last becomes the
/// current one.
FileResult<void> ArchivedRun::write_new_parts() {
    if (held_.lock && (!place_.files->exists(folder()) || held_.last_part >= highest_number)) {
        leave_folder();
    }
    if (!held_.lock) {
        if (auto claimed = claim_folder(place_, header_.hero_name, held_); !claimed) {
            return claimed;
        }
    }
    std::int64_t written = synced_;
    do {
        if (auto added = write_new_part(written); !added) {
            return added;
        }
    } while (written < std::ssize(records_));
    return {};
}

/// Writes a part behind the synced records, with all others or as many as fit, and tells how many there are
/// then. A full part is synced at once, because another follows.
FileResult<void> ArchivedRun::write_new_part(std::int64_t& written) {
    const fs::path path = folder() / part_name(++held_.last_part);
    auto part = place_.files->open_to_append(path);
    if (!part) {
        return part.error();
    }
    auto added = fill_part(**part, written);
    const bool is_last = written == std::ssize(records_);
    if (added && !is_last) {
        added = (*part)->sync();
    }
    if (added && !is_last) {
        added = place_.files->sync_folder(folder());
    }
    if (!added) {
        static_cast<void>(place_.files->remove(path));
        return added;
    }
    if (spare_) {
        static_cast<void>(place_.files->remove(*spare_));
    }
    spare_ = is_last ? std::optional(path) : std::nullopt;
    if (is_last) {
        part_ = *std::move(part);
        part_is_new_ = true;
    } else {
        synced_ = written;
    }
    return {};
}

FileResult<void> ArchivedRun::fill_part(AppendedFile& part, std::int64_t& written) {
    header_.first = synced_;
    header_.behind.reset();
    if (synced_ > 0) {
        header_.behind = chain_[static_cast<std::size_t>(synced_ - 1)];
    }
    const std::string header = writer_.header(header_);
    if (auto begun = part.append(header); !begun) {
        return begun;  // a full disk; stops before it makes all lines
    }
    part_bytes_ = header.size();
    std::string lines;
    const auto is_full = [&] { return part_bytes_ + lines.size() >= place_.max_part_bytes; };
    for (written = synced_; written < std::ssize(records_) && (written == synced_ || !is_full());) {
        lines += writer_.line(records_[static_cast<std::size_t>(written)]);
        ++written;
        if (lines.size() < piece_bytes && !is_full() && written < std::ssize(records_)) {
            continue;
        }
        if (auto appended = part.append(lines); !appended) {
            return appended;
        }
        part_bytes_ += lines.size();
        lines.clear();
    }
    return {};
}

void ArchivedRun::begin_part() {
    if (const auto written = write_new_parts(); !written) {
        give_up_part(written.error());
    }
}

bool ArchivedRun::needs_sync() const {
    return part_ && (part_is_new_ || synced_ < std::ssize(records_));
}

void ArchivedRun::see_to_work(Lock& lock) {
    if (worker_.joinable()) {
        work_came_.notify_one();
        return;
    }
    while (has_work()) {
        do_work(lock);
    }
}

void ArchivedRun::work_until_stopped() {
    Lock lock(mutex_);
    while (!stopping_ || has_work()) {
        work_came_.wait(lock, [this] { return stopping_ || has_work(); });
        if (has_work()) {
            do_work_or_give_up(lock);
            work_ended_.notify_all();
        }
    }
}

/// Handles a lack of memory, which a worker can report to nobody: a snapshot is dropped, and a part given up.
/// The next record moves all that is not known to be synced to another part.
void ArchivedRun::do_work_or_give_up(Lock& lock) {
    const bool was_syncing = needs_sync();
    try {
        do_work(lock);
    } catch (const std::bad_alloc&) {
        if (!lock.owns_lock()) {
            lock.lock();
        }
        working_ = false;
        if (was_syncing) {
            part_.reset();
            failure_.emplace("out of memory");  // short enough to need none
        }
    }
}

void ArchivedRun::do_work(Lock& lock) {
    working_ = true;
    if (needs_sync()) {
        sync_part(lock);
    } else {
        write_snapshot(lock);
    }
    working_ = false;
}

/// Unlocks meanwhile, so that the game can go on recording.
void ArchivedRun::sync_part(Lock& lock) {
    const std::shared_ptr<AppendedFile> part = part_;
    const fs::path folder = this->folder();
    const std::int64_t appended = std::ssize(records_);
    const bool is_new = part_is_new_;
    lock.unlock();
    auto synced = part->sync();
    if (synced && is_new) {
        synced = place_.files->sync_folder(folder);
    }
    lock.lock();
    if (part != part_) {
        return;  // given up meanwhile; its records went to another part
    }
    // Locked, because the length is that of the last append.
    if (const auto placed = part->check_place(); !placed) {
        if (moves_ < most_moves) {
            leave_folder();
            begin_part();
        } else {
            synced_ = 0;  // the next record tries again, with all of the run
            give_up_part(placed.error());
        }
        return;
    }
    if (!synced) {
        give_up_part(synced.error());
        return;
    }
    synced_ = appended;
    part_is_new_ = false;
    spare_.reset();
    failure_.reset();
}

/// Writes a snapshot of synced records only: one that covers more is useless.
void ArchivedRun::write_snapshot(Lock& lock) {
    const Snapshot snapshot = *std::exchange(snapshot_, std::nullopt);
    if (snapshot.records > synced_) {
        return;
    }
    const fs::path folder = this->folder();
    lock.unlock();
    const auto stored = store_snapshot(place_, folder, snapshot.run, snapshot.records);
    lock.lock();
    if (!stored || folder != this->folder()) {
        return;
    }
    std::erase(held_.snapshots, snapshot.records);
    held_.snapshots.push_back(snapshot.records);
    const std::vector<std::int64_t> old = take_old_snapshots();
    lock.unlock();
    for (const std::int64_t records : old) {
        static_cast<void>(place_.files->remove(folder / snapshot_name(records)));
    }
    lock.lock();
}

/// Forgets all snapshots but the newest, and returns them.
std::vector<std::int64_t> ArchivedRun::take_old_snapshots() {
    std::vector<std::int64_t>& all = held_.snapshots;
    const auto kept = std::min(all.size(), generations);
    std::vector<std::int64_t> old(all.begin(), all.end() - static_cast<std::ptrdiff_t>(kept));
    all.erase(all.begin(), all.begin() + std::ssize(old));
    return old;
}

}  // namespace torchwake::save
