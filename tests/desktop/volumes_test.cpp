#include <torchwake/desktop/volumes.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using desktop::Volumes;
using desktop::volumes_of;

TEST_CASE("effects, ambience and music are as loud as their options, times the whole", "[desktop][sound]") {
    save::Options options;
    options.master_volume = 5;
    options.effects_volume = 10;
    options.ambience_volume = 4;
    options.music_volume = 6;
    CHECK(volumes_of(options, true) == Volumes{50, 20, 30});
    options.master_volume = 0;
    CHECK(volumes_of(options, true) == Volumes{0, 0, 0});
}

TEST_CASE("without focus nothing is heard", "[desktop][sound]") {
    CHECK(volumes_of(save::Options{}, false) == Volumes{0, 0, 0});
    CHECK(volumes_of(save::Options{}, true).effects > 0);
    CHECK(volumes_of(save::Options{}, true).ambience > 0);
    CHECK(volumes_of(save::Options{}, true).music > 0);
}
