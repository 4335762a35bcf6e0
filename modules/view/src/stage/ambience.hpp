#pragma once

// Motion without a cause: the torch's flicker and the idle frames. It goes in at most fifteen steps a second,
// and stands still ten seconds after the last input, without focus, and where options say so.

#include <torchwake/core/point.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/ids.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace torchwake::view {

class Ambience {
  public:
    static constexpr std::int64_t step_time = 67;
    static constexpr std::int64_t idle_frame_time = 500;
    static constexpr std::int64_t attention_time = 10'000;

    void allow(bool allowed) { allowed_ = allowed; }
    void set_focus(bool focused) { focused_ = focused; }
    void note_input() { last_input_ = now_; }
    /// Random: one draw a step of flicker.
    void advance(core::Milliseconds time, core::RandomStream& stream);

    [[nodiscard]] bool active() const;
    /// Until the next step; nothing: it stands still.
    [[nodiscard]] std::optional<core::Milliseconds> next_step() const;
    /// Changes with each step.
    [[nodiscard]] std::int64_t step() const { return step_; }
    /// The torch's strength, in permille: 1000 +- 55, and 1000 while reduced.
    [[nodiscard]] std::int32_t torch_strength() const;
    /// 0 or 1; not all change at once.
    [[nodiscard]] std::size_t idle_frame(rules::EntityId who) const;
    /// Which of that many frames is shown, each for so many milliseconds; the first while reduced.
    [[nodiscard]] std::size_t frame_of(std::size_t frames, std::int64_t length) const;
    /// The frame of a thing's glint, 0 to 2, once in a few seconds; nothing in between.
    [[nodiscard]] std::optional<std::size_t> glint(core::Point at) const;

  private:
    core::Milliseconds now_;
    core::Milliseconds last_input_;
    std::int64_t step_ = 0;
    std::int32_t noise_ = 0;
    bool allowed_ = true;
    bool focused_ = true;
};

}  // namespace torchwake::view
