// The sound of each event, by the things involved.

#include "content/game_data.hpp"
#include "project_file.hpp"
#include "staged/staged_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::stage {
using namespace staged;
namespace {

/// The sound of an event in the hero's sight.
std::string heard_of(const rules::Event& event) {
    static const content::Catalog drawn = named(scenario::test_parts());
    const scenario::Scenario scenario("#####\n#@..#\n#####", 1, drawn);
    Presenter presenter(content::game_data(), english(), game_keys());
    const save::Chronicle untold;
    presenter.show(screen::RunEntered{scenario.knowledge(), &untold});
    presenter.show(screen::TurnTaken{std::vector<rules::Event>{event}, scenario.knowledge()});
    const std::vector<SoundCue> sounds = presenter.take_sounds();
    REQUIRE(sounds.size() == 1);
    CHECK(std::filesystem::exists(testing::project_file("assets/sounds/") + sounds.front().name + ".txt"));
    return sounds.front().name;
}

content::TrapId trap(std::string_view id) {
    return *content::game_data().find_trap(id);
}

std::string heard_of_trap(std::string_view id) {
    return heard_of(rules::TrapSprung{hero_ref(content::game_data()), trap(id), {2, 1}});
}

std::string heard_of_spell(std::string_view id) {
    return heard_of(rules::SpellCast{hero_ref(content::game_data()), *content::game_data().find_spell(id)});
}

std::string heard_of_prop(std::string_view id) {
    return heard_of(rules::PropOpened{
        hero_ref(content::game_data()), *content::game_data().find_tile(id), {2, 1}, false});
}

using Names = std::vector<std::string>;

/// The sounds of an event in a game that goes on.
Names heard_in(StagedGame& game, const rules::Event& event) {
    static_cast<void>(game.presenter.take_sounds());
    game.presenter.show(screen::TurnTaken{std::vector<rules::Event>{event}, game.scenario.knowledge()});
    Names names;
    for (const SoundCue& cue : game.presenter.take_sounds()) {
        names.push_back(cue.name);
    }
    return names;
}

/// The sound of the body that a blow or a shot hits, which follows that of the weapon.
std::string body_heard_of(StagedGame& game, const rules::Event& event) {
    const Names names = heard_in(game, event);
    REQUIRE(names.size() >= 2);
    return names[1];
}

/// The sound of the body of a creature with that sprite.
std::string heard_from(std::string_view sprite) {
    content::CatalogParts parts = scenario::test_parts();
    std::ranges::find(parts.monsters, "dummy", &content::MonsterDef::id)->appearance.sprite = sprite;
    const content::Catalog menagerie(std::move(parts));
    StagedGame game("#####\n#@d.#\n#####", menagerie);
    const rules::ActorRef dummy{game.scenario.actor('d'), *menagerie.find_monster("dummy"), {2, 1}, true};
    return body_heard_of(game, rules::BlowLanded{hero_ref(menagerie), dummy, 1});
}

/// The background of a level with that `ambience` and that floor.
std::string place_heard(std::string_view ambience, std::string_view floor) {
    content::CatalogParts parts = scenario::test_parts();
    for (content::LevelDef& level : parts.levels) {
        level.ambience = ambience;
        parts.tiles[level.tiles.floor.value].appearance.sprite = floor;
    }
    const content::Catalog catalog(std::move(parts));
    StagedGame game("#####\n#@..#\n#####", catalog);
    static_cast<void>(game.frame());
    return std::string(game.presenter.place());
}

}  // namespace

