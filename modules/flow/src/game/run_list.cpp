#include "game/run_list.hpp"

#include <algorithm>

namespace torchwake::flow {

std::vector<save::RunSummary> unfinished_runs(std::vector<save::RunSummary> runs) {
    std::erase_if(runs, [](const save::RunSummary& run) { return run.closed; });
    return runs;
}

std::optional<std::string> unfinished_run(const std::vector<save::RunSummary>& runs,
                                          const std::string& last) {
    const auto can_be_opened = [](const save::RunSummary& run) { return !run.closed && !run.problem; };
    const auto first = std::ranges::find_if(runs, can_be_opened);
    const auto found = std::ranges::find(runs, last, &save::RunSummary::name);
    if (found != runs.end() && can_be_opened(*found)) {
        return last;
    }
    return first != runs.end() ? std::optional(first->name) : std::nullopt;
}

std::optional<std::string> problem_of_last(const std::vector<save::RunSummary>& runs,
                                           const std::string& last) {
    const auto found = std::ranges::find(runs, last, &save::RunSummary::name);
    return found != runs.end() && !found->closed ? found->problem : std::nullopt;
}

}  // namespace torchwake::flow
