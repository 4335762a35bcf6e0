#include <torchwake/panels/text_screen.hpp>
#include <torchwake/words/colours.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::panels {
namespace {

TEST_CASE("text is written by characters and cut at the edge", "[panels][text]") {
    TextScreen screen({5, 2});
    const core::Point after = screen.put({2, 0}, "äöüß", {});
    CHECK(after == core::Point{6, 0});
    CHECK(screen.rows() == std::vector<std::string>{"  äöü", "     "});
}

TEST_CASE("text outside the screen is not written", "[panels][text]") {
    TextScreen screen({3, 1});
    screen.put({-2, 0}, "abc", {});
    screen.put({0, 5}, "abc", {});
    CHECK(screen.rows() == std::vector<std::string>{"c  "});
}

TEST_CASE("a broken byte takes one cell", "[panels][text]") {
    CHECK(words::text_width("a\xFFz") == 3);
    TextScreen screen({3, 1});
    screen.put({0, 0}, "a\xFFz", {});
    CHECK(screen.at({1, 0}).glyph == U'\uFFFD');
}

TEST_CASE("a box is filled and has its title in the top edge", "[panels][text]") {
    TextScreen screen({10, 3});
    screen.fill({{0, 0}, {10, 3}}, {});
    screen.put({4, 1}, U'x', {});
    screen.box({{0, 0}, {10, 3}}, "Use", {});
    CHECK(screen.rows() == std::vector<std::string>{"┌─ Use ──┐", "│        │", "└────────┘"});
}

TEST_CASE("what is remembered by day is brighter than below ground, and darker than what is seen",
          "[panels][text]") {
    constexpr content::Colour wall{200, 190, 180};
    const auto brightness = [](content::Colour colour) { return colour.red + colour.green + colour.blue; };
    CHECK(brightness(words::remembered_by_day(wall)) > brightness(words::remembered(wall)));
    CHECK(brightness(words::remembered_by_day(wall)) < brightness(wall));
}

}  // namespace
}  // namespace torchwake::panels
