#include "atlas/source_folder.hpp"
#include "project_file.hpp"

#include <torchwake/atlas/synth.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

using namespace torchwake::atlas;

namespace {

SoundRecipe parsed_sound(std::string text) {
    auto recipe = parse_sound({"sound.txt", std::move(text)});
    REQUIRE(recipe.has_value());
    return std::move(*recipe);
}

SourceError sound_refusal(std::string text) {
    const auto recipe = parse_sound({"sound.txt", std::move(text)});
    REQUIRE_FALSE(recipe.has_value());
    return recipe.error();
}

int peak(const std::vector<std::int16_t>& samples) {
    int most = 0;
    for (const std::int16_t sample : samples) {
        most = std::max(most, std::abs(int{sample}));
    }
    return most;
}

/// The number of times that the samples rise through zero.
int upward_crossings(const std::vector<std::int16_t>& samples) {
    int count = 0;
    for (std::size_t place = 1; place < samples.size(); ++place) {
        count += samples[place - 1] < 0 && samples[place] >= 0 ? 1 : 0;
    }
    return count;
}

/// The difference of the last sample of a loop and the first, which follows it.
int jump_at_seam(const std::vector<std::int16_t>& samples) {
    return std::abs(samples.front() - samples.back());
}

/// The largest difference of two neighbours inside a loop.
int largest_step(const std::vector<std::int16_t>& samples) {
    int most = 0;
    for (std::size_t place = 1; place < samples.size(); ++place) {
        most = std::max(most, std::abs(samples[place] - samples[place - 1]));
    }
    return most;
}

}  // namespace

TEST_CASE("a layer line gives wave, time, level, pitch and filter", "[atlas][sound]") {
    const SoundRecipe recipe = parsed_sound(
        "# tick\nsine at 10 for 90 level 60 attack 5 pitch 440 to 880 low 1000\nnoise for 20 level 1\n");
    REQUIRE(recipe.layers.size() == 2);
    const SoundLayer& layer = recipe.layers.front();
    CHECK(layer.wave == Wave::Sine);
    CHECK(layer.start == 10);
    CHECK(layer.length == 90);
    CHECK(layer.level == 60);
    CHECK(layer.attack == 5);
    CHECK(layer.pitch == Slide{440, 880});
    CHECK(layer.filter == FilterKind::Low);
    CHECK(layer.cutoff == Slide{1000, 1000});
    CHECK(recipe.length() == 100);
}

TEST_CASE("a bad recipe is refused with its line, what was found and what was expected", "[atlas][sound]") {
    CHECK(sound_refusal("").expected == "at least one layer");
    CHECK(to_string(sound_refusal("\nflute for 10 level 10 pitch 440\n")) ==
          "sound.txt:2: found 'flute', expected sine, triangle, square, saw, noise, or 'loop' with 1000 to "
          "16000 ms");
    CHECK(sound_refusal("sine for 10 level 10\n").expected.ends_with("a pitch unless the wave is noise"));
    CHECK(sound_refusal("noise for 10 level 10 pitch 440\n").line == 1);
    CHECK(sound_refusal("sine for 10 pitch 440\n").line == 1);
    CHECK(sound_refusal("sine level 10 pitch 440\n").line == 1);
    CHECK(sound_refusal("sine for 10 level 101 pitch 440\n").found == "'level' there");
    CHECK(sound_refusal("sine for 10 level 10 pitch 440 to\n").found == "'pitch' there");
    CHECK(sound_refusal("sine for 10 level 10 pitch 19\n").found == "'pitch' there");
    CHECK(sound_refusal("sine for 10 level 10 pitch 440 high 20000\n").found == "'high' there");
    CHECK(sound_refusal("sine for 5000 level 10 pitch 440\n").found == "'for' there");
    CHECK(sound_refusal("sine for 10 level 10 pitch 440 louder\n").found == "'louder' there");
}

TEST_CASE("a sine has the pitch it was given", "[atlas][sound]") {
    const auto samples = synthesise(parsed_sound("sine for 1000 level 50 pitch 440\n"));
    CHECK(samples.size() == sample_rate + 1);
    const int crossings = upward_crossings({samples.begin(), samples.begin() + sample_rate / 2});
    CHECK(crossings >= 219);
    CHECK(crossings <= 220);
}

