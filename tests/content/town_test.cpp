// The town as a level of depth 0, and vendors, in data.

#include "content/game_data.hpp"
#include "content/sample.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::content {
namespace {

constexpr std::string_view town_text = R"(
{"id": "town", "builder": "town", "min_depth": 0, "max_depth": 0, "daylight": true,
 "size": {"width": 40, "height": 20},
 "tiles": {"wall": "wall", "floor": "floor", "door": "closed", "stairs_down": "down", "stairs_up": "up"},
 "town": {"rooms": "open", "green": "floor", "signs": ["wall"]}, "shops": ["newt"], "folk": ["newt", "newt"]},)";

/// The sample with a level before the others.
DataTexts texts_with(std::string_view level) {
    DataTexts texts = sample_texts();
    replace(texts.levels, R"({"levels": [)", R"({"levels": [)" + std::string(level));
    return texts;
}

/// The fault of a town in which a part is replaced.
std::string fault_of(std::string_view part, std::string_view by) {
    std::string level(town_text);
    replace(level, part, by);
    const auto catalog = build_catalog(texts_with(level));
    REQUIRE(catalog.has_error());
    const json::Errors errors = catalog.error();
    return to_string(errors.front());
}

}  // namespace

TEST_CASE("a level of depth 0 is the town, with vendors and folk, and no tables",
          "[content][loader][W7][E6]") {
    const auto catalog = build_catalog(texts_with(town_text));
    REQUIRE(catalog.has_value());
    CHECK(catalog->first_depth() == 0);
    CHECK(catalog->last_depth() == 3);
    const LevelDef& level = catalog->level_at(0);
    CHECK(level.id == "town");
    CHECK(level.daylight);
    CHECK(level.shops == std::vector{MonsterId{1}});
    CHECK(level.folk == std::vector{MonsterId{1}, MonsterId{1}});
    CHECK_FALSE(level.monsters.valid());
    CHECK(level.town.rooms == TileId{3});
    CHECK(level.town.signs == std::vector{TileId{1}});
    CHECK_FALSE(catalog->level_at(1).daylight);
    CHECK(build_catalog(sample_texts())->first_depth() == 1);
}

TEST_CASE("a town that is none is refused", "[content][loader][W7]") {
    CHECK(mentions(fault_of(R"("max_depth": 0)", R"("max_depth": 1)"), "0: the town is of no other depth"));
    CHECK(mentions(fault_of(R"("min_depth": 0, "max_depth": 0)", R"("min_depth": 2, "max_depth": 2)"),
                   "1: levels follow each other from depth 1"));
    CHECK(mentions(fault_of(R"(["newt"])", R"(["hero"])"), "monsters that can be met"));
    CHECK(mentions(fault_of(R"("signs": ["wall"])", R"("signs": ["floor"])"),
                   "tiles that block and are opaque"));
    CHECK(mentions(fault_of(R"("rooms": "open")", R"("rooms": "wall")"), "a tile to walk on"));
    CHECK(mentions(fault_of(R"("green": "floor")", R"("greenery": ["floor"])"), "tiles that block"));
}

TEST_CASE("a town with nothing below, or folk below the town, is refused", "[content][loader][W7]") {
    DataTexts texts = sample_texts();
    std::string alone(town_text);
    alone.pop_back();
    texts.levels = R"({"levels": [)" + alone + "]}";
    REQUIRE(build_catalog(texts).has_error());
    texts = sample_texts();
    replace(texts.levels, R"("monsters": "beasts")", R"("folk": ["newt"], "monsters": "beasts")");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_error());
    CHECK(mentions(to_string(catalog.error().front()), "only the town, of depth 0, has some"));
}

TEST_CASE("a vendor deals in categories, of one of which at least there is something",
          "[content][loader][E6][M1]") {
    DataTexts texts = sample_texts();
    replace(texts.monsters, R"("loot": "things")", R"("loot": "things", "deals_in": ["food", "alchemy"])");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    CHECK(catalog->monster(MonsterId{1}).deals_in == std::vector<std::string>{"food", "alchemy"});
    replace(texts.monsters, R"(["food", "alchemy"])", R"(["food"])");
    REQUIRE(build_catalog(texts).has_error());
}

TEST_CASE("who lives in the town, what it is laid of, and what vendors deal in change the hash of the data",
          "[content][catalog][hash]") {
    std::set<std::uint64_t> hashes{build_catalog(sample_texts())->data_hash()};
    for (const auto& [part, by] : {std::pair<std::string_view, std::string_view>{"town", "town"},
                                   {R"("shops": ["newt"])", R"("shops": [])"},
                                   {R"(["newt", "newt"])", R"(["newt"])"},
                                   {R"("rooms": "open")", R"("rooms": "floor")"},
                                   {R"("signs": ["wall"])", R"("signs": [])"}}) {
        std::string level(town_text);
        replace(level, part, by);
        const auto catalog = build_catalog(texts_with(level));
        REQUIRE(catalog.has_value());
        hashes.insert(catalog->data_hash());
    }
    DataTexts dealing = sample_texts();
    replace(dealing.monsters, R"("loot": "things")", R"("loot": "things", "deals_in": ["alchemy"])");
    hashes.insert(build_catalog(dealing)->data_hash());
    CHECK(hashes.size() == 7);
}

TEST_CASE("the five vendors of the game have something to sell in each shop", "[content][data][E6]") {
    const auto catalog = load_catalog(game_data_folder);
    REQUIRE(catalog.has_value());
    for (const std::string_view id : {"barkeep", "smith", "clothier", "alchemist", "shady_dealer"}) {
        INFO(id);
        const auto vendor = catalog->find_monster(id);
        REQUIRE(vendor.has_value());
        const MonsterDef& kind = catalog->monster(*vendor);
        CHECK(kind.movement == Movement::Static);
        std::size_t stock = 0;
        for (const ItemDef& item : catalog->items()) {
            stock += item.value.value > 0 && std::ranges::count(kind.deals_in, item.category) > 0 ? 1U : 0U;
        }
        if (kind.stock) {
            stock += static_cast<std::size_t>(kind.stock->kinds);
        }
        CHECK(stock >= 3);
    }
    const MonsterDef& barkeep = catalog->monster(catalog->find_monster("barkeep").value());
    CHECK(barkeep.attributes.intelligence == 13);
    CHECK(barkeep.skills.melee == 2);
    CHECK(barkeep.gold == Dice{2, 6, 0});
    CHECK(barkeep.vision == core::Cells{4});
}

}  // namespace torchwake::content
