#include "save/folder_question.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {

TEST_CASE("folders are in the person's Library", "[save][folders]") {
    const auto folders = find_folders(question({{"HOME", "/Users/ann"}}));
    REQUIRE(folders.has_value());
    CHECK(*folders == Folders{"/Users/ann/Library/Application Support/torchwake",
                              "/Users/ann/Library/Application Support/torchwake",
                              "/Users/ann/Library/Logs/torchwake"});
}

TEST_CASE("without a home no folder is known, and that is said", "[save][folders]") {
    const auto folders = find_folders(question({}));
    REQUIRE_FALSE(folders.has_value());
    CHECK(folders.error().message.find("--user-dir") != std::string::npos);
}

}  // namespace torchwake::save
