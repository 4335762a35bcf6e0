// Any text is refused as a sound with its place, or is one that lasts some time and is synthesised within the
// limits of loudness. Recipes of too many layers for a fuzzer are only read.

#include "fuzz/fuzz.hpp"

#include <torchwake/atlas/synth.hpp>

#include <algorithm>
#include <cstdlib>

namespace atlas = torchwake::atlas;
using torchwake::fuzz::require;

namespace {

constexpr std::size_t most_layers = 4;

std::size_t layers_of(const atlas::SoundRecipe& recipe) {
    std::size_t layers = recipe.layers.size();
    for (const atlas::SoundLoop& loop : recipe.loops) {
        layers += loop.layers.size();
    }
    return layers;
}

void require_playable(const std::vector<std::int16_t>& samples) {
    require(!samples.empty());
    require(std::ranges::all_of(
        samples, [](std::int16_t sample) { return std::abs(int{sample}) <= atlas::peak_limit; }));
    require(atlas::loudness(samples) <= atlas::peak_limit);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto recipe = atlas::parse_sound({"fuzz", std::string(torchwake::fuzz::text_of(data, size))});
    if (recipe.has_error()) {
        require(!to_string(recipe.error()).empty());
        return 0;
    }
    require(recipe->length() > 0);
    if (layers_of(*recipe) > most_layers) {
        return 0;
    }
    if (!recipe->repeats()) {
        require_playable(atlas::synthesise(*recipe));
        return 0;
    }
    for (const std::vector<std::int16_t>& loop : atlas::synthesise_loops(*recipe)) {
        require_playable(loop);
    }
    return 0;
}
