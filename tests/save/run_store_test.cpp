#include "save/played_run.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/save/run_store.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {
namespace {

const std::filesystem::path folder = "/home/ann";

const content::Catalog& catalog() {
    return scenario::test_catalog();
}

bool mentions(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the one run is stored, loaded and discarded", "[save][runs]") {
    SimulatedDisk disk;
    RunStore store(disk, catalog(), folder);
    CHECK_FALSE(store.has_run());
    const SavedRun run = played_run(1, 20);
    REQUIRE(store.store(run).has_value());
    CHECK(store.has_run());
    const auto loaded = store.load();
    REQUIRE(loaded.has_value());
    CHECK(loaded->world == run.world);
    CHECK(store.has_run());
    REQUIRE(store.discard().has_value());
    CHECK_FALSE(store.has_run());
    REQUIRE(store.discard().has_value());
    disk.lose_power();
    CHECK_FALSE(store.has_run());
}

TEST_CASE("a run that can't be stored leaves the older one", "[save][runs]") {
    for (int failing = 1; failing <= 3; ++failing) {
        SimulatedDisk disk;
        RunStore store(disk, catalog(), folder);
        REQUIRE(store.store(played_run(1, 20)).has_value());
        disk.fail_at(failing);
        const auto stored = store.store(played_run(2, 20));
        REQUIRE_FALSE(stored.has_value());
        CHECK(mentions(stored.error(), "No space left on device"));
        const auto loaded = store.load();
        REQUIRE(loaded.has_value());
        CHECK(loaded->world.run.seed == 1);
    }
}

TEST_CASE("a damaged run is set aside, and said where", "[save][runs]") {
    SimulatedDisk disk;
    RunStore store(disk, catalog(), folder);
    disk.put(store.path(), "not a run");
    const auto loaded = store.load();
    REQUIRE_FALSE(loaded.has_value());
    CHECK(mentions(loaded.error().message, "run.damaged.save"));
    CHECK_FALSE(store.has_run());
    CHECK(disk.bytes(folder / "run.damaged.save") == "not a run");
}

TEST_CASE("a file too long for a run is set aside", "[save][runs]") {
    SimulatedDisk disk;
    RunStore store(disk, catalog(), folder);
    disk.put(store.path(), std::string(max_snapshot_bytes + 1, ' '));
    const auto loaded = store.load();
    REQUIRE_FALSE(loaded.has_value());
    CHECK(mentions(loaded.error().message, "run.damaged.save"));
    CHECK_FALSE(store.has_run());
}

TEST_CASE("a run of other data is set aside under a name of its own", "[save][runs]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters.pop_back();
    const content::Catalog other(std::move(parts));
    SimulatedDisk disk;
    RunStore store(disk, catalog(), folder);
    REQUIRE(store.store(played_run(1, 5)).has_value());
    RunStore with_other(disk, other, folder);
    const auto loaded = with_other.load();
    REQUIRE_FALSE(loaded.has_value());
    CHECK(mentions(loaded.error().message, "run.other-data.save"));
    CHECK(disk.exists(folder / "run.other-data.save"));
}

TEST_CASE("a run that can't be read for now stays where it is", "[save][runs]") {
    SimulatedDisk disk;
    RunStore store(disk, catalog(), folder);
    REQUIRE(store.store(played_run(1, 5)).has_value());
    disk.fail_at(1);
    CHECK_FALSE(store.load().has_value());
    CHECK(store.has_run());
    CHECK(store.load().has_value());
}

TEST_CASE("where there is no run, loading says so", "[save][runs]") {
    SimulatedDisk disk;
    RunStore store(disk, catalog(), folder);
    const auto loaded = store.load();
    REQUIRE_FALSE(loaded.has_value());
    CHECK(mentions(loaded.error().message, "no saved run"));
}

}  // namespace torchwake::save
