// The data of the game itself.

#include <torchwake/content/check.hpp>
#include <torchwake/content/loader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

using namespace torchwake::content;

namespace {

const std::filesystem::path assets = std::filesystem::path(TORCHWAKE_SOURCE_DIR) / "assets";

Catalog game_data() {
    auto catalog = load_catalog(assets / "data");
    REQUIRE(catalog.has_value());
    return *std::move(catalog);
}

/// STR, DEX and INT of the formulas.
std::int32_t excess(std::int32_t attribute) {
    return attribute > 10 ? attribute - 10 : 0;
}

const MonsterDef& monster(const Catalog& catalog, std::string_view id) {
    const auto found = catalog.find_monster(id);
    REQUIRE(found.has_value());
    return catalog.monster(*found);
}

/// The names that the sources of the sprites draw.
std::set<std::string> drawn_sprites() {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(assets / "sprites")) {
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);) {
            std::istringstream words(line);
            std::string keyword;
            std::string name;
            words >> keyword >> name;
            if (entry.path().extension() == ".txt" && keyword == "sprite") {
                names.insert(name);
            }
        }
    }
    return names;
}

}  // namespace

TEST_CASE("the data of the game is sound", "[content][data]") {
    CHECK(check_data(assets / "data").empty());
}

TEST_CASE("check_data has one line an error", "[content][check]") {
    const std::string lines = check_data(assets / "none");
    CHECK(lines == (assets / "none").string() + ": found no such folder, expected a folder of data files\n");
}

TEST_CASE("the hero is ordinary, of level 1, with the pack of the first level's game",
          "[content][data][C1][I10]") {
    const Catalog catalog = game_data();
    const MonsterDef& hero = catalog.monster(catalog.hero());
    CHECK(hero.attributes == Attributes{11, 11, 11, 11});
    CHECK(hero.skills == Skills{});
    CHECK(hero.level == 1);
    CHECK(hero.mana == 10);
    CHECK(hero.pack_slots == 10);
    CHECK(hero.appearance.glyph == U'@');
    REQUIRE(hero.light.has_value());
    CHECK_FALSE(hero.hit_points.has_value());
}

TEST_CASE("orc and troll have the shape of the ledger; goblin and rat are there", "[content][data][M2]") {
    const Catalog catalog = game_data();
    const MonsterDef& orc = monster(catalog, "orc");
    CHECK(orc.hit_points == 2);
    CHECK(excess(orc.attributes.might) == 1);
    CHECK(excess(orc.attributes.quickness) == 1);
    const MonsterDef& troll = monster(catalog, "troll");
    CHECK(troll.hit_points == 6);
    CHECK(excess(troll.attributes.might) == 2);
    CHECK(excess(troll.attributes.quickness) == 0);
    CHECK(monster(catalog, "goblin").hit_points.has_value());
    CHECK(monster(catalog, "rat").hit_points.has_value());
}

TEST_CASE("health potions heal 5 or 8", "[content][data][I7]") {
    const Catalog catalog = game_data();
    const auto effects = [&catalog](std::string_view id) {
        return catalog.item(catalog.find_item(id).value()).effects;
    };
    CHECK(effects("health_potion_weak") == std::vector<ItemEffect>{HealEffect{5}});
    CHECK(effects("health_potion") == std::vector<ItemEffect>{HealEffect{8}});
}

TEST_CASE("things look as the ledger says", "[content][data][I11]") {
    const Catalog catalog = game_data();
    for (const ItemDef& item : catalog.items()) {
        const Colour colour = item.appearance.foreground;
        CHECK(item.appearance.glyph == U'!');
        CHECK((colour.red > 180 && colour.blue > 180 && colour.green < colour.red - 60));
    }
    const TileDef& stairs = catalog.tile(catalog.find_tile("stairs_down").value());
    CHECK(stairs.appearance.glyph == U'>');
    CHECK(stairs.appearance.foreground.blue > 200);
    const Colour behind = stairs.appearance.background;
    CHECK((behind.blue > behind.red && behind.blue > behind.green && behind.blue < 128));
}

TEST_CASE("regions get things in the proportions of the ledger", "[content][data][W8]") {
    const Catalog catalog = game_data();
    CHECK(catalog.level_at(1).monsters_per_region == CountWeights{6, 4, 3, 2, 1});
    CHECK(catalog.level_at(1).items_per_region == CountWeights{2, 5, 2});
}

TEST_CASE("half of the items of depth 1 are health potions", "[content][data][W8]") {
    const Catalog catalog = game_data();
    std::uint32_t potions = 0;
    std::uint32_t all = 0;
    for (const auto& entry : catalog.item_table(catalog.level_at(1).items).entries) {
        potions += entry.kind.valid() ? entry.weight_at(1) : 0;
        all += entry.weight_at(1);
    }
    CHECK(potions * 2 == all);
}

TEST_CASE("everything in the data has its sprite", "[content][data][I11]") {
    const Catalog catalog = game_data();
    const std::set<std::string> drawn = drawn_sprites();
    const auto check = [&drawn](const std::string& sprite) {
        INFO(sprite);
        CHECK(drawn.contains(sprite));
    };
    for (const TileDef& tile : catalog.tiles()) {
        check(tile.appearance.sprite);
    }
    for (const MonsterDef& kind : catalog.monsters()) {
        check(kind.appearance.sprite);
        check(kind.corpse_sprite);
    }
    for (const ItemDef& item : catalog.items()) {
        check(item.appearance.sprite);
    }
}
