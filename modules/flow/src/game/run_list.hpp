#pragma once

#include <torchwake/save/run_archive.hpp>

#include <optional>
#include <string>
#include <vector>

namespace torchwake::flow {

/// The runs that are not closed.
[[nodiscard]] std::vector<save::RunSummary> unfinished_runs(std::vector<save::RunSummary> runs);
/// The name of the run that Continue resumes, among those that can be opened: the one that was played last,
/// or else the first.
[[nodiscard]] std::optional<std::string> unfinished_run(const std::vector<save::RunSummary>& runs,
                                                        const std::string& last);
/// The reason why the run that was played last can't be opened, if it is not closed.
[[nodiscard]] std::optional<std::string> problem_of_last(const std::vector<save::RunSummary>& runs,
                                                         const std::string& last);

}  // namespace torchwake::flow
