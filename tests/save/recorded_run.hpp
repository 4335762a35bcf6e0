#pragma once

#include "save/played_run.hpp"

#include <torchwake/save/journal.hpp>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace torchwake::save {

/// A run as it was recorded, and what it was at some moments.
struct RecordedRun {
    JournalHeader header;
    std::vector<Record> records;
    std::map<std::int64_t, SavedRun> states;  ///< behind so many records
};

/// Some random commands, each as what was answered, began and ended; a state behind each `every`-th.
inline RecordedRun recorded_run(std::uint64_t seed, int commands, int every) {
    const rules::Ruleset ruleset = generated_rules();
    const content::Catalog& catalog = scenario::test_catalog();
    SavedRun run{rules::new_run(ruleset, seed), {}};
    RecordedRun recorded;
    recorded.header = {.seed = seed,
                       .hero_name = "Ann",
                       .data = catalog.data_hash(),
                       .start = rules::state_hash({catalog, run.world}),
                       .game = "0.1.0"};
    core::RandomStream stream = core::derive_stream(seed, "test commands");
    for (int count = 1; count <= commands; ++count) {
        const rules::Command undying = rules::Cheat{rules::CheatKind::Undying};
        const rules::Command command = count == 1 ? undying : any_command(stream);
        recorded.records.emplace_back(Answered{"move-east", count, true});
        recorded.records.emplace_back(CommandBegan{command});
        const rules::Turn turn = rules::take_turn(ruleset, run.world, command);
        recorded.records.emplace_back(CommandEnded{turn.hash});
        if (count % every == 0) {
            recorded.states.emplace(static_cast<std::int64_t>(recorded.records.size()), run);
        }
    }
    return recorded;
}

inline std::string journal_of(const JournalHeader& header, const std::vector<Record>& records) {
    JournalWriter writer;
    std::string text = writer.header(header);
    for (const Record& record : records) {
        text += writer.line(record);
    }
    return text;
}

/// True if `all` begins with `first`.
inline bool begins_with(const std::vector<Record>& all, const std::vector<Record>& first) {
    return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
}

}  // namespace torchwake::save
