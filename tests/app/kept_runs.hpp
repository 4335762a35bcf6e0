#pragma once

#include "app/child_process.hpp"

#include <filesystem>
#include <string>

namespace torchwake::testing {

/// True if a user folder has a run that can be continued: its journal does not end with its end.
inline bool keeps_run(const std::filesystem::path& user) {
    std::error_code none;
    for (const auto& run : std::filesystem::directory_iterator(user / "runs", none)) {
        const std::string journal = read_text(run.path() / "journal-1.log");
        if (!journal.empty() && journal.find(R"("closed")") == std::string::npos) {
            return true;
        }
    }
    return false;
}

}  // namespace torchwake::testing
