#pragma once

#include <torchwake/core/grid.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// The passability of a drawing's cell.
enum class Passage : std::uint8_t { Solid, Open, Door };

/// A fault of a drawing, and its cell.
struct DrawingFault {
    core::Point at;
    std::string_view expected;
};

/// The open cells at the edge.
[[nodiscard]] std::vector<core::Point> entrances_of(const core::Grid<Passage>& drawing);

/// The first open cell to which no straight steps lead from an open one at the edge; nothing if there is
/// none.
[[nodiscard]] std::optional<core::Point> first_enclosed(const core::Grid<Passage>& drawing);

/// The first violation of the rules for vaults of vault_def.hpp; nothing if there is none.
/// Requires: at least one cell.
[[nodiscard]] std::optional<DrawingFault> fault_of(const core::Grid<Passage>& drawing);

}  // namespace torchwake::content
