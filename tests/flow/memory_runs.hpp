#pragma once

// A storage that keeps runs in memory, for games that are played in tests.

#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/restore.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {

class MemoryRuns {
  public:
    /// A run that was left in that state.
    void put(save::SavedRun run) {
        begin({});
        all_.back().base = std::move(run);
        current_.clear();
    }
    void begin(const save::JournalHeader& header, const std::vector<save::Record>& records = {}) {
        save::StoredRun run;
        run.name = "run_" + std::to_string(all_.size() + 1);
        run.header = header;
        run.records = records;
        run.records.reserve(many);
        current_ = run.name;
        all_.push_back(std::move(run));
    }
    void resume(save::StoredRun stored) {
        current_ = stored.name;
        save::StoredRun& run = *find(current_);
        run = std::move(stored);
        run.records.reserve(many);
    }
    void record(const save::Record& record) {
        if (!current_.empty()) {
            find(current_)->records.push_back(record);
        }
    }
    void keep(const save::SavedRun& run) {
        if (!current_.empty()) {
            save::StoredRun& kept = *find(current_);
            kept.base = run;
            kept.base_records = static_cast<std::int64_t>(kept.records.size());
        }
    }
    void leave() { current_.clear(); }
    [[nodiscard]] const std::string& current() const { return current_; }

    [[nodiscard]] std::vector<save::RunSummary> list() const {
        std::vector<save::RunSummary> runs;
        for (const save::StoredRun& run : all_) {
            save::RunSummary summary;
            summary.name = run.name;
            summary.seed = run.header.seed;
            summary.hero_name = run.header.hero_name;
            summary.closed = is_closed(run);
            if (run.base) {
                summary.depth = run.base->world.run.deepest_depth;
            }
            for (const save::Record& record : run.records) {
                if (const auto* const scored = std::get_if<core::Boxed<save::Scored>>(&record)) {
                    summary.depth = (*scored)->depth;
                    summary.fate = (*scored)->fate;
                }
            }
            runs.insert(runs.begin(), summary);
        }
        return runs;
    }
    /// Requires: there is one of that name.
    [[nodiscard]] const save::StoredRun& read(const std::string& name) { return *find(name); }
    [[nodiscard]] bool has_unfinished() const {
        return std::ranges::any_of(all_, [](const save::StoredRun& run) { return !is_closed(run); });
    }
    [[nodiscard]] bool empty() const { return all_.empty(); }
    /// The one that was begun last. Requires: not empty.
    [[nodiscard]] save::StoredRun& last() { return all_.back(); }

  private:
    [[nodiscard]] static bool is_closed(const save::StoredRun& run) {
        return !run.records.empty() && std::holds_alternative<core::Boxed<save::Closed>>(run.records.back());
    }
    [[nodiscard]] std::vector<save::StoredRun>::iterator find(const std::string& name) {
        return std::ranges::find(all_, name, &save::StoredRun::name);
    }

    /// So that recording asks for no memory in tests that count.
    static constexpr std::size_t many = 4096;

    std::vector<save::StoredRun> all_;
    std::string current_;
};

}  // namespace torchwake::flow
