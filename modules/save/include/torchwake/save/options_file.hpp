#pragma once

#include <torchwake/save/file_port.hpp>
#include <torchwake/save/options.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace torchwake::save {

/// Options, and a message about how they were read.
struct LoadedOptions {
    Options options;                     ///< the defaults if none could be read
    std::optional<std::string> message;  ///< a sentence for a person
};

/// A player's options in a file, which several processes may share: each writes the options that it has
/// changed, and keeps what others wrote of the rest.
class OptionsFile {
  public:
    /// Requires: `files` outlives this.
    OptionsFile(FilePort& files, std::filesystem::path path) : files_(&files), path_(std::move(path)) {}

    /// Reads the options; the defaults if the file does not exist. A damaged file is set aside, with a
    /// message.
    [[nodiscard]] LoadedOptions load();
    /// Writes the options that differ from those loaded or stored last. Waits up to 100 ms for "options.lock"
    /// while another process writes, and then writes without it. Errors: a sentence for a person.
    [[nodiscard]] boost::system::result<void, std::string> store(const Options& options);
    /// Writes the defaults, whatever the file has. Errors: a sentence for a person.
    [[nodiscard]] boost::system::result<void, std::string> reset();

  private:
    FilePort* files_;
    std::filesystem::path path_;
    Options known_;  ///< as loaded or stored last
};

}  // namespace torchwake::save
