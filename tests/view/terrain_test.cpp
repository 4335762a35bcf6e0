#include <torchwake/view/terrain.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string_view>

namespace torchwake::view {
namespace {

/// The frame of the wall in the middle of 3x3 letters.
std::uint8_t frame_of(std::string_view rows) {
    const auto wall = [&](std::size_t x, std::size_t y) { return rows[y * 4 + x] == '#'; };
    return wall_frame(
        {wall(1, 0), wall(2, 0), wall(2, 1), wall(2, 2), wall(1, 2), wall(0, 2), wall(0, 1), wall(0, 0)});
}

TEST_CASE("a wall's frame is the sum of its wall neighbours", "[view][terrain]") {
    CHECK(frame_of("...\n.#.\n...") == 0);
    CHECK(frame_of("###\n###\n###") == 255);
    CHECK(frame_of(".#.\n.#.\n.#.") == 1 + 16);
    CHECK(frame_of("...\n###\n...") == 4 + 64);
    CHECK(frame_of("...\n.##\n.#.") == 4 + 16);
}

TEST_CASE("a corner counts only where both sides beside it are wall", "[view][terrain]") {
    CHECK(frame_of("#.#\n.#.\n#.#") == 0);
    CHECK(frame_of("###\n.#.\n...") == 1);
    CHECK(frame_of(".##\n.##\n...") == 1 + 2 + 4);
    CHECK(frame_of("...\n###\n.##") == 4 + 8 + 16 + 64);
}

TEST_CASE("the 256 neighbourhoods need 47 frames", "[view][terrain]") {
    std::set<std::uint8_t> frames;
    for (unsigned mask = 0; mask < 256; ++mask) {
        std::array<bool, 8> neighbours{};
        for (unsigned i = 0; i < 8; ++i) {
            neighbours[i] = (mask >> i & 1U) != 0;
        }
        frames.insert(wall_frame(neighbours));
    }
    CHECK(frames.size() == 47);
}

TEST_CASE("each layer of each cell in the area is one quad, lit by its corners", "[view][terrain]") {
    core::Grid<CellLook> looks({4, 3});
    looks[{1, 1}].add(5);
    looks[{1, 1}].add(6);
    looks[{2, 1}].add(7);
    looks[{0, 0}].add(8);
    LightMap light;
    light.see(core::Grid<rules::Visibility>({4, 3}, rules::Visibility::Visible));
    light.light({{24, 24}, 100, 1000});
    std::vector<SpriteQuad> quads(9);
    paint_terrain(looks, light, {{1, 1}, {3, 2}}, quads);
    REQUIRE(quads.size() == 3);
    CHECK(quads[0] == SpriteQuad{16, 16, 5, false, 255, 0, light.tints({1, 1})});
    CHECK(quads[1] == SpriteQuad{16, 16, 6, false, 255, 0, light.tints({1, 1})});
    CHECK(quads[2] == SpriteQuad{32, 16, 7, false, 255, 0, light.tints({2, 1})});
}

TEST_CASE("a cell holds no more layers than it has room for", "[view][terrain]") {
    CellLook look;
    for (SpriteIndex sprite = 1; sprite <= 5; ++sprite) {
        look.add(sprite);
    }
    CHECK(look.count == CellLook::most_layers);
}

}  // namespace
}  // namespace torchwake::view
