#include <torchwake/stage/motion.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace torchwake::stage {
namespace {

constexpr rules::EntityId orc_id{4};
constexpr std::array<content::Colour, 1> red_only{content::Colour{255, 0, 0}};

TEST_CASE("a step glides for 80 ms, fast at first", "[stage][motion]") {
    Motions motions;
    motions.glide(rules::hero_id, {3, 3}, {4, 3});
    CHECK(motions.pose(rules::hero_id).offset == core::Point{-16, 0});
    std::int32_t before = -16;
    std::int32_t steps_in_first_half = 0;
    for (std::int32_t time = 8; time <= 80; time += 8) {
        motions.advance({8});
        const std::int32_t now = motions.pose(rules::hero_id).offset.x;
        CHECK(now >= before);
        steps_in_first_half += time <= 40 ? now - before : 0;
        before = now;
    }
    CHECK(steps_in_first_half > 8);
    CHECK(motions.pose(rules::hero_id) == Pose{});
    CHECK_FALSE(motions.running());
}

TEST_CASE("a step before the last one has ended goes on from where it is seen", "[stage][motion]") {
    Motions motions;
    motions.glide(rules::hero_id, {3, 3}, {4, 3});
    motions.advance({20});
    const std::int32_t seen = motions.pose(rules::hero_id).offset.x;
    motions.glide(rules::hero_id, {4, 3}, {5, 3});
    CHECK(motions.pose(rules::hero_id).offset.x == seen - 16);
    motions.advance({80});
    CHECK(motions.pose(rules::hero_id) == Pose{});
}

TEST_CASE("a lunge goes a third of a cell and back in 100 ms", "[stage][motion]") {
    Motions motions;
    motions.lunge(orc_id, {1, -1});
    motions.advance({50});
    CHECK(motions.pose(orc_id).offset == core::Point{5, -5});
    CHECK(motions.trail(orc_id) == core::Point{});
    motions.advance({50});
    CHECK(motions.pose(orc_id) == Pose{});
}

TEST_CASE("a hit flashes for 60 ms and moves nobody else", "[stage][motion]") {
    Motions motions;
    motions.flash(orc_id);
    CHECK(motions.pose(orc_id).whiteness == 255);
    CHECK(motions.pose(rules::hero_id) == Pose{});
    motions.advance({60});
    CHECK(motions.pose(orc_id).whiteness == 0);
}

TEST_CASE("nothing flashes more than three times in a second, however fast the blows come",
          "[stage][motion]") {
    for (const std::int64_t pause : {10, 40, 70, 110, 250, 333}) {
        Motions motions;
        std::vector<std::int64_t> begun;
        bool bright = false;
        for (std::int64_t time = 0; time < 5000; time += 10) {
            if (time % pause < 10) {
                motions.flash(time % 20 == 0 ? orc_id : rules::hero_id);
                motions.fade({{3, 3}});
                motions.glow({2, 2}, 40, {255, 160, 60});
            }
            std::vector<Lamp> glows;
            motions.add_glows(glows);
            const std::vector<Ghost> ghosts = motions.ghosts();
            const bool now = motions.pose(orc_id).whiteness > 0 ||
                             motions.pose(rules::hero_id).whiteness > 0 || !glows.empty() ||
                             std::ranges::any_of(ghosts, &Ghost::flashes);
            if (now && !bright) {
                begun.push_back(time);
            }
            bright = now;
            motions.advance({10});
        }
        CAPTURE(pause);
        REQUIRE(begun.size() >= 3);
        for (std::size_t i = 3; i < begun.size(); ++i) {
            CHECK(begun[i] - begun[i - 3] > 1000);
        }
    }
}

TEST_CASE("sparks and numbers fade out and end", "[stage][motion]") {
    Motions motions;
    core::RandomStream stream(1);
    panels::MapPicture picture;
    motions.burst({{2, 2}, {1, 0}, red_only, 6}, stream);
    motions.rise({2, 2}, "7", {255, 255, 255});
    motions.draw(picture);
    REQUIRE(picture.particles.size() == 6);
    REQUIRE(picture.texts.size() == 1);
    const panels::FloatingText first = picture.texts[0];
    motions.advance({300});
    motions.draw(picture);
    CHECK(picture.texts[0].y < first.y);
    CHECK(picture.particles[0].alpha < 255);
    motions.advance({500});
    motions.draw(picture);
    CHECK(picture.particles.empty());
    CHECK(picture.texts.empty());
    CHECK_FALSE(motions.running());
}

TEST_CASE("sparks fly along the blow", "[stage][motion]") {
    Motions motions;
    core::RandomStream stream(3);
    panels::MapPicture picture;
    motions.burst({{5, 5}, {1, 0}, red_only, 40}, stream);
    motions.advance({200});
    motions.draw(picture);
    std::int32_t ahead = 0;
    for (const panels::Particle& particle : picture.particles) {
        ahead += particle.x >= 5 * 16 + 8 ? 1 : 0;
    }
    CHECK(ahead >= 36);
}

TEST_CASE("reduced motion neither glides nor lunges nor flashes", "[stage][motion]") {
    Motions motions;
    motions.set_style(MotionStyle::Reduced);
    motions.glide(rules::hero_id, {0, 0}, {1, 0});
    motions.lunge(rules::hero_id, {1, 0});
    motions.flash(rules::hero_id);
    CHECK(motions.pose(rules::hero_id) == Pose{});
    core::RandomStream stream(1);
    motions.burst({{2, 2}, {1, 0}, red_only, 6}, stream);
    motions.glow({2, 2}, 64, red_only[0]);
    motions.shake();
    CHECK_FALSE(motions.running());
    motions.rise({0, 0}, "3", {});
    CHECK(motions.running());
}

TEST_CASE("without animation nothing ever runs", "[stage][motion]") {
    Motions motions;
    core::RandomStream stream(1);
    motions.glide(rules::hero_id, {0, 0}, {1, 0});
    motions.set_style(MotionStyle::None);
    motions.burst({{2, 2}, {1, 0}, red_only, 6}, stream);
    motions.rise({0, 0}, "3", {});
    motions.fade({{1, 1}, 0, false});
    CHECK_FALSE(motions.running());
}

}  // namespace
}  // namespace torchwake::stage
