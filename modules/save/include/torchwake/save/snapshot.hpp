#pragma once

// A run as bytes: a header, which is one line of text and says what it is, then the run itself, one line of
// JSON, compressed. Definitions stand there by their text ids, so a file never means something else under
// other data: it is refused.
//
//     {"format":"torchwake-run","version":6,...,"depth":3,"packed":31415,"plain":271828,"checksum":123456789}
//
// 1. The checksum, a CRC-32, is of all bytes but its own end of the line: a changed bit is noticed wherever
//    it is.
// 2. The size of what is compressed is known, and bounded, before it takes memory.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/save/saved_run.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::save {

using core::throw_exception_from_error;

/// Why bytes are no run that can go on.
enum class SnapshotFault : std::uint8_t {
    Damaged,       ///< not what was written once
    OtherVersion,  ///< of another version of the format
    OtherData,     ///< played with other monsters, items or levels
};

struct SnapshotError {
    SnapshotFault fault = SnapshotFault::Damaged;
    std::string message;  ///< a sentence that names the place
};

/// The version of the format that is written, and the only one that is read.
inline constexpr std::int64_t snapshot_version = 6;
/// A longer file is no run, nor is one that holds a longer text.
inline constexpr std::size_t max_snapshot_bytes = std::size_t{8} * 1024 * 1024;

[[nodiscard]] std::string encode_run(const content::Catalog& catalog, const SavedRun& run);

/// The first so many bytes of a file have all of its first line.
inline constexpr std::size_t snapshot_line_bytes = 1024;
/// How deep a run had come, as the first line of a file says; the rest of it is neither needed nor checked.
/// Nothing where it says nothing of that.
[[nodiscard]] std::optional<std::int32_t> depth_of_snapshot(std::string_view beginning);

/// Ensures: the world is sound, its caches are current, and its hash is the one that was written.
[[nodiscard]] boost::system::result<SavedRun, SnapshotError> decode_run(const content::Catalog& catalog,
                                                                        std::string_view bytes,
                                                                        std::string_view file);

}  // namespace torchwake::save
