#include "save/simulated_disk.hpp"

#include <torchwake/save/options_file.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {
namespace {

const std::filesystem::path path = "/home/ann/options.json";
const std::filesystem::path aside = "/home/ann/options.damaged.json";

}  // namespace

TEST_CASE("options are read as they were written", "[save][options]") {
    const Options options{3, true, 0, 4, true, false};
    SimulatedDisk disk;
    REQUIRE(store_options(disk, path, options).has_value());
    const LoadedOptions loaded = load_options(disk, path);
    CHECK(loaded.options == options);
    CHECK_FALSE(loaded.message.has_value());
}

TEST_CASE("without a file options are the defaults, and nothing is said", "[save][options]") {
    SimulatedDisk disk;
    const LoadedOptions loaded = load_options(disk, path);
    CHECK(loaded.options == Options{});
    CHECK_FALSE(loaded.message.has_value());
}

TEST_CASE("an option that is missing has its default", "[save][options]") {
    SimulatedDisk disk;
    disk.put(path, R"({"master_volume": 3})");
    const LoadedOptions loaded = load_options(disk, path);
    CHECK(loaded.options.master_volume == 3);
    CHECK(loaded.options.animation);
    CHECK_FALSE(loaded.message.has_value());
}

TEST_CASE("a damaged options file is set aside with a message", "[save][options]") {
    for (const std::string_view text :
         {"", "{", "[]", R"({"scale": 7})", R"({"scale": -1})", R"({"scale": "big"})",
          R"({"master_volume": 0.5})", R"({"loud": true})", "{} {}", "\xFF"}) {
        SimulatedDisk disk;
        disk.put(path, std::string(text));
        const LoadedOptions loaded = load_options(disk, path);
        CHECK(loaded.options == Options{});
        REQUIRE(loaded.message.has_value());
        CHECK(loaded.message->find("options.damaged.json") != std::string::npos);
        CHECK_FALSE(disk.exists(path));
        CHECK(disk.bytes(aside) == std::string(text));
    }
}

TEST_CASE("an options file that is far too long is set aside unread", "[save][options]") {
    SimulatedDisk disk;
    disk.put(path, std::string(65 * 1024, ' '));
    CHECK(load_options(disk, path).message.has_value());
    CHECK(disk.exists(aside));
}

TEST_CASE("an options file that can't be read for now stays where it is", "[save][options]") {
    SimulatedDisk disk;
    disk.put(path, "{}");
    disk.fail_at(1);
    CHECK(load_options(disk, path).message.has_value());
    CHECK(disk.exists(path));
}

TEST_CASE("options that can't be stored say why", "[save][options]") {
    SimulatedDisk disk;
    disk.fail_at(2);
    const auto stored = store_options(disk, path, {});
    REQUIRE_FALSE(stored.has_value());
    CHECK(stored.error().find("No space left on device") != std::string::npos);
}

}  // namespace torchwake::save
