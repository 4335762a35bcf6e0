// The data of the game itself.

#include "content/game_data.hpp"
#include "project_file.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/levels/builders.hpp>

#include <boost/describe/enum_to_string.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>

using namespace torchwake::content;

namespace {

const std::filesystem::path assets = std::filesystem::path(testing::project_file("assets"));

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
    CHECK(load_catalog(game_data_folder).has_value());
}

TEST_CASE("a folder that is not there is an error with its place", "[content][data]") {
    const auto loaded = load_catalog(assets / "none");
    REQUIRE(loaded.has_error());
    const torchwake::json::Errors errors = loaded.error();
    REQUIRE(errors.size() == 1);
    CHECK(to_string(errors.front()) ==
          (assets / "none").string() + ": found no such folder, expected a folder of data files");
}

TEST_CASE("the hero is ordinary, of level 1, with a letter for each slot of its pack",
          "[content][data][C1][I10]") {
    const Catalog& catalog = game_data();
    const MonsterDef& hero = catalog.monster(catalog.hero());
    CHECK(hero.attributes == Attributes{11, 11, 11, 11});
    CHECK(hero.skills == Skills{});
    CHECK(hero.level == 1);
    CHECK(hero.mana == 10);
    CHECK(hero.pack_slots == 26);
    CHECK(hero.appearance.glyph == U'@');
    REQUIRE(hero.light.has_value());
    CHECK_FALSE(hero.hit_points.has_value());
}

TEST_CASE("orc and troll have the shape of the ledger; goblin and rat are there", "[content][data][M2]") {
    const Catalog& catalog = game_data();
    const MonsterDef& orc = monster(catalog, "orc");
    CHECK(orc.hit_points.has_value());
    CHECK(excess(orc.attributes.strength) == 1);
    CHECK(excess(orc.attributes.dexterity) == 1);
    const MonsterDef& troll = monster(catalog, "troll");
    CHECK(troll.hit_points.has_value());
    CHECK(excess(troll.attributes.strength) == 2);
    CHECK(excess(troll.attributes.dexterity) == 0);
    CHECK(monster(catalog, "goblin").hit_points.has_value());
    CHECK(monster(catalog, "rat").hit_points.has_value());
}

TEST_CASE("a bandit comes as the ledger says", "[content][data][M2][E4]") {
    const Catalog& catalog = game_data();
    const MonsterDef& bandit = monster(catalog, "bandit");
    std::vector<std::string> things;
    for (const ItemId item : bandit.equipment) {
        things.push_back(catalog.item(item).id);
    }
    CHECK(things == std::vector<std::string>{"dagger", "buckler", "leather_armour", "leather_boots"});
    CHECK(bandit.gold == Dice{1, 6, 0});
    CHECK(bandit.light->range == torchwake::core::Cells{6});
    CHECK(bandit.vision == torchwake::core::Cells{6});
    CHECK(bandit.quips.size() == 2);
}

TEST_CASE("there is a weapon and armour for every place of the body", "[content][data][I6]") {
    const Catalog& catalog = game_data();
    std::map<EquipSlot, int> kinds;
    for (const ItemDef& item : catalog.items()) {
        if (const auto slot = equip_slot_of(item)) {
            ++kinds[*slot];
            CHECK(item.weight.value > 0);
            CHECK(item.value.value > 0);
            CHECK_FALSE(item.category.empty());
        }
    }
    CHECK(kinds.size() == equip_slot_count - 1);  // two places for rings
    CHECK(kinds[EquipSlot::Melee] >= 10);
    CHECK(kinds[EquipSlot::Torso] >= 5);
}

TEST_CASE("health potions heal 5 or 8", "[content][data][I7]") {
    const Catalog& catalog = game_data();
    const auto effects = [&catalog](std::string_view id) {
        return catalog.item(catalog.find_item(id).value()).effects;
    };
    CHECK(effects("health_potion_weak") == std::vector<ItemEffect>{HealEffect{5}});
    CHECK(effects("health_potion") == std::vector<ItemEffect>{HealEffect{8}});
}

