#pragma once

// Support for the fuzz targets. A broken promise ends the program, and libFuzzer keeps the input that broke
// it.

#include "project_file.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace torchwake::fuzz {

inline void require(bool promise) {
    if (!promise) {
        std::abort();
    }
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// A file of the game's assets, by its path below them.
inline std::string asset(const std::string& name) {
    std::ifstream file(testing::project_file("assets/") + name, std::ios::binary);
    require(file.is_open());
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace torchwake::fuzz
