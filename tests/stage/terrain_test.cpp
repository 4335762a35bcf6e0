#include "scenario/scenario.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/stage/presenter.hpp>
#include <torchwake/stage/terrain.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::stage {
using namespace staged;
namespace {

/// The frame of the wall in the middle of 3x3 letters.
std::uint8_t frame_of(std::string_view rows) {
    const auto wall = [&](std::size_t x, std::size_t y) { return rows[y * 4 + x] == '#'; };
    return wall_frame(
        {wall(1, 0), wall(2, 0), wall(2, 1), wall(2, 2), wall(1, 2), wall(0, 2), wall(0, 1), wall(0, 0)});
}

/// The tiles of drawn maps, clad as a cave.
content::Catalog cave_catalog() {
    content::CatalogParts parts = scenario::test_parts();
    parts.tiles[0].appearance.sprite = "cave_floor";
    parts.tiles[0].ornaments = {"cave_moss"};
    parts.tiles[0].footstep = "footstep_cave";
    parts.tiles[1].appearance.sprite = "cave_wall";
    parts.tiles[4].appearance.sprite = "stairs_down";
    parts.tiles[6].appearance.sprite = "post";
    parts.tiles[6].prop = true;
    content::TileDef sign = scenario::tile("sign", 'S');
    sign.appearance.sprite = "sign";
    sign.opaque = sign.blocks = sign.prop = true;
    sign.drawn_over = content::TileId{1};
    parts.tiles.push_back(sign);
    content::TileDef planks = scenario::tile("planks", ',');
    planks.appearance.sprite = "planks";
    parts.tiles.push_back(planks);
    return content::Catalog(std::move(parts));
}

constexpr std::string_view cave = R"(
    ######################
    #....................#
    #....................#
    #..@......>..........#
    #....................#
    #....................#
    #....................#
    ######################)";

struct CaveGame {
    explicit CaveGame(std::string_view drawn = cave) : drawn_map(drawn) {
        presenter.show(screen::RunEntered{game.knowledge(), &chronicle});
    }

    /// The names of the sprites drawn at a cell, lowest first.
    std::vector<std::string> sprites_at(core::Point cell) {
        const panels::MapPicture& map = presenter.frame(screens, 1, {160, 45}, {40, 30}).map;
        std::vector<std::string> names;
        for (const panels::SpriteQuad& quad : map.quads) {
            if (quad.x == cell.x * 16 && quad.y == cell.y * 16) {
                names.push_back(presenter.sprites().names()[quad.sprite].name);
            }
        }
        return names;
    }

