// Announced spells: what is announced happens where it was announced, unless its caster is kept from it.

#include "rules/names.hpp"
#include "scenario/caster_catalog.hpp"

#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

using content::ConditionKind;

/// The casters of caster_catalog.hpp, whose breath and blast are announced.
content::CatalogParts announcer_parts() {
    content::CatalogParts parts = scenario::caster_parts();
    for (content::MonsterDef& kind : parts.monsters) {
        for (content::Ability& ability : kind.abilities) {
            const auto& aim = parts.spells[ability.spell.value].aim;
            ability.announced = aim && (aim->pierces || aim->radius.value > 0);
        }
    }
    return parts;
}

const content::Catalog& announcers() {
    static const content::Catalog catalog(announcer_parts());
    return catalog;
}

Scenario announced_in(std::string_view map) {
    Scenario scenario(map, 1, announcers());
    scenario.world.entities.vitals[hero_id] = {90, 90, 10, 10};
    return scenario;
}

/// Lets the hero wait until somebody announces a spell. Returns that event; one of no actor if nobody does.
SpellAnnounced announcement_in(Scenario& scenario, int turns = 8) {
    for (int turn = 0; turn < turns; ++turn) {
        const auto announced = events_of<SpellAnnounced>(scenario.act(Wait{}).events);
        if (!announced.empty()) {
            return announced.front();
        }
    }
    return {};
}

/// The ends of announcements in the hero's next waits, until one comes.
std::vector<AnnouncementEnded> ends_after(Scenario& scenario, const Command& command) {
    std::vector<AnnouncementEnded> ends;
    for (int turn = 0; turn < 8 && ends.empty(); ++turn) {
        ends = events_of<AnnouncementEnded>(scenario.act(turn == 0 ? command : Wait{}).events);
    }
    return ends;
}

constexpr std::string_view hall = R"(
    #########
    #.......#
    #@..D...#
    #.......#
    #########)";

}  // namespace

TEST_CASE("a monster announces a spell, and casts it when the ticks that it told are over",
          "[rules][announcement][V6]") {
    Scenario scenario = announced_in(hall);
    const EntityId dragon = scenario.actor('D');
    const SpellAnnounced announced = announcement_in(scenario);
    REQUIRE(announced.actor.id == dragon);
    const auto known = scenario.knowledge().announcements();
    REQUIRE(known.size() == 1);
    CHECK(known.front().spell == announced.spell);
    CHECK(known.front().ticks == scenario.world.entities.initiatives[dragon].counter);
    CHECK(known.front().ticks <= announced.ticks);
    CHECK(std::ranges::binary_search(known.front().cells, scenario.hero_at()));
    CHECK_FALSE(std::ranges::binary_search(known.front().cells, scenario.position(dragon)));
    const std::int32_t mana = scenario.world.entities.vitals[dragon].mana;
    CHECK(mana == 4);
    const auto ends = ends_after(scenario, Wait{});
    REQUIRE(ends.size() == 1);
    CHECK(ends.front().end == AnnouncementEnd::Reached);
    CHECK(scenario.world.entities.vitals[dragon].mana == mana - 2);
    CHECK(scenario.hit_points(hero_id) < 90);
    CHECK(scenario.knowledge().announcements().empty());
}

TEST_CASE("who leaves the announced cells in time is spared", "[rules][announcement][V6]") {
    Scenario scenario = announced_in(hall);
    REQUIRE(announcement_in(scenario).actor.id == scenario.actor('D'));
    const auto ends = ends_after(scenario, Walk{core::Direction::North});
    REQUIRE(ends.size() == 1);
    CHECK(ends.front().end == AnnouncementEnd::Missed);
    CHECK(scenario.hit_points(hero_id) == 90);
}

