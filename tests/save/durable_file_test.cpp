#include "save/simulated_disk.hpp"

#include <torchwake/save/durable_file.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {
namespace {

const std::filesystem::path save_path = "/home/ann/run.save";

}  // namespace

TEST_CASE("a written file survives a loss of power", "[save][files]") {
    SimulatedDisk disk;
    REQUIRE(write_file_durably(disk, save_path, "new").has_value());
    disk.lose_power();
    CHECK(disk.bytes(save_path) == "new");
    CHECK(disk.count() == 1);
}

TEST_CASE("a write that fails at any call leaves the old or the new bytes, whole", "[save][files]") {
    constexpr int calls = 4;
    for (int failing = 1; failing <= calls; ++failing) {
        for (const bool power_fails : {false, true}) {
            SimulatedDisk disk;
            disk.put(save_path, "old bytes");
            disk.fail_at(failing);
            CHECK_FALSE(write_file_durably(disk, save_path, "new bytes").has_value());
            if (power_fails) {
                disk.lose_power();
            }
            const std::optional<std::string> bytes = disk.bytes(save_path);
            REQUIRE(bytes.has_value());
            CHECK((*bytes == "old bytes" || (*bytes == "new bytes" && failing == calls)));
            CHECK(disk.count() == 1);
        }
    }
}

TEST_CASE("an error is a sentence with the path and the reason", "[save][files]") {
    SimulatedDisk disk;
    disk.fail_at(2);
    const auto written = write_file_durably(disk, save_path, "new");
    REQUIRE_FALSE(written.has_value());
    CHECK(to_string(written.error()) == "can't write /home/ann/run.save.new: No space left on device");
}

TEST_CASE("a file that is set aside gets a free name that says why", "[save][files]") {
    SimulatedDisk disk;
    for (const std::string_view name : {"run.damaged.save", "run.damaged-2.save", "run.damaged-3.save"}) {
        disk.put(save_path, std::string(name));
        const auto aside = set_aside(disk, save_path, "damaged");
        REQUIRE(aside.has_value());
        CHECK(aside->filename() == name);
        CHECK(disk.bytes(*aside) == std::string(name));
        CHECK_FALSE(disk.exists(save_path));
    }
}

}  // namespace torchwake::save
