#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/panels/picture.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <cstdint>

using namespace torchwake;
using desktop::WindowGeometry;

TEST_CASE("the usual windows show text and sprites at whole multiples", "[desktop][geometry]") {
    const WindowGeometry small({1280, 720});
    CHECK(small.cell() == core::Size{10, 20});
    CHECK(small.sprite_scale() == 2);
    CHECK(small.text_size() == core::Size{128, 36});

    const WindowGeometry large({1920, 1080});
    CHECK(large.cell() == core::Size{12, 24});
    CHECK(large.sprite_scale() == 3);
    CHECK(large.text_size() == core::Size{160, 45});

    const WindowGeometry largest({2560, 1440});
    CHECK(largest.cell() == core::Size{14, 28});
    CHECK(largest.sprite_scale() == 4);
    CHECK(largest.text_size() == core::Size{182, 51});
}

TEST_CASE("a larger window has more lines and more columns of text, and larger letters",
          "[desktop][geometry][H4]") {
    WindowGeometry former({1280, 720});
    for (const core::Size window : {core::Size{1920, 1080}, core::Size{2560, 1440}, core::Size{3840, 2160}}) {
        const WindowGeometry geometry(window);
        CAPTURE(window.width);
        CHECK(geometry.text_size().width > former.text_size().width);
        CHECK(geometry.text_size().height > former.text_size().height);
        CHECK(geometry.cell().height > former.cell().height);
        former = geometry;
    }
}

