#pragma once

#include "project_file.hpp"

#include <torchwake/content/loader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <utility>

namespace torchwake::content {

inline const std::filesystem::path game_data_folder =
    std::filesystem::path(testing::project_file("assets/data"));

/// The game's own data.
[[nodiscard]] inline const Catalog& game_data() {
    static const Catalog catalog = [] {
        auto loaded = load_catalog(game_data_folder);
        REQUIRE(loaded.has_value());
        return *std::move(loaded);
    }();
    return catalog;
}

}  // namespace torchwake::content
