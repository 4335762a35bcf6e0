#pragma once

// Recipes of sounds made into samples. It takes too long for the time before the first frame, so that the
// player of sounds does it on a thread of its own.

#include <torchwake/desktop/media.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::desktop {

/// A sound by name, as samples at `atlas::sample_rate`.
struct NamedSound {
    std::string name;                   ///< as in NamedRecipe
    std::vector<std::int16_t> samples;  ///< of one channel
};

/// Loops that sound together, each repeated after its own length.
using Loops = std::vector<std::vector<std::int16_t>>;

/// The samples of all sounds that are played once. Cost: about a millisecond a sound.
[[nodiscard]] std::vector<NamedSound> render_effects(std::span<const NamedRecipe> recipes);

/// The loops of a place (stage::Presenter::place); null if it has none. Cost: some tens of milliseconds.
[[nodiscard]] std::shared_ptr<const Loops> render_place(std::span<const NamedRecipe> recipes,
                                                        std::string_view place);

}  // namespace torchwake::desktop
