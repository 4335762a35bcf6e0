#pragma once

#include <torchwake/screen/models.hpp>

#include <cstdint>
#include <span>

namespace torchwake::view {

/// A number for all that the open screens show of themselves: equal screens have equal ones, and panels are
/// drawn again only when it changes. Cost: linear in the lines of menus and the offers of prompts; no
/// allocation.
[[nodiscard]] std::uint64_t fingerprint(std::span<const screen::Entry> screens);

}  // namespace torchwake::view
