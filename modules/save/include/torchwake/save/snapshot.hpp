#pragma once

// A run as text: a header line that says what it is, then the run itself, one line of JSON. Definitions stand
// there by their text ids, so a file never means something else under other data: it is refused.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/save/saved_run.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
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
inline constexpr std::int64_t snapshot_version = 2;
/// A longer file is no run.
inline constexpr std::size_t max_snapshot_bytes = std::size_t{16} * 1024 * 1024;

[[nodiscard]] std::string encode_run(const content::Catalog& catalog, const SavedRun& run);

/// Ensures: the world is sound, its caches are current, and its hash is the one that was written.
[[nodiscard]] boost::system::result<SavedRun, SnapshotError> decode_run(const content::Catalog& catalog,
                                                                        std::string_view bytes,
                                                                        std::string_view file);

}  // namespace torchwake::save
