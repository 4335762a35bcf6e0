#include "journal/journal_lines.hpp"

#include <torchwake/core/hex.hpp>

#include <boost/crc.hpp>

#include <algorithm>
#include <span>

namespace torchwake::save {
namespace {

constexpr std::size_t piece_size = std::size_t{64} * 1024;

/// The greatest size of a line, from 1: the checksum, a space, the JSON and the line end.
constexpr std::size_t longest_line(std::size_t number) {
    return crc_digit_count + 1 + (number == 1 ? longest_header_json : longest_json) + 1;
}

/// The beginning of a command in a journal.
constexpr std::string_view command_sign = R"({"do":)";

/// The fault of a line of that number, from 1, which follows one with checksum `before`; the line includes
/// its line end.
std::optional<std::string> fault_of(std::string_view line, std::size_t number, std::uint32_t before) {
    if (line.size() > longest_line(number)) {
        return "it is longer than any line of a journal";
    }
    if (!line.ends_with('\n')) {
        return "it ends early";
    }
    const auto crc = parse_crc(line.substr(0, crc_digit_count));
    if (!crc || line.size() <= crc_digit_count || line[crc_digit_count] != ' ') {
        return "it does not begin with a checksum";
    }
    if (*crc != chained_crc(before, line.substr(crc_digit_count + 1))) {
        return "its checksum is wrong: it, or what stood before it, was changed";
    }
    return std::nullopt;
}

/// Requires: the line has no fault.
std::string_view json_of(std::string_view line) {
    return line.substr(crc_digit_count + 1, line.size() - crc_digit_count - 2);
}

}  // namespace

std::uint32_t chained_crc(std::uint32_t before, std::string_view json_and_line_end) {
    const std::string digits = crc_digits(before);
    boost::crc_32_type crc;
    crc.process_bytes(digits.data(), digits.size());
    crc.process_bytes(json_and_line_end.data(), json_and_line_end.size());
    return crc.checksum();
}

std::optional<std::string_view> last_json(std::string_view end_of_text) {
    const std::size_t before_last = end_of_text.substr(0, end_of_text.size() - 1).rfind('\n');
    if (before_last == std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t before_that = end_of_text.substr(0, before_last).rfind('\n');
    const std::size_t line_before = before_that == std::string_view::npos ? 0 : before_that + 1;
    constexpr std::size_t behind_header = 2;
    const std::string_view line = end_of_text.substr(before_last + 1);
    const auto checksum_before = parse_crc(end_of_text.substr(line_before, crc_digit_count));
    const bool good = checksum_before && !fault_of(line, behind_header, *checksum_before);
    return good ? std::optional(json_of(line)) : std::nullopt;
}

std::string crc_digits(std::uint32_t crc) {
    return core::to_hex(crc).substr(crc_digit_count);
}

std::optional<std::uint32_t> parse_crc(std::string_view digits) {
    const auto value = core::parse_hex(std::string(crc_digit_count, '0').append(digits));
    return value ? std::optional(static_cast<std::uint32_t>(*value)) : std::nullopt;
}

FileResult<std::size_t> TextInMemory::append_to(std::string& text) {
    const std::string_view piece = rest_.substr(0, piece_size);
    rest_.remove_prefix(piece.size());
    text += piece;
    return piece.size();
}

FileResult<std::size_t> TextInFile::append_to(std::string& text) {
    if (file_ == nullptr) {
        return std::size_t{0};
    }
    const std::size_t before = text.size();
    text.resize(before + piece_size);
    const auto got = file_->read(std::span(text).subspan(before));
    text.resize(before + (got ? *got : 0));
    return got;
}

FileResult<void> TextInFile::append_end_to(std::string& text, std::size_t bytes) {
    if (file_ == nullptr) {
        return {};
    }
    if (auto gone = file_->go_to_last(bytes); !gone) {
        return gone;
    }
    FileResult<std::size_t> got = append_to(text);
    while (got && *got > 0) {
        got = append_to(text);
    }
    return got ? FileResult<void>() : got.error();
}

std::optional<std::string_view> LineChecker::check(std::string_view line) {
    ++number_;
    if (const auto fault = fault_of(line, number_, crc_)) {
        damage_ = file_ + ":" + std::to_string(number_) + ": " + *fault;
        return std::nullopt;
    }
    crc_ = *parse_crc(line.substr(0, crc_digit_count));
    return json_of(line);
}

/// Appends the next piece to the buffer. Returns false at the end.
bool LineReader::fill() {
    buffer_.erase(0, start_);
    end_ -= start_;
    start_ = 0;
    const auto got = source_->append_to(buffer_);
    if (!got) {
        failure_ = got.error();
    }
    return got && *got > 0;
}

/// Finds the next line. One that is too long, or the last, ends with the buffer.
void LineReader::find_line() {
    before_ += end_ - start_;
    start_ = end_;
    std::size_t searched = start_;
    std::size_t line_end = buffer_.find('\n', searched);
    const std::size_t longest = longest_line(checker_.number() + 1);
    while (line_end == std::string::npos && buffer_.size() - start_ <= longest) {
        searched = buffer_.size() - start_;
        if (!fill()) {
            break;
        }
        line_end = buffer_.find('\n', searched);
    }
    end_ = line_end == std::string::npos ? buffer_.size() : line_end + 1;
}

std::optional<std::string_view> LineReader::next() {
    find_line();
    if (failure_ || start_ == end_) {
        return std::nullopt;
    }
    return checker_.check(std::string_view(buffer_).substr(start_, end_ - start_));
}

std::ptrdiff_t LineReader::count_lost_commands() {
    std::ptrdiff_t count = 0;
    do {
        std::size_t at = buffer_.find(command_sign, start_);
        for (; at != std::string::npos; at = buffer_.find(command_sign, start_)) {
            ++count;
            start_ = at + command_sign.size();
        }
        // The end of a piece may hold the beginning of a sign.
        start_ = std::max(start_, buffer_.size() - std::min(buffer_.size(), command_sign.size() - 1));
        end_ = start_;
    } while (fill());
    return count;
}

}  // namespace torchwake::save
