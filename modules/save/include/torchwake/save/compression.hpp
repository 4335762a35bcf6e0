#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::save {

/// Compresses bytes into one frame of zstd, at its fastest level.
/// Source: RFC 8878.
[[nodiscard]] std::string compress(std::string_view plain);

/// The bytes that compress() was given. Takes memory for little more than `plain_size` bytes, whatever the
/// frame claims; bound a number that comes from a file first.
/// Errors: nothing if `packed` is not one whole frame of exactly that many bytes, with nothing behind it.
[[nodiscard]] std::optional<std::string> decompress(std::string_view packed, std::size_t plain_size);

}  // namespace torchwake::save
