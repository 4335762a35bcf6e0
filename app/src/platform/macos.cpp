// Written by reading; never run.

#include "platform/platform.hpp"

#include <cstdint>
#include <mach-o/dyld.h>
#include <system_error>

namespace torchwake::app::platform {

namespace fs = std::filesystem;

/// The first call tells how long the path is.
std::optional<fs::path> program_path() {
    std::uint32_t size = 0;
    ::_NSGetExecutablePath(nullptr, &size);
    std::string path(size, '\0');
    if (::_NSGetExecutablePath(path.data(), &size) != 0) {
        return std::nullopt;
    }
    std::error_code unknown;
    const fs::path program = fs::canonical(path.c_str(), unknown);
    return unknown ? std::nullopt : std::optional(program);
}

std::vector<fs::path> shared_data_folders() {
    return {"/Library/Application Support", "/usr/local/share"};
}

}  // namespace torchwake::app::platform