TEST_CASE("fists, clubs, swords, axes and spears are told apart by ear", "[stage][sound]") {
    const auto heard_with = [](std::optional<std::string_view> worn) {
        content::CatalogParts parts = scenario::test_parts();
        std::ranges::find(parts.items, "staff", &content::ItemDef::id)->worn_sprite = worn.value_or("");
        const content::Catalog armoury = named(std::move(parts));
        StagedGame game("#####\n#@d.#\n#####", armoury);
        if (worn) {
            game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give('(')});
        }
        const rules::EntityId victim = game.scenario.actor('d');
        const rules::ActorRef hero{rules::hero_id, armoury.hero(), {1, 1}, true};
        const rules::ActorRef dummy{victim, *armoury.find_monster("dummy"), {2, 1}, true};
        static_cast<void>(game.presenter.take_sounds());
        game.presenter.show(screen::TurnTaken{std::vector<rules::Event>{rules::BlowLanded{hero, dummy, 1}},
                                              game.scenario.knowledge()});
        return game.presenter.take_sounds().front().name;
    };
    CHECK(heard_with(std::nullopt) == "hit_fist");
    CHECK(heard_with("worn_staff") == "hit_blunt");
    CHECK(heard_with("worn_sword") == "hit_blade");
    CHECK(heard_with("worn_axe") == "hit_chop");
    CHECK(heard_with("worn_spear") == "hit_pierce");
}

TEST_CASE("traps sound like what they are", "[stage][sound]") {
    CHECK(heard_of_trap("gas_trap") == "trap_gas");
    CHECK(heard_of_trap("spore_trap") == "trap_gas");
    CHECK(heard_of_trap("fire_trap") == "fireball_burst");
    CHECK(heard_of_trap("alarm_trap") == "trap_alarm");
    CHECK(heard_of_trap("net_trap") == "trap_net");
    CHECK(heard_of_trap("pit_trap") == "trap_pit");
    CHECK(heard_of_trap("teleport_trap") == "trap_rune");
    CHECK(heard_of_trap("poisoned_dart_trap") == "trap_dart");
}

TEST_CASE("a chest is no door, and disarming no menu", "[stage][sound]") {
    CHECK(heard_of_prop("chest") == "chest");
    CHECK(heard_of_prop("barrel") == "barrel_open");
    CHECK(heard_of_prop("crate") == "crate_open");
    CHECK(heard_of_prop("urn") == "urn_open");
    CHECK(heard_of_prop("shelf") == "rummage");
    CHECK(heard_of(rules::TrapDisarmed{hero_ref(content::game_data()), trap("gas_trap"), {2, 1}}) ==
          "disarm");
}

TEST_CASE("spells sound by what they do, and none like a scroll", "[stage][sound]") {
    CHECK(heard_of_spell("fireball") == "cast_fire");
    CHECK(heard_of_spell("magic_dart") == "cast_harm");
    CHECK(heard_of_spell("frost") == "cast_frost");
    CHECK(heard_of_spell("spark") == "cast_lightning");
    CHECK(heard_of_spell("heal") == "cast_mend");
    CHECK(heard_of_spell("venom") == "cast_poison");
    CHECK(heard_of_spell("blink") == "cast_away");
    CHECK(heard_of_spell("mapping") == "cast_sight");
    CHECK(heard_of_spell("slow") == "cast_change");
}

TEST_CASE("a spell that poisons and heals sounds like harm", "[stage][sound]") {
    CHECK(heard_of_spell("soul_drain") == "cast_poison");
}

TEST_CASE("a blow is heard with the body that it hits", "[stage][sound]") {
    CHECK(heard_from("wolf") == "body_flesh");
    CHECK(heard_from("a creature of a mod") == "body_flesh");
    CHECK(heard_from("skeleton_archer") == "body_bone");
    CHECK(heard_from("gargoyle") == "body_stone");
    CHECK(heard_from("iron_golem") == "body_metal");
    CHECK(heard_from("beetle") == "body_shell");
    CHECK(heard_from("mimic") == "body_wood");
    CHECK(heard_from("ochre_ooze") == "body_ooze");
    CHECK(heard_from("wraith") == "body_ghost");
}

