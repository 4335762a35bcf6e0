// Runs that begin in a given state, and runs that are carried over to other data.

#include "save/mentions.hpp"
#include "save/played_run.hpp"

#include <torchwake/save/journal.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace torchwake::save {
namespace {

JournalHeader header_in(const SavedRun& run) {
    const content::Catalog& catalog = scenario::test_catalog();
    JournalHeader header;
    header.seed = run.world.run.seed;
    header.hero_name = "Ann";
    header.data = catalog.data_hash();
    header.start = rules::state_hash({catalog, run.world});
    header.state = encode_run(catalog, run);
    header.game = "0.1.0";
    return header;
}

/// The test data with one item more, so that the items that traits make stand elsewhere, and another number.
content::Catalog larger_catalog() {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters[1].hit_points = 3;
    parts.items.push_back(parts.items.front());
    parts.items.back().id = "another";
    return content::Catalog(std::move(parts));
}

/// The kind of the first actor besides the hero. Requires: there is one.
content::MonsterId kind_in(const SavedRun& run) {
    const auto& creatures = run.world.entities.creatures;
    const auto other =
        std::ranges::find_if(creatures.ids(), [](rules::EntityId id) { return id != rules::hero_id; });
    return creatures[*other].kind;
}

}  // namespace

TEST_CASE("a journal whose header has a state begins in that state", "[save][journal]") {
    const SavedRun run = played_run(5, 40);
    const JournalHeader header = header_in(run);
    const auto read = read_journal(scenario::test_catalog(), JournalWriter().header(header), "j");
    REQUIRE(read.has_value());
    CHECK(read->header == header);
    const SavedRun first = first_moment(generated_rules(), read->header);
    CHECK(rules::state_hash({scenario::test_catalog(), first.world}) == header.start);
    CHECK(first.world.run.turn == run.world.run.turn);
}

TEST_CASE("a state in a header that is none is refused with the place", "[save][journal][errors]") {
    JournalHeader header = header_in(played_run(5, 1));
    header.state.back() = static_cast<char>(header.state.back() ^ 1);
    const auto damaged = read_journal(scenario::test_catalog(), JournalWriter().header(header), "j");
    REQUIRE(damaged.has_error());
    CHECK(damaged.error().fault == JournalFault::Damaged);
    CHECK(mentions(damaged.error().message, "j, the state in its header"));
}

TEST_CASE("only the first line of a journal may be as long as a state needs", "[save][journal][errors]") {
    JournalHeader header = header_in(played_run(5, 1));
    header.state.assign(max_first_state_bytes * 2, 'x');
    const auto read = read_journal(scenario::test_catalog(), JournalWriter().header(header), "j");
    REQUIRE(read.has_error());
    CHECK(mentions(read.error().message, "it is longer than any line of a journal"));
}

TEST_CASE("a run goes on under other data that have all its definitions, wherever they stand",
          "[save][snapshot]") {
    const SavedRun run = played_run(5, 40);
    const content::Catalog other = larger_catalog();
    const auto carried = carry_over(scenario::test_catalog(), other, run);
    REQUIRE(carried.has_value());
    const rules::Entities& before = run.world.entities;
    const rules::Entities& after = carried->world.entities;
    for (const rules::EntityId id : before.creatures.ids()) {
        CHECK(scenario::test_catalog().monster(before.creatures[id].kind).id ==
              other.monster(after.creatures[id].kind).id);
        CHECK(before.vitals[id].hit_points == after.vitals[id].hit_points);
    }
    CHECK(carried->chronicle.entries().size() == run.chronicle.entries().size());
}

TEST_CASE("data that lack what a run needs are refused, and the ids are named", "[save][snapshot][errors]") {
    const SavedRun run = played_run(5, 40);
    content::CatalogParts parts = scenario::test_parts();
    content::MonsterDef& kind = parts.monsters[kind_in(run).value];
    const std::string id = std::exchange(kind.id, "renamed");
    const content::Catalog other(std::move(parts));
    const auto carried = carry_over(scenario::test_catalog(), other, run);
    REQUIRE(carried.has_error());
    CHECK(carried.error().fault == SnapshotFault::OtherData);
    CHECK(mentions(carried.error().message, "it needs \"" + id + "\", which the new data do not have"));
}

}  // namespace torchwake::save
