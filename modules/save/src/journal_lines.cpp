#include "journal_lines.hpp"

#include <torchwake/core/hex.hpp>

#include <boost/crc.hpp>

namespace torchwake::save {
namespace {

/// What is wrong with a line behind one of that checksum; `end` is past its line end.
std::optional<std::string> fault_of(std::string_view line, std::uint32_t before) {
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

}  // namespace

std::uint32_t chained_crc(std::uint32_t before, std::string_view json_and_line_end) {
    const std::string digits = crc_digits(before);
    boost::crc_32_type crc;
    crc.process_bytes(digits.data(), digits.size());
    crc.process_bytes(json_and_line_end.data(), json_and_line_end.size());
    return crc.checksum();
}

std::string crc_digits(std::uint32_t crc) {
    return core::to_hex(crc).substr(crc_digit_count);
}

std::optional<std::uint32_t> parse_crc(std::string_view digits) {
    const auto value = core::parse_hex(std::string(crc_digit_count, '0').append(digits));
    return value ? std::optional(static_cast<std::uint32_t>(*value)) : std::nullopt;
}

JournalLines split_journal(std::string_view text, std::string_view file) {
    JournalLines lines;
    std::uint32_t crc = 0;
    while (lines.good_bytes < text.size()) {
        const std::size_t start = lines.good_bytes;
        const std::size_t line_end = text.find('\n', start);
        const std::size_t end = line_end == std::string_view::npos ? text.size() : line_end + 1;
        const std::string_view line = text.substr(start, end - start);
        if (const auto fault = fault_of(line, crc)) {
            lines.damage = std::string(file) + ":" + std::to_string(lines.json.size() + 1) + ": " + *fault;
            return lines;
        }
        crc = *parse_crc(line.substr(0, crc_digit_count));
        lines.json.push_back(line.substr(crc_digit_count + 1, line.size() - crc_digit_count - 2));
        lines.good_bytes = end;
    }
    return lines;
}

}  // namespace torchwake::save
