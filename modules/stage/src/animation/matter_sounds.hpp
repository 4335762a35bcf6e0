#pragma once

// The noises of matter: by a kind that a deed brings or that hurts, and by what changes in view from one
// turn to the next.

#include <torchwake/content/matter_def.hpp>
#include <torchwake/forecast/knowledge.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::stage {

enum class MatterNoise : std::uint8_t {
    Kindles,
    Burns,
    Quenches,
    Steams,
    Splashes,
    Wades,
    Freezes,
    Shatters,
    Corrodes,
    Hisses,
    Blasts,
    Seethes,
    Plunges,
    Tears,
    Rustles,
};

struct MatterSound {
    MatterNoise noise;
    std::string_view name;
    std::int32_t volume;  ///< percent of a blow's
};

/// The sounds in the order of the noises. None is as loud as a blow.
inline constexpr std::array matter_sounds{
    MatterSound{MatterNoise::Kindles, "kindle", 45},   MatterSound{MatterNoise::Burns, "flames", 30},
    MatterSound{MatterNoise::Quenches, "quench", 45},  MatterSound{MatterNoise::Steams, "steam", 45},
    MatterSound{MatterNoise::Splashes, "splash", 60},  MatterSound{MatterNoise::Wades, "wade", 60},
    MatterSound{MatterNoise::Freezes, "freeze", 55},   MatterSound{MatterNoise::Shatters, "glass", 75},
    MatterSound{MatterNoise::Corrodes, "acid", 45},    MatterSound{MatterNoise::Hisses, "gas", 55},
    MatterSound{MatterNoise::Blasts, "gas_blast", 95}, MatterSound{MatterNoise::Seethes, "lava", 30},
    MatterSound{MatterNoise::Plunges, "plunge", 80},   MatterSound{MatterNoise::Tears, "web", 50},
    MatterSound{MatterNoise::Rustles, "rummage", 50},
};
static_assert(
    matter_sounds.size() == static_cast<std::size_t>(MatterNoise::Rustles) + 1 &&
        [] {
            std::size_t place = 0;
            for (const MatterSound& sound : matter_sounds) {
                if (static_cast<std::size_t>(sound.noise) != place++ || sound.volume >= 100) {
                    return false;
                }
            }
            return true;
        }(),
    "each noise has one sound, in their order, softer than a blow");

[[nodiscard]] constexpr const MatterSound& sound_of(MatterNoise noise) {
    return matter_sounds[static_cast<std::size_t>(noise)];
}

/// The volume of a sound by its name; all but noises of matter are as loud as a blow.
[[nodiscard]] constexpr std::int32_t volume_of(std::string_view sound) {
    const auto* const found = std::ranges::find(matter_sounds, sound, &MatterSound::name);
    return found == matter_sounds.end() ? 100 : found->volume;
}

/// The noise of matter that comes into a cell.
[[nodiscard]] MatterNoise noise_of(const content::MatterDef& kind);
/// The noise of matter that hurts; flames have no kind.
[[nodiscard]] MatterNoise noise_of_harm(const content::Catalog& catalog, content::MatterId kind);

/// Compares what the hero sees of matter from turn to turn.
class MatterListener {
  public:
    struct Heard {
        MatterNoise noise{};
        core::Point at;
    };

    /// The noises of what changed in view since the last turn, and of fire and lava near by. Of each noise
    /// the nearest to the hero.
    [[nodiscard]] std::vector<Heard> listen(const forecast::Knowledge& after);

  private:
    using Seen = std::vector<std::pair<core::Point, rules::CellMatter>>;

    Seen seen_;  ///< the cells in view at the last turn, row by row
    std::int32_t depth_ = 0;
};

}  // namespace torchwake::stage
