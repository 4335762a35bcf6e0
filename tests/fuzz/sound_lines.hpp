#pragma once

#include "journal/journal_lines.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::fuzz {

/// The lines of a journal, each with a right checksum in place of its first characters.
inline std::string with_sound_checksums(std::string_view text) {
    std::string sound;
    std::uint32_t crc = 0;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t json = std::min(line.size(), save::crc_digit_count + 1);
        const std::string rest = std::string(line.substr(json)) + '\n';
        crc = save::chained_crc(crc, rest);
        sound += save::crc_digits(crc) + ' ' + rest;
    }
    return sound;
}

}  // namespace torchwake::fuzz