TEST_CASE("a low filter takes the highs out of noise and a high one the lows", "[atlas][sound]") {
    const int plain = upward_crossings(synthesise(parsed_sound("noise for 500 level 50\n")));
    const int low = upward_crossings(synthesise(parsed_sound("noise for 500 level 50 low 300\n")));
    const int high = upward_crossings(synthesise(parsed_sound("noise for 500 level 50 high 7000\n")));
    CHECK(low * 4 < plain);
    CHECK(high > plain);
}

TEST_CASE("the highest cutoff keeps the filter stable", "[atlas][sound]") {
    for (const char* const kind : {"low", "band", "high"}) {
        const auto samples =
            synthesise(parsed_sound("square for 500 level 100 pitch 1000 " + std::string(kind) + " 7350\n"));
        INFO(kind);
        CHECK(loudness(samples) > loudness_goal * 9 / 10);
    }
}

TEST_CASE("a recipe always gives the same samples", "[atlas][sound]") {
    const SoundRecipe recipe =
        parsed_sound("noise for 90 level 50 band 500 to 900\nsaw for 50 level 9 pitch 90\n");
    CHECK(synthesise(recipe) == synthesise(recipe));
}

TEST_CASE("the game's sounds are short, alike in loudness and never clip", "[atlas][sound][assets]") {
    const std::vector<SourceFile> files = read_sources("assets/sounds");
    CHECK(files.size() >= 16);
    for (const SourceFile& file : files) {
        INFO(file.name);
        const auto recipe = parse_sound(file);
        REQUIRE(recipe.has_value());
        if (recipe->repeats()) {
            continue;
        }
        CHECK(recipe->length() >= 80);
        const bool fanfare = file.name.ends_with("win.txt") || file.name.ends_with("prize.txt");
        CHECK(recipe->length() <= (fanfare ? 2000 : 900));
        const auto samples = synthesise(*recipe);
        CHECK(peak(samples) <= peak_limit);
        CHECK(loudness(samples) >= loudness_goal * 95 / 100);
        CHECK(loudness(samples) <= loudness_goal * 110 / 100);
        CHECK(std::abs(int{samples.front()}) < 400);
        CHECK(std::abs(int{samples.back()}) < 400);
    }
}

TEST_CASE("a sound that goes round has no seam", "[atlas][sound]") {
    const auto loops =
        synthesise_loops(parsed_sound("loop 1000\nsine at 500 for 1000 level 50 attack 500 pitch 100\n"));
    REQUIRE(loops.size() == 1);
    const auto& samples = loops.front();
    CHECK(samples.size() == sample_rate);
    CHECK(loudness({samples.begin(), samples.begin() + sample_rate / 10}) > loudness_goal / 2);
    CHECK(jump_at_seam(samples) <= largest_step(samples));
}

TEST_CASE("a recipe may have several loops, and no layer beside them", "[atlas][sound]") {
    const SoundRecipe recipe = parsed_sound(
        "loop 1000\nsine for 900 level 50 pitch 100\nloop 1300\nnoise for 800 level 20\nnoise for 20 level "
        "1\n");
    REQUIRE(recipe.loops.size() == 2);
    CHECK(recipe.layers.empty());
    CHECK(recipe.loops[0].length == 1000);
    CHECK(recipe.loops[0].layers.size() == 1);
    CHECK(recipe.loops[1].length == 1300);
    CHECK(recipe.loops[1].layers.size() == 2);
    CHECK(recipe.length() == 1300);
    CHECK(sound_refusal("loop 900\nsine for 900 level 50 pitch 100\n").line == 1);
    CHECK(sound_refusal("loop 16001\nsine for 900 level 50 pitch 100\n").line == 1);
    CHECK(sound_refusal("sine for 900 level 50 pitch 100\nloop 1000\nnoise for 9 level 1\n").line == 2);
    CHECK(sound_refusal("loop 1000\nloop 1300\nnoise for 9 level 1\n").line == 2);
    CHECK(sound_refusal("loop 1000\n").expected == "at least one layer");
}

TEST_CASE("loops that run together never clip, and their weights are kept", "[atlas][sound]") {
    const auto loops = synthesise_loops(parsed_sound(
        "loop 1000\nsquare for 1000 level 80 pitch 100\nloop 1300\nsquare for 1300 level 20 pitch 150\n"));
    REQUIRE(loops.size() == 2);
    CHECK(peak(loops[0]) + peak(loops[1]) <= peak_limit);
    CHECK(loudness(loops[0]) > 3 * loudness(loops[1]));
    CHECK(loudness(loops[0]) < 5 * loudness(loops[1]));
}

