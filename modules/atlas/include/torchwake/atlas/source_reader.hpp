#pragma once

#include <torchwake/atlas/source_text.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <filesystem>
#include <vector>

namespace torchwake::atlas {

/// The greatest size of a text source.
inline constexpr std::size_t max_source_bytes = std::size_t{1024} * 1024;

/// Reads a text source from disk.
/// Errors: the file can't be read, or is longer than `max_source_bytes`.
[[nodiscard]] boost::system::result<SourceFile, SourceError> read_source(const std::filesystem::path& path);

/// The text sources of a folder, files that end in ".txt", in the order of their names.
/// Errors: the folder can't be read.
[[nodiscard]] boost::system::result<std::vector<std::filesystem::path>, SourceError> list_sources(
    const std::filesystem::path& folder);

}  // namespace torchwake::atlas
