#include <torchwake/desktop/background_mixer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

using namespace torchwake;
using namespace torchwake::desktop;

namespace {

using Samples = std::vector<std::int16_t>;

constexpr std::size_t second = atlas::sample_rate;

/// A loop of one slow triangle, whose neighbours differ by little: any jump stands out.
Samples wave(std::int32_t length, std::int32_t height) {
    Samples samples;
    for (std::int32_t at = 0; at < 4 * length; at += 4) {
        const std::int32_t ramp = at < length ? at : at < 3 * length ? 2 * length - at : at - 4 * length;
        samples.push_back(static_cast<std::int16_t>(ramp * height / length));
    }
    return samples;
}

std::shared_ptr<const Loops> place(std::int32_t height) {
    return std::make_shared<const Loops>(Loops{wave(4'000, height), wave(4'700, height)});
}

Samples heard_from(BackgroundMixer& mixer, std::size_t count) {
    Samples samples(count);
    mixer.fill(samples);
    return samples;
}

int peak(const Samples& samples) {
    int most = 0;
    for (const std::int16_t sample : samples) {
        most = std::max(most, std::abs(int{sample}));
    }
    return most;
}

int largest_step(const Samples& samples) {
    int most = 0;
    for (std::size_t at = 1; at < samples.size(); ++at) {
        most = std::max(most, std::abs(samples[at] - samples[at - 1]));
    }
    return most;
}

constexpr Volumes full{100, 100, 0};

}  // namespace

