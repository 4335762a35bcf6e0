#pragma once

#include <torchwake/content/loader.hpp>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace torchwake::bench {

/// The game's own definitions; ends the program where they can't be read.
[[nodiscard]] inline const content::Catalog& game_data() {
    static const content::Catalog catalog = [] {
        const auto folder = std::filesystem::path(TORCHWAKE_BENCH_MAPS) / "../../../assets/data";
        auto loaded = content::load_catalog(folder);
        if (!loaded) {
            std::fprintf(stderr, "torchwake_bench: %s can't be read\n", folder.c_str());
            std::exit(1);
        }
        return std::move(*loaded);
    }();
    return catalog;
}

}  // namespace torchwake::bench
