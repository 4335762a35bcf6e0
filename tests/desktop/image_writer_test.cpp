#include <torchwake/desktop/image_writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using torchwake::desktop::write_png;

TEST_CASE("a picture is written as a PNG of its size", "[desktop][image]") {
    const auto path = std::filesystem::temp_directory_path() / "torchwake_image_writer_test.png";
    const std::vector<std::uint8_t> pixels(std::size_t{3} * 2 * 4, 0x7F);
    REQUIRE(write_png(path, 3, 2, pixels));
    std::ifstream in(path, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    CHECK(bytes.starts_with("\x89PNG\r\n\x1A\n"));
    constexpr std::size_t width_ends = 19;  // the header chunk's extents, big endian, at 16 and 20
    constexpr std::size_t height_ends = 23;
    CHECK(bytes.at(width_ends) == 3);
    CHECK(bytes.at(height_ends) == 2);
    std::filesystem::remove(path);
}

TEST_CASE("a picture that can't be written says so", "[desktop][image]") {
    const std::vector<std::uint8_t> pixels(4, 0xFF);
    CHECK_FALSE(write_png("/nowhere/at/all.png", 1, 1, pixels));
}
