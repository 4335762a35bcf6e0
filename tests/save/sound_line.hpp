#pragma once

#include <boost/crc.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace torchwake::save {

/// A line with its right checksum behind a text.
inline std::string with_line(const std::string& text, const std::string& json) {
    const std::size_t last = text.empty() ? 0 : text.rfind('\n', text.size() - 2) + 1;
    const std::string checked = (text.empty() ? "00000000" : text.substr(last, 8)) + json + "\n";
    boost::crc_32_type crc;
    crc.process_bytes(checked.data(), checked.size());
    constexpr std::string_view digits = "0123456789abcdef";
    std::string sum;
    for (int shift = 28; shift >= 0; shift -= 4) {
        sum += digits[(crc.checksum() >> static_cast<unsigned>(shift)) & 15U];
    }
    return text + sum + " " + json + "\n";
}

}  // namespace torchwake::save
