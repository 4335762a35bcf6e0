#include <torchwake/core/hex.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string_view>

namespace core = torchwake::core;

TEST_CASE("a number is sixteen hexadecimal digits", "[core][hex]") {
    CHECK(core::to_hex(0) == "0000000000000000");
    CHECK(core::to_hex(0x0123456789abcdefU) == "0123456789abcdef");
    CHECK(core::to_hex(~std::uint64_t{0}) == "ffffffffffffffff");
}

TEST_CASE("sixteen hexadecimal digits are read back", "[core][hex]") {
    CHECK(core::parse_hex("fedcba9876543210") == 0xfedcba9876543210U);
    for (const std::string_view wrong :
         {"", "0", "FEDCBA9876543210", "00000000000000000", "000000000000000g"}) {
        CHECK_FALSE(core::parse_hex(wrong).has_value());
    }
}
