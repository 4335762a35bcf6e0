#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/frame_painter.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace torchwake;
using namespace torchwake::desktop;

namespace {

/// An atlas of a few places; nothing in it is ever looked at.
atlas::AtlasIndex small_atlas() {
    atlas::AtlasIndex atlas;
    atlas.set_texture(64, 64);
    atlas.set_white({0, 0, 2, 2});
    const bool added = atlas.add_sprite("missing", 0, {16, 0, 16, 16}) &&
                       atlas.add_sprite("orc", 0, {32, 0, 16, 16}) &&
                       atlas.add_sprite("panel_corner", 0, {0, 8, 8, 8}) &&
                       atlas.add_sprite("title_stair", 0, {0, 32, 24, 14}) &&
                       atlas.add_glyph(atlas::AtlasIndex::missing_glyph, false, {48, 0, 8, 16}) &&
                       atlas.add_glyph(atlas::AtlasIndex::missing_glyph, true, {48, 16, 8, 16}) &&
                       atlas.add_glyph(U'a', false, {56, 0, 8, 16});
    REQUIRE(added);
    return atlas;
}

/// The triangles of a batch whose texels lie in a part of the atlas.
std::size_t triangles_in(const Batch& batch, const atlas::AtlasRect& part) {
    const auto inside = [&](const Vertex& vertex) {
        return vertex.u >= static_cast<float>(part.x) &&
               vertex.u <= static_cast<float>(part.x + part.width) &&
               vertex.v >= static_cast<float>(part.y) && vertex.v <= static_cast<float>(part.y + part.height);
    };
    const auto count = std::count_if(batch.vertices().begin(), batch.vertices().end(), inside);
    return static_cast<std::size_t>(count) / 3;
}

/// The area of all quads of a batch, and whether one of them covers a corner of another batch's.
std::size_t pixels_of(const Batch& batch) {
    float sum = 0;
    for (std::size_t first = 0; first < batch.vertices().size(); first += Batch::vertices_of_quad) {
        const Vertex& from = batch.vertices()[first];
        const Vertex& to = batch.vertices()[first + 2];
        sum += (to.x - from.x) * (to.y - from.y);
    }
    return static_cast<std::size_t>(sum);
}
bool covers(const Batch& batch, const Vertex& corner) {
    for (std::size_t first = 0; first < batch.vertices().size(); first += Batch::vertices_of_quad) {
        const Vertex& from = batch.vertices()[first];
        const Vertex& to = batch.vertices()[first + 2];
        if (corner.x >= from.x && corner.x <= to.x && corner.y >= from.y && corner.y <= to.y) {
            return true;
        }
    }
    return false;
}

panels::SpriteQuad quad_at(std::int32_t x, std::int32_t y, panels::SpriteIndex sprite) {
    panels::SpriteQuad quad;
    quad.x = x;
    quad.y = y;
    quad.sprite = sprite;
    quad.tint.fill({200, 100, 50});
    return quad;
}

struct Painted {
    atlas::AtlasIndex atlas = small_atlas();
    panels::SpriteNames sprites;
    panels::SpriteIndex orc = sprites.index("orc");
    FramePainter painter{atlas, sprites};
    WindowGeometry geometry{{1280, 720}};
    stage::Frame frame;

    Painted() {
        frame.shows_map = true;
        frame.map.camera = {100, 100};
    }
};

constexpr atlas::AtlasRect orc_part{32, 0, 16, 16};
constexpr atlas::AtlasRect white_orc{32, 64, 16, 16};

}  // namespace

TEST_CASE("a sprite is two triangles at whole multiples of its pixels", "[desktop][painter]") {
    Painted painted;
    painted.frame.map.quads = {quad_at(100, 100, painted.orc)};
    const DrawList& list = painted.painter.paint(painted.frame, painted.geometry);

    REQUIRE(triangles_in(list.map, orc_part) == 2);
    const Vertex& corner = list.map.vertices()[0];
    const core::Point middle = painted.geometry.map_pixels().center();
    CHECK(corner.x == static_cast<float>(middle.x));
    CHECK(corner.y == static_cast<float>(middle.y));
    CHECK(corner.tint == atlas::Rgba{200, 100, 50, 255});
    CHECK(list.map.vertices()[2].x == static_cast<float>(middle.x + 32));
}

