#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::save {

/// Fewer bytes that stand for others: one frame of zstd, of its fastest level.
/// Source: RFC 8878.
[[nodiscard]] std::string compress(std::string_view plain);

/// The bytes that compress() was given. Takes memory for `plain_size` bytes and a little more, whatever the
/// frame claims; who reads that number from a file bounds it first.
/// Errors: nothing where `packed` is not one whole frame of exactly so many bytes, with nothing behind it.
[[nodiscard]] std::optional<std::string> decompress(std::string_view packed, std::size_t plain_size);

}  // namespace torchwake::save
