// The sound of each event, by the things involved.

#include "content/game_data.hpp"
#include "view/stage.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::view {
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
    CHECK(std::filesystem::exists(TORCHWAKE_SOURCE_DIR "/assets/sounds/" + sounds.front().name + ".txt"));
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

}  // namespace

TEST_CASE("fists, clubs, swords, axes and spears are told apart by ear", "[view][sound]") {
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

TEST_CASE("traps sound like what they are", "[view][sound]") {
    CHECK(heard_of_trap("gas_trap") == "trap_gas");
    CHECK(heard_of_trap("spore_trap") == "trap_gas");
    CHECK(heard_of_trap("fire_trap") == "fireball_burst");
    CHECK(heard_of_trap("alarm_trap") == "trap_alarm");
    CHECK(heard_of_trap("net_trap") == "trap_net");
    CHECK(heard_of_trap("pit_trap") == "trap_pit");
    CHECK(heard_of_trap("teleport_trap") == "trap_rune");
    CHECK(heard_of_trap("poisoned_dart_trap") == "trap_dart");
}

TEST_CASE("a chest is no door, and disarming no menu", "[view][sound]") {
    CHECK(heard_of_prop("chest") == "chest");
    CHECK(heard_of_prop("barrel") == "rummage");
    CHECK(heard_of(rules::TrapDisarmed{hero_ref(content::game_data()), trap("gas_trap"), {2, 1}}) ==
          "disarm");
}

TEST_CASE("spells sound by what they do, and none like a scroll", "[view][sound]") {
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

TEST_CASE("a spell that poisons and heals sounds like harm", "[view][sound]") {
    CHECK(heard_of_spell("soul_drain") == "cast_poison");
}

TEST_CASE("what a deed brings sounds like what it is", "[view][sound][S5]") {
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

TEST_CASE("fire, blasts and falls have sounds of their own, softer than a blow", "[view][sound][S4]") {
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

}  // namespace torchwake::view
