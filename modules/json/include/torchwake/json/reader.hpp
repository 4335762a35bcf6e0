#pragma once

// The one reader of JSON text. It is stricter than JSON, so that no two programs can understand a file
// differently:
//
// 1. Numbers are integers of 64 bits; decimals are written as strings such as "0.5".
// 2. No name stands twice in one object; nothing follows the document; there are no comments.
// 3. The text is UTF-8 without a byte order mark, and no longer or deeper than the limits allow.
//
// Wrong numbers and repeated names are collected, all of a text at once; a syntax error ends the reading.

#include <torchwake/json/error.hpp>
#include <torchwake/json/value.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <string_view>

namespace torchwake::json {

/// The limits of a text. A tree takes up to 20 bytes for each byte of its text.
struct Limits {
    std::size_t max_bytes = std::size_t{1024} * 1024;        ///< bytes of the text
    std::size_t max_depth = 16;                              ///< arrays and objects within each other
    std::size_t max_memory = std::size_t{64} * 1024 * 1024;  ///< bytes of the tree, without those taken
};

/// A member of the outermost object: a list of strings that is long. The reader gives away each string as it
/// comes, and the tree has an empty list. What was taken is of use only if the document is sound.
struct TakenList {
    std::string_view name;  ///< the name of that member
    /// Called with each string, which is valid only during the call.
    std::function<void(std::string_view)> take;
};

/// The limits of the game's data files and of a mod's: 1 MiB of text.
inline constexpr Limits data_file_limits{};
/// The limits of small files: 64 KiB of text.
inline constexpr Limits options_limits{.max_bytes = std::size_t{64} * 1024};

/// Reads a document from a text.
/// Errors: each with that file name, its line, and the pointer of the value being read.
[[nodiscard]] boost::system::result<Value, Errors> read(std::string_view text, std::string_view file,
                                                        const Limits& limits = data_file_limits,
                                                        std::span<const TakenList> taken = {});

/// Reads a document from a file.
/// Errors: as read(), or one if there is no readable regular file.
[[nodiscard]] boost::system::result<Value, Errors> read_file(const std::filesystem::path& path,
                                                             const Limits& limits = data_file_limits);

}  // namespace torchwake::json
