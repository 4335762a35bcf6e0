#include <torchwake/atlas/synth.hpp>
#include <torchwake/desktop/music.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <span>
#include <vector>

using namespace torchwake;
using namespace torchwake::desktop;

namespace {

using Samples = std::vector<std::int32_t>;

constexpr std::size_t second = atlas::sample_rate;

constexpr stage::Mood calm_town{7, 0, 1000, 0};
constexpr stage::Mood calm_cellar{7, 1, 1000, 0};
constexpr stage::Mood dark_cellar{7, 1, 0, 0};
constexpr stage::Mood fight{7, 1, 1000, 1000};
constexpr stage::Mood calm_vault{7, 11, 1000, 0};

/// The next samples, asked for in pieces of that many.
Samples played(Music& music, std::size_t seconds, std::size_t piece = 2'048) {
    Samples samples(seconds * second);
    std::span<std::int32_t> left(samples);
    while (!left.empty()) {
        const std::size_t count = std::min(piece, left.size());
        music.add_to(left.first(count));
        left = left.subspan(count);
    }
    return samples;
}

Samples music_of(const stage::Mood& mood, std::size_t seconds, std::size_t piece = 2'048) {
    Music music;
    music.follow(mood);
    return played(music, seconds, piece);
}

std::vector<Tone> tones_of(const stage::Mood& mood, int steps) {
    Composer composer;
    composer.follow(mood);
    std::vector<Tone> tones;
    for (int step = 0; step < steps; ++step) {
        const std::vector<Tone> more = composer.next_step();
        tones.insert(tones.end(), more.begin(), more.end());
    }
    return tones;
}

std::int32_t peak(const Samples& samples) {
    std::int32_t most = 0;
    for (const std::int32_t sample : samples) {
        most = std::max(most, std::abs(sample));
    }
    return most;
}

std::int32_t largest_step(const Samples& samples) {
    std::int32_t most = 0;
    for (std::size_t at = 1; at < samples.size(); ++at) {
        most = std::max(most, std::abs(samples[at] - samples[at - 1]));
    }
    return most;
}

std::int64_t energy(const Samples& samples) {
    return std::accumulate(
        samples.begin(), samples.end(), std::int64_t{0},
        [](std::int64_t sum, std::int32_t sample) { return sum + std::int64_t{sample} * sample; });
}

/// The number of times that the samples cross zero: more in brighter sounds.
int crossings(const Samples& samples) {
    int count = 0;
    for (std::size_t at = 1; at < samples.size(); ++at) {
        count += (samples[at - 1] < 0) != (samples[at] < 0) ? 1 : 0;
    }
    return count;
}

/// Milliseconds.
std::int32_t time_of_step(const stage::Mood& mood) {
    Composer composer;
    composer.follow(mood);
    static_cast<void>(composer.next_step());
    return composer.step_time();
}

}  // namespace

TEST_CASE("equal seeds and moods make equal music, however it is asked for", "[desktop][music]") {
    const Samples once = music_of(calm_cellar, 40);
    CHECK(once == music_of(calm_cellar, 40));
    CHECK(once == music_of(calm_cellar, 40, 333));
    stage::Mood other = calm_cellar;
    other.seed = 8;
    CHECK(once != music_of(other, 40));
}

TEST_CASE("music is heard, and never clips", "[desktop][music]") {
    for (const stage::Mood& mood : {calm_town, calm_cellar, dark_cellar, fight, calm_vault}) {
        const Samples samples = music_of(mood, 90);
        CAPTURE(mood.depth, mood.light, mood.danger);
        CHECK(peak(samples) > 1'000);
        CHECK(peak(samples) < Music::peak);
        CHECK(largest_step(samples) < 3'000);
    }
}

TEST_CASE("danger quickens the music and adds tones and overtones", "[desktop][music]") {
    CHECK(time_of_step(fight) < time_of_step(calm_cellar) / 2 + 10);
    CHECK(tones_of(fight, 400).size() > 2 * tones_of(calm_cellar, 400).size());
    CHECK(crossings(music_of(fight, 60)) > crossings(music_of(calm_cellar, 60)) * 5 / 4);
}

TEST_CASE("danger is heard at the next step, and passes slowly", "[desktop][music]") {
    Composer composer;
    composer.follow(calm_cellar);
    static_cast<void>(composer.next_step());
    const std::int32_t calm = composer.step_time();
    composer.follow(fight);
    static_cast<void>(composer.next_step());
    const std::int32_t alarmed = composer.step_time();
    CHECK(alarmed < calm - 50);
    for (int step = 0; step < 10; ++step) {
        static_cast<void>(composer.next_step());
    }
    const std::int32_t hurried = composer.step_time();
    CHECK(hurried < alarmed);
    composer.follow(calm_cellar);
    static_cast<void>(composer.next_step());
    CHECK(composer.step_time() < hurried + 20);
    for (int step = 0; step < 40; ++step) {
        static_cast<void>(composer.next_step());
    }
    CHECK(composer.step_time() == calm);
}

TEST_CASE("without light the music is thinner", "[desktop][music]") {
    CHECK(tones_of(dark_cellar, 800).size() < tones_of(calm_cellar, 800).size() * 9 / 10);
    CHECK(energy(music_of(dark_cellar, 60)) < energy(music_of(calm_cellar, 60)));
}

TEST_CASE("depth lowers the music and takes its overtones", "[desktop][music]") {
    const auto lowest = [](const stage::Mood& mood) {
        return std::ranges::min(tones_of(mood, 400), {}, &Tone::pitch).pitch;
    };
    CHECK(lowest(calm_vault) < lowest(calm_cellar));
    CHECK(lowest(calm_cellar) < lowest(calm_town));
    CHECK(crossings(music_of(calm_vault, 60)) < crossings(music_of(calm_cellar, 60)));
}

TEST_CASE("each place of a mode lies in it, and the town's is a major one", "[desktop][music]") {
    constexpr std::int32_t root = 38;
    for (const Tone& tone : tones_of(calm_town, 800)) {
        const std::int32_t place = ((tone.pitch - root) % 12 + 12) % 12;
        CAPTURE(tone.pitch);
        CHECK((place == 0 || place == 2 || place == 4 || place == 5 || place == 7 || place == 9 ||
               place == 11));
    }
}

TEST_CASE("no sample jumps when the mood changes", "[desktop][music]") {
    Music music;
    music.follow(calm_cellar);
    Samples all = played(music, 10);
    for (const stage::Mood& mood : {fight, calm_vault, dark_cellar, calm_town}) {
        music.follow(mood);
        const Samples more = played(music, 10);
        all.insert(all.end(), more.begin(), more.end());
    }
    CHECK(largest_step(all) < 3'000);
    CHECK(peak(all) < Music::peak);
}
