#pragma once

#include <torchwake/desktop/source_text.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <filesystem>

namespace torchwake::desktop {

/// The longest text source that is read.
inline constexpr std::size_t max_source_bytes = std::size_t{1024} * 1024;

/// Reads a text source from disk.
/// Errors: there is no file that can be read, or it is longer than `max_source_bytes`.
[[nodiscard]] boost::system::result<SourceFile, SourceError> read_source(const std::filesystem::path& path);

}  // namespace torchwake::desktop