TEST_CASE("things look as the ledger says", "[content][data][I11]") {
    const Catalog& catalog = game_data();
    const auto look = [&catalog](std::string_view id) {
        return catalog.item(catalog.find_item(id).value()).appearance;
    };
    for (const std::string_view potion : {"health_potion", "health_potion_weak"}) {
        const Colour magenta = look(potion).foreground;
        CHECK(look(potion).glyph == U'!');
        CHECK((magenta.red > 180 && magenta.blue > 180 && magenta.green < magenta.red - 60));
    }
    const Colour orange = look("scroll_fireball").foreground;
    CHECK((orange.red > 200 && orange.green > 90 && orange.green < 190 && orange.blue < 90));
    const Colour violet = look("scroll_confusion").foreground;
    CHECK((violet.blue > 200 && violet.red > 120 && violet.red < violet.blue && violet.green < violet.red));
    const TileDef& stairs = catalog.tile(catalog.find_tile("stairs_down").value());
    CHECK(stairs.appearance.glyph == U'>');
    CHECK(stairs.appearance.foreground.blue > 200);
    const Colour behind = stairs.appearance.background;
    CHECK((behind.blue > behind.red && behind.blue > behind.green && behind.blue < 128));
}

TEST_CASE("regions get things in the proportions of the ledger", "[content][data][W8]") {
    const Catalog& catalog = game_data();
    CHECK(catalog.level_at(1).monsters_per_region == CountWeights{6, 4, 3, 2, 1});
    CHECK(catalog.level_at(1).items_per_region == CountWeights{2, 5, 2});
}

TEST_CASE("no kind is more than 6 % of what the depths hold, nor healing more than 11 %",
          "[content][data][W8]") {
    const Catalog& catalog = game_data();
    constexpr std::int64_t million = 1'000'000;
    std::map<std::string, std::int64_t> shares;  // in millionths of the finds of a depth, summed over depths
    for (std::int32_t depth = 1; depth <= catalog.last_depth(); ++depth) {
        std::map<std::string, std::int64_t> weights;
        std::int64_t all = 0;
        for (const auto& entry : catalog.item_table(catalog.level_at(depth).items).entries) {
            if (entry.kind.valid()) {
                weights[catalog.item(entry.kind).id] += entry.weight_at(depth);
                all += entry.weight_at(depth);
            }
        }
        for (const auto& [kind, weight] : weights) {
            shares[kind] += weight * million / all;
        }
    }
    for (const auto& [kind, share] : shares) {
        CAPTURE(kind);
        CHECK(share * 100 <= 6 * million * catalog.last_depth());
    }
    CHECK((shares["health_potion"] + shares["health_potion_weak"]) * 100 <=
          11 * million * catalog.last_depth());
}

TEST_CASE("eleven depths lead through cellars, caves and crypts to the prize", "[content][data][W7]") {
    const Catalog& catalog = game_data();
    REQUIRE(catalog.last_depth() == 11);
    CHECK(catalog.level_at(3).ambience == "rooms");
    CHECK(catalog.level_at(6).ambience == "caves");
    CHECK(catalog.level_at(9).ambience == "crypts");
    REQUIRE(catalog.prize().has_value());
    CHECK(catalog.level_at(11).prize == *catalog.prize());
    CHECK(catalog.level_at(1).tiles.wall != catalog.level_at(4).tiles.wall);
    CHECK(catalog.level_at(4).tiles.wall != catalog.level_at(7).tiles.wall);
    std::set<TileId::rep> looks;
    for (std::int32_t depth = 1; depth <= catalog.last_depth(); ++depth) {
        looks.insert(catalog.level_at(depth).tiles.wall.value);
    }
    CHECK(looks.size() >= 8);
}