TEST_CASE("who wears metal rings under a blow and under a shot", "[stage][sound]") {
    const auto heard_wearing = [](std::string_view worn, bool shot) {
        content::CatalogParts parts = scenario::test_parts();
        content::ItemDef& shirt = *std::ranges::find(parts.items, "staff", &content::ItemDef::id);
        shirt.weapon.reset();
        shirt.wear = content::Wear{content::EquipSlot::Torso};
        shirt.worn_sprite = worn;
        const content::Catalog armoury = named(std::move(parts));
        StagedGame game("#####\n#@d.#\n#####", armoury);
        game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give('(')});
        const rules::ActorRef hero = hero_ref(armoury);
        const rules::ActorRef dummy{game.scenario.actor('d'), *armoury.find_monster("dummy"), {2, 1}, true};
        const content::ItemId thing = *armoury.find_item("staff");
        return body_heard_of(game, shot ? rules::Event(rules::ShotLanded{dummy, hero, thing, 1})
                                        : rules::Event(rules::BlowLanded{dummy, hero, 1}));
    };
    CHECK(heard_wearing("worn_plate", false) == "body_metal");
    CHECK(heard_wearing("worn_chain", true) == "body_metal");
    CHECK(heard_wearing("worn_cloth", false) == "body_flesh");
}

TEST_CASE("each monster of the game has a body that can be heard", "[stage][sound][assets]") {
    for (const content::MonsterDef& kind : content::game_data().monsters()) {
        INFO(kind.id);
        const std::string name = heard_from(kind.appearance.sprite);
        CHECK(std::filesystem::exists(testing::project_file("assets/sounds/") + name + ".txt"));
    }
}

TEST_CASE("doors open and close with sounds of their own, by what they are made of", "[stage][sound]") {
    const auto heard_at = [](std::string_view sprite, bool opens) {
        content::CatalogParts parts = scenario::test_parts();
        for (content::TileDef& tile : parts.tiles) {
            if (tile.opens_to || tile.closes_to) {
                tile.appearance.sprite = sprite;
            }
        }
        const content::Catalog house(std::move(parts));
        StagedGame game("#####\n#@+.#\n#####", house);
        const rules::ActorRef hero = hero_ref(house);
        const rules::Event event = opens ? rules::Event(rules::DoorOpened{hero, {2, 1}})
                                         : rules::Event(rules::DoorClosed{hero, {2, 1}});
        return heard_in(game, event);
    };
    CHECK(heard_at("door_closed", true) == Names{"door_open"});
    CHECK(heard_at("door_closed", false) == Names{"door_close"});
    CHECK(heard_at("crypt_door", true) == Names{"heavy_door_open"});
    CHECK(heard_at("magma_door_open", false) == Names{"heavy_door_close"});
    CHECK(heard_at("fungus_door", true) == Names{"door_lips"});
}

TEST_CASE("a barrel breaks like a barrel, and a flask like glass", "[stage][sound]") {
    const auto heard_of_break = [](std::string_view id) {
        return heard_of(rules::ItemBroke{*content::game_data().find_item(id), {2, 1}, true});
    };
    CHECK(heard_of_break("rolling_barrel") == "barrel_break");
    CHECK(heard_of_break("rolling_barrel_oil") == "barrel_break");
    CHECK(heard_of_break("rolling_barrel_water") == "barrel_break");
    CHECK(heard_of_break("flask_acid") == "glass");
}

TEST_CASE("what a deed brings sounds like what it is", "[stage][sound][S5]") {
    const auto heard_of_matter = [](std::string_view id) {
        return heard_of(rules::MatterBrought{
            hero_ref(content::game_data()), *content::game_data().find_matter(id), {2, 1}, true});
    };
    CHECK(heard_of_matter("water") == "splash");
    CHECK(heard_of_matter("oil") == "splash");
    CHECK(heard_of_matter("acid") == "acid");
    CHECK(heard_of_matter("lava") == "lava");
    CHECK(heard_of_matter("ice") == "freeze");
    CHECK(heard_of_matter("poison_gas") == "gas");
    CHECK(heard_of_matter("steam") == "steam");
    CHECK(heard_of_matter("web") == "web");
}

