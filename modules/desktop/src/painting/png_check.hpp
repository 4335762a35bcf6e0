#pragma once

#include <torchwake/core/rect.hpp>

#include <cstddef>
#include <string_view>

namespace torchwake::desktop {

/// The greatest size of a picture file: more than the largest atlas without any compression.
inline constexpr std::size_t max_png_bytes = std::size_t{32} * 1024 * 1024;

/// True if bytes have the structure of a PNG file of that size: each chunk lies in the file, and the end
/// chunk is last. Libraries take as much memory as a chunk claims to need. Source: PNG specification, 5.2,
/// 5.3 and 11.2.2.
[[nodiscard]] bool is_whole_png(std::string_view bytes, core::Size size);

}  // namespace torchwake::desktop