TEST_CASE("every kind of monster and item occurs at some depth", "[content][data][W8]") {
    const Catalog& catalog = game_data();
    std::set<std::string> met{"hero"};
    std::set<std::string> found;
    const LevelDef& town = catalog.level_at(0);
    std::set<std::string> categories;
    for (const std::vector<MonsterId>& kinds : {town.shops, town.folk}) {
        for (const MonsterId kind : kinds) {
            met.insert(catalog.monster(kind).id);
            categories.insert(catalog.monster(kind).deals_in.begin(), catalog.monster(kind).deals_in.end());
        }
    }
    for (const ItemDef& item : catalog.items()) {
        if (item.value.value > 0 && categories.contains(item.category)) {
            found.insert(item.id);
        }
    }
    for (std::int32_t depth = 1; depth <= catalog.last_depth(); ++depth) {
        const LevelDef& level = catalog.level_at(depth);
        for (const auto& entry : catalog.monster_table(level.monsters).entries) {
            if (entry.kind.valid() && entry.weight_at(depth) > 0) {
                met.insert(catalog.monster(entry.kind).id);
            }
        }
        for (const auto& entry : catalog.item_table(level.items).entries) {
            if (entry.kind.valid() && entry.weight_at(depth) > 0) {
                found.insert(catalog.item(entry.kind).id);
            }
        }
        if (level.prize.valid()) {
            found.insert(catalog.item(level.prize).id);
        }
        if (level.arena) {
            const MonsterDef& lord = catalog.monster(level.arena->lord);
            met.insert(lord.id);
            for (const Supply& left : lord.supplies) {
                found.insert(catalog.item(left.item).id);
            }
        }
    }
    const auto add_table = [&](TableId table) {
        for (const auto& entry : catalog.item_table(table).entries) {
            if (entry.kind.valid()) {
                found.insert(catalog.item(entry.kind).id);
            }
        }
    };
    for (const MonsterDef& kind : catalog.monsters()) {
        for (const ItemId item : kind.equipment) {
            found.insert(catalog.item(item).id);
        }
        if (kind.stock) {
            add_table(kind.stock->table);
        }
        if (kind.loot) {
            add_table(*kind.loot);
        }
        if (kind.travels) {
            met.insert(kind.id);
        }
    }
    for (const TileDef& tile : catalog.tiles()) {
        if (tile.holds) {
            add_table(*tile.holds);
        }
        if (tile.rolls_as) {
            found.insert(catalog.item(*tile.rolls_as).id);
        }
    }
    for (const ItemDef& item : catalog.items()) {
        if (item.hunt) {
            met.insert(catalog.monster(item.hunt->hunter).id);
        }
    }
    for (const MonsterDef& kind : catalog.monsters()) {
        INFO(kind.id);
        CHECK(met.contains(kind.id));
    }
    for (const ItemDef& item : catalog.items()) {
        INFO(item.id);
        CHECK((found.contains(item.id) || item.money || !item.look.empty()));
    }
}

TEST_CASE("every kind of effect is that of an item, a spell or a trap", "[content][data][T6]") {
    const Catalog& catalog = game_data();
    std::set<std::size_t> used;
    const auto note = [&used](const auto& definitions) {
        for (const auto& definition : definitions) {
            for (const ItemEffect& effect : definition.effects) {
                used.insert(effect.index());
            }
        }
    };
    note(catalog.items());
    note(catalog.spells());
    note(catalog.traps());
    CHECK(used.size() == std::variant_size_v<ItemEffect>);
}

TEST_CASE("every condition changes an attribute or is read by a rule", "[content][data][T6]") {
    std::string rules;
    const auto sources = std::filesystem::path(testing::project_file("modules/rules/src"));
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sources)) {
        if (entry.is_regular_file()) {
            std::ifstream file(entry.path());
            rules.append(std::istreambuf_iterator<char>(file), {});
        }
    }
    for (const ConditionTraits& traits : condition_table) {
        const char* const name = boost::describe::enum_to_string(traits.kind, "");
        CAPTURE(name);
        CHECK((traits.attribute || rules.find(std::string("ConditionKind::") + name) != std::string::npos));
    }
}

TEST_CASE("every builder makes levels of the game", "[content][data][W9]") {
    const Catalog& catalog = game_data();
    std::set<std::string, std::less<>> used;
    for (std::int32_t depth = catalog.first_depth(); depth <= catalog.last_depth(); ++depth) {
        for (const BuilderChoice& choice : catalog.level_at(depth).builders) {
            used.insert(choice.builder);
        }
    }
    for (const std::string_view builder : torchwake::levels::builder_names) {
        CAPTURE(builder);
        CHECK(used.contains(builder));
    }
}
TEST_CASE("bows, slings and crossbows have ammunition; who is called an archer brings some",
          "[content][data][A2]") {
    const Catalog& catalog = game_data();
    const auto shooter_of = [&catalog](std::string_view id) {
        const MonsterDef& archer = monster(catalog, id);
        const std::optional<Shooter>& shooter = catalog.item(archer.equipment.front()).shoots;
        REQUIRE(shooter.has_value());
        REQUIRE(archer.supplies.size() == 1);
        const ItemDef& ammunition = catalog.item(archer.supplies.front().item);
        REQUIRE(ammunition.ammunition.has_value());
        CHECK(ammunition.ammunition->fits == shooter->ammunition);
        CHECK(archer.supplies.front().count >= 8);
        CHECK(archer.supplies.front().count <= 12);
    };
    for (const std::string_view id : {"goblin_slinger", "orc_archer", "bandit_archer", "skeleton_archer"}) {
        shooter_of(id);
    }
    for (const std::string_view id : {"throwing_knife", "javelin", "dagger", "spear"}) {
        CHECK(catalog.item(catalog.find_item(id).value()).throws.has_value());
    }
}

