// The loader on levels.json, and on tiles and tables for levels: what it makes, and what it refuses.

#include "refused.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/levels/builders.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::content;
using json::Errors;

TEST_CASE("tiles, tables and levels refer to each other by id", "[content][loader]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    const TileDef& closed = catalog->tile(*catalog->find_tile("closed"));
    CHECK((closed.opaque && closed.blocks && !closed.blocks_diagonal));
    CHECK(closed.opens_to == catalog->find_tile("open"));
    CHECK(closed.ornaments.empty());
    CHECK(catalog->tile(*catalog->find_tile("gate")).ornaments == std::vector<std::string>{"rust", "lock"});
    const LevelDef& upper = catalog->level_at(2);
    CHECK(upper.tiles.stairs_down == *catalog->find_tile("down"));
    CHECK(upper.size == core::Size{80, 43});
    CHECK(upper.monsters_per_region == CountWeights{1, 2});
    const MonsterTable& beasts = catalog->monster_table(upper.monsters);
    CHECK(beasts.entries[0] == SpawnEntry<MonsterId>{*catalog->find_monster("newt"), 1, 2, 3, -1});
    CHECK_FALSE(beasts.entries[1].kind.valid());
    CHECK(beasts.entries[0].weight_at(2) == 2);
    CHECK(beasts.entries[0].weight_at(3) == 0);
}

TEST_CASE("a door opens to what lets pass, what closes becomes a door, and a prop stands on floor or wall",
          "[content][loader]") {
    const std::string under_rule = "a floor or wall, of a tile that is a prop";
    check_refused(&DataTexts::tiles, R"("opens_to": "open")", R"("opens_to": "wall")",
                  {"tiles.json:4, /tiles/2/opens_to", "\"wall\"", "a tile that does not block"});
    check_refused(&DataTexts::tiles, R"("closes_to": "closed")", R"("closes_to": "floor")",
                  {"tiles.json:5, /tiles/3/closes_to", "\"floor\"", "a tile that opens to another"});
    check_refused(&DataTexts::tiles, R"("ornaments": ["rust", "lock"])", R"("drawn_over": "floor")",
                  {"tiles.json:8, /tiles/6/drawn_over", "\"floor\"", under_rule});
    check_refused(&DataTexts::tiles, R"("ornaments": ["rust", "lock"])",
                  R"("prop": true, "drawn_over": "down")",
                  {"tiles.json:8, /tiles/6/drawn_over", "\"down\"", under_rule});
    check_refused(&DataTexts::tiles, R"(["rust", "lock"])", R"(["rust", ""])",
                  {"tiles.json:8, /tiles/6/ornaments/1", "\"\"", id_rule});
}

TEST_CASE("levels follow each other without gaps", "[content][loader][W7]") {
    check_refused(&DataTexts::levels, R"("min_depth": 3)", R"("min_depth": 2)",
                  {"levels.json:5, /levels/1/min_depth", "2",
                   "3: levels follow each other from depth 1, without gaps"});
    check_refused(&DataTexts::levels, R"("max_depth": 3)", R"("max_depth": 2)",
                  {"levels.json:5, /levels/1/max_depth", "2", "no less than min_depth, 3"});
    DataTexts texts = sample_texts();
    texts.levels = R"({"levels": []})";
    const auto none = build_catalog(texts);
    REQUIRE(none.has_error());
    CHECK(none.error() == Errors{{"levels.json", "/levels", "an array", "at least 1 in the array", 1}});
}

TEST_CASE("tiles must be fit for what a level lays them for", "[content][loader]") {
    check_refused(&DataTexts::levels, R"("wall": "wall")", R"("wall": "floor")",
                  {"levels.json:3, /levels/0/tiles/wall", "\"floor\"", "a tile that blocks and is opaque"});
    check_refused(&DataTexts::levels, R"("floor": "floor")", R"("floor": "down")",
                  {"levels.json:3, /levels/0/tiles/floor", "\"down\"",
                   "a tile to walk on, without stairs, that does not burn"});
    check_refused(&DataTexts::levels, R"("door": "closed")", R"("door": "open")",
                  {"levels.json:3, /levels/0/tiles/door", "\"open\"", "a tile that opens to another"});
    check_refused(
        &DataTexts::levels, R"("stairs_up": "up")", R"("stairs_up": "down")",
        {"levels.json:3, /levels/0/tiles/stairs_up", "\"down\"", "a tile to walk on, with stairs up"});
    check_refused(
        &DataTexts::levels, R"("floor": "floor")", R"("floor": "flor")",
        {"levels.json:3, /levels/0/tiles/floor", "\"flor\"", R"(the id of a tile (did you mean "floor"?))"});
}

TEST_CASE("a level has a builder, of those that there are", "[content][loader]") {
    for (const std::string_view name : levels::builder_names) {
        const std::string builder(name);
        DataTexts texts = sample_texts();
        replace(texts.levels, R"("builder": "rooms")", R"("builder": ")" + builder + '"');
        const auto catalog = build_catalog(texts);
        REQUIRE(catalog.has_value());
        CHECK(catalog->level_at(1).builders == std::vector<BuilderChoice>{{builder, 1}});
    }
    check_refused(
        &DataTexts::levels, R"("builder": "rooms")", R"("builder": "labyrinth")",
        {"levels.json:2, /levels/0/builder", "\"labyrinth\"",
         R"(one of "rooms", "caves", "crypts", "partition", "drunkard", "maze", "diffusion", "voronoi", "town", "weave")"});
}

