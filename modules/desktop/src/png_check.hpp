#pragma once

#include <torchwake/core/rect.hpp>

#include <cstddef>
#include <string_view>

namespace torchwake::desktop {

/// A longer file is no picture of ours: the largest atlas without any compression, and to spare.
inline constexpr std::size_t max_png_bytes = std::size_t{32} * 1024 * 1024;

/// Whether bytes are a PNG file as to its frame: it claims that size, and each chunk lies in the file, the
/// end last. Libraries ask for as much memory as a chunk claims to need. Source: PNG specification, 5.2, 5.3
/// and 11.2.2.
[[nodiscard]] bool is_whole_png(std::string_view bytes, core::Size size);

}  // namespace torchwake::desktop