TEST_CASE("sprites outside of the map area are left out", "[desktop][painter]") {
    Painted painted;
    painted.frame.map.quads = {quad_at(-2000, 100, painted.orc), quad_at(100, 5000, painted.orc)};
    CHECK(triangles_in(painted.painter.paint(painted.frame, painted.geometry).map, orc_part) == 0);
}

TEST_CASE("a struck sprite is drawn again as a white shape", "[desktop][painter]") {
    Painted painted;
    painted.frame.map.quads = {quad_at(100, 100, painted.orc)};
    painted.frame.map.quads.front().whiteness = 128;
    const DrawList& list = painted.painter.paint(painted.frame, painted.geometry);

    CHECK(triangles_in(list.map, white_orc) == 2);
    CHECK(list.map.vertices().back().tint == atlas::Rgba{255, 255, 255, 128});
}

TEST_CASE("the light of a menu darkens the map", "[desktop][painter]") {
    Painted painted;
    painted.frame.map.quads = {quad_at(100, 100, painted.orc)};
    painted.frame.map_light = {128, 128, 255};
    const DrawList& list = painted.painter.paint(painted.frame, painted.geometry);
    CHECK(list.map.vertices().back().tint == atlas::Rgba{100, 50, 50, 255});
}

TEST_CASE("the stair behind the title covers a window of any shape, at whole multiples of its pixels",
          "[desktop][painter]") {
    for (const core::Size window : {core::Size{640, 480}, core::Size{1280, 720}, core::Size{2560, 1440},
                                    core::Size{1920, 480}, core::Size{500, 900}}) {
        Painted painted;
        painted.geometry = WindowGeometry(window);
        painted.frame.shows_map = false;
        painted.frame.logo = core::Point{0, 0};
        const DrawList& list = painted.painter.paint(painted.frame, painted.geometry);
        const Vertex& from = list.interface.vertices()[0];
        const Vertex& to = list.interface.vertices()[2];
        CAPTURE(window.width, window.height);
        CHECK(from.u == 0.0F);
        CHECK(from.v == 32.0F);
        CHECK((from.x <= 0 && from.y <= 0));
        CHECK((to.x >= static_cast<float>(window.width) && to.y >= static_cast<float>(window.height)));
        CHECK(static_cast<std::int32_t>(to.x - from.x) % 24 == 0);
        CHECK((to.x - from.x) * 14 == (to.y - from.y) * 24);
    }
}

TEST_CASE("sprites that are named later are found", "[desktop][painter]") {
    Painted painted;
    (void)painted.painter.paint(painted.frame, painted.geometry);
    const panels::SpriteIndex unknown = painted.sprites.index("no such sprite");
    painted.frame.map.quads = {quad_at(100, 100, unknown)};
    CHECK(triangles_in(painted.painter.paint(painted.frame, painted.geometry).map, {16, 0, 16, 16}) == 2);
}

TEST_CASE("nothing of the map is drawn where the frame has none", "[desktop][painter]") {
    Painted painted;
    painted.frame.shows_map = false;
    painted.frame.map.quads = {quad_at(100, 100, painted.orc)};
    CHECK(painted.painter.paint(painted.frame, painted.geometry).map.vertices().empty());
}