TEST_CASE("noises of one loop are not each other's echo", "[atlas][sound]") {
    const auto one_at = [](const std::string& start) {
        return synthesise_loops(parsed_sound("loop 2000\nnoise at " + start + " for 100 level 50\n")).front();
    };
    const auto early = one_at("0");
    auto late = one_at("1000");
    std::ranges::rotate(late, late.begin() + sample_rate);
    REQUIRE(early.size() == late.size());
    CHECK(early != late);
}

TEST_CASE("the background of each place runs for minutes before it repeats, without a seam or a gap",
          "[atlas][sound][assets]") {
    std::size_t places = 0;
    for (const SourceFile& file : read_sources("assets/sounds")) {
        if (file.name.find("ambience_") == std::string::npos) {
            continue;
        }
        ++places;
        INFO(file.name);
        const auto recipe = parse_sound(file);
        REQUIRE(recipe.has_value());
        REQUIRE(recipe->loops.size() >= 2);
        std::int64_t period = 1;
        for (const SoundLoop& loop : recipe->loops) {
            period = std::lcm(period, std::int64_t{loop.length});
        }
        CHECK(period >= 120'000);
        int all_peaks = 0;
        for (const auto& samples : synthesise_loops(*recipe)) {
            all_peaks += peak(samples);
            CHECK(jump_at_seam(samples) <= largest_step(samples));
        }
        CHECK(all_peaks <= peak_limit);
        // The first loop is the air of the place, which never stops.
        const auto air = synthesise_loops(*recipe).front();
        constexpr std::ptrdiff_t stretch = sample_rate / 4;
        int quietest = loudness_goal;
        for (std::ptrdiff_t start = 0; start + stretch <= std::ssize(air); start += stretch) {
            const auto first = air.begin() + start;
            quietest = std::min(quietest, loudness({first, first + stretch}));
        }
        CHECK(quietest > loudness(air) / 5);
    }
    CHECK(places == 9);
}

TEST_CASE("the game has a sound for each of its moments", "[atlas][sound][assets]") {
    for (const char* const name : {"footstep_stone",
                                   "hit_blade",
                                   "hit_blunt",
                                   "hit_chop",
                                   "hit_pierce",
                                   "dodge",
                                   "potion",
                                   "scroll",
                                   "door_open",
                                   "door_close",
                                   "heavy_door_open",
                                   "heavy_door_close",
                                   "door_lips",
                                   "barrel_open",
                                   "barrel_break",
                                   "crate_open",
                                   "urn_open",
                                   "stairs",
                                   "level_up",
                                   "hurt",
                                   "heartbeat",
                                   "death",
                                   "menu_tick",
                                   "menu_confirm",
                                   "pickup",
                                   "drop",
                                   "footstep_cave",
                                   "footstep_crypt",
                                   "footstep_wood",
                                   "footstep_grass",
                                   "stairs_up",
                                   "wake",
                                   "fireball_launch",
                                   "fireball_burst",
                                   "missile_launch",
                                   "missile_hit",
                                   "confusion_launch",
                                   "confusion",
                                   "mapping",
                                   "no_effect",
                                   "prize",
                                   "win",
                                   "insight",
                                   "curse",
                                   "hit_fist",
                                   "hit_claw",
                                   "trap_dart",
                                   "trap_net",
                                   "trap_gas",
                                   "trap_alarm",
                                   "trap_pit",
                                   "trap_rune",
                                   "chest",
                                   "roll",
                                   "rummage",
                                   "disarm",
                                   "cast_harm",
                                   "cast_fire",
                                   "cast_frost",
                                   "cast_lightning",
                                   "cast_poison",
                                   "cast_mend",
                                   "cast_away",
                                   "cast_sight",
                                   "cast_change",
                                   "kindle",
                                   "flames",
                                   "steam",
                                   "splash",
                                   "wade",
                                   "freeze",
                                   "glass",
                                   "acid",
                                   "gas",
                                   "gas_blast",
                                   "lava",
                                   "plunge",
                                   "web"}) {
        INFO(name);
        CHECK(std::filesystem::exists(torchwake::testing::project_file("assets/sounds/") + std::string(name) +
                                      ".txt"));
    }
}
