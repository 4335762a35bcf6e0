#pragma once

#include <torchwake/json/reader.hpp>
#include <torchwake/save/compression.hpp>

#include <boost/crc.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace torchwake::save {

/// A snapshot in its parts, of which a new one can be made whose sizes and checksum are right, or not.
struct ForgedSnapshot {
    std::string head;   ///< of its first line, up to the sizes
    std::string body;   ///< what is compressed, as it stands in the file
    std::size_t plain;  ///< how long the header says its text is

    explicit ForgedSnapshot(const std::string& bytes) {
        const std::size_t line_end = bytes.find('\n');
        const auto header = json::read(std::string_view(bytes).substr(0, line_end), "a snapshot");
        REQUIRE(header.has_value());
        head = bytes.substr(0, bytes.find(",\"packed\":"));
        body = bytes.substr(line_end + 1);
        plain = static_cast<std::size_t>(*header->if_object()->find("plain")->if_integer());
    }

    [[nodiscard]] std::string text() const { return decompress(body, plain).value_or(""); }
    void set_text(std::string_view text) {
        body = compress(text);
        plain = text.size();
    }

    /// The whole file, its checksum repaired.
    [[nodiscard]] std::string bytes() const {
        const std::string covered =
            head + ",\"packed\":" + std::to_string(body.size()) + ",\"plain\":" + std::to_string(plain);
        boost::crc_32_type crc;
        crc.process_bytes(covered.data(), covered.size());
        crc.process_bytes(body.data(), body.size());
        return covered + ",\"checksum\":" + std::to_string(crc.checksum()) + "}\n" + body;
    }
};

}  // namespace torchwake::save