TEST_CASE("fire, blasts and falls have sounds of their own, softer than a blow", "[stage][sound][S4]") {
    const rules::ActorRef hero = hero_ref(content::game_data());
    const content::MatterId gas = *content::game_data().find_matter("marsh_gas");
    const content::TileId door = *content::game_data().find_tile("door_closed");
    CHECK(heard_of(rules::FireSpread{{2, 1}, 3}) == "kindle");
    CHECK(heard_of(rules::FireSet{hero, {2, 1}}) == "kindle");
    CHECK(heard_of(rules::FlamesDied{hero}) == "quench");
    CHECK(heard_of(rules::GroundBurnt{door, {2, 1}, true}) == "flames");
    CHECK(heard_of(rules::GroundEaten{door, {2, 1}, true}) == "acid");
    CHECK(heard_of(rules::GasExploded{gas, {2, 1}, 12, true}) == "gas_blast");
    CHECK(heard_of(rules::ItemBroke{*content::game_data().find_item("flask_oil"), {2, 1}, true}) == "glass");
}

TEST_CASE("each look of the levels has a background of its own", "[stage][sound][assets]") {
    const content::Catalog& game_data = content::game_data();
    std::set<std::string> heard;
    for (std::int32_t depth = 0; depth <= 11; ++depth) {
        const content::LevelDef& level = game_data.level_at(depth);
        const std::string place =
            place_heard(level.ambience, game_data.tile(level.tiles.floor).appearance.sprite);
        INFO(level.id);
        CHECK(std::filesystem::exists(testing::project_file("assets/sounds/ambience_") + place + ".txt"));
        heard.insert(place);
    }
    CHECK(heard == std::set<std::string>{"town", "rooms", "sewers", "caves", "mines", "fungus", "crypts",
                                         "ice", "forge"});
}

TEST_CASE("a level with a background of its own keeps it, whatever its floor", "[stage][sound]") {
    CHECK(place_heard("drips", "mine_floor") == "drips");
    CHECK(place_heard("caves", "a floor of a mod") == "caves");
    CHECK(place_heard("", "mine_floor").empty());
}

TEST_CASE("the mood follows depth, light and those in view that hunt the hero", "[stage][sound]") {
    StagedGame game(R"(
        #######
        #@...o#
        #######)");
    CHECK_FALSE(game.presenter.mood().has_value());
    const rules::EntityId orc = game.scenario.actor('o');
    const auto mood = [&game] {
        static_cast<void>(game.frame());
        REQUIRE(game.presenter.mood().has_value());
        return *game.presenter.mood();
    };
    game.scenario.put_to_sleep(orc);
    CHECK(mood().danger == 0);
    CHECK(mood().seed == game.scenario.knowledge().seed());
    CHECK(mood().depth == game.scenario.knowledge().depth());
    rules::Mind& mind = game.scenario.world.entities.minds[orc];
    mind.intent = rules::Intent::Hunt;
    mind.prey = rules::hero_id;
    mind.last_seen = game.scenario.hero_at();
    const std::int32_t unhurt = mood().danger;
    CHECK(unhurt > 0);
    CHECK(unhurt < 1000);
    game.scenario.set_hit_points(rules::hero_id, 1);
    CHECK(mood().danger > unhurt);
    game.screens.clear();
    static_cast<void>(game.frame());
    CHECK_FALSE(game.presenter.mood().has_value());
}

TEST_CASE("without light around the hero the mood is dark", "[stage][sound]") {
    const auto light_of = [](std::int32_t range) {
        content::CatalogParts parts = scenario::test_parts();
        content::MonsterDef& hero = *std::ranges::find(parts.monsters, "hero", &content::MonsterDef::id);
        hero.light.reset();
        if (range > 0) {
            hero.light = content::Light{core::Cells{range}, {255, 255, 255}};
        }
        const content::Catalog catalog(std::move(parts));
        const scenario::Scenario scenario("#####\n#@..#\n#####", 1, catalog);
        return mood_of(scenario.knowledge()).light;
    };
    CHECK(light_of(0) == 0);
    CHECK(light_of(2) > 0);
    CHECK(light_of(2) < 1000);
    CHECK(light_of(8) == 1000);
}

}  // namespace torchwake::stage
