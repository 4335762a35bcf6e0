#pragma once

// Ambient motion: the torch's flicker and the idle frames. It advances in at most fifteen steps a second. It
// stops ten seconds after the last input, without focus, and where options turn it off.

#include <torchwake/core/point.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/ids.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace torchwake::stage {

class Ambience {
  public:
    static constexpr std::int64_t step_time = 67;
    static constexpr std::int64_t idle_frame_time = 500;
    static constexpr std::int64_t attention_time = 10'000;

    void allow(bool allowed) { allowed_ = allowed; }
    void set_focus(bool focused) { focused_ = focused; }
    void note_input() { last_input_ = now_; }
    /// Random: one draw per step of flicker.
    void advance(core::Milliseconds time, core::RandomStream& stream);

    [[nodiscard]] bool active() const;
    /// The time until the next step; nothing while ambient motion has stopped.
    [[nodiscard]] std::optional<core::Milliseconds> next_step() const;
    /// Changes with each step.
    [[nodiscard]] std::int64_t step() const { return step_; }
    /// The torch's strength in permille: 1000 +- 55, or 1000 where ambient motion is turned off.
    [[nodiscard]] std::int32_t torch_strength() const;
    /// The idle frame of an actor, 0 or 1. Actors change frames at different times.
    [[nodiscard]] std::size_t idle_frame(rules::EntityId who) const;
    /// The frame, of this many, that is shown now; each lasts `length` milliseconds. The first one where
    /// ambient motion is turned off.
    [[nodiscard]] std::size_t frame_of(std::size_t frames, std::int64_t length) const;
    /// The same for a cell. Cells change frames at different times.
    [[nodiscard]] std::size_t frame_at(core::Point at, std::size_t frames, std::int64_t length) const;
    /// The strength of the light of flames around a cell, in permille: 1000 +- 160, or 1000 where ambient
    /// motion is turned off.
    [[nodiscard]] std::int32_t flame_strength(core::Point at) const;
    /// The frame of an item's glint, 0 to 2. An item glints once in a few seconds; nothing in between.
    [[nodiscard]] std::optional<std::size_t> glint(core::Point at) const;

  private:
    core::Milliseconds now_;
    core::Milliseconds last_input_;
    std::int64_t step_ = 0;
    std::int32_t noise_ = 0;
    bool allowed_ = true;
    bool focused_ = true;
};

}  // namespace torchwake::stage