    std::string_view drawn_map;
    content::Catalog catalog = cave_catalog();
    scenario::Scenario game{drawn_map, 1, catalog};
    save::Chronicle chronicle;
    Presenter presenter{catalog, english(), game_keys()};
    screen::PlayModel play{game.knowledge()};
    screen::Prompt prompt{{{screen::Action::Wait, 0}}};
    std::vector<screen::Entry> screens{{"play", &play, &prompt}};
};

TEST_CASE("the ground under stairs is the floor of their level", "[stage][terrain]") {
    CaveGame cave_game;
    CHECK(cave_game.sprites_at({10, 3}) == std::vector<std::string>{"cave_floor", "stairs_down"});
}

TEST_CASE("a prop stands on the floor beside it, or on the tile its data says", "[stage][terrain]") {
    CaveGame cave_game(R"(
        #S######
        #@..,,.#
        #..Y.,Y#
        ########)");
    CHECK(cave_game.sprites_at({6, 2}) == std::vector<std::string>{"planks", "post"});
    CHECK(cave_game.sprites_at({3, 2}) == std::vector<std::string>{"cave_floor", "post"});
    CHECK(cave_game.sprites_at({1, 0}) == std::vector<std::string>{"cave_wall", "sign"});
    CHECK(cave_game.sprites_at({2, 1}) == std::vector<std::string>{"cave_floor", "shade"});
}

TEST_CASE("a floor wears its own ornaments, and walls without any wear none", "[stage][terrain]") {
    CaveGame cave_game;
    std::set<std::string> on_floor;
    std::set<std::string> on_walls;
    for (std::int32_t x = 0; x < 22; ++x) {
        for (const std::string& name : cave_game.sprites_at({x, 0})) {
            on_walls.insert(name);
        }
        for (std::int32_t y = 2; y < 7; ++y) {
            for (const std::string& name : cave_game.sprites_at({x, y})) {
                on_floor.insert(name);
            }
        }
    }
    CHECK(on_walls == std::set<std::string>{"cave_wall"});
    CHECK(on_floor.contains("cave_moss"));
    CHECK_FALSE(on_floor.contains("floor_moss"));
}

TEST_CASE("a step sounds like the ground it falls on", "[stage][terrain][sound]") {
    CaveGame cave_game;
    const rules::Turn turn = cave_game.game.act(rules::Walk{core::Direction::East});
    cave_game.presenter.show(screen::TurnTaken{turn.events, cave_game.game.knowledge()});
    const std::vector<SoundCue> sounds = cave_game.presenter.take_sounds();
    REQUIRE_FALSE(sounds.empty());
    CHECK(sounds.front().name == "footstep_cave");
}

TEST_CASE("the place of the window's frame is the look of the level, under pages too",
          "[stage][terrain][sound]") {
    CaveGame cave_game;
    CHECK(cave_game.presenter.place().empty());
    static_cast<void>(cave_game.sprites_at({3, 3}));
    CHECK(cave_game.presenter.place() == "rooms");
    const screen::HelpModel help;
    cave_game.screens.push_back({"help", &help, nullptr});
    static_cast<void>(cave_game.sprites_at({3, 3}));
    CHECK(cave_game.presenter.place() == "rooms");
    cave_game.screens.clear();
    static_cast<void>(cave_game.sprites_at({3, 3}));
    CHECK(cave_game.presenter.place().empty());
}

TEST_CASE("a wall's frame is the sum of its wall neighbours", "[stage][terrain]") {
    CHECK(frame_of("...\n.#.\n...") == 0);
    CHECK(frame_of("###\n###\n###") == 255);
    CHECK(frame_of(".#.\n.#.\n.#.") == 1 + 16);
    CHECK(frame_of("...\n###\n...") == 4 + 64);
    CHECK(frame_of("...\n.##\n.#.") == 4 + 16);
}

TEST_CASE("a corner counts only where both sides beside it are wall", "[stage][terrain]") {
    CHECK(frame_of("#.#\n.#.\n#.#") == 0);
    CHECK(frame_of("###\n.#.\n...") == 1);
    CHECK(frame_of(".##\n.##\n...") == 1 + 2 + 4);
    CHECK(frame_of("...\n###\n.##") == 4 + 8 + 16 + 64);
}

TEST_CASE("the 256 neighbourhoods need 47 frames", "[stage][terrain]") {
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

TEST_CASE("each layer of each cell in the area is one quad, lit by its corners", "[stage][terrain]") {
    core::Grid<CellLook> looks({4, 3});
    looks[{1, 1}].add(5);
    looks[{1, 1}].add(6);
    looks[{2, 1}].add(7);
    looks[{0, 0}].add(8);
    LightMap light;
    light.see(core::Grid<forecast::Visibility>({4, 3}, forecast::Visibility::Visible));
    light.light({{24, 24}, 100, 1000});
    std::vector<panels::SpriteQuad> quads(9);
    paint_terrain(looks, light, {{1, 1}, {3, 2}}, quads);
    REQUIRE(quads.size() == 3);
    CHECK(quads[0] == panels::SpriteQuad{16, 16, 5, false, 255, 0, light.tints({1, 1})});
    CHECK(quads[1] == panels::SpriteQuad{16, 16, 6, false, 255, 0, light.tints({1, 1})});
    CHECK(quads[2] == panels::SpriteQuad{32, 16, 7, false, 255, 0, light.tints({2, 1})});
}

TEST_CASE("a cell holds no more layers than it has room for", "[stage][terrain]") {
    CellLook look;
    for (panels::SpriteIndex sprite = 1; sprite <= 5; ++sprite) {
        look.add(sprite);
    }
    CHECK(look.count == CellLook::most_layers);
}

}  // namespace
}  // namespace torchwake::stage
