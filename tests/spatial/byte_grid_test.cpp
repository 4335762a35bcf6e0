#include "drawn_map.hpp"

#include <torchwake/spatial/byte_grid.hpp>
#include <torchwake/spatial/cells_where.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

TEST_CASE("cells come in from bytes and go out as bytes", "[spatial]") {
    core::RandomStream stream(51);
    for (const Size size : {Size{1, 1}, Size{63, 4}, Size{64, 3}, Size{65, 5}, Size{200, 2}}) {
        std::vector<std::uint8_t> bytes(size.area());
        for (std::uint8_t& byte : bytes) {
            byte = static_cast<std::uint8_t>(stream.below(2));
        }
        const std::span<const std::uint8_t> own = bytes;
        const BitGrid cells = cells_where(own, size, [](std::uint8_t byte) { return byte != 0; });
        for (std::size_t index = 0; index < bytes.size(); ++index) {
            const auto place = static_cast<std::int32_t>(index);
            REQUIRE(cells.get({place % size.width, place / size.width}) == (bytes[index] != 0));
        }
        std::vector<std::uint8_t> out(size.area(), 7);
        write_bytes(cells, out);
        REQUIRE(out == bytes);
    }
}

TEST_CASE("a set is replaced by cells of any values", "[spatial]") {
    BitGrid cells({4, 2}, true);
    const std::string tiles =
        "#..#"
        ".##.";
    assign_where(cells, tiles, [](char tile) { return tile == '#'; });
    CHECK(cells == cells_marked("#..#\n.##.", '#'));
}

TEST_CASE("distances go out as bytes up to 254", "[spatial]") {
    DistanceMap map({6, 1});
    const std::vector<Distance> distances{-3, 0, 254, 255, 70'000, unreachable};
    std::ranges::copy(distances, map.span().begin());
    std::vector<std::uint8_t> bytes(6);
    write_bytes(map, bytes);
    CHECK(bytes == std::vector<std::uint8_t>{0, 0, 254, far_byte, far_byte, far_byte});
}