TEST_CASE("a window of no size or of a huge one still has cells", "[desktop][geometry]") {
    for (const core::Size window :
         {core::Size{0, 0}, core::Size{-5, 3}, core::Size{1, 1}, core::Size{100'000, 2}}) {
        const WindowGeometry geometry(window);
        CHECK(geometry.window().width >= 1);
        CHECK(geometry.window().width <= desktop::largest_window.width);
        CHECK(geometry.window().height >= 1);
        CHECK(geometry.text_size().area() >= 1);
        CHECK(geometry.map_cells().area() >= 1);
    }
}

TEST_CASE("a wanted window is brought within the screen", "[desktop][geometry]") {
    constexpr core::Size screen{1280, 800};
    CHECK(desktop::clamp_window({1280, 720}, screen) == core::Size{1280, 720});
    CHECK(desktop::clamp_window({0, 0}, screen) == desktop::smallest_window);
    CHECK(desktop::clamp_window({60'000, 60'000}, screen) == screen);
    CHECK(desktop::clamp_window({800, 600}, {200, 100}) == core::Size{200, 100});
    CHECK(desktop::clamp_window({800, 600}, {0, 0}) == core::Size{1, 1});
}

TEST_CASE("a window stands in the middle of the screen, with its top left corner on it",
          "[desktop][geometry]") {
    CHECK(desktop::centred({1280, 720}, {1920, 1080}) == core::Point{320, 180});
    CHECK(desktop::centred({1280, 720}, {1280, 720}) == core::Point{0, 0});
    CHECK(desktop::centred({1280, 720}, {1024, 800}) == core::Point{0, 40});
}

TEST_CASE("the sizes of sprites and of text are independent of each other", "[desktop][geometry][H4]") {
    const core::Size cell = WindowGeometry({1280, 720}).cell();
    for (std::int32_t scale = 1; scale <= desktop::largest_sprite_scale; ++scale) {
        const WindowGeometry geometry({1280, 720}, scale);
        CHECK(geometry.sprite_scale() == scale);
        CHECK(geometry.cell() == cell);
    }
    CHECK(WindowGeometry({1280, 720}, 2, save::TextSize::Largest).sprite_scale() == 2);
}

TEST_CASE("text has five sizes in each usual window, of which each leaves room for the screens",
          "[desktop][geometry][H4]") {
    struct Case {
        core::Size window;
        std::array<std::int32_t, 5> heights;
    };
    for (const Case& each :
         {Case{{1280, 720}, {16, 20, 24, 28, 32}}, Case{{1280, 800}, {16, 20, 24, 28, 32}},
          Case{{1920, 1080}, {20, 24, 32, 40, 48}}, Case{{2560, 1440}, {24, 28, 40, 56, 64}},
          Case{{2560, 1080}, {20, 24, 32, 40, 48}}, Case{{3840, 2160}, {32, 40, 56, 80, 96}},
          Case{{640, 480}, {16, 16, 16, 16, 16}}}) {
        for (std::int32_t size = 0; size < std::ssize(each.heights); ++size) {
            const WindowGeometry geometry(each.window, 0, static_cast<save::TextSize>(size));
            CAPTURE(each.window.width, each.window.height, size);
            CHECK(geometry.cell().height == each.heights.at(static_cast<std::size_t>(size)));
            CHECK(geometry.text_size().width >= 80);
            CHECK(geometry.text_size().height >= 22);
        }
    }
}

TEST_CASE(
    "a level's picture fits its area with squares of whole pixels, each of which is found under the pointer",
    "[desktop][geometry][map]") {
    for (const core::Size window : {core::Size{1280, 720}, core::Size{1920, 1080}, core::Size{2560, 1440}}) {
        const WindowGeometry geometry(window);
        const core::Rect area = panels::with_minimap(geometry.layout()).minimap;
        for (const core::Size level : {core::Size{80, 43}, core::Size{60, 34}, core::Size{3, 2}}) {
            const panels::LevelPicture picture{area, {5, 7}, core::Grid<content::Colour>(level)};
            const desktop::LevelSquares squares = geometry.squares_of(picture);
            const core::Rect pixels = geometry.pixels_of(area);
            CAPTURE(window.width, level.width, squares.side);
            CHECK(squares.side >= 3);
            CHECK(squares.side <= panels::sprite_pixels * geometry.sprite_scale());
            for (const core::Point cell :
                 {core::Point{0, 0}, core::Point{level.width - 1, level.height - 1}}) {
                const core::Rect square = squares.square(cell);
                CHECK(pixels.contains(square.origin));
                CHECK(pixels.contains(square.origin + core::Point{squares.side - 1, squares.side - 1}));
                CHECK(geometry.cell_in(picture, square.origin) == core::Point{5, 7} + cell);
                CHECK(geometry.cell_in(picture, square.center()) == core::Point{5, 7} + cell);
            }
            CHECK_FALSE(geometry.cell_in(picture, squares.origin - core::Point{1, 0}).has_value());
        }
    }
}

TEST_CASE("the areas of a layout cover every pixel of the window", "[desktop][geometry]") {
    const std::int32_t width = GENERATE(range(320, 2600, 37));
    const std::int32_t height = GENERATE(range(256, 1500, 211));
    const WindowGeometry geometry({width, height});
    const panels::Layout layout = geometry.layout();
    const core::Rect map = geometry.pixels_of(layout.map);
    const core::Rect sidebar = geometry.pixels_of(layout.sidebar);
    const core::Rect log = geometry.pixels_of(layout.log);
    const core::Rect buttons = geometry.pixels_of(layout.buttons);
    const core::Rect help = geometry.pixels_of(layout.help);

    CHECK(map.origin == core::Point{0, 0});
    CHECK(sidebar.left() == map.right());
    CHECK(sidebar.right() == width);
    CHECK(log.top() == map.bottom());
    CHECK(buttons.top() == log.bottom());
    CHECK(buttons.right() == width);
    CHECK(help.top() == buttons.bottom());
    CHECK(help.bottom() == height);
    CHECK(help.right() == width);
}

TEST_CASE("a pixel of a map cell is found in that cell, left of and above the level too",
          "[desktop][geometry]") {
    const std::int32_t scale = GENERATE(range(1, 7));
    const WindowGeometry geometry({1279, 719}, scale);
    constexpr core::Point camera{163, 55};
    for (const core::Point cell : {core::Point{0, 0}, core::Point{10, 3}, core::Point{-2, -1}}) {
        const core::Point first =
            geometry.map_to_window({cell.x * panels::sprite_pixels, cell.y * panels::sprite_pixels}, camera);
        const std::int32_t last = panels::sprite_pixels * scale - 1;
        CHECK(geometry.map_cell_at(first, camera) == cell);
        CHECK(geometry.map_cell_at({first.x + last, first.y + last}, camera) == cell);
        CHECK(geometry.map_cell_at({first.x - 1, first.y}, camera) == core::Point{cell.x - 1, cell.y});
    }
}

TEST_CASE("a name over the map has the pixels of its letters, around its middle", "[desktop][geometry]") {
    const std::int32_t scale = GENERATE(range(1, 7));
    const WindowGeometry geometry({1279, 719}, scale);
    const panels::FloatingText name{.x = 40, .y = 20, .text = "Smith", .ink = {}};
    const core::Rect pixels = geometry.pixels_of(name, {0, 0});
    CHECK(pixels.size == core::Size{5 * 8 * std::max(1, scale / 2), 16 * std::max(1, scale / 2)});
    CHECK(pixels.contains(geometry.map_to_window({40, 20}, {0, 0})));
    CHECK(pixels.center() == geometry.map_to_window({40, 20}, {0, 0}));
}
