#pragma once

// One explosion over all the cells that it reaches: fire that spreads from its middle, cools to smoke and
// breaks up. It stays within its cells, so that walls cut it off.

#include <torchwake/core/point.hpp>
#include <torchwake/panels/picture.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::stage {

class Explosion {
  public:
    /// `hues`: bright, own and dark. `flashes`: true if it may begin in white.
    /// Cost: linear in the pixels of the cells.
    Explosion(core::Point middle, std::span<const core::Point> cells,
              const std::array<content::Colour, 3>& hues, bool flashes);

    /// In milliseconds.
    [[nodiscard]] std::int64_t length() const { return length_; }
    /// Adds its dots at an age in milliseconds.
    void draw(std::int64_t age, std::vector<panels::Particle>& particles) const;

  private:
    /// A dot of the explosion: when it catches fire, and for how long it burns.
    struct Ember {
        core::Point at;  ///< sprite pixels
        std::int64_t start = 0;
        std::int64_t life = 0;
    };

    std::vector<Ember> embers_;
    std::array<content::Colour, 5> heat_{};  ///< from the hottest to smoke
    std::int64_t length_ = 0;
};

}  // namespace torchwake::stage
