#pragma once

// The runs that Ann plays, as an archive keeps them on a disk.

#include "save/recorded_run.hpp"

#include <torchwake/save/run_archive.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

namespace torchwake::save {

inline const std::filesystem::path runs_folder = "/home/ann/runs";

/// A part of the journal of her first run.
inline std::filesystem::path journal_part(int number) {
    return runs_folder / "ann_1" / ("journal-" + std::to_string(number) + ".log");
}

inline RunArchive archive_of(FilePort& files, std::size_t part_bytes = default_part_bytes) {
    return {files, scenario::test_catalog(), runs_folder, false, part_bytes};
}

/// Makes a run as if it had been read now from a disk that has its records.
inline void become_as_on_disk(StoredRun& run) {
    run.records_on_disk = run.records.size();
    run.chain_on_disk = 0;
    for (const Record& record : run.records) {
        run.chain_on_disk = record_chain(run.chain_on_disk, record);
    }
}

inline StoredRun read_back(FilePort& files, const std::string& name = "ann_1") {
    auto read = archive_of(files).read(name);
    REQUIRE(read.has_value());
    return *std::move(read);
}

/// Records all of a run from some record on, and keeps its states.
inline void record_from(OpenRun& open, const RecordedRun& run, std::size_t from) {
    for (std::size_t place = from; place < run.records.size(); ++place) {
        open.record(run.records[place]);
        const auto state = run.states.find(static_cast<std::int64_t>(place + 1));
        if (state != run.states.end()) {
            open.keep(state->second);
        }
    }
}

}  // namespace torchwake::save