TEST_CASE("nothing is heard before there are volumes, nor without a place", "[desktop][sound]") {
    BackgroundMixer mixer;
    mixer.surround(place(8'000));
    CHECK(peak(heard_from(mixer, 2 * second)) == 0);
    mixer.set_volumes(full);
    CHECK(peak(heard_from(mixer, second)) > 1'000);
    BackgroundMixer nowhere;
    nowhere.set_volumes(full);
    CHECK(peak(heard_from(nowhere, second)) == 0);
}

TEST_CASE("a place fades in within a second, and the last one out", "[desktop][sound]") {
    BackgroundMixer mixer;
    mixer.set_volumes(full);
    mixer.surround(place(8'000));
    const Samples coming = heard_from(mixer, second);
    CHECK(peak({coming.begin(), coming.begin() + second / 20}) < peak(coming) / 4);
    const int usual = peak(heard_from(mixer, second));
    mixer.surround(nullptr);
    const Samples leaving = heard_from(mixer, second);
    CHECK(peak({leaving.begin(), leaving.begin() + second / 10}) > usual / 3);
    CHECK(peak({leaving.end() - second / 20, leaving.end()}) < usual / 4);
    CHECK(peak(heard_from(mixer, second)) == 0);
}

TEST_CASE("no sample jumps while places and volumes change", "[desktop][sound]") {
    BackgroundMixer mixer;
    mixer.set_volumes(full);
    mixer.surround(place(8'000));
    Samples all = heard_from(mixer, 2 * second);
    const int usual = largest_step(all);
    const auto go_on = [&](std::size_t count) {
        const Samples more = heard_from(mixer, count);
        all.insert(all.end(), more.begin(), more.end());
    };
    const auto second_place = place(7'000);
    mixer.surround(second_place);
    go_on(second / 3);
    mixer.surround(place(6'000));
    go_on(second / 3);
    mixer.surround(second_place);  // back before it was gone
    go_on(2 * second);
    mixer.set_volumes({100, 40, 0});
    go_on(second);
    mixer.set_volumes({});
    go_on(second);
    mixer.set_volumes(full);
    go_on(second);
    CHECK(usual > 0);
    CHECK(largest_step(all) <= 8 * usual);
    CHECK(largest_step(all) < 40);
}

TEST_CASE("a place is as loud as its volume, and without any it is silent at once", "[desktop][sound]") {
    BackgroundMixer mixer;
    mixer.set_volumes(full);
    mixer.surround(place(8'000));
    static_cast<void>(heard_from(mixer, 2 * second));
    const int loud = peak(heard_from(mixer, second));
    CHECK(loud <= 2 * 8'000 * 3 / 10);
    mixer.set_volumes({100, 50, 0});
    static_cast<void>(heard_from(mixer, second));
    const int half = peak(heard_from(mixer, second));
    CHECK(half > loud * 45 / 100);
    CHECK(half < loud * 55 / 100);
    mixer.set_volumes({});
    static_cast<void>(heard_from(mixer, second / 20));
    CHECK(peak(heard_from(mixer, second)) == 0);
}

TEST_CASE("the same place goes on where it is asked for again", "[desktop][sound]") {
    const auto here = place(8'000);
    BackgroundMixer asked_once;
    BackgroundMixer asked_twice;
    for (BackgroundMixer* const mixer : {&asked_once, &asked_twice}) {
        mixer->set_volumes(full);
        mixer->surround(here);
        static_cast<void>(heard_from(*mixer, second));
    }
    asked_twice.surround(here);
    CHECK(heard_from(asked_once, second) == heard_from(asked_twice, second));
}

TEST_CASE("the loops of a place drift against each other", "[desktop][sound]") {
    BackgroundMixer mixer;
    mixer.set_volumes(full);
    mixer.surround(place(8'000));
    static_cast<void>(heard_from(mixer, 2 * second));
    const Samples once = heard_from(mixer, 4'000);
    const Samples again = heard_from(mixer, 4'000);
    CHECK(once != again);
}

TEST_CASE("music is as loud as its volume, and without any it is silent and rests", "[desktop][music]") {
    BackgroundMixer mixer;
    mixer.set_mood({7, 1, 1000, 1000});
    mixer.set_volumes({100, 100, 0});
    CHECK(peak(heard_from(mixer, 5 * second)) == 0);
    mixer.set_volumes({0, 0, 50});
    const Samples heard = heard_from(mixer, 20 * second);
    CHECK(peak(heard) > 1'000);
    CHECK(peak(heard) <= Music::peak / 2);
    mixer.set_volumes({});
    static_cast<void>(heard_from(mixer, second / 20));
    CHECK(peak(heard_from(mixer, 5 * second)) == 0);
    // It had not begun before it was heard.
    BackgroundMixer heard_at_once;
    heard_at_once.set_mood({7, 1, 1000, 1000});
    heard_at_once.set_volumes({0, 0, 50});
    CHECK(heard_from(heard_at_once, 20 * second) == heard);
}

TEST_CASE("place and music together never clip", "[desktop][music]") {
    BackgroundMixer mixer;
    mixer.surround(std::make_shared<const Loops>(Loops{wave(4'000, atlas::peak_limit)}));
    mixer.set_mood({7, 9, 1000, 1000});
    mixer.set_volumes({100, 100, 100});
    CHECK(peak(heard_from(mixer, 60 * second)) < 32'000);
    CHECK(Music::peak + atlas::peak_limit * 3 / 10 * 3 / 2 < 32'767);
}

TEST_CASE("recipes give effects, or the loops of a place by its name", "[desktop][sound]") {
    const auto recipe = [](const char* text) { return *atlas::parse_sound({"sound.txt", text}); };
    const std::vector<NamedRecipe> recipes{
        {"ambience_mill", recipe("loop 1000\nnoise for 900 level 9\nloop 1100\nnoise for 900 level 9\n")},
        {"beep", recipe("square for 60 level 50 pitch 440\n")}};
    const std::vector<NamedSound> effects = render_effects(recipes);
    REQUIRE(effects.size() == 1);
    CHECK(effects.front().name == "beep");
    CHECK(effects.front().samples == atlas::synthesise(recipes[1].recipe));
    const auto mill = render_place(recipes, "mill");
    REQUIRE(mill != nullptr);
    CHECK(mill->size() == 2);
    CHECK(render_place(recipes, "moon") == nullptr);
    CHECK(render_place(recipes, "") == nullptr);
}
