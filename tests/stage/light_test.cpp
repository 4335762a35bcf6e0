#include <torchwake/stage/light.hpp>

#include <catch2/catch_test_macros.hpp>

#include <vector>

namespace torchwake::stage {
namespace {

using forecast::Visibility;

std::int32_t brightness(content::Colour colour) {
    return colour.red + colour.green + colour.blue;
}

constexpr core::Size room_size{21, 21};
constexpr core::Point heart{10 * panels::sprite_pixels + 8, 10 * panels::sprite_pixels + 8};
constexpr Torch torch{heart, 120, 1000};

LightMap lit_room(const Torch& with = torch) {
    LightMap light;
    light.see(core::Grid<Visibility>(room_size, Visibility::Visible));
    light.light(with);
    return light;
}

TEST_CASE("torchlight falls with the distance and ends at its reach", "[stage][light]") {
    CHECK(torch_share(torch, heart) == 1000);
    constexpr std::int32_t step = 8;  // colours are whole numbers: closer by, rounding outweighs the fall
    for (std::int32_t distance = step; distance <= torch.reach; ++distance) {
        const std::int32_t nearer = torch_share(torch, {heart.x + distance - step, heart.y});
        const std::int32_t here = torch_share(torch, {heart.x + distance, heart.y});
        CAPTURE(distance);
        CHECK(here <= nearer);
        CHECK(brightness(lit(here)) <= brightness(lit(nearer)));
    }
    CHECK(torch_share(torch, {heart.x + torch.reach, heart.y}) == 0);
}

TEST_CASE("torchlight is warm, and cells without it are cold", "[stage][light]") {
    for (std::int32_t share = 300; share <= 1000; share += 100) {
        CHECK(lit(share).red > lit(share).blue);
    }
    CHECK(lit(0) == visible_light);
    CHECK(visible_light.blue > visible_light.red);
}

TEST_CASE("torchlight is the same in all directions", "[stage][light]") {
    const LightMap light = lit_room();
    for (std::int32_t y = 0; y <= 21; ++y) {
        for (std::int32_t x = 0; x <= 21; ++x) {
            CAPTURE(x, y);
            CHECK(light.corner({x, y}) == light.corner({21 - x, y}));
            CHECK(light.corner({x, y}) == light.corner({x, 21 - y}));
            CHECK(light.corner({x, y}) == light.corner({y, x}));
        }
    }
}

TEST_CASE("lamps add their colour to half of the light there, and leave no trace when they are gone",
          "[stage][light]") {
    LightMap light = lit_room();
    const LightMap dark = lit_room();
    const Lamp red{{3 * panels::sprite_pixels, 3 * panels::sprite_pixels}, 80, {150, 0, 0}, 1000};
    const std::vector<Lamp> lamps{red, {heart, 48, {0, 0, 90}, 500}};
    light.light(torch, lamps);
    const content::Colour before = dark.corner({3, 3});
    CHECK(light.corner({3, 3}).red == before.red - before.red / 2 + 150);
    CHECK(light.corner({3, 3}).blue == before.blue - before.blue / 2);
    CHECK(light.corner({9, 3}) == dark.corner({9, 3}));
    CHECK(light.corner({10, 10}).blue > dark.corner({10, 10}).blue);
    light.see(core::Grid<Visibility>(room_size, Visibility::Visible));
    CHECK(light.corner({3, 3}).red == before.red - before.red / 2 + 150);
    light.light(torch);
    for (std::int32_t y = 0; y <= 21; ++y) {
        for (std::int32_t x = 0; x <= 21; ++x) {
            CHECK(light.corner({x, y}) == dark.corner({x, y}));
        }
    }
}

/// A room that a wall parts from north to south at column 10, with a gap in row 2.
spatial::OpacityGrid parted() {
    spatial::OpacityGrid opaque(room_size);
    for (std::int32_t y = 0; y < room_size.height; ++y) {
        opaque.set({10, y}, y != 2);
    }
    return opaque;
}

TEST_CASE("a lamp behind a wall does not light the near side, nor the wall's face there",
          "[stage][light][S7]") {
    core::Grid<Visibility> near_side(room_size, Visibility::Visible);
    for (std::int32_t y = 0; y < room_size.height; ++y) {
        for (std::int32_t x = 11; x < room_size.width; ++x) {
            near_side[{x, y}] = Visibility::Unseen;
        }
    }
    constexpr Lamp behind{
        {12 * panels::sprite_pixels + 8, 14 * panels::sprite_pixels + 8}, 96, {232, 120, 44}};
    LightMap without;
    LightMap with;
    for (LightMap* light : {&without, &with}) {
        light->see(near_side, false, parted());
    }
    with.light({}, std::vector<Lamp>{behind});
    for (std::int32_t y = 0; y <= room_size.height; ++y) {
        for (std::int32_t x = 0; x <= room_size.width; ++x) {
            CAPTURE(x, y);
            CHECK(with.corner({x, y}) == without.corner({x, y}));
        }
    }
}

TEST_CASE("a lamp shines through a gap, and on the walls that face it", "[stage][light][S7]") {
    LightMap without;
    LightMap with;
    for (LightMap* light : {&without, &with}) {
        light->see(core::Grid<Visibility>(room_size, Visibility::Visible), false, parted());
    }
    const Lamp beyond{
        {13 * panels::sprite_pixels + 8, 2 * panels::sprite_pixels + 8}, 96, {232, 120, 44}, 1000};
    with.light({}, std::vector<Lamp>{beyond});
    CHECK(brightness(with.corner({9, 2})) > brightness(without.corner({9, 2})));
    CHECK(brightness(with.corner({11, 4})) > brightness(without.corner({11, 4})));
    CHECK(with.corner({9, 5}) == without.corner({9, 5}));
}

TEST_CASE("lamps light nothing that is not seen", "[stage][light]") {
    LightMap light;
    light.see(core::Grid<Visibility>(room_size, Visibility::Remembered));
    const content::Colour before = light.corner({3, 3});
    const std::vector<Lamp> lamps{{{48, 48}, 80, {200, 200, 200}, 1000}};
    light.light({{0, 0}, 0, 1000}, lamps);
    CHECK(light.corner({3, 3}) == before);
}

TEST_CASE("a visible cell beyond the torch has a faint light of its own", "[stage][light][W5]") {
    const LightMap light = lit_room();
    CHECK(light.corner({1, 1}) == visible_light);
}

TEST_CASE("remembered cells are cold and dimmer than visible ones, unseen cells the backdrop",
          "[stage][light][W5]") {
    LightMap light;
    core::Grid<Visibility> cells({6, 2}, Visibility::Unseen);
    for (std::int32_t y = 0; y < 2; ++y) {
        cells[{0, y}] = cells[{1, y}] = Visibility::Visible;
        cells[{2, y}] = cells[{3, y}] = Visibility::Remembered;
    }
    light.see(cells);
    CHECK(light.corner({1, 1}) == visible_light);
    CHECK(light.corner({3, 1}) == memory_light);
    CHECK(light.corner({5, 1}) == unseen_light);
    CHECK(brightness(memory_light) < brightness(visible_light));
    CHECK(brightness(memory_light) * 10 < 4 * 3 * 255);
    CHECK(memory_light.blue > memory_light.red);
}

TEST_CASE("by day what is remembered is nearly as bright as what is seen, and hardly colder",
          "[stage][light]") {
    CHECK(brightness(day_memory_light) < brightness(day_light));
    CHECK(brightness(day_memory_light) * 10 > brightness(day_light) * 8);
    CHECK(day_memory_light.blue - day_memory_light.red < 20);
}

TEST_CASE("a moved torch leaves no light behind", "[stage][light]") {
    LightMap moved = lit_room({{40, 40}, 120, 900});
    moved.light(torch);
    const LightMap fresh = lit_room();
    for (std::int32_t y = 0; y <= 21; ++y) {
        for (std::int32_t x = 0; x <= 21; ++x) {
            CHECK(moved.corner({x, y}) == fresh.corner({x, y}));
        }
    }
}

TEST_CASE("neighbouring cells share the light of their corners", "[stage][light]") {
    const LightMap light = lit_room();
    const auto left = light.tints({4, 4});
    const auto right = light.tints({5, 4});
    CHECK(left[1] == right[0]);
    CHECK(left[2] == right[3]);
}

}  // namespace
}  // namespace torchwake::stage
