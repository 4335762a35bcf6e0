// The monsters that the hero met and killed, as the chronicle counts them.

#include "rules/dungeon.hpp"
#include "save/mentions.hpp"

#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string_view>

namespace torchwake::save {
namespace {

/// A run on a drawn map, its first view told.
struct DrawnRun {
    explicit DrawnRun(std::string_view map) : scenario(map) { chronicle.add_turn(scenario.knowledge(), {}); }
    void act(const rules::Command& command) {
        const rules::Turn turn = scenario.act(command);
        chronicle.add_turn(scenario.knowledge(), turn.events);
    }
    [[nodiscard]] Encounter with(const char* kind) const {
        return encounter_with(chronicle.encounters(), *scenario::test_catalog().find_monster(kind));
    }

    scenario::Scenario scenario;
    Chronicle chronicle;
};

}  // namespace

TEST_CASE("each monster that comes into view is met once", "[save][F6]") {
    DrawnRun run("#########\n#@.o#o..#\n#########");
    CHECK(run.with("orc").met == 1);
    CHECK(run.with("orc").killed == 0);
    CHECK(run.with("troll") == Encounter{*scenario::test_catalog().find_monster("troll")});
    run.act(rules::Wait{});
    CHECK(run.with("orc").met == 1);
    CHECK(is_sound(run.chronicle.encounters()));
}

TEST_CASE("a kill by the hero is counted for its kind, any other death is not", "[save][F6]") {
    const content::MonsterId orc = *scenario::test_catalog().find_monster("orc");
    const content::MonsterId hero = scenario::test_catalog().hero();
    const rules::ActorRef victim{rules::EntityId{5}, orc, {1, 1}, true};
    const rules::ActorRef other{rules::EntityId{6}, orc, {2, 1}, true};
    const rules::ActorRef self{rules::hero_id, hero, {3, 1}, true};
    Encounters encounters;
    add_killed(encounters, rules::ActorDied{victim, self});
    add_killed(encounters, rules::ActorDied{victim, other});
    add_killed(encounters, rules::ActorDied{self, self});
    CHECK(encounter_with(encounters, orc).killed == 1);
    CHECK(encounters.kinds.size() == 1);
}

TEST_CASE("what was met and killed outlives a snapshot, also beyond the entries of the chronicle",
          "[save][snapshot][F6]") {
    DrawnRun run("#####\n#@o.#\n#####");
    for (std::int32_t turn = 0; turn < 2'500; ++turn) {
        run.chronicle.add(turn, Notice{"capsule-written", "x"});
    }
    const content::Catalog& catalog = scenario::test_catalog();
    const SavedRun saved{run.scenario.world, run.chronicle};
    const auto read = decode_run(catalog, encode_run(catalog, saved), "run.save");
    REQUIRE(read.has_value());
    CHECK(read->chronicle.encounters() == run.chronicle.encounters());
    CHECK(read->chronicle == run.chronicle);
}

TEST_CASE("encounters that can't be true are refused", "[save][snapshot][robustness]") {
    const content::Catalog& catalog = scenario::test_catalog();
    const content::MonsterId orc = *catalog.find_monster("orc");
    const content::MonsterId troll = *catalog.find_monster("troll");
    const rules::EntityId three{3};
    const DrawnRun run("####\n#@.#\n####");
    for (const Encounters& forged :
         {Encounters{{{orc, 1, 0}}, {}}, Encounters{{{orc, -1, 2}}, {}}, Encounters{{{orc, 0, -1}}, {}},
          Encounters{{{orc, 0, 0}}, {}}, Encounters{{{troll, 1, 0}, {orc, 1, 0}}, {three, three}},
          Encounters{{{content::MonsterId{}, 1, 0}}, {three}},
          Encounters{{{orc, 1, 0}}, {rules::EntityId{}}}}) {
        SavedRun saved{run.scenario.world, {}};
        saved.chronicle.set_encounters(forged);
        const auto read = decode_run(catalog, encode_run(catalog, saved), "run.save");
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().fault == SnapshotFault::Damaged);
        CHECK(mentions(read.error().message, "/encounters"));
    }
}

}  // namespace torchwake::save
