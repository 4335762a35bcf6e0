#pragma once

#include "project_file.hpp"

#include <torchwake/atlas/source_text.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace torchwake::atlas {

/// The text files of a folder of the project, by name.
inline std::vector<SourceFile> read_sources(const std::string& folder) {
    std::vector<SourceFile> files;
    for (const auto& entry : std::filesystem::directory_iterator(testing::project_file(folder))) {
        if (entry.path().extension() == ".txt") {
            std::ifstream in(entry.path(), std::ios::binary);
            files.push_back({entry.path().string(), {std::istreambuf_iterator<char>(in), {}}});
        }
    }
    std::ranges::sort(files, {}, &SourceFile::name);
    return files;
}

}  // namespace torchwake::atlas