TEST_CASE("everything in the data has its sprite", "[content][data][I11]") {
    const Catalog& catalog = game_data();
    const std::set<std::string> drawn = drawn_sprites();
    const auto check = [&drawn](const std::string& sprite) {
        INFO(sprite);
        CHECK(drawn.contains(sprite));
    };
    for (const TileDef& tile : catalog.tiles()) {
        check(tile.appearance.sprite);
        std::ranges::for_each(tile.ornaments, check);
        if (tile.opens_to || tile.closes_to) {
            check(tile.appearance.sprite + "_side");
        }
    }
    for (const MatterDef& kind : catalog.all_matter()) {
        const std::string& sprite = kind.appearance.sprite;
        check(sprite);
        if (kind.layer == MatterLayer::Liquid) {
            check(sprite + "_deep");
            check(sprite + "_ripple");
        } else if (kind.layer == MatterLayer::Gas) {
            check(sprite + "_dense");
        } else if (kind.opaque_from > 0) {
            check(sprite + "_front");
        }
    }
    for (const MonsterDef& kind : catalog.monsters()) {
        check(kind.appearance.sprite);
        check(kind.corpse_sprite);
    }
    for (const ItemDef& item : catalog.items()) {
        check(item.appearance.sprite);
        if (item.aim) {
            check(item.aim->projectile);
        }
        if (!item.worn_sprite.empty()) {
            check(item.worn_sprite);
        }
        if (item.ammunition) {
            check(item.ammunition->projectile);
        }
        if (item.throws && !item.throws->projectile.empty()) {
            check(item.throws->projectile);
        }
    }
}

TEST_CASE("every kind has a voice, and the voice a sound; a family may share one", "[content][data][sound]") {
    const Catalog& catalog = game_data();
    std::set<std::string> voices;
    for (const MonsterDef& kind : catalog.monsters()) {
        INFO(kind.id << ": " << kind.voice);
        CHECK(kind.voice.empty() == (kind.id == "hero"));
        if (!kind.voice.empty()) {
            voices.insert(kind.voice);
            CHECK(std::filesystem::exists(assets / "sounds" / (kind.voice + ".txt")));
        }
    }
    CHECK(voices.size() >= 25);
}

TEST_CASE("every ground has its footstep", "[content][data][sound]") {
    const Catalog& catalog = game_data();
    for (const TileDef& tile : catalog.tiles()) {
        INFO(tile.id << ": " << tile.footstep);
        CHECK(std::filesystem::exists(assets / "sounds" / (tile.footstep + ".txt")));
    }
}

TEST_CASE("each kind stands apart: a picture and remains of its own, a glyph in its colour",
          "[content][data][M1]") {
    const Catalog& catalog = game_data();
    CHECK(catalog.monsters().size() >= 50);
    std::set<std::string> sprites;
    std::set<std::string> corpses;
    std::set<std::string> looks;
    for (const MonsterDef& kind : catalog.monsters()) {
        INFO(kind.id);
        CHECK(sprites.insert(kind.appearance.sprite).second);
        CHECK(corpses.insert(kind.corpse_sprite).second);
        const Colour colour = kind.appearance.foreground;
        std::ostringstream look;
        look << std::uint32_t{kind.appearance.glyph} << ' ' << int{colour.red} << ' ' << int{colour.green}
             << ' ' << int{colour.blue};
        CHECK(looks.insert(look.str()).second);
    }
}

TEST_CASE("a lord shares its glyph with none but the hunter that it becomes", "[content][data][M1][V8]") {
    const Catalog& catalog = game_data();
    const MonsterDef& hunter = catalog.monster(catalog.hunt()->hunter);
    for (const MonsterDef& lord : catalog.monsters()) {
        INFO(lord.id);
        const auto others = std::ranges::count_if(catalog.monsters(), [&](const MonsterDef& other) {
            return &other != &lord && other.appearance.glyph == lord.appearance.glyph &&
                   !(other.id == hunter.id && other.name == lord.name);
        });
        CHECK((!lord.lord || others == 0));
    }
}

TEST_CASE("no two kinds that can meet at one depth share a glyph", "[content][data][M1]") {
    const Catalog& catalog = game_data();
    for (std::int32_t depth = 1; depth <= catalog.last_depth(); ++depth) {
        std::set<char32_t> glyphs{U'@'};
        for (const auto& entry : catalog.monster_table(catalog.level_at(depth).monsters).entries) {
            if (!entry.kind.valid() || entry.weight_at(depth) == 0) {
                continue;
            }
            const MonsterDef& kind = catalog.monster(entry.kind);
            INFO("depth " << depth << ": " << kind.id);
            CHECK(glyphs.insert(kind.appearance.glyph).second);
        }
    }
}
