#pragma once

// Moves the view ahead of a hero who runs, so that more is seen of where it runs to.

#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>

namespace torchwake::stage {

class CameraLead {
  public:
    static constexpr std::int32_t least_steps = 3;      ///< in one direction, before the view moves ahead
    static constexpr std::int64_t longest_pause = 300;  ///< milliseconds between two steps of a run
    static constexpr std::int32_t farthest = 56;        ///< sprite pixels
    static constexpr std::int32_t speed = 160;          ///< sprite pixels a second

    /// Places the view on the hero at once.
    void clear() { *this = CameraLead(); }
    /// Notes a step of the hero. `way`: -1 to 1 on each axis.
    void step(core::Point way);
    void advance(core::Milliseconds time);

    /// In sprite pixels.
    [[nodiscard]] core::Point offset() const;
    /// True while the offset is about to change.
    [[nodiscard]] bool running() const { return steps_ >= least_steps || at_ != core::Point{}; }

  private:
    core::Point way_;
    std::int32_t steps_ = 0;       ///< in that direction
    std::int64_t since_step_ = 0;  ///< milliseconds
    core::Point at_;               ///< in thousandths of a sprite pixel
};

}  // namespace torchwake::stage
