#pragma once

// A run as bytes: a header in one line of text, then the run itself, one line of JSON, compressed.
// Definitions are named by their text ids, so other data never gives a file another meaning: the file is
// refused.
//
//     {"format":"torchwake-run","version":9,...,"depth":3,"packed":31415,"plain":271828,"checksum":123456789}
//
// 1. The checksum, a CRC-32, covers all bytes except its own end of the line, so a changed bit anywhere is
//    noticed.
// 2. The size of the uncompressed run is known, and bounded, before memory is taken for it.

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

/// The reasons why bytes are no usable run.
enum class SnapshotFault : std::uint8_t {
    Damaged,       ///< not what was written
    OtherVersion,  ///< of another version of the format
    OtherData,     ///< played with other monsters, items or levels
};

/// Why bytes are no usable run.
struct SnapshotError {
    SnapshotFault fault = SnapshotFault::Damaged;  ///< the kind of the reason
    std::string message;                           ///< a sentence that names the place
};

/// The only version of the format that is written and read.
inline constexpr std::int64_t snapshot_version = 14;
/// The greatest size of a file, and of the text in it.
inline constexpr std::size_t max_snapshot_bytes = std::size_t{8} * 1024 * 1024;

/// The bytes of a run, as the header's beginning describes them. Cost: linear, mostly the compression.
[[nodiscard]] std::string encode_run(const content::Catalog& catalog, const SavedRun& run);

/// The number of bytes that always hold the first line of a file.
inline constexpr std::size_t snapshot_line_bytes = 1024;
/// The depth that a run had reached, from the first line of its file; the rest is neither needed nor checked.
/// Nothing if the line does not have it.
[[nodiscard]] std::optional<std::int32_t> depth_of_snapshot(std::string_view beginning);

/// Ensures: the world is sound, its caches are current, and its hash equals the written one.
[[nodiscard]] boost::system::result<SavedRun, SnapshotError> decode_run(const content::Catalog& catalog,
                                                                        std::string_view bytes,
                                                                        std::string_view file);

/// The run as it continues under other data, which are to have all definitions that it names, by their text
/// ids. Numbers that the run holds itself, such as hit points, stay. Errors: OtherData, with the ids that are
/// missing, or with what would be wrong about the world.
[[nodiscard]] boost::system::result<SavedRun, SnapshotError> carry_over(const content::Catalog& from,
                                                                        const content::Catalog& to,
                                                                        const SavedRun& run);

}  // namespace torchwake::save
