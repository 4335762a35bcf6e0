#include "save/simulated_disk.hpp"

#include <torchwake/save/options_file.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {
namespace {

const std::filesystem::path options_path = "/home/ann/options.json";
const std::filesystem::path damaged_options_path = "/home/ann/options.damaged.json";

Options of_hero(const std::string& name) {
    Options options;
    options.hero_name = name;
    return options;
}

}  // namespace

TEST_CASE("options are read as they were written", "[save][options]") {
    const Options options{.scale = 3,
                          .text_size = TextSize::Larger,
                          .full_screen = true,
                          .master_volume = 0,
                          .effects_volume = 4,
                          .reduced_motion = true,
                          .ambience_volume = 2,
                          .music_volume = 9,
                          .animation_speed = AnimationSpeed::Fast,
                          .coloured_numbers = false,
                          .palette = Palette::Tritanopia,
                          .level_making = true,
                          .all_beats = true,
                          .pack_order = PackOrder::Weight,
                          .pack_grid = true,
                          .joined_messages = true,
                          .letters = true,
                          .hand = Hand::Left,
                          .bindings = {{"get", {"g", "PadA"}}, {"wait", {}}},
                          .by_gamepad = true,
                          .told_keys = "get wait",
                          .hints_seen = 0xFFFF'FFFF,
                          .hero_name = "\xC3\x85sa",
                          .last_run = "ann_12",
                          .typed_name = "",
                          .typed_seed = "12",
                          .watched = WatchedMoment{"ann_12", 7, true}};
    SimulatedDisk disk;
    REQUIRE(OptionsFile(disk, options_path).store(options).has_value());
    const LoadedOptions loaded = OptionsFile(disk, options_path).load();
    CHECK(loaded.options == options);
    CHECK_FALSE(loaded.message.has_value());
}

TEST_CASE("without a file options are the defaults, and nothing is said", "[save][options]") {
    SimulatedDisk disk;
    const LoadedOptions loaded = OptionsFile(disk, options_path).load();
    CHECK(loaded.options == Options{});
    CHECK_FALSE(loaded.message.has_value());
}

TEST_CASE("an option that is missing has its default", "[save][options]") {
    SimulatedDisk disk;
    disk.put(options_path, R"({"master_volume": 3})");
    const LoadedOptions loaded = OptionsFile(disk, options_path).load();
    CHECK(loaded.options.master_volume == 3);
    CHECK(loaded.options.animation_speed == AnimationSpeed::Normal);
    CHECK_FALSE(loaded.options.level_making);
    CHECK(loaded.options.hero_name.empty());
    CHECK_FALSE(loaded.message.has_value());
}

TEST_CASE("options of the time before there were speeds are read", "[save][options]") {
    struct Row {
        std::string_view text;
        AnimationSpeed speed;
    };
    for (const Row& row : {Row{R"({"animation": false})", AnimationSpeed::None},
                           Row{R"({"animation": true})", AnimationSpeed::Normal},
                           Row{R"({"animation": true, "animation_speed": "slow"})", AnimationSpeed::Slow}}) {
        SimulatedDisk disk;
        disk.put(options_path, std::string(row.text));
        const LoadedOptions loaded = OptionsFile(disk, options_path).load();
        CHECK(loaded.options.animation_speed == row.speed);
        CHECK_FALSE(loaded.message.has_value());
    }
}

TEST_CASE("whatever a hero is called, options with its name are read again", "[save][options]") {
    const std::string e_acute = "\xC3\xA9";
    std::string long_name;
    for (int count = 0; count < 30; ++count) {
        long_name += e_acute;
    }
    for (const std::string& name :
         {std::string(), std::string("A\nB\x7F"), std::string("\xFF\xC3"), long_name}) {
        SimulatedDisk disk;
        REQUIRE(OptionsFile(disk, options_path).store(of_hero(name)).has_value());
        const LoadedOptions loaded = OptionsFile(disk, options_path).load();
        CHECK_FALSE(loaded.message.has_value());
        CHECK(loaded.options.hero_name.size() <= 2 * longest_hero_name);
    }
    SimulatedDisk disk;
    REQUIRE(OptionsFile(disk, options_path)
                .store(of_hero("A\nB\xFF"
                               "C"))
                .has_value());
    CHECK(OptionsFile(disk, options_path).load().options.hero_name == "ABC");
}

