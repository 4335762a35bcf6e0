#include "places.hpp"

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace {

using Path = std::filesystem::path;

/// The absolute path in a variable of the environment; empty if it has none.
Path path_in(const char* variable) {
    const char* const value = std::getenv(variable);
    const Path path = value != nullptr ? value : "";
    return path.is_absolute() ? path : Path();
}

}  // namespace

std::string usual_file() {
    const Path home = path_in("HOME");
    Path folder = path_in("XDG_STATE_HOME");
    if (folder.empty() && home.empty()) {
        throw std::runtime_error("neither HOME nor XDG_STATE_HOME names a folder; name a file for the game");
    }
    folder = (folder.empty() ? home / ".local" / "state" : folder) / "roguelike";
    std::filesystem::create_directories(folder);
    return folder / "hero.save";
}

std::string font_file() {
    constexpr const char* name = "DejaVuSansMono.ttf";
    const Path bin = std::filesystem::read_symlink("/proc/self/exe").parent_path();
    const Path packed = (bin / ROGUELIKE_DATA / name).lexically_normal();
    if (std::filesystem::exists(packed)) {
        return packed;
    }
    if (std::filesystem::exists(bin / name)) {
        return bin / name;
    }
    throw std::runtime_error("the font of the window is missing: " + packed.string());
}
