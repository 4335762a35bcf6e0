#pragma once

#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::flow {

/// The line of a list under the pointer, and the one on which the pointer rested last. On its way from a line
/// to a label below the list the pointer crosses other lines, on which it does not rest.
class HoveredLine {
  public:
    /// The pointer is on that line.
    void enter(std::int32_t line, core::Milliseconds now);
    /// The pointer is on no line.
    void leave(core::Milliseconds now);
    /// A key or a click: what was pointed at before is of no more interest.
    void forget();
    /// The line on which the pointer rested last; nothing if it has rested on none.
    [[nodiscard]] std::optional<std::int32_t> rested() const { return rested_; }

  private:
    std::optional<std::int32_t> line_;
    std::optional<std::int32_t> rested_;
    core::Milliseconds since_;
};

}  // namespace torchwake::flow