TEST_CASE("a damaged options file is set aside with a message", "[save][options]") {
    for (const std::string_view text :
         {"", "{", "[]", R"({"scale": 7})", R"({"scale": -1})", R"({"scale": "big"})",
          R"({"master_volume": 0.5})", R"({"loud": true})", "{} {}", "\xFF", R"({"animation": 3})",
          R"({"animation_speed": "warp"})", R"({"palette": 1})", R"({"level_making": 1})",
          R"({"text_size": "huge"})", R"({"bindings": {"get": "g"}})", R"({"hints_seen": 4294967296})",
          R"({"hero_name": "a name of more than twenty"})"}) {
        SimulatedDisk disk;
        disk.put(options_path, std::string(text));
        const LoadedOptions loaded = OptionsFile(disk, options_path).load();
        CHECK(loaded.options == Options{});
        REQUIRE(loaded.message.has_value());
        CHECK(loaded.message->find("options.damaged.json") != std::string::npos);
        CHECK_FALSE(disk.exists(options_path));
        CHECK(disk.bytes(damaged_options_path) == std::string(text));
    }
}

TEST_CASE("an options file that is far too long is set aside unread", "[save][options]") {
    SimulatedDisk disk;
    disk.put(options_path, std::string(65 * 1024, ' '));
    CHECK(OptionsFile(disk, options_path).load().message.has_value());
    CHECK(disk.exists(damaged_options_path));
}

TEST_CASE("an options file that can't be read for now stays where it is", "[save][options]") {
    SimulatedDisk disk;
    disk.put(options_path, "{}");
    disk.fail_at(1);
    CHECK(OptionsFile(disk, options_path).load().message.has_value());
    CHECK(disk.exists(options_path));
}

TEST_CASE("options that can't be stored say why", "[save][options]") {
    SimulatedDisk disk;
    disk.fail_at(1, boost::system::errc::no_space_on_device, true);
    const auto stored = OptionsFile(disk, options_path).store({});
    REQUIRE_FALSE(stored.has_value());
    CHECK(stored.error().find("No space left on device") != std::string::npos);
}

TEST_CASE("two processes keep the options that the other has changed", "[save][options]") {
    SimulatedDisk disk;
    OptionsFile one(disk, options_path);
    OptionsFile other(disk, options_path);
    Options of_one = one.load().options;
    Options of_other = other.load().options;
    of_one.master_volume = 1;
    of_one.typed_name = "Ann";
    REQUIRE(one.store(of_one).has_value());
    of_other.palette = Palette::Tritanopia;
    REQUIRE(other.store(of_other).has_value());
    Options both = OptionsFile(disk, options_path).load().options;
    CHECK(both.master_volume == 1);
    CHECK(both.typed_name == "Ann");
    CHECK(both.palette == Palette::Tritanopia);

    of_other.master_volume = 2;
    REQUIRE(other.store(of_other).has_value());
    of_one.typed_name.reset();
    of_one.scale = 4;
    REQUIRE(one.store(of_one).has_value());
    both = OptionsFile(disk, options_path).load().options;
    CHECK(both.master_volume == 2);  // the latest change wins
    CHECK_FALSE(both.typed_name.has_value());
    CHECK(both.palette == Palette::Tritanopia);
    CHECK(both.scale == 4);

    of_one.typed_seed = "12";
    REQUIRE(one.store(of_one).has_value());
    of_other = other.load().options;
    of_one.typed_seed.reset();
    REQUIRE(one.store(of_one).has_value());
    of_other.scale = 2;
    REQUIRE(other.store(of_other).has_value());
    CHECK_FALSE(OptionsFile(disk, options_path).load().options.typed_seed.has_value());

    REQUIRE(one.reset().has_value());
    CHECK(other.load().options == Options());
}

TEST_CASE("options are written also while a stopped process holds their lock", "[save][options]") {
    SimulatedDisk disk;
    const auto lock = disk.lock("/home/ann/options.lock");
    REQUIRE(lock.has_value());
    REQUIRE(OptionsFile(disk, options_path).store(of_hero("Ann")).has_value());
    CHECK(OptionsFile(disk, options_path).load().options == of_hero("Ann"));
}

TEST_CASE("bindings are read from a record as they were written", "[save][options][F4]") {
    const std::vector<StoredBinding> bindings{
        {"get", {"g", "PadA", ","}}, {"wait", {}}, {"use", {"\xC3\xA9"}}};
    CHECK(bindings_text(bindings) == "get g PadA ,\nwait\nuse \xC3\xA9");
    CHECK(read_bindings_text(bindings_text(bindings)) == bindings);
    CHECK(bindings_text({}).empty());
    CHECK(read_bindings_text("").empty());
    CHECK(read_bindings_text("\n").size() == 1);
}

}  // namespace torchwake::save
