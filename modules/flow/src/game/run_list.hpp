#pragma once

#include <torchwake/save/run_archive.hpp>

#include <optional>
#include <string>
#include <vector>

namespace torchwake::flow {

/// The runs whose end was not seen.
[[nodiscard]] std::vector<save::RunSummary> unfinished_runs(std::vector<save::RunSummary> runs);
/// The name of the run that the player would go on with, of those that can be opened: the one that was played
/// last, or else the first.
[[nodiscard]] std::optional<std::string> unfinished_run(const std::vector<save::RunSummary>& runs,
                                                        const std::string& last);

}  // namespace torchwake::flow
