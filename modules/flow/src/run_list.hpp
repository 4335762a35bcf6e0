#pragma once

#include <torchwake/save/run_archive.hpp>

#include <optional>
#include <string>
#include <vector>

namespace torchwake::flow {

/// The runs whose end was not seen.
[[nodiscard]] std::vector<save::RunSummary> unfinished_runs(std::vector<save::RunSummary> runs);
/// The name of the run that the player would go on with: the first of these that can be opened.
[[nodiscard]] std::optional<std::string> unfinished_run(const std::vector<save::RunSummary>& runs);

}  // namespace torchwake::flow
