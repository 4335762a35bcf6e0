#pragma once

#include <torchwake/atlas/source_text.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <filesystem>

namespace torchwake::atlas {

/// The greatest size of a text source.
inline constexpr std::size_t max_source_bytes = std::size_t{1024} * 1024;

/// Reads a text source from disk.
/// Errors: the file can't be read, or is longer than `max_source_bytes`.
[[nodiscard]] boost::system::result<SourceFile, SourceError> read_source(const std::filesystem::path& path);

}  // namespace torchwake::atlas
