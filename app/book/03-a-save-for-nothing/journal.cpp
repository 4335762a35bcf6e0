#include "journal.hpp"

#include "title.hpp"

#include <filesystem>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace {

/// The text of a file; empty if there is none.
std::string read_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (std::filesystem::exists(path) && !(file && std::filesystem::is_regular_file(path))) {
        throw std::runtime_error(path + " cannot be read");
    }
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

Journal::Journal(std::string path) : path_(std::move(path)) {
    const std::string text = read_text(path_);
    if (!text.empty() && !text.starts_with(title)) {
        throw std::runtime_error(path_ + ", line 1: no game of this chapter; the file is kept as it is");
    }
    file_.open(path_, std::ios::app | std::ios::binary);
    if (text.empty()) {
        write(title);
    } else {
        answers_.assign(text.begin() + title.size(), text.end());
    }
}

void Journal::append(char answer) {
    write({&answer, 1});
    answers_.push_back(answer);
}

void Journal::write(std::string_view text) {
    if (!(file_ << text << std::flush)) {
        throw std::runtime_error(path_ + " cannot be written");
    }
}
