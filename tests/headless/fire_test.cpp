// The question before a step into fire, over lines.

#include "headless/all_screens.hpp"

#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::headless {
namespace {

using tests::GameTable;
using tests::library;
using tests::number_at;
using tests::text_at;

/// A run whose hero stands west of a cell of burning grass.
save::SavedRun run_beside_fire(const rules::LevelSource& levels) {
    const content::Catalog& catalog = library().catalog;
    save::SavedRun run{rules::new_run({&catalog, levels}, 3), {}};
    run.world.choice = {};
    rules::Matter& matter = run.world.level.matter;
    rules::make_planes(matter, run.world.level.tiles.size());
    rules::Activity& active = matter.active;
    active.ticks = rules::ticks_of_a_beat;
    const core::Point fire = run.world.entities.positions[rules::hero_id].at + core::Point{1, 0};
    constexpr std::uint8_t long_burning = 20;
    matter.cover[fire] = catalog.find_matter("dry_grass").value();
    active.fuel[fire] = long_burning;
    active.burning[fire] = rules::BurningLayer::Cover;
    rules::rebuild_caches({catalog, run.world});
    return run;
}

}  // namespace

TEST_CASE("a step into fire asks over lines, too, and says what would happen", "[headless][H2][S6]") {
    const rules::LevelSource levels = tests::levels_drawn("#######\n#.@...#\n#######");
    GameTable table({.seed = 7, .start = flow::Start::Continue}, {100, 36}, levels,
                    tests::MemoryStorage(run_beside_fire(levels)));
    const json::Object before = table.ask(R"({"state":true})");
    REQUIRE(text_at(before, "awaiting") == "play");
    CHECK(text_at(table.act("move-east"), "awaiting") == "play/confirm");
    CHECK(table.screen().find("You would burn there.") != std::string::npos);
    const json::Object left = table.act("cancel");
    CHECK(text_at(left, "awaiting") == "play");
    CHECK(text_at(left, "hash") == text_at(before, "hash"));
    table.act("move-east");
    const json::Object done = table.act("confirm");
    CHECK(text_at(done, "awaiting") != "play/confirm");
    CHECK(number_at(done, "turn") == number_at(before, "turn") + 1);
}

TEST_CASE("a state has the cells that beats harm, and the screen numbers them once that is switched on",
          "[headless][S3]") {
    const rules::LevelSource levels = tests::levels_drawn("#######\n#.@...#\n#######");
    save::SavedRun run = run_beside_fire(levels);
    run.world.level.matter.cover[run.world.entities.positions[rules::hero_id].at + core::Point{2, 0}] =
        library().catalog.find_matter("dry_grass").value();
    run.world.memory.cover = run.world.level.matter.cover;
    GameTable table({.seed = 7, .start = flow::Start::Continue}, {100, 36}, levels,
                    tests::MemoryStorage(std::move(run)));
    const json::Object reply = table.ask(R"({"state":true})");
    const json::Array& foretold = tests::array_at(tests::object_at(reply, "state"), "foretold");
    REQUIRE_FALSE(foretold.empty());
    const json::Object& last = *foretold[foretold.size() - 1].if_object();
    CHECK(text_at(last, "matter") == "flames");
    CHECK(number_at(last, "beat") >= 1);
    CHECK(tests::value_at(last, "sure").if_bool() != nullptr);
    CHECK(table.screen().find("@▲¤") != std::string::npos);
    const json::Object switched = table.act("forecast");
    CHECK(text_at(switched, "hash") == text_at(reply, "hash"));
    CHECK(table.screen().find("@▲1") != std::string::npos);
}

}  // namespace torchwake::headless