TEST_CASE("an announced spell passes those in its way, strikes them too, and spares its caster",
          "[rules][announcement][V6]") {
    Scenario scenario = announced_in(R"(
        #########
        #.......#
        #@..Q...#
        #.......#
        #########)");
    const EntityId bomber = scenario.actor('Q');
    REQUIRE(announcement_in(scenario).actor.id == bomber);
    const std::int32_t whole = scenario.hit_points(bomber);
    const core::Point beside = core::step(scenario.hero_at(), core::Direction::NorthEast);
    scenario.place(scenario.world.entities.creatures[bomber].kind, beside);
    const EntityId other = scenario.world.caches.actors[beside];
    const std::int32_t before = scenario.hit_points(other);
    const auto ends = ends_after(scenario, Wait{});
    REQUIRE(ends.size() == 1);
    CHECK(ends.front().end == AnnouncementEnd::Reached);
    CHECK(scenario.hit_points(other) < before);
    CHECK(scenario.hit_points(bomber) == whole);
}

TEST_CASE("an announcement ends when its caster dies, is moved, held or confused",
          "[rules][announcement][V6]") {
    const auto end_by = [](const auto& keep) {
        Scenario scenario = announced_in(hall);
        const EntityId dragon = scenario.actor('D');
        REQUIRE(announcement_in(scenario).actor.id == dragon);
        keep(scenario, dragon);
        std::vector<AnnouncementEnded> ends = events_of<AnnouncementEnded>(scenario.act(Wait{}).events);
        REQUIRE(ends.size() == 1);
        CHECK(scenario.world.entities.announcements.size() == 0);
        return ends.front().end;
    };
    CHECK(end_by([](Scenario& scenario, EntityId dragon) { scenario.confuse(dragon, 4); }) ==
          AnnouncementEnd::Broken);
    CHECK(end_by([](Scenario& scenario, EntityId dragon) {
              scenario.let_last(dragon, ConditionKind::Held, 3);
          }) == AnnouncementEnd::Broken);
}

TEST_CASE("an announcement ends with the life of its caster", "[rules][announcement][V6]") {
    Scenario scenario = announced_in(R"(
        #########
        #.......#
        #@D.....#
        #.......#
        #########)");
    const EntityId dragon = scenario.actor('D');
    REQUIRE(announcement_in(scenario).actor.id == dragon);
    scenario.set_hit_points(dragon, 1);
    std::vector<AnnouncementEnded> ends;
    for (int blow = 0; blow < 40 && ends.empty(); ++blow) {
        ends = events_of<AnnouncementEnded>(scenario.does(hero_id, Walk{core::Direction::East}));
    }
    REQUIRE(ends.size() == 1);
    CHECK(ends.front().end == AnnouncementEnd::Broken);
    CHECK(scenario.world.entities.announcements.size() == 0);
}

TEST_CASE("a monster announces nothing that the hero can't leave in time", "[rules][announcement][V6]") {
    Scenario dead_end = announced_in(R"(
        #########
        #@..D...#
        #########)");
    CHECK_FALSE(announcement_in(dead_end, 12).actor.id.valid());
    Scenario niche = announced_in(R"(
        #########
        #@..D...#
        #.#######
        #########)");
    CHECK(announcement_in(niche, 12).actor.id.valid());
    Scenario taken = announced_in(R"(
        #########
        #@..D...#
        #o#######
        #########)");
    taken.put_to_sleep(taken.actor('o'));
    CHECK_FALSE(announcement_in(taken, 3).actor.id.valid());
    Scenario may_wake = announced_in(R"(
        #########
        #@..D...#
        #.#######
        #.....o.#
        #########)");
    may_wake.put_to_sleep(may_wake.actor('o'));
    CHECK_FALSE(announcement_in(may_wake, 3).actor.id.valid());
}

TEST_CASE("ways that share a cell count as one, since one other closes them", "[rules][announcement][V6]") {
    const auto is_announced = [](std::string_view map) {
        Scenario scenario = announced_in(map);
        scenario.put_to_sleep(scenario.actor('o'));
        scenario.let_last(hero_id, ConditionKind::Haste, 20);
        return announcement_in(scenario, 4).actor.id.valid();
    };
    CHECK_FALSE(is_announced(R"(
        #########
        #####..o#
        #...#...#
        #.@....Q#
        #...#...#
        #####...#
        #########)"));
    CHECK(is_announced(R"(
        #########
        #......o#
        #...#...#
        #.@....Q#
        #...#...#
        #####...#
        #########)"));
}

TEST_CASE("nobody hinders a hero whom an announced spell is to reach", "[rules][announcement][V6]") {
    enum class Means : std::uint8_t { Spell, Throw, Others };
    const auto with_spitter = [](Means means) {
        content::CatalogParts parts = announcer_parts();
        content::MonsterDef& spitter =
            *std::ranges::find(parts.monsters, "spitter", &content::MonsterDef::id);
        if (means == Means::Throw) {
            content::ItemDef flask = scenario::item("flask", '~');
            flask.breaks = true;
            flask.aim.emplace().range = core::Cells{6};
            flask.effects = {content::LastingEffect{ConditionKind::Poison, 2, 1}};
            spitter.supplies = {{content::ItemId{static_cast<content::ItemId::rep>(parts.items.size())}, 1}};
            spitter.pack_slots = 1;
            parts.items.push_back(flask);
        }
        if (means == Means::Others) {
            spitter.tricks = {content::SummonTrick{content::MonsterId{4}, 1, 3, 2}};
        }
        if (means != Means::Spell) {
            spitter.abilities.clear();
        }
        return content::Catalog(std::move(parts));
    };
    // The actor that does something to the hero first: one that announces its breath, or a hurt spitter.
    const auto first_to_act = [](const content::Catalog& catalog, std::string_view map, std::uint64_t seed) {
        Scenario scenario(map, seed, catalog);
        scenario.world.entities.vitals[hero_id] = {90, 90, 10, 10};
        scenario.set_hit_points(scenario.actor('s'), 1);
        for (int turn = 0; turn < 12; ++turn) {
            for (const Event& event : scenario.act(Wait{}).events) {
                const auto* const cast = std::get_if<SpellCast>(&event);
                const auto* const used = std::get_if<TrickUsed>(&event);
                const auto* const flew = std::get_if<MissileFlew>(&event);
                if (cast != nullptr || used != nullptr || flew != nullptr) {
                    const ActorRef& by = cast != nullptr   ? cast->actor
                                         : used != nullptr ? used->actor
                                                           : flew->actor;
                    return std::string_view(catalog.monster(by.kind).id);
                }
            }
        }
        return std::string_view();
    };
    constexpr std::string_view alone = "#########\n#.......#\n#@......#\n#...s...#\n#########";
    constexpr std::string_view announced = "#########\n#.......#\n#@..D...#\n#...s...#\n#########";
    for (const Means means : {Means::Spell, Means::Throw, Means::Others}) {
        const content::Catalog catalog = with_spitter(means);
        int spitters = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            CAPTURE(means, seed);
            spitters += first_to_act(catalog, alone, seed) == "spitter" ? 1 : 0;
            CHECK(first_to_act(catalog, announced, seed) == "dragon");
        }
        CHECK(spitters > 4);
    }
}

TEST_CASE("a hero who is held is left its way: nothing is announced", "[rules][announcement][V6]") {
    for (const ConditionKind kind : {ConditionKind::Held, ConditionKind::Confusion}) {
        Scenario scenario = announced_in(hall);
        scenario.let_last(hero_id, kind, 20);
        CHECK_FALSE(announcement_in(scenario, 3).actor.id.valid());
    }
}

TEST_CASE("no announcement is left on a level that the hero leaves", "[rules][announcement][V6]") {
    Scenario scenario = announced_in(hall);
    scenario.ruleset.level_source = [](const content::Catalog& catalog, std::uint64_t, std::int32_t depth) {
        LevelPlan plan = scenario::read_level(catalog, "#####\n#.@.#\n#####").plan;
        plan.depth = depth;
        return plan;
    };
    REQUIRE(announcement_in(scenario).actor.id.valid());
    scenario.act(Cheat{CheatKind::NextLevel});
    REQUIRE(scenario.world.left_levels.size() == 1);
    CHECK(scenario.world.left_levels.front().entities.announcements.size() == 0);
    CHECK(scenario.knowledge().announcements().empty());
}

TEST_CASE("an announcement from another cell, or of another spell, is no sound state",
          "[rules][announcement][V6]") {
    Scenario scenario = announced_in(hall);
    REQUIRE(announcement_in(scenario).actor.id.valid());
    World forged = scenario.world;
    forged.entities.announcements.values()[0].from = scenario.hero_at();
    CHECK(broken_invariant({scenario.ruleset, forged}).has_value());
    forged = scenario.world;
    forged.entities.announcements.values()[0].spell = content::SpellId{0};
    CHECK(broken_invariant({scenario.ruleset, forged}).has_value());
}

}  // namespace torchwake::rules
