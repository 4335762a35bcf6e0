#include <torchwake/core/random.hpp>
#include <torchwake/rules/landmark.hpp>

#include <algorithm>
#include <iterator>
#include <vector>

namespace torchwake::rules {

std::int32_t landmark_of(const content::LevelDef& level, std::uint64_t seed, std::int32_t depth) {
    if (level.landmarks.empty()) {
        return no_landmark;
    }
    std::vector<std::uint32_t> weights;
    std::ranges::transform(level.landmarks, std::back_inserter(weights), &content::Landmark::weight);
    core::RandomStream stream = core::derive_stream(seed, "landmark", static_cast<std::uint64_t>(depth));
    return static_cast<std::int32_t>(stream.weighted(weights));
}

}  // namespace torchwake::rules
