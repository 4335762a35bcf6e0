#include <torchwake/atlas/source_text.hpp>

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

namespace torchwake::atlas {

SourceError::SourceError(std::string where, std::size_t at_line, std::string what, std::string wanted)
    : file(std::move(where)), line(at_line), found(std::move(what)), expected(std::move(wanted)) {}

std::string to_string(const SourceError& error) {
    const std::string place = error.line == 0 ? error.file : error.file + ":" + std::to_string(error.line);
    return place + ": found " + error.found + ", expected " + error.expected;
}

LineReader::LineReader(const SourceFile& file) : file_(&file), rest_(file.text) {}

bool LineReader::next_row() {
    if (rest_.empty()) {
        return false;
    }
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    line_ = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    ++number_;
    if (line_.ends_with('\r')) {
        line_.remove_suffix(1);
    }
    return true;
}

bool LineReader::next_entry() {
    while (next_row()) {
        const std::size_t first = line_.find_first_not_of(" \t");
        if (first != std::string_view::npos && line_[first] != '#') {
            return true;
        }
    }
    return false;
}

SourceError LineReader::error(std::string found, std::string expected) const {
    return SourceError(file_->name, number_, std::move(found), std::move(expected));
}

std::vector<std::string_view> split_words(std::string_view line) {
    constexpr std::string_view blanks = " \t";
    std::vector<std::string_view> words;
    for (std::size_t start = line.find_first_not_of(blanks); start != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, start), line.size());
        words.push_back(line.substr(start, end - start));
        start = line.find_first_not_of(blanks, end);
    }
    return words;
}

std::optional<unsigned> parse_number(std::string_view word, int base) {
    unsigned value = 0;
    const char* const end = word.data() + word.size();
    const auto [stop, failure] = std::from_chars(word.data(), end, value, base);
    if (failure != std::errc{} || stop != end || word.empty()) {
        return std::nullopt;
    }
    return value;
}

std::string in_quotes(std::string_view text) {
    return "'" + std::string(text) + "'";
}

}  // namespace torchwake::atlas
