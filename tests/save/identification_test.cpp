// The hero's knowledge of items, and the question it is asked, in a stored run.

#include "scenario/identification_catalog.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::save {
namespace {

using scenario::IdentificationScenario;

/// One potion learnt, a cursed thing in hand, another unfamiliar, and a question that waits.
IdentificationScenario asked_run() {
    IdentificationScenario scenario("@.(e");
    scenario.act(rules::UseItem{scenario.give('e')});
    scenario.act(rules::Equip{scenario.give_find("blade.dull")});
    scenario.give_find("mail.cat");
    scenario.act(rules::UseItem{scenario.give('i')});
    return scenario;
}

}  // namespace

TEST_CASE("what is known of things and what is asked is read as it was written", "[save][identification]") {
    const IdentificationScenario scenario = asked_run();
    REQUIRE(scenario.knowledge().choice().has_value());
    const content::Catalog& catalog = scenario::identification_catalog();
    const std::string bytes = encode_run(catalog, {scenario.world, {}});
    const auto read = decode_run(catalog, bytes, "run.save");
    REQUIRE(read.has_value());
    CHECK(read->world == scenario.world);
    CHECK(read->world.identified.kinds == scenario.world.identified.kinds);
    CHECK(read->world.choice.kind == rules::ChoiceKind::Identify);
    CHECK(rules::caches_are_current({catalog, read->world}));
    const forecast::Knowledge knowledge(catalog, read->world);
    CHECK(knowledge.choice()->answers == scenario.knowledge().choice()->answers);
    CHECK(knowledge.apparent_kind(scenario.kind("elixir")) == scenario.kind("elixir"));
    CHECK(knowledge.apparent_kind(scenario.kind("venom")) ==
          scenario.knowledge().apparent_kind(scenario.kind("venom")));
}

TEST_CASE("a snapshot of a version before is refused by its number", "[save][identification]") {
    const content::Catalog& catalog = scenario::identification_catalog();
    for (const std::string version : {"3", "4"}) {
        std::string bytes = encode_run(catalog, {asked_run().world, {}});
        const std::string now = "\"version\":" + std::to_string(snapshot_version);
        bytes.replace(bytes.find(now), now.size(), "\"version\":" + version);
        const auto read = decode_run(catalog, bytes, "run.save");
        REQUIRE(read.has_error());
        const SnapshotError error = read.error();
        CHECK(error.fault == SnapshotFault::OtherVersion);
        CHECK(error.message.find("version " + version) != std::string::npos);
    }
}

}  // namespace torchwake::save
