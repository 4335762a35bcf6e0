#pragma once

#include <torchwake/save/file_port.hpp>
#include <torchwake/save/options.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace torchwake::save {

/// Options, and a message about how they were read.
struct LoadedOptions {
    Options options;                     ///< the defaults if none could be read
    std::optional<std::string> message;  ///< a sentence for a person
};

/// Reads the options of a file; the defaults if it does not exist. A damaged file is set aside, with a
/// message.
[[nodiscard]] LoadedOptions load_options(FilePort& files, const std::filesystem::path& path);

/// Errors: a sentence for a person.
[[nodiscard]] boost::system::result<void, std::string> store_options(FilePort& files,
                                                                     const std::filesystem::path& path,
                                                                     const Options& options);

}  // namespace torchwake::save
