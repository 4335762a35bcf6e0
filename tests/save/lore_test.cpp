// The hero's knowledge of items, and the question it is asked, in a stored run.

#include "scenario/lore_catalog.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::save {
namespace {

using scenario::LoreScenario;

/// One potion learnt, a cursed thing in hand, another unfamiliar, and a question that waits.
LoreScenario asked_run() {
    LoreScenario lore("@.(e");
    lore.act(rules::UseItem{lore.give('e')});
    lore.act(rules::Equip{lore.give_find("blade.dull")});
    lore.give_find("mail.cat");
    lore.act(rules::UseItem{lore.give('i')});
    return lore;
}

}  // namespace

TEST_CASE("what is known of things and what is asked is read as it was written", "[save][lore]") {
    const LoreScenario lore = asked_run();
    REQUIRE(lore.knowledge().choice().has_value());
    const content::Catalog& catalog = scenario::lore_catalog();
    const std::string bytes = encode_run(catalog, {lore.world, {}});
    const auto read = decode_run(catalog, bytes, "run.save");
    REQUIRE(read.has_value());
    CHECK(read->world == lore.world);
    CHECK(read->world.lore.known == lore.world.lore.known);
    CHECK(read->world.choice.kind == rules::ChoiceKind::Identify);
    CHECK(rules::caches_are_current(catalog, read->world));
    const rules::Knowledge knowledge(catalog, read->world);
    CHECK(knowledge.choice()->answers == lore.knowledge().choice()->answers);
    CHECK(knowledge.shown(lore.kind("elixir")) == lore.kind("elixir"));
    CHECK(knowledge.shown(lore.kind("venom")) == lore.knowledge().shown(lore.kind("venom")));
}

TEST_CASE("a snapshot of a version before is refused by its number", "[save][lore]") {
    const content::Catalog& catalog = scenario::lore_catalog();
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