TEST_CASE("a level may have several builders by weight, overlays and vaults", "[content][loader]") {
    DataTexts texts = sample_texts();
    replace(texts.levels, R"("builder": "rooms")",
            R"("builders": [{"builder": "maze", "weight": 3}, {"builder": "rooms"}],
               "overlays": ["erosion", "burrows"], "vaults": 2, "ambience": "drips")");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    const LevelDef& level = catalog->level_at(1);
    CHECK(level.builders == std::vector<BuilderChoice>{{"maze", 3}, {"rooms", 1}});
    CHECK(level.overlays == std::vector<std::string>{"erosion", "burrows"});
    CHECK(level.vaults == 2);
    CHECK(level.ambience == "drips");
    CHECK(catalog->level_at(3).vaults == 0);
}

TEST_CASE("wrong builders, overlays and numbers of vaults are refused", "[content][loader]") {
    constexpr std::string_view builder = R"("builder": "rooms")";
    check_refused(&DataTexts::levels, builder, R"("builders": [{"builder": "maze", "weight": 0}])",
                  {"levels.json:2, /levels/0/builders/0/weight", "0", "an integer from 1 to 1000"});
    check_refused(&DataTexts::levels, builder, R"("builders": [{"builder": "mace"}])",
                  {"levels.json:2, /levels/0/builders/0/builder", "\"mace\"",
                   json::choice_of(levels::builder_names) + R"( (did you mean "maze"?))"});
    check_refused(&DataTexts::levels, builder, R"("builder": "rooms", "overlays": ["rust"])",
                  {"levels.json:2, /levels/0/overlays/0", "\"rust\"", R"(one of "erosion", "burrows")"});
    check_refused(&DataTexts::levels, builder, R"("builder": "rooms", "vaults": 11)",
                  {"levels.json:2, /levels/0/vaults", "11", "an integer from 0 to 10"});
}

TEST_CASE("tables and counts must have something to draw", "[content][loader][W8]") {
    check_refused(&DataTexts::tables, R"(, {"kind": "nothing", "weight": 1})", "",
                  {"levels.json:7, /levels/1/monsters", "a sum of weights of 0 at depth 3",
                   "a sum from 1 to 4294967295"});
    check_refused(&DataTexts::levels, "[0, 1]", "[0, 0]",
                  {"levels.json:4, /levels/0/items_per_region", "2 weights with a sum of 0",
                   "weights for 0 to at most 20 things, not all of them 0"});
    check_refused(&DataTexts::tables, R"("max_depth": 2)", R"("max_depth": 0)",
                  {"tables.json:3, /monster_tables/0/entries/0/max_depth", "0", "an integer from 1 to 1000"});
    check_refused(&DataTexts::tables, R"("min_depth": 1)", R"("min_depth": 3)",
                  {"tables.json:3, /monster_tables/0/entries/0/max_depth", "2", "no less than min_depth, 3"});
}

TEST_CASE("a landmark has a weight and matter of its own, and there are only so many",
          "[content][loader][matter][S8]") {
    const std::string builder = R"("builder": "rooms")";
    DataTexts texts = sample_texts();
    texts.matter = R"({"matter": [{"id": "mud", "glyph": "~", "colour": "#886644", "sprite": "mud",
                                   "layer": "cover"}]})";
    replace(texts.levels, builder, builder + R"(, "landmarks": [{"weight": 3, "matter": [
        {"kind": "mud", "count": [0, 1], "cells": 9}]}, {}])");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    const std::vector<Landmark>& landmarks = catalog->level_at(1).landmarks;
    REQUIRE(landmarks.size() == 2);
    CHECK(landmarks[0].weight == 3);
    CHECK(landmarks[0].matter == std::vector{MatterPatches{MatterId{0}, {0, 1}, 9, 1}});
    CHECK(landmarks[1].weight == 1);
    CHECK(landmarks[1].matter.empty());
    replace(texts.levels, R"("weight": 3)", R"("weight": 0)");
    CHECK(error_of(texts).find("/levels/0/landmarks/0/weight") != std::string::npos);
    std::string many = "{}";
    for (int more = 0; more < 20; ++more) {
        many += ", {}";
    }
    DataTexts too_many = sample_texts();
    replace(too_many.levels, builder, builder + R"(, "landmarks": [)" + many + "]");
    CHECK(error_of(too_many).find("21 landmarks") != std::string::npos);
}

TEST_CASE("a level's floor, which a fire leaves, must not burn", "[content][loader][matter]") {
    DataTexts texts = sample_texts();
    replace(texts.tiles, R"("id": "floor",)", R"("id": "floor", "ignition": 3, "fuel": 2,)");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_error());
    CHECK(to_string(catalog.error().front()).find("that does not burn") != std::string::npos);
}
