#include <torchwake/atlas/source_reader.hpp>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <system_error>

namespace torchwake::atlas {

boost::system::result<SourceFile, SourceError> read_source(const std::filesystem::path& path) {
    SourceFile file{path.generic_string(), {}};
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(path, failure);
    if (!failure && size > max_source_bytes) {
        return SourceError(file.name, 0, std::to_string(size) + " bytes",
                           "at most " + std::to_string(max_source_bytes));
    }
    std::ifstream in(path, std::ios::binary);
    file.text.resize(failure ? 0 : size);
    if (failure || !in.read(file.text.data(), static_cast<std::streamsize>(file.text.size()))) {
        return SourceError(file.name, 0, "nothing to read", "a text file");
    }
    return file;
}

boost::system::result<std::vector<std::filesystem::path>, SourceError> list_sources(
    const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> paths;
    std::error_code failure;
    for (const std::filesystem::directory_entry& entry :
         std::filesystem::directory_iterator(folder, failure)) {
        if (entry.path().extension() == ".txt") {
            paths.push_back(entry.path());
        }
    }
    if (failure) {
        return SourceError(folder.generic_string(), 0, failure.message(), "a folder of text files");
    }
    std::ranges::sort(paths);
    return paths;
}

}  // namespace torchwake::atlas
