#pragma once

#include <torchwake/rules/fate.hpp>
#include <torchwake/save/file_port.hpp>
#include <torchwake/save/health_curve.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

/// One finished run.
struct ScoreEntry {
    std::string name;                ///< the hero's
    rules::Fate fate{};              ///< how the run ended
    std::int64_t score = 0;          ///< in points, by which scores are sorted
    std::int32_t deepest_depth = 1;  ///< the greatest depth that the hero entered
    std::int32_t level = 1;          ///< the hero's, from 1
    std::int32_t turns = 0;          ///< turns that the run lasted
    std::int32_t kills = 0;          ///< monsters that the hero killed
    std::uint64_t seed = 0;          ///< the run's seed
    std::string run{};               ///< the name of the stored run; empty: it is not known
    HealthCurve health{};            ///< without parts: it is not known

    friend bool operator==(const ScoreEntry&, const ScoreEntry&) = default;
};

/// The number of scores that are kept.
inline constexpr std::size_t most_scores = 100;

/// Scores, and a message about how they were read.
struct LoadedScores {
    std::vector<ScoreEntry> entries;     ///< best first
    std::optional<std::string> message;  ///< a sentence for a person
};

/// Reads the scores of a file; none if it does not exist. A damaged file is set aside, with a message.
[[nodiscard]] LoadedScores load_scores(FilePort& files, const std::filesystem::path& path);

/// The result of adding a score.
struct AddedScore {
    std::optional<std::int32_t> place;   ///< from 0; nothing: it is not among the best
    std::optional<std::string> message;  ///< a sentence for a person about a damaged file
};

/// Adds a score and keeps the best; of equal ones the older comes first. Adding the same run again changes
/// nothing.
/// Ensures: a damaged file is set aside first; one that can't be read at present is left alone.
[[nodiscard]] FileResult<AddedScore> add_score(FilePort& files, const std::filesystem::path& path,
                                               const ScoreEntry& entry);

/// Writes a run's file of record into a folder, under a free name: "<name>-<seed>.txt", "<name>-<seed>-2.txt"
/// and so on, with the letters a-z and digits of the hero's name. Returns its path. A text that such a file
/// already has is not written again.
[[nodiscard]] FileResult<std::filesystem::path> write_run_report(FilePort& files,
                                                                 const std::filesystem::path& folder,
                                                                 std::string_view name, std::uint64_t seed,
                                                                 std::string_view text);

}  // namespace torchwake::save
