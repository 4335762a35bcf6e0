#include <torchwake/desktop/image_writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace atlas = torchwake::atlas;
using torchwake::desktop::write_png;

TEST_CASE("a picture is written as a PNG of its size", "[desktop][image]") {
    const auto path = std::filesystem::temp_directory_path() / "torchwake_image_writer_test.png";
    REQUIRE(write_png(path, atlas::Picture(3, 2)));
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
    CHECK_FALSE(write_png("/nowhere/at/all.png", atlas::Picture(1, 1)));
}