TEST_CASE("the ground and the dark lie only where something of the map is drawn", "[desktop][painter]") {
    Painted painted;
    const DrawList& empty = painted.painter.paint(painted.frame, painted.geometry);
    CHECK((empty.ground.vertices().empty() && empty.dark.vertices().empty()));

    painted.frame.map.quads = {quad_at(100, 100, painted.orc), quad_at(116, 100, painted.orc)};
    const DrawList& list = painted.painter.paint(painted.frame, painted.geometry);
    constexpr std::size_t sprites = 2 * 32 * 32;
    CHECK(pixels_of(list.ground) >= sprites);
    CHECK(pixels_of(list.ground) <= 3 * 2 * 32 * 32);
    for (const Vertex& corner : list.map.vertices()) {
        CHECK(covers(list.ground, corner));
        CHECK(covers(list.dark, corner));
    }
    CHECK(pixels_of(list.dark) == pixels_of(list.ground));
    CHECK(list.dark.vertices().front().tint == list.backdrop);
    CHECK(list.ground.vertices().front().tint == atlas::Rgba{0, 0, 0, 255});
}

TEST_CASE("a sprite at the edge of the map area has ground up to the edge", "[desktop][painter]") {
    Painted painted;
    const core::Rect area = painted.geometry.map_pixels();
    const core::Point middle = area.center();
    for (const core::Point edge : {core::Point{area.left(), middle.y}, core::Point{area.right(), middle.y},
                                   core::Point{middle.x, area.top()}, core::Point{middle.x, area.bottom()}}) {
        CAPTURE(edge.x, edge.y);
        const std::int32_t scale = painted.geometry.sprite_scale();
        painted.frame.map.quads = {quad_at(100 + (edge.x - middle.x) / scale - 8,
                                           100 + (edge.y - middle.y) / scale - 8, painted.orc)};
        const DrawList& list = painted.painter.paint(painted.frame, painted.geometry);
        REQUIRE(triangles_in(list.map, orc_part) == 2);
        const auto inside = [&](const Vertex& corner) {
            return area.grown(1).contains(
                {static_cast<std::int32_t>(corner.x), static_cast<std::int32_t>(corner.y)});
        };
        CHECK(std::ranges::count_if(list.map.vertices(), inside) > 0);
        for (const Vertex& corner : list.map.vertices()) {
            CHECK((!inside(corner) || covers(list.ground, corner)));
        }
    }
}

TEST_CASE("opaque blocks have no texture, and neither mix nor order is lost", "[desktop][painter]") {
    Painted painted;
    panels::Panel panel;
    panel.area = {{0, 0}, {10, 4}};
    panel.fill = {1, 2, 3};
    painted.frame.panels = {panel};
    panel.alpha = 100;
    painted.frame.panels.push_back(panel);
    painted.frame.text.reset({10, 2});
    painted.frame.text.put({1, 1}, "a", {{255, 255, 255}, {0, 0, 0}, false, true});
    const Batch& drawn = painted.painter.paint(painted.frame, painted.geometry).interface;

    REQUIRE(drawn.runs().size() == 4);
    CHECK(drawn.runs()[0].surface == Surface::OpaqueBlocks);
    CHECK(drawn.runs()[1].surface == Surface::Blocks);
    CHECK(drawn.runs()[2].surface == Surface::OpaqueBlocks);
    CHECK(drawn.runs()[3].surface == Surface::Sprites);
    std::size_t next = 0;
    for (const Run& run : drawn.runs()) {
        CHECK(run.first == next);
        next += run.count;
    }
    CHECK(next == drawn.vertices().size());
}

TEST_CASE("a frame that looks like the one before is known", "[desktop][painter]") {
    Painted painted;
    painted.frame.map.quads = {quad_at(100, 100, painted.orc)};
    (void)painted.painter.paint(painted.frame, painted.geometry);
    CHECK(painted.painter.changed());
    ++painted.frame.revision;
    (void)painted.painter.paint(painted.frame, painted.geometry);
    CHECK_FALSE(painted.painter.changed());
    painted.frame.map.quads.front().tint[2].green += 1;
    (void)painted.painter.paint(painted.frame, painted.geometry);
    CHECK(painted.painter.changed());
}

