#pragma once

#include <torchwake/core/grid.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// What a step into a cell of a drawing meets.
enum class Passage : std::uint8_t { Solid, Open, Door };

/// What is wrong with a drawing, and where.
struct DrawingFault {
    core::Point at;
    std::string_view expected;
};

/// The open cells at the edge.
[[nodiscard]] std::vector<core::Point> entrances_of(const core::Grid<Passage>& drawing);

/// The first fault against what vault_def.hpp promises of a vault; nothing: there is none.
/// Requires: at least one cell.
[[nodiscard]] std::optional<DrawingFault> fault_of(const core::Grid<Passage>& drawing);

}  // namespace torchwake::content
