#include "build/source_text.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace torchwake::build {

namespace fs = std::filesystem;

std::vector<std::string> lines_of(const fs::path& file) {
    std::ifstream stream(file);
    if (!stream) {
        throw std::runtime_error("cannot read " + file.string());
    }
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

std::vector<fs::path> sources_under(const fs::path& directory) {
    std::vector<fs::path> files;
    if (fs::exists(directory)) {
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(directory)) {
            const fs::path extension = entry.path().extension();
            if (extension == ".hpp" || extension == ".cpp") {
                files.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

std::string place(const fs::path& file, std::size_t line) {
    return file.generic_string() + ":" + std::to_string(line + 1) + ": ";
}

}  // namespace torchwake::build
