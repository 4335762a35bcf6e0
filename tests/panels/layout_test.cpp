#include <torchwake/panels/layout.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>

namespace torchwake::panels {
namespace {

std::size_t covered(const Layout& layout) {
    return layout.map.size.area() + layout.sidebar.size.area() + layout.log.size.area() +
           layout.buttons.size.area() + layout.help.size.area() + layout.minimap.size.area();
}

bool overlap_free(const Layout& layout) {
    const std::array<core::Rect, 6> parts{layout.map,     layout.sidebar, layout.log,
                                          layout.buttons, layout.help,    layout.minimap};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t k = i + 1; k < parts.size(); ++k) {
            if (parts[i].intersects(parts[k])) {
                return false;
            }
        }
    }
    return true;
}

TEST_CASE("the parts of the screen cover it without overlap at every size", "[panels][layout]") {
    for (std::int32_t width = 1; width <= 300; width += 7) {
        for (std::int32_t height = 1; height <= 100; height += 3) {
            const Layout plain = lay_out({width, height});
            for (const Layout& layout : {plain, with_minimap(plain)}) {
                CAPTURE(width, height, layout.minimap.size.height);
                CHECK(overlap_free(layout));
                CHECK(covered(layout) == layout.screen.area());
                CHECK_FALSE(layout.map.empty());
            }
        }
    }
}

TEST_CASE("a screen that is too small is laid out as the smallest one", "[panels][layout]") {
    CHECK(lay_out({1, 1}) == lay_out({40, 16}));
    CHECK(lay_out({40, 16}).screen == core::Size{40, 16});
}

TEST_CASE("at 1280x720 the map shows about 32x19 sprites of twice their size", "[panels][layout]") {
    const Layout layout = lay_out({1280 / 8, 720 / 16});
    const std::int32_t columns = layout.map.size.width * 8 / 32;
    const std::int32_t rows = layout.map.size.height * 16 / 32;
    CHECK(columns >= 29);
    CHECK(columns <= 33);
    CHECK(rows == 19);
    CHECK(layout.sidebar.size.width == 30);
}

TEST_CASE("the headless screen has 22 columns of sidebar", "[panels][layout]") {
    const Layout layout = lay_out({100, 36});
    CHECK(layout.sidebar.size.width == 22);
    CHECK(layout.log.size.height == 5);
    CHECK(layout.buttons == core::Rect{{0, 34}, {100, 1}});
    CHECK(layout.help == core::Rect{{0, 35}, {100, 1}});
}

}  // namespace
}  // namespace torchwake::panels