TEST_CASE("a glyph has a shadow, and blanks have none", "[desktop][painter]") {
    Painted painted;
    painted.frame.text.reset({10, 2});
    painted.frame.text.put({1, 1}, "a a", {{255, 255, 255}, {0, 0, 0}, false, false});
    const DrawList& list = painted.painter.paint(painted.frame, painted.geometry);

    CHECK(triangles_in(list.interface, {56, 0, 8, 16}) == 2 * 2 * 2);
    CHECK(list.interface.vertices().size() == 2 * 2 * 2 * 3);
}

TEST_CASE("a bar shows at least one texel of what is left", "[desktop][painter]") {
    Painted painted;
    panels::Bar bar;
    bar.area = {{2, 2}, {10, 1}};
    bar.filled = 1;
    bar.trailing = 500;
    bar.fill = {200, 0, 0};
    painted.frame.bars = {bar};
    const Batch& drawn = painted.painter.paint(painted.frame, painted.geometry).interface;

    const auto is_fill = [](const Vertex& vertex) { return vertex.tint == atlas::Rgba{200, 0, 0, 255}; };
    CHECK(std::count_if(drawn.vertices().begin(), drawn.vertices().end(), is_fill) == 6);
}

TEST_CASE("a palette recolours what has a colour of its own, and leaves the light on sprites",
          "[desktop][painter]") {
    constexpr content::Colour red{216, 64, 60};
    Painted painted;
    painted.frame.map.quads = {quad_at(100, 100, painted.orc)};
    painted.frame.map.particles = {{100, 100, 1, red, 90}};
    painted.frame.text.reset({10, 2});
    painted.frame.text.put({1, 1}, "a", {red, {0, 0, 0}, false, false});
    painted.painter.set_palette(save::Palette::Deuteranopia);
    const DrawList& list = painted.painter.paint(painted.frame, painted.geometry);

    const auto recoloured = [&](std::uint8_t alpha) {
        return apply_palette(save::Palette::Deuteranopia, atlas::Rgba{red.red, red.green, red.blue, alpha});
    };
    CHECK(list.map.vertices()[0].tint == atlas::Rgba{200, 100, 50, 255});
    CHECK(list.map.vertices().back().tint == recoloured(90));
    CHECK(list.interface.vertices().back().tint == recoloured(255));
}

TEST_CASE("a character among the sprites stands in the middle of its cell, its paper fills the cell",
          "[desktop][letters]") {
    Painted painted;
    const panels::SpriteIndex letter = painted.sprites.index(panels::GlyphSprite{U'a', false});
    const panels::SpriteIndex paper = painted.sprites.index(panels::paper_glyph);
    painted.frame.map.quads = {quad_at(96, 96, paper), quad_at(96, 96, letter)};
    const std::vector<Vertex>& drawn = painted.painter.paint(painted.frame, painted.geometry).map.vertices();
    REQUIRE(drawn.size() == 2 * Batch::vertices_of_quad);
    const float scale = static_cast<float>(painted.geometry.sprite_scale());
    const Vertex& cell = drawn[0];
    const Vertex& cell_end = drawn[2];
    CHECK(cell_end.x - cell.x == 16 * scale);
    CHECK(cell_end.y - cell.y == 16 * scale);
    const Vertex& first = drawn[Batch::vertices_of_quad];
    const Vertex& last = drawn[Batch::vertices_of_quad + 2];
    CHECK(first.x - cell.x == 4 * scale);
    CHECK(cell_end.x - last.x == 4 * scale);
    CHECK(first.y == cell.y);
    CHECK(last.y == cell_end.y);
    CHECK(first.u == 56);
}

TEST_CASE("flashing sprites have the shapes of the atlas in white", "[desktop][painter]") {
    atlas::Picture atlas(2, 1);
    atlas.at(0, 0) = {10, 20, 30, 255};
    atlas.at(1, 0) = {40, 50, 60, 0};
    const atlas::Picture shapes = white_shapes(atlas);

    CHECK(shapes.width == 2);
    CHECK(shapes.height == 1);
    CHECK(shapes.at(0, 0) == atlas::Rgba{255, 255, 255, 255});
    CHECK(shapes.at(1, 0) == atlas::Rgba{255, 255, 255, 0});
}
